#!/usr/bin/env bash
# Checks the sample Live Activities with an installed program, and that hostile ones harm nothing.
# Usage: check-guests.sh ISLET
set -euo pipefail

islet=$1
root=$(cd "$(dirname "$0")/.." && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_CACHE_HOME=$home/cache XDG_CONFIG_HOME=$home/config

"$islet" check "$root/Examples/LiveActivities"
"$islet" check "$root/Examples/Catalogues" --defaults "$root/Examples/Catalogues/settings.json"

# Texts are those of the language, with plural rules; settings are those of the file.
picture=$("$islet" render "$root/Examples/Catalogues" lock-screen --locale de --defaults "$root/Examples/Catalogues/settings.json")
for text in "Dein Kaffee" "2 Tassen" "Abholung bei Bar 2" Ada; do
    grep -q "$text" <<<"$picture" || { echo "check-guests: the widget with catalogues does not say \"$text\"" >&2; exit 1; }
done

# Every hostile preview must become a report, and the last one, which does no harm, must be drawn.
cd "$home"
cp "$root/Tests/HostileGuests/Hostile.swift" .
echo victim >VICTIM
before=$(stat -c '%a %s %Y' VICTIM)
status=0
SECRET=1 "$islet" check Hostile.swift >report 2>&1 || status=$?
fail() {
    cat -v report
    echo "check-guests: $1" >&2
    exit 1
}
[ "$status" = 1 ] || fail "islet check ended with $status, not 1"
[ ! -e WITNESS ] && [ "$(stat -c '%a %s %Y' VICTIM)" = "$before" ] || fail "a hostile widget changed a file"
! grep -q '[[:cntrl:]]' <(tr -d '\n' <report) || fail "control characters of a widget reached the terminal"
for name in trap index loop recursion abort segment exit quit kill stop memory escape; do
    grep -q "hostile-widget · $name: " report || fail "no report of \"$name\""
done
"$islet" render Hostile.swift lock-screen --state well | grep -q well || fail "a harmless state is not drawn after hostile ones"
for state in create foundation-create folder link pipe-file delete mode read-secret list process-memory terminal program socket \
    signal-parent signal-all priority environment descriptors limits; do
    "$islet" render Hostile.swift lock-screen --state "$state" 2>/dev/null | grep -q refused || fail "\"$state\" was possible"
done
! pgrep -f "$home/cache/islet/guests" >/dev/null || fail "a widget's process is left"
echo "check-guests: hostile widgets harmed nothing"
