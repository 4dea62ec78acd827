"""As many snapshot tests as WHOLE_TESTS says, each of a clock, 120 × 36, with pytest-textual-snapshot."""

import os

import pytest
from textual.app import App
from textual.widgets import Digits


class Clock(App):
    CSS = """
    Screen { align: center middle; }
    Digits { width: auto; }
    """

    def __init__(self, index):
        super().__init__()
        self.index = index

    def compose(self):
        yield Digits(f"12:{self.index // 60 % 60:02}:{self.index % 60:02}")


@pytest.mark.parametrize("index", range(int(os.environ.get("WHOLE_TESTS", "1"))))
def test_clock(snap_compare, index):
    assert snap_compare(Clock(index), terminal_size=(120, 36))
