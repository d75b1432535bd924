#!/usr/bin/env bash
# Packs a server and its app for Debian and what is made of it:
# tools/package/deb.sh PROGRAM WEB LICENCES VERSION INTO
set -euo pipefail
source "$(dirname "$0")/tree.sh"
program=$1 web=$2 licences=$3 version=$4 into=$5
architecture=$(dpkg --print-architecture)
package=$into/redstart_${version}_$architecture.deb
parts=$root/Packaging
doc=usr/share/doc/redstart

put 0755 "$program" usr/bin/redstart
put_folder "$web" usr/share/redstart/web
put 0644 "$parts/redstart.service" usr/lib/systemd/system/redstart.service
put 0644 "$parts/redstart.json" etc/redstart/redstart.json
put 0644 "$parts/deb/copyright" "$doc/copyright"
for file in operating privacy sync; do put 0644 "$root/Docs/$file.md" "$doc/$file.md"; done
put_packed "$root/CHANGELOG.md" "$doc/changelog.gz"
put_packed "$licences" "$doc/licences.txt.gz"

# In KiB, each file rounded up, as Debian counts it; a folder is one.
size=$(find "$tree" -printf '%y %s\n' |
  awk '{ sum += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print sum }')
(cd "$tree" && find . -type f ! -path './etc/*' -printf '%P\0' | sort -z | xargs -0 md5sum) \
  > "$tree.sums"
trap 'rm -rf "$tree" "$tree.sums"' EXIT
# The option that keeps mails to the protocol of mail came with this libcurl; it is no symbol, so
# nothing finds it out.
depends="$("$root/tools/package/dependencies.sh" "$program"), libcurl4 (>= 7.85.0)"
mkdir "$tree/DEBIAN"
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@SIZE@/$size/" \
  -e "s/@DEPENDS@/$depends/" "$parts/deb/control" > "$tree/DEBIAN/control"
echo /etc/redstart/redstart.json > "$tree/DEBIAN/conffiles"
for script in postinst prerm postrm; do put 0755 "$parts/deb/$script" "DEBIAN/$script"; done
install -m 0644 "$tree.sums" "$tree/DEBIAN/md5sums"
settle
# More threads would cut what is packed into other blocks.
dpkg-deb --root-owner-group -Zxz -z6 --threads-max=1 --build "$tree" "$package" > /dev/null
echo "packed $package"
