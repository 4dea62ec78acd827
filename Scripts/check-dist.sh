#!/usr/bin/env bash
# Unpacks what `make dist` made into a scratch root, and runs it from there.
# Usage: check-dist.sh FOLDER EXPECTED-VERSION-LINE
set -euo pipefail

folder=$1
expected=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
    echo "islet: $1" >&2
    exit 1
}
# check ROOT: both programs run and tell their version, and what belongs to them is there.
check() {
    [ "$("$1/bin/islet" --version)" = "$expected" ] || fail "$1: not \"$expected\""
    [ "$("$1/bin/islet-push" --version)" = "${expected/islet/islet-push}" ] || fail "$1: another version of islet-push"
    for page in islet.1 islet-push.1; do compgen -G "$1/share/man/man1/$page*" >/dev/null || fail "$1: no $page"; done
    [ -s "$1/share/bash-completion/completions/islet" ] || fail "$1: no completions"
}

mkdir "$scratch/tar" "$scratch/deb"
tar --extract --gzip --file "$folder"/islet-*.tar.gz --directory "$scratch/tar" --strip-components 1
check "$scratch/tar"
if command -v dpkg-deb >/dev/null; then
    package=$(echo "$folder"/islet_*.deb)
    dpkg -x "$package" "$scratch/deb"
    check "$scratch/deb/usr"
    for dependency in $(dpkg-deb --field "$package" Depends | tr ',' '\n' | awk '{ print $1 }'); do
        dpkg-query --show "$dependency" >/dev/null || fail "$package depends on $dependency, which is not a package here"
    done
fi
