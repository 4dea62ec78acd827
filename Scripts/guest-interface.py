#!/usr/bin/env python3
"""Reads from the sources what guests can use of Apple's modules: what is drawn, what is accepted without effect, what is missing.

A modifier that returns `self` and nothing else has no effect, whatever its comment says; so has a value of the environment and a type
that is declared in a folder called Accepted. All else is drawn, or is a value that something drawn takes.

    Scripts/guest-interface.py           fails where the table in docs/GUESTS.md or the names for --explain are old
    Scripts/guest-interface.py --write   writes both
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "GUESTS.md"
NAMES = ROOT / "Sources" / "GuestBuild" / "Pass" / "AcceptedNames.swift"
TYPES = ROOT / "Sources" / "GuestBuild" / "Collecting" / "ModuleNames.swift"
BEGIN, END = "<!-- interface -->", "<!-- /interface -->"
MODULES = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "AlarmKit", "Charts", "UIKit", "SwiftData", "Combine",
           "CoreLocation", "MapKit", "CoreData", "HealthKit", "AVFoundation", "AudioToolbox", "StoreKit", "UserNotifications",
           "WatchConnectivity", "AppFrameworks", "UniformTypeIdentifiers", "os", "FoundationGaps"]
# Where the members of types come from that a module names.
ROOMS = {"SwiftUI": ["CellUI"], "WidgetKit": ["Presentations"], "ActivityKit": ["ActivitySystem"],
         "FoundationGaps": ["LocalizedResources"]}
# Modules that have the names of many frameworks: an app may well have a `Weather` or `Tip` of its own, and imports none of them then.
SHARED = {"AppFrameworks"}
# What Apple has and guests cannot use yet; the check fails if one of them is there after all.
MISSING = {
    "AppIntents": ["IntentDonationManager", "RelevantIntentManager"],
    "Charts": ["Chart3D", "RectanglePlot", "RulePlot", "SectorPlot"],
    "UIKit": ["UIGraphicsPDFRenderer"],
}
VIEWS = {"View", "Text", "Image", "Shape", "InsettableShape", "ShapeStyle", "Font", "WidgetConfiguration", "DynamicIsland",
         "ChartContent", "AxisMark", "Animation", "AnyTransition", "Material", "ControlWidgetTemplate",
         "ControlWidgetConfiguration", "Scene"}


def code(text):
    """The code without comments and strings, at the same places."""
    return re.sub(
        r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


def closing(text, opening):
    """The place of the bracket that closes the one at `opening`."""
    depth = 0
    for place in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def scopes(text):
    """The types and extensions at the top level: name, whether an extension, code inside."""
    pattern = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |open |final |indirect )*(extension|struct|enum|class|protocol)\s+([\w.]+)",
                         re.M)
    for match in pattern.finditer(text):
        opening = text.find("{", match.end())
        if opening >= 0:
            yield match, text[opening + 1:closing(text, opening)]


def functions(inside):
    """The public functions: name, body."""
    for match in re.finditer(r"\bpublic (?:static )?func `?(\w+)`?", inside):
        depth, place = 0, match.end()
        while place < len(inside) and not (depth == 0 and inside[place] in "{\n" and inside[place] == "{"):
            depth += {"(": 1, ")": -1}.get(inside[place], 0)
            place += 1
        yield match.group(1), inside[place + 1:closing(inside, place)].strip()


def interface(module):
    """The module's types, modifiers and environment values, each with whether it has an effect."""
    types, modifiers, values = {}, {}, {}
    own = ROOT / "Compatibility" / "Sources" / module
    folders = [own] + [ROOT / "Sources" / room for room in ROOMS.get(module, [])]
    for folder in folders:
        for file in sorted(folder.rglob("*.swift")):
            accepted = "Accepted" in file.parts
            text = code(file.read_text())
            if folder == own:
                for name in re.findall(
                        r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |open |final |indirect )+(?:struct|enum|class|protocol|typealias) (\w+)",
                        text, re.M):
                    if not name.startswith("_"):
                        types[name] = types.get(name, False) or not accepted
            for match, inside in scopes(text):
                kind, name = match.group(1), match.group(2).split(".")[-1]
                if name == "EnvironmentValues":
                    for value in re.findall(r"\bpublic var (\w+)", inside):
                        if not value.startswith("_"):
                            values[value] = values.get(value, False) or not accepted
                if name in VIEWS:
                    for function, body in functions(inside):
                        if not function.startswith("_"):
                            modifiers[function] = modifiers.get(function, False) or body != "self"
    return types, modifiers, values


def unmistakable(module, name):
    """Whether a type is the module's wherever its name is written: not one without prefix of a shared module."""
    return module not in SHARED or re.match("[A-Z]{2}", name) is not None


def listed(names):
    return ", ".join(f"`{name}`" for name in sorted(names, key=str.lower)) or "–"


def swift_set(indent, names):
    """The lines of an array literal of names."""
    text, line = "", indent[:-1]
    for name in sorted(names):
        if len(line) + len(name) + 4 > 120:
            text += line + "\n"
            line = indent[:-1]
        line += f' "{name}",'
    return text + line + "\n"


def main():
    found = {module: interface(module) for module in MODULES}
    lines = []
    for module in MODULES:
        types, modifiers, values = found[module]
        everything = set(types) | set(modifiers) | set(values)
        wrong = sorted(everything & set(MISSING.get(module, [])))
        if wrong:
            sys.exit(f"Scripts/guest-interface.py lists {', '.join(wrong)} of {module} as missing, and they are there")
        rows = [
            ("Drawn", "types and values", [name for name, drawn in types.items() if drawn]),
            ("Drawn", "modifiers", [name for name, drawn in modifiers.items() if drawn]),
            ("Read", "environment", [name for name, drawn in values.items() if drawn]),
            ("Accepted", "types and values", [name for name, drawn in types.items() if not drawn]),
            ("Accepted", "modifiers", [name for name, drawn in modifiers.items() if not drawn]),
            ("Accepted", "environment", [name for name, drawn in values.items() if not drawn]),
            ("Missing", "", MISSING.get(module, [])),
        ]
        lines += [f"### {module}", "", "| | | |", "|---|---|---|"]
        lines += [f"| {status} | {kind} | {listed(names)} |" for status, kind, names in rows if names]
        lines += [""]
    table = "\n".join([BEGIN, ""] + lines + [END])

    accepted = set()
    for _, modifiers, _ in found.values():
        accepted |= {name for name, drawn in modifiers.items() if not drawn}
    for _, modifiers, _ in found.values():
        accepted -= {name for name, drawn in modifiers.items() if drawn}
    views, values = set(), set()
    for module, (types, _, read) in found.items():
        views |= {name for name, drawn in types.items() if not drawn and unmistakable(module, name)}
        values |= {name for name, drawn in read.items() if not drawn}
    text = ('/// What guests may write and what changes nothing in a picture. Written by Scripts/guest-interface.py.\n'
            "enum AcceptedNames {\n    /// Modifiers, without arguments.\n    static let modifiers: Set<String> = [\n")
    text += swift_set(" " * 8, accepted) + "    ]\n    /// Types.\n    static let types: Set<String> = [\n"
    text += swift_set(" " * 8, views) + "    ]\n    /// Values of the environment, which always read the same.\n"
    text += "    static let environment: Set<String> = [\n" + swift_set(" " * 8, values) + "    ]\n}\n"
    every = set()
    for module, (types, _, _) in found.items():
        every |= {name for name in types if unmistakable(module, name)}
    names = ("/// The types of the modules that guests compile against. Written by Scripts/guest-interface.py.\n"
             "enum ModuleNames {\n    /// The types' names.\n    static let types: Set<String> = [\n"
             + swift_set(" " * 8, every) + "    ]\n}\n")

    page = PAGE.read_text()
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < 0:
        sys.exit(f"docs/GUESTS.md has no place for the table: {BEGIN} … {END}")
    new = page[:begin] + table + page[end + len(END):]
    if "--write" in sys.argv:
        PAGE.write_text(new)
        NAMES.write_text(text)
        TYPES.write_text(names)
    elif new != page or any(not file.exists() or file.read_text() != old for file, old in [(NAMES, text), (TYPES, names)]):
        sys.exit("docs/GUESTS.md or the names for --explain are old. Run Scripts/guest-interface.py --write.")


main()
