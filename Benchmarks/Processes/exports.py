"""Compares exports with those of public peers, in turns, on one machine: SVG of the same card by Islet and by rich.

    python3 Benchmarks/Processes/exports.py --islet PATH --scene-loop PATH [--check]
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

import programs

# The least ratio of rich's time to Islet's.
LEAST_RATIO = 3
TURNS = 5


def options():
    parser = argparse.ArgumentParser(prog="exports.py", description=__doc__.splitlines()[0])
    parser.add_argument("--islet", required=True, help="the program, which draws the card")
    parser.add_argument("--scene-loop", required=True, help="the benchmarks' SceneLoop, built for release")
    parser.add_argument("--check", action="store_true", help=f"exit 1 unless rich takes {LEAST_RATIO} times as long")
    return parser.parse_args()


def own(scene_loop, times):
    """Microseconds of one export, in Islet's own process."""
    said = subprocess.run([scene_loop, "export card: SVG", str(times)], check=True, capture_output=True, text=True).stdout
    return int(said.split()[0]) / 1000


def main():
    given = options()
    cache = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "islet-bench")
    os.makedirs(cache, exist_ok=True)
    python = programs.python_with_peers(cache)
    if not python:
        return 1 if given.check else 0
    with tempfile.TemporaryDirectory(prefix="islet-bench-") as place:
        def draw(name):
            path = os.path.join(place, name)
            command = [given.islet, "render", "lock-screen", "-o", path]
            said = subprocess.run(
                command, check=True, capture_output=True, text=True, env=programs.environment(place)).stdout
            return path, said.split()[1]

        picture, columns = draw("card.ansi")
        svg, _ = draw("card.svg")
        peer = [python, os.path.join(programs.PEERS, "rich_export.py"), picture, columns, "100"]
        owns, peers, peer_size = [], [], 0
        for _ in range(TURNS):
            owns.append(own(given.scene_loop, 2000))
            time, peer_size = subprocess.run(peer, check=True, capture_output=True, text=True).stdout.split()
            peers.append(float(time))
        own_time, peer_time = statistics.median(owns), statistics.median(peers)
        print(f"SVG of a card, µs of processor time (median of {TURNS} turns) and bytes")
        print(f"islet  {own_time:8.1f}  {os.path.getsize(svg):6}")
        print(f"rich   {peer_time:8.1f}  {peer_size:>6}")
        passed = peer_time >= LEAST_RATIO * own_time
        print(f"{'PASS' if passed else 'FAIL'}  rich takes {peer_time / own_time:.1f} times as long (at least {LEAST_RATIO})")
    return 0 if passed or not given.check else 1


sys.exit(main())
