"""Times the scenes that have a budget, in one run on one machine: processor time of the thread that draws.

    python3 Benchmarks/Processes/scenes.py --scene-loop PATH [--check]
"""

import argparse
import statistics
import subprocess
import sys

# The most microseconds of a scene, and how many drawings are a turn.
BUDGETS = {
    "canvas 120×36: state to frame": (120, 1000),
    "canvas 120×36: followed to the next second": (20, 5000),
    "true picture of all faces: state to SVG": (2000, 200),
    "true picture of all faces: PNG at 3x": (150_000, 5),
}
TURNS = 5


def options():
    parser = argparse.ArgumentParser(prog="scenes.py", description=__doc__.splitlines()[0])
    parser.add_argument("--scene-loop", required=True, help="the benchmarks' SceneLoop, built for release")
    parser.add_argument("--check", action="store_true", help="exit 1 where a budget is exceeded")
    return parser.parse_args()


def microseconds(scene_loop, scene, times):
    """The processor time of one drawing; None if there was nothing to draw, as a PNG without librsvg."""
    said = subprocess.run([scene_loop, scene, str(times)], check=True, capture_output=True, text=True).stdout
    nanoseconds = int(said.split()[0])
    return nanoseconds / 1000 if nanoseconds > 1000 else None


def main():
    given = options()
    passed = True
    print(f"scenes with a budget, µs of processor time (median and worst of {TURNS} turns)")
    turns = {scene: [] for scene in BUDGETS}
    for _ in range(TURNS):
        for scene, (_, times) in BUDGETS.items():
            turns[scene].append(microseconds(given.scene_loop, scene, times))
    for scene, (most, _) in BUDGETS.items():
        if None in turns[scene]:
            good, shown = False, "not measured"
        else:
            median, worst = statistics.median(turns[scene]), max(turns[scene])
            good, shown = median <= most, f"{median:.1f}, {worst:.1f}"
        passed = passed and good
        print(f"{'PASS' if good else 'FAIL'}  {scene}: {shown} (at most {most})")
    return 0 if passed or not given.check else 1


sys.exit(main())
