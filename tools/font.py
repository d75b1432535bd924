#!/usr/bin/env python3
"""Makes Web/nunito.woff2 from the variable Nunito: tools/font.py NUNITO.ttf OUT.woff2

Weights 250 to 800, the Latin letters, and four arrows and a narrow blank that it lacks. It comes
with PyPI's fontpkg-nunito 3.602; with fonttools 4.68.0 and brotli 1.2.1 the same bytes come out.
"""

import io, math, sys
from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

SOURCE, OUT = sys.argv[1], sys.argv[2]
LOW, HIGH = 250, 800

RANGES = [(0x20, 0x7E), (0xA0, 0x17E), (0x218, 0x21B), (0x1E9E, 0x1E9E)]
MORE = (
    "‐‑–—―‘’‚“”„•…‰′″‹›⁄"
    "⁰⁴⁵⁶⁷⁸⁹⁻₂"
    "€₹₺"
    "←↑→↓∂∆∏∑−∕∙√∞∫≈≠≤≥◊"
    "\u2002\u2003\u2007\u2008\u2009\u200a\u200b\u202f"
    "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328"
)
DROP = set(
    "∂∆∏∑∫∕∙◊№₩‛ĈĉĊċĔĕĜĝĠġĤĥĦħĨĩĬĭĲĳĴĵĸĿŀŉŊŋŎŏŜŝŦŧŨũŬŭŴŵŶŷ†™ŢţŖŗĹĺŔŕ₂‡√―"
    "\u2002\u2003\u2008"
)
WANTED = {c for a, b in RANGES for c in range(a, b + 1)} | {ord(c) for c in MORE}
WANTED -= {ord(c) for c in DROP}

font = TTFont(SOURCE, recalcTimestamp=False)
space_name = font.getBestCmap()[0x2009]  # thin space
font = instancer.instantiateVariableFont(font, {"wght": (LOW, HIGH)}, updateFontNames=False)
# The default of the axis stays at the low end: so each glyph has two sets of deltas, not three.

# --- The four arrows, as strokes with round ends, as heavy as the minus sign at each weight.
regions = []
for v in font["gvar"].variations["plus"]:
    if v.axes not in regions:
        regions.append(v.axes)
avar = font["avar"].segments["wght"] if "avar" in font else {0: 0, 1: 1}


def user_weight(normal):
    keys = sorted(avar)
    for a, b in zip(keys, keys[1:]):
        if a >= 0 and avar[a] <= normal <= avar[b] and avar[b] > avar[a]:
            return LOW + (HIGH - LOW) * (a + (b - a) * (normal - avar[a]) / (avar[b] - avar[a]))
    return HIGH if normal >= 1 else LOW


def measure(weight):
    """The stroke of the minus sign, and the height of the middle of the plus sign."""
    one = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    pen = BoundsPen(one.getGlyphSet())
    one.getGlyphSet()["minus"].draw(pen)
    stroke = pen.bounds[3] - pen.bounds[1]
    pen = BoundsPen(one.getGlyphSet())
    one.getGlyphSet()["plus"].draw(pen)
    return stroke, (pen.bounds[3] + pen.bounds[1]) / 2


def capsule(a, b, half):
    """A stroke from a to b with round ends, whose curves are parted every 45 degrees."""
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    reach = half / math.cos(math.pi / 8)
    out = []
    for centre, turn in ((b, -math.pi / 2), (a, math.pi / 2)):
        out.append(
            (*[centre[i] + half * f(angle + turn) for i, f in ((0, math.cos), (1, math.sin))], True)
        )
        for k in range(4):
            for step, radius, on in ((k * 45 + 22.5, reach, False), (k * 45 + 45, half, True)):
                t = angle + turn + math.radians(step)
                out.append((centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t), on))
    return out[::-1]  # clockwise, as TrueType wants


def arrow(direction, half, middle):
    length, wing, side = 600, 205, 70
    advance = length + 2 * side if direction in "←→" else 2 * wing + 2 * 105
    tip = (length / 2 - half, 0)
    lines = [((-length / 2 + half, 0), tip)] + [
        ((tip[0] - (wing - half), s * (wing - half)), tip) for s in (1, -1)
    ]
    turn = {"→": 0, "↑": 90, "←": 180, "↓": 270}[direction]
    cos, sin = round(math.cos(math.radians(turn))), round(math.sin(math.radians(turn)))
    place = lambda p: (p[0] * cos - p[1] * sin + advance / 2, p[0] * sin + p[1] * cos + middle)
    return advance, [capsule(place(a), place(b), half) for a, b in lines]


def flat(contours):
    return [(round(x), round(y)) for c in contours for x, y, _ in c]


normals = [0.0] + [r["wght"][1] for r in regions]
shape = [measure(user_weight(n)) for n in normals]
print(
    "regions",
    regions,
    "stroke and middle",
    [(round(user_weight(n)), s) for n, s in zip(normals, shape)],
)
order = list(font.getGlyphOrder())
for code in "←↑→↓":
    name = "uni%04X" % ord(code)
    if name in order or ord(code) in font.getBestCmap():
        sys.exit(f"{code} is there already")
    masters = [
        arrow(code, s / 2, m if code in "←→" else 352) for s, m in shape
    ]  # 352: half a capital
    pen = TTGlyphPen(None)
    for contour in masters[0][1]:
        pen.moveTo((round(contour[0][0]), round(contour[0][1])))
        held = []
        for x, y, on in contour[1:]:
            (held.append((round(x), round(y))) if not on else None)
            if on:
                (
                    pen.qCurveTo(*held, (round(x), round(y)))
                    if held
                    else pen.lineTo((round(x), round(y)))
                )
                held = []
        pen.closePath()
    glyph = pen.glyph()
    glyph.flags[0] |= 0x40  # the strokes overlap
    font["glyf"][name] = glyph
    font["hmtx"][name] = (round(masters[0][0]), 0)
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(masters[0][0]), glyph.xMin)
    base = list(glyph.coordinates)
    assert len(base) == len(flat(masters[0][1])), (len(base), len(flat(masters[0][1])))
    tuples, earlier = [], []
    for region, normal, (advance, contours) in zip(regions, normals[1:], masters[1:]):
        deltas = [(x - u, y - v) for (x, y), (u, v) in zip(flat(contours), base)]
        for other, known in earlier:  # what an earlier region already adds here
            low, peak, high = other["wght"]
            scale = (
                0
                if normal >= high or normal <= low
                else (
                    (normal - low) / (peak - low)
                    if normal <= peak
                    else (high - normal) / (high - peak)
                )
            )
            if scale:
                deltas = [
                    (x - round(scale * u), y - round(scale * v))
                    for (x, y), (u, v) in zip(deltas, known)
                ]
        earlier.append((region, deltas))
        tuples.append(TupleVariation(region, deltas + [(0, 0)] * 4))
    font["gvar"].variations[name] = tuples
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(code)] = name
del font["HVAR"]  # made anew below, with the arrows
for table in font["cmap"].tables:  # narrow no-break space: as wide as the thin space
    if table.isUnicode():
        table.cmap[0x202F] = space_name
        table.cmap[0x2011] = table.cmap[0x2010]  # non-breaking hyphen: the hyphen

order = list(font["glyf"].glyphOrder)  # the new glyphs stand at its end
font.setGlyphOrder(order)
font.getReverseGlyphMap(rebuild=True)
font["GDEF"].table.GlyphClassDef.classDefs.update({"uni%04X" % ord(c): 1 for c in "←↑→↓"})
buffer = io.BytesIO()
font.save(buffer)
buffer.seek(0)
font = TTFont(buffer, recalcTimestamp=False)
add_HVAR(font)

# --- Heights of the line: the middle lies where Arial has it (0.3467 em), so that no text moves up
# or down when the font comes, even where a browser knows no ascent-override.
for table, up, down in (("hhea", "ascent", "descent"), ("OS/2", "sTypoAscender", "sTypoDescender")):
    setattr(font[table], up, 1010)
    setattr(font[table], down, -317)
font["hhea"].lineGap = font["OS/2"].sTypoLineGap = 0
font["OS/2"].fsSelection |= 1 << 7  # USE_TYPO_METRICS

font["fvar"].instances = []
font["name"].setName(
    "Version 3.602; Latin subset, wght 250-800, arrows and U+202F added for Redstart",
    5,
    3,
    1,
    0x409,
)

options = subset.Options()
options.layout_features = [
    "kern",
    "mark",
    "mkmk",
    "liga",
    "calt",
    "tnum",
    "pnum",
    "lnum",
    "case",
    "ccmp",
    "locl",
]
options.hinting = False
options.desubroutinize = True
options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
options.name_languages = [0x409]
options.notdef_outline = True
options.drop_tables += ["STAT", "gasp", "DSIG", "MVAR", "meta"]
options.flavor = "woff2"
worker = subset.Subsetter(options)
worker.populate(unicodes=WANTED)
worker.subset(font)
font.flavor = "woff2"
font.save(OUT)
have = set(TTFont(OUT).getBestCmap())
print(
    len(have),
    "characters; not in the font:",
    "".join(chr(c) if c > 0x2010 or c < 0x2000 else f"U+{c:04X}" for c in sorted(WANTED - have)),
)
