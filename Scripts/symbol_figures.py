"""People, put together or drawn (symbol_compositions.py)."""
from symbol_drawing import badge, enclosed, icon, row, symbol
from symbol_ink import Ink


def cropped_person(library, is_filled):
    """A person whose shoulders end at the circle."""
    return Ink.disc(128, 128, 108) - (Ink.disc(128, 104, 42) + Ink.disc(128, 236, 80))


def stairs(library, is_filled):
    steps = Ink.line((20, 236), (84, 236), (84, 192), (160, 192), (160, 148), (236, 148))
    return symbol(library, "figure.walk", is_filled).within(48, 4, 176, 172).over(steps)


FLOOR = Ink.line((36, 236), (220, 236))
DOWN = Ink.line((128, 12), (128, 66)) + Ink.line((96, 36), (128, 68), (160, 36))
FIGURES = {
    "person.circle": enclosed("person"),
    "figure.core.training": lambda library, is_filled: icon(library, "person-simple", is_filled).turned(-70).within(16, 40, 240, 200) + FLOOR,
    "figure.indoor.cycle": row(("figure.outdoor.cycle", (24, 8, 232, 200)), (FLOOR, None)),
    "figure.cooldown": badge("person-simple-tai-chi", DOWN, (186, 170, 250, 250)),
    "figure.2": row(("figure.stand", (16, 20, 124, 236)), ("figure.stand", (132, 20, 240, 236))),
    "figure.wave": row(("figure.stand", (16, 24, 180, 240)), (Ink.arc(128, 110, 72, 0.1, 0.3, 20), None), (Ink.arc(128, 110, 108, 0.1, 0.3, 20), None)),
    "person.crop.circle.fill": cropped_person,
    "figure.stairs": stairs,
}
