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
grep -Eq '^islet [0-9]+\.[0-9]+\.[0-9]+( \([0-9a-f]+(-dirty)?\))?$' "$out" || fail "--version: no version"

run "status with nothing running" 1 status
[ ! -s "$out" ] || fail "status with nothing running: it wrote something"

run "--help" 0 --help
for word in extend islet-settings; do
    grep -q "$word" "$out" || fail "--help: nothing about $word"
done
run "completions" 0 --generate-completion-script bash
grep -q extend "$out" || fail "completions: no command in them"

prefix=$(dirname "$(dirname "$islet")")
for file in bash-completion/completions/islet zsh/site-functions/_islet fish/vendor_completions.d/islet.fish; do
    grep -q extend "$prefix/share/$file" || fail "$file: no completions"
done
run "manual" 0 manual
while read -r page; do
    grep -q '^\.Sh SEE ALSO' "$prefix/share/man/$page" || fail "$page: not installed whole"
done <"$out"
grep -q '^man1/islet.1$' "$out" || fail "manual: no page of islet"
if command -v mandoc >/dev/null; then
    mandoc -Tlint -W warning "$prefix"/share/man/man1/islet*.1 "$prefix"/share/man/man5/islet-*.5 >"$out" ||
        fail "manual: mandoc complains"
fi

run "islet with nothing running" 1
[ ! -s "$out" ] || fail "islet with nothing running: it wrote on standard output"
grep -q 'islet sit' "$err" || fail "islet with nothing running: it does not say how to start"

run "log of nobody" 0 log
[ ! -s "$out" ] || fail "log of nobody: it has entries"

run "pause with nothing running" 69 pause

run "a duration that is none" 64 sit nonsense
[ -s "$err" ] || fail "a duration that is none: no sentence"

run "sit without a terminal" 0 sit 20m
grep -Eq '^20 min, bell at [0-9]{2}:[0-9]{2}' "$out" || fail "sit without a terminal: no echo"
run "status of a sitting" 0 status
[ "$(wc -l <"$out")" -eq 1 ] || fail "status of a sitting: not one line"
run "status as JSON" 0 status --format json
perl -MJSON::PP -e 'exit !(decode_json(join "", <>)->{target_seconds} == 1200)' "$out" || fail "status as JSON: no such target"
run "pause" 0 pause
run "pause again" 0 pause
grep -q '^Already paused' "$out" || fail "pause again: it does not say so"
run "extend by less" 0 extend -5m
run "complete" 0 complete
grep -q 'Not logged: under 1 min (setting shortest-logged)\.$' "$out" || fail "complete: a short sitting was logged"
run "log add" 0 log add --ago 30m 20m
run "log of somebody" 0 log
[ "$(wc -l <"$out")" -eq 2 ] || fail "log of somebody: not a title and a sitting"

run "sit again" 0 sit 20m
run "cancel without asking" 64 cancel
run "cancel" 0 cancel --yes
run "status after it" 1 status

run "config init" 0 config init
run "config init again" 73 config init
run "config set" 0 config set theme moss
run "config get" 0 config get theme
[ "$(cat "$out")" = moss ] || fail "config get: not what was set"
run "theme" 0 theme
grep -q '^\* moss' "$out" || fail "theme: the chosen one has no star"
run "theme show" 0 theme show
run "theme new" 0 theme new forest --based-on moss
run "theme check" 0 theme check forest
# All scenarios, a day of updates a second among them: too long for the tests, which are not optimized.
run "simulate --check" 0 simulate --check
[ "$(grep -c '^ok   ' "$out")" -eq 15 ] || fail "simulate --check: not all scenarios"

run "doctor" "0 1" doctor
grep -q '^Store$' "$out" || fail "doctor: nothing about the store"

# The server: it starts, says where it listens, and ends when asked.
push=$(dirname "$islet")/islet-push
islet=$push
run "islet-push --help" 0 --help
for word in serve join certificate; do
    grep -q "$word" "$out" || fail "islet-push --help: nothing about $word"
done
run "islet-push completions" 0 --generate-completion-script bash
grep -q certificate "$out" || fail "islet-push completions: no command in them"
[ -s "$prefix/share/man/man1/islet-push.1" ] || fail "islet-push: no manual page"
run "islet-push help serve" 0 help serve
run "islet-push without a command it knows" 64 nonsense
run "islet-push clock that goes back" 64 clock advance -1h
[ "$(wc -l <"$err")" -eq 1 ] || fail "islet-push clock that goes back: not one sentence"
run "islet-push log without a server" 69 log
run "islet-push serve with a wrong key" 64 serve --signing-key nonsense
run "islet-push serve with a strategy that does not exist" 64 serve --strategy nonsense
run "islet-push certificate" 0 certificate --out "$place/certificates"
[ -s "$place/certificates/ca.pem" ] || fail "islet-push certificate: no ca.pem"
env -i HOME="$place/home" PATH=/usr/bin:/bin "$push" serve --port 0 --any-key >"$out" 2>"$err" </dev/null &
server=$!
for _ in $(seq 100); do
    grep -q '"event":"ready"' "$out" && break
    kill -0 "$server" 2>/dev/null || fail "islet-push serve: it ended"
    sleep 0.1
done
kill -TERM "$server"
wait "$server" || fail "islet-push serve: it does not end well"
grep -q '"event":"ready"' "$out" || fail "islet-push serve: no ready line"

[ -z "$(ls -A .)" ] || fail "it left something in the current directory"
printf 'smoke: ok\n'
