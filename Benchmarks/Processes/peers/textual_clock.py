"""The clock of Textual's own documentation (the Digits widget), once a second."""

from datetime import datetime

from textual.app import App, ComposeResult
from textual.widgets import Digits


class ClockApp(App):
    CSS = """
    Screen { align: center middle; }
    Digits { width: auto; }
    """

    def compose(self) -> ComposeResult:
        yield Digits("")

    def on_ready(self) -> None:
        self.update_clock()
        self.set_interval(1, self.update_clock)

    def update_clock(self) -> None:
        self.query_one(Digits).update(f"{datetime.now().time():%T}")


if __name__ == "__main__":
    ClockApp().run()
