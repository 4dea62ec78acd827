"""Outlines of letters with round ends of their strokes (generate-inter-tables.py).

Each corner that sticks out becomes an arc, as large as the lines beside it allow: both corners at the end of a stroke together make it
a half circle. Corners that point inwards stay, and so do widths.
"""
import math

from fontTools.misc.bezierTools import calcCubicArcLength, splitCubicAtT
from fontTools.pens.recordingPen import DecomposingRecordingPen

# Turns of less than this are parts of a curve.
LEAST_TURN = math.radians(20)


def contours(glyphs, name):
    """The closed contours of a glyph: lists of cubic curves and lines, each as its points."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    found, current, start = [], [], None
    for operation, points in pen.value:
        if operation == "moveTo":
            start = here = points[0]
            current = []
        elif operation == "lineTo":
            if points[0] != here:
                current.append((here, points[0]))
            here = points[0]
        elif operation == "curveTo":
            current.append((here, *points))
            here = points[-1]
        elif operation in ("closePath", "endPath"):
            if here != start:
                current.append((here, start))
            if current:
                found.append(current)
        else:
            raise SystemExit(f"unexpected part of an outline: {operation}")
    return found


def length(segment):
    return math.dist(*segment) if len(segment) == 2 else calcCubicArcLength(*segment)


def direction(segment, at_end):
    """The angle in which a segment leaves its start, or arrives at its end."""
    points = segment[::-1] if at_end else segment
    other = next(point for point in points[1:] if math.dist(point, points[0]) > 1e-6)
    (x, y), (to_x, to_y) = (other, points[0]) if at_end else (points[0], other)
    return math.atan2(to_y - y, to_x - x)


def cut(segment, first, last):
    """The segment without the lengths at its start and its end."""
    whole = length(segment)
    if len(segment) == 2:
        (x, y), (to_x, to_y) = segment
        return tuple((x + (to_x - x) * share, y + (to_y - y) * share) for share in (first / whole, 1 - last / whole))
    places = [share for share in (first / whole, 1 - last / whole) if 0 < share < 1]
    parts = splitCubicAtT(*segment, *places)
    return parts[1 if first else 0]


def turn_at(before, after):
    """The angle by which the outline turns to the left, where what is filled is."""
    turn = direction(after, False) - direction(before, True)
    return (turn + math.pi) % (2 * math.pi) - math.pi


def rounded(contour, radius):
    """The segments of a contour with arcs for the corners that stick out."""
    count = len(contour)
    lengths = [length(segment) for segment in contour]
    turns = [turn_at(contour[index - 1], contour[index]) for index in range(count)]
    cuts = [0.0] * count
    for index, turn in enumerate(turns):
        if turn > LEAST_TURN:
            wanted = radius * math.tan(min(turn, math.radians(150)) / 2)
            cuts[index] = min(wanted, lengths[index - 1] * 0.49, lengths[index] * 0.49)
    made = []
    for index, segment in enumerate(contour):
        first, last = cuts[index], cuts[(index + 1) % count]
        made.append(cut(segment, first, last) if first or last else segment)
    result = []
    for index, segment in enumerate(made):
        if cuts[index]:
            start, end, turn = made[index - 1][-1], segment[0], turns[index]
            corner = contour[index][0]
            # How far the handles of an arc reach to the corner.
            share = 4 / 3 * math.tan(turn / 4) / math.tan(turn / 2)
            handles = [tuple(p + (c - p) * share for p, c in zip(point, corner)) for point in (start, end)]
            result.append((start, *handles, end))
        result.append(segment)
    return result


def draw(glyphs, name, radius, pen):
    """Draws a glyph with round ends."""
    for contour in contours(glyphs, name):
        segments = rounded(contour, radius)
        pen.moveTo(segments[0][0])
        for segment in segments:
            if len(segment) == 2:
                pen.lineTo(segment[1])
            else:
                pen.curveTo(*segment[1:])
        pen.closePath()
