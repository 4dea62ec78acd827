#!/usr/bin/env bash
# Draws the sample Live Activities, in cells and as true pictures, beside their sources; with --check it fails where a picture is not
# what the program draws now.
# Usage: guest-pictures.sh [--check] ISLET
set -euo pipefail

check=no
if [ "$1" = --check ]; then
    check=yes
    shift
fi
islet=$1
samples=$(cd "$(dirname "$0")/.." && pwd)/Examples/LiveActivities
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
# Neither a theme nor a setting of this machine counts.
export XDG_CONFIG_HOME=$drawn/config

# The folder is compiled once for all of them.
for name in delivery score timer transit workout; do
    widget=$name-live-activity
    "$islet" render "$samples" --widget "$widget" --theme midnight -o "$drawn/$name.svg" >/dev/null
    "$islet" render "$samples" --widget "$widget" --theme midnight --points --outlines -o "$drawn/$name-points.svg" >/dev/null
    for picture in "$name.svg" "$name-points.svg"; do
        if [ "$check" = no ]; then
            cp "$drawn/$picture" "$samples/$picture"
        elif ! cmp -s "$drawn/$picture" "$samples/$picture"; then
            echo "guest-pictures: Examples/LiveActivities/$picture is not up to date; run \`make guest-pictures\` and look at it" >&2
            exit 1
        fi
    done
done
echo "guest-pictures: ten pictures are up to date"
