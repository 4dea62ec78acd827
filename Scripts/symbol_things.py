"""Things of the house and of the road, put together (symbol_compositions.py)."""
import pathops
from fontTools.svgLib.path import parse_path

from symbol_drawing import badge, block, enclosed, icon, on, on_circle, on_disc, rays, row, symbol, waves
from symbol_ink import Ink


def open_lock(library, is_filled):
    body = icon(library, "lock", is_filled) & Ink.polygon((0, 80), (256, 80), (256, 256), (0, 256))
    shackle = Ink.arc(192, 64, 40, 0.75, 1.25) + Ink.line((152, 64), (152, 92)) + Ink.line((232, 64), (232, 76))
    return body + shackle


def crossed_flags(library, is_filled):
    flag = icon(library, "flag-checkered", is_filled).within(72, 30, 226, 210).turned(14)
    return flag.over(flag.flipped)


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


def turned_dial(share):
    """A knob that is turned to a share of its dots."""
    turn = 0.625 + 0.75 * share

    def made(library, is_filled):
        hand = Ink.line(on_circle(turn, 24, y=136), on_circle(turn, 58, y=136))
        knob = Ink.disc(128, 136, 76) - hand if is_filled else Ink.arc(128, 136, 66, 0, 1, 20) + Ink.line(
            on_circle(turn, 6, y=136), on_circle(turn, 60, y=136), width=20)
        for index in range(7):
            knob += Ink.disc(*on_circle(0.625 + 0.125 * index, 106, y=136), 12)
        return knob
    return made


def character_book(library, is_filled):
    letter = Ink.of(library.letters("A").pen).within(98, 60, 166, 146)
    book = icon(library, "book", is_filled)
    return book - letter if is_filled else book + letter


def rich_text(library, is_filled):
    """A page with a picture and lines below it."""
    page = icon(library, "file", is_filled)
    picture = Ink.polygon((84, 122), (172, 122), (172, 164), (84, 164))
    lines = Ink.line((92, 183), (164, 183), width=12) + Ink.line((92, 203), (140, 203), width=12)
    return page - picture - lines if is_filled else page + picture + lines


def filled_truck(library, is_filled):
    cab = Ink.polygon((172, 92), (212, 92), (240, 132), (240, 172), (172, 172))
    cab = cab + Ink.stroked(pathops.Path(cab.path), 16) - Ink.polygon((184, 104), (206, 104), (226, 132), (184, 132))
    ink = block(8, 52, 152, 180, 12) + cab
    for x in (64, 196):
        ink = ink - Ink.disc(x, 184, 36) + Ink.disc(x, 184, 24)
    return ink


def double_decker(library, is_filled):
    body = block(48, 16, 208, 216, 24)
    wheels = block(60, 196, 100, 244, 10) + block(156, 196, 196, 244, 10)
    windows = block(70, 38, 186, 86, 8) + block(70, 110, 186, 158, 8)
    lamps = Ink.disc(88, 186, 11) + Ink.disc(168, 186, 11)
    if is_filled:
        return body + wheels - windows - lamps
    panes = [block(70, 40, 186, 90, 8), block(70, 108, 186, 156, 8), block(70, 174, 186, 196, 8)]
    return body + wheels - panes[0] - panes[1] - panes[2] + Ink.disc(92, 185, 9) + Ink.disc(164, 185, 9)


def text_square(library, is_filled):
    heart = icon(library, "heart", True).within(60, 66, 140, 146)
    lines = Ink.line((156, 92), (192, 92), width=18) + Ink.line((156, 128), (192, 128), width=18) + Ink.line((68, 182), (192, 182), width=18)
    square = icon(library, "square", True).within(20, 20, 236, 236)
    inside = square.within(42, 42, 214, 214)
    return square - heart - lines if is_filled else square - inside + heart + lines


THINGS = {
    "building.2.crop.circle": enclosed("building.2"),
    "alarm.waves.left.and.right": waves("alarm"),
    "bell.and.waves.left.and.right": waves("bell"),
    "bell.badge": badge("bell", Ink.disc(128, 128, 40), (158, 14, 242, 98)),
    "calendar.badge.clock": badge("calendar-blank", "clock", (146, 146, 250, 250)),
    "heart.text.square": lambda library, is_filled: text_square(library, is_filled),
    "bolt.car": row(("car", (28, 92, 228, 250)), ("bolt.fill", (88, 4, 168, 104))),
    "light.max": lambda library, is_filled: Ink.disc(128, 128, 36) + rays(68, 36),
    "light.min": lambda library, is_filled: Ink.disc(128, 128, 36) + rays(78, 0),
    "testtube.2": row(("testtube", (4, 40, 164, 216)), ("testtube", (92, 40, 252, 216))),
    "cross.vial": badge("test-tube", Ink.line((0, 40), (80, 40)) + Ink.line((40, 0), (40, 80)), (166, 166, 250, 250)),
    "flag.checkered.2.crossed": crossed_flags,
    "flashlight.on": row(("flashlight.off", (60, 72, 196, 252)), (Ink.line((128, 12), (128, 44)), None), (Ink.line((70, 22), (84, 50)), None),
                         (Ink.line((186, 22), (172, 50)), None)),
    "wrench.and.screwdriver": lambda library, is_filled: icon(library, "screwdriver", True).over(
        icon(library, "wrench", is_filled).flipped),
    "mug": lambda library, is_filled: icon(library, "coffee", is_filled) - Ink.polygon((0, 0), (256, 0), (256, 68), (0, 68)),
    "lock.open": open_lock,
    "scalemass": weight,
    "frying.pan": pan,
    "robotic.vacuum": on_disc(Ink.arc(128, 128, 62, -0.14, 0.14, 16), Ink.disc(128, 150, 22)),
    "opticaldisc": on_disc(Ink.arc(128, 128, 28, 0, 1, 16), Ink.arc(128, 128, 64, 0.05, 0.2, 14), Ink.arc(128, 128, 64, 0.55, 0.7, 14)),
    "stove": on("square", Ink.line((56, 92), (200, 92), width=16), Ink.disc(84, 66, 9), Ink.disc(128, 66, 9), Ink.disc(172, 66, 9),
                Ink.line((84, 128), (172, 128), (172, 180), (84, 180), (84, 128), width=16)),
    "dryer": on("square", Ink.disc(76, 68, 9), Ink.arc(128, 142, 50, 0, 1, 16), Ink.line((108, 128), (108, 156), width=14),
                Ink.line((128, 120), (128, 164), width=14), Ink.line((148, 128), (148, 156), width=14)),
    "dishwasher": on("square", Ink.line((56, 92), (200, 92), width=16), Ink.disc(180, 66, 9), Ink.line((76, 188), (180, 188), width=16),
                     Ink.line((92, 128), (92, 180), width=16), Ink.line((128, 120), (128, 180), width=16), Ink.line((164, 128), (164, 180), width=16)),
    "fireplace": fireplace,
    "dial.low": turned_dial(0),
    "dial.min": turned_dial(0), "dial.medium": turned_dial(0.5), "dial.high": turned_dial(1),
    "character.book.closed": character_book,
    "exclamationmark.lock": on("lock-simple", Ink.line((128, 122), (128, 158), width=20), Ink.disc(128, 186, 13)),
    "truck.box.fill": filled_truck,
    "doc.richtext": rich_text,
    "bus.doubledecker": double_decker,
    "lightswitch.on": lightswitch(True),
    "lightswitch.off": lightswitch(False),
    "cup.and.heat.waves": steam,
}
