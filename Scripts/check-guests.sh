#!/usr/bin/env bash
# Checks the sample Live Activities with an installed program, and that hostile ones harm nothing: the parts in Scripts/guest-checks, as
# many at a time as there are cores, since a compiler and a widget keep one busy. What a part says comes when it has ended.
# Usage: check-guests.sh ISLET [PART...]      a part is a file's name, such as "hostile"; without one all are checked
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
if [ "$1" != --part ]; then
    islet=$(realpath "$1")
    shift
    # The longest come first.
    [ $# -gt 0 ] || set -- ordinary hostile sources projects samples
    printf '%s\n' "$@" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 "$root/Scripts/check-guests.sh" --part "$islet"
    exit
fi

islet=$2
part=$root/Scripts/guest-checks/$3.sh
[ -e "$part" ] || { echo "check-guests: there is no part \"$3\" in Scripts/guest-checks" >&2; exit 64; }
home=$(mktemp -d)
exec 3>&1 >"$home/said" 2>&1
trap 'status=$?; cat "$home/said" >&3; rm -rf "$home"; exit "$status"' EXIT
export HOME=$home XDG_CACHE_HOME=$home/cache XDG_CONFIG_HOME=$home/config

expect() {
    local picture=$1
    shift
    for text in "$@"; do
        grep -qiF "$text" <<<"$picture" || { echo "$picture" >&2; echo "check-guests: \"$text\" is not drawn" >&2; exit 1; }
    done
}

# shellcheck source=/dev/null
. "$part"
