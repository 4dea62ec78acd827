#!/usr/bin/env python3
"""Reads from the sources what guests can use of Apple's modules: what is drawn, what is accepted without effect, what is missing.

A modifier that returns `self` and nothing else has no effect, whatever its comment says; so has a value of the environment and a type
that is declared in a folder called Accepted. All else is drawn, or is a value that something drawn takes. Of several functions with one
name each counts by itself: `Shape.position(x:y:)` is drawn, `ChartContent.position(by:)` is not. A parameter that the body does not
mention has no effect either.

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
           "WatchConnectivity", "AppFrameworks", "CoreTransferable", "OneSignalLiveActivities",
           "UniformTypeIdentifiers", "os", "FoundationGaps"]
# Where the members of types come from that a module names.
ROOMS = {"SwiftUI": ["CellUI"], "WidgetKit": ["Presentations"], "ActivityKit": ["ActivitySystem"],
         "FoundationGaps": ["LocalizedResources"]}
# Modules that have the names of many frameworks: an app may well have a `Weather` or `Tip` of its own, and imports none of them then.
SHARED = {"AppFrameworks", "OneSignalLiveActivities"}
# What Apple has and guests cannot use yet; the check fails if one of them is there after all.
MISSING = {
    "AppIntents": ["RelevantIntentManager"],
    "UIKit": ["UIGraphicsPDFRenderer"],
}
# What moves a picture, and not what is in it.
MOTIONS = {"Animation", "AnyTransition"}
# What only a person or the passing of time does anything with.
ACTIONS = {"onTapGesture"}
# Of these only the state that they begin with is drawn.
FIRST = {"keyframeAnimator", "phaseAnimator"}
# Parameters that make no difference in a still picture on a phone either, or that say what the compiler is to infer.
IMMATERIAL = {"_", "antialiased", "bundle", "comment", "fileID", "for", "id", "ignoresSafeAreaEdges", "in", "includeOptional",
              "isEnabled", "isStale", "key", "line", "opaque", "paused", "pinnedViews", "rendersAsynchronously", "showsIndicators",
              "style", "t", "transaction", "wrappedValue"}
# What chart and view types are made of: the only initializers whose parameters are looked at.
MADE = {"AreaMark", "AreaPlot", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel", "BarMark", "BarPlot", "Gauge", "Image",
        "LazyHGrid", "LazyVGrid", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark"}
VIEWS = {"View", "Text", "Image", "Shape", "InsettableShape", "ShapeStyle", "Font", "WidgetConfiguration", "DynamicIsland",
         "ChartContent", "AxisMark", "Animation", "AnyTransition", "Material", "ControlWidgetTemplate",
         "ControlWidgetConfiguration", "Scene", "ActivityAttributes"}


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


class Function:
    """A public function or initializer of a type."""

    def __init__(self, owner, name, parameters, body):
        self.owner, self.name = owner, name
        self.labels = [label for label, _ in parameters]
        # The style of a shape stays as it is, or becomes the one that would be there without it.
        self.is_self = re.fullmatch(r"(?:AnyShapeStyle\()?(?:self|ForegroundStyle\(\))\)?", body) is not None
        self.is_drawn = not self.is_self and owner not in MOTIONS and name not in ACTIONS
        self.unused = set()
        if self.is_drawn and name not in FIRST:
            self.unused = {label for label, own in parameters
                           if label not in IMMATERIAL and not re.search(rf"\b{own}\b", body)}
        # The parameters that it does nothing with but pass them on to a function of the same name.
        self.passed_on = {label for label, own in parameters
                          if label == own and re.match(rf"{name}\(", body)
                          and len(re.findall(rf"\b{own}\b", body)) == 2 and f"{label}: {own}" in body}

    def __str__(self):
        return f"{self.owner}.{self.name}({''.join(label + ':' for label in self.labels)})"


def parameters(text):
    """The parameters between the first round brackets: label and name of each."""
    opening = text.find("(")
    depth, parts = 0, [""]
    for letter in text[opening:]:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
        if depth == 0:
            break
        if letter == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += letter
    # A comma between the arguments of a type, as in `Range<A, B>`, begins no parameter.
    names = [re.match(r"\(?\s*(?:@\w+(?:\([^)]*\))?\s+)*(\w+)(?:\s+(\w+))?\s*:", part) for part in parts]
    return [(name.group(1), name.group(2) or name.group(1)) for name in names if name]


def functions(owner, inside, made=False):
    """The public functions of a type, or its initializers."""
    pattern = r"\bpublic (init)[?]?(?=[<(])" if made else r"\bpublic (?:static )?func `?(\w+)`?"
    for match in re.finditer(pattern, inside):
        if made and inside.count("{", 0, match.start()) != inside.count("}", 0, match.start()):
            continue
        depth, place = 0, match.end()
        while place < len(inside) and not (depth == 0 and inside[place] == "{"):
            depth += {"(": 1, ")": -1}.get(inside[place], 0)
            place += 1
        body = inside[place + 1:closing(inside, place)].strip()
        yield Function(owner, owner if made else match.group(1), parameters(inside[match.end():place]), body)


def interface(module):
    """The module's types and environment values, each with whether it has an effect, its modifiers, and the initializers of types."""
    types, modifiers, values, made = {}, [], {}, []
    own = ROOT / "Compatibility" / "Sources" / module
    folders = [own] + [ROOT / "Sources" / room for room in ROOMS.get(module, [])]
    for folder in folders:
        for file in sorted(folder.rglob("*.swift")):
            accepted = "Accepted" in file.parts
            text = code(file.read_text())
            if folder == own:
                for name in re.findall(
                        r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:final |indirect )*(?:public |open )(?:final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)",
                        text, re.M):
                    if not name.startswith("_"):
                        types[name] = types.get(name, False) or not accepted
            for match, inside in scopes(text):
                kind, name = match.group(1), match.group(2).split(".")[-1]
                # What is only for this project's own drawing code.
                if "@_spi(" in match.group(0):
                    continue
                if name == "EnvironmentValues":
                    for value in re.findall(r"\bpublic var (\w+)", inside):
                        if not value.startswith("_"):
                            values[value] = values.get(value, False) or not accepted
                if name in VIEWS:
                    modifiers += [one for one in functions(name, inside) if not one.name.startswith("_")]
                if name in MADE:
                    made += functions(name, inside, made=True)
    return types, modifiers, values, made


def unused(functions):
    """By name, the parameters that no function of that name takes any notice of."""
    found = {}
    for one in functions:
        for other in functions:
            # What is passed on to one of the same name that takes no notice of it.
            if other.owner == one.owner and other.name == one.name:
                one.unused |= one.passed_on & other.unused
        if one.unused:
            found.setdefault(one.name, set()).update(one.unused)
    for one in functions:
        if one.is_drawn and one.name in found:
            found[one.name] -= set(one.labels) - one.unused
    return {name: labels for name, labels in found.items() if labels}


def rows_of(modifiers, made):
    """The cells of the table for modifiers: those that are drawn, drawn in part, and accepted."""
    drawn = {one.name for one in modifiers if one.is_drawn} - FIRST
    others = {one.name if one.name not in drawn else str(one) for one in modifiers if not one.is_drawn}
    in_part = [f"`{name}` without " + ", ".join(f"`{label}`" for label in sorted(labels))
               for name, labels in unused(modifiers + made).items()]
    in_part += [f"`{name}`: the first state" for name in FIRST & {one.name for one in modifiers}]
    return drawn, "; ".join(sorted(in_part, key=str.lower)), others


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


def array(names):
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def entry(name, values):
    """An entry of a dictionary whose value is an array, on as many lines as it needs."""
    line = f'        "{name}": [{", ".join(values)}],\n'
    if len(line) <= 121:
        return line
    lines = [" " * 11]
    for value in values:
        if len(lines[-1]) + len(value) + 2 > 120:
            lines.append(" " * 11)
        lines[-1] += f" {value},"
    return f'        "{name}": [\n' + "".join(line + "\n" for line in lines) + "        ],\n"


def labels_of(functions):
    """The labels of functions, by their names."""
    found = {}
    for one in functions:
        found.setdefault(one.name, set()).add(frozenset(one.labels))
    return found


def swift_labels(name, functions):
    """A dictionary of the labels of functions."""
    text = f"    static let {name}: [String: [Set<String>]] = [\n"
    for function, lists in sorted(functions.items()):
        text += entry(function, sorted(array(sorted(labels)) for labels in lists))
    return text + "    ]\n"


def filters():
    """The names of Core Image's filters that are drawn, and the functions of those that change nothing."""
    folder = ROOT / "Compatibility" / "Sources" / "UIKit"
    drawn = {name for file in folder.glob("*.swift") for name in re.findall(r'"(CI[A-Z]\w+)"', file.read_text())}
    accepted = (folder / "Accepted" / "CoreImage.swift").read_text()
    extensions = re.findall(r"^extension CI(?:Filter|Image) \{$(.*?)^\}$", accepted, re.M | re.S)
    return drawn, {name for body in extensions for name in re.findall(r"\bfunc (\w+)", body)}


def main():
    found = {module: interface(module) for module in MODULES}
    lines = []
    for module in MODULES:
        types, modifiers, values, made = found[module]
        everything = set(types) | {one.name for one in modifiers} | set(values)
        wrong = sorted(everything & set(MISSING.get(module, [])))
        if wrong:
            sys.exit(f"Scripts/guest-interface.py lists {', '.join(wrong)} of {module} as missing, and they are there")
        drawn, in_part, others = rows_of(modifiers, made)
        rows = [
            ("Drawn", "types and values", [name for name, drawn in types.items() if drawn]),
            ("Drawn", "modifiers", drawn),
            ("Drawn in part", "", in_part),
            ("Read", "environment", [name for name, drawn in values.items() if drawn]),
            ("Accepted", "types and values", [name for name, drawn in types.items() if not drawn]),
            ("Accepted", "modifiers", others),
            ("Accepted", "environment", [name for name, drawn in values.items() if not drawn]),
            ("Missing", "", MISSING.get(module, [])),
        ]
        lines += [f"### {module}", "", "| | | |", "|---|---|---|"]
        lines += [f"| {status} | {kind} | {names if isinstance(names, str) else listed(names)} |"
                  for status, kind, names in rows if names]
        lines += [""]
    table = "\n".join([BEGIN, ""] + lines + [END])

    modifiers = [one for _, functions, _, _ in found.values() for one in functions]
    made = [one for _, _, _, functions in found.values() for one in functions]
    drawn = {one.name for one in modifiers if one.is_drawn or not one.is_self}
    accepted = {one.name for one in modifiers if one.is_self} - drawn
    accepted |= ACTIONS
    mixed = {one.name for one in modifiers if one.is_self} & drawn
    views, values = set(), set()
    for module, (types, _, read, _) in found.items():
        views |= {name for name, drawn in types.items() if not drawn and unmistakable(module, name)}
        values |= {name for name, drawn in read.items() if not drawn}
    text = ('/// What guests may write and what changes nothing in a picture. Written by Scripts/guest-interface.py.\n'
            "enum AcceptedNames {\n    /// Modifiers, without arguments.\n    static let modifiers: Set<String> = [\n")
    text += swift_set(" " * 8, accepted) + "    ]\n    /// Types.\n    static let types: Set<String> = [\n"
    text += swift_set(" " * 8, views) + "    ]\n    /// Values of the environment, which always read the same.\n"
    text += "    static let environment: Set<String> = [\n" + swift_set(" " * 8, values) + "    ]\n"
    text += "    /// The labels of each function that changes nothing, by names that others have too.\n"
    others = labels_of(one for one in modifiers if one.name in mixed and not one.is_self)
    idle = {name: [labels for labels in lists if not any(labels <= other for other in others[name])]
            for name, lists in labels_of(one for one in modifiers if one.name in mixed and one.is_self).items()}
    idle = {name: lists for name, lists in idle.items() if lists}
    text += swift_labels("idle", idle)
    text += "    /// The labels of those others.\n"
    text += swift_labels("drawn", {name: others[name] for name in idle})
    text += "    /// Arguments that change nothing, by the names of modifiers and types.\n"
    text += "    static let arguments: [String: Set<String>] = [\n"
    for name, labels in sorted(unused(modifiers + made).items()):
        text += entry(name, [f'"{label}"' for label in sorted(labels)])
    text += "    ]\n    /// Modifiers of which the state that they begin with is drawn.\n"
    text += f"    static let beginnings: Set<String> = {array(sorted(FIRST))}\n"
    drawn_filters, idle_filters = filters()
    text += "    /// Filters of Core Image that do here what they do on a phone.\n    static let drawnFilters: Set<String> = [\n"
    text += swift_set(" " * 8, drawn_filters) + "    ]\n    /// Functions that make other filters, or apply them.\n"
    text += "    static let idleFilters: Set<String> = [\n" + swift_set(" " * 8, idle_filters) + "    ]\n}\n"
    every = set()
    for module, (types, _, _, _) in found.items():
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
