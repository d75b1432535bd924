#!/usr/bin/env bash
# Says which packages of this Debian a program needs, with their versions, from what it is linked
# with: tools/package/dependencies.sh PROGRAM
set -euo pipefail
program=$(readlink -f "$1")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# No Debian has the libraries of Swift in a package.
if readelf -d "$program" | grep -Eq 'NEEDED.*\[lib(swift|Foundation|dispatch|BlocksRuntime)'; then
  echo "$1 needs the libraries of Swift — cure: build it with --static-swift-stdlib" >&2
  exit 1
fi

# What is looked up reads the description of a source package.
cd "$place"
mkdir debian
printf 'Source: redstart\n\nPackage: redstart\nArchitecture: any\n' > debian/control
found=$(dpkg-shlibdeps -O "$program" 2> "$place/log") || {
  cat "$place/log" >&2
  echo "what $1 needs is in no package — cure: build it on Debian" >&2
  exit 1
}
sed -n 's/^shlibs:Depends=//p' <<< "$found"
