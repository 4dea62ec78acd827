#!/usr/bin/env bash
# Runs an installed islet as a stranger would: from an empty directory, under a fresh HOME, without a terminal.
# Usage: smoke.sh PATH-OF-ISLET
set -euo pipefail

islet=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/home" "$place/empty"
cd "$place/empty"

out=$place/out
err=$place/err
# run NAME EXPECTED-EXITS ARGUMENT…: leaves what was written in $out and $err. After ten seconds it is ended by an alarm
# (exit 142), so that nothing waits for ever.
run() {
    local name=$1 expected=$2 status=0
    shift 2
    env -i HOME="$place/home" PATH=/usr/bin:/bin TERM="${TERM:-dumb}" \
        perl -e 'alarm 10; exec @ARGV' "$islet" "$@" >"$out" 2>"$err" </dev/null || status=$?
    case " $expected " in *" $status "*) ;; *) fail "$name: exit $status instead of $expected" ;; esac
    if grep -q $'\033' "$out" "$err"; then fail "$name: an escape sequence without a terminal"; fi
}
fail() {
    set +e
    printf 'smoke: %s\n' "$*" >&2
    cat "$out" "$err" >&2
    exit 1
}

run "--version" 0 --version
grep -Eq '^[0-9]+\.[0-9]+' "$out" || fail "--version: no version"

run "status with nothing running" 1 status
[ ! -s "$out" ] || fail "status with nothing running: it wrote something"

run "log of nobody" 0 log
[ ! -s "$err" ] || fail "log of nobody: it complained"

run "a duration that is none" 64 sit nonsense
[ -s "$err" ] || fail "a duration that is none: no sentence"

# It may stay to follow the sitting in plain lines; the sitting goes on without it.
run "sit without a terminal" "0 142" sit 20m
run "status of a sitting" 0 status
[ "$(wc -l <"$out")" -eq 1 ] || fail "status of a sitting: not one line"
run "cancel" 0 cancel --yes
run "status after it" 1 status

[ -z "$(ls -A .)" ] || fail "it left something in the current directory"
printf 'smoke: ok\n'
