"""What symbols are put together with (symbol_compositions.py).

Coordinates are those of Phosphor's square, 256 wide. A function that makes a symbol gets the library and whether the symbol is filled.
"""
import math

import pathops

from symbol_ink import Ink


def symbol(library, name, is_filled):
    shape = library.symbol(name + ".fill" if is_filled and not name.endswith(".fill") else name)
    if shape is None:
        raise SystemExit(f"there is no {name} (filled: {is_filled})")
    return Ink.of(shape.pen)


def icon(library, name, is_filled=False):
    return Ink.of(library.icon(name, is_filled).pen)


def badge(base, sign, place=(150, 150, 250, 250), base_place=None):
    """A symbol with a filled sign at one of its corners."""
    def make(library, is_filled):
        ground = icon(library, base, is_filled)
        if base_place:
            ground = ground.within(*base_place)
        front = sign if isinstance(sign, Ink) else Ink.of(library.icon(sign, sign not in ("x", "check", "exclamation-mark")).pen)
        return front.within(*place).over(ground)
    return make


def row(*parts):
    """Icons, each in its rectangle; a part is a name or an area."""
    def make(library, is_filled):
        ink = Ink()
        for part, place in parts:
            area = part if isinstance(part, Ink) else symbol(library, part, is_filled)
            ink += area.within(*place) if place else area
        return ink
    return make


def slashed(base):
    return lambda library, is_filled: symbol(library, base, is_filled).slashed()


def around(count):
    """A number in the ring of an arrow."""
    def make(library, is_filled, arrow):
        ring = icon(library, arrow, False).within(16, 16, 240, 240)
        return ring + Ink.of(library.letters(str(count)).pen).within(84, 92, 172, 170)
    return make


def enclosed(base):
    """A symbol in a circle: in a ring, or cut out of a disc."""
    def make(library, is_filled):
        sign = Ink.of(library.symbol(base).pen).within(66, 66, 190, 190)
        return Ink.disc(128, 128, 108) - sign if is_filled else Ink.arc(128, 128, 98, 0, 1, 20) + sign
    return make


def rays(radius, length, count=8):
    ink = Ink()
    for index in range(count):
        x, y = math.cos(2 * math.pi * index / count), math.sin(2 * math.pi * index / count)
        ends = [(128 + x * r, 128 + y * r) for r in (radius, radius + length)]
        ink += Ink.line(*ends) if length else Ink.disc(*ends[0], 14)
    return ink


def waves(base):
    """A symbol with two arcs at each side of it."""
    sides = Ink()
    for radius in (104, 136):
        sides += Ink.arc(128, 118, radius, 0.17, 0.33, 20) + Ink.arc(128, 118, radius, 0.67, 0.83, 20)
    return lambda library, is_filled: icon(library, base, is_filled).within(56, 44, 200, 212) + sides


def letters(text, *places):
    def make(library, is_filled):
        ink = Ink()
        for letter, place in zip(text, places):
            ink += Ink.of(library.letters(letter).pen).within(*place)
        return ink
    return make


def on(ground, *signs):
    """Lines on an icon: added to its outline, or cut out of the filled one."""
    def make(library, is_filled):
        area = icon(library, ground, is_filled)
        for sign in signs:
            area = area - sign if is_filled else area + sign
        return area
    return make


def on_disc(*signs):
    """Lines in a ring, or cut out of a disc."""
    def make(library, is_filled):
        area = Ink.disc(128, 128, 108) if is_filled else Ink.arc(128, 128, 98, 0, 1, 20)
        for sign in signs:
            area = area - sign if is_filled else area + sign
        return area
    return make


def on_circle(turn, radius, x=128, y=128):
    """A point of a circle, clockwise from the top, in turns."""
    return x + radius * math.sin(2 * math.pi * turn), y - radius * math.cos(2 * math.pi * turn)


def block(left, top, right, bottom, radius):
    """A rectangle with round corners."""
    inner = Ink.polygon((left + radius, top + radius), (right - radius, top + radius), (right - radius, bottom - radius), (left + radius, bottom - radius))
    return inner + Ink.stroked(pathops.Path(inner.path), 2 * radius)


def sign_in(library, ground, sign, is_filled):
    area = icon(library, ground, is_filled)
    inner = icon(library, sign, sign == "lightning").within(84, 76, 172, 172)
    return area - inner if is_filled else area + inner


def corners():
    """The corners of a finder."""
    corner = Ink.line((24, 80), (24, 60), width=20) + Ink.line((60, 24), (80, 24), width=20) + Ink.arc(60, 60, 36, 0.75, 1, 20)
    return corner + corner.turned(90) + corner.turned(180) + corner.turned(270)
