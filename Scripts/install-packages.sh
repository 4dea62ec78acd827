#!/usr/bin/env bash
# Installs the system packages that are missing for what is asked: `build`, and `test`, `pictures` or `push` (real clients of the push
# server) as well. Where nothing is missing it needs no network and says nothing.
set -euo pipefail

say() { printf 'islet: %s\n' "$*" >&2; }

if ! command -v swift >/dev/null; then
    say "Swift is not installed; get Swift 6.2 or later from https://www.swift.org/install and try again"
    exit 69
fi

# Homebrew keeps ncurses and sqlite where pkg-config does not look by itself.
has_library() {
    { command -v pkg-config >/dev/null && pkg-config --exists "$1"; } ||
        { command -v brew >/dev/null && brew list --versions "$2" >/dev/null 2>&1; }
}
has_command() { command -v "$1" >/dev/null; }
# What is only looked for at run time has no pkg-config file.
has_shared_library() {
    { [ -e /sbin/ldconfig ] && /sbin/ldconfig -p | grep -q "$1"; } ||
        ls /opt/homebrew/lib/"$1"* /usr/local/lib/"$1"* >/dev/null 2>&1
}
has_browser() { has_command chromium || has_command chromium-browser || has_command google-chrome; }
has_venv() { python3 -c 'import ensurepip, venv' 2>/dev/null; }
has_postgres() { has_command initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
# A Mac has its own.
has_emoji() { ! has_command apt-get || [ -e /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf ]; }
has_font() { ! has_command fc-list || fc-list | grep -q "DejaVu Sans Mono"; }

apt_packages=()
brew_packages=()
# need PACKAGE-OF-APT PACKAGE-OF-BREW CHECK…
need() {
    local apt=$1 brew=$2
    shift 2
    if ! "$@"; then
        apt_packages+=("$apt")
        brew_packages+=("$brew")
    fi
}

need pkg-config pkg-config has_command pkg-config
need libncurses-dev ncurses has_library ncursesw ncurses
need libsqlite3-dev sqlite has_library sqlite3 sqlite
for purpose in "$@"; do
    if [ "$purpose" = test ]; then
        need python3 python3 has_command python3
        need tmux tmux has_command tmux
        need ncurses-bin ncurses has_command tic
        need librsvg2-2 librsvg has_shared_library librsvg-2
        need fonts-noto-color-emoji font-noto-color-emoji has_emoji
        need libwebp7 webp has_shared_library libwebp
        need libpoppler-glib8 poppler has_shared_library libpoppler-glib
        need postgresql postgresql has_postgres
    fi
    if [ "$purpose" = push ]; then
        need curl curl has_command curl
        need openssl openssl@3 has_command openssl
        need nodejs node has_command node
        need default-jdk-headless openjdk has_command java
        need python3-venv python3 has_venv
        need nghttp2-client nghttp2 has_command h2load
    fi
    if [ "$purpose" = pictures ]; then
        need chromium chromium has_browser
        need librsvg2-2 librsvg has_shared_library librsvg-2
        need fonts-dejavu-core font-dejavu has_font
        need imagemagick imagemagick has_command compare
    fi
done

[ ${#apt_packages[@]} -gt 0 ] || exit 0

if has_command apt-get; then
    as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! has_command sudo; then
            say "missing: ${apt_packages[*]}; install them as root with: apt-get install ${apt_packages[*]}"
            exit 69
        fi
        as_root=(sudo)
        say "installing ${apt_packages[*]} with apt-get; sudo may ask for your password"
    else
        say "installing ${apt_packages[*]} with apt-get"
    fi
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${apt_packages[@]}"
elif has_command brew; then
    say "installing ${brew_packages[*]} with brew"
    brew install "${brew_packages[@]}"
else
    say "missing: ${apt_packages[*]} (Debian's names); install them and try again"
    exit 69
fi
