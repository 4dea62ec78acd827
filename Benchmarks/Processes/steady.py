"""What a screen costs while it stands: wake-ups, bytes, CPU time, memory."""

import statistics
import subprocess
import time

from programs import environment
from terminal import Terminal, listen


def measure(programs, homes, seconds, settle):
    """Measures `programs` side by side, each on a terminal of its own, for `seconds` after `settle` seconds."""
    terminals = []
    try:
        for program in programs:
            home = homes()
            terminal = Terminal(program.name, program.command, environment(home) | program.variables)
            terminals.append((program, terminal))
            if program.after:
                terminal.wait_for_quiet(0.3, 5)
            for command in program.after:
                subprocess.run(
                    command, env=environment(home), stdin=subprocess.DEVNULL, capture_output=True, check=False)
        listen([terminal for _, terminal in terminals], settle)
        begin = time.monotonic()
        before = [terminal.counts() for _, terminal in terminals]
        listen([terminal for _, terminal in terminals], seconds - (time.monotonic() - begin))
        after = [terminal.counts() for _, terminal in terminals]
        lasted = time.monotonic() - begin
        return [
            result(program, terminal, begin, lasted, first, last)
            for (program, terminal), first, last in zip(terminals, before, after)
        ]
    finally:
        for _, terminal in terminals:
            terminal.end()


def result(program, terminal, begin, lasted, before, after):
    """One row of the table; `error` where the program did not stay."""
    end = begin + lasted
    chunks = [(when - begin, len(data)) for when, _, data in terminal.chunks if begin <= when < end]
    row = {"name": program.name, "seconds": round(lasted, 1)}
    if after["rss"] == 0:
        row["error"] = bytes(terminal.received[-300:]).decode("utf-8", "replace").strip() or "it ended at once"
        return row
    minute = 60 / lasted
    row["wakeups_per_minute"] = round((after["wakeups"] - before["wakeups"]) * minute, 1)
    row["changes_per_minute"] = round(bursts(chunks) * minute, 1)
    row["bytes_per_second"] = bytes_per_second(chunks, int(lasted))
    row["cpu_seconds_per_minute"] = round((after["cpu"] - before["cpu"]) * minute, 4)
    row["rss_megabytes"] = round(after["rss"] / 1e6, 1)
    return row


def bursts(chunks):
    """The number of writes, where writes less than 50 ms apart count as one."""
    count, last = 0, None
    for when, _ in chunks:
        if last is None or when - last > 0.05:
            count += 1
        last = when
    return count


def bytes_per_second(chunks, seconds):
    """The median of the bytes of each second. Seconds are cut half a second away from where most bytes come, so that a
    tick is never cut in two."""
    if not chunks or seconds < 1:
        return 0
    phases = [0] * 20
    for when, length in chunks:
        phases[int(when % 1 * 20)] += length
    offset = (phases.index(max(phases)) / 20 + 0.525) % 1
    bins = [0] * (seconds + 1)
    for when, length in chunks:
        index = int(when - offset + 1)
        if 0 <= index < len(bins):
            bins[index] += length
    # The first and the last second are not whole.
    return int(statistics.median(bins[1:-1] or bins))
