"""Animals, tools, pins and money, put together or drawn (symbol_compositions.py)."""
from symbol_documents import drawn, lines, wave
from symbol_drawing import block, corners, icon, on, on_circle, row, symbol
from symbol_ink import Ink


def ant(library, is_filled):
    """Three parts of a body, six legs and two feelers."""
    body = Ink.disc(128, 56, 28) + Ink.disc(128, 116, 24) + Ink.disc(128, 192, 44).moved(0.9, 0, 0, 1.15, 12.8, -30)
    if not is_filled:
        body -= Ink.disc(128, 192, 24).moved(0.9, 0, 0, 1.25, 12.8, -49)
    side = Ink.line((116, 32), (92, 8), width=14)
    for knee, foot, y in (((68, 96), (48, 44), 108), ((60, 124), (28, 132), 118), ((68, 148), (44, 216), 128)):
        side += Ink.line((116, y), knee, foot, width=15)
    return body + side + side.flipped


def pin_in(library, is_filled):
    """A pin in a circle."""
    pin = Ink.disc(128, 96, 32) + Ink.line((128, 112), (128, 192), width=18)
    if is_filled:
        return Ink.disc(128, 128, 108) - pin + Ink.disc(117, 86, 9)
    return Ink.arc(128, 128, 98, 0, 1, 20) + pin - Ink.disc(117, 86, 9)


def fork_and_knife(library, is_filled):
    """A fork with three prongs, and a knife whose edge is straight."""
    fork = Ink.line((80, 128), (80, 232)) + wave("M44,24v48c0,24 14,40 36,40c22,0 36,-16 36,-40v-48", 20) + Ink.line((80, 24), (80, 100), width=18)
    blade = Ink.polygon((176, 24), (196, 40), (212, 84), (212, 148), (176, 148))
    return fork + blade + Ink.line((176, 24), (198, 44), (212, 84), (212, 148), (176, 148), (176, 24), width=16) + Ink.line((180, 140), (180, 232))


def silent_speaker(library, is_filled):
    """A loudspeaker that is crossed out, large enough to be seen at both sides of the slash."""
    speaker = icon(library, "speaker-none", is_filled).within(36, 12, 228, 244)
    return Ink.line((28, 32), (228, 236), width=22) + (speaker - Ink.line((28, 32), (228, 236), width=48))


def money_ring(text):
    """The sign of a currency between two arrows that run in a circle."""
    def made(library, is_filled):
        ring = icon(library, "arrows-clockwise").within(8, 8, 248, 248)
        return ring + Ink.of(library.letters(text).pen).grown(30).within(88, 78, 168, 178)
    return made


def in_ring(name, arrow):
    """A symbol in the ring of an arrow."""
    def made(library, is_filled):
        return icon(library, arrow).within(8, 8, 248, 248) + symbol(library, name, True).within(88, 84, 168, 172)
    return made


def locked_ring(library, is_filled):
    return icon(library, "arrow-clockwise").within(8, 8, 248, 248) + icon(library, "lock-simple", True).within(88, 80, 168, 176)


def menu_card(library, is_filled):
    """A folded card with lines on its front."""
    front = Ink.polygon((116, 36), (220, 60), (220, 236), (116, 212))
    edge = Ink.line((116, 36), (220, 60), (220, 236), (116, 212), (116, 36), width=18)
    text = Ink.line((146, 104), (190, 114), width=14) + Ink.line((146, 140), (190, 150), width=14) + Ink.line((146, 176), (174, 182), width=14)
    back = Ink.line((116, 36), (36, 20), (36, 196), (116, 212), width=18)
    return (front + edge - text if is_filled else edge + text) + back


def smoky(library, is_filled):
    cloud = icon(library, "cloud", is_filled).within(16, 0, 240, 150)
    return cloud + wave("M40,184c28,-18 46,-18 75,0c28,18 46,18 75,0c12,-8 20,-10 30,-10", 18) + wave("M40,228c28,-18 46,-18 75,0c28,18 46,18 75,0c12,-8 20,-10 30,-10", 18)


def rainy_sun(library, is_filled):
    sun = icon(library, "cloud-sun", is_filled).within(8, 0, 248, 176)
    for x in (84, 132, 180):
        sun += Ink.line((x, 196), (x - 20, 240), width=18)
    return sun


def drawing_hand(library, is_filled):
    """A finger that draws a curve."""
    return icon(library, "hand-pointing", is_filled).within(60, 84, 224, 256) + wave("M24,84c20,-72 64,-72 76,-20c8,36 -24,44 -28,16c-4,-40 64,-64 140,-40", 16)


def app_dashes(library, is_filled):
    """The edge of an app's icon in dashes."""
    edge = block(20, 20, 236, 236, 66) - block(40, 40, 216, 216, 48)
    for index in range(8):
        edge = edge - Ink.line((128, 128), on_circle(1 / 16 + index / 8, 200), width=20)
    return edge


def full_tray(library, is_filled):
    tray = icon(library, "tray", is_filled)
    signs = lines((84, 172, 84), (84, 172, 118), width=16)
    return tray - signs if is_filled else tray + signs


def clipboard_and_pencil(library, is_filled):
    from_board = symbol(library, "list.clipboard", is_filled).within(0, 8, 200, 240)
    pencil = icon(library, "pencil-simple", True).within(140, 120, 256, 248)
    return pencil.over(from_board)


def scribble(library, is_filled):
    return icon(library, "pencil-simple", is_filled).within(64, 16, 244, 196) + wave("M16,208c36,-40 60,-40 56,-8c-4,28 20,28 44,8c20,-16 36,-12 36,4c0,16 28,16 64,0", 18)


def two_arrows(library, is_filled):
    return icon(library, "arrow-fat-left", is_filled).within(0, 64, 124, 192) + icon(library, "arrow-fat-right", is_filled).within(132, 64, 256, 192)


def bubbles(sign):
    """Two bubbles, the one in front with a sign."""
    def made(library, is_filled):
        front = icon(library, "chat", is_filled).flipped.within(88, 80, 252, 252)
        back = icon(library, "chat", is_filled).within(4, 8, 156, 160) - icon(library, "chat", True).flipped.within(88, 80, 252, 252).grown(14)
        return back + (front - sign if is_filled else front + sign)
    return made


def arms(*heights):
    """A post with arms, each to the right or to the left."""
    def made(library, is_filled):
        ink = Ink.line((128, 16), (128, 240))
        for y, is_right in heights:
            arm = [(40, y), (184, y), (224, y + 32), (184, y + 64), (40, y + 64)]
            shape = Ink.polygon(*arm) + Ink.line(*arm, arm[0], width=18)
            inner = Ink() if is_filled else Ink.polygon((50, y + 10), (180, y + 10), (208, y + 32), (180, y + 54), (50, y + 54))
            shape, inner = (shape, inner) if is_right else (shape.flipped, inner.flipped if not is_filled else inner)
            ink = ink - shape.grown(8) + (shape - inner)
        return ink
    return made


def north_line(library, is_filled):
    return symbol(library, "location.north", is_filled).within(48, 0, 208, 196) + Ink.line((48, 232), (208, 232))


def waving_pair(library, is_filled):
    return icon(library, "users", is_filled).within(44, 40, 212, 216) + Ink.arc(176, 104, 64, 0.13, 0.34, 18) + Ink.arc(80, 104, 64, 0.66, 0.87, 18)


def row_of_people(library, is_filled):
    middle = icon(library, "user", is_filled).within(68, 44, 188, 212)
    sides = icon(library, "user", is_filled).within(0, 60, 96, 200)
    return middle + ((sides + sides.flipped) - icon(library, "user", True).within(68, 44, 188, 212).grown(12))


def moon_phase(share, is_waxing):
    """The lit part of the moon in a thin ring: 0 is new, 1 is full, which has its seas."""
    def made(library, is_filled):
        ring, disc = Ink.arc(128, 128, 102, 0, 1, 12), Ink.disc(128, 128, 104)
        if share == 0:
            return ring
        if share == 1:
            return disc + ring - Ink.disc(96, 92, 24) - Ink.disc(164, 116, 14) - Ink.disc(116, 172, 18)
        right = Ink.polygon((128, 0), (256, 0), (256, 256), (128, 256))
        if share == 0.5:
            lit = disc & right
        else:
            width = abs(1 - 2 * share)
            ellipse = disc.moved(width, 0, 0, 1, 128 * (1 - width), 0)
            lit = (disc & right) - ellipse if share < 0.5 else (disc & right) + ellipse
        return ring + (lit if is_waxing else lit.flipped)
    return made


def leaf_ring(library, is_filled):
    return icon(library, "arrow-counter-clockwise").within(8, 8, 248, 248) + icon(library, "leaf", True).within(84, 84, 176, 176)


def bottle(library, is_filled):
    body = block(80, 68, 176, 244, 32)
    inside = block(100, 88, 156, 224, 14)
    cap = block(100, 12, 156, 48, 8)
    return cap + (body - lines((96, 132, 130), (96, 132, 160), width=12) if is_filled else body - inside + lines((112, 144, 130), (112, 144, 160), width=12))


def turned(name, degrees):
    return lambda library, is_filled: icon(library, name, is_filled).turned(degrees)


OBJECTS = {
    "viewfinder": lambda library, is_filled: corners(), "app.dashed": app_dashes, "ant": ant, "mappin.circle": pin_in, "mappin.circle.fill": pin_in, "fork.knife": fork_and_knife, "speaker.slash": silent_speaker, "speaker.slash.fill": silent_speaker,
    "dollarsign.arrow.circlepath": money_ring("$"), "eurosign.arrow.circlepath": money_ring("€"), "sterlingsign.arrow.circlepath": money_ring("£"),
    "yensign.arrow.circlepath": money_ring("¥"), "gearshape.arrow.triangle.2.circlepath": in_ring("gearshape", "arrows-clockwise"), "lock.rotation": locked_ring,
    "menucard": menu_card, "smoke": smoky, "cloud.sun.rain": rainy_sun, "cloud.sun.rain.fill": rainy_sun, "hand.draw": drawing_hand,
    "tray.full": full_tray, "pencil.and.list.clipboard": clipboard_and_pencil, "pencil.and.scribble": scribble, "arrowshape.left.arrowshape.right": two_arrows,
    "bubble.left.and.text.bubble.right": bubbles(lines((136, 204, 136), (136, 204, 166), width=15)),
    "bubble.left.and.exclamationmark.bubble.right": bubbles(Ink.line((170, 122), (170, 154), width=17) + Ink.disc(170, 182, 10)),
    "signpost.right": arms((72, True)), "signpost.left": arms((72, False)), "signpost.right.and.left": arms((36, True), (132, False)),
    "location.north.line": north_line, "person.2.wave.2": waving_pair, "person.3.sequence": row_of_people, "leaf.arrow.circlepath": leaf_ring, "waterbottle": bottle,
    "chevron.compact.up": drawn(Ink.line((36, 148), (128, 104), (220, 148))), "chevron.compact.down": drawn(Ink.line((36, 104), (128, 148), (220, 104))),
    "bolt.horizontal": turned("lightning", 68), "key.horizontal": lambda library, is_filled: icon(library, "key", is_filled).turned(45),
    "hand.point.up": turned("hand-pointing", 0), "hand.point.left": turned("hand-pointing", -90), "hand.point.right": turned("hand-pointing", 90),
    "hand.point.down": turned("hand-pointing", 180), "hand.point.up.left": turned("hand-pointing", -40),
    "figure.and.child.holdinghands": row(("figure.stand", (0, 8, 152, 244)), ("figure.stand", (132, 108, 252, 244))),
    "figure.2.and.child.holdinghands": row(("figure.stand", (0, 28, 104, 228)), ("figure.stand", (152, 28, 256, 228)), ("figure.stand", (92, 128, 164, 228))),
    "figure.2.arms.open": row(("figure.arms.open", (0, 40, 128, 216)), ("figure.arms.open", (128, 40, 256, 216))),
    "figure.stand.line.dotted.figure.stand": row(
        ("figure.stand", (0, 48, 92, 208)), ("figure.stand", (164, 48, 256, 208)), *[(Ink.disc(x, 152, 9), None) for x in (104, 128, 152)]),
    "person.line.dotted.person": row(("person", (0, 64, 92, 192)), ("person", (164, 64, 256, 192)), *[(Ink.disc(x, 128, 9), None) for x in (106, 128, 150)]),
    "car.2": row(("car", (0, 20, 132, 136)), ("car", (112, 120, 256, 240))),
    "plus.rectangle.on.rectangle": lambda library, is_filled: (lambda ground, sign: ground - sign if is_filled else ground + sign)(
        symbol(library, "rectangle.on.rectangle", is_filled), Ink.line((152, 136), (152, 196), width=18) + Ink.line((122, 166), (182, 166), width=18)),
    "slider.horizontal.2.square": on("square", lines((76, 180, 104), (76, 180, 152), width=14), Ink.disc(108, 104, 16), Ink.disc(148, 152, 16)),
    "rotate.right": lambda library, is_filled: icon(library, "square", is_filled).within(28, 96, 188, 252) + Ink.arc(128, 140, 100, 0.0, 0.22, 18) + Ink.line((196, 108), (226, 140), (250, 104), width=16),
    "rotate.left": lambda library, is_filled: (icon(library, "square", is_filled).within(28, 96, 188, 252) + Ink.arc(128, 140, 100, 0.0, 0.22, 18)
                                             + Ink.line((196, 108), (226, 140), (250, 104), width=16)).flipped,
    "camera.metering.center.weighted": on("rectangle", Ink.disc(128, 128, 24), Ink.arc(128, 128, 44, 0.02, 0.48, 12), Ink.arc(128, 128, 44, 0.52, 0.98, 12)),
    "clock.arrow.trianglehead.clockwise.rotate.90.path.dotted": drawn(
        *[Ink.disc(*on_circle(index / 14, 98), 10) for index in range(1, 8)], Ink.arc(128, 128, 98, 0.55, 1, 20), Ink.line((128, 72), (128, 132), (168, 156), width=20),
        Ink.line((104, 2), (136, 30), (104, 58), width=18)),
} | {f"moonphase.{name}": moon_phase(share, is_waxing) for name, share, is_waxing in (
    ("new.moon", 0, True), ("waxing.crescent", 0.25, True), ("first.quarter", 0.5, True), ("waxing.gibbous", 0.75, True), ("full.moon", 1, True),
    ("waning.gibbous", 0.75, False), ("last.quarter", 0.5, False), ("waning.crescent", 0.25, False))}
