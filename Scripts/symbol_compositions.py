"""Symbols that are put together from icons, letters and lines, because Phosphor has none of their meaning (generate-symbol-outlines.py).

Coordinates are those of Phosphor's square, 256 wide. `COMPOSITIONS` has a function for each name, which gets the library and whether the
symbol is filled.
"""
import math

import pathops
from fontTools.svgLib.path import parse_path

from symbol_ink import Ink


def symbol(library, name, is_filled):
    shape = library.symbol(name + ".fill" if is_filled and not name.endswith(".fill") else name)
    if shape is None:
        raise SystemExit(f"there is no {name} (filled: {is_filled})")
    return Ink.of(shape.pen)


def icon(library, name, is_filled=False):
    return Ink.of(library.icon(name, is_filled).pen)


def badge(base, sign, place=(150, 150, 250, 250), base_place=None):
    """A symbol with a filled sign at one of its corners."""
    def make(library, is_filled):
        ground = icon(library, base, is_filled)
        if base_place:
            ground = ground.within(*base_place)
        front = sign if isinstance(sign, Ink) else Ink.of(library.icon(sign, sign not in ("x", "check", "exclamation-mark")).pen)
        return front.within(*place).over(ground)
    return make


def row(*parts):
    """Icons, each in its rectangle; a part is a name or an area."""
    def make(library, is_filled):
        ink = Ink()
        for part, place in parts:
            area = part if isinstance(part, Ink) else symbol(library, part, is_filled)
            ink += area.within(*place) if place else area
        return ink
    return make


def slashed(base):
    return lambda library, is_filled: symbol(library, base, is_filled).slashed()


def around(count):
    """A number in the ring of an arrow."""
    def make(library, is_filled, arrow):
        ring = icon(library, arrow, False).within(16, 16, 240, 240)
        return ring + Ink.of(library.letters(str(count)).pen).within(84, 92, 172, 170)
    return make


def enclosed(base):
    """A symbol in a circle: in a ring, or cut out of a disc."""
    def make(library, is_filled):
        sign = Ink.of(library.symbol(base).pen).within(66, 66, 190, 190)
        return Ink.disc(128, 128, 108) - sign if is_filled else Ink.arc(128, 128, 98, 0, 1, 20) + sign
    return make


def dial(library, is_filled):
    """The dial of a timer: a ring that is open at the top left, a mark at its top, and a hand."""
    hand = Ink.line((128, 128), (84, 84))
    if is_filled:
        return Ink.disc(128, 128, 108) - hand - Ink.line((128, 20), (128, 60))
    return Ink.arc(128, 128, 96, 0, 0.83) + Ink.line((128, 32), (128, 72)) + hand


def cropped_person(library, is_filled):
    """A person whose shoulders end at the circle."""
    return Ink.disc(128, 128, 108) - (Ink.disc(128, 104, 42) + Ink.disc(128, 236, 80))


def lungs(library, is_filled):
    lobe = [(100, 92), (76, 84), (52, 112), (34, 160), (28, 206), (44, 222), (84, 210), (104, 192), (108, 150)]
    left = Ink.polygon(*lobe) + Ink.line(*lobe, lobe[0], width=16)
    if not is_filled:
        left -= Ink.polygon(*[(74 + (x - 74) * 0.62, 158 + (y - 158) * 0.72) for x, y in lobe])
    pipe = Ink.line((128, 28), (128, 112)) + Ink.line((128, 112), (96, 142), width=18) + Ink.line((128, 112), (160, 142), width=18)
    return left + left.flipped + pipe


def tortoise(library, is_filled):
    shell = Ink.disc(116, 168, 88) & Ink.polygon((0, 0), (256, 0), (256, 168), (0, 168))
    if not is_filled:
        shell -= Ink.disc(116, 168, 64) & Ink.polygon((0, 0), (256, 0), (256, 146), (0, 146))
    return shell + Ink.disc(226, 138, 22) + Ink.line((196, 160), (226, 148)) + Ink.line((68, 172), (60, 200)) + Ink.line((164, 172), (172, 200))


def east(library, is_filled):
    land = Ink.polygon((84, 52), (150, 44), (196, 84), (180, 116), (148, 108), (136, 142), (108, 124), (72, 118), (60, 84))
    land += Ink.polygon((150, 158), (186, 146), (204, 172), (176, 202), (148, 188)) + Ink.disc(132, 158, 9)
    return Ink.disc(128, 128, 108) - land if is_filled else Ink.arc(128, 128, 98, 0, 1, 20) + land


def laurel(library, is_filled):
    """The left half of two ears of grain."""
    return icon(library, "grains", is_filled) & Ink.polygon((0, 0), (128, 0), (128, 256), (0, 256))


def open_lock(library, is_filled):
    body = icon(library, "lock", is_filled) & Ink.polygon((0, 80), (256, 80), (256, 256), (0, 256))
    shackle = Ink.arc(192, 64, 40, 0.75, 1.25) + Ink.line((152, 64), (152, 92)) + Ink.line((232, 64), (232, 76))
    return body + shackle


def mouth(library, is_filled):
    lips = [(20, 128), (84, 76), (128, 92), (172, 76), (236, 128), (184, 184), (128, 200), (72, 184)]
    ink = Ink.polygon(*lips) + Ink.line(*lips, lips[0])
    return ink - Ink.line((56, 130), (128, 138), (200, 130), width=16)


def crossed_flags(library, is_filled):
    flag = icon(library, "flag-checkered", is_filled).within(72, 30, 226, 210).turned(14)
    return flag.over(flag.flipped)


def rays(radius, length, count=8):
    ink = Ink()
    for index in range(count):
        x, y = math.cos(2 * math.pi * index / count), math.sin(2 * math.pi * index / count)
        ends = [(128 + x * r, 128 + y * r) for r in (radius, radius + length)]
        ink += Ink.line(*ends) if length else Ink.disc(*ends[0], 14)
    return ink


def rain(*drops):
    ink = Ink()
    for x, y, length in drops:
        ink += Ink.line((x, y), (x - length * 0.45, y + length), width=20)
    return ink


def under_cloud(*parts):
    def make(library, is_filled):
        cloud = icon(library, "cloud", is_filled).within(24, 12, 232, 160)
        for part in parts:
            front = part if isinstance(part, Ink) else icon(library, part, True).within(96, 140, 160, 250)
            cloud = front.over(cloud)
        return cloud
    return make


def waves(base):
    """A symbol with two arcs at each side of it."""
    sides = Ink()
    for radius in (104, 136):
        sides += Ink.arc(128, 118, radius, 0.17, 0.33, 20) + Ink.arc(128, 118, radius, 0.67, 0.83, 20)
    return lambda library, is_filled: icon(library, base, is_filled).within(56, 44, 200, 212) + sides


def letters(text, *places):
    def make(library, is_filled):
        ink = Ink()
        for letter, place in zip(text, places):
            ink += Ink.of(library.letters(letter).pen).within(*place)
        return ink
    return make


def on(ground, *signs):
    """Lines on an icon: added to its outline, or cut out of the filled one."""
    def make(library, is_filled):
        area = icon(library, ground, is_filled)
        for sign in signs:
            area = area - sign if is_filled else area + sign
        return area
    return make


def on_disc(*signs):
    """Lines in a ring, or cut out of a disc."""
    def make(library, is_filled):
        area = Ink.disc(128, 128, 108) if is_filled else Ink.arc(128, 128, 98, 0, 1, 20)
        for sign in signs:
            area = area - sign if is_filled else area + sign
        return area
    return make


def weight(library, is_filled):
    """A weight of a balance: a ring on a block that is wider below."""
    block = [(76, 104), (180, 104), (216, 220), (40, 220)]
    ink = Ink.line(*block, block[0])
    return Ink.arc(128, 62, 30, 0, 1) + (ink + Ink.polygon(*block) if is_filled else ink)


def pan(library, is_filled):
    handle = Ink.line((166, 90), (232, 24), width=28)
    if is_filled:
        return Ink.disc(104, 152, 88) - Ink.arc(104, 152, 58, 0, 1, 12) + handle
    return Ink.arc(104, 152, 78, 0, 1, 20) + Ink.arc(104, 152, 44, 0, 1, 14) + handle


def stairs(library, is_filled):
    steps = Ink.line((20, 236), (84, 236), (84, 192), (160, 192), (160, 148), (236, 148))
    return symbol(library, "figure.walk", is_filled).within(48, 4, 176, 172).over(steps)


def square_path(library, is_filled):
    """Two arrows that make a square."""
    arrow = Ink.line((92, 56), (200, 56), (200, 158)) + Ink.line((164, 124), (200, 160), (236, 124))
    return arrow + arrow.turned(180)


def ruler_lines(library, is_filled):
    ink = Ink()
    for index in range(7):
        ink += Ink.line((20 + 36 * index, 64), (20 + 36 * index, 192 if index % 3 == 0 else 144), width=20)
    return ink


def parasol(library, is_filled):
    """An umbrella that stands aslant in the sand."""
    roof = icon(library, "umbrella", is_filled) & Ink.polygon((0, 0), (256, 0), (256, 148), (0, 148))
    return (roof + Ink.line((128, 120), (128, 236))).turned(20).within(16, 8, 216, 226) + Ink.line((28, 236), (228, 236))


def lightswitch(is_on):
    """A plate with a knob, which is up where the light is on."""
    plate = [Ink.polygon((48 + m, 12 + m), (208 - m, 12 + m), (208 - m, 244 - m), (48 + m, 244 - m)) for m in (12, 28)]
    plate = [Ink.stroked(pathops.Path(one.path), 24) + one for one in plate]
    slot = Ink.line((128, 84), (128, 172), width=52)
    knob = Ink.disc(128, 88 if is_on else 168, 30)

    def make(library, is_filled):
        ground = plate[0] if is_filled else plate[0] - plate[1].within(68, 32, 188, 224)
        return ground - slot + knob if is_filled else ground + (slot - slot.within(114, 68, 142, 188)) + knob
    return make


def fireplace(library, is_filled):
    """A flame in an opening below a shelf."""
    opening = Ink.polygon((76, 236), (76, 112), (180, 112), (180, 236))
    flame = icon(library, "fire-simple", True).within(92, 128, 164, 228)
    wall = Ink.polygon((40, 44), (216, 44), (216, 236), (40, 236))
    inner = Ink.polygon((62, 66), (194, 66), (194, 236), (62, 236))
    if is_filled:
        return Ink.line((24, 40), (232, 40)) + (wall - opening) + flame
    return Ink.line((24, 40), (232, 40)) + (wall - inner) + flame + Ink.line((40, 236), (216, 236), width=16)


def steam(library, is_filled):
    """A cup from which three waves rise."""
    ink = symbol(library, "mug", is_filled).within(16, 116, 240, 244)
    for x in (76, 120, 164):
        path = pathops.Path()
        parse_path(f"M{x},88c-18,-20,18,-36,0,-68", path.getPen())
        ink += Ink.stroked(path, 18)
    return ink


def on_circle(turn, radius, x=128, y=128):
    """A point of a circle, clockwise from the top, in turns."""
    return x + radius * math.sin(2 * math.pi * turn), y - radius * math.cos(2 * math.pi * turn)


def dotted_gauge(share):
    """A ring with dots inside, open at the bottom, and a needle at a share of the way round."""
    def make(library, is_filled):
        signs = Ink.disc(128, 128, 22) + Ink.line((128, 128), on_circle(0.625 + 0.75 * share, 50), width=18)
        for index in range(7):
            if abs(index / 6 - share) > 0.1:
                signs += Ink.disc(*on_circle(0.625 + 0.125 * index, 66), 11)
        return on_disc(signs)(library, is_filled)
    return make


def low_dial(library, is_filled):
    """A knob that is turned to the left end of its dots."""
    hand = Ink.line(on_circle(0.625, 24, y=136), on_circle(0.625, 58, y=136))
    knob = Ink.disc(128, 136, 76) - hand if is_filled else Ink.arc(128, 136, 66, 0, 1, 20) + Ink.line(
        on_circle(0.625, 6, y=136), on_circle(0.625, 60, y=136), width=20)
    for index in range(7):
        knob += Ink.disc(*on_circle(0.625 + 0.125 * index, 106, y=136), 12)
    return knob


def character_book(library, is_filled):
    letter = Ink.of(library.letters("A").pen).within(98, 60, 166, 146)
    book = icon(library, "book", is_filled)
    return book - letter if is_filled else book + letter


def stacked(library, is_filled):
    """Three squares above each other, seen aslant."""
    top = [(128, 20), (232, 74), (128, 128), (24, 74)]
    ink = Ink.line(*top, top[0], width=20) + (Ink.polygon(*top) if is_filled else Ink())
    return ink + Ink.line((24, 126), (128, 180), (232, 126), width=20) + Ink.line((24, 178), (128, 232), (232, 178), width=20)


def square_stack(library, is_filled):
    """A square, and the upper edges of two behind it."""
    square = icon(library, "square", is_filled).within(32, 84, 224, 244)
    return square + Ink.line((64, 52), (192, 52), width=18) + Ink.line((92, 20), (164, 20), width=18)


def rich_text(library, is_filled):
    """A page with a picture and lines below it."""
    page = icon(library, "file", is_filled)
    picture = Ink.polygon((84, 122), (172, 122), (172, 164), (84, 164))
    lines = Ink.line((92, 183), (164, 183), width=12) + Ink.line((92, 203), (140, 203), width=12)
    return page - picture - lines if is_filled else page + picture + lines


def block(left, top, right, bottom, radius):
    """A rectangle with round corners."""
    inner = Ink.polygon((left + radius, top + radius), (right - radius, top + radius), (right - radius, bottom - radius), (left + radius, bottom - radius))
    return inner + Ink.stroked(pathops.Path(inner.path), 2 * radius)


def filled_truck(library, is_filled):
    cab = Ink.polygon((172, 92), (212, 92), (240, 132), (240, 172), (172, 172))
    cab = cab + Ink.stroked(pathops.Path(cab.path), 16) - Ink.polygon((184, 104), (206, 104), (226, 132), (184, 132))
    ink = block(8, 52, 152, 180, 12) + cab
    for x in (64, 196):
        ink = ink - Ink.disc(x, 184, 36) + Ink.disc(x, 184, 24)
    return ink


def haze(library, is_filled):
    """A sun that ends in broken lines."""
    sun = icon(library, "sun-horizon", is_filled).moved(1, 0, 0, 1, 0, -12) & Ink.polygon((0, 0), (256, 0), (256, 130), (0, 130))
    for x, end, y in ((28, 116, 160), (156, 228, 160), (52, 76, 194), (116, 204, 194), (84, 172, 228)):
        sun += Ink.line((x, y), (end, y), width=20)
    return sun


def double_decker(library, is_filled):
    body = block(48, 16, 208, 216, 24)
    wheels = block(60, 196, 100, 244, 10) + block(156, 196, 196, 244, 10)
    windows = block(70, 38, 186, 86, 8) + block(70, 110, 186, 158, 8)
    lamps = Ink.disc(88, 186, 11) + Ink.disc(168, 186, 11)
    if is_filled:
        return body + wheels - windows - lamps
    panes = [block(70, 40, 186, 90, 8), block(70, 108, 186, 156, 8), block(70, 174, 186, 196, 8)]
    return body + wheels - panes[0] - panes[1] - panes[2] + Ink.disc(92, 185, 9) + Ink.disc(164, 185, 9)


def dotted_way(library, is_filled):
    """Two arrowheads with dots between them."""
    head = Ink.line((36, 64), (92, 128), (36, 192))
    return head + head.moved(1, 0, 0, 1, 128, 0) + Ink.disc(122, 84, 11) + Ink.disc(142, 128, 11) + Ink.disc(122, 172, 11)


FLOOR = Ink.line((36, 236), (220, 236))
UP = Ink.line((128, 70), (128, 16)) + Ink.line((96, 46), (128, 14), (160, 46))
DOWN = Ink.line((128, 12), (128, 66)) + Ink.line((96, 36), (128, 68), (160, 36))
SLASHED = [
    "antenna.radiowaves.left.and.right", "bookmark", "circle", "cloud", "fan", "flag", "hand.raised", "headphones", "heart", "iphone", "key",
    "lightbulb", "location", "lock", "mappin", "moon", "music.note", "person", "pin", "play", "shield", "square", "star", "tag", "trash",
    "video", "waveform",
]
COMPOSITIONS = {
    "timer": dial, "timer.circle": enclosed("timer"), "clock.circle": enclosed("clock"), "hourglass.circle": enclosed("hourglass"),
    "building.2.crop.circle": enclosed("building.2"), "person.circle": enclosed("person"),
    "arrow.triangle.turn.up.right.circle": enclosed("arrow.turn.up.right"),
    "alarm.waves.left.and.right": waves("alarm"), "bell.and.waves.left.and.right": waves("bell"),
    "bell.badge": badge("bell", Ink.disc(128, 128, 40), (158, 14, 242, 98)),
    "clock.badge.checkmark": badge("clock", "check"), "clock.badge.exclamationmark": badge("clock", "exclamation-mark"),
    "calendar.badge.clock": badge("calendar-blank", "clock", (146, 146, 250, 250)),
    "info": lambda library, is_filled: Ink.disc(128, 56, 22) + Ink.line((104, 112), (132, 112), (132, 204)) + Ink.line((100, 204), (164, 204)),
    "xmark.octagon": lambda library, is_filled: sign_in(library, "octagon", "x", is_filled),
    "xmark.seal": lambda library, is_filled: sign_in(library, "seal", "x", is_filled),
    "bolt.heart": lambda library, is_filled: sign_in(library, "heart", "lightning", is_filled),
    "heart.text.square": lambda library, is_filled: text_square(library, is_filled),
    "bolt.car": row(("car", (28, 92, 228, 250)), ("bolt.fill", (88, 4, 168, 104))),
    "cloud.drizzle": under_cloud(rain((84, 190, 12), (136, 190, 12), (188, 190, 12), (108, 228, 12), (160, 228, 12))),
    "cloud.heavyrain": under_cloud(rain((72, 180, 64), (112, 180, 64), (152, 180, 64), (192, 180, 64))),
    "cloud.bolt.rain": under_cloud("lightning", rain((64, 190, 44), (208, 190, 44))),
    "sunrise": row(("sun.horizon", (16, 78, 240, 244)), (UP, None)), "sunset": row(("sun.horizon", (16, 78, 240, 244)), (DOWN, None)),
    "sun.dust": row(("sun.max", (40, 8, 216, 184)), (Ink.disc(60, 224, 14), None), (Ink.disc(128, 224, 14), None), (Ink.disc(196, 224, 14), None)),
    "light.max": lambda library, is_filled: Ink.disc(128, 128, 36) + rays(68, 36), "lungs": lungs,
    "light.min": lambda library, is_filled: Ink.disc(128, 128, 36) + rays(78, 0), "tortoise": tortoise, "globe.asia.australia": east,
    "moon.zzz": badge("moon", Ink.line((130, 90), (190, 90), (130, 166), (190, 166)), (168, 16, 240, 106), (16, 40, 216, 240)),
    "zzz": lambda library, is_filled: Ink.line((36, 116), (108, 116), (36, 216), (108, 216)) + Ink.line((128, 76), (180, 76), (128, 148), (180, 148))
    + Ink.line((196, 32), (236, 32), (196, 88), (236, 88), width=20),
    "testtube.2": row(("testtube", (4, 40, 164, 216)), ("testtube", (92, 40, 252, 216))),
    "cross.vial": badge("test-tube", Ink.line((0, 40), (80, 40)) + Ink.line((40, 0), (40, 80)), (166, 166, 250, 250)),
    "figure.strengthtraining.traditional": row(("dumbbell", (36, 2, 220, 90)), ("figure.arms.open", (48, 76, 208, 252))),
    "figure.core.training": lambda library, is_filled: icon(library, "person-simple", is_filled).turned(-70).within(16, 40, 240, 200) + FLOOR,
    "figure.indoor.cycle": row(("figure.outdoor.cycle", (24, 8, 232, 200)), (FLOOR, None)),
    "figure.cooldown": badge("person-simple-tai-chi", DOWN, (186, 170, 250, 250)),
    "figure.2": row(("figure.stand", (16, 20, 124, 236)), ("figure.stand", (132, 20, 240, 236))),
    "figure.wave": row(("figure.stand", (16, 24, 180, 240)), (Ink.arc(128, 110, 72, 0.1, 0.3, 20), None), (Ink.arc(128, 110, 108, 0.1, 0.3, 20), None)),
    "person.crop.circle.fill": cropped_person, "flag.checkered.2.crossed": crossed_flags,
    "flashlight.on": row(("flashlight.off", (60, 72, 196, 252)), (Ink.line((128, 12), (128, 44)), None), (Ink.line((70, 22), (84, 50)), None),
                         (Ink.line((186, 22), (172, 50)), None)),
    "wrench.and.screwdriver": lambda library, is_filled: icon(library, "screwdriver", True).over(
        icon(library, "wrench", is_filled).flipped),
    "mug": lambda library, is_filled: icon(library, "coffee", is_filled) - Ink.polygon((0, 0), (256, 0), (256, 68), (0, 68)),
    "chevron.compact.right": lambda library, is_filled: Ink.line((104, 36), (148, 128), (104, 220)),
    "chevron.compact.left": lambda library, is_filled: Ink.line((148, 36), (104, 128), (148, 220)),
    "laurel.leading": laurel, "laurel.trailing": lambda library, is_filled: laurel(library, is_filled).flipped, "lock.open": open_lock, "mouth": mouth,
    "suit.diamond": lambda library, is_filled: icon(library, "diamond", is_filled).moved(0.74, 0, 0, 1, 33, 0),
    "rhombus": lambda library, is_filled: icon(library, "diamond", is_filled).moved(1, 0, 0, 0.7, 0, 38),
    "scalemass": weight, "frying.pan": pan, "figure.stairs": stairs, "arrow.2.squarepath": square_path,
    "lines.measurement.horizontal": ruler_lines,
    "dot.radiowaves.up.forward": lambda library, is_filled: Ink.disc(52, 204, 24) + Ink.arc(52, 204, 72, 0, 0.25)
    + Ink.arc(52, 204, 120, 0, 0.25) + Ink.arc(52, 204, 168, 0, 0.25),
    "robotic.vacuum": on_disc(Ink.arc(128, 128, 62, -0.14, 0.14, 16), Ink.disc(128, 150, 22)),
    "opticaldisc": on_disc(Ink.arc(128, 128, 28, 0, 1, 16), Ink.arc(128, 128, 64, 0.05, 0.2, 14), Ink.arc(128, 128, 64, 0.55, 0.7, 14)),
    "stove": on("square", Ink.line((56, 92), (200, 92), width=16), Ink.disc(84, 66, 9), Ink.disc(128, 66, 9), Ink.disc(172, 66, 9),
                Ink.line((84, 128), (172, 128), (172, 180), (84, 180), (84, 128), width=16)),
    "dryer": on("square", Ink.disc(76, 68, 9), Ink.arc(128, 142, 50, 0, 1, 16), Ink.line((108, 128), (108, 156), width=14),
                Ink.line((128, 120), (128, 164), width=14), Ink.line((148, 128), (148, 156), width=14)),
    "dishwasher": on("square", Ink.line((56, 92), (200, 92), width=16), Ink.disc(180, 66, 9), Ink.line((76, 188), (180, 188), width=16),
                     Ink.line((92, 128), (92, 180), width=16), Ink.line((128, 120), (128, 180), width=16), Ink.line((164, 128), (164, 180), width=16)),
    "ampersand": letters("&", (24, 24, 232, 232)), "centsign": letters("¢", (24, 16, 232, 240)),
    "slash": lambda library, is_filled: Ink.line((44, 36), (212, 220)), "beach.umbrella": parasol, "fireplace": fireplace,
    "gauge.with.dots.needle.0percent": dotted_gauge(0), "gauge.with.dots.needle.33percent": dotted_gauge(1 / 3),
    "gauge.with.dots.needle.50percent": dotted_gauge(1 / 2), "gauge.with.dots.needle.67percent": dotted_gauge(2 / 3),
    "gauge.with.dots.needle.100percent": dotted_gauge(1), "gauge.low": dotted_gauge(1 / 3), "gauge.medium": dotted_gauge(1 / 2),
    "gauge.high": dotted_gauge(2 / 3), "dial.low": low_dial, "character.book.closed": character_book, "square.stack.3d.up": stacked, "square.stack": square_stack,
    "exclamationmark.lock": on("lock-simple", Ink.line((128, 122), (128, 158), width=20), Ink.disc(128, 186, 13)),
    "truck.box.fill": filled_truck, "sun.haze": haze, "doc.richtext": rich_text, "bus.doubledecker": double_decker, "chevron.forward.dotted.chevron.forward": dotted_way,
    "lightswitch.on": lightswitch(True), "lightswitch.off": lightswitch(False), "cup.and.heat.waves": steam,
} | {f"{name}.slash": slashed(name) for name in SLASHED}
# Symbols whose filled form is one of the table, too.
for _name in ("robotic.vacuum", "opticaldisc", "stove", "dryer", "dishwasher", "frying.pan", "scalemass", "beach.umbrella", "fireplace",
              "lightswitch.on", "lightswitch.off", "cup.and.heat.waves", "dial.low", "character.book.closed", "square.stack.3d.up",
              "exclamationmark.lock", "doc.richtext", "bus.doubledecker"):
    COMPOSITIONS[_name + ".fill"] = COMPOSITIONS[_name]
for _count in (5, 10, 15, 30, 45, 60, 75, 90):
    COMPOSITIONS[f"goforward.{_count}"] = lambda library, is_filled, n=_count: around(n)(library, is_filled, "arrow-clockwise")
    COMPOSITIONS[f"gobackward.{_count}"] = lambda library, is_filled, n=_count: around(n)(library, is_filled, "arrow-counter-clockwise")


def sign_in(library, ground, sign, is_filled):
    area = icon(library, ground, is_filled)
    inner = icon(library, sign, sign == "lightning").within(84, 76, 172, 172)
    return area - inner if is_filled else area + inner


def text_square(library, is_filled):
    heart = icon(library, "heart", True).within(60, 66, 140, 146)
    lines = Ink.line((156, 92), (192, 92), width=18) + Ink.line((156, 128), (192, 128), width=18) + Ink.line((68, 182), (192, 182), width=18)
    square = icon(library, "square", True).within(20, 20, 236, 236)
    inside = square.within(42, 42, 214, 214)
    return square - heart - lines if is_filled else square - inside + heart + lines
