"""Makes packages/ui/src/foundations/fonts/taawun-numerals.woff2 from Readex Pro: digits of one advance in both scripts, a
larger Arabic zero, and two Arabic separators that differ. Decision 47 has the reasons.

Run it after an update of @fontsource-variable/readex-pro (Debian: python3-fonttools, python3-brotli):
    python3 tools/release/numerals/make.py
"""

import logging
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

logging.getLogger("fontTools").setLevel(logging.ERROR)
ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "packages/ui/node_modules/@fontsource-variable/readex-pro/files"
OUTPUT = ROOT / "packages/ui/src/foundations/fonts/taawun-numerals.woff2"

WEIGHTS = (160, 400, 700)
# Advance of each digit and of a separator by weight, in units of 1/1000 em.
LATIN = {160: 548, 400: 582, 700: 630}
ARABIC = {160: 486, 400: 512, 700: 566}
SEPARATOR = {160: 230, 400: 267, 700: 310}
# Stem of a stroke by weight, measured at the digit 1.
STEM = {160: 52, 400: 104, 700: 168}

LATIN_DIGITS = range(0x30, 0x3A)
ARABIC_DIGITS = range(0x660, 0x66A)
ZERO, DECIMAL, THOUSANDS, COMMA = 0x660, 0x66B, 0x66C, 0x2C
ZERO_SCALE, ZERO_CENTRE = 1.55, 300
# Space on each side of the widest digit; a digit that is wider becomes narrower.
BEARING = 26
DIGIT_HEIGHT = 661


def bounds(glyf, name):
    glyph = glyf[name]
    glyph.recalcBounds(glyf)
    return glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax


def transformed(glyph_set, name, matrix):
    outline = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(pen, matrix))
    return pen.glyph()


def digit(glyph_set, glyf, name, advance):
    """The digit in the middle of its advance, narrower where it would touch its neighbour."""
    x_min, _, x_max, _ = bounds(glyf, name)
    scale = min(1, (advance - 2 * BEARING) / (x_max - x_min))
    shift = advance / 2 - scale * (x_min + x_max) / 2
    return transformed(glyph_set, name, (scale, 0, 0, 1, shift, 0))


def zero(glyph_set, glyf, name, advance):
    x_min, y_min, x_max, y_max = bounds(glyf, name)
    x, y = (x_min + x_max) / 2, (y_min + y_max) / 2
    matrix = (ZERO_SCALE, 0, 0, ZERO_SCALE, advance / 2 - ZERO_SCALE * x, ZERO_CENTRE - ZERO_SCALE * y)
    return transformed(glyph_set, name, matrix)


def thousands(glyph_set, glyf, name, advance):
    """The comma, with its top at the top of the digits."""
    x_min, _, x_max, y_max = bounds(glyf, name)
    scale = 0.85
    matrix = (scale, 0, 0, scale, advance / 2 - scale * (x_min + x_max) / 2, DIGIT_HEIGHT + 20 - scale * y_max)
    return transformed(glyph_set, name, matrix)


def decimal(stem, advance):
    """A slanted stroke that goes below the base line."""
    pen = TTGlyphPen(None)
    width, centre = stem * 0.92, advance / 2
    top, bottom, slant = 195, -175, 64
    points = [
        (centre + slant - width / 2, top),
        (centre + slant + width / 2, top),
        (centre - slant + width * 0.3, bottom),
        (centre - slant - width * 0.3, bottom),
    ]
    pen.moveTo(tuple(map(round, points[0])))
    for point in points[1:]:
        pen.lineTo(tuple(map(round, point)))
    pen.closePath()
    return pen.glyph()


def master(weight):
    latin = instancer.instantiateVariableFont(TTFont(SOURCE / "readex-pro-latin-wght-normal.woff2"), {"wght": weight})
    arabic = instancer.instantiateVariableFont(TTFont(SOURCE / "readex-pro-arabic-wght-normal.woff2"), {"wght": weight})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    advances = {".notdef": 0}
    cmap = {}

    def add(code, glyph, advance):
        name = f"uni{code:04X}"
        glyphs[name], advances[name], cmap[code] = glyph, advance, name

    for codes, font, advance in ((LATIN_DIGITS, latin, LATIN[weight]), (ARABIC_DIGITS, arabic, ARABIC[weight])):
        for code in codes:
            shape = zero if code == ZERO else digit
            add(code, shape(font.getGlyphSet(), font["glyf"], font.getBestCmap()[code], advance), advance)
    comma = thousands(latin.getGlyphSet(), latin["glyf"], latin.getBestCmap()[COMMA], SEPARATOR[weight])
    add(THOUSANDS, comma, SEPARATOR[weight])
    add(DECIMAL, decimal(STEM[weight], SEPARATOR[weight]), SEPARATOR[weight])

    builder = FontBuilder(latin["head"].unitsPerEm, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (advances[name], getattr(table[name], "xMin", 0)) for name in glyphs})
    builder.setupHorizontalHeader(ascent=latin["hhea"].ascent, descent=latin["hhea"].descent)
    builder.setupNameTable({"familyName": "Taawun Numerals", "styleName": "Regular"})
    os2 = latin["OS/2"]
    builder.setupOS2(
        usWeightClass=weight,
        sTypoAscender=os2.sTypoAscender,
        sTypoDescender=os2.sTypoDescender,
        sTypoLineGap=os2.sTypoLineGap,
        usWinAscent=os2.usWinAscent,
        usWinDescent=os2.usWinDescent,
        fsSelection=os2.fsSelection,
    )
    builder.setupPost(keepGlyphNames=False)
    return builder.font


def main():
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=160, default=400, maximum=700))
    for weight in WEIGHTS:
        space.addSource(SourceDescriptor(font=master(weight), location={"Weight": weight}))
    font, _, _ = build(space)
    font.flavor = "woff2"
    font.save(OUTPUT)
    print(f"{OUTPUT.relative_to(ROOT)}: {OUTPUT.stat().st_size} bytes")


main()
