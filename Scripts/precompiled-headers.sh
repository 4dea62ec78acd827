#!/usr/bin/env bash
# Compiles the headers of C++'s library once for a build, and prints the flags that make its C++ files use them: precompiled-headers.sh
# debug|release. Prints nothing where it cannot.
#
# Some 530 files of the libraries include these headers, and read them for a third of their processor time.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
folder=$PWD/.build/precompiled-headers
case "$1" in
debug) flags=(-O0 -DDEBUG=1) ;;
release) flags=(-O2) ;;
*) echo "usage: $0 debug|release" >&2 && exit 64 ;;
esac

clang=$(dirname "$(command -v "$swift")")/clang
[ -x "$clang" ] || exit 0
compiled=$folder/$1.pch
use="-Xcxx -include-pch -Xcxx $compiled"
# Whatever includes a file that was written again is compiled again.
if [ "$compiled" -nt "$clang" ] && [ "$compiled" -nt "$0" ]; then
    echo "$use"
    exit 0
fi
# A compiler refuses headers that another language was chosen for.
"$swift" package resolve >&2
standards=$(grep -ho 'cxxLanguageStandard: *\.[a-z0-9]*' .build/checkouts/*/Package.swift | sort -u | sed 's/.*\.//')
[ "$standards" = cxx17 ] || exit 0

mkdir -p "$folder"
# One for each build: a header that was written again would make both precompiled ones stale.
header=$folder/$1.h
printf '#include <%s>\n' algorithm array atomic cstdint functional initializer_list iterator limits memory optional \
    string_view type_traits utility variant > "$header"
# The flags with which SwiftPM compiles C++ on Linux.
"$clang" -target "$(uname -m)-unknown-linux-gnu" "${flags[@]}" -DSWIFT_PACKAGE=1 -fblocks -fPIC -g0 -w -std=c++17 \
    -x c++-header "$header" -o "$compiled"
echo "$use"
