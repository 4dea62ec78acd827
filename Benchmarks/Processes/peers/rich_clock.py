"""A clock with rich's Live at its most frugal: no refreshing thread, one update a second."""

import time
from datetime import datetime

from rich.align import Align
from rich.live import Live
from rich.panel import Panel


def face():
    return Align.center(Panel(f"{datetime.now().time():%T}", title="Clock"), vertical="middle")


with Live(face(), auto_refresh=False, screen=True) as live:
    while True:
        live.update(face(), refresh=True)
        time.sleep(1 - time.time() % 1)
