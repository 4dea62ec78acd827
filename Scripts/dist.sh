#!/usr/bin/env bash
# Makes a tarball and, where dpkg-deb is, a Debian package of an installation, with the version that the program itself tells.
# Usage: dist.sh ROOT FOLDER; ROOT has what `make install DESTDIR=ROOT PREFIX=/usr` put there, FOLDER gets the files.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$1
folder=$2
programs=("$root/usr/bin/islet" "$root/usr/bin/islet-push")
# "islet 0.1.0 (abc1234)"
version=$("${programs[0]}" --version | cut -d ' ' -f 2)
# The same commit makes the same bytes.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}
export SOURCE_DATE_EPOCH
mkdir -p "$folder"
install -d "$root/usr/share/doc/islet"
cat LICENSE docs/THIRD-PARTY.md >"$root/usr/share/doc/islet/copyright"
chmod 644 "$root/usr/share/doc/islet/copyright"
install -m 644 CHANGELOG.md "$root/usr/share/doc/islet/changelog"

archive() {
    tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$@" | gzip -6n
}

name=islet-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
archive --directory "$root/usr" --transform "s,^\.,$name," . >"$folder/$name.tar.gz"
echo "$folder/$name.tar.gz"

if ! command -v dpkg-deb >/dev/null; then
    echo "islet: there is no dpkg-deb, so no Debian package was made" >&2
    exit 0
fi

# The packages of the shared libraries that the programs name, with the newest version of glibc that they need.
depends() {
    local library glibc package
    glibc=$(objdump -T "${programs[@]}" | grep -o 'GLIBC_2\.[0-9]*' | cut -d _ -f 2 | sort -V | tail -n 1)
    for library in $(objdump -p "${programs[@]}" | awk '$1 == "NEEDED" { print $2 }' | sort -u); do
        package=$(dpkg-query --search "*/$library" | cut -d : -f 1 | sort -u | head -n 1)
        [ "$package" != libc6 ] || package="libc6 (>= $glibc)"
        echo "$package"
    done | sort -u | paste -s -d , | sed 's/,/, /g'
}

package=$(mktemp -d)
trap 'rm -rf "$package"' EXIT
cp -a "$root/usr" "$package/usr"
find "$package/usr/share/man" "$package/usr/share/doc/islet/changelog" -type f -exec gzip -9n {} +
mkdir "$package/DEBIAN"
cat >"$package/DEBIAN/control" <<END
Package: islet
Version: $version
Section: utils
Priority: optional
Architecture: $(dpkg --print-architecture)
Depends: $(depends)
Suggests: fonts-noto-color-emoji, libpq5, librsvg2-2, pipewire-bin | pulseaudio-utils | alsa-utils
Maintainer: Islet contributors
Installed-Size: $(du -sk "$package/usr" | cut -f 1)
Description: meditation timer for the terminal
 Islet shows a running sitting as an iPhone shows a Live Activity: on the lock
 screen and in the Dynamic Island, side by side. A sitting belongs to no
 window; it goes on when the terminal is closed, and the bell rings all the
 same. It keeps a log, with statistics, import and export.
 .
 islet-push is a local server that answers as APNs does for Live Activities,
 and shares one timer between machines.
END
find "$package" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
chmod -R u+w,go-w,a+rX "$package"
deb=$folder/islet_${version}_$(dpkg --print-architecture).deb
# Fast: the best compression takes a minute and saves a seventh.
dpkg-deb --build --root-owner-group -Zxz -z1 "$package" "$deb" >/dev/null
echo "$deb"
