"""Areas that are united and cut, of which symbols are put together (symbol_compositions.py)."""
import math

import pathops
from fontTools.misc.transform import Transform
from fontTools.svgLib.path import parse_path

# The width of a line in Phosphor's bold weight.
LINE = 24
# The gap that a badge or a slash keeps from the symbol below it.
GAP = 18


class Ink:
    """An area, which can be united with another or cut by it."""

    def __init__(self, path=None):
        self.path = path or pathops.Path()

    @classmethod
    def of(cls, pen):
        """What a recorded outline fills by the even-odd rule."""
        path = pathops.Path(fillType=pathops.FillType.EVEN_ODD)
        pen.replay(path.getPen())
        path.simplify()
        return cls(path)

    @classmethod
    def line(cls, *points, width=LINE):
        path = pathops.Path()
        pen = path.getPen()
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.endPath()
        return cls.stroked(path, width)

    @classmethod
    def stroked(cls, path, width):
        path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
        path.convertConicsToQuads()
        path.simplify(fix_winding=True)
        return cls(path)

    @classmethod
    def arc(cls, x, y, radius, start, end, width=LINE):
        """A part of a ring, clockwise from the top, in turns."""
        def point(turn):
            return f"{x + radius * math.sin(2 * math.pi * turn):.3f},{y - radius * math.cos(2 * math.pi * turn):.3f}"
        half = (start + end) / 2
        if end - start == 1:
            return cls.disc(x, y, radius + width / 2) - cls.disc(x, y, radius - width / 2)
        path = pathops.Path()
        parse_path(f"M{point(start)}A{radius},{radius},0,0,1,{point(half)}A{radius},{radius},0,0,1,{point(end)}", path.getPen())
        return cls.stroked(path, width)

    @classmethod
    def disc(cls, x, y, radius):
        path = pathops.Path()
        parse_path(f"M{x - radius},{y}a{radius},{radius},0,1,1,{2 * radius},0a{radius},{radius},0,1,1,{-2 * radius},0Z", path.getPen())
        return cls(path)

    @classmethod
    def polygon(cls, *points):
        path = pathops.Path()
        pen = path.getPen()
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
        path.convertConicsToQuads()
        path.simplify(fix_winding=True)
        return cls(path)

    def __add__(self, other):
        return Ink(pathops.op(self.path, other.path, pathops.PathOp.UNION))

    def __sub__(self, other):
        return Ink(pathops.op(self.path, other.path, pathops.PathOp.DIFFERENCE))

    def __and__(self, other):
        return Ink(pathops.op(self.path, other.path, pathops.PathOp.INTERSECTION))

    def moved(self, *transform):
        return Ink(self.path.transform(*transform))

    def turned(self, degrees):
        return self.moved(*Transform().translate(128, 128).rotate(math.radians(degrees)).translate(-128, -128))

    @property
    def flipped(self):
        return self.moved(-1, 0, 0, 1, 256, 0)

    def within(self, left, top, right, bottom):
        """As large as it can be in a rectangle, in its middle."""
        x0, y0, x1, y1 = self.path.bounds
        scale = min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0))
        return self.moved(
            scale, 0, 0, scale, (left + right - scale * (x0 + x1)) / 2, (top + bottom - scale * (y0 + y1)) / 2)

    def grown(self, margin=GAP):
        return self + Ink.stroked(pathops.Path(self.path), 2 * margin)

    def over(self, other):
        """In front of another, which keeps a gap from it."""
        return self + (other - self.grown())

    def slashed(self):
        slash = Ink.line((44, 36), (212, 220))
        return slash + (self - Ink.line((44, 36), (212, 220), width=LINE + 2 * GAP))
