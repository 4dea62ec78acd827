"""Texts, lists, pages and charts, put together or drawn (symbol_compositions.py)."""
import pathops
from fontTools.svgLib.path import parse_path

from symbol_drawing import block, icon, letters, on, symbol
from symbol_ink import Ink


def lines(*rows, width=22):
    """Horizontal lines, each of `(left, right, height)`."""
    ink = Ink()
    for left, right, y in rows:
        ink += Ink.line((left, y), (right, y), width=width)
    return ink


def plus(x, y, arm=36, width=22):
    return Ink.line((x - arm, y), (x + arm, y), width=width) + Ink.line((x, y - arm), (x, y + arm), width=width)


def drawn(*parts):
    ink = Ink()
    for part in parts:
        ink += part
    return lambda library, is_filled: ink


def page(*signs):
    """Signs on a page."""
    return on("file", *signs)


def clipboard(*signs):
    return on("clipboard", *signs)


def clipboard_with(name, *signs):
    """A symbol on a clipboard."""
    def make(library, is_filled):
        sign = symbol(library, name, True).within(88, 88, 168, 164)
        return on("clipboard", sign, *signs)(library, is_filled)
    return make


def page_on_clipboard(library, is_filled):
    board = icon(library, "clipboard", is_filled).within(16, 8, 200, 232)
    return symbol(library, "doc", is_filled).within(108, 92, 248, 252).over(board)


def page_with(name):
    """A symbol on a page."""
    def make(library, is_filled):
        sign = icon(library, name, True).within(84, 112, 172, 200)
        return on("file", sign)(library, is_filled)
    return make


def header_list(library, is_filled):
    """A window with a bar at its top and a list."""
    ground = block(16, 40, 240, 216, 28)
    inside = lines((84, 196, 136), (84, 196, 172), width=18) + Ink.disc(60, 136, 10) + Ink.disc(60, 172, 10)
    if is_filled:
        return ground - inside - lines((52, 204, 84), width=18)
    return ground - block(38, 62, 218, 194, 10) + inside + lines((44, 212, 96), width=18)


def below_rectangle(library, is_filled):
    frame = block(20, 24, 236, 108, 20)
    return (frame if is_filled else frame - block(42, 46, 214, 86, 4)) + lines((84, 232, 152), (84, 232, 212)) + Ink.disc(36, 152, 16) + Ink.disc(36, 212, 16)


def small_a(x, y, size):
    """The letters of a size of text."""
    def make(library, is_filled):
        great, small = size
        first = Ink.of(library.letters("A").pen).within(16, 136 - great, 16 + great * 1.1, 216)
        return first + Ink.of(library.letters("A").pen).within(x, y, x + small, 216)
    return make


def timeline(is_left):
    """A day of a calendar, and where it is now."""
    dot = Ink.disc(36, 128, 22) + Ink.line((36, 128), (236, 128), width=20)
    ink = dot + lines((76, 220, 44), (76, 220, 212), width=20) + Ink.line((36, 28), (36, 84), width=18) + Ink.line((36, 172), (36, 228), width=18)
    return drawn(ink if is_left else ink.flipped)


def dashes(*points, width=20):
    ink = Ink()
    for start, end in zip(points[::2], points[1::2]):
        ink += Ink.line(start, end, width=width)
    return ink


def wave(path, width=20):
    line = pathops.Path()
    parse_path(path, line.getPen())
    return Ink.stroked(line, width)


def cells(library, is_filled):
    """A table of three columns."""
    table = block(16, 36, 240, 220, 28)
    if is_filled:
        gaps = dashes((16, 96), (240, 96), (16, 160), (240, 160), (92, 96), (92, 220), (164, 96), (164, 220), width=14)
        return table - gaps
    bars = dashes((28, 96), (228, 96), (28, 156), (228, 156), (94, 48), (94, 208), (162, 48), (162, 208), width=16)
    return table - block(36, 56, 220, 200, 8) + (bars & table)


AXES = Ink.line((28, 28), (28, 220), (236, 220), width=22)
BARS = Ink.line((60, 184), (60, 136), width=26) + Ink.line((116, 184), (116, 84), width=26) + Ink.line((172, 184), (172, 36), width=26)
PLOT = Ink.line((64, 168), (104, 116), (148, 148), (216, 68), width=20)
ARROW = Ink.polygon((16, 92), (88, 132), (16, 172))
BULLETS = Ink.disc(36, 64, 14) + Ink.disc(36, 128, 14) + Ink.disc(36, 192, 14)
FRAME_LINES = [Ink.line((104, 120), (168, 120), width=16), Ink.line((104, 152), (168, 152), width=16), Ink.line((104, 184), (168, 184), width=16)]
CLIP_LINES = FRAME_LINES + [Ink.disc(80, 120, 9), Ink.disc(80, 152, 9), Ink.disc(80, 184, 9)]

DOCUMENTS = {
    "text.quote": drawn(Ink.line((28, 52), (28, 204)), lines((80, 232, 64), (80, 232, 128), (80, 184, 192))),
    "text.insert": drawn(lines((104, 232, 48), (144, 232, 128), (104, 232, 208)), Ink.polygon((16, 88), (88, 128), (16, 168))),
    "text.append": drawn(lines((24, 232, 48), (24, 232, 112), (24, 112, 176)), plus(188, 192)),
    "text.line.first.and.arrowtriangle.forward": drawn(lines((120, 232, 56), (24, 232, 128), (24, 232, 200)), ARROW.moved(1, 0, 0, 1, 8, -76)),
    "text.line.last.and.arrowtriangle.forward": drawn(lines((24, 232, 56), (24, 232, 128), (120, 232, 200)), ARROW.moved(1, 0, 0, 1, 8, 68)),
    "text.redaction": drawn(lines((24, 104, 64), (152, 232, 64), (24, 152, 128), (200, 232, 128), (24, 72, 192), (120, 200, 192), width=28)),
    "list.triangle": drawn(
        lines((92, 232, 64), (92, 232, 128), (92, 232, 192)), *[Ink.polygon((20, y - 22), (56, y), (20, y + 22)) for y in (64, 128, 192)]),
    "list.bullet.indent": drawn(lines((88, 232, 64), (136, 232, 128), (136, 232, 192)), Ink.disc(36, 64, 14), Ink.disc(84, 128, 14), Ink.disc(84, 192, 14)),
    "list.bullet.clipboard": clipboard(*CLIP_LINES), "list.clipboard": clipboard(*CLIP_LINES),
    "list.dash.header.rectangle": header_list, "list.bullet.below.rectangle": below_rectangle,
    "heart.text.clipboard": clipboard_with("heart", Ink.line((92, 192), (164, 192), width=16)),
    "chart.line.text.clipboard": clipboard(Ink.line((80, 144), (108, 108), (140, 128), (176, 88), width=16), Ink.line((84, 184), (172, 184), width=16)),
    "doc.on.clipboard": page_on_clipboard,
    "doc.plaintext": page(lines((84, 172, 132), (84, 172, 164), (84, 128, 196), width=16)),
    "doc.text.image": page(Ink.polygon((84, 196), (84, 164), (108, 140), (132, 168), (148, 152), (172, 176), (172, 196)), lines((84, 116, 104), width=16)),
    "doc.questionmark": lambda library, is_filled: on("file", Ink.of(library.letters("?").pen).within(96, 112, 160, 204))(library, is_filled),
    "doc.zipper": lambda library, is_filled: icon(library, "file-zip", is_filled), "doc.append": page(plus(128, 160, 30, 18)),
    "chart.bar.doc.horizontal": page(lines((88, 132, 124), (88, 168, 156), (88, 112, 188), width=20)),
    "chart.bar.xaxis": drawn(BARS.moved(1, 0, 0, 1, 12, 0), Ink.line((20, 224), (236, 224), width=20)),
    "chart.bar.xaxis.ascending": drawn(
        *[Ink.line((48 + 54 * index, 176), (48 + 54 * index, 144 - 38 * index), width=26) for index in range(4)], Ink.line((20, 224), (236, 224), width=20)),
    "chart.xyaxis.line": drawn(AXES, PLOT, *[Ink.disc(x, y, 16) for x, y in ((64, 168), (104, 116), (148, 148), (216, 68))]),
    "chart.line.flattrend.xyaxis": drawn(AXES, Ink.line((64, 124), (204, 124), width=20), Ink.line((176, 92), (212, 124), (176, 156), width=20)),
    "tablecells": cells,
    "square.fill.text.grid.1x2": drawn(block(16, 36, 96, 108, 12), block(16, 148, 96, 220, 12), lines((132, 236, 56), (132, 204, 92), (132, 236, 168), (132, 204, 204), width=18)),
    "square.text.square": on("square", lines((80, 176, 96), (80, 176, 128), (80, 136, 160), width=18)),
    "calendar.day.timeline.left": timeline(True), "calendar.day.timeline.right": timeline(False),
    "calendar.day.timeline.leading": timeline(True), "calendar.day.timeline.trailing": timeline(False),
    "textformat.size": small_a(136, 32, (48, 108)), "textformat.size.larger": small_a(136, 32, (72, 108)),
    "textformat.size.smaller": small_a(160, 120, (104, 72)),
    "textformat.abc": letters("abc", (4, 72, 88, 200), (88, 48, 172, 200), (172, 72, 252, 200)),
    "textformat.123": letters("123", (8, 64, 72, 192), (84, 64, 164, 192), (172, 64, 248, 192)),
    "exclamationmark.2": letters("!!", (48, 24, 108, 232), (148, 24, 208, 232)),
    "exclamationmark.3": letters("!!!", (24, 24, 72, 232), (104, 24, 152, 232), (184, 24, 232, 232)),
    "view.3d": letters("3D", (16, 64, 116, 192), (132, 64, 240, 192)),
    "plus.forwardslash.minus": drawn(plus(64, 80, 44), Ink.line((60, 216), (196, 40), width=20), Ink.line((152, 184), (236, 184))),
}
