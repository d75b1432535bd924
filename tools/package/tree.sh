# A tree of files that is packed, in $tree: the same bytes, times and rights on every machine.
# The scripts beside this one read it in with `source`.
export LC_ALL=C
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
umask 022
: "${SOURCE_DATE_EPOCH:?is the time in seconds since 1970 that all files get}"

# put MODE FILE PLACE
put() { install -D -m "$1" "$2" "$tree/$3"; }

# put_folder FOLDER PLACE: its files alone, for everybody to read.
put_folder() {
  local file
  (cd "$1" && find . -type f -print0) | while IFS= read -r -d '' file; do
    put 0644 "$1/$file" "$2/$file"
  done
}

# put_packed FILE PLACE
put_packed() {
  mkdir -p "$(dirname "$tree/$2")"
  gzip -9 -n < "$1" > "$tree/$2"
  chmod 0644 "$tree/$2"
}

# The last step before packing.
settle() {
  chmod 0755 "$tree"
  find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}
