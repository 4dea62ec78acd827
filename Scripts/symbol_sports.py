"""People at their sports, drawn in the lines of Phosphor's people (symbol_compositions.py)."""
import pathops
from fontTools.svgLib.path import parse_path

from symbol_drawing import icon, symbol
from symbol_ink import Ink


def head(x, y, radius=22):
    return Ink.arc(x, y, radius, 0, 1)


def person(at, *limbs):
    """A head and the lines of body, arms and legs."""
    ink = head(*at)
    for limb in limbs:
        ink += Ink.line(*limb)
    return ink


def drawn(*parts):
    ink = Ink()
    for part in parts:
        ink += part
    return lambda library, is_filled: ink


def curve(path, width=16):
    """A line along path data of SVG."""
    line = pathops.Path()
    parse_path(path, line.getPen())
    return Ink.stroked(line, width)


def thin(*points, width=14):
    return Ink.line(*points, width=width)


def mirrored(*limbs):
    """Limbs at the left side and the same at the right."""
    return [*limbs, *[[(256 - x, y) for x, y in limb] for limb in limbs]]


def dumbbell(x, y):
    return thin((x - 24, y), (x + 24, y), width=12) + thin((x - 22, y - 14), (x - 22, y + 14)) + thin((x + 22, y - 14), (x + 22, y + 14))


def oval(x, y, width, height, turn=0):
    ink = Ink.disc(128, 128, 50).moved(width / 100, 0, 0, height / 100, 128 * (1 - width / 100), 128 * (1 - height / 100))
    return ink.turned(turn).moved(1, 0, 0, 1, x - 128, y - 128)


def racket(x, y, grip, width=52, height=64, turn=35):
    """The head of a racket and the line from it to the hand."""
    frame = oval(x, y, width, height, turn)
    return thin(grip, (x, y)) - frame + (frame - oval(x, y, width - 26, height - 26, turn))


def with_icon(name, place, *parts):
    """A person of the table in a rectangle, and lines around it."""
    def make(library, is_filled):
        ink = symbol(library, name, False).within(*place)
        for part in parts:
            ink += part
        return ink
    return make


# A person who swings something to the right, up or down.
PLAYER = person(
    (96, 42), [(100, 94), (100, 152)], [(100, 98), (56, 132)], [(100, 152), (64, 188), (52, 240)], [(100, 152), (144, 184), (148, 240)])
RAISED = Ink.line((100, 98), (148, 108), (176, 84))
LOWERED = Ink.line((100, 98), (152, 140))
# One on a board, with bent knees.
RIDER = person((128, 36), *mirrored([(128, 86), (128, 138)], [(128, 90), (84, 104), (48, 88)], [(128, 138), (84, 162), (88, 200)]))
WATER = curve("M16,196c28,-22 46,-22 75,0c28,22 46,22 75,0c28,-22 46,-22 75,0", 20)
RUNNER = ("figure.run", (40, 4, 216, 200))
BAR = thin((16, 44), (240, 44), width=18) + thin((26, 18), (26, 70), width=26) + thin((230, 18), (230, 70), width=26)
OVERHEAD = mirrored([(76, 44), (64, 116), (128, 148)], [(128, 148), (128, 184)], [(128, 184), (84, 244)])
TREADMILL = thin((24, 240), (204, 240), (236, 108), (204, 100), width=18)
FLOOR = thin((20, 240), (236, 240), width=18)
WIND = thin((12, 92), (52, 92), width=18) + thin((0, 132), (40, 132), width=18) + thin((12, 172), (52, 172), width=18)

SPORTS = {
    "figure.strengthtraining.traditional": drawn(person((128, 104), *OVERHEAD), BAR),
    "figure.strengthtraining.functional": drawn(
        person((128, 36), *mirrored([(128, 88), (128, 156)], [(128, 92), (76, 112), (48, 152)], [(128, 156), (88, 196), (96, 244)])),
        dumbbell(44, 178), dumbbell(212, 178)),
    "figure.cross.training": drawn(
        person((128, 104), *mirrored([(76, 56), (44, 108), (128, 152)], [(128, 148), (128, 184)], [(128, 184), (84, 244)])),
        Ink.disc(128, 28, 24), thin((80, 56), (176, 56), width=16)),
    "figure.highintensity.intervaltraining": drawn(
        person((128, 60), *mirrored([(128, 112), (128, 160)], [(128, 112), (80, 84), (52, 28)], [(128, 160), (76, 192), (56, 244)])),
        thin((128, 200), (128, 240), width=18)),
    "figure.rower": drawn(
        person((92, 52), [(88, 106), (60, 168)], [(88, 110), (164, 124)], [(60, 172), (128, 132), (172, 188)]),
        thin((164, 100), (164, 148), width=18), thin((164, 124), (220, 124), width=10), Ink.arc(220, 168, 20, 0, 1, 18),
        thin((20, 220), (240, 220), width=18)),
    "figure.stair.stepper": with_icon(
        "figure.walk", (40, 0, 180, 184), Ink.line((20, 240), (76, 240), (76, 208), (140, 208), (140, 176), (196, 176), width=18),
        thin((232, 240), (232, 104), (204, 96), width=18)),
    "figure.elliptical": with_icon(
        "figure.walk", (24, 0, 184, 204), thin((196, 60), (216, 232), width=18), thin((20, 236), (236, 236), width=18)),
    "figure.walk.treadmill": with_icon("figure.walk", (24, 0, 192, 220), TREADMILL),
    "figure.run.treadmill": with_icon("figure.run", (8, 8, 192, 216), TREADMILL),
    "figure.walk.motion": with_icon("figure.walk", (64, 8, 240, 248), WIND),
    "figure.run.motion": with_icon("figure.run", (72, 16, 252, 240), thin((16, 60), (64, 60), width=18), thin((0, 100), (44, 100), width=18)),
    "figure.step.training": with_icon("figure.walk", (40, 0, 200, 200), thin((116, 236), (116, 212), (236, 212), (236, 236), width=18)),
    "figure.tennis": drawn(PLAYER, RAISED, racket(206, 44, (176, 84)), Ink.disc(228, 148, 15)),
    "figure.badminton": drawn(
        PLAYER, RAISED, racket(200, 46, (176, 84), 44, 54), Ink.polygon((212, 120), (248, 132), (222, 156)), Ink.disc(212, 160, 10)),
    "figure.squash": drawn(PLAYER, RAISED, racket(200, 52, (176, 84), 48, 58), Ink.disc(200, 152, 11), thin((240, 20), (240, 240))),
    "figure.table.tennis": drawn(
        PLAYER, LOWERED, thin((152, 140), (180, 128)), Ink.disc(196, 118, 24), Ink.disc(224, 72, 12), thin((180, 184), (244, 184), width=18)),
    "figure.golf": drawn(
        person((108, 42), [(104, 94), (116, 156)], [(104, 98), (152, 136)], [(116, 156), (84, 240)], [(116, 156), (140, 240)]),
        thin((152, 136), (204, 236), (224, 236)), Ink.disc(240, 200, 12)),
    "figure.baseball": drawn(PLAYER, RAISED, curve("M176,92L204,20", 22), Ink.disc(232, 116, 15)),
    "figure.cricket": drawn(PLAYER, LOWERED, thin((152, 140), (172, 164)), thin((180, 172), (216, 216), width=30), Ink.disc(224, 140, 13)),
    "figure.hockey": drawn(PLAYER, LOWERED, thin((152, 140), (200, 236), (228, 236), width=16), thin((220, 204), (240, 204), width=16)),
    "figure.lacrosse": drawn(PLAYER, RAISED, racket(208, 36, (160, 120), 48, 52)),
    "figure.handball": drawn(PLAYER, Ink.line((100, 98), (152, 92), (172, 48)), Ink.disc(196, 24, 22)),
    "figure.basketball": drawn(
        person((104, 64), [(104, 116), (104, 168)], [(104, 118), (56, 152)], [(104, 118), (156, 100), (172, 56)],
               [(104, 168), (68, 196), (56, 248)], [(104, 168), (140, 196), (136, 248)]),
        Ink.arc(192, 26, 22, 0, 1, 16), thin((192, 4), (192, 48), width=10)),
    "figure.volleyball": drawn(
        person((128, 100), *mirrored([(80, 52), (44, 104), (128, 152)], [(128, 148), (128, 184)], [(128, 184), (88, 248)])),
        Ink.arc(128, 28, 22, 0, 1, 16), Ink.disc(128, 28, 7)),
    "figure.play": drawn(
        person((112, 60), [(112, 110), (112, 168)], [(40, 76), (112, 116), (176, 76)], [(112, 168), (72, 240)], [(112, 168), (152, 240)]),
        Ink.disc(216, 64, 26)),
    "figure.indoor.soccer": with_icon(*RUNNER, Ink.disc(216, 216, 26), FLOOR),
    "figure.outdoor.soccer": with_icon(*RUNNER, Ink.disc(216, 216, 28)),
    "figure.american.football": with_icon(
        "figure.run", (8, 40, 200, 248), oval(204, 44, 84, 52, -30) - thin((188, 53), (220, 35), width=10)),
    "figure.rugby": with_icon("figure.run", (8, 40, 200, 248), oval(204, 44, 88, 56, -30) - oval(204, 44, 52, 22, -30)),
    "figure.bowling": drawn(
        person((116, 48), [(112, 100), (88, 152)], [(112, 104), (64, 132), (60, 176)], [(88, 152), (144, 172), (152, 240)],
               [(88, 152), (40, 220), (16, 232)], [(112, 104), (168, 120)]),
        Ink.disc(76, 212, 24)),
    "figure.archery": drawn(
        person((84, 48), [(84, 100), (84, 164)], [(44, 104), (84, 104), (164, 104)], [(84, 164), (52, 240)], [(84, 164), (120, 240)]),
        Ink.arc(120, 104, 88, 0.1, 0.4, 18), thin((172, 33), (132, 104), (172, 175), width=10), thin((132, 104), (248, 104), width=12)),
    "figure.fencing": drawn(
        person((84, 44), [(88, 96), (92, 160)], [(88, 104), (152, 104)], [(88, 104), (48, 116), (28, 80)], [(92, 160), (152, 180), (160, 240)],
               [(92, 160), (28, 240)]),
        thin((152, 104), (248, 84)), thin((164, 84), (170, 118), width=12)),
    "figure.martial.arts": drawn(
        person((68, 44), [(76, 98), (96, 160)], [(96, 160), (168, 124), (240, 76)], [(96, 160), (84, 240)], [(76, 104), (128, 112), (140, 76)],
               [(76, 104), (32, 132)])),
    "figure.kickboxing": drawn(
        person((76, 56), [(80, 108), (100, 168)], [(100, 168), (164, 160), (232, 160)], [(100, 168), (72, 240)], [(80, 112), (136, 124), (148, 84)],
               [(80, 112), (40, 148), (64, 176)]), Ink.disc(148, 80, 20)),
    "figure.wrestling": drawn(
        person((84, 64), [(72, 108), (40, 160), (64, 200), (48, 244)], [(72, 112), (128, 132)]),
        person((172, 64), [(184, 108), (216, 160), (192, 200), (208, 244)], [(184, 112), (128, 132)])),
    "figure.skating": drawn(
        person((168, 48), [(148, 96), (108, 140)], [(144, 100), (196, 128)], [(144, 104), (92, 84)], [(108, 140), (148, 172), (144, 212)],
               [(108, 140), (56, 164), (20, 144)]),
        thin((112, 236), (184, 236)), thin((12, 116), (12, 176))),
    "figure.skateboarding": drawn(RIDER, thin((32, 208), (52, 218), (204, 218), (224, 208), width=16), Ink.disc(84, 240, 12), Ink.disc(172, 240, 12)),
    "figure.surfing": drawn(
        RIDER.within(52, 0, 196, 168), thin((36, 188), (220, 168), width=18), curve("M16,232c28,-22 46,-22 75,0c28,22 46,22 75,0c28,-22 46,-22 75,0", 18)),
    "figure.climbing": drawn(
        person((92, 72), [(100, 124), (92, 176)], [(100, 128), (156, 120), (192, 68)], [(100, 128), (52, 156)], [(92, 176), (148, 172), (180, 208)],
               [(92, 176), (92, 244)]),
        thin((232, 12), (212, 92), (236, 160), (216, 244), width=20)),
    "figure.skiing.crosscountry": with_icon(
        "figure.walk", (56, 0, 212, 196), thin((12, 224), (224, 224), (248, 208), width=18), thin((212, 112), (176, 208)), thin((60, 104), (20, 208))),
    "figure.waterpolo": drawn(
        head(96, 112), Ink.line((136, 160), (176, 132), (184, 84)), Ink.disc(200, 44, 28), WATER, WATER.moved(1, 0, 0, 1, 0, 44)),
    "figure.open.water.swim": with_icon("figure.pool.swim", (16, 0, 240, 180), WATER.moved(1, 0, 0, 1, 0, 36)),
    "figure.pilates": drawn(
        person((52, 92), [(72, 136), (108, 200)], [(108, 200), (228, 96)], [(76, 140), (156, 144)]), FLOOR),
    "figure.flexibility": drawn(
        person((124, 84), [(84, 92), (52, 180)], [(52, 184), (216, 184), (224, 152)], [(88, 100), (140, 140), (200, 132)]), FLOOR),
    "figure.jumprope": drawn(
        person((128, 52), *mirrored([(128, 102), (128, 160)], [(128, 106), (84, 132), (48, 128)], [(128, 160), (100, 200), (112, 236)])),
        Ink.arc(128, 128, 112, 0.78, 1.22, 12), Ink.line((48, 128), (18, 116), width=12), Ink.line((208, 128), (238, 116), width=12)),
    "figure.track.and.field": drawn(PLAYER, Ink.line((100, 98), (156, 92), (164, 52)), thin((60, 84), (244, 20))),
    "figure.fall": drawn(
        person((164, 60), [(144, 104), (100, 152)], [(144, 104), (196, 120), (220, 92)], [(140, 108), (92, 100), (68, 64)],
               [(100, 152), (48, 140), (24, 172)], [(100, 152), (128, 196), (180, 196)]), FLOOR),
    "figure.gymnastics": drawn(
        person((128, 156), *mirrored([(128, 136), (128, 108)], [(128, 112), (88, 144), (88, 216)], [(128, 104), (48, 40)])), FLOOR),
    "figure.roll": lambda library, is_filled: icon(library, "wheelchair-motion"),
    "figure.roll.runningpace": lambda library, is_filled: icon(library, "wheelchair-motion").within(48, 16, 256, 240) + WIND.moved(
        0.8, 0, 0, 0.8, 0, 0),
}
