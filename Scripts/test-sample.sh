#!/usr/bin/env bash
# Runs the sample packages as a stranger would. The tests of one pass; a broken picture fails, in CI without a trace; accepted, it is
# the reference again, byte for byte. The studio of the other draws, checks and compares its widget. Islet's libraries need no other
# package.
#
# SWIFT        the Swift to build with (default swift)
# DEBUG_FLAGS  flags of all builds (default none); those of the tests, so that nothing is compiled twice
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
sample=Examples/SnapshotSample
build=.build/sample
flags=${DEBUG_FLAGS:-}  # words, of which each is an argument
references=$sample/Tests/TeaTests/__Snapshots__
picture=$references/TeaViewXCTests/oolong.frame
text=$references/TeaViewTests/after-30-s.frame

fail() {
    printf 'test-sample: %s\n' "$*" >&2
    exit 1
}
tests() { "$swift" test $flags --package-path "$sample" --scratch-path "$build" "$@"; }

kept=$(mktemp -d)
restore() {
    cp "$kept/oolong.frame" "$picture"
    cp "$kept/after-30-s.frame" "$text"
    find "$references" -name '*.new' -delete
    rm -rf "$kept"
}
cp "$picture" "$text" "$kept/"
trap restore EXIT

# What only the programs use is neither fetched nor compiled.
packages=$("$swift" package --package-path "$sample" --scratch-path "$build" show-dependencies --format flatlist)
# Islet itself is listed under the name of its folder.
[ "$(wc -l <<<"$packages")" -eq 1 ] || fail "the libraries need other packages: ${packages//$'\n'/, }"
tests --quiet

"$swift" build $flags --quiet --product islet
islet=$("$swift" build $flags --show-bin-path)/islet

# One in XCTest, one in Swift Testing.
sed -i.bak 's/2:00/2:01/' "$picture" && rm "$picture.bak"
sed -i.bak 's/bg default  bold/bg default  italic/' "$text" && rm "$text.bak"
if CI=1 tests --skip-build >"$kept/log" 2>&1; then fail "broken pictures passed"; fi
grep -q 'row 0, column 23: was “1”, is now “0”' "$kept/log" || fail "XCTest did not tell the difference"
grep -q 'no longer italic, now bold' "$kept/log" || fail "Swift Testing did not tell the difference"
[ -z "$(find "$references" -name '*.new')" ] || fail "CI wrote beside the references"

if env -u CI "$swift" test $flags --package-path "$sample" --scratch-path "$build" --skip-build >/dev/null 2>&1; then
    fail "broken pictures passed"
fi
[ "$(find "$references" -name '*.new' | wc -l)" -eq 2 ] || fail "the new pictures do not wait for review"
"$islet" snapshot diff "$sample" >"$kept/diff" && fail "diff found nothing"
"$islet" snapshot accept "$sample" >/dev/null
cmp "$kept/oolong.frame" "$picture" || fail "the accepted picture is another"
cmp "$kept/after-30-s.frame" "$text" || fail "the accepted picture is another"
"$islet" snapshot verify "$sample"
"$islet" snapshot orphans "$sample"
tests --skip-build --quiet

# The studio of a package, in the same build folder: what both use is compiled once.
delivery=Examples/Delivery
"$swift" build $flags --quiet --package-path "$delivery" --scratch-path "$build"
studio=$("$swift" build $flags --package-path "$delivery" --scratch-path "$build" --show-bin-path)/delivery-studio
reference=$delivery/Sources/delivery-studio/__Snapshots__/main/DeliveryLiveActivity.matrix
PATH=$(dirname "$islet"):$PATH
export PATH XDG_CONFIG_HOME=$kept/config
"$studio" check
CI=1 "$studio" snapshot
[[ $("$studio" render lock-screen --state arrived) == *"At your door"* ]] || fail "the studio does not draw its widget"
cp "$reference" "$kept/delivery"
sed -i.bak 's/At your door/At your gate/' "$reference" && rm "$reference.bak"
status=0
CI=1 "$studio" snapshot >"$kept/log" 2>&1 || status=$?
cp "$kept/delivery" "$reference"
[ "$status" = 1 ] && grep -q DeliveryLiveActivity "$kept/log" || fail "a changed picture of the studio passed"
"$islet" simulate "$delivery/delivery.yaml" >"$kept/log" || fail "the scenario of the delivery does not hold: $(cat "$kept/log")"
