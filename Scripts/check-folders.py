#!/usr/bin/env python3
"""Checks that the folders of a room do not use each other in a circle.

A folder uses another one if its code names a type, a protocol, a type alias or a function that a file of the other declares at
the top level, or a member that only an extension of the other declares. A name that several folders declare does not count. Files
beside the folders count as the folder "."; the room's front door, X.swift of room X, may use all and be used by all.

    Scripts/check-folders.py            fails where there is a circle, with an example of each arrow
    Scripts/check-folders.py --arrows   prints the arrows between the folders of every room
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Rooms whose folders are chapters of one thing, with the reason.
ONE_GRAPH = {
    "CellUI": "a view makes nodes, a node lays out and draws, and what is drawn can hold views again",
}
WORDS = (
    r"(?:(?:public|package|internal|final|indirect|static|mutating|nonmutating|borrowing|consuming|override|"
    r"nonisolated(?:\(\w+\))?|(?:private|fileprivate)(?:\(set\))?|@\w+(?:\([^)]*\))?)\s+)*")
TYPE = re.compile(rf"^(?:{WORDS})(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)")
FUNCTION = re.compile(rf"^(?:{WORDS})func\s+(\w+)")
VARIABLE = re.compile(rf"^(?:{WORDS})(?:let|var)\s+(\w+)")
EXTENSION = re.compile(rf"^(?:{WORDS})extension\s+([\w.]+)")
MEMBER = re.compile(rf"^    (?:{WORDS})(?:func|var|let|struct|enum|typealias|class|actor)\s+(\w+)")
# Members of Swift's own types, which an extension here may have as well.
LIBRARY = {"decode", "encode", "next", "prefix", "rounded"}
PRIVATE = re.compile(r"^\s*(?:@\w+\s+)*(?:private|fileprivate)\b(?!\()")
ANY = re.compile(r"\b(?:func|var|let|case|struct|enum|class|actor|protocol|typealias)\s+(\w+)|[(,]\s*(?:\w+\s+)?(\w+)\s*:")


def code(text):
    """The file's code with its lines: comments and the letters of strings are blank, what is interpolated stays."""
    out, position, stack = [], 0, []  # the stack: ("string", quotes, hashes) or ("interpolation", depth)
    while position < len(text):
        rest = text[position:position + 8]
        if not stack or stack[-1][0] == "interpolation":
            if rest.startswith("//"):
                end = text.find("\n", position)
                position = len(text) if end < 0 else end
                continue
            if rest.startswith("/*"):
                end = text.find("*/", position)
                end = len(text) if end < 0 else end + 2
                out.append("\n" * text.count("\n", position, end))
                position = end
                continue
            opening = re.match(r'(#*)("""|")', rest)
            if opening:
                stack.append(("string", opening[2], opening[1]))
                out.append(" ")
                position += len(opening[0])
                continue
            if stack:
                if text[position] == "(":
                    stack[-1][1] += 1
                elif text[position] == ")":
                    stack[-1][1] -= 1
                    if stack[-1][1] == 0:
                        stack.pop()
                        out.append(" ")
                        position += 1
                        continue
            out.append(text[position])
            position += 1
            continue
        _, quotes, hashes = stack[-1]
        if text.startswith("\\" + hashes + "(", position):
            stack.append(["interpolation", 1])
            out.append(" ")
            position += 2 + len(hashes)
        elif text.startswith("\\" + hashes, position):
            position += 2 + len(hashes)
        elif text.startswith(quotes + hashes, position):
            stack.pop()
            out.append(" ")
            position += len(quotes + hashes)
        else:
            out.append("\n" if text[position] == "\n" else "")
            position += 1
    return "".join(out)


class Room:
    """The files of a target by folder, and what each folder declares for the others."""

    def __init__(self, folder):
        self.name = folder.name
        self.folder = folder
        self.files = {}  # file: (its folder, its lines of code)
        for file in sorted(folder.rglob("*.swift")):
            inside = file.relative_to(folder)
            if str(inside) != f"{self.name}.swift":
                self.files[file] = (inside.parts[0] if len(inside.parts) > 1 else ".", code(file.read_text()).split("\n"))

    def declarations(self):
        """The folder of each name that is declared in one folder alone: of free ones, and of members of extensions."""
        free, members, seen = {}, {}, {}
        for folder, lines in self.files.values():
            extending = False
            for line in lines:
                for found in ANY.findall(line):
                    seen.setdefault(found[0] or found[1], set()).add(folder)
                if line and not line[0].isspace():
                    # What a conformance demands is called by the protocol's name.
                    extending = bool(EXTENSION.match(line)) and ":" not in line and not PRIVATE.match(line)
                if PRIVATE.match(line):
                    continue
                if found := TYPE.match(line) or FUNCTION.match(line) or VARIABLE.match(line):
                    free.setdefault(found[1], set()).add(folder)
                elif extending and (found := MEMBER.match(line)):
                    members.setdefault(found[1], set()).add(folder)
        return (
            {name: min(folders) for name, folders in free.items() if len(folders) == 1},
            {name: min(folders) for name, folders in members.items() if len(folders) == 1 and seen[name] == folders
             and name not in free and name not in LIBRARY})

    def arrows(self):
        """For every folder and the ones that it uses, what it uses and where."""
        free, members = self.declarations()
        found = {}
        for file, (folder, lines) in self.files.items():
            for number, line in enumerate(lines, 1):
                for before, name in re.findall(r"(\.?)\b([A-Za-z_]\w+)", line):
                    used = free.get(name) if not before or name[0].isupper() else members.get(name)
                    if used and used != folder:
                        found.setdefault((folder, used), []).append((file.name, number, name))
        return found


def circles(arrows):
    """The sets of two or more folders each of which can be reached from each."""
    reach = {}
    for start in {folder for arrow in arrows for folder in arrow}:
        reach[start], open_ends = set(), [start]
        while open_ends:
            last = open_ends.pop()
            for source, target in arrows:
                if source == last and target not in reach[start]:
                    reach[start].add(target)
                    open_ends.append(target)
    found = {frozenset(other for other in reach if other in reach[start] and start in reach[other]) for start in reach}
    return sorted((sorted(circle) for circle in found if len(circle) > 1))


def main():
    problems, spare = [], set(ONE_GRAPH)
    for folder in sorted((ROOT / "Sources").iterdir()):
        room = Room(folder)
        arrows = room.arrows()
        if circles(arrows):
            spare.discard(room.name)
        if "--arrows" in sys.argv:
            for (source, target), uses in sorted(arrows.items()):
                names = sorted({f"{file} {name}" for file, _, name in uses})
                print(f"Sources/{room.name}: {source} → {target} ({', '.join(names)})")
        for circle in circles(arrows) if room.name not in ONE_GRAPH else []:
            steps = [
                f"{source} → {target} ({uses[0][0]}:{uses[0][1]} uses {uses[0][2]})"
                for (source, target), uses in sorted(arrows.items()) if source in circle and target in circle]
            problems.append(f"Sources/{room.name}: {', '.join(steps)}")
    problems += [f"{name} is in Scripts/check-folders.py without need: its folders form no circle" for name in spare]
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
