"""Weather, animals, plants and the body, put together (symbol_compositions.py)."""
from symbol_drawing import badge, icon, row
from symbol_ink import Ink


def rain(*drops):
    ink = Ink()
    for x, y, length in drops:
        ink += Ink.line((x, y), (x - length * 0.45, y + length), width=20)
    return ink


def east(library, is_filled):
    land = Ink.polygon((84, 52), (150, 44), (196, 84), (180, 116), (148, 108), (136, 142), (108, 124), (72, 118), (60, 84))
    land += Ink.polygon((150, 158), (186, 146), (204, 172), (176, 202), (148, 188)) + Ink.disc(132, 158, 9)
    return Ink.disc(128, 128, 108) - land if is_filled else Ink.arc(128, 128, 98, 0, 1, 20) + land


def under_cloud(*parts):
    def make(library, is_filled):
        cloud = icon(library, "cloud", is_filled).within(24, 12, 232, 160)
        for part in parts:
            front = part if isinstance(part, Ink) else icon(library, part, True).within(96, 140, 160, 250)
            cloud = front.over(cloud)
        return cloud
    return make


def parasol(library, is_filled):
    """An umbrella that stands aslant in the sand."""
    roof = icon(library, "umbrella", is_filled) & Ink.polygon((0, 0), (256, 0), (256, 148), (0, 148))
    return (roof + Ink.line((128, 120), (128, 236))).turned(20).within(16, 8, 216, 226) + Ink.line((28, 236), (228, 236))


def haze(library, is_filled):
    """A sun that ends in broken lines."""
    sun = icon(library, "sun-horizon", is_filled).moved(1, 0, 0, 1, 0, -12) & Ink.polygon((0, 0), (256, 0), (256, 130), (0, 130))
    for x, end, y in ((28, 116, 160), (156, 228, 160), (52, 76, 194), (116, 204, 194), (84, 172, 228)):
        sun += Ink.line((x, y), (end, y), width=20)
    return sun


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


def laurel(library, is_filled):
    """The left half of two ears of grain."""
    return icon(library, "grains", is_filled) & Ink.polygon((0, 0), (128, 0), (128, 256), (0, 256))


def mouth(library, is_filled):
    lips = [(20, 128), (84, 76), (128, 92), (172, 76), (236, 128), (184, 184), (128, 200), (72, 184)]
    ink = Ink.polygon(*lips) + Ink.line(*lips, lips[0])
    return ink - Ink.line((56, 130), (128, 138), (200, 130), width=16)


UP = Ink.line((128, 70), (128, 16)) + Ink.line((96, 46), (128, 14), (160, 46))
DOWN = Ink.line((128, 12), (128, 66)) + Ink.line((96, 36), (128, 68), (160, 36))
NATURE = {
    "cloud.drizzle": under_cloud(rain((84, 190, 12), (136, 190, 12), (188, 190, 12), (108, 228, 12), (160, 228, 12))),
    "cloud.heavyrain": under_cloud(rain((72, 180, 64), (112, 180, 64), (152, 180, 64), (192, 180, 64))),
    "cloud.bolt.rain": under_cloud("lightning", rain((64, 190, 44), (208, 190, 44))),
    "sunrise": row(("sun.horizon", (16, 78, 240, 244)), (UP, None)),
    "sunset": row(("sun.horizon", (16, 78, 240, 244)), (DOWN, None)),
    "sun.dust": row(("sun.max", (40, 8, 216, 184)), (Ink.disc(60, 224, 14), None), (Ink.disc(128, 224, 14), None), (Ink.disc(196, 224, 14), None)),
    "lungs": lungs,
    "tortoise": tortoise,
    "globe.asia.australia": east,
    "moon.zzz": badge("moon", Ink.line((130, 90), (190, 90), (130, 166), (190, 166)), (168, 16, 240, 106), (16, 40, 216, 240)),
    "zzz": lambda library, is_filled: Ink.line((36, 116), (108, 116), (36, 216), (108, 216)) + Ink.line((128, 76), (180, 76), (128, 148), (180, 148))
    + Ink.line((196, 32), (236, 32), (196, 88), (236, 88), width=20),
    "laurel.leading": laurel,
    "laurel.trailing": lambda library, is_filled: laurel(library, is_filled).flipped,
    "mouth": mouth,
    "beach.umbrella": parasol,
    "sun.haze": haze,
}
