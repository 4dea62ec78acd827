"""Symbols that are put together from icons, letters and lines, because Phosphor has none of their meaning (generate-symbol-outlines.py).

`COMPOSITIONS` has a function for each name, which gets the library and whether the symbol is filled; a file for each family has them.
"""
from symbol_drawing import around, slashed
from symbol_devices import DEVICES
from symbol_documents import DOCUMENTS
from symbol_figures import FIGURES
from symbol_nature import NATURE
from symbol_objects import OBJECTS
from symbol_signs import SIGNS
from symbol_sports import SPORTS
from symbol_things import THINGS

SLASHED = [
    "antenna.radiowaves.left.and.right", "bookmark", "circle", "cloud", "fan", "flag", "hand.raised", "headphones", "heart", "iphone", "key",
    "lightbulb", "location", "lock", "mappin", "moon", "music.note", "person", "pin", "play", "shield", "square", "star", "tag", "trash",
    "video", "waveform",
]
COMPOSITIONS = DEVICES | DOCUMENTS | FIGURES | NATURE | OBJECTS | SIGNS | SPORTS | THINGS | {f"{name}.slash": slashed(name) for name in SLASHED}
# Symbols whose filled form is one of the table, too.
for _name in ("robotic.vacuum", "opticaldisc", "stove", "dryer", "dishwasher", "frying.pan", "scalemass", "beach.umbrella", "fireplace",
              "lightswitch.on", "lightswitch.off", "cup.and.heat.waves", "dial.low", "character.book.closed", "square.stack.3d.up",
              "exclamationmark.lock", "doc.richtext", "bus.doubledecker"):
    COMPOSITIONS[_name + ".fill"] = COMPOSITIONS[_name]
for _count in (5, 10, 15, 30, 45, 60, 75, 90):
    COMPOSITIONS[f"goforward.{_count}"] = lambda library, is_filled, n=_count: around(n)(library, is_filled, "arrow-clockwise")
    COMPOSITIONS[f"gobackward.{_count}"] = lambda library, is_filled, n=_count: around(n)(library, is_filled, "arrow-counter-clockwise")
