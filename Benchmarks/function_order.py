#!/usr/bin/env python3
"""Writes Scripts/function-order.txt: the functions that a sitting and a status line run, those of every tick first.

The linker puts them side by side, in this order. A program of Swift is some 25 MB of instructions of which a sitting runs
three: lying apart, each of them brings its neighbours into memory and costs an address translation of its own, and a tick,
which wakes with empty caches, pays for all of them again. A name that no longer exists is passed over, so the list ages
gently: write it again when the figures of `make bench` get worse without a reason.

Usage: function_order.py          after `make programs`; takes a minute and needs valgrind (Debian: apt-get install valgrind)
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(HERE, "Processes"))
from programs import environment  # noqa: E402
from terminal import Terminal, listen  # noqa: E402

RELEASE = os.path.join(ROOT, ".build", "release")
LIST = os.path.join(ROOT, "Scripts", "function-order.txt")
# A tick's functions run again and again in the seconds that one run has and the other has not.
SHORT, LONG = 6, 26
OFTEN = (LONG - SHORT) // 5


def main():
    program = os.path.join(RELEASE, "islet")
    if not shutil.which("valgrind"):
        sys.exit("function-order: valgrind counts the calls, and is not installed (Debian: apt-get install valgrind)")
    if not os.path.exists(program):
        sys.exit("function-order: there is no .build/release/islet; run `make programs` first")
    with tempfile.TemporaryDirectory() as place:
        short = sitting(program, place, SHORT)
        long = sitting(program, place, LONG)
        status = calls(program, place, ["status"])
        panel = calls(program, place, [], seconds=SHORT)
    tick = {name for name, count in long.items() if count - short.get(name, 0) >= OFTEN}
    start = {name for counted in (short, long, status, panel) for name in counted} - tick
    alone, files = sections(program)
    groups = [
        ("Functions of every tick.", tick & alone),
        ("Functions of a start, a status line and a screen drawn again.", start & alone),
        # Such a function brings everything that its object file holds: last, or that would lie between the others.
        ("One function of each object file that holds all of its functions in one section, and of which some run.",
         {min(names) for names in (names & (tick | start) for names in files) if names}),
    ]
    with open(LIST, "w", encoding="ascii") as file:
        file.write("# Written by Benchmarks/function_order.py, read by the linker (Makefile, RELEASE_FLAGS).\n")
        for title, names in groups:
            file.write(f"\n# {title}\n")
            file.writelines(f"{name}\n" for name in sorted(names))
            print(f"{len(names):6} {title}")


def sitting(program, place, seconds):
    """Calls of each function in a sitting that is on the screen for `seconds`."""
    return calls(program, place, ["sit", "20m"], seconds=seconds)


def calls(program, place, arguments, seconds=None):
    """Calls of each function when `program` runs with `arguments` in an empty home: on a terminal for `seconds`, or to its end."""
    home = tempfile.mkdtemp(dir=place)
    counted = os.path.join(home, "calls")
    command = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={counted}", program, *arguments]
    if seconds is None:
        subprocess.run(command, env=environment(home), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    else:
        terminal = Terminal(program, command, environment(home))
        # Under valgrind a start takes seconds; they are not among those on the screen.
        while len(terminal.received) < 1000:
            if not terminal.read():
                sys.exit(f"function-order: {' '.join(command)} ended before it drew anything")
        listen([terminal], seconds)
        terminal.end()
    return read_calls(counted)


def read_calls(path):
    """Calls of each function in a file of callgrind's (its manual, "Callgrind Format Specification")."""
    names, counts, callee = {}, {}, None
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if match := re.match(r"(c?)fn=\((\d+)\)(?: ([^\s']+))?", line):
                called, number, name = match.groups()
                if name:
                    names[number] = name
                counts.setdefault(names[number], 0)
                if called:
                    callee = names[number]
            elif line.startswith("calls="):
                counts[callee] += int(line[6:].split()[0])
    return counts


def sections(program):
    """The functions that have a section of their own in what `program` is linked from, and for each object file that has none
    for each, the functions in it."""
    with open(f"{program}.product/Objects.LinkFileList", encoding="utf-8") as file:
        inputs = [line.strip().strip("'\"") for line in file]
    toolchain = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which(os.environ.get("SWIFT", "swift")))))
    for folder in (os.path.join(toolchain, "lib", "swift_static", "linux"), os.path.join(ROOT, ".build", "static-libraries")):
        inputs += [os.path.realpath(os.path.join(folder, name)) for name in os.listdir(folder)]
    alone, files = set(), []
    for start in range(0, len(inputs), 200):
        symbols = subprocess.run(
            ["objdump", "-t", *inputs[start:start + 200]], capture_output=True, text=True, errors="replace", check=False)
        for file in symbols.stdout.split("file format")[1:]:
            together = set()
            for section, name in re.findall(r" F (\.text\S*)\t[0-9a-f]+ (?:\.\w+ )?(\S+)$", file, re.MULTILINE):
                (together if section == ".text" else alone).add(name)
            files.append(together)
    # What several files have, the linker takes from one of them: it may be the one that holds all in one section.
    return alone.difference(*files), files


if __name__ == "__main__":
    main()
