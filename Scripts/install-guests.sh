#!/usr/bin/env bash
# Puts what the source of Live Activities compiles against under PREFIX/lib/islet: modules, library, and the sources of both, from
# which another compiler makes its own; or takes it away.
# Usage: install-guests.sh install PREFIX BUILD COMPILER | install-guests.sh uninstall PREFIX
set -euo pipefail

place=$2/lib/islet
root=$(cd "$(dirname "$0")/.." && pwd)
# The rooms that the modules are made of, bottom up.
rooms=(CivilCalendar Languages LocalizedResources ActivitySystem ActivityLifecycle CellUI Presentations GuestProtocol)

case $1 in
install)
    build=$3
    compiler=$4
    rm -rf "$place"
    install -d "$place/modules" "$place/source/Sources" "$place/source/Compatibility"
    install -m 644 "$build"/Modules/*.swiftmodule "$place/modules"
    for library in "$build"/libIsletGuest.*; do
        case $library in *.so | *.dylib) ;; *) continue ;; esac
        install -m 755 "$library" "$place"
        # What a guest links against stays; other names would be a quarter of it.
        case $library in *.so) strip "$place/$(basename "$library")" ;; *) strip -S -x "$place/$(basename "$library")" ;; esac
    done
    "$compiler" -frontend -version 2>/dev/null | grep -m 1 version >"$place/compiler"
    for room in "${rooms[@]}"; do cp -R "$root/Sources/$room" "$place/source/Sources/$room"; done
    cp -R "$root/Compatibility/Package.swift" "$root/Compatibility/Sources" "$place/source/Compatibility"
    {
        printf '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n    name: "islet",\n'
        printf '    platforms: [.macOS(.v15)],\n    products: [\n'
        printf '        .library(name: "%s", targets: ["%s"]),\n' $(for room in "${rooms[@]}"; do echo "$room $room"; done)
        printf '    ],\n    traits: [.trait(name: "Program")],\n    targets: [\n'
        below=""
        for room in "${rooms[@]}"; do
            uses=""
            for other in $below; do
                grep -rqs "^\(@_exported \|package \|public \)\?import $other$" "$root/Sources/$room" && uses="$uses\"$other\", "
            done
            printf '        .target(name: "%s", dependencies: [%s]),\n' "$room" "${uses%, }"
            below="$below $room"
        done
        printf '    ],\n    swiftLanguageModes: [.v6]\n)\n'
    } >"$place/source/Package.swift"
    echo "$place: $(du -sh "$place/modules" | cut -f1) modules, $(du -sh "$place"/libIsletGuest.* | cut -f1) library"
    ;;
uninstall)
    rm -rf "$place"
    ;;
*)
    echo "islet: install-guests.sh takes install or uninstall" >&2
    exit 64
    ;;
esac
