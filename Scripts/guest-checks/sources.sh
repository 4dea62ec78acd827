# What is collected of a folder, what is taken out of its sources, and what is said of it.

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

# A bracket that is not closed above the widget is an error in its line, not a source that compiles to nothing.
mkdir "$home/open"
{
    printf 'import SwiftUI\nstruct Drop: View { var body: some View { HStack { Image(systemName: "drop"\n  Text("x") } } }\n'
    cat "$root/Tests/OrdinaryGuests/Tank.swift"
} >"$home/open/Tank.swift"
! "$islet" check "$home/open/Tank.swift" >"$home/open/said" 2>&1
grep -q "Tank.swift:[23]:[0-9]*: error: expected" "$home/open/said" ||
    { cat "$home/open/said" >&2; echo "check-guests: an open bracket is not named" >&2; exit 1; }

# Each case of an enum has a state, and a text of a catalogue whose key was written by hand a symbol.
mkdir "$home/ferry"
cat >"$home/ferry/Ferry.swift" <<'END'
import ActivityKit
import SwiftUI
import WidgetKit

struct FerryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        enum Phase: String, Codable { case waiting, boarding, sailing, landing, ashore }
        var phase: Phase
    }
}

struct FerryWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in
            VStack {
                switch context.state.phase {
                case .waiting: Text(.atPier(3, name: "North"))
                case .boarding: Text(.Signs.boardNow)
                case .sailing: Text(.Signs.seats(1))
                case .landing: Text("landing")
                case .ashore: Text("ashore")
                }
            }
        } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("ferry") } } compactLeading: {
                Text("f")
            } compactTrailing: {
                Text("y")
            } minimal: {
                Text("f")
            }
        }
    }
}
END
unit() { printf '{"stringUnit":{"state":"translated","value":"%s"}}' "$1"; }
printf '{"sourceLanguage":"en","version":"1.0","strings":{"AT_PIER":{"extractionState":"manual","localizations":{"en":%s,"de":%s}}}}' \
    "$(unit 'Pier %lld, %(name)@')" "$(unit '%(name)@: Steg %lld')" >"$home/ferry/Localizable.xcstrings"
printf '{"sourceLanguage":"en","version":"1.0","strings":{"Board now":{"extractionState":"manual","localizations":{"en":%s}},
    "seats":{"extractionState":"manual","localizations":{"en":{"variations":{"plural":{"one":%s,"other":%s}}}}}}}' \
    "$(unit 'All aboard')" "$(unit '%lld seat')" "$(unit '%lld seats')" >"$home/ferry/Signs.xcstrings"
for state in "1 Pier 3, North" "2 All aboard" "3 1 seat" "4 landing" "5 ashore"; do
    expect "$("$islet" render "$home/ferry" lock-screen --state "invented-${state%% *}")" "${state#* }"
done
expect "$("$islet" render "$home/ferry" lock-screen --state invented-1 --locale de)" "North: Steg 3"
