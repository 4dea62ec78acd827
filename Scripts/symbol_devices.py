"""Devices, windows and stacks, put together or drawn (symbol_compositions.py)."""
from symbol_documents import drawn, lines, wave
from symbol_drawing import block, icon, on_circle, on_disc, symbol
from symbol_ink import Ink


def shell(left, top, right, bottom, radius, line=22):
    """A rectangle with round corners: its edge, or all of it where it is filled."""
    whole = block(left, top, right, bottom, radius)
    inner = whole - block(left + line, top + line, right - line, bottom - line, max(radius - line, 4))
    return lambda is_filled: whole if is_filled else inner


def signed(make, *signs):
    """Signs on a ground, cut out of the filled one."""
    def made(library, is_filled):
        area = make(is_filled)
        for sign in signs:
            area = area - sign if is_filled else area + sign
        return area
    return made


def beside(*parts):
    """Grounds beside each other, and what is the same in both forms."""
    def made(library, is_filled):
        ink = Ink()
        for part in parts:
            ink += part if isinstance(part, Ink) else part(is_filled)
        return ink
    return made


def behind(front, edge):
    """A ground before another, of which an edge is seen."""
    def made(library, is_filled):
        return front(is_filled) + (edge(is_filled) - front(True).grown(16))
    return made


def half(ground, left, top, right, bottom):
    """The edge of a ground, filled in a rectangle."""
    return lambda library, is_filled: ground(False) + (ground(True) & Ink.polygon((left, top), (right, top), (right, bottom), (left, bottom)))


def pictures(library, is_filled):
    """A picture aslant before another."""
    front = icon(library, "image", is_filled).turned(10).within(44, 72, 252, 244)
    return front + (icon(library, "rectangle", is_filled).within(8, 16, 184, 160) - symbol(library, "rectangle", True).turned(10).within(44, 72, 252, 244).grown(14))


def shield_half(is_left):
    def made(library, is_filled):
        area = icon(library, "shield", True) & Ink.polygon(*([(0, 0), (128, 0), (128, 256), (0, 256)] if is_left else [(128, 0), (256, 0), (256, 256), (128, 256)]))
        return icon(library, "shield", False) + area
    return made


def waves(base, place=(80, 16, 176, 240)):
    """A device with two arcs at each side of it."""
    def made(library, is_filled):
        ink = symbol(library, base, is_filled).within(*place)
        for radius in (92, 124):
            ink += Ink.arc(128, 128, radius, 0.17, 0.33, 18) + Ink.arc(128, 128, radius, 0.67, 0.83, 18)
        return ink
    return made


def two(first, second):
    """A symbol before another, at its lower right."""
    def made(library, is_filled):
        back = symbol(library, first, is_filled).within(0, 16, 212, 208)
        front = symbol(library, second, is_filled).within(148, 92, 256, 248)
        hole = symbol(library, second, True).within(148, 92, 256, 248).grown(14)
        return front + (back - hole)
    return made


def radiation(x, y, *radii, start=0.12, end=0.38, width=20):
    ink = Ink()
    for radius in radii:
        ink += Ink.arc(x, y, radius, start, end, width)
    return ink


def dots(places, radius):
    ink = Ink()
    for x, y in places:
        ink += Ink.disc(x, y, radius)
    return ink


def die_dots(count, radius):
    return dots([on_circle(index / count, radius) for index in range(count)], 11)


def socket(*pins):
    return on_disc(*[Ink.disc(x, y, 15) for x, y in pins])


def window_grid(library, is_filled):
    """Three by three icons."""
    ink = Ink()
    for index in range(9):
        x, y = 20 + index % 3 * 78, 20 + index // 3 * 78
        ink += shell(x, y, x + 60, y + 60, 18, 16)(is_filled)
    return ink


def connected_apps(library, is_filled):
    return shell(20, 8, 116, 104, 26)(is_filled) + shell(140, 152, 236, 248, 26)(is_filled) + Ink.line((68, 132), (68, 200), (108, 200), width=20)


def gift_in_app(library, is_filled):
    ground = symbol(library, "app", is_filled)
    gift = icon(library, "gift", True).within(68, 64, 188, 184)
    return ground - gift if is_filled else ground + gift


def door_car(name):
    """A car from above, with the doors that the name has."""
    def made(library, is_filled):
        body = shell(76, 8, 180, 248, 44, 18)(is_filled)
        glass = block(100, 72, 156, 92, 8) + block(100, 196, 156, 210, 6)
        ink = body - glass if is_filled else body + glass
        for end, y in (("front", 100), ("rear", 160)):
            for side in ("left", "right"):
                if f"{end}.{side}" in name:
                    door = Ink.line((64, y), (16, y + 40), width=18)
                    ink += door if side == "left" else door.flipped
        return ink
    return made


PHONE = shell(56, 8, 200, 248, 36)
RECTANGLE = shell(8, 48, 248, 208, 34, 20)
CAPSULE = shell(8, 68, 248, 188, 59, 20)
POINTS = [(128, 52), (52, 188), (204, 188)]
TAG = shell(20, 104, 108, 232, 30)

DEVICES = {
    "sensor": beside(shell(32, 16, 148, 240, 28), shell(172, 60, 224, 196, 16)),
    "sensor.tag.radiowaves.forward": signed(lambda is_filled: (Ink.disc(76, 164, 68) if is_filled else Ink.arc(76, 164, 58, 0, 1, 20))
                                            + radiation(100, 140, 84, 124, start=0.02, end=0.23)),
    "flipphone": lambda library, is_filled: shell(60, 4, 196, 118, 28)(is_filled) + signed(shell(60, 138, 196, 252, 28), dots(
        [(x, y) for x in (104, 128, 152) for y in (178, 204)], 8))(library, is_filled) + Ink.line((88, 128), (168, 128), width=16),
    "iphone.gen3": signed(PHONE, Ink.line((116, 46), (140, 46), width=14)), "iphone.gen2": signed(PHONE, Ink.line((104, 38), (152, 38), width=22)),
    "iphone.gen1": signed(PHONE, Ink.disc(128, 214, 12)),
    "iphone.gen3.landscape": lambda library, is_filled: signed(PHONE, Ink.line((116, 46), (140, 46), width=14))(library, is_filled).turned(-90),
    "iphone.landscape": lambda library, is_filled: icon(library, "device-mobile", is_filled).turned(-90),
    "apps.iphone": signed(PHONE, dots([(x, y) for x in (104, 152) for y in (80, 128, 176)], 15)),
    "iphone.and.arrow.forward": lambda library, is_filled: symbol(library, "iphone", is_filled).within(4, 16, 140, 240)
    + Ink.line((168, 128), (248, 128)) + Ink.line((212, 88), (250, 128), (212, 168)),
    "iphone.radiowaves.left.and.right": waves("iphone"), "applewatch.radiowaves.left.and.right": waves("applewatch", (72, 24, 184, 232)),
    "ipad.and.iphone": two("ipad", "iphone"), "macbook.and.iphone": two("laptopcomputer", "iphone"), "laptopcomputer.and.iphone": two("laptopcomputer", "iphone"),
    "macwindow": signed(RECTANGLE, Ink.line((28, 96), (228, 96), width=14), dots([(48, 78), (72, 78)], 7)), "menubar.rectangle": signed(RECTANGLE, Ink.line((28, 88), (228, 88), width=26)),
    "macwindow.on.rectangle": behind(shell(56, 96, 248, 240, 28, 20), shell(8, 24, 200, 176, 28, 20)),
    "keyboard.chevron.compact.down": lambda library, is_filled: symbol(library, "keyboard", is_filled).within(12, 4, 244, 172) + Ink.line((84, 212), (128, 236), (172, 212)),
    "av.remote": signed(shell(76, 8, 180, 248, 40), Ink.arc(128, 80, 22, 0, 1, 14), dots([(112, 144), (144, 144), (112, 184), (144, 184)], 10)),
    "internaldrive": signed(shell(16, 120, 240, 216, 24), Ink.disc(196, 168, 14), Ink.line((60, 168), (132, 168), width=16)),
    "wifi.router": lambda library, is_filled: signed(shell(16, 164, 240, 236, 24), dots([(68, 200), (112, 200)], 11))(library, is_filled)
    + Ink.line((188, 156), (188, 96), width=20) + radiation(188, 84, 36, 72, start=-0.125, end=0.125) + Ink.disc(188, 84, 13),
    "air.purifier": signed(shell(64, 16, 192, 240, 32), Ink.arc(128, 88, 32, 0, 1, 14), lines((96, 160, 160), (96, 160, 188), (96, 160, 216), width=12)),
    "humidifier.and.droplets": lambda library, is_filled: signed(shell(48, 132, 208, 240, 30), Ink.line((92, 188), (164, 188), width=16))(library, is_filled)
    + icon(library, "drop", True).within(52, 60, 92, 112) + icon(library, "drop", True).within(104, 12, 152, 80) + icon(library, "drop", True).within(164, 60, 204, 112),
    "refrigerator": signed(shell(56, 8, 200, 248, 30), Ink.line((72, 96), (184, 96), width=16), Ink.line((88, 50), (88, 70), width=16), Ink.line((88, 128), (88, 160), width=16)),
    "lightswitch": signed(shell(56, 8, 200, 248, 30), Ink.line((128, 96), (128, 160), width=24)),
    "button.horizontal": signed(shell(8, 68, 248, 188, 34)), "button.horizontal.top.press": beside(shell(8, 116, 248, 216, 48), Ink.line((128, 16), (128, 76)) + Ink.line((96, 50), (128, 82), (160, 50))),
    "switch.2": beside(shell(16, 20, 240, 112, 44), shell(16, 144, 240, 236, 44), Ink.disc(66, 66, 18), Ink.disc(190, 190, 18)),
    "ev.plug.ac.type.1": socket((96, 100), (160, 100), (84, 148), (172, 148), (128, 172)), "ev.plug.ac.type.2": socket((104, 84), (152, 84), (76, 128), (128, 128), (180, 128), (104, 168), (152, 168)),
    "cable.connector.horizontal": beside(Ink.line((8, 128), (60, 128)), shell(60, 84, 156, 172, 20), shell(172, 100, 240, 156, 10)),
    "point.3.connected.trianglepath.dotted": beside(
        *[lambda is_filled, x=x, y=y: Ink.disc(x, y, 38) if is_filled else Ink.arc(x, y, 28, 0, 1, 20) for x, y in POINTS],
        dots([(104, 96), (90, 120), (76, 144), (152, 96), (166, 120), (180, 144), (104, 188), (128, 188), (152, 188)], 9)),
    "point.3.filled.connected.trianglepath.dotted": beside(
        dots(POINTS, 38), dots([(104, 96), (90, 120), (76, 144), (152, 96), (166, 120), (180, 144), (104, 188), (128, 188), (152, 188)], 9)),
    "point.topleft.down.to.point.bottomright.curvepath": lambda library, is_filled: curve_path(is_filled),
    "point.topleft.filled.down.to.point.bottomright.curvepath": lambda library, is_filled: curve_path(True),
    "rectangle.on.rectangle": behind(shell(56, 92, 248, 240, 28, 20), shell(8, 20, 200, 168, 28, 20)),
    "rectangle.on.rectangle.angled": lambda library, is_filled: behind(
        lambda filled: shell(56, 92, 240, 224, 28, 20)(filled).turned(8), shell(8, 24, 188, 160, 28, 20))(library, is_filled),
    "rectangle.inset.filled.on.rectangle": lambda library, is_filled: behind(shell(56, 92, 248, 240, 28, 20), shell(8, 20, 200, 168, 28, 20))(library, False) + block(88, 124, 216, 208, 6),
    "rectangle.stack": beside(shell(8, 96, 248, 240, 30, 20), Ink.line((40, 66), (216, 66), width=18), Ink.line((68, 34), (188, 34), width=18)),
    "rectangle.portrait.on.rectangle.portrait": behind(shell(96, 60, 236, 248, 26, 20), shell(20, 8, 160, 196, 26, 20)),
    "square.on.circle": behind(shell(88, 88, 248, 248, 28, 20), lambda is_filled: Ink.disc(92, 92, 84) if is_filled else Ink.arc(92, 92, 74, 0, 1, 20)),
    "photo.on.rectangle.angled": pictures,
    "photo.stack": lambda library, is_filled: icon(library, "image", is_filled).within(12, 88, 244, 248) + Ink.line((52, 64), (204, 64), width=18) + Ink.line((80, 34), (176, 34), width=18),
    "rectangle.split.3x1": signed(RECTANGLE, Ink.line((94, 58), (94, 198), width=16), Ink.line((162, 58), (162, 198), width=16)),
    "rectangle.split.2x1": signed(RECTANGLE, Ink.line((128, 58), (128, 198), width=16)), "rectangle.split.1x2": signed(RECTANGLE, Ink.line((18, 128), (238, 128), width=16)),
    "rectangle.split.2x2": signed(RECTANGLE, Ink.line((128, 58), (128, 198), width=16), Ink.line((18, 128), (238, 128), width=16)),
    "rectangle.lefthalf.filled": half(RECTANGLE, 0, 0, 128, 256), "rectangle.righthalf.filled": half(RECTANGLE, 128, 0, 256, 256),
    "rectangle.lefthalf.inset.filled": lambda library, is_filled: RECTANGLE(False) + block(44, 84, 116, 172, 8),
    "rectangle.righthalf.inset.filled": lambda library, is_filled: RECTANGLE(False) + block(140, 84, 212, 172, 8),
    "rectangle.inset.filled": lambda library, is_filled: RECTANGLE(False) + block(44, 84, 212, 172, 8),
    "capsule.lefthalf.filled": half(CAPSULE, 0, 0, 128, 256), "capsule.righthalf.filled": half(CAPSULE, 128, 0, 256, 256),
    "sidebar.left": signed(RECTANGLE, Ink.line((92, 58), (92, 198), width=16), lines((44, 66, 88), (44, 66, 112), (44, 66, 136), width=12)),
    "sidebar.right": signed(RECTANGLE, Ink.line((164, 58), (164, 198), width=16), lines((190, 212, 88), (190, 212, 112), (190, 212, 136), width=12)),
    "pip.swap": lambda library, is_filled: symbol(library, "pip", is_filled).within(8, 40, 216, 240).over(Ink()) + Ink.arc(176, 72, 60, -0.02, 0.22, 18) + Ink.line((204, 84), (236, 84), (240, 48), width=16),
    "rectangle.and.hand.point.up.left": lambda library, is_filled: icon(library, "hand-pointing", is_filled).turned(-30).within(108, 108, 248, 252).over(shell(8, 16, 216, 164, 30, 20)(is_filled)),
    "app.grid": window_grid, "app.connected.to.app.below": connected_apps, "app.gift": gift_in_app,
    "square.grid.3x3.topleft.filled": lambda library, is_filled: icon(library, "grid-nine") + block(24, 44, 92, 92, 8), "shield.lefthalf.filled": shield_half(True),
    "shield.righthalf.filled": shield_half(False), "gearshape.2": lambda library, is_filled: icon(library, "gear-six", is_filled).within(4, 76, 172, 244)
    + icon(library, "gear-six", is_filled).within(140, 8, 252, 120),
    "barcode": lambda library, is_filled: Ink.line((24, 56), (24, 200), width=20) + Ink.line((64, 56), (64, 200), width=12) + Ink.line((104, 56), (104, 200), width=24)
    + Ink.line((148, 56), (148, 200), width=12) + Ink.line((184, 56), (184, 200), width=20) + Ink.line((228, 56), (228, 200), width=14),
    "square.and.arrow.up.on.square": lambda library, is_filled: behind(
        shell(72, 96, 248, 248, 26, 20), shell(12, 52, 188, 204, 26, 20))(library, is_filled) - Ink.line((160, 8), (160, 168), width=44) + Ink.line((160, 24), (160, 168), width=20)
    + Ink.line((124, 56), (160, 20), (196, 56), width=20),
    "circle.grid.2x2": beside(*[lambda is_filled, x=x, y=y: Ink.disc(x, y, 44) if is_filled else Ink.arc(x, y, 34, 0, 1, 20) for x in (72, 184) for y in (72, 184)]),
    "circle.grid.2x1": beside(*[lambda is_filled, x=x: Ink.disc(x, 128, 48) if is_filled else Ink.arc(x, 128, 38, 0, 1, 20) for x in (68, 188)]),
    "circle.grid.cross": beside(*[lambda is_filled, x=x, y=y: Ink.disc(x, y, 34) if is_filled else Ink.arc(x, y, 26, 0, 1, 16) for x, y in ((128, 44), (44, 128), (212, 128), (128, 212), (128, 128))]),
    "wave.3.right": drawn(radiation(28, 128, 48, 104, 160, width=24)), "wave.3.left": drawn(radiation(228, 128, 48, 104, 160, start=0.62, end=0.88, width=24)),
    "wave.3.forward": drawn(radiation(28, 128, 48, 104, 160, width=24)), "wave.3.up": drawn(radiation(128, 228, 48, 104, 160, start=-0.13, end=0.13, width=24)),
    "livephoto": drawn(die_dots(20, 104), Ink.arc(128, 128, 68, 0, 1, 18), Ink.disc(128, 128, 28)),
    "livephoto.play": drawn(die_dots(20, 104), Ink.polygon((104, 80), (184, 128), (104, 176))),
    "timelapse": drawn(
        *[Ink.line(on_circle(index / 12, 84), on_circle(index / 12, 106), width=16) for index in range(12)],
        Ink.disc(128, 128, 56) & Ink.polygon((128, 128), (128, 40), (240, 40), (240, 240), (16, 240), (16, 128))),
    "aqi.low": drawn(*[Ink.disc(x, y, 10 if (x, y) != (128, 128) else 26) for x in (56, 128, 200) for y in (56, 128, 200)]),
    "aqi.medium": drawn(*[Ink.disc(x, y, 26 if x == 128 or y == 128 else 12) for x in (48, 128, 208) for y in (48, 128, 208)]),
    "aqi.high": drawn(*[Ink.disc(x, y, 28) for x in (44, 128, 212) for y in (44, 128, 212)]),
    "alternatingcurrent": drawn(wave("M24,128c32,-88 72,-88 104,0c32,88 72,88 104,0", 24)),
    "directcurrent": drawn(Ink.line((28, 96), (228, 96)), Ink.line((28, 160), (68, 160)), Ink.line((108, 160), (148, 160)), Ink.line((188, 160), (228, 160))),
    "togglepower": on_disc(Ink.line((128, 76), (128, 180))),
    "dot.scope": lambda library, is_filled: icon(library, "crosshair", is_filled) + Ink.disc(128, 128, 26),
    "capsule.portrait": beside(shell(68, 8, 188, 248, 59, 20)),
    "slider.horizontal.2.gobackward": lambda library, is_filled: lines((20, 116, 88), (20, 116, 176), width=20) + Ink.disc(84, 88, 22) + Ink.disc(48, 176, 22)
    + symbol(library, "gobackward", False).within(144, 72, 252, 184),
    "car.side.front.open": lambda library, is_filled: icon(library, "car-profile", is_filled) + Ink.line((200, 108), (236, 36), width=20),
    "car.side.rear.open": lambda library, is_filled: icon(library, "car-profile", is_filled) + Ink.line((48, 84), (4, 44), width=20),
} | {name: door_car(name) for name in (
    "car.top.door." + ".and.".join(doors) + ".open" for doors in (
        [door for index, door in enumerate(("front.left", "front.right", "rear.left", "rear.right")) if mask >> index & 1] for mask in range(1, 16)))}


def curve_path(is_filled):
    """A dot, and a winding way to another."""
    way = Ink.line((84, 56), (180, 56), width=20) + Ink.arc(180, 92, 36, 0, 0.5, 20) + Ink.line((180, 128), (76, 128), width=20) + Ink.arc(
        76, 164, 36, 0.5, 1, 20) + Ink.line((76, 200), (172, 200), width=20)
    for x, y in ((52, 56), (204, 200)):
        way = way - Ink.disc(x, y, 32) + (Ink.disc(x, y, 32) if is_filled else Ink.arc(x, y, 23, 0, 1, 18))
    return way


