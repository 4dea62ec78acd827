# Widgets that do harm: each is an error of its own state, and nothing else has changed.

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
