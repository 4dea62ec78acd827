"""rich's SVG of a picture that a terminal shows: microseconds of processor time for one export, and bytes.

    rich_export.py FILE-WITH-ESCAPE-SEQUENCES COLUMNS TIMES
"""

import io
import sys
import time

from rich.console import Console
from rich.text import Text

path, columns, times = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open(path, encoding="utf-8") as file:
    picture = Text.from_ansi(file.read())
console = Console(record=True, width=columns, file=io.StringIO(), force_terminal=True, color_system="truecolor")
console.print(picture)
size = len(console.export_svg(title="card", clear=False).encode())
before = time.thread_time_ns()
for _ in range(times):
    console.export_svg(title="card", clear=False)
print((time.thread_time_ns() - before) / times / 1000, size)
