"""The pen with which generate-inter-tables.py and generate-symbol-outlines.py write outlines."""
from fontTools.pens.basePen import BasePen


class RelativePath(BasePen):
    """Path data of SVG in whole units, relative, as short as it can be written."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.text, self.at, self.start = "", (0, 0), (0, 0)

    def write(self, letter, points):
        numbers, base = [], self.at
        for point in points:
            numbers += [round(point[0]) - base[0], round(point[1]) - base[1]]
        self.text += letter
        for index, number in enumerate(numbers):
            self.text += ("" if index == 0 or number < 0 else " ") + str(number)
        self.at = (base[0] + numbers[-2], base[1] + numbers[-1])

    def _moveTo(self, point):
        self.write("m", [point])
        self.start = self.at

    def _lineTo(self, point):
        x, y = round(point[0]) - self.at[0], round(point[1]) - self.at[1]
        if x == 0 and y == 0:
            return
        if y == 0:
            self.text += f"h{x}"
        elif x == 0:
            self.text += f"v{y}"
        else:
            self.text += f"l{x}" + ("" if y < 0 else " ") + str(y)
        self.at = (self.at[0] + x, self.at[1] + y)

    def _curveToOne(self, first, second, end):
        self.write("c", [first, second, end])

    def _closePath(self):
        self.text += "z"
        self.at = self.start

    _endPath = _closePath
