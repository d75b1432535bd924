#!/usr/bin/env bash
# Packs a server and its app for any Linux that has the libraries which it needs:
# tools/package/archive.sh PROGRAM WEB LICENCES VERSION INTO
set -euo pipefail
source "$(dirname "$0")/tree.sh"
program=$1 web=$2 licences=$3 version=$4 into=$5
name=redstart-$version-linux-$(dpkg --print-architecture)

# The server finds an app that stands beside it.
put 0755 "$program" "$name/redstart"
put_folder "$web" "$name/web"
put 0644 "$licences" "$name/licences.txt"
for file in LICENSE Docs/operating.md Docs/privacy.md Docs/sync.md; do
  put 0644 "$root/$file" "$name/$(basename "$file")"
done
settle
tar --format=ustar --sort=name --owner=0 --group=0 --numeric-owner -C "$tree" -cf - "$name" |
  gzip -9 -n > "$into/$name.tar.gz"
echo "packed $into/$name.tar.gz"
