#!/usr/bin/env python3
"""Compares the table of rooms in docs/ARCHITECTURE.md with the package: every target and what it uses.

    Scripts/check-rooms.py            fails where they differ, and says where
    Scripts/check-rooms.py --write    writes the column "uses" anew, and a row for each new room
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ARCHITECTURE.md"
BEGIN, END = "<!-- rooms -->", "<!-- /rooms -->"


def rooms():
    """The targets under Sources, Themes and Scenarios with the rooms and the packages that each uses, in the package's order."""
    text = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    targets = [
        target for target in json.loads(text)["targets"]
        if target["type"] != "test" and not (target.get("path") or "").startswith("Tests")]
    names = {target["name"] for target in targets}
    found = {}
    for target in targets:
        uses = [next(iter(use.values()))[0] for use in target["dependencies"]]
        found[target["name"]] = (
            sorted(use for use in uses if use in names), sorted(use for use in uses if use not in names))
    return found


def ordered(found):
    """The rooms from the bottom up: by how many floors lie below each, then by name."""
    floor = {}

    def height(name):
        if name not in floor:
            floor[name] = 1 + max((height(use) for use in found[name][0]), default=0)
        return floor[name]

    return sorted(found, key=lambda name: (height(name), name.lower()))


def table(found, purposes):
    lines = ["| room | purpose | uses |", "|---|---|---|"]
    for name in ordered(found):
        own, foreign = found[name]
        uses = ", ".join([f"`{use}`" for use in own] + foreign) or "–"
        lines.append(f"| `{name}` | {purposes.get(name, 'TODO')} | {uses} |")
    return "\n".join(lines)


def main():
    page = PAGE.read_text()
    before, rest = page.split(BEGIN, 1)
    old, after = rest.split(END, 1)
    purposes = dict(re.findall(r"^\| `([^`]+)` \| (.*?) \| .*\|$", old, re.M))
    found = rooms()
    new = table(found, purposes)
    if "--write" in sys.argv:
        PAGE.write_text(f"{before}{BEGIN}\n\n{new}\n\n{END}{after}")
        return
    problems = [f"docs/ARCHITECTURE.md has a room that the package has not: {name}" for name in purposes if name not in found]
    problems += [f"docs/ARCHITECTURE.md has no purpose for the room {name}" for name in found if name not in purposes]
    problems += [f"docs/ARCHITECTURE.md has no purpose for the room {name}" for name, text in purposes.items() if text == "TODO"]
    if not problems and old.strip() != new:
        differing = [line for line in new.splitlines() if line not in old.splitlines()]
        problems = [f"docs/ARCHITECTURE.md differs from the package: {line}" for line in differing] or [
            "docs/ARCHITECTURE.md has the rooms in another order than the package"]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print("Run Scripts/check-rooms.py --write, and write the purpose of new rooms.", file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
