#!/usr/bin/env python3
"""Refuses phrases that CONTRIBUTING.md bans, in the strings and comments of Swift and in every other text of the project.

    check-words.py [FOLDER OR FILE …]     default: the whole project
"""

import os
import re
import sys

# A phrase, and what to write instead.
BANNED = [
    (r"\b(?<!there )(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|later\b|fewer\b|greater\b|larger\b|smaller\b|wider\b|taller\b|better\b)",
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
    (r"; there (?:are|is) \\\(", "a list with a name: Themes: a, b"),
    (r"\b(?:is|are|was|were) (?:not )?waited for\b", "pending, due, or a countdown"),
    (r"\blines of words\b", "plain text"),
    (r"\bfiles? of Islet's\b", "an Islet file, Islet's files"),
    (r"\beven so\b", "anyway, still"),
    (r"\bwhat holds\b|\bdefaults? holds?\b", "applies, is in effect"),
    (r"\b(?:for|by|of) who\b(?! knows\b)", "for people who, for those who"),
]
RULES = [(re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in BANNED]

SUFFIXES = (".swift", ".md", ".py", ".sh", ".toml", ".yaml", ".yml", ".txt")
FOLDERS = ("Sources", "Tests", "Themes", "Scenarios", "Examples", "Benchmarks", "Scripts", "docs", ".ci", ".github")
FILES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "Package.swift")
# Text that is not ours: recorded output of other programs and of standards.
SKIPPED = ("__Snapshots__", "/Fixtures/", "check-words.py", "/.build/")

HASHES_AND_QUOTE = re.compile(r'(#*)("""|")')
# Two literals that are one text: only the quotes, a plus and blanks between them.
JOINT = re.compile(r'"[ \t\n]*\+[ \t\n]*"')


def swift(content):
    """The comments and string literals of Swift: (offset, text). A literal contains those of its interpolations."""
    found = []

    def literal(start):
        opening = HASHES_AND_QUOTE.match(content, start)
        hashes, quote = opening.groups()
        escape, closing = "\\" + hashes, quote + hashes
        position = opening.end()
        while position < len(content):
            if content.startswith(escape + "(", position):
                position = code(position + len(escape) + 1, isInterpolation=True)
            elif content.startswith(escape, position):
                position += len(escape) + 1
            elif content.startswith(closing, position):
                return position + len(closing)
            elif quote == '"' and content[position] == "\n":
                return position
            else:
                position += 1
        return position

    def code(position, isInterpolation=False):
        depth = 1
        while position < len(content):
            if content.startswith("//", position):
                end = (content.find("\n", position) + 1 or len(content) + 1) - 1
                found.append((position, content[position:end]))
                position = end
            elif content.startswith("/*", position):
                end = content.find("*/", position) + 2
                found.append((position, content[position:end]))
                position = end
            elif HASHES_AND_QUOTE.match(content, position):
                end = literal(position)
                if not isInterpolation:
                    found.append((position, content[position:end]))
                position = end
            else:
                if isInterpolation and content[position] in "()":
                    depth += 1 if content[position] == "(" else -1
                position += 1
                if depth == 0:
                    return position
        return position

    code(0)
    return found


def texts(path, content):
    """The places of a file that people read: (offset, text)."""
    if not path.endswith(".swift"):
        yield 0, content
        return
    joined = []
    for offset, text in swift(content):
        end = joined[-1][0] + len(joined[-1][1]) if joined else 0
        if joined and JOINT.fullmatch(content[end - 1 : offset + 1]):
            start, before = joined.pop()
            # Blanks in place of the joint, so that places stay right.
            joined.append((start, before[:-1] + " " * (offset + 2 - end) + text[1:]))
        elif joined and text.startswith("//") and content[end:offset].strip(" \t") == "\n" and (
            joined[-1][1].startswith("//")
        ):
            start, before = joined.pop()
            joined.append((start, before + content[end:offset] + text))
        else:
            joined.append((offset, text))
    yield from joined


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
