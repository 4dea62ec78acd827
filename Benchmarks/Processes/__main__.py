"""Measures whole processes: Islet's release build beside its public peers, each on a terminal of 120 × 36.

    python3 Benchmarks/Processes [--islet PATH] [--seconds N] [--json] [--check]
"""

import argparse
import json
import os
import platform
import shutil
import sys
import tempfile

import budgets
import guests
import moments
import programs
import steady
import tables


def options():
    parser = argparse.ArgumentParser(prog="Benchmarks/Processes", description=__doc__.splitlines()[0])
    parser.add_argument("--islet", help="the program to measure; without it, the peers alone")
    parser.add_argument("--seconds", type=float, default=60, help="how long each screen is watched (default 60)")
    parser.add_argument("--settle", type=float, default=8, help="how long each is left alone before (default 8)")
    parser.add_argument("--times", type=int, default=20, help="starts and bells (default 20)")
    parser.add_argument("--commands", type=int, default=100, help="runs of a command (default 100)")
    parser.add_argument("--one-by-one", action="store_true", help="watch one screen after the other, not side by side")
    parser.add_argument("--guests", action="store_true", help="another app's Live Activity alone")
    parser.add_argument("--no-peers", action="store_true", help="Islet alone")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--check", action="store_true", help="compare with the budgets; exit 1 where one is exceeded")
    given = parser.parse_args()
    if given.islet and not os.access(given.islet, os.X_OK):
        parser.error(f"{given.islet} is not a program; build it with `make release`")
    if given.check and not given.islet:
        parser.error("there is nothing to check without --islet PATH")
    if given.guests and not given.islet:
        parser.error("--guests needs --islet PATH")
    if given.seconds < 3:
        parser.error("--seconds: at least 3, or there is no whole second to look at")
    if sys.platform != "linux":
        parser.error("wake-ups are read from /proc, which only Linux has")
    return given


def machine():
    model = "unknown processor"
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    return f"{model}, {os.cpu_count()} processors, {platform.system()} {platform.release()}, TERM=xterm-256color, 120×36"


def screens(given, islet, homes, cache):
    """Islet's own screens and commands, and their peers."""
    report = {}
    own = programs.islet_modes(islet) if islet else []
    others = [] if given.no_peers else programs.peers(cache)
    watched = own + others
    groups = [[program] for program in watched] if given.one_by_one else [watched]
    report["steady"] = [
        row for group in groups for row in steady.measure(group, homes, given.seconds, given.settle)]
    # What shows the same picture, or none.
    unlike = ["islet, no seconds", "islet status --follow, nothing running"]
    started = [program for program in watched if not program.after and program.name not in unlike]
    report["startup"] = [moments.startup(program, homes, given.times) for program in started]
    if islet:
        report["startup"].append(moments.later_sitting(own[0], homes, given.times))
    report["commands"] = moments.commands(islet, homes, given.commands)
    if islet:
        report["commands"].append(moments.simulated_day(islet, homes, max(1, given.commands // 10)))
    report["bells"] = moments.bells(islet, homes, given.times) if islet else {}
    return report


def main():
    given = options()
    islet = os.path.abspath(given.islet) if given.islet else None
    cache = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "islet-bench")
    os.makedirs(cache, exist_ok=True)
    place = tempfile.mkdtemp(prefix="islet-bench-")
    count = 0

    def homes():
        nonlocal count
        count += 1
        home = os.path.join(place, str(count))
        os.mkdir(home)
        return home

    try:
        report = {"machine": machine(), "load": " ".join(f"{load:.2f}" for load in os.getloadavg())}
        if not given.guests:
            report |= screens(given, islet, homes, cache)
        if islet:
            report["guests"] = guests.speeds(islet, homes, max(3, given.times // 4))
    finally:
        shutil.rmtree(place, ignore_errors=True)

    lines, passed = budgets.check(report) if given.check else ([], True)
    if given.json:
        print(json.dumps(report | ({"budgets": lines} if given.check else {}), indent=2, ensure_ascii=False))
    else:
        print("\n\n".join([tables.text(report)] + (["\n".join(lines)] if lines else [])))
    return 0 if passed else 1


sys.exit(main())
