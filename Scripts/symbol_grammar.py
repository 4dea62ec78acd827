"""Names that are made of others: a sign in a ground, one with a badge, one that is crossed out (generate-symbol-outlines.py).

A rule makes a name only if each of its parts is a symbol of its own: `cart.badge.plus` is the cart with a plus at its corner, and
`lock.shield` the shield with the lock in it. Which names there are is in symbol_families.py: a rule alone adds none.
"""
from symbol_drawing import block, corners, icon
from symbol_ink import Ink


def shell(left, top, right, bottom, radius, line=20):
    return lambda library, is_filled: block(left, top, right, bottom, radius) - (
        Ink() if is_filled else block(left + line, top + line, right - line, bottom - line, max(radius - line, 4)))


def phosphor(name):
    return lambda library, is_filled: icon(library, name, is_filled)


def other(name):
    return lambda library, is_filled: known(library, name, is_filled)


def stack(library, is_filled):
    return shell(24, 76, 232, 252, 36)(library, is_filled) + Ink.line((60, 46), (196, 46), width=18) + Ink.line((92, 14), (164, 14), width=18)


def television(library, is_filled):
    return shell(16, 68, 240, 224, 32, 22)(library, is_filled) + Ink.line((84, 20), (128, 64), (172, 20), width=20)


def mirrored(name):
    return lambda library, is_filled: icon(library, name, is_filled).flipped


# How a ground is made, and the rectangle in which it has its sign.
GROUNDS = {
    "shield": (phosphor("shield"), (80, 68, 176, 168)), "app": (shell(20, 20, 236, 236, 66), (72, 72, 184, 184)),
    "rectangle": (shell(8, 40, 248, 216, 34), (68, 78, 188, 178)), "rectangle.portrait": (shell(40, 8, 216, 248, 34), (76, 76, 180, 180)),
    "viewfinder": (lambda library, is_filled: corners(), (68, 68, 188, 188)), "bubble": (phosphor("chat"), (72, 70, 184, 166)),
    "bubble.right": (mirrored("chat"), (72, 70, 184, 166)), "message": (phosphor("chat-circle"), (80, 80, 176, 176)),
    "icloud": (phosphor("cloud"), (104, 84, 208, 180)), "diamond": (phosphor("diamond"), (84, 84, 172, 172)), "seal": (phosphor("seal"), (80, 80, 176, 176)),
    "octagon": (phosphor("octagon"), (78, 78, 178, 178)), "hexagon": (phosphor("hexagon"), (82, 82, 174, 174)), "triangle": (phosphor("triangle"), (92, 104, 164, 184)),
    "heart": (phosphor("heart"), (84, 76, 172, 172)), "house": (phosphor("house-simple"), (88, 104, 168, 192)), "tv": (television, (80, 96, 176, 192)),
    "doc": (phosphor("file"), (80, 108, 176, 208)), "folder": (phosphor("folder"), (84, 96, 172, 184)),
    "square.dashed": (phosphor("selection"), (80, 80, 176, 176)), "circle.dashed": (phosphor("circle-dashed"), (80, 80, 176, 176)),
    "circle.dotted": (other("circle.dotted"), (76, 76, 180, 180)), "rectangle.dashed": (phosphor("rectangle-dashed"), (80, 80, 176, 176)),
    "square.stack": (stack, (72, 108, 184, 220)), "rectangle.stack": (other("rectangle.stack"), (80, 116, 176, 220)),
    "magnifyingglass": (phosphor("magnifying-glass"), (74, 74, 158, 158)), "arrow.triangle.2.circlepath": (phosphor("arrows-clockwise"), (88, 88, 168, 168)),
    "arrow.circlepath": (phosphor("arrow-counter-clockwise"), (88, 88, 168, 172)),
}
LETTER_GROUNDS = {
    "circle": lambda library, is_filled: Ink.disc(128, 128, 108) if is_filled else Ink.arc(128, 128, 98, 0, 1, 20), "square": shell(20, 20, 236, 236, 44),
}
# What a word of a name is called as a symbol of its own.
SIGNS = {"text": "text.alignleft", "numbers": "textformat.123", "quote": "quote.opening", "person.crop": "person", "dot": "circle.fill",
         "character": "textformat", "shield.checkmark": "checkmark.shield"}
# Grounds that have no filled form.
UNFILLED = {"viewfinder", "square.dashed", "circle.dashed", "circle.dotted", "rectangle.dashed", "magnifyingglass", "arrow.triangle.2.circlepath",
            "arrow.circlepath"}
# The signs that a badge has in a disc; all others stand for themselves.
ROUND = {"plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "ellipsis", "arrow.up", "arrow.down", "a", "play"}
BADGE = 52
# What has a sign at its side without `badge` in the name, and which signs.
BESIDE = {"person", "speaker", "wifi"}
STROKES = {"plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark"}
# Signs that Apple has at the corner of a few symbols though their names have no `badge`.
CORNER_SIGNS = {"magnifyingglass": ["doc.text", "photo", "text.page"], "arrow.triangle.branch": ["envelope"]}


def mark(library, name, x, y, radius, width):
    """A sign in strokes of a width, which a smaller icon would not have; `None` if it is not one of these."""
    def line(*points):
        return Ink.line(*[(x + radius * a, y + radius * b) for a, b in points], width=width)
    arrow = line((0, -0.85), (0, 0.85)) + line((-0.7, -0.2), (0, -0.9), (0.7, -0.2))
    cross = line((-0.85, 0), (0.85, 0)) + line((0, -0.85), (0, 0.85))
    turned = {"arrow.up": 0, "arrow.right": 90, "arrow.down": 180, "arrow.left": 270, "arrow.up.right": 45, "arrow.up.left": -45, "arrow.up.forward": 45,
              "arrow.down.right": 135, "arrow.down.left": 225}
    if name in turned:
        return arrow.moved(1, 0, 0, 1, 128 - x, 128 - y).turned(turned[name]).moved(1, 0, 0, 1, x - 128, y - 128)
    if name in ("questionmark", "exclamationmark", "a"):
        letter = Ink.of(library.letters({"questionmark": "?", "exclamationmark": "!", "a": "A"}[name]).pen)
        return letter.grown(45).within(x - radius, y - radius, x + radius, y + radius)
    if name == "ellipsis":
        return Ink.disc(x - 0.8 * radius, y, width * 0.45) + Ink.disc(x, y, width * 0.45) + Ink.disc(x + 0.8 * radius, y, width * 0.45)
    return {"plus": cross, "minus": line((-0.85, 0), (0.85, 0)), "checkmark": line((-0.85, 0.05), (-0.25, 0.65), (0.85, -0.6)),
            "xmark": line((-0.68, -0.68), (0.68, 0.68)) + line((0.68, -0.68), (-0.68, 0.68))}.get(name)


def known(library, name, is_filled=False):
    """The area of a symbol of the table; `None` if the table has none of exactly this name."""
    name += ".fill" if is_filled else ""
    return Ink.of(library.symbol(name).pen) if name in library.names else None


def sign(library, name, place):
    """A sign as large as it can be in a rectangle; `None` if there is none of this name."""
    left, top, right, bottom = place
    radius = min(right - left, bottom - top) / 2
    strokes = mark(library, name, (left + right) / 2, (top + bottom) / 2, radius * 0.86, 20)
    if strokes:
        return strokes
    name = SIGNS.get(name, name)
    area = known(library, name, True) or known(library, name)
    return area and area.within(*place)


def in_ground(library, words, is_filled):
    """`lock.shield`: a sign in the longest ground that the name ends with."""
    for count in range(1, len(words)):
        ground = ".".join(words[count:])
        if ground in GROUNDS:
            make, place = GROUNDS[ground]
            inner = sign(library, ".".join(words[:count]), place)
            if inner is None or is_filled and ground in UNFILLED:
                return None
            return make(library, is_filled) - inner if is_filled else make(library, False) + inner
    return None


def badge(library, base, name, is_filled):
    """A symbol with a sign at its lower right corner: in a disc if the sign is one of strokes."""
    ground = known(library, SIGNS.get(base, base), is_filled)
    if ground is None:
        return None
    right, bottom = ground.path.bounds[2:]
    x, y = right - 16, bottom - 20
    if name in ROUND:
        front = sign(library, name, (x - 30, y - 30, x + 30, y + 30)) if name == "play" else mark(library, name, x, y, 29, 17)
        return (Ink.disc(x, y, BADGE) - front) + (ground - Ink.disc(x, y, BADGE + 14))
    front = sign(library, name, (x - BADGE, y - BADGE, x + BADGE, y + BADGE))
    return front and front + (ground - Ink.disc(x, y, BADGE + 10))


def dot(library, base, is_filled):
    """`envelope.badge`: a dot at the upper right corner."""
    ground = known(library, base, is_filled)
    if ground is None:
        return None
    _, top, right, _ = ground.path.bounds
    return Ink.disc(right - 22, top + 22, 38) + (ground - Ink.disc(right - 22, top + 22, 54))


def triangle_badge(library, base, is_filled):
    """`lock.trianglebadge.exclamationmark`"""
    ground = known(library, base, is_filled)
    if ground is None:
        return None
    right, bottom = ground.path.bounds[2:]
    front = icon(library, "triangle", True).within(right - 80, bottom - 84, right + 32, bottom + 16)
    return front - mark(library, "exclamationmark", right - 24, bottom - 26, 26, 12) + (ground - front.grown(14))


def beside(library, base, name):
    """`person.fill.checkmark`: a sign without a disc at the lower right."""
    ground = known(library, base)
    if ground is None:
        return None
    _, top, right, bottom = ground.path.bounds
    front = mark(library, name, right + 32, (top + bottom) / 2, 42, 22) if base.startswith("speaker") else mark(
        library, name, right + 4, bottom - 44, 42, 22)
    return front and front.over(ground)


def composed(library, name):
    """The area of a name that a rule makes; `None` if none does."""
    is_filled = name.endswith(".fill")
    name = name.removesuffix(".fill")
    words = name.split(".")
    base, _, badged = name.partition(".badge")
    if words[-1] == "slash":
        ground = known(library, name.removesuffix(".slash"), is_filled)
        return ground and ground.slashed()
    if name.endswith(".trianglebadge.exclamationmark"):
        return triangle_badge(library, name.removesuffix(".trianglebadge.exclamationmark"), is_filled)
    if "badge" in words:
        is_filled = is_filled or base.endswith(".fill")
        base = base.removesuffix(".fill")
        return badge(library, base, badged[1:], is_filled) if badged else dot(library, base, is_filled)
    if len(words[0]) == 1 and words[0].isalpha() and len(words) == 2 and words[1] in LETTER_GROUNDS:
        ground = LETTER_GROUNDS[words[1]](library, is_filled)
        letter = Ink.of(library.letters(words[0].upper()).pen).within(76, 74, 180, 182)
        return ground - letter if is_filled else ground + letter
    if words[0] in BESIDE and words[-1] in STROKES:
        return beside(library, ".".join(words[:-1]), words[-1])
    for part, bases in CORNER_SIGNS.items():
        if name.removesuffix("." + part) in bases:
            return badge(library, name.removesuffix("." + part), part, is_filled)
    return in_ground(library, words, is_filled)
