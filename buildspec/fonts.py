"""Make the shipped fonts: ``python -m buildspec.fonts`` (needs npm and fontTools).

Sources are the static instances that the ``@expo-google-fonts`` packages carry. Neither family
declares a Reserved Font Name, so they may be cut down and still be called by their names.
(Debian's EB Garamond was set aside: its bold has 127 glyphs and no accents.)
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FONTS = ASSETS / "fonts"

NARROW_SPACE = 0x202F
THIN_SPACE = 0x2009

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x0192, 0x0192),
    (0x0218, 0x021B),
    (0x02BC, 0x02DD),
    (0x0300, 0x0314),  # combining accents and breathings
    (0x0342, 0x0345),
    (0x0370, 0x03FF),  # Greek
    (0x1F00, 0x1FFF),  # polytonic Greek
    (0x2000, 0x200D),  # spaces and joiners
    (0x2010, 0x2027),  # dashes, quotes, bullet, ellipsis
    (0x202F, 0x2044),
    (0x2070, 0x208E),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2150, 0x215E),
    (0x2190, 0x2199),  # arrows
    (0x21BA, 0x21BB),
    (0x2212, 0x2212),
    (0x2215, 0x221E),
    (0x2248, 0x2265),
    (0x25A0, 0x25CF),  # geometric shapes
    (0x2605, 0x2606),
    (0x2660, 0x2666),
    (0x2713, 0x2717),
    (0xFB00, 0xFB04),
)
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"]

FAMILIES = {
    "garamond": {
        "package": "@expo-google-fonts/eb-garamond@0.4.3",
        "family": "EB Garamond",
        "authors": "Georg Duffner, Octavio Pardo and the EB Garamond Project Authors",
        "source": "https://github.com/octaviopardo/EBGaramond12",
        "licence_file": "fonts/ofl-ebgaramond.txt",
        "styles": {
            "regular": "400Regular/EBGaramond_400Regular.ttf",
            "italic": "400Regular_Italic/EBGaramond_400Regular_Italic.ttf",
            "bold": "700Bold/EBGaramond_700Bold.ttf",
        },
    },
    "inter": {
        "package": "@expo-google-fonts/inter@0.4.2",
        "family": "Inter",
        "authors": "Rasmus Andersson and the Inter Project Authors",
        "source": "https://github.com/rsms/inter",
        "licence_file": "fonts/ofl-inter.txt",
        "styles": {
            "regular": "400Regular/Inter_400Regular.ttf",
            "italic": "400Regular_Italic/Inter_400Regular_Italic.ttf",
            "semibold": "600SemiBold/Inter_600SemiBold.ttf",
            "bold": "700Bold/Inter_700Bold.ttf",
        },
    },
}


def fetch(package: str, folder: Path) -> Path:
    """Unpack an npm package below folder; return the folder of its files."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", package],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    target = folder / package.split("/")[-1]
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(target)
    return target / "package"


def add_narrow_space(font: TTFont) -> None:
    """Give the font U+202F, which French needs before ; : ! ? and EB Garamond 1.003 lacks.

    Its bold also has a thin space three times too wide, hence the width set here.
    """
    if NARROW_SPACE in font.getBestCmap():
        return
    thin = font.getBestCmap()[THIN_SPACE]
    font["hmtx"][thin] = (font["head"].unitsPerEm // 7, 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = thin


def cut(source: Path, target: Path) -> None:
    """Write the part of the source font that Nostos can show."""
    font = TTFont(source, recalcTimestamp=False)
    add_narrow_space(font)
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = True
    options.legacy_kern = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
    cutter.subset(font)
    font.save(target)


def credits() -> dict[str, object]:
    """Return what the credits page says about what other people made."""
    return {
        "fonts": [
            {
                "name": family["family"],
                "authors": family["authors"],
                "source": family["source"],
                "licence": "SIL Open Font License 1.1",
                "licence_file": family["licence_file"],
                "files": [f"fonts/{name}-{style}.ttf" for style in family["styles"]],
            }
            for name, family in FAMILIES.items()
        ]
    }


def main() -> None:
    """Fetch both families and write the fonts, their licences and assets/credits.json."""
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for name, family in FAMILIES.items():
            unpacked = fetch(family["package"], Path(scratch))
            shutil.copyfile(unpacked / "LICENSE_FONT", ASSETS / family["licence_file"])
            for style, path in family["styles"].items():
                cut(unpacked / path, FONTS / f"{name}-{style}.ttf")
    file = ASSETS / "credits.json"
    others = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    text = json.dumps({**others, **credits()}, ensure_ascii=False, indent=2)
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
