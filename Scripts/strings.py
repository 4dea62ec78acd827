#!/usr/bin/env python3
"""The string catalogue: every text that a meditator reads, in five languages.

A text stands in the code as localized("Ends at \\(time).") or, with a count, localized("\\(count: days) days"). Its key in
Sources/Languages/Localizable.xcstrings, a catalogue in Apple's form that Xcode can open, is the text with %@ for a text and %lld
for a count. Sources/Languages/Tables/*.swift are written from the catalogue; edits there are lost.

    Scripts/strings.py check      fails if a key lacks a language, a placeholder differs, a key is used but not in the
                                  catalogue or the other way round, the tables are out of date, or a command has
                                  such texts and does not speak the user's language
    Scripts/strings.py missing    prints what is missing as blocks to fill in
    Scripts/strings.py add        reads such blocks from standard input into the catalogue and writes the tables
    Scripts/strings.py write      writes the tables, and drops keys that nothing uses

A block is a line with = and the key, then a line for each language; a count has singular and plural with a bar between:

    = %lld days
    en 1 day | %lld days
    de 1 Tag | %lld Tage
    fr %lld jour | %lld jours
    es 1 día | %lld días
    ja %lld日

Japanese has no plural. English is the key itself unless the block gives it. A key that the code puts together when it runs, such as
the meaning of a setting, is marked by a line "by hand".
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROOM = ROOT / "Sources/Languages"
CATALOGUE = ROOM / "Localizable.xcstrings"
NAMES = {"en": "English", "de": "German", "fr": "French", "es": "Spanish", "ja": "Japanese"}
PLACEHOLDER = re.compile(r"%(?:(\d+)\$)?(@|lld|%)")


def literal(text, start):
    """The key of the Swift string literal at `start`, and the index behind it."""
    block = text.startswith('"""', start)
    quote = '"""' if block else '"'
    position, key, line = start + len(quote), "", ""
    while not text.startswith(quote, position):
        if text.startswith("\\(", position):
            depth, begin = 1, position + 2
            position = begin
            while depth:
                if text[position] == '"':
                    position = literal(text, position)[1]
                    continue
                depth += {"(": 1, ")": -1}.get(text[position], 0)
                position += 1
            key += "%lld" if text.startswith("count:", begin) else "%@"
        elif text[position] == "\\":
            following = text[position + 1]
            if following == "\n":
                position += 2
                while text[position] in " \t":
                    position += 1
                continue
            key += {"n": "\n", "t": "\t"}.get(following, following)
            position += 2
        else:
            key += "%%" if text[position] == "%" else text[position]
            position += 1
    if block:
        # A block begins on the next line and is indented as its end; the texts here are one line.
        key = re.sub(r"\n\s*", "\n", key).strip("\n")
    return key, position + len(quote)


# Calls whose arguments are phrases: keys and what they do. The number of arguments that count; None for all.
CALLS = [(re.compile(r"\b(?:Key)?Binding(?:<[\w.]+>)?\("), 2), (re.compile(r"\.hint\("), None), (re.compile(r"\.common\("), None),
         (re.compile(r"\bnotes: \["), 0), (re.compile(r"\bPhrase\("), 1)]
# Rooms of designers and developers, which speak English.
ENGLISH = ("Studio", "CellUI", "Simulation")


def arguments(text, start, count):
    """The string literals among the first `count` arguments of a call, each with its place, without those of calls within; of a list
    with `count` 0 all of them."""
    depth, position, argument = 1, start, 0
    while depth and (not count or argument < count):
        if text[position] == '"':
            key, position = literal(text, position)
            if depth == 1 or count == 0:
                yield key, position - 1
            continue
        if text[position] in "([{":
            depth += 1
        elif text[position] in ")]}":
            depth -= 1
        elif text[position] == "," and depth == 1:
            argument += 1
        position += 1


def uses():
    """The keys in the code, each with the first place where it is used."""
    found = {}
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        if file.is_relative_to(ROOM / "Tables"):
            continue
        text = file.read_text()
        for match in re.finditer(r"\blocalized\(\s*(?=\")", text):
            if text[text.rfind("\n", 0, match.start()) + 1:match.start()].lstrip().startswith("//"):
                continue
            key, end = literal(text, match.end())
            context = re.match(r'\s*,\s*"([^"]*)"\s*\)', text[end:])
            if context:
                key += f" [{context.group(1)}]"
            place = f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"
            found.setdefault(key, place)
        if file.relative_to(ROOT / "Sources").parts[0] in ENGLISH:
            continue
        for pattern, count in CALLS:
            for match in pattern.finditer(text):
                if text[text.rfind("\n", 0, match.start()) + 1:match.start()].lstrip().startswith("//"):
                    continue
                for key, position in arguments(text, match.end(), count):
                    # Keys such as a-z and symbols are the same everywhere.
                    if re.search(r"[A-Za-z]{2}", key.replace("%@", "").replace("%lld", "")):
                        found.setdefault(key, f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, position) + 1}")
    return found


def read():
    return json.loads(CATALOGUE.read_text()) if CATALOGUE.exists() else {
        "sourceLanguage": "en", "strings": {}, "version": "1.0"}


def unit(value):
    return {"stringUnit": {"state": "translated", "value": value}}


def forms(entry, language):
    """The texts of an entry in a language: one, or singular and plural; none if it is missing."""
    localization = entry.get("localizations", {}).get(language, {})
    if "variations" in localization:
        plural = localization["variations"]["plural"]
        return [plural[form]["stringUnit"]["value"] for form in ("one", "other") if form in plural]
    return [localization["stringUnit"]["value"]] if "stringUnit" in localization else []


def placeholders(text):
    """The placeholders in the order of the values: the pairs of place and kind."""
    found, place = set(), 0
    for number, kind in PLACEHOLDER.findall(text):
        if kind == "%":
            continue
        place += 0 if number else 1
        found.add((int(number) if number else place, kind))
    return found


def plain(key):
    """The English text of a key: without its context."""
    return re.sub(r" \[[^\]]*\]$", "", key)


def problems(catalogue):
    strings, used = catalogue["strings"], uses()
    for key, place in used.items():
        if key not in strings:
            yield f'{place}: "{key}" is not in the catalogue; Scripts/strings.py missing prints the block to fill in'
    for key, entry in strings.items():
        if key not in used and entry.get("extractionState") != "manual":
            yield f'"{key}" is in the catalogue but not in the code; Scripts/strings.py write drops it'
        if "\t" in key or "\n" in key:
            yield f'"{key}" has a tab or a line break'
        for language in NAMES:
            texts = forms(entry, language)
            if not texts:
                if language != "en" or "%lld" in key:
                    yield f'"{key}" lacks {NAMES[language]}'
                continue
            if "%lld" in key and language != "ja" and len(texts) < 2:
                yield f'"{key}" has a count but no plural in {NAMES[language]}'
            wanted = placeholders(plain(key))
            # A singular may spell its number.
            counts = {item for item in wanted if item[1] == "lld"}
            for index, text in enumerate(texts):
                have = placeholders(text)
                if have != wanted and not (index == 0 and len(texts) == 2 and have | counts == wanted):
                    yield f'"{key}" has other placeholders in {NAMES[language]}: "{text}"'
                if "\t" in text or "\n" in text:
                    yield f'"{key}" has a tab or a line break in {NAMES[language]}'


def table(catalogue, language):
    name = NAMES[language]
    lines = []
    for key in sorted(catalogue["strings"]):
        texts = forms(catalogue["strings"][key], language)
        if texts and (language != "en" or texts != [plain(key)]):
            lines.append("\t".join([key] + texts))
        elif language == "en" and plain(key) != key:
            lines.append(key + "\t" + plain(key))
    body = "\n".join(lines)
    return (
        "// Generated by Scripts/strings.py from Localizable.xcstrings; edits here are lost.\n"
        "// swift-format-ignore-file\n\n"
        f"/// The {name} texts: a line for each key with its translation, or with its singular and its plural, tabs between.\n"
        f"enum {name}Strings {{\n    static let lines: StaticString = #\"\"\"\n{body}\n\"\"\"#\n}}\n")


def write(catalogue):
    catalogue["strings"] = dict(sorted(catalogue["strings"].items()))
    CATALOGUE.write_text(json.dumps(catalogue, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n")
    for language, name in NAMES.items():
        (ROOM / f"Tables/{name}.swift").write_text(table(catalogue, language))


def add(text):
    catalogue, key = read(), None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("= "):
            key = line[2:]
            catalogue["strings"].setdefault(key, {})
            continue
        entry = catalogue["strings"].get(key)
        if entry is None:
            sys.exit(f"strings.py: line {number}: a language comes before the first key")
        if line.strip() == "by hand":
            entry["extractionState"] = "manual"
            continue
        language, _, value = line.partition(" ")
        if language not in NAMES:
            sys.exit(f'strings.py: line {number}: unknown language "{language}"; use {", ".join(NAMES)}')
        if not value.strip():
            continue
        texts = [part.strip() for part in value.split(" | ")] if "%lld" in key else [value.strip()]
        localization = unit(texts[0]) if len(texts) == 1 else {
            "variations": {"plural": {"one": unit(texts[0]), "other": unit(texts[1])}}}
        entry.setdefault("localizations", {})[language] = localization
    write(catalogue)


def missing(catalogue):
    keys = list(uses()) + list(catalogue["strings"])
    for key in dict.fromkeys(keys):
        entry = catalogue["strings"].get(key, {})
        lacking = [name for name in NAMES if not forms(entry, name) and (name != "en" or "%lld" in key)]
        if lacking:
            print(f"= {key}")
            for name in lacking:
                print(f"{name} ")


def unspoken():
    """Commands that have texts in five languages and speak only English, because they are not in SpokenCommands."""
    spoken = set(
        re.findall(r"(\w+)\.self", (ROOT / "Sources/islet/Commands/SpokenCommands.swift").read_text()))
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        text = file.read_text()
        if "localized(" not in text:
            continue
        for name in re.findall(r"struct (\w+): (?:Async)?ShellCommand", text):
            if name not in spoken:
                yield f"{file.relative_to(ROOT)}: {name} has localized texts; add it to SpokenCommands"


def main():
    command = sys.argv[1] if len(sys.argv) > 1 else "check"
    if command == "add":
        add(sys.stdin.read())
    elif command == "missing":
        missing(read())
    elif command == "write":
        catalogue, used = read(), uses()
        catalogue["strings"] = {
            key: entry for key, entry in catalogue["strings"].items()
            if key in used or entry.get("extractionState") == "manual"}
        write(catalogue)
    elif command == "check":
        catalogue = read()
        found = list(problems(catalogue))
        for language, name in NAMES.items():
            file = ROOM / f"Tables/{name}.swift"
            if not file.exists() or file.read_text() != table(catalogue, language):
                found.append(f"{file.relative_to(ROOT)} is out of date; run Scripts/strings.py write")
        found += unspoken()
        for problem in found:
            print(f"strings.py: {problem}", file=sys.stderr)
        sys.exit(1 if found else 0)
    else:
        sys.exit(__doc__)


main()
