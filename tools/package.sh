#!/usr/bin/env bash
# Builds the server with all of Swift in it, and packs it with the app of dist/web:
# dist/packages/redstart-….tar.gz for any Linux, redstart_….deb for Debian.
# The same program and app of the same commit always give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C
# Other places for the build, which is apart from that of `make run`, and for the result.
build=${BUILD:-.build-package} out=${OUT:-dist/packages} web=${WEB:-dist/web}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

stop() {
  echo "$1 — cure: $2" >&2
  exit 1
}

# The time of the commit stands for all times in a package, and numbers the packages.
commit_time() {
  git log -1 --format=%ct 2> /dev/null ||
    stop "no commit tells the time of this source" "set SOURCE_DATE_EPOCH to seconds since 1970"
}

# Names what the program was made of, for people who install it.
licences() {
  local swift file
  swift=$(dirname "$(readlink -f "$(command -v swift)")")/../share/swift/LICENSE.txt
  {
    [ ! -e "$swift" ] || echo "Swift $swift"
    [ ! -e /usr/share/doc/wasi-libc/copyright ] ||
      echo "wasi-libc /usr/share/doc/wasi-libc/copyright"
    find "$build/checkouts" -maxdepth 4 -type f \( -name 'LICENSE*' -o -name 'NOTICE*' \) |
      sort | sed "s#^$build/checkouts/\(.*\)#\1 &#"
  } | while read -r name file; do
    printf '==== %s\n\n' "$name"
    cat "$file"
    printf '\n'
  done
}

[ -e "$web/index.html" ] || stop "there is no app in $web" "make app"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(commit_time)}
export SOURCE_DATE_EPOCH
version=$(sed -n 's/.* text = "\(.*\)"/\1/p' Sources/Server/Web/ServerVersion.swift)
version=$version+$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S)

options=(-c release --product redstart --static-swift-stdlib --scratch-path "$build")
swift build "${options[@]}" -debug-info-format none
strip -o "$place/redstart" "$(swift build "${options[@]}" --show-bin-path)/redstart"
licences > "$place/licences.txt"
[ -z "$(git status --porcelain 2> /dev/null)" ] ||
  echo "note: what is packed differs from the last commit, by which it is numbered" >&2

rm -rf "$out"
mkdir -p "$out"
tools/package/archive.sh "$place/redstart" "$web" "$place/licences.txt" "$version" "$out"
tools/package/deb.sh "$place/redstart" "$web" "$place/licences.txt" "$version" "$out"
