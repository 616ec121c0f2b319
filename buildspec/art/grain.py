"""Clay and paper grain: a light, neutral, seamless texture that a tint multiplies."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageFilter

SIZE = 256


def wrapped_blur(image: Image.Image, radius: float) -> Image.Image:
    """Return the picture blurred as if it were surrounded by copies of itself."""
    big = Image.new("L", (SIZE * 3, SIZE * 3))
    for x in range(3):
        for y in range(3):
            big.paste(image, (x * SIZE, y * SIZE))
    return big.filter(ImageFilter.GaussianBlur(radius)).crop((SIZE, SIZE, 2 * SIZE, 2 * SIZE))


def noise(seed: int, radius: float, strength: float) -> Image.Image:
    """Return grey noise around 128, softened, with the given spread."""
    rng = random.Random(seed)
    raw = Image.frombytes("L", (SIZE, SIZE), rng.randbytes(SIZE * SIZE))
    soft = wrapped_blur(raw, radius)
    low, high = soft.getextrema()
    span = max(high - low, 1)
    return soft.point(lambda v: round(128 + strength * (2 * (v - low) / span - 1)))


def paper() -> Image.Image:
    """Return the grain, 256 px, between about 230 and 255, tiling both ways."""
    cloud = noise(seed=3, radius=22, strength=5)
    fibre = noise(seed=7, radius=2.2, strength=6)
    grit = noise(seed=11, radius=0.6, strength=5)
    total = ImageChops.add(ImageChops.add(cloud, fibre, offset=-128), grit, offset=-128)
    grey = total.point(lambda v: min(255, v + 118))
    return Image.merge("RGB", (grey, grey, grey))
