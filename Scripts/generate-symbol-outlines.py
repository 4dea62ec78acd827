#!/usr/bin/env python3
"""Writes Sources/CellUI/PointCanvas/SymbolOutlineTable.swift: outlines for the names of SF Symbols.

SF Symbols' own outlines must not be used outside Apple's platforms. These are Phosphor's (https://phosphoricons.com, MIT licence), of
the PyPI package py-phosphor-icons: its bold weight for outlined symbols, its filled one for `.fill`. A symbol in a circle or a square is
put together here if Phosphor does not have it, others in symbol_compositions.py, and those whose names are made of others', as
`cart.badge.plus` and `lock.shield`, by the rules of symbol_grammar.py. Needs fontTools, which reads the paths, skia-pathops, which unites
and cuts areas, and Debian's fonts-inter.

    pip install py-phosphor-icons==0.1.1 fonttools skia-pathops && Scripts/generate-symbol-outlines.py

The table has a name for everything that SymbolGlyphs has one for and for each of symbol_families.py; it stops with what is missing.
"""
import math
import pathlib
import re
import sys

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

from relative_path import RelativePath
from symbol_compositions import COMPOSITIONS, SLASHED
from symbol_families import FILLED, MADE, expanded
from symbol_grammar import composed
from symbol_names import CHARACTERS, NAMES

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Sources/CellUI/PointCanvas/SymbolOutlineTable.swift"
# Phosphor's square is 256 wide; its circles have a diameter of 216 when outlined. A symbol's square is as wide as that circle.
SQUARE = 216
UNITS = 1000


class Shape:
    """An outline as fontTools records it, in Phosphor's units."""

    def __init__(self, *paths):
        self.pen = RecordingPen()
        for path in paths:
            parse_path(path, self.pen)

    @property
    def bounds(self):
        pen = BoundsPen(None)
        self.pen.replay(pen)
        return pen.bounds

    def moved(self, transform):
        shape = Shape()
        self.pen.replay(TransformPen(shape.pen, transform))
        return shape

    def fitted(self, side):
        """Around the middle of the square, no larger than `side`."""
        left, top, right, bottom = self.bounds
        scale = side / max(right - left, bottom - top)
        return self.moved(
            Transform(scale, 0, 0, scale, 128 - scale * (left + right) / 2, 128 - scale * (top + bottom) / 2))

    def with_(self, other):
        shape = Shape()
        self.pen.replay(shape.pen)
        other.pen.replay(shape.pen)
        return shape

    def line(self, name):
        left, top, right, bottom = self.bounds
        scale = UNITS / SQUARE
        pen = RelativePath(None)
        self.pen.replay(TransformPen(pen, Transform(scale, 0, 0, scale, -left * scale, -top * scale)))
        return f"{name} {round((right - left) * scale)} {round((bottom - top) * scale)} {pen.text}"


def circle(x, y, radius):
    return f"M{x - radius},{y}A{radius},{radius},0,1,1,{x + radius},{y}A{radius},{radius},0,1,1,{x - radius},{y}Z"


def rounded(left, top, width, height, radius):
    right, bottom = left + width, top + height
    return (
        f"M{left + radius},{top}H{right - radius}A{radius},{radius},0,0,1,{right},{top + radius}V{bottom - radius}"
        f"A{radius},{radius},0,0,1,{right - radius},{bottom}H{left + radius}A{radius},{radius},0,0,1,{left},{bottom - radius}"
        f"V{top + radius}A{radius},{radius},0,0,1,{left + radius},{top}Z")


def sector(start, end, radius):
    """A part of a disc, clockwise from the top, in turns."""
    def point(turn):
        angle = (turn - 0.25) * 2 * math.pi
        return f"{128 + radius * math.cos(angle):.3f},{128 + radius * math.sin(angle):.3f}"
    large = 1 if end - start > 0.5 else 0
    return f"M128,128L{point(start)}A{radius},{radius},0,{large},1,{point(end)}Z"


def dots(count, radius, size):
    angles = (2 * math.pi * index / count for index in range(count))
    return [circle(128 + radius * math.cos(angle), 128 + radius * math.sin(angle), size) for angle in angles]


RING = [circle(128, 128, 108), circle(128, 128, 88)]
FRAME = [rounded(20, 20, 216, 216, 44), rounded(40, 40, 176, 176, 26)]
# What Phosphor does not have, drawn by hand.
DRAWN = {
    "circle": RING, "circle.fill": [circle(128, 128, 108)], "circle.inset.filled": RING + [circle(128, 128, 60)],
    "circle.circle": RING + [circle(128, 128, 62), circle(128, 128, 42)],
    "circle.circle.fill": [circle(128, 128, 108), circle(128, 128, 66), circle(128, 128, 46)],
    "smallcircle.filled.circle": RING + [circle(128, 128, 34)], "dot.circle": RING + [circle(128, 128, 24)],
    "dot.circle.fill": [circle(128, 128, 108), circle(128, 128, 30)],
    "record.circle": RING + [circle(128, 128, 68)], "record.circle.fill": [circle(128, 128, 108), circle(128, 128, 76), circle(128, 128, 64)],
    "circle.lefthalf.filled": RING + [sector(0.5, 1, 88)], "circle.righthalf.filled": RING + [sector(0, 0.5, 88)],
    "circle.tophalf.filled": RING + [sector(0.75, 1.25, 88)], "circle.bottomhalf.filled": RING + [sector(0.25, 0.75, 88)],
    "circle.firstquarter": RING + [sector(0, 0.25, 88)], "circle.thirdquarter": RING + [sector(0, 0.75, 88)],
    "circle.dotted": dots(16, 98, 10), "square.fill": [rounded(20, 20, 216, 216, 44)], "square": FRAME,
    "app": [rounded(20, 20, 216, 216, 66), rounded(40, 40, 176, 176, 48)], "app.fill": [rounded(20, 20, 216, 216, 66)],
    "square.lefthalf.filled": FRAME + ["M66,40H128V216H66A26,26,0,0,1,40,190V66A26,26,0,0,1,66,40Z"],
    "square.righthalf.filled": FRAME + ["M128,40H190A26,26,0,0,1,216,66V190A26,26,0,0,1,190,216H128Z"],
    "rectangle": [rounded(8, 48, 240, 160, 34), rounded(28, 68, 200, 120, 16)], "rectangle.fill": [rounded(8, 48, 240, 160, 34)],
    "rectangle.portrait": [rounded(48, 8, 160, 240, 34), rounded(68, 28, 120, 200, 16)],
    "rectangle.portrait.fill": [rounded(48, 8, 160, 240, 34)],
    "capsule": [rounded(8, 68, 240, 120, 60), rounded(28, 88, 200, 80, 40)], "capsule.fill": [rounded(8, 68, 240, 120, 60)],
    "pause.fill": [rounded(52, 40, 52, 176, 14), rounded(152, 40, 52, 176, 14)],
    "stop.fill": [rounded(44, 44, 168, 168, 22)],
    "parkingsign": ["M72,32H140a64,64,0,0,1,0,128H104V224H72ZM104,64V128H140a32,32,0,0,0,0-64Z"],
    "lessthan": ["M196,52L208,74L92,128L208,182L196,204L52,138V118Z"],
}
# Phosphor's filled icon of these is a ring: SymbolOutlines puts them together from a disc and a sign.
LEFT_OUT = {"person.circle.fill"}


class Library:
    def __init__(self):
        import py_phosphor_icons
        from fontTools.ttLib import TTFont
        self.font = TTFont("/usr/share/fonts/opentype/inter/Inter-SemiBold.otf")
        # All names of the table, as soon as they are known.
        self.names = set()
        self.folder = pathlib.Path(py_phosphor_icons.__file__).parent / "svgs/flat"

    def icon(self, name, is_filled):
        style = "fill" if is_filled else "bold"
        path = self.folder / style / f"{name}-{style}.svg"
        if not path.exists():
            return None
        return Shape(*re.findall(r'<path[^>]* d="([^"]+)"', path.read_text()))

    def symbol(self, name):
        """The shape of an SF Symbol; `None` if there is none."""
        if name in DRAWN:
            return Shape(*DRAWN[name])
        plain = name.removesuffix(".fill")
        if name in COMPOSITIONS or plain in COMPOSITIONS:
            shape = Shape()
            COMPOSITIONS.get(name, COMPOSITIONS.get(plain))(self, name != plain).path.draw(shape.pen)
            return shape
        parts = name.split(".")
        is_filled = parts[-1] == "fill"
        base = ".".join(parts[:-1]) if is_filled else name
        known = NAMES.get(name)
        if known:
            return self.known(known)
        if base in NAMES:
            return self.known(NAMES[base], is_filled)
        area = composed(self, name)
        if area:
            shape = Shape()
            area.path.draw(shape.pen)
            return shape
        parts = base.split(".")
        enclosure = parts[-1]
        inner = ".".join(parts[:-1])
        if enclosure in ("circle", "square") and inner:
            shape = self.symbol(inner + ".fill") if inner + ".fill" in DRAWN or inner in ("play", "stop") else self.symbol(inner)
            if shape is None:
                return None
            shape = shape.fitted(124)
            if is_filled:
                return Shape(*(DRAWN["circle.fill"] if enclosure == "circle" else DRAWN["square.fill"])).with_(shape)
            return Shape(*(RING if enclosure == "circle" else FRAME)).with_(shape)
        return self.icon(base.replace(".", "-"), is_filled)

    def letters(self, text):
        """Letters of Inter."""
        glyphs, cmap = self.font.getGlyphSet(), self.font.getBestCmap()
        shape, x = Shape(), 0
        for letter in text:
            pen = DecomposingRecordingPen(glyphs)
            glyphs[cmap[ord(letter)]].draw(pen)
            pen.replay(TransformPen(shape.pen, Transform(1, 0, 0, -1, x, 0)))
            x += self.font["hmtx"][cmap[ord(letter)]][0]
        return shape

    def known(self, target, is_filled=False):
        if "+" in target:
            names = target.split("+")
            shape = self.known(names[0], is_filled)
            for name in names[1:]:
                shape = shape.with_(self.known(name, is_filled))
            return shape
        if target.startswith("="):
            return self.symbol(target[1:] + (".fill" if is_filled else ""))
        turn = None
        if "@" in target:
            target, turn = target.split("@")
        if target.endswith("!"):
            target, is_filled = target[:-1], True
        shape = self.icon(target, is_filled)
        if shape is None:
            sys.exit(f"Phosphor has no icon named {target}")
        if turn == "flip":
            return shape.moved(Transform(-1, 0, 0, 1, 256, 0))
        if turn:
            return shape.moved(Transform().translate(128, 128).rotate(math.radians(float(turn))).translate(-128, -128))
        return shape


def main():
    library = Library()
    names = set()
    for path in sorted((ROOT / "Sources/CellUI/Views").glob("SymbolGlyphs*.swift")):
        if path.name != "SymbolGlyphsFamilies.swift":
            names |= set(re.findall(r'\("([a-z0-9.]+)", "', path.read_text()))
    names |= {name for name in NAMES if re.fullmatch(r"[a-z0-9.]+", name)} | set(DRAWN) | set(COMPOSITIONS)
    names |= {f"{name}.slash.fill" for name in SLASHED if library.symbol(name + ".fill")}
    names |= set(expanded(MADE)) | {name + ".fill" for name in expanded(FILLED)}
    names |= {f"{number}.{form}" for number in range(51) for form in ("circle", "circle.fill", "square", "square.fill")}
    library.names = names
    lines, missing = [], []
    for name in sorted(names - LEFT_OUT):
        shape = library.symbol(name) if not re.match(r"\d", name) else number(library, name)
        if shape is None:
            missing.append(name)
        else:
            lines.append(shape.line(name))
    for character, name in CHARACTERS.items():
        lines.append(library.symbol(name).line(character))
    if missing:
        sys.exit("without an outline: " + " ".join(missing))
    body = "\n".join(lines)
    OUTPUT.write_text(f"""// Generated by Scripts/generate-symbol-outlines.py, which says how; edits here are lost.
// swift-format-ignore-file

/// Outlines under the names of SF Symbols: a line for each with its name, width, height and path, in thousandths of the square in
/// which symbols are drawn. Lines whose name is a letter are for letters that stand for symbols in text.
///
/// From Phosphor Icons, copyright 2023 Phosphor Icons, MIT licence.
enum SymbolOutlineTable {{
    static let lines: StaticString = \"\"\"
{body}
\"\"\"
}}
""")
    print(f"{len(lines)} symbols, {len(body)} bytes")


def number(library, name):
    """A number in a circle or a square."""
    digits, form = name.split(".", 1)
    shape = library.letters(digits).fitted(110 if len(digits) == 1 else 116)
    is_circle = form.startswith("circle")
    if form.endswith("fill"):
        return Shape(*DRAWN["circle.fill" if is_circle else "square.fill"]).with_(shape)
    return Shape(*(RING if is_circle else FRAME)).with_(shape)


if __name__ == "__main__":
    main()
