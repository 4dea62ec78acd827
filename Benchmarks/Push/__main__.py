"""Load and faults of `islet-push serve`, on loopback, bounded in count and time.

    python3 Benchmarks/Push --islet-push PATH [--only load,followers] [--json] [--check]
"""

import argparse
import json
import os

import fuzz
import followers
import kill
import load
import slow
from server import Server

BUDGETS = [
    ("load", "pushes_a_second", 20_000, "at least"), ("load", "refused", 0, "at most"),
    ("load", "rss_mb_after", 40, "at most"),
    ("devices", "ms_worst", 100, "at most"),
    ("kill", "lost", 0, "at most"), ("kill", "doubled", 0, "at most"),
]


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/Push", description=__doc__.splitlines()[0])
    parser.add_argument("--islet-push", required=True, help="the program to measure")
    parser.add_argument("--only", help="parts, with commas: load, single, followers, devices, slow, fuzz, kill")
    parser.add_argument("--seconds", type=int, default=6, help="how long each load lasts (default 6)")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--followers", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="compare with the budgets; exit 1 where one is exceeded")
    given = parser.parse_args()
    if not os.access(given.islet_push, os.X_OK):
        parser.error(f"{given.islet_push} cannot be run; build it with `make release`")
    parts = {
        "load": lambda server: load.load(server, given.seconds),
        "single": lambda server: load.load(server, given.seconds, streams=1),
        "followers": lambda server: followers.followers(server, given.followers),
        "devices": lambda server: followers.devices(server),
        "slow": lambda server: slow.slow(server),
        "fuzz": lambda server: fuzz.fuzz(server, given.requests),
        "kill": lambda server: kill.kill(server, given.kills),
    }
    chosen = given.only.split(",") if given.only else list(parts)
    unknown = [name for name in chosen if name not in parts]
    if unknown:
        parser.error(f"--only: no part named {unknown[0]}; parts: {', '.join(parts)}")
    report = {}
    for name in chosen:
        options = ["--no-rate-limit"] if name in ("kill", "followers", "devices") else []
        server = Server(given.islet_push, *options)
        try:
            report[name] = parts[name](server)
        finally:
            if server.process and server.process.poll() is None:
                server.kill()
            server.remove()
        if not given.json:
            print(name)
            for key, value in report[name].items():
                print(f"  {key:24} {value:.2f}" if isinstance(value, float) else f"  {key:24} {value}")
    if given.json:
        print(json.dumps(report, indent=2))
    failed = False
    if given.check:
        for part, figure, bound, kind in BUDGETS:
            if part not in report:
                continue
            value = report[part][figure]
            good = value >= bound if kind == "at least" else value <= bound
            failed = failed or not good
            print(f"{'PASS' if good else 'FAIL'}  {part} {figure}: {value:g} ({kind} {bound})")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
