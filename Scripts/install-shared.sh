#!/usr/bin/env bash
# Puts manual pages and completions, made by the installed program itself, where man and shells look; or takes them away.
# Usage: install-shared.sh install|uninstall PREFIX
set -euo pipefail

prefix=$2
islet=$prefix/bin/islet
push=$prefix/bin/islet-push
page=$(dirname "$0")/../docs/islet-push.1
# SHELL:FILE; %s is the program's name.
completions=(
    bash:share/bash-completion/completions/%s
    zsh:share/zsh/site-functions/_%s
    fish:share/fish/vendor_completions.d/%s.fish
)
# The path of a completion: path FILE PROGRAM
path() { printf "$prefix/$1" "$2"; }

case $1 in
install)
    "$islet" manual --directory "$prefix/share/man"
    install -m 644 "$page" "$prefix/share/man/man1/islet-push.1"
    for program in "$islet" "$push"; do
        for completion in "${completions[@]}"; do
            file=$(path "${completion#*:}" "$(basename "$program")")
            install -d "$(dirname "$file")"
            "$program" --generate-completion-script "${completion%%:*}" >"$file.new"
            chmod 644 "$file.new"
            mv "$file.new" "$file"
        done
    done
    ;;
uninstall)
    if [ -x "$islet" ]; then
        "$islet" manual | while read -r page; do rm -f "$prefix/share/man/$page"; done
    fi
    rm -f "$prefix/share/man/man1/islet-push.1"
    for completion in "${completions[@]}"; do
        for program in islet islet-push; do rm -f "$(path "${completion#*:}" "$program")"; done
    done
    ;;
*)
    echo "islet: install-shared.sh takes install or uninstall" >&2
    exit 64
    ;;
esac
