#!/usr/bin/env bash
# Measures Islet: its rooms one by one, then the whole program beside its public peers. Benchmarks/README.md explains how to
# read it. Exits with 1 if a promise is broken, after everything is measured.
#
# BENCH_SECONDS  how long each screen is watched (default 60; 10 for a first look)
# BENCH_ISLET    the program to measure (default: the release build)
# SWIFT          the Swift to build with (default swift)
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${BENCH_SECONDS:-60}
swift=${SWIFT:-swift}
say() { printf '\n==> %s\n' "$*"; }
broken=0

say "the program beside its peers, $seconds s each"
if command -v apt-get >/dev/null && { ! command -v tty-clock || ! command -v timew; } >/dev/null; then
    if [ "$(id -u)" -eq 0 ]; then
        apt-get install -y -qq --no-install-recommends tty-clock timewarrior >/dev/null || true
    fi
fi
islet=${BENCH_ISLET:-}
if [ -z "$islet" ]; then
    # What is installed is measured: one file, stripped.
    make --no-print-directory install PREFIX="$PWD/Benchmarks/.build/installed"
    islet=Benchmarks/.build/installed/bin/islet
fi
python3 Benchmarks/Processes --islet "$islet" --seconds "$seconds" --check "$@" || broken=1

say "scenes: time and allocations"
(cd Benchmarks && "$swift" package benchmark --target Rendering --no-progress --grouping metric)

say "scenes: instructions"
./Scripts/bench-instructions.sh

say "scenes with a budget"
make --no-print-directory scene-loop SWIFT="$swift" >&2
python3 Benchmarks/Processes/scenes.py --scene-loop Benchmarks/.build/release/SceneLoop --check || broken=1

say "exports beside rich's"
python3 Benchmarks/Processes/exports.py --islet "$islet" --scene-loop Benchmarks/.build/release/SceneLoop --check || broken=1

say "snapshot tests beside pytest-textual-snapshot"
python3 Benchmarks/Snapshots/compare.py --check || broken=1

exit "$broken"
