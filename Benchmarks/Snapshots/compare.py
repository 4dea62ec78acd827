"""What a snapshot test costs, in Islet and in pytest-textual-snapshot, measured in turns in one run.

    python3 Benchmarks/Snapshots/compare.py [--check]

One test more, on the clock: the time of many tests less the time of one, divided by the tests in between. Each of Islet's
compares four presentations with a file of their own; each of the peer's, a clock alone. With --check the promises are held:
exit 1 where one is broken.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(HERE, ".build")
FRAMES_PER_SECOND = 2000
TIMES_FASTER = 100


def say(text):
    print(text, file=sys.stderr, flush=True)


def swift(*arguments, environment=None):
    command = [os.environ.get("SWIFT") or "swift", *arguments, "-c", "release", "--package-path", HERE]
    return command + ["--scratch-path", BUILD], environment


def run(command, environment=None, folder=None):
    kept = {name: value for name, value in os.environ.items() if name != "CI"}
    done = subprocess.run(
        command, cwd=folder, env={**kept, **(environment or {})}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def seconds(command, environment, folder=None):
    start = time.perf_counter()
    run(command, environment, folder)
    return time.perf_counter() - start


def peer():
    """The Python that has the peer; None where it cannot be had."""
    cache = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "islet-bench", "snapshots")
    python = os.path.join(cache, "bin", "python")
    try:
        if not os.path.exists(python):
            subprocess.run([sys.executable, "-m", "venv", cache], check=True)
        if subprocess.run([python, "-c", "import pytest_textual_snapshot"], capture_output=True, check=False).returncode:
            subprocess.run(
                [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pytest-textual-snapshot"],
                check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"pytest-textual-snapshot cannot be installed and is left out: {error}")
        return None
    return python


def marginal(measure, many, rounds):
    """Milliseconds of one test more: the median of several rounds, each of one test and of many."""
    values = []
    for _ in range(rounds):
        one = measure(1)
        values.append((measure(many) - one) / (many - 1) * 1000)
    return statistics.median(values)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="exit 1 where a promise is broken")
    given = parser.parse_args()

    say("building")
    run(swift("build", "--build-tests")[0])
    program = os.path.join(run(swift("build", "--show-bin-path")[0]).strip(), "VerifyLoop")
    figures = dict(line.split() for line in run([program]).splitlines())
    rate = int(figures["frames_per_second"])
    print(f"four presentations drawn and verified against a file: {rate} a second, "
          f"{figures['comparing_microseconds']} µs of it each for the comparison")

    test = swift("test", "--skip-build", "--disable-xctest")[0]
    run(test, {"WHOLE_TESTS": "2000", "ISLET_SNAPSHOTS": "record"})
    try:
        own = marginal(lambda count: seconds(test, {"WHOLE_TESTS": str(count), "ISLET_SNAPSHOTS": "verify"}), 2000, 5)
    finally:
        shutil.rmtree(os.path.join(HERE, "Tests", "WholeTests", "__Snapshots__"), ignore_errors=True)
    print(f"a whole test, Islet: {own:.2f} ms")

    ratio = None
    python = peer()
    if python:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(os.path.join(HERE, "peer_test.py"), os.path.join(folder, "test_peer.py"))
            pytest = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--snapshot-warn-unused"]
            run(pytest + ["--snapshot-update"], {"WHOLE_TESTS": "30"}, folder)
            theirs = marginal(lambda count: seconds(pytest, {"WHOLE_TESTS": str(count)}, folder), 30, 3)
        ratio = theirs / own
        print(f"a whole test, pytest-textual-snapshot: {theirs:.0f} ms, {ratio:.0f} times as long")
    if given.check:
        kept = rate >= FRAMES_PER_SECOND and ratio is not None and ratio >= TIMES_FASTER
        print("PASS" if kept else "FAIL")
        sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
