#!/usr/bin/env bash
# Pushes to a server with real third-party clients, unchanged: two from PyPI, curl with Apple's recipe, Node and the JDK.
#
#   Tests/PushAcceptance/run.sh BINARY
#
# BINARY is `islet-push`. Keys, authority and tokens are made on the spot; the Python
# packages go into a virtual environment under .build (PUSH_ACCEPTANCE_VENV names another place). Every check is one line; the last
# line is `N passed, M failed`, and the exit status is 1 if anything failed.
set -euo pipefail

if [ $# -ne 1 ]; then
    echo "usage: $0 BINARY" >&2
    exit 64
fi
binary=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
venv=${PUSH_ACCEPTANCE_VENV:-$here/../../.build/push-acceptance-venv}

for command in curl openssl node java python3; do
    if ! command -v "$command" >/dev/null; then
        echo "push acceptance: $command is missing; run Scripts/install-packages.sh push" >&2
        exit 69
    fi
done

# A finished environment carries a copy of the list that it was made from.
if ! cmp -s "$here/requirements.txt" "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/requirements.txt"
    cp "$here/requirements.txt" "$venv/requirements.txt"
fi

work=$(mktemp -d)
server=
finish() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$work"
}
trap finish EXIT

export KEY_ID=ABC123DEFG TEAM_ID=DEF123GHIJ BUNDLE=com.example.meditation
export TOPIC=$BUNDLE.push-type.liveactivity
export KEY_FILE=$work/AuthKey_$KEY_ID.p8 CA_FILE=$work/ca.pem
# A Live Activity's token has 160 digits.
DEVICE=$(openssl rand -hex 80) GONE_DEVICE=$(openssl rand -hex 80) UNKNOWN_DEVICE=$(openssl rand -hex 80)
export DEVICE GONE_DEVICE UNKNOWN_DEVICE
export PAYLOAD='{"aps":{"timestamp":1795225793,"event":"update","content-state":{"isCompleted":false}}}'

openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$KEY_FILE" 2>/dev/null
openssl pkey -in "$KEY_FILE" -pubout -out "$work/public.pem"
"$binary" certificate --out "$work" >/dev/null
openssl verify -x509_strict -CAfile "$CA_FILE" "$work/server.pem" >/dev/null

"$binary" serve --port 0 --connect-port 0 --control-port 0 --certificate "$work/server.pem" \
    --private-key "$work/server.key" --signing-key "$KEY_ID=$work/public.pem" --team "$TEAM_ID" --topic "$BUNDLE" \
    --device "$DEVICE" --gone-device "$GONE_DEVICE" --state "$work/state" >"$work/events" 2>"$work/errors" &
server=$!
ready=
for _ in $(seq 200); do
    ready=$(grep -m1 '"event":"ready"' "$work/events" || true)
    [ -z "$ready" ] || break
    if ! kill -0 "$server" 2>/dev/null; then break; fi
    sleep 0.05
done
if [ -z "$ready" ]; then
    echo "push acceptance: $binary printed no ready line within 10 s:" >&2
    cat "$work/errors" >&2
    exit 1
fi
port_named() { sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" <<<"$ready"; }
PORT=$(port_named port) CONNECT_PORT=$(port_named connect_port)
export PORT CONNECT_PORT

# Each client prints a line a check: `ok NAME` or `FAIL NAME: what came`. They run side by side: starting them is most of the time.
clients=("$venv/bin/python $here/aioapns_client.py" "$venv/bin/python $here/kalyke_client.py" "$here/curl_client.sh"
    "node $here/node_client.mjs" "java $here/JDKClient.java")
pids=()
for index in "${!clients[@]}"; do
    # shellcheck disable=SC2086 # two words
    timeout 40 ${clients[$index]} >"$work/client-$index" 2>"$work/client-$index.errors" &
    pids+=($!)
done
for index in "${!clients[@]}"; do
    status=0
    wait "${pids[$index]}" || status=$?
    if [ "$status" -ne 0 ]; then
        echo "FAIL ${clients[$index]##*/}: exit status $status: $(tail -n 3 "$work/client-$index.errors" | tr '\n' ' ')" \
            >>"$work/client-$index"
    fi
    cat "$work/client-$index"
    cat "$work/client-$index" >>"$work/checks"
done

# SIGTERM drains: the server is gone within its limit and exits with 0.
kill -TERM "$server"
status=0
wait "$server" || status=$?
server=
if [ "$status" -eq 0 ]; then line="ok server: SIGTERM drains"; else line="FAIL server: exit status $status after SIGTERM"; fi
echo "$line" | tee -a "$work/checks"

passed=$(grep -c '^ok ' "$work/checks" || true)
failed=$(grep -c '^FAIL ' "$work/checks" || true)
echo "$passed passed, $failed failed"
# Every client has its checks; another number means that one stopped early.
[ "$failed" -eq 0 ] && [ "$passed" -eq 24 ]
