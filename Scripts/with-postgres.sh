#!/usr/bin/env bash
# Runs a command with a PostgreSQL of its own, in a temporary directory, on a free loopback port; both are gone afterwards.
# The command finds it in ISLET_TEST_POSTGRES=postgres://…
# Usage: with-postgres.sh COMMAND [ARGUMENT…]      exit 69 where PostgreSQL is not installed
set -euo pipefail

bin=$(dirname "$(command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb /usr/local/opt/postgresql*/bin/initdb 2>/dev/null | tail -n 1)")
if [ ! -x "$bin/initdb" ]; then
    echo "with-postgres: initdb is missing; install PostgreSQL (Debian: postgresql)." >&2
    exit 69
fi

place=$(mktemp -d "${TMPDIR:-/tmp}/islet-postgres.XXXXXX")
# PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
    user=nobody
    if id postgres >/dev/null 2>&1; then user=postgres; fi
    chown "$user" "$place"
    as=(setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups env HOME="$place")
fi
cd "$place"

stop() {
    local status=$?
    trap - EXIT
    if [ -f "$place/data/postmaster.pid" ]; then "${as[@]}" "$bin/pg_ctl" -D "$place/data" -m immediate -w stop >/dev/null 2>&1 || true; fi
    rm -rf "$place"
    exit "$status"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

"${as[@]}" "$bin/initdb" -D "$place/data" -U islet -A trust -E UTF8 --locale=C --no-sync >"$place/initdb.log" 2>&1 || {
    cat "$place/initdb.log" >&2
    exit 70
}
# A free port may be taken before the server has it: then the next one is tried.
for attempt in 1 2 3 4 5; do
    port=$(perl -MIO::Socket::INET -e 'print IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1")->sockport')
    options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$place -c max_connections=60 -c shared_buffers=16MB"
    if "${as[@]}" "$bin/pg_ctl" -D "$place/data" -l "$place/log" -w -t 30 -o "$options" start >"$place/start.log" 2>&1; then break; fi
    if [ "$attempt" = 5 ]; then
        cat "$place/start.log" "$place/log" >&2
        exit 70
    fi
done

cd "$OLDPWD"
export ISLET_TEST_POSTGRES="postgres://islet@127.0.0.1:$port/postgres"
"$@"
