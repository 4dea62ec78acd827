"""Signs, gauges and arrows, put together (symbol_compositions.py)."""
from symbol_drawing import enclosed, icon, letters, on_circle, on_disc, sign_in
from symbol_ink import Ink


def dial(library, is_filled):
    """The dial of a timer: a ring that is open at the top left, a mark at its top, and a hand."""
    hand = Ink.line((128, 128), (84, 84))
    if is_filled:
        return Ink.disc(128, 128, 108) - hand - Ink.line((128, 20), (128, 60))
    return Ink.arc(128, 128, 96, 0, 0.83) + Ink.line((128, 32), (128, 72)) + hand


def square_path(library, is_filled):
    """Two arrows that make a square."""
    arrow = Ink.line((92, 56), (200, 56), (200, 158)) + Ink.line((164, 124), (200, 160), (236, 124))
    return arrow + arrow.turned(180)


def ruler_lines(library, is_filled):
    ink = Ink()
    for index in range(7):
        ink += Ink.line((20 + 36 * index, 64), (20 + 36 * index, 192 if index % 3 == 0 else 144), width=20)
    return ink


def dotted_gauge(share):
    """A ring with dots inside, open at the bottom, and a needle at a share of the way round."""
    def make(library, is_filled):
        signs = Ink.disc(128, 128, 22) + Ink.line((128, 128), on_circle(0.625 + 0.75 * share, 50), width=18)
        for index in range(7):
            if abs(index / 6 - share) > 0.1:
                signs += Ink.disc(*on_circle(0.625 + 0.125 * index, 66), 11)
        return on_disc(signs)(library, is_filled)
    return make


def stacked(library, is_filled):
    """Three squares above each other, seen aslant."""
    top = [(128, 20), (232, 74), (128, 128), (24, 74)]
    ink = Ink.line(*top, top[0], width=20) + (Ink.polygon(*top) if is_filled else Ink())
    return ink + Ink.line((24, 126), (128, 180), (232, 126), width=20) + Ink.line((24, 178), (128, 232), (232, 178), width=20)


def square_stack(library, is_filled):
    """A square, and the upper edges of two behind it."""
    square = icon(library, "square", is_filled).within(32, 84, 224, 244)
    return square + Ink.line((64, 52), (192, 52), width=18) + Ink.line((92, 20), (164, 20), width=18)


def dotted_way(library, is_filled):
    """Two arrowheads with dots between them."""
    head = Ink.line((36, 64), (92, 128), (36, 192))
    return head + head.moved(1, 0, 0, 1, 128, 0) + Ink.disc(122, 84, 11) + Ink.disc(142, 128, 11) + Ink.disc(122, 172, 11)


SIGNS = {
    "timer": dial,
    "timer.circle": enclosed("timer"),
    "clock.circle": enclosed("clock"),
    "hourglass.circle": enclosed("hourglass"),
    "arrow.triangle.turn.up.right.circle": enclosed("arrow.turn.up.right"),
    "info": lambda library, is_filled: Ink.disc(128, 56, 22) + Ink.line((104, 112), (132, 112), (132, 204)) + Ink.line((100, 204), (164, 204)),
    "xmark.octagon": lambda library, is_filled: sign_in(library, "octagon", "x", is_filled),
    "xmark.seal": lambda library, is_filled: sign_in(library, "seal", "x", is_filled),
    "bolt.heart": lambda library, is_filled: sign_in(library, "heart", "lightning", is_filled),
    "chevron.compact.right": lambda library, is_filled: Ink.line((104, 36), (148, 128), (104, 220)),
    "chevron.compact.left": lambda library, is_filled: Ink.line((148, 36), (104, 128), (148, 220)),
    "suit.diamond": lambda library, is_filled: icon(library, "diamond", is_filled).moved(0.74, 0, 0, 1, 33, 0),
    "rhombus": lambda library, is_filled: icon(library, "diamond", is_filled).moved(1, 0, 0, 0.7, 0, 38),
    "arrow.2.squarepath": square_path,
    "lines.measurement.horizontal": ruler_lines,
    "lines.measurement.vertical": lambda library, is_filled: ruler_lines(library, is_filled).turned(-90),
    "dot.radiowaves.up.forward": lambda library, is_filled: Ink.disc(52, 204, 24) + Ink.arc(52, 204, 72, 0, 0.25)
    + Ink.arc(52, 204, 120, 0, 0.25) + Ink.arc(52, 204, 168, 0, 0.25),
    "ampersand": letters("&", (24, 24, 232, 232)),
    "centsign": letters("¢", (24, 16, 232, 240)),
    "slash": lambda library, is_filled: Ink.line((44, 36), (212, 220)),
    "gauge.with.dots.needle.0percent": dotted_gauge(0),
    "gauge.with.dots.needle.33percent": dotted_gauge(1 / 3),
    "gauge.with.dots.needle.50percent": dotted_gauge(1 / 2),
    "gauge.with.dots.needle.67percent": dotted_gauge(2 / 3),
    "gauge.with.dots.needle.100percent": dotted_gauge(1),
    "gauge.low": dotted_gauge(1 / 3),
    "gauge.medium": dotted_gauge(1 / 2),
    "gauge.high": dotted_gauge(2 / 3),
    "square.stack.3d.up": stacked,
    "square.stack.3d.down.forward": lambda library, is_filled: stacked(library, is_filled).turned(90),
    "square.stack": square_stack,
    "chevron.forward.dotted.chevron.forward": dotted_way,
}
