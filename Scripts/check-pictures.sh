#!/usr/bin/env bash
# Looks at exported pictures as their readers do: SVG and HTML in headless Chromium, SVG in librsvg. All must be the same
# picture. Letters are smoothed differently, so what is compared is the mean colour of each quarter of a cell: of each strip of
# a hundred columns at most, no more than one quarter in two hundred may differ by a fifth of the range. A thousand columns of
# which only the last are out of place are not the same picture.
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

# screenshot FILE COLUMNS ROWS MILLISECONDS OUT [PIXELS OF THE DEVICE TO ONE OF THE PAGE]
screenshot() {
    "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$place/home/chromium" \
        --force-device-scale-factor="${6:-1}" --window-size="$(($2 * 8)),$(($3 * 16))" --virtual-time-budget="$4" \
        --screenshot="$5" "file://$place/$1" >/dev/null 2>&1
}

# same WHAT ONE OTHER COLUMNS ROWS
same() {
    local strips=$((($4 + 99) / 100)) strip width differing worst=0 limit word=same
    width=$((($4 * 2 + strips - 1) / strips))
    limit=$((width * $5 * 2 / 200))
    convert "$2" -alpha off -filter box -resize "$(($4 * 2))x$(($5 * 2))!" one.ppm
    convert "$3" -alpha off -filter box -resize "$(($4 * 2))x$(($5 * 2))!" other.ppm
    for ((strip = 0; strip < strips; strip++)); do
        differing=$(compare -metric AE -fuzz 20% -extract "${width}x$(($5 * 2))+$((strip * width))+0" \
            one.ppm other.ppm null: 2>&1 || true)
        # A picture that cannot be read is not the same.
        [[ $differing =~ ^[0-9]+ ]] && differing=${BASH_REMATCH[0]} || differing=$((width * $5 * 2))
        [ "$differing" -le "$worst" ] || worst=$differing
    done
    [ "$worst" -le "$limit" ] || { word=DIFFERENT failed=1; }
    printf '%-9s %s: %s quarters of %s differ, %s may' "$word" "$1" "$worst" "$((width * $5 * 2))" "$limit"
    [ "$strips" -eq 1 ] || printf '; the worst of %s strips' "$strips"
    echo
}

# picture NAME ARGUMENT…
picture() {
    local name=$1
    shift
    local said columns rows factor
    said=$(HOME="$place/home" "$islet" render "$@" -o "$name.svg")
    HOME="$place/home" "$islet" render "$@" -o "$name.html" >/dev/null
    HOME="$place/home" "$islet" render "$@" -o "$name.png" >/dev/null
    # "Rendered 101 × 25 cells to …"
    columns=$(cut -d' ' -f2 <<<"$said")
    rows=$(cut -d' ' -f4 <<<"$said")
    for factor in $factors; do
        screenshot "$name.svg" "$columns" "$rows" 1000 "$name-svg-$factor.png" "$factor"
        screenshot "$name.html" "$columns" "$rows" 1000 "$name-html-$factor.png" "$factor"
        same "$name, HTML and SVG in Chromium at $factor" "$name-html-$factor.png" "$name-svg-$factor.png" "$columns" "$rows"
    done
    same "$name, SVG in Chromium and librsvg" "$name-svg-1.png" "$name.png" "$columns" "$rows"
}

factors=1
picture all
picture daylight --theme daylight --state paused
picture sixteen --colors 16 --theme moss
picture none --colors none
picture reading expanded compact --widget ambient-reading
picture sheet compact --matrix state,colors
# A thousand columns and more, on a fine screen too, and with a zoom at which no letter is a whole number of pixels wide.
factors='1 1.5 1.1' picture wide all --matrix state,theme

# A moving picture after five and a half seconds is the still one of five.
HOME="$place/home" "$islet" render compact --record 0s..20s -o moving.svg >/dev/null
said=$(HOME="$place/home" "$islet" render compact --at 5s -o still.svg)
columns=$(cut -d' ' -f2 <<<"$said")
rows=$(cut -d' ' -f4 <<<"$said")
# In a page, for a picture alone begins its time late.
{ printf '<!DOCTYPE html><body style="margin:0">'; cat moving.svg; } >moving.html
screenshot moving.html "$columns" "$rows" 5500 moving.png
screenshot still.svg "$columns" "$rows" 1000 still.png
same "moving, after five seconds in Chromium" moving.png still.png "$columns" "$rows"

exit $failed
