#!/usr/bin/env python3
"""Measures charts of widgets in Tests/OrdinaryGuests: each mark is where its values are. Usage: check-charts.py ISLET"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ISLET = sys.argv[1]
# The plots of Plots.swift are so large.
WIDTH, HEIGHT = 339, 100


def fail(sentence):
    sys.exit(f"check-charts: {sentence}")


class Shape:
    """A path of a picture: its attributes, and the points that it goes through."""

    def __init__(self, element):
        self.fill, self.stroke = (self.attribute(element, name) for name in ("fill", "stroke"))
        self.text = self.attribute(element, "d")
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", self.text)]
        self.points = list(zip(numbers[::2], numbers[1::2]))
        self.x, self.y = ((min(values), max(values)) for values in zip(*self.points))

    @staticmethod
    def attribute(element, name):
        found = re.search(rf'\b{name}="([^"]*)"', element)
        return found.group(1) if found else ""


def picture(file, state):
    """The shapes and the texts of a lock screen."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.svg"
        source = ROOT / "Tests" / "OrdinaryGuests" / file
        command = [ISLET, "render", source, "lock-screen", "--points", "--state", state, "-o", path]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        text = path.read_text()
    card = text[text.index("9:41</text>"):]
    shapes = [Shape(element) for element in re.findall(r"<path[^>]*\bd=[^>]*>", card)]
    return [s for s in shapes if s.y[0] >= -10 and s.y[1] <= HEIGHT + 10], re.findall(r">([^<>]+)</text>", card)


def expect(what, found, wanted):
    if found != wanted:
        fail(f"{what}: {found}, not {wanted}")


def heights(shapes):
    return [s.y[1] - s.y[0] for s in shapes]


shapes, texts = picture("Plots.swift", "bars")
bars = [s for s in shapes if s.fill not in ("", "none")]
expect("heights of bars of 2 and 10", heights(bars), [20, 100])
expect("rule at 8", {s.y for s in shapes if s.stroke and s.x[0] == 0 and s.x[1] > 300 and s.y == (20, 20)}, {(20, 20)})
expect("labels of the axis", [t for t in texts if t in ("0", "5", "10")], ["0", "5", "10"])

shapes, _ = picture("Plots.swift", "bars-2")
tops = [(0, 90), (WIDTH / 2, 0), (WIDTH, 70)]
expect("area over 1, 10 and 3", [s.points[:3] for s in shapes if s.fill not in ("", "none") and s.points[0] == (0, 90)], [tops])
line = next(s for s in shapes if s.stroke and s.points[0] == tops[0])
expect("line through 1, 10 and 3", [p for p in line.points if p in tops], tops)
expect("points above 9", [s.x[0] + s.x[1] for s in shapes if s.y[0] < 0 < s.y[1] and s.x[1] - s.x[0] < 10], [WIDTH])

for state, top in [("bars-3", 0), ("bars-4", 60)]:
    shapes, _ = picture("Plots.swift", state)
    wave = next(s for s in shapes if s.stroke and len(s.points) > 50)
    expect(f"highest and lowest place of the function in {state}", wave.y, (top, 100))

shapes, _ = picture("Plots.swift", "bars-5")
hill = next(s for s in shapes if s.fill not in ("", "none") and len(s.points) > 50)
expect("an area where the function has values", (hill.x[0] > 0.5 * WIDTH, hill.x[1], hill.y), (True, WIDTH, (0, 100)))
slope = next(s for s in shapes if s.stroke and len(s.points) > 50)
expect("a line by a parameter", (slope.points[0], slope.points[-1]), ((0, 100), (WIDTH, 0)))

shapes, _ = picture("Plots.swift", "bars-6")
bars = [s for s in shapes if s.fill not in ("", "none") and s.x[1] - s.x[0] == WIDTH / 4]
expect("heights of the bars of a collection", heights(bars), [20, 100])
expect("colours of two series", len({s.fill for s in bars}), 2)
expect("points of a collection", [s.y[0] + s.y[1] for s in shapes if s.x[1] - s.x[0] < 10], [160, 0])

_, texts = picture("Plots.swift", "bars-7")
expect("sections", [t for t in texts if t in ("Fruit", "2", "Tea", "1", "no facts")], ["Fruit", "2", "Tea", "1", "no facts"])

shapes, _ = picture("Tide.swift", "flood")
ticks = [s for s in shapes if s.stroke and len(s.points) == 2]
expect("places of ticks below", [s.x[0] / WIDTH for s in ticks if s.x[0] == s.x[1] and s.y == (80, 83)], [0.25, 0.75])
expect("places of ticks beside", [s.y[0] for s in ticks if s.x == (-3, 0) and s.y[0] == s.y[1]], [60, 40, 20])

_, texts = picture("Quarry.swift", "morning")
expect("values of the axis of a low chart", [t for t in texts if t.isdigit()], ["0", "5"])
