"""How fast another app's Live Activity is on the screen: from cold, after a change of its source, and at a key."""

import os
import select
import shutil
import time

from moments import percentiles, timed
from programs import HERE, environment, say
from terminal import Terminal

SAMPLE = os.path.join(HERE, "..", "..", "Examples", "LiveActivities", "DeliveryLiveActivity.swift")

# A word of the sample's lock screen, and what it is changed to in turns: every letter is another one, so that all are sent.
WORD, WORDS = "items\"", ["kvuxw", "jpyzq"]


def speeds(islet, homes, times):
    """First picture, change and key, in milliseconds; nothing where there is no Swift compiler."""
    if not shutil.which("swiftc"):
        say("swiftc is not on PATH; another app's Live Activity is left out")
        return {}
    with open(SAMPLE, encoding="utf-8") as file:
        source = file.read()
    cold, again = [], []
    for _ in range(times):
        home = homes()
        widget = os.path.join(home, "Widget.swift")
        write(widget, source)
        command = [islet, "render", widget, "--points", "-o", os.path.join(home, "picture.svg")]
        for values in (cold, again):
            milliseconds, status = timed(command, home)
            if status != 0:
                say(f"islet render of {SAMPLE} ended with {status}; another app's Live Activity is left out")
                return {}
            values.append(milliseconds)
    changed, keys = preview(islet, homes(), source, times)
    return {
        "first_picture_ms": percentiles(cold, 0),
        "next_picture_ms": percentiles(again, 0),
        "change_ms": percentiles(changed, 0),
        "key_ms": percentiles(keys),
        "times": times,
    }


def preview(islet, home, source, times):
    """In `islet preview --watch`: from the written file to the new text on the screen, and from a key to the last byte of the
    picture of the next state, after which 80 ms were quiet."""
    widget = os.path.join(home, "Widget.swift")
    write(widget, source)
    # Pictures in cells: the terminal has none of its own.
    terminal = Terminal("preview", [islet, "preview", widget, "--watch"], environment(home))
    changed, keys = [], []
    try:
        if not shows(terminal, b"items", 60):
            say("islet preview shows no picture within a minute")
            return [], []
        quiet(terminal, 1, 5)
        for _ in range(times):
            begin, count = time.monotonic(), len(terminal.chunks)
            os.write(terminal.leader, b"e")
            quiet(terminal, 0.08, 3)
            if len(terminal.chunks) > count:
                keys.append((terminal.chunks[-1][0] - begin) * 1000)
        for number in range(times):
            word = WORDS[number % 2]
            terminal.received.clear()
            begin = time.monotonic()
            # A source that was there before is not compiled again: each is another one.
            write(widget, source.replace(WORD, word + '"') + f"// {number}\n")
            if shows(terminal, word.encode(), 20):
                changed.append((time.monotonic() - begin) * 1000)
            quiet(terminal, 0.5, 1)
    finally:
        terminal.end()
    return changed, keys


def shows(terminal, text, longest):
    """Reads until a text was sent; false if it was not."""
    end = time.monotonic() + longest
    while text not in terminal.received:
        room = end - time.monotonic()
        if room <= 0 or not select.select([terminal.leader], [], [], room)[0] or not terminal.read():
            return False
    return True


def quiet(terminal, seconds, longest):
    """Reads until nothing has come for `seconds`, but waits for the first byte."""
    end = time.monotonic() + longest
    room = longest
    while time.monotonic() < end and select.select([terminal.leader], [], [], room)[0]:
        if not terminal.read():
            return
        room = seconds


def write(path, text):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)
