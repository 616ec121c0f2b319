"""Make the sounds of Nostos: ``python -m buildspec.sounds``. Standard library only, seeded,
so that the same bytes come out every time."""

from __future__ import annotations

import io
import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22050

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Return that much silence."""
    return [0.0] * round(seconds * RATE)


def mix_in(base: Samples, part: Samples, at: float = 0.0, gain: float = 1.0) -> Samples:
    """Add part into base, starting at that second; what runs over the end is cut. Returns base."""
    start = round(at * RATE)
    for i, value in enumerate(part[: len(base) - start]):
        base[start + i] += gain * value
    return base


def noise(seconds: float, seed: int) -> Samples:
    """Return white noise."""
    rng = random.Random(seed)
    return [rng.random() * 2 - 1 for _ in range(round(seconds * RATE))]


def shaped(samples: Samples, envelope: Callable[[float], float]) -> Samples:
    """Return the samples times envelope(t), t from 0 to 1 over the whole length."""
    last = max(len(samples) - 1, 1)
    return [value * envelope(i / last) for i, value in enumerate(samples)]


def band(samples: Samples, centre: Callable[[float], float], width: float) -> Samples:
    """Return the samples through a band-pass whose centre (Hz) moves with t; width is 1 / Q."""
    low = middle = 0.0
    last = max(len(samples) - 1, 1)
    found = []
    for i, value in enumerate(samples):
        step = 2 * math.sin(math.pi * centre(i / last) / RATE)
        low += step * middle
        middle += step * (value - low - width * middle)
        found.append(middle)
    return found


def ring(hertz: float, seconds: float, decay: float, glide: float = 1.0) -> Samples:
    """Return a dying sine; glide is the ratio of its last pitch to its first."""
    phase = 0.0
    found = []
    count = round(seconds * RATE)
    for i in range(count):
        t = i / count
        found.append(math.sin(phase) * math.exp(-i / RATE / decay))
        phase += 2 * math.pi * hertz * glide**t / RATE
    return found


def pluck(hertz: float, seconds: float, seed: int, bright: float = 0.5) -> Samples:
    """Return a plucked gut string (Karplus-Strong); bright from 0 to 1."""
    # The averaging delays by half a sample and an all-pass by the rest, or the string is flat.
    length = RATE / hertz - 0.5
    period = int(length - 0.1)
    rest = length - period
    allpass = (1 - rest) / (1 + rest)
    string = noise((period + 1) / RATE, seed)[:period]
    for _ in range(round(6 * (1 - bright)) + 1):
        string = [(string[i - 1] + string[i]) / 2 for i in range(period)]
    mean = sum(string) / period
    string = [value - mean for value in string]
    found = []
    last = last_average = passed = 0.0
    for i in range(round(seconds * RATE)):
        value = string[i % period]
        found.append(value)
        average = 0.4985 * (value + last)
        passed = allpass * average + last_average - allpass * passed
        last, last_average = value, average
        string[i % period] = passed
    return found


def swell(t: float) -> float:
    """Return an envelope that rises and falls."""
    return math.sin(math.pi * t) ** 2


def splash(seconds: float, seed: int) -> Samples:
    """Return water thrown up and falling back."""
    water = band(noise(seconds, seed), lambda t: 1900 - 1300 * t, 0.9)
    return shaped(water, lambda t: min(1, t * 14) * math.exp(-4.2 * t))


def tap() -> Samples:
    """A fingertip on a wooden board."""
    out = mix_in(silence(0.14), ring(640, 0.14, 0.022))
    mix_in(out, ring(1130, 0.14, 0.012), gain=0.45)
    return mix_in(out, band(noise(0.02, 1), lambda t: 1500, 0.8), gain=0.2)


def sail() -> Samples:
    """A hull that slides through water."""
    wash = band(noise(0.85, 2), lambda t: 420 + 900 * swell(t), 0.7)
    wash = shaped(wash, lambda t: swell(t**0.7) * (0.75 + 0.25 * math.sin(17 * t)))
    return mix_in(wash, shaped(band(noise(0.5, 3), lambda t: 2600, 0.5), swell), at=0.2, gain=0.2)


def turn() -> Samples:
    """A steering oar creaks, its blade dips."""
    out = silence(0.62)
    at = 0.02
    for i in range(16):
        grain = mix_in(ring(310 + 9 * i, 0.03, 0.007), ring(720 + 14 * i, 0.03, 0.005), gain=0.6)
        mix_in(out, grain, at=at, gain=0.3 + 0.5 * swell(i / 15))
        at += 0.026 - 0.0007 * i
    return mix_in(out, splash(0.32, 5), at=0.3, gain=0.55)


def capture() -> Samples:
    """A ram strikes: a low drum, then the splash."""
    out = mix_in(silence(1.0), ring(104, 0.6, 0.16, glide=0.45))
    mix_in(out, band(noise(0.05, 6), lambda t: 700, 0.6), gain=0.5)
    return mix_in(out, splash(0.9, 7), at=0.08, gain=0.75)


def raid() -> Samples:
    """Bronze on bronze, and fire after it."""
    out = silence(1.15)
    partials = ((233, 1.0), (352, 0.7), (547, 0.55), (779, 0.4), (1093, 0.3), (1487, 0.2))
    for hertz, gain in partials:
        mix_in(out, ring(hertz, 1.1, 60 / hertz), gain=gain * 0.5)
    rng = random.Random(8)
    for _ in range(34):
        spark = ring(900 + 2200 * rng.random(), 0.012, 0.003)
        mix_in(out, spark, at=0.12 + 0.9 * rng.random(), gain=0.5 * rng.random())
    roar = shaped(band(noise(1.0, 9), lambda t: 260 + 120 * swell(t), 0.8), swell)
    return mix_in(out, roar, at=0.1, gain=0.5)


def scuttle() -> Samples:
    """A ship goes down in bubbles."""
    out = silence(1.2)
    rng = random.Random(10)
    for i in range(22):
        pitch = 220 + 420 * rng.random()
        bubble = shaped(ring(pitch, 0.09, 0.05, glide=1.9), lambda t: min(1, t * 12) * (1 - t))
        mix_in(out, bubble, at=0.05 + 1.0 * (i / 22) ** 1.2, gain=0.35 + 0.4 * rng.random())
    return mix_in(out, shaped(band(noise(1.1, 11), lambda t: 380 - 200 * t, 0.6), swell), gain=0.25)


def your_turn() -> Samples:
    """Two notes of a lyre."""
    out = mix_in(silence(1.15), pluck(440.0, 1.1, 12, 0.6))
    return mix_in(out, pluck(587.33, 0.95, 13, 0.6), at=0.17)


def win() -> Samples:
    """A lyre climbs the Dorian mode and rests on its chord."""
    out = silence(3.4)
    tune = (293.66, 349.23, 440.0, 493.88, 523.25, 587.33)
    for i, hertz in enumerate(tune):
        mix_in(out, pluck(hertz, 1.6, 20 + i, 0.6), at=0.15 * i, gain=0.8)
    for i, hertz in enumerate((146.83, 293.66, 440.0, 587.33, 698.46)):
        mix_in(out, pluck(hertz, 2.2, 30 + i, 0.5), at=1.12 + 0.045 * i)
    return out


def refuse() -> Samples:
    """Two dull knocks: no."""
    knock = mix_in(ring(150, 0.16, 0.035, glide=0.8), ring(310, 0.16, 0.014), gain=0.3)
    return mix_in(mix_in(silence(0.36), knock), knock, at=0.14, gain=0.8)


def page() -> Samples:
    """A leaf of papyrus turns."""
    leaf = band(noise(0.34, 14), lambda t: 1400 + 2200 * t, 0.8)
    return shaped(leaf, lambda t: swell(t**0.6) * (0.6 + 0.4 * math.sin(40 * t * t)))


def dice() -> Samples:
    """Two bones rattle across a wooden table and come to rest."""
    out = silence(0.62)
    rng = random.Random(15)
    for first, gap in ((0.02, 0.118), (0.055, 0.102)):
        at, loud = first, 1.0
        while gap > 0.016:
            pitch = 1500 + 900 * rng.random()
            knock = mix_in(ring(pitch, 0.05, 0.006), ring(0.43 * pitch, 0.05, 0.011), gain=0.7)
            mix_in(knock, ring(240, 0.05, 0.016), gain=0.5)
            mix_in(out, knock, at=at, gain=loud * (0.8 + 0.4 * rng.random()))
            at, gap, loud = at + gap, 0.78 * gap, 0.82 * loud
    return mix_in(out, shaped(band(noise(0.4, 16), lambda t: 1800, 0.6), swell), at=0.05, gain=0.05)


def thunder() -> Samples:
    """A crack, then the long roll of a storm at sea."""
    out = silence(2.1)
    crack = band(noise(0.22, 17), lambda t: 2400 - 1900 * t, 0.7)
    mix_in(out, shaped(crack, lambda t: min(1, t * 30) * math.exp(-5 * t)), gain=0.5)
    roll = band(band(noise(2.1, 18), lambda t: 130 - 60 * t, 0.5), lambda t: 170 - 70 * t, 0.6)

    def rumble(t: float) -> float:
        swells = 0.55 + 0.3 * math.sin(23 * t) + 0.15 * math.sin(41 * t + 1)
        return min(1, t * 18) * math.exp(-2.4 * t) * swells

    return mix_in(out, shaped(roll, rumble), gain=2.4)


PEAKS: dict[Callable[[], Samples], float] = {
    tap: 0.40,
    sail: 0.32,
    turn: 0.36,
    capture: 0.60,
    raid: 0.50,
    scuttle: 0.45,
    your_turn: 0.50,
    win: 0.60,
    refuse: 0.42,
    page: 0.28,
    dice: 0.46,
    thunder: 0.56,
}


def finished(samples: Samples, peak: float) -> Samples:
    """Return the samples without offset, at that peak, faded in and out so that nothing clicks."""
    mean = sum(samples) / len(samples)
    level = [value - mean for value in samples]
    count = len(level)
    rise, fall = round(0.003 * RATE), min(round(0.08 * RATE), count // 3)
    for i in range(rise):
        level[i] *= i / rise
    for i in range(fall):
        level[count - 1 - i] *= i / fall
    loudest = max(abs(value) for value in level)
    return [value * peak / loudest for value in level]


def wav(samples: Samples) -> bytes:
    """Return the samples as a mono 16-bit wav file."""
    packed = struct.pack(f"<{len(samples)}h", *(round(value * 32767) for value in samples))
    held = io.BytesIO()
    with wave.open(held, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(packed)
    return held.getvalue()


def make() -> dict[str, bytes]:
    """Return every sound file by name."""
    return {f"{sound.__name__}.wav": wav(finished(sound(), peak)) for sound, peak in PEAKS.items()}


def main() -> None:
    """Write assets/sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, data in make().items():
        (SOUNDS / name).write_bytes(data)
        print(name, len(data), "bytes")


if __name__ == "__main__":
    main()
