#!/usr/bin/env bash
# Looks at exported pictures as their readers do: SVG and HTML in headless Chromium, SVG in librsvg. All must be the same
# picture. Letters are smoothed differently, so what is compared is the mean colour of each quarter of a cell.
#
# Usage: check-pictures.sh ISLET [FOLDER]      the pictures stay in FOLDER, if it is given
set -euo pipefail

islet=$(realpath "$1")
place=${2:-$(mktemp -d)}
[ $# -gt 1 ] || trap 'rm -rf "$place"' EXIT
mkdir -p "$place/home"
cd "$place"

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
failed=0

# screenshot FILE WIDTH HEIGHT MILLISECONDS OUT
screenshot() {
    "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$place/home/chromium" \
        --window-size="$2,$3" --virtual-time-budget="$4" --screenshot="$5" "file://$place/$1" >/dev/null 2>&1
}

# same WHAT ONE OTHER COLUMNS ROWS: no more than one quarter of a cell in two hundred may differ by a fifth of the range.
same() {
    local size="$(($4 * 2))x$(($5 * 2))!" differing
    convert "$2" -alpha off -filter box -resize "$size" one.ppm
    convert "$3" -alpha off -filter box -resize "$size" other.ppm
    differing=$(compare -metric AE -fuzz 20% one.ppm other.ppm null: 2>&1 || true)
    differing=${differing%% *}
    if [ "$differing" -le $(($4 * $5 * 4 / 200)) ]; then
        printf 'same      %s (%s of %s quarters differ)\n' "$1" "$differing" "$(($4 * $5 * 4))"
    else
        printf 'DIFFERENT %s (%s of %s quarters differ)\n' "$1" "$differing" "$(($4 * $5 * 4))"
        failed=1
    fi
}

# picture NAME ARGUMENT…
picture() {
    local name=$1
    shift
    local said columns rows width height
    said=$(HOME="$place/home" "$islet" render "$@" -o "$name.svg")
    HOME="$place/home" "$islet" render "$@" -o "$name.html" >/dev/null
    HOME="$place/home" "$islet" render "$@" -o "$name.png" >/dev/null
    # "Rendered 101 × 25 cells to …"
    columns=$(cut -d' ' -f2 <<<"$said")
    rows=$(cut -d' ' -f4 <<<"$said")
    width=$((columns * 8))
    height=$((rows * 16))
    screenshot "$name.svg" "$width" "$height" 1000 "$name-svg.png"
    screenshot "$name.html" "$width" "$height" 1000 "$name-html.png"
    same "$name: SVG in Chromium and librsvg" "$name-svg.png" "$name.png" "$columns" "$rows"
    same "$name: HTML and SVG in Chromium" "$name-html.png" "$name-svg.png" "$columns" "$rows"
}

picture all
picture daylight --theme daylight --state paused
picture sixteen --colors 16 --theme moss
picture none --colors none
picture reading expanded compact --widget ambient-reading
picture sheet compact --matrix state,colors

# A moving picture after five and a half seconds is the still one of five.
HOME="$place/home" "$islet" render compact --record 0s..20s -o moving.svg >/dev/null
said=$(HOME="$place/home" "$islet" render compact --at 5s -o still.svg)
columns=$(cut -d' ' -f2 <<<"$said")
rows=$(cut -d' ' -f4 <<<"$said")
# In a page, for a picture alone begins its time late.
{ printf '<!DOCTYPE html><body style="margin:0">'; cat moving.svg; } >moving.html
screenshot moving.html $((columns * 8)) $((rows * 16)) 5500 moving.png
screenshot still.svg $((columns * 8)) $((rows * 16)) 1000 still.png
same "moving: after five seconds in Chromium" moving.png still.png "$columns" "$rows"

exit $failed
