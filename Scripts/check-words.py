#!/usr/bin/env python3
"""Refuses phrases that CONTRIBUTING.md bans, in the strings and comments of Swift and in every other text of the project.

    check-words.py [FOLDER OR FILE …]     default: the whole project
"""

import os
import re
import sys

# A phrase, and what to write instead.
BANNED = [
    (r"\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|later\b|fewer\b|greater\b|larger\b|smaller\b|wider\b|taller\b|better\b)",
     "is not a …, has no …, or No … named …"),
    (r"\bso many\b", "the count"),
    (r"\bso long(?! as\b)", "the length of time"),
    (r"\bhow often\b", "the number of times"),
    (r"\bhow-manieth\b", "the sequence number"),
    (r"\b(?:is|are|was|were|be|been|being|not) told\b", "reported, given, or knows"),
    (r"\btells? (?:of|whether|how|what|who|which|when|nothing)\b", "reports, says or shows"),
    (r"\b(?:is|are|was|were|be|been) asked (?:of|after)\b", "requested"),
    (r"\banew\b", "again"),
    (r"\bto be had\b", "available"),
    (r"\bwhoever\b", "anyone who, or the user"),
    (r"\bin (?:the|its|their|his) stead\b", "instead of"),
    (r"\bon show\b", "showing, visible"),
    (r"\bwherein\b|\bwhereof\b|\bthereof\b|\btherein\b|\bthereby\b|\bwhereupon\b", "a plain clause"),
    (r"\bnone the less\b", "nevertheless, still"),
    (r"\bof its own accord\b|\bby itself alone\b", "by itself"),
    (r"\bis to be (?:had|seen|heard|found)\b", "can be seen, heard, found"),
]
RULES = [(re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in BANNED]

SUFFIXES = (".swift", ".md", ".py", ".sh", ".toml", ".yaml", ".yml", ".txt")
FOLDERS = ("Sources", "Tests", "Themes", "Scenarios", "Examples", "Benchmarks", "Scripts", "docs", ".ci", ".github")
FILES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "Package.swift")
# Text that is not ours: recorded output of other programs and of standards.
SKIPPED = ("__Snapshots__", "/Fixtures/", "check-words.py", "/.build/")

SWIFT = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>#?"""(?:\\.|[^\\])*?"""#?|#?"(?:\\.|[^"\\\n])*"#?)', re.DOTALL)


def texts(path, content):
    """The places of a file that people read: (offset, text)."""
    if not path.endswith(".swift"):
        yield 0, content
        return
    for match in SWIFT.finditer(content):
        yield match.start(), match.group(0)


def paths(arguments):
    for start in arguments or [*FOLDERS, *FILES]:
        if os.path.isfile(start):
            yield start
        for folder, _, names in os.walk(start):
            for name in sorted(names):
                path = os.path.join(folder, name)
                if name.endswith(SUFFIXES):
                    yield path


def main():
    if not sys.argv[1:]:
        os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    found = 0
    for path in paths(sys.argv[1:]):
        if any(part in "/" + path for part in SKIPPED):
            continue
        with open(path, encoding="utf-8", errors="replace") as file:
            content = file.read()
        for offset, text in texts(path, content):
            # A phrase may be broken over two lines of a comment.
            flat = re.sub(r"\n[ \t]*(?:///?|#|\*)?[ \t]?", lambda line: " " * len(line.group(0)), text)
            flat = re.sub(r" {2,}", lambda blanks: " " + "\x00" * (len(blanks.group(0)) - 1), flat)
            plain = flat.replace("\x00", "")
            for rule, instead in RULES:
                for match in rule.finditer(plain):
                    before = len(plain[: match.start()])
                    # The offset without the blanks taken out.
                    position, seen = 0, 0
                    while seen < before:
                        seen += flat[position] != "\x00"
                        position += 1
                    line = content.count("\n", 0, offset + position) + 1
                    print(f'{path}:{line}: "{match.group(0).strip()}": write {instead}')
                    found += 1
    if found:
        print(f"{found} banned phrases. CONTRIBUTING.md says how we write.", file=sys.stderr)
    return 1 if found else 0


sys.exit(main())
