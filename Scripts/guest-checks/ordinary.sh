# Widgets as apps have them: what is drawn of them, and what of their states is invented.

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

# A QR code has its dark modules, a barcode its bars in the colours of a filter; the names of a legend beside a chart are whole, one below the other.
ticket=$root/Tests/OrdinaryGuests/Ticket.swift
expect "$("$islet" render "$ticket" lock-screen)" 12A 12B "on time" high
expect "$("$islet" render "$ticket" lock-screen --points --format svg)" "12B"
"$root/Scripts/check-codes.py" "$islet"
signals=$("$islet" render "$root/Tests/OrdinaryGuests/Signals.swift" lock-screen)
expect "$signals" "sum 10, Sunday" Housing
[ "$(grep -cE "Housing|Food|Fun" <<<"$signals")" = 3 ] ||
    { echo "$signals" >&2; echo "check-guests: the legend beside the chart is not a list" >&2; exit 1; }
