"""What is measured: Islet in its modes, and its peers."""

import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "peers")


class Program:
    """A program in one mode: how it is started, and what is done to it before it is measured."""

    def __init__(self, name, command, after=(), ticks=True, is_islet=False, variables=None):
        self.name = name
        self.command = command
        self.after = after
        self.ticks = ticks
        self.is_islet = is_islet
        self.variables = variables or {}


def environment(home):
    """The same few variables for everyone."""
    return {
        "HOME": home,
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        # It would outlive what is measured.
        "ISLET_ATTENDANT": "false",
    }


def islet_modes(islet):
    """Islet with seconds, without, paused, and with nothing running."""
    sit = [islet, "sit", "20m"]
    return [
        # As most people type it: seconds are shown unless settings say otherwise.
        Program("islet, seconds", sit, is_islet=True),
        # In a terminal known to draw block elements itself, as most do today, a numeral is sent in one pair of colours.
        Program("islet, seconds, 256 colours", sit, is_islet=True, variables={"ALACRITTY_WINDOW_ID": "1"}),
        Program("islet, seconds, 24-bit", sit, is_islet=True,
                variables={"ALACRITTY_WINDOW_ID": "1", "COLORTERM": "truecolor"}),
        Program("islet, no seconds", sit + ["--no-show-seconds"], ticks=False, is_islet=True),
        Program("islet, paused", sit + ["--show-seconds"], after=[[islet, "pause"]], ticks=False, is_islet=True),
        Program("islet, nothing running", [islet], ticks=False, is_islet=True),
    ] + [
        Program(f"islet status --follow, {name}", [islet, "status", "--follow"] + arguments, after=after, is_islet=True)
        for name, arguments, after in [
            ("seconds", ["--format", "tmux"], [sit]),
            ("minutes", ["--format", "{elapsed_minutes}"], [sit]),
            ("paused", ["--format", "tmux"], [sit, [islet, "pause"]]),
            ("nothing running", ["--format", "tmux"], []),
        ]
    ]


def peers(cache):
    """The public clocks that Debian and PyPI have, as far as they are or can be had."""
    found = []
    if clock := shutil.which("tty-clock"):
        found.append(Program("tty-clock", [clock, "-s", "-c"]))
    else:
        say("tty-clock is not installed (Debian: apt-get install tty-clock); it is left out")
    if python := python_with_peers(cache):
        binaries = os.path.dirname(python)
        found.append(Program("termdown", [os.path.join(binaries, "termdown"), "20m"]))
        found.append(Program("Textual", [python, os.path.join(PEERS, "textual_clock.py")]))
        found.append(Program("rich", [python, os.path.join(PEERS, "rich_clock.py")]))
    return found


def python_with_peers(cache):
    """A Python of its own with the peers of PyPI; nothing where it cannot be made."""
    python = os.path.join(cache, "peers", "bin", "python")
    packages = ["termdown", "textual", "rich"]
    try:
        if not os.path.exists(python):
            say(f"installing {', '.join(packages)} into {cache}/peers")
            subprocess.run([sys.executable, "-m", "venv", os.path.join(cache, "peers")], check=True)
        missing = subprocess.run([python, "-c", "import termdown, textual, rich"], capture_output=True, check=False)
        if missing.returncode != 0:
            pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run(pip + packages, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"the peers of PyPI cannot be installed and are left out: {error}")
        return None
    return python


def say(sentence):
    """Something that is not a result."""
    print(f"bench: {sentence}", file=sys.stderr)
