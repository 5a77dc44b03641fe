"""Makes plain-zero.woff2: the zero of Atkinson Hyperlegible Next without its slash, for wght 200 to 800, as a font of one figure.

    pip install fonttools brotli
    python plain-zero.py node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/…-latin-wght-normal.woff2 plain-zero.woff2
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation

source, target = sys.argv[1:3]
font = TTFont(source)
glyf, gvar = font["glyf"], font["gvar"]


def contours_of(glyph):
    """Ranges of points: the outer contour first, then the two halves of the counter."""
    ends = list(glyph.endPtsOfContours)
    ranges = [range(start, end + 1) for start, end in zip([0, *(end + 1 for end in ends)], ends)]
    width = lambda points: max(glyph.coordinates[p][0] for p in points) - min(glyph.coordinates[p][0] for p in points)
    return sorted(ranges, key=width, reverse=True)


def counter(points, outer, halves):
    """One whole counter: the outer contour, scaled into the box of the two halves, the other way round."""

    def axis(i):
        around, inside = [points[p][i] for p in outer], [points[p][i] for half in halves for p in half]
        low, high, to_low, to_high = min(around), max(around), min(inside), max(inside)
        return lambda value: to_low + (value - low) / (high - low) * (to_high - to_low)

    x, y = axis(0), axis(1)
    inner = [(round(x(points[p][0])), round(y(points[p][1]))) for p in outer]
    return [inner[0], *reversed(inner[1:])]


for name in ("zero", "zero.tf"):
    glyph = glyf[name]
    if glyph.isComposite():  # the tabular one is the other one, shifted
        assert [part.glyphName for part in glyph.components] == ["zero"], name
        continue
    coordinates, _, flags = glyph.getCoordinates(glyf)
    default = list(coordinates)
    outer, *halves = contours_of(glyph)
    assert len(halves) == 2, name
    inner = counter(default, outer, halves)
    variations = []
    for variation in gvar.variations[name]:
        deltas = list(variation.coordinates)
        assert None not in deltas[: len(default)], name
        master = [(px + dx, py + dy) for (px, py), (dx, dy) in zip(default, deltas)]
        moved = counter(master, outer, halves)
        inner_deltas = [(mx - ix, my - iy) for (mx, my), (ix, iy) in zip(moved, inner)]
        outer_deltas = [deltas[p] for p in outer]
        variations.append(TupleVariation(variation.axes, outer_deltas + inner_deltas + deltas[len(default) :]))
    gvar.variations[name] = variations
    outer_flags = [flags[p] for p in outer]
    glyph.coordinates = GlyphCoordinates([default[p] for p in outer] + inner)
    glyph.flags = bytearray([*outer_flags, outer_flags[0], *reversed(outer_flags[1:])])
    glyph.endPtsOfContours = [len(outer) - 1, 2 * len(outer) - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(glyf)

options = subset.Options(flavor="woff2", layout_features=["tnum", "pnum"], notdef_outline=False, hinting=False)
options.name_IDs = [0, 13, 14]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[0x30])
subsetter.subset(font)
for record in list(font["name"].names):
    if record.nameID in (1, 3, 4, 6, 16):
        font["name"].names.remove(record)
for name_id, text in ((1, "Lemma Plain Zero"), (2, "Regular"), (4, "Lemma Plain Zero"), (6, "LemmaPlainZero")):
    font["name"].setName(text, name_id, 3, 1, 0x409)
font.flavor = "woff2"
font.save(target)
