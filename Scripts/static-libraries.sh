#!/usr/bin/env bash
# Makes a folder of the static system libraries that the program is linked with, and prints its path. A library that stands
# there is found before its shared form; one that the system has only as shared stays shared.
#
# Each shared library costs a start about 0.2 ms: as much as islet status has for everything of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$PWD/.build/static-libraries
mkdir -p "$folder"
find "$folder" -mindepth 1 -delete
compiler=$(command -v clang || command -v cc || command -v gcc || true)
[ -n "$compiler" ] || { echo "$folder"; exit 0; }

# The path of a static library; nothing where there is none.
path() {
    local found
    found=$("$compiler" -print-file-name="lib$1.a")
    [ "$found" = "lib$1.a" ] || realpath "$found"
}

for name in stdc++ sqlite3; do
    found=$(path "$name")
    [ -z "$found" ] || ln -s "$found" "$folder/lib$name.a"
done
# The shared ncursesw names what it needs itself; the static one does not.
ncurses=$(path ncursesw)
terminfo=$(path tinfo)
if [ -n "$ncurses" ]; then
    echo "GROUP ( $ncurses $terminfo )" > "$folder/libncursesw.a"
fi
echo "$folder"
