#!/usr/bin/env bash
# Compiles the source of the meditation widget as any app's, and compares what it draws with the program's own, cell for cell.
# Usage: check-meditation.sh ISLET
set -euo pipefail

islet=$1
root=$(cd "$(dirname "$0")/.." && pwd)
widget=$root/Sources/LiveActivities/Sitting
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"

"$islet" check "$widget"
echo '{ "sittingID": "00000000-0000-0000-0000-000000000000" }' >attributes.json

# A guest's accent is the system's blue and its locale that of the United States, so the program's own has them too.
export XDG_CONFIG_HOME=$place/config
mkdir -p config/islet/themes
for tint in "dark midnight #0a84ff" "light daylight #007aff"; do
    read -r appearance base card <<<"$tint"
    printf 'based-on = "%s"\nisland.tint = "#0a84ff"\ncard.tint = "%s"\n' "$base" "$card" >"config/islet/themes/blue-$appearance.toml"
done

# The frame of all its presentations; its title names the widget, which is called otherwise.
frame() { "$islet" render "$@" --theme "blue-$appearance" --locale en_US --format json | sed '/^ *"title":/d'; }
appearance=dark

compared=0
# compare NAME AT GUEST-CONTENT [OWN-CONTENT] [OPTION...]: both contents are JSON without their start, which is the picture's.
compare() {
    local name=$1 at=$2 guest=$3 own=${4:-$3}
    shift 3
    [ $# = 0 ] || shift
    echo "{ \"startedAt\": \"2026-01-09T09:41:00Z\", \"isCompleted\": false, $guest }" >"$name.json"
    for presentation in lock-screen compact minimal expanded; do
        frame "$presentation" --widget meditation --state sitting --content "{ $own }" --at="$at" "$@" >own
        frame "$widget" "$presentation" --attributes attributes.json --state "$name.json" --at="$at" "$@" >guest
        [ -s own ] && cmp -s own guest || {
            diff own guest | head -20 || true
            echo "check-meditation: as a guest, the widget draws $name otherwise: $presentation" >&2
            exit 1
        }
        compared=$((compared + 1))
    done
}

sitting='"duration": 1200, "methodName": "Breath awareness", "sessionType": "meditation"'
compare running 754s "$sitting"
compare preparing -7s "$sitting"
compare over-target 1290s "$sitting"
compare paused 540s "$sitting, \"pausedAt\": \"2026-01-09T09:49:09Z\"" "$sitting, \"pausedAt\": \"+489s\""
compare open-ended 754s "${sitting#*, }" "${sitting/1200/null}"
compare breathing 61s '"duration": 600, "methodName": "4-7-8", "sessionType": "breathing"'
# The last of several stages is shown as a sitting of its own, which has its number in its name.
compare stages 700s "$sitting"', "stages": [{ "name": "Sitting", "type": "meditation", "duration": 600 },
    { "name": "Walking", "type": "walking", "duration": 600 }]' \
    '"startedAt": "+600s", "duration": 600, "methodName": "Walking · 2 of 2", "sessionType": "walking"'
compare always-on 754s "$sitting" "$sitting" --always-on
appearance=light
compare large-text 754s "$sitting" "$sitting" --type-size accessibility-2
echo "check-meditation: $compared pictures of the widget, compiled as any app's, are the program's own"
