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
        self.fill, self.stroke, self.width, self.dash = (
            self.attribute(element, name) for name in ("fill", "stroke", "stroke-width", "stroke-dasharray"))
        self.text = self.attribute(element, "d")
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", self.text)]
        self.points = list(zip(numbers[::2], numbers[1::2]))
        self.x, self.y = ((min(values), max(values)) for values in zip(*self.points))

    @staticmethod
    def attribute(element, name):
        found = re.search(rf'\b{name}="([^"]*)"', element)
        return found.group(1) if found else ""


def picture(file, state, of_views=False):
    """The shapes and the texts of a lock screen: those of a chart, or of other views too, which have the places of the screen."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.svg"
        source = ROOT / "Tests" / "OrdinaryGuests" / file
        command = [ISLET, "render", source, "lock-screen", "--points", "--state", state, "-o", path]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        text = path.read_text()
    card = text[text.index("9:41</text>"):]
    shapes = [Shape(element) for element in re.findall(r"<path[^>]*\bd=[^>]*>", card)]
    return [s for s in shapes if of_views or (s.y[0] >= -10 and s.y[1] <= HEIGHT + 10)], re.findall(r">([^<>]+)</text>", card)


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

shapes, _ = picture("Scales.swift", "scales")
discs = [s for s in shapes if s.fill not in ("", "none")]
expect("diameters of symbols by value", [round(s.x[1] - s.x[0]) for s in discs], [6, 6, 20])
expect("colours by a function", [s.fill for s in discs], ["#fff", "#f00", "#fff"])
expect("line by value", [(s.width, s.dash) for s in shapes if s.dash], [("4", "8")])

shapes, _ = picture("Scales.swift", "scales-2")
expect("places of bins of 10", [s.x for s in shapes], [(0, WIDTH / 3), (WIDTH / 3, WIDTH / 3 * 2), (WIDTH / 3 * 2, WIDTH)])
expect("counts in bins", heights(shapes), [50, 75, 25])

shapes, texts = picture("Scales.swift", "scales-3")
whole, day, rule = shapes
expect("a rectangle over the plot", (whole.fill, whole.x, whole.y), ("#00f", (0, WIDTH), (0, 100)))
expect("a rectangle over a day and a span", (day.x, day.y), ((WIDTH / 3, WIDTH / 3 * 2), (20, 50)))
expect("a rule over a span", (rule.x, rule.y), ((10, 60), (50, 50)))
expect("a view as a symbol", [t for t in texts if t == "here"], ["here"])

shapes, texts = picture("Scales.swift", "scales-4", of_views=True)
expect("names of axes", [t for t in texts if " " in t], ["Thousand steps", "Tue at 75", "Days of the week"])
behind, axis = (next(s for s in shapes if s.fill == fill) for fill in ("#0ff", "#303"))
discs = [s for s in shapes if s.fill == "#30d158"]
expect("width of a view behind the plot", behind.x[1] - behind.x[0], WIDTH)
expect("a view behind the plot is drawn first", shapes.index(behind) < shapes.index(discs[0]), True)
expect("what is behind an axis is below the plot", (axis.x, axis.y[0]), (behind.x, behind.y[1]))
height = behind.y[1] - behind.y[0]
expect("a scale without zero", [round(s.y[0] + s.y[1]) for s in discs], [round(2 * height), 0])

shapes, _ = picture("SideBySide.swift", "harvest")
bars = [s for s in shapes if s.fill not in ("", "none")]
expect("bars side by side", [[round(x) for x in s.x] for s in bars], [[17, 85], [85, 153], [186, 254], [254, 322]])
expect("heights of bars side by side", heights(bars), [20, 40, 100, 60])

shapes, _ = picture("SideBySide.swift", "harvest-2")
expect("lying bars side by side, the first category on top", [s.y for s in shapes if s.fill not in ("", "none")], [(5, 25), (25, 45), (55, 75), (75, 95)])

shapes, texts = picture("SideBySide.swift", "harvest-3")
expect("bars on a logarithmic scale", [round(h) for h in heights(s for s in shapes if s.fill not in ("", "none"))], [33, 67, 100])
expect("powers of ten at an axis", [t for t in texts if t.replace(",", "").isdigit()], ["1", "10", "100", "1,000"])

shapes, _ = picture("SideBySide.swift", "harvest-4")
expect("bars on a scale of square roots", heights(s for s in shapes if s.fill not in ("", "none")), [50, 100])

shapes, _ = picture("SideBySide.swift", "harvest-5")
expect("a chart in space", shapes, [])
