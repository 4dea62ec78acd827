"""What happens once: the first picture, the bell at the target, the answer of `islet status`."""

import glob
import os
import shutil
import sqlite3
import statistics
import subprocess
import time

from programs import environment, say
from terminal import Terminal, listen

# Foundation counts from 2001, the system from 1970.
REFERENCE_DATE = 978_307_200


def percentiles(values, digits=1):
    """Median and 95th percentile, in milliseconds."""
    ordered = sorted(values)
    if not ordered:
        return {"p50": None, "p95": None}
    high = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1) + 0.4999))]
    return {"p50": round(statistics.median(ordered), digits), "p95": round(high, digits)}


def startup(program, homes, times):
    """From exec to the first byte, and to the last byte of the first picture, after which 80 ms were quiet. A bell that rings
    then is not part of a picture."""
    first, complete = [], []
    for _ in range(times):
        terminal = Terminal(program.name, program.command, environment(homes()))
        try:
            terminal.wait_for_quiet(0.08, 5)
            if drawn := [when for when, _, data in terminal.chunks if data.strip(b"\a")]:
                first.append((drawn[0] - terminal.started) * 1000)
                complete.append((drawn[-1] - terminal.started) * 1000)
        finally:
            terminal.end()
    return {
        "name": program.name,
        "first_byte_ms": percentiles(first),
        "first_frame_ms": percentiles(complete),
        "times": len(first),
    }


def later_sitting(program, homes, times):
    """The same of a sitting that is not the first in its home, where the database is there already."""

    def used_home():
        home = homes()
        run([program.command[0], "sit", "20m", "--detach"], home)
        run([program.command[0], "cancel", "--yes"], home)
        return home

    return startup(program, used_home, times) | {"name": f"{program.name}, not the first sitting"}


def commands(islet, homes, times):
    """From exec to exit: `islet status` with a sitting and without, beside a program that does nothing and Timewarrior,
    which says what runs from a text file. Both have something that runs. They take turns, so that what else the machine
    does falls on all of them."""
    idle, home = homes(), homes()
    watched = {"true": (["true"], idle)}
    if timew := shutil.which("timew"):
        watched["timew"] = ([timew], home)
        # It asks once whether it may make its files.
        run([timew, ":yes", "start"], home)
    else:
        say("timew is not installed (Debian: apt-get install timewarrior); it is left out")
    if islet:
        begin_sitting(islet, home)
        watched["islet status, nothing running"] = ([islet, "status"], idle)
        watched["islet status"] = ([islet, "status"], home)
        for name in ("json", "waybar"):
            watched[f"islet status --format {name}"] = ([islet, "status", "--format", name], home)
    values = {name: [] for name in watched}
    statuses = {}
    for _ in range(times):
        for name, (command, place) in watched.items():
            milliseconds, statuses[name] = timed(command, place)
            values[name].append(milliseconds)
    if islet:
        run([islet, "cancel", "--yes"], home)
    return [
        {"name": name, "exec_to_exit_ms": percentiles(values[name], 2), "exit": statuses[name]} for name in watched]


def simulated_day(islet, homes, times):
    """From exec to exit: a day of a Live Activity that takes an update a second, 86,400 of them."""
    home = homes()
    runs = [timed([islet, "simulate", "auto-restart"], home) for _ in range(times)]
    return {
        "name": "islet simulate auto-restart",
        "exec_to_exit_ms": percentiles([milliseconds for milliseconds, _ in runs], 0),
        "exit": runs[-1][1],
    }


def run(command, home):
    """Runs a command whose answer does not matter."""
    subprocess.run(command, env=environment(home), stdin=subprocess.DEVNULL, capture_output=True, check=False)


def begin_sitting(islet, home):
    """Leaves a sitting behind that no screen shows."""
    terminal = Terminal("sit", [islet, "sit", "20m"], environment(home))
    terminal.wait_for_quiet(0.3, 5)
    os.write(terminal.leader, b"q")
    terminal.wait_for_quiet(0.3, 2)
    terminal.end()


def timed(command, home):
    """Milliseconds from exec to exit, and the exit status."""
    variables = environment(home)
    nothing = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, nothing, descriptor) for descriptor in (0, 1, 2)]
    begin = time.perf_counter()
    pid = os.posix_spawnp(command[0], command, variables, file_actions=actions)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    end = time.perf_counter()
    os.close(nothing)
    return (end - begin) * 1000, status


def bells(islet, homes, times, length=3):
    """How late the first bell at the target comes, in milliseconds. The target is what the store says, to the bit; the
    sittings overlap, a quarter of a second apart."""
    waiting, lateness = [], []
    try:
        for _ in range(times):
            home = homes()
            terminal = Terminal("bell", [islet, "sit", f"{length}s"], environment(home))
            waiting.append(terminal)
            listen(waiting, 0.25)
        listen(waiting, length + 0.5)
        for terminal in waiting:
            target = target_of(terminal.home)
            late = [
                (wall - target) * 1000
                for _, wall, data in terminal.chunks
                if target and b"\a" in data and wall > target - length / 2
            ]
            if late:
                lateness.append(late[0])
    finally:
        for terminal in waiting:
            terminal.end()
    return {"bell_late_ms": percentiles(lateness), "heard": len(lateness), "sittings": times}


def target_of(home):
    """When the running sitting of `home` reaches its target, in seconds since 1970."""
    for path in glob.glob(os.path.join(home, ".local/state/islet/state.sqlite")):
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
            row = database.execute("SELECT began_at + target FROM timer").fetchone()
            if row and row[0]:
                return row[0] + REFERENCE_DATE
    return None
