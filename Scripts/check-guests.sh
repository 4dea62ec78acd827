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
"$islet" check "$root/Examples/Delivery"
"$root/Scripts/guest-pictures.sh" --check "$islet"
"$islet" check "$root/Examples/Catalogues" --defaults "$root/Examples/Catalogues/settings.json"
"$root/Scripts/check-meditation.sh" "$islet"

# Texts are those of the language, with plural rules; settings are those of the file.
picture=$("$islet" render "$root/Examples/Catalogues" lock-screen --locale de --defaults "$root/Examples/Catalogues/settings.json")
for text in "Dein Kaffee" "2 Tassen" "Abholung bei Bar 2" Ada; do
    grep -q "$text" <<<"$picture" || { echo "check-guests: the widget with catalogues does not say \"$text\"" >&2; exit 1; }
done

# A timer that drives a clock, a JPEG in the content state and a module that is not here, as apps of other languages have them.
"$islet" check "$root/Tests/OrdinaryGuests" --explain >"$home/explained" || { cat "$home/explained" >&2; exit 1; }
for note in "import HostBridgeCore was taken out" "onReceive is accepted"; do
    grep -q "$note" "$home/explained" || { echo "check-guests: --explain does not say \"$note\"" >&2; exit 1; }
done
picture=$("$islet" render "$root/Tests/OrdinaryGuests/Departure.swift" lock-screen --format json)
grep -q "25 min" <<<"$picture" || { echo "check-guests: the clock that a timer drives is not drawn" >&2; exit 1; }
python3 - "$picture" <<'END' || { echo "check-guests: the JPEG of a content state is not drawn" >&2; exit 1; }
import re, sys
colors = [tuple(int(c[i:i + 2], 16) for i in (0, 2, 4)) for c in re.findall(r"#([0-9a-fA-F]{6})", sys.argv[1])]
wanted = [(0xD0, 0x30, 0x20), (0x20, 0x40, 0xC0), (0x20, 0xA0, 0x40)]
sys.exit(not all(any(max(abs(a - b) for a, b in zip(w, c)) < 24 for c in colors) for w in wanted))
END

# A film of a guest in cells goes on second by second, and a folder may have a name of one letter.
mkdir -p "$home/films/w"
cp "$root/Examples/LiveActivities/TimerLiveActivity.swift" "$home/films/w"
frames=$(cd "$home/films" && "$islet" render w/TimerLiveActivity.swift lock-screen --record 0s..4s --format asciicast | grep -c '"o"' || true)
[ "$frames" -ge 4 ] || { echo "check-guests: the film of a timer has $frames frames" >&2; exit 1; }

# An invented state has a text that the source compares it with: the widget would trap on another.
picture=$("$islet" render "$root/Tests/OrdinaryGuests/Parcel.swift" lock-screen --state invented-2)
grep -q "on the road" <<<"$picture" || { echo "check-guests: the invented parcel is not on the road" >&2; exit 1; }

# A body runs when its state arrives: later only what the system draws has moved. Formats follow the locale, the accent is the system's.
ferry=$root/Tests/OrdinaryGuests/Ferry.swift
expect() {
    local picture=$1
    shift
    for text in "$@"; do
        grep -qiF "$text" <<<"$picture" || { echo "$picture" >&2; echo "check-guests: \"$text\" is not drawn" >&2; exit 1; }
    done
}
expect "$("$islet" render "$ferry" lock-screen --at 400s)" "0:00" boarding 9:46 "AM, 12,345" January "Gate B" one two full 5
expect "$("$islet" render "$ferry" lock-screen --locale de_DE)" "5:00" "09:46, 12.345" Januar
# With thin spaces around the dash, as Unicode's data for English has it.
expect "$("$islet" render "$ferry" expanded)" $'9:46\xe2\x80\x89–\xe2\x80\x8910:11'
expect "$("$islet" render "$ferry" expanded --locale de_DE)" "09:46–10:11 Uhr"
expect "$("$islet" render "$ferry" lock-screen --theme dusk --format json)" "#0a84ff" "#ff0000"

# Of the invented states one is the ordinary one; numbers have their defaults or are shares, and colours are as the source reads them.
oven=$root/Tests/OrdinaryGuests/Oven.swift
expect "$("$islet" render "$oven" lock-screen --state invented-1)" "baking Dish" "24 at 0.3"
expect "$("$islet" render "$oven" lock-screen --state invented-1 --format json)" "#0a84ff"
expect "$("$islet" render "$oven" lock-screen --state invented-2)" cold
expect "$("$islet" render "$oven" lock-screen --state invented-3)" eaten

# A value of any type is of the type that is asked for, and an icon that only a text draws does not name a symbol.
errand=$root/Tests/OrdinaryGuests/Errand.swift
expect "$("$islet" render "$errand" lock-screen --widget errand-widget)" Title "stops, known" Street
expect "$("$islet" render "$errand" lock-screen --widget badge-widget)" 🙂 "with star.fill"
! "$islet" render "$errand" compact minimal --widget badge-widget | grep -F star.fill >&2 ||
    { echo "check-guests: a text has the name of a symbol" >&2; exit 1; }

# Without a preview the static members of the types are the states; what is invented of an enum that contains itself ends. A low chart has
# few labels.
quarry=$root/Tests/OrdinaryGuests/Quarry.swift
expect "$("$islet" render "$quarry" lock-screen --state morning)" "North face: 1 cart, grain" "loaded today" "1.243 miles"
expect "$("$islet" render "$quarry" lock-screen --state morning --locale de_DE)" "2 Kilometer"
expect "$("$islet" render "$quarry" lock-screen --state days-2)" "12 carts"
# No line of a chart hides the text above it, and a chart with no room for the labels below it has its bars.
expect "$("$islet" render "$quarry" expanded --state days-2)" "12 in all"
expect "$("$islet" render "$quarry" expanded --state days-2 --format json)" "#ff453a"
"$islet" check "$quarry" --explain >"$home/quarry" 2>&1 || { cat "$home/quarry" >&2; exit 1; }
for line in "in 3 states" "currentValueLabel of a circular ProgressView"; do
    grep -q "$line" "$home/quarry" || { cat "$home/quarry" >&2; echo "check-guests: check does not say \"$line\"" >&2; exit 1; }
done
# A project by its name alone, in its own folder.
mkdir -p "$home/project/Quarry.xcodeproj"
cp "$quarry" "$home/project"
echo '{ objects = { }; }' >"$home/project/Quarry.xcodeproj/project.pbxproj"
expect "$(cd "$home/project" && "$islet" check Quarry.xcodeproj)" "Nothing found in 3 states"
mkdir "$home/quarry-invented"
grep -v "static let\|static var noon" "$quarry" >"$home/quarry-invented/Quarry.swift"
invented=$("$islet" render "$home/quarry-invented" lock-screen --state invented-1)
grep -qE "4 carts|2 carts" <<<"$invented" && grep -qF "(Block Block)" <<<"$invented" ||
    { echo "$invented" >&2; echo "check-guests: a rock of two rocks is not invented" >&2; exit 1; }

# A preview may be of the configuration that older systems have.
expect "$("$islet" render "$root/Tests/OrdinaryGuests/Egg.swift" lock-screen --state large)" "boiling a large egg"

# The same source gives the same picture, though the order of a dictionary differs from process to process elsewhere.
harbour=$(for _ in 1 2 3; do "$islet" render "$root/Tests/OrdinaryGuests/Harbour.swift" lock-screen 2>/dev/null; done | grep north | sort -u)
[ "$(wc -l <<<"$harbour")" = 1 ] || { echo "$harbour" >&2; echo "check-guests: one source has several pictures" >&2; exit 1; }

# A number is made up as the share that the source draws it as. A finding about a button has the line of the button.
expect "$("$islet" render "$root/Tests/OrdinaryGuests/Tank.swift" lock-screen --state invented-2)" "level 0.65" "water 13.0 of 20.0"
mkdir "$home/small"
sed 's/.headline/.system(size: 6)/' "$root/Tests/OrdinaryGuests/Tank.swift" >"$home/small/Tank.swift"
line=$(grep -n 'Button("Fill"' "$home/small/Tank.swift" | cut -d: -f1)
small=$("$islet" check "$home/small" || true)
grep -q "Tank.swift:$line: .*Text \"Fill\" has letters of 6 points" <<<"$small" ||
    { echo "$small" >&2; echo "check-guests: the button's line is not named" >&2; exit 1; }

# Levels have the styles of foregroundStyle(_:_:_:), a switch has the tint and may stand without its label. Fields may be given other values.
lamp=$root/Tests/OrdinaryGuests/Lamp.swift
picture=$("$islet" render "$lamp" lock-screen --format json --content '{"phase": "off", "until": "+19m", "note": "hello"}')
expect "$picture" Lamp "10:00" hello off "#ff453a" "#ffd60a" "#bf5af2" "#0a84ff"
! grep -q Spoken <("$islet" render "$lamp" lock-screen) || { echo "check-guests: a hidden label is drawn" >&2; exit 1; }
status=0
"$islet" render "$lamp" lock-screen --content '{"phase": "of"}' 2>"$home/lamp" || status=$?
[ "$status" = 65 ] && grep -q 'phase` of lamp-widget is one of "on", "off"' "$home/lamp" ||
    { cat "$home/lamp" >&2; echo "check-guests: a wrong value of a field is not named" >&2; exit 1; }

# Of two types with one name the nearest counts, from whatever folder the command is given.
mkdir -p "$home/near/App" "$home/near/Widget"
touch "$home/near/LICENSE"
printf 'import SwiftUI\nstruct Pill: View { var body: some View { Text("of the app") } }\n' >"$home/near/App/Pill.swift"
sed 's/of the app/of the widget/' "$home/near/App/Pill.swift" >"$home/near/Widget/Pill.swift"
sed 's/Button("Fill", intent: FillIntent())/Pill()/' "$root/Tests/OrdinaryGuests/Tank.swift" >"$home/near/Widget/Tank.swift"
for place in . Widget App; do
    path=$(realpath -m --relative-to="$home/near/$place" "$home/near/Widget/Tank.swift")
    expect "$(cd "$home/near/$place" && "$islet" render "$path" lock-screen --state invented-2)" "of the widget"
done

# A folder of sources that is called as a presentation is named where Islet's own widget is drawn.
mkdir -p "$home/named/all"
cp "$root/Tests/OrdinaryGuests/Tank.swift" "$home/named/all"
expect "$(cd "$home/named" && "$islet" render all 2>&1 >/dev/null)" "the folder is ./all"

# A provider's states may come from a ForEach, and are in the order of the source.
crossing=$root/Tests/OrdinaryGuests/Crossing.swift
expect "$("$islet" render "$crossing" lock-screen --state 2-boats)" "boats 2" "3 minutes, 42 seconds" "3:42"
order=$("$islet" check "$crossing" --format json | grep -o '"state":"[^"]*"' | cut -d'"' -f4 | tr '\n' ' ')
[ "$order" = "1-boats 2-boats full " ] || { echo "check-guests: the crossing has the states $order" >&2; exit 1; }

# Nothing is left among the temporary files, neither by Islet nor by the compiler.
mkdir "$home/temporary" "$home/another"
sed 's/"Fill"/"Full"/' "$root/Tests/OrdinaryGuests/Tank.swift" >"$home/another/Tank.swift"
expect "$(TMPDIR=$home/temporary "$islet" render "$home/another" lock-screen --state invented-2)" "level 0.65"
[ -z "$(ls -A "$home/temporary")" ] ||
    { ls -A "$home/temporary" >&2; echo "check-guests: temporary files are left" >&2; exit 1; }

# What returns nothing goes on without the statements that need a module that is not here; fields are words, and numbers those of a phone.
charger=$root/Tests/OrdinaryGuests/Charger.swift
expect "$("$islet" render "$charger" lock-screen --state invented-1 --explain 2>"$home/charger")" "Station name" "12.5 W" "2,000 m" "€0.25"
for line in "import HostTelemetry was taken out" "a statement of 'init' is left out: it needs 'Telemetry'" "a statement of 'didSet'"; do
    grep -q "Charger.swift:.*$line" "$home/charger" ||
        { cat "$home/charger" >&2; echo "check-guests: --explain does not say \"$line\"" >&2; exit 1; }
done

# A protocol of a module that is not here is an empty one. Where the source needs more of the module, a sentence names it, with file and line.
courier=$root/Tests/OrdinaryGuests/Courier.swift
expect "$("$islet" render "$courier" lock-screen 2>"$home/courier")" "On tour" "Ada: 4"
mkdir "$home/courier-needs"
needs() {
    sed "$1" "$courier" >"$home/courier-needs/Courier.swift"
    status=0
    "$islet" check "$home/courier-needs" >"$home/needs" 2>&1 || status=$?
    [ "$status" = 1 ] && [ "$(grep -c error: "$home/needs")" = 1 ] && grep -q "Courier.swift:[0-9:]* error: .*HostTracking" "$home/needs" ||
        { cat "$home/needs" >&2; echo "check-guests: check does not say in one sentence what $2 needs" >&2; exit 1; }
}
needs '/Text(Tour/s/$/.tracked()/' "a modifier"
needs 's/let courier/@Tracked let courier/' "an attribute"
needs '/Text(Tour/s/$/; TrackedBadge(); TrackedBadge()/' "a view"
needs 's/Text(Tour().heading)/heading(Tour())/;$a func heading<T: TrackedSubject>(_ item: T) -> Text { Text(item.title) }' "a constraint"

# A timer with its intents, control and home-screen widget, and a score with its own styles, shapes, formatters and previews of both kinds.
timer=$root/Tests/ProjectGuests/Timer.swift
expect "$("$islet" render "$timer" lock-screen)" Rest "of 1h 30m"
expect "$("$islet" render "$timer" expanded)" "1:30"
expect "$("$islet" render "$timer" expanded --state rest-2)" Paused
expect "$("$islet" render "$timer" compact)" 8m
score=$root/Tests/ProjectGuests/Score.swift
expect "$("$islet" render "$score" lock-screen --state card)" Rovers 2-1 "3 pts"
expect "$("$islet" render "$score" lock-screen --state half-time-2)" City 1-0
expect "$("$islet" render "$score" compact --state card)" 2:1
expect "$("$islet" render "$score" compact --state compact)" 3:1
"$root/Scripts/check-charts.py" "$islet"

# An alarm without a preview has a state for each mode.
for mode in "invented-1 25:00" "invented-2 paused at 15:00" "invented-3 It boils"; do
    expect "$("$islet" render "$root/Tests/OrdinaryGuests/Kettle.swift" lock-screen --state "${mode%% *}")" "${mode#* }"
done

# What the picture does not need of a module that is not here is left out; a date is made up in the form that the source reads, and so is a
# setting without which the widget would crash.
"$islet" check "$root/Tests/OrdinaryGuests/Launch.swift" >"$home/launch" || { cat "$home/launch" >&2; exit 1; }
for note in "'StepsProvider' is left out" "'StepsWidget' is left out" "a statement of 'rest' is left out: it needs 'PK" \
    '"badge" of the app group group.launch has no value'; do
    grep -q "$note" "$home/launch" || { cat "$home/launch" >&2; echo "check-guests: check does not say \"$note\"" >&2; exit 1; }
done
picture=$("$islet" render "$root/Tests/OrdinaryGuests/Launch.swift" lock-screen --state invented-1)
for text in "Pad 39.jpeg" "25:00" "10:00" "9:31"; do
    grep -q "$text" <<<"$picture" || { echo "check-guests: the launch does not say \"$text\"" >&2; exit 1; }
done

# Two targets that have a type of one name are compiled one after the other; a picture is of one of them.
twins=$("$islet" check "$root/Tests/TwinGuests") || { echo "check-guests: two targets do not compile: $twins" >&2; exit 1; }
grep -q " in 4 states" <<<"$twins" || { echo "check-guests: not both targets are drawn: $twins" >&2; exit 1; }
status=0
"$islet" render "$root/Tests/TwinGuests" lock-screen >"$home/twins" 2>&1 || status=$?
[ "$status" = 1 ] && grep -q "2 targets do not compile together; name the files of one: .*Ride/TripWidget.swift" "$home/twins" ||
    { cat "$home/twins" >&2; echo "check-guests: render does not say which files to name" >&2; exit 1; }

# The list of the widget's bundle comes before the app's, which answers what it lacks. Away from the checkout, whose project is another.
cp -R "$root/Tests/ListGuests" "$home/lists"
expect "$("$islet" render "$home/lists/Widget" lock-screen)" "Line of the widget" "tram-app://stop"

# A key that no list has is named where the widget crashes for want of it.
mkdir "$home/keyless"
sed 's/Bundle.main.object.*no name"/server!/' "$root"/Tests/ListGuests/Widget/*.swift >"$home/keyless/Link.swift"
echo 'private var server: String? { Bundle.main.infoDictionary?["LineServer"] as? String }' >>"$home/keyless/Link.swift"
"$islet" check "$home/keyless" >"$home/keyless/report" 2>&1 || true
grep -q 'found nil.*"LineServer" of Info.plist, which has no value' "$home/keyless/report" ||
    { cat "$home/keyless/report" >&2; echo "check-guests: check does not name the missing key" >&2; exit 1; }

# What an app names of its other frameworks compiles: no body is left out, and no type is made up. Digests and other values are those
# of a phone. Away from the checkout, where nothing else is found.
cp -R "$root/Tests/FrameworkGuests" "$home/frameworks"
"$islet" check "$home"/frameworks/*.swift >"$home/names" 2>&1 || { cat "$home/names" >&2; exit 1; }
! grep -E "left out|stands in" "$home/names" >&2 || { echo "check-guests: a name that apps use is not here" >&2; exit 1; }
picture=$("$islet" render "$home"/frameworks/*.swift lock-screen)
for text in 5cac4f980fedc3d3 a2004f37730b9445 c519c1a06cdbeb2b ID0eXO3S0Y+MWjvv "differ: none"; do
    grep -qF "$text" <<<"$picture" || { echo "$picture" >&2; echo "check-guests: \"$text\" is not drawn" >&2; exit 1; }
done

# A Live Activity that no target compiles is named also where the targets are checked by themselves.
mkdir -p "$home/strays/Trip.xcodeproj" "$home/strays/Old"
cp -R "$root/Tests/TwinGuests/Ride" "$root/Tests/TwinGuests/Tram" "$home/strays"
sed 's/Trip/Old/g' "$root/Tests/TwinGuests/Ride/TripWidget.swift" >"$home/strays/Old/OldWidget.swift"
cat >"$home/strays/Trip.xcodeproj/project.pbxproj" <<'PROJECT'
// !$*UTF8*$!
{
    objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A, B); };
        M = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension"; buildPhases = ();
            fileSystemSynchronizedGroups = (G); };
        B = { isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension"; buildPhases = ();
            fileSystemSynchronizedGroups = (H); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = Ride; sourceTree = "<group>"; };
        H = { isa = PBXFileSystemSynchronizedRootGroup; path = Tram; sourceTree = "<group>"; };
    };
    rootObject = P;
}
PROJECT
strays=$("$islet" check "$home/strays") || { echo "check-guests: targets do not compile: $strays" >&2; exit 1; }
grep -q "Old/OldWidget.swift:1:1: warning: this Live Activity is left out" <<<"$strays" && grep -q " in 4 states" <<<"$strays" ||
    { echo "check-guests: a file that no target compiles is not named: $strays" >&2; exit 1; }

# The forms of SwiftUI's interface compile as they are written, family by family: what is drawn is in the picture, and --explain names the
# rest.
cp -R "$root/Tests/InterfaceGuests" "$home/interface"
"$islet" check "$home"/interface/*.swift --explain >"$home/forms" 2>&1 || { cat "$home/forms" >&2; exit 1; }
! grep -E "left out|stands in" "$home/forms" >&2 || { echo "check-guests: a form of SwiftUI is not here" >&2; exit 1; }
for note in "fileExporter is accepted" "accessibilityRotor is accepted" "searchToolbarBehavior is accepted"; do
    grep -q "$note" "$home/forms" || { echo "check-guests: --explain does not say \"$note\"" >&2; exit 1; }
done
expect "$("$islet" render "$home"/interface/*.swift lock-screen)" "left|right" "row 0" "row 2" box inside "71°" 7.5 \
    "0 0 m 2 0 l 2 1 l 0 1 l h"

# Every hostile preview must become a report with its line, and the last one, which does no harm, must be drawn.
mkdir "$home/widgets"
cd "$home/widgets"
cp "$root"/Tests/HostileGuests/*.swift .
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
! grep -q '[[:cntrl:]]' <(tr -d '\n' <report) || fail "control characters of a widget reached the terminal"
for name in trap index unwrap overflow divide cast try range precondition assertion init loop deadlock recursion body endless-tree \
    endless-list deep-tree abort segment write free raise exit quit leave kill stop memory text-memory closing answer escape; do
    # States of which the same is said have one line.
    grep -q "hostile-widget · \([a-z, -]*, \)\?$name\(, [a-z, -]*\)\?\( · lock-screen\)\?: " report || fail "no report of \"$name\""
done
for name in trap index unwrap overflow divide cast try precondition init recursion segment write; do
    grep -q "hostile-widget · $name\( · lock-screen\)\?: Hostile.swift:[0-9]*: " report || fail "the report of \"$name\" does not say where"
done
! grep -q "hostile-widget · well[ :]" report || fail "a harmless state is not drawn after hostile ones"

# Where no state can be decoded, the report is whole, and has the line.
status=0
"$islet" check Undecodable.swift --format json >report 2>/dev/null || status=$?
[ "$status" = 1 ] && grep -q '"failures":\[{"file":"Undecodable.swift","line":10,' report ||
    fail "a state that cannot be decoded is not in the report"

# A state after one that ends the process is drawn.
status=0
"$islet" check After.swift >report 2>&1 || status=$?
[ "$status" = 1 ] && grep -q "after-widget · after · lock-screen: .*found nil" report && grep -q "^1 finding in 2 states" report ||
    fail "the state after one that ends the process is not drawn"

# Of several presentations only the one that crashes has the error, and its content may be given other values.
status=0
"$islet" render Part.swift >report 2>&1 || status=$?
[ "$status" = 1 ] && grep -q "card of 2" report && grep -q "well open" report && grep -q "Compact · Part.swift:[0-9]*: Fatal" report ||
    fail "one presentation that crashes hides the others"
status=0
"$islet" check Part.swift >report 2>&1 || status=$?
[ "$status" = 1 ] && grep -q "part-widget · part · compact: Part.swift:[0-9]*: Fatal error" report &&
    grep -q "^1 finding in 1 state" report || fail "check does not name the presentation that crashes"
"$islet" render Part.swift --content '{"numbers": [1, 2, 3, 77]}' >report 2>&1 && grep -q "lead *77" report ||
    fail "--content does not change a field"

# A thread that never ends does not burn a processor while the studio is open.
"$root/Scripts/check-burning.py" "$islet" Burning.swift

# In a pull request a failure is at its line.
"$islet" check After.swift --format github >report 2>&1 || true
grep -q "^::error file=After.swift,line=[0-9]*::after-widget .* after · lock-screen: Fatal error" report || fail "a failure is not annotated"

# Nothing of the machine can be reached: one state tries it all, and names what succeeded.
SECRET=1 "$islet" render Refused.swift lock-screen >report 2>&1 || fail "the attempts were not drawn"
grep -q "none was possible" report || fail "a widget could reach something"

# Values that no layout expects, in cells and in points: each is drawn or is an error of its state.
status=0
"$islet" check Odd.swift >report 2>&1 || status=$?
[ "$status" -le 1 ] || fail "islet check ended with $status for odd values"
for state in odd odd-4 odd-18 odd-40; do
    for picture in "" --points; do
        status=0
        "$islet" render Odd.swift lock-screen --state "$state" $picture -o odd.svg >report 2>&1 || status=$?
        [ "$status" -le 1 ] || fail "islet render ended with $status for \"$state\""
    done
done
"$islet" render Odd.swift lock-screen --state odd-46 | grep -q well || fail "a harmless state is not drawn after odd ones"
[ ! -e WITNESS ] && [ "$(stat -c '%a %s %Y' VICTIM)" = "$before" ] || fail "a hostile widget changed a file"
! pgrep -f "$home/cache/islet/guests" >/dev/null || fail "a widget's process is left"
echo "check-guests: hostile widgets harmed nothing"
