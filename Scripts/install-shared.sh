#!/usr/bin/env bash
# Puts manual pages and completions, made by the installed program itself, where man and shells look; or takes them away.
# Usage: install-shared.sh install|uninstall PREFIX
set -euo pipefail

prefix=$2
islet=$prefix/bin/islet
completions=(
    bash:share/bash-completion/completions/islet
    zsh:share/zsh/site-functions/_islet
    fish:share/fish/vendor_completions.d/islet.fish
)

case $1 in
install)
    "$islet" manual --directory "$prefix/share/man"
    for completion in "${completions[@]}"; do
        file=$prefix/${completion#*:}
        install -d "$(dirname "$file")"
        "$islet" --generate-completion-script "${completion%%:*}" >"$file.new"
        chmod 644 "$file.new"
        mv "$file.new" "$file"
    done
    ;;
uninstall)
    if [ -x "$islet" ]; then
        "$islet" manual | while read -r page; do rm -f "$prefix/share/man/$page"; done
    fi
    for completion in "${completions[@]}"; do rm -f "$prefix/${completion#*:}"; done
    ;;
*)
    echo "islet: install-shared.sh takes install or uninstall" >&2
    exit 64
    ;;
esac
