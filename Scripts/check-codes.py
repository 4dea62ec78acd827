#!/usr/bin/env python3
"""Reads the barcode of Tests/OrdinaryGuests/Ticket.swift from its true picture. Usage: check-codes.py ISLET"""

import base64
import itertools
import re
import struct
import subprocess
import sys
import zlib
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "Tests" / "OrdinaryGuests" / "Ticket.swift"
# The bars and spaces of "Gate B7 2026" in Code 128, as a reader took them, within seven light modules.
WIDTHS = (
    [7, 2, 1, 1, 2, 1, 4, 2, 1, 1, 3, 1, 3, 1, 2, 1, 1, 2, 4, 1, 2, 4, 1, 1, 2, 1, 1, 2, 2, 1, 4, 2, 1, 2, 2, 2, 2, 1, 3, 1, 1, 2, 3]
    + [3, 1, 2, 1, 3, 1, 2, 1, 2, 2, 2, 2, 1, 1, 3, 1, 4, 1, 2, 2, 1, 2, 3, 1, 3, 2, 1, 2, 2, 1, 1, 2, 2, 1, 1, 4, 2, 3, 3, 1, 1, 1, 2]
    + [7])
LIGHT, DARK = (255, 255, 204, 255), (0, 0, 102, 255)


def rows(png):
    """The rows of pixels of a PNG of eight bits in four channels."""
    width, height = struct.unpack(">II", png[16:24])
    data, place = b"", 8
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        data += png[place + 8:place + 8 + length] if kind == b"IDAT" else b""
        place += 12 + length
    data, before = zlib.decompress(data), bytes(width * 4)
    for row in range(height):
        filter, *line = data[row * (width * 4 + 1):(row + 1) * (width * 4 + 1)]
        for index, byte in enumerate(line):
            left = line[index - 4] if index >= 4 else 0
            corner = before[index - 4] if index >= 4 else 0
            above = before[index]
            nearest = min((left, above, corner), key=lambda value: abs(left + above - corner - value))
            line[index] = (byte + [0, left, above, (left + above) // 2, nearest][filter]) % 256
        before = line
        yield [tuple(line[x:x + 4]) for x in range(0, len(line), 4)]


svg = subprocess.run(
    [sys.argv[1], "render", SOURCE, "expanded", "--points", "--format", "svg"], check=True, capture_output=True, text=True).stdout
pictures = [list(rows(base64.b64decode(text))) for text in re.findall(r'href="data:image/png;base64,([^"]+)"', svg)]
bars = max(pictures, key=lambda picture: len(picture[0]))
middle = [(color, len(list(group))) for color, group in itertools.groupby(bars[len(bars) // 2])]
if [width for _, width in middle] != WIDTHS or {color for color, _ in middle} != {LIGHT, DARK} or middle[0][0] != LIGHT:
    sys.exit(f"check-codes: the barcode is {middle}")
