#!/usr/bin/env python3
"""Compares the table of rooms in docs/ARCHITECTURE.md with the package: every target and what it uses. And what the files of a
room import with what the package says that it uses: a build finds any module that happens to be built before. And that only the
rooms that are there for it start programs, write files and read clocks, and that a screen is made of views.

    Scripts/check-rooms.py            fails where they differ, and says where
    Scripts/check-rooms.py --write    rewrites the column "uses", and adds a row for each new room
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ARCHITECTURE.md"
BEGIN, END = "<!-- rooms -->", "<!-- /rooms -->"


def package():
    """The targets as the package describes them."""
    text = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return json.loads(text)["targets"]


def uses(target):
    """The names of what a target uses."""
    return [next(iter(use.values()))[0] for use in target["dependencies"]]


def rooms(targets):
    """The targets under Sources, Themes and Scenarios with the rooms and the packages that each uses, in the package's order."""
    targets = [
        target for target in targets
        if target["type"] != "test" and not (target.get("path") or "").startswith("Tests")]
    names = {target["name"] for target in targets}
    return {
        target["name"]: (
            sorted(use for use in uses(target) if use in names), sorted(use for use in uses(target) if use not in names))
        for target in targets}


def wrong_imports(targets):
    """What a target imports and does not declare; and what a room declares and does not import."""
    names = {target["name"] for target in targets}
    problems = []
    for target in targets:
        kind, name = target["type"], target["name"]
        folder = ROOT / (target.get("path") or f"{'Tests' if kind == 'test' else 'Sources'}/{name}")
        found = {}
        for file in sorted(folder.rglob("*.swift")):
            for module in re.findall(r"^ *(?:@\w+ )?import (?:\w+ )?(\w+)$", file.read_text(), re.M):
                found.setdefault(module, file.relative_to(ROOT))
        declared = set(uses(target))
        problems += [
            f"{found[module]} imports {module}, which Package.swift does not name among what {name} uses"
            for module in sorted(names & found.keys() - declared - {name})]
        # Tests also name the programs that they start.
        if kind != "test":
            problems += [
                f"Package.swift says that {name} uses {module}, and no file imports it"
                for module in sorted(names & declared - found.keys())]
    return problems


# What only these rooms do: read clocks and wait; start programs; create, replace and lock files.
SYSTEM_CALLS = {
    r"\bDate(?:\(\)|\.now\b)|\btime\(nil\)|\bclock_gettime\(|\b(?:Continuous|Suspending)Clock(?:\(\)|\.now)"
    r"|\b(?:Task|Thread)\.sleep\(": {"HostSystem"},
    r"\bposix_spawn|\bProcess\(\)": {"HostSystem"},
    r"\bflock\(\w|\bF_(?:OFD_)?SETLK|\bO_CREAT\b|\bmkstemp\(|\bFileHandle\(forWriting": {"HostFiles", "HostSystem"},
    r"\b[dD]ata\b.*\.write\(to: |\.write\(to: .*\b(?:options|atomically): |\.createFile\(": {"HostFiles", "HostSystem"},
}
# The files that do it in another room, each for a reason.
SYSTEM_FILES = {
    "WallClock.swift": "the clock of an app that uses the library, which has no HostSystem, and binds no device of its own",
    "FileNews.swift": "looks at a file every 50 ms where there is no inotify, whatever the time is",
    "WholeFile.swift": "compares the age of what a process left behind when it died; HostFiles uses no other room",
}


def system_calls():
    """Where a room reads a clock, starts a program, or creates or locks a file, past the rooms that are there for it."""
    problems = []
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        room = file.relative_to(ROOT / "Sources").parts[0]
        if file.name in SYSTEM_FILES:
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for call, allowed in SYSTEM_CALLS.items():
                if room not in allowed and (found := re.search(call, line.split("//")[0])):
                    problems.append(
                        f"{file.relative_to(ROOT)}:{number}: {found[0]} is for {' and '.join(sorted(allowed))} alone; "
                        "take `now` as an argument, or use CapturedProcess, DetachedProcess, WholeFile or a lock")
    return problems


# Where cells may be drawn one by one: the media, a phone's picture, files of frames. Elsewhere a screen is made of views.
DRAWING = re.compile(r"\.draw\((?:[^()]|\([^()]*\))*\bat:\s|\bcontext\.fill\(")
DRAWING_ROOMS = {"CellUI", "Presentations", "FrameExport", "FrameSnapshots", "TerminalScreen"}
DRAWING_FILES = {
    "SimulationFilm.swift": "a film is an export",
    "PreviewOverlay.swift": "tints areas of a picture that is drawn already",
    "PreviewView.swift": "shows a frame as it is",
    "MatrixView.swift": "shows frames as they are",
    "GuestFrame.swift": "shows a frame as it is",
    "ReviewPanes.swift": "shows frames as they are, and marks their differences",
    "ReviewPicture.swift": "sets true pictures beside each other as one",
    "AssertPointPresentations.swift": "puts true pictures on a sheet",
}


def placed_drawing():
    """Where a screen places text or fills cells by coordinates instead of being a view."""
    problems = []
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        if file.relative_to(ROOT / "Sources").parts[0] in DRAWING_ROOMS or file.name in DRAWING_FILES:
            continue
        text = re.sub(r"//[^\n]*", "", file.read_text())
        for found in DRAWING.finditer(text):
            number = text.count("\n", 0, found.start()) + 1
            problems.append(f"{file.relative_to(ROOT)}:{number}: draws by coordinates; make it a view")
    return problems


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


def uninstalled_rooms(targets):
    """The rooms that guests are made of, and those that the installed sources have: another compiler builds guests from them."""
    own = {target["name"]: uses(target) for target in targets}
    needed, open_ = set(), re.findall(r'product\(name: "(\w+)", package: "islet"', (ROOT / "Compatibility/Package.swift").read_text())
    while open_:
        name = open_.pop()
        if name in own and name not in needed:
            needed.add(name)
            open_ += own[name]
    script = (ROOT / "Scripts/install-guests.sh").read_text()
    installed = set(re.search(r"^rooms=\((.*)\)$", script, re.M).group(1).split())
    return [f"Scripts/install-guests.sh installs {name}, which guests do not use" for name in sorted(installed - needed)] + [
        f"Scripts/install-guests.sh does not install {name}, which guests use" for name in sorted(needed - installed)]


def main():
    page = PAGE.read_text()
    before, rest = page.split(BEGIN, 1)
    old, after = rest.split(END, 1)
    purposes = dict(re.findall(r"^\| `([^`]+)` \| (.*?) \| .*\|$", old, re.M))
    targets = package()
    found = rooms(targets)
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
    if problems:
        problems.append("Run Scripts/check-rooms.py --write, and write the purpose of new rooms.")
    problems += wrong_imports(targets) + system_calls() + placed_drawing() + uninstalled_rooms(targets)
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
