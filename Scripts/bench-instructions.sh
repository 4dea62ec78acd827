#!/usr/bin/env bash
# Instructions that one drawing of each scene takes, counted by valgrind: the same on a busy machine and on an idle one.
# A few drawings and many are counted, and the difference is divided, so that starting the program does not count.
#
# Usage: bench-instructions.sh [NAME]      with the name of a scene, also says where its instructions go
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v valgrind >/dev/null; then
    echo "bench: instructions are counted by valgrind, which is not installed; they are left out" >&2
    exit 0
fi
swift=${SWIFT:-swift}
make --no-print-directory scene-loop SWIFT="$swift" >&2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
# valgrind cannot read all of Swift's debugging information; names are enough.
objcopy --strip-debug Benchmarks/.build/release/SceneLoop "$place/SceneLoop"

instructions() {
    valgrind --tool=callgrind --callgrind-out-file="$place/out" "$place/SceneLoop" "$1" "$2" 2>&1 >/dev/null |
        awk '/Collected/ { print $NF }'
}

if [ $# -gt 0 ]; then
    instructions "$1" 200 >/dev/null
    callgrind_annotate "$place/out" | "$swift" demangle --simplified | awk '/PROGRAM TOTALS/ { on = 1 } on && n++ < 60'
    exit 0
fi
"$place/SceneLoop" | while read -r scene; do
    few=$(instructions "$scene" 10 </dev/null)
    many=$(instructions "$scene" 60 </dev/null)
    printf '%-45s %10d\n' "$scene" $(((many - few) / 50))
done
