#!/usr/bin/env bash
# Builds what a browser loads into dist/web: tools/app.sh release|debug
# Code and style get their own hash into their names, so a browser may keep them for ever;
# the same sources always give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C
configuration=${1:-release}
# Stand-ins for the page and the module, and another place for the result.
source=${WEB:-Web} engine=${ENGINE:-} out=${OUT:-dist/web}
new=$out.new

short_hash() { sha256sum "$1" | cut -c 1-12; }

# Quotes a name for use in a regular expression.
pattern() { sed 's/[.[\*^$]/\\&/g' <<< "$1"; }

# Whether the first file names the second one in quotes.
names() { grep -Eq "[\"'](\./|/)?$(pattern "$2")[\"']" "$1"; }

# Writes the hashed name of a file wherever the page, a script or the style names it in quotes.
# The service worker stands at the root like everything else, so `./` and `/` lead to one place.
rename() {
  local file=$1 hashed=$2 other
  mv "$file" "$hashed"
  # A part of a picture may be named behind it: `birds.svg?hop#hop`.
  local part='((\?[a-z]+)?(#[a-z0-9-]+)?)'
  for other in index.html *.js *.css; do
    sed -E -i "s@([\"'])(\./|/)?$(pattern "$file")$part([\"'])@\1\2$hashed\3\6@g" "$other"
  done
  hashed_files+=("$hashed")
}

hash_name() { echo "${1%.*}.$(short_hash "$1").${1##*.}"; }

# A file that names no other waiting one can get its final name; then those that import it can.
rename_all() {
  local waiting=("$@") later file other free
  while [ ${#waiting[@]} -gt 0 ]; do
    later=()
    for file in "${waiting[@]}"; do
      free=yes
      for other in "${waiting[@]}"; do
        if [ "$other" != "$file" ] && [ -e "$other" ] && names "$file" "$other"; then free=no; fi
      done
      if [ $free = yes ]; then rename "$file" "$(hash_name "$file")"; else later+=("$file"); fi
    done
    if [ ${#later[@]} = ${#waiting[@]} ]; then
      echo "files import each other in a circle: ${later[*]} — cure: break it" >&2
      exit 1
    fi
    waiting=("${later[@]}")
  done
}

# The list that the service worker keeps, and a name for exactly this build.
write_asset_list() {
  local placeholder="const ASSETS = []; const BUILD = '';" list build
  grep -qxF "$placeholder" sw.js || {
    echo "sw.js has no line \"$placeholder\" — cure: add it at the top" >&2
    exit 1
  }
  list=$(printf '%s\n' "${hashed_files[@]}" | sort | sed "s#.*#'/&'#" | paste -sd ,)
  build=$(find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-12)
  sed -i "s#^const ASSETS = .*#const ASSETS = [$list]; const BUILD = '$build';#" sw.js
}

# On a home screen stands the whole bird, `home.svg`; a tab shows `icon.svg`, drawn for 16 pixels.
# An iPhone rounds a full square itself, so its picture is the former without its round corners.
draw_icons() {
  [ -e icons/home.svg ] || return 0
  picture 192 < icons/home.svg > icons/icon-192.png
  picture 512 < icons/home.svg > icons/icon-512.png
  picture 512 < icons/maskable.svg > icons/maskable-512.png
  sed 's/ rx="[0-9]*"//' icons/home.svg | picture 180 > icons/apple-touch.png
  rm icons/home.svg icons/maskable.svg
}

# Flat colours need no more than a small palette, at a third of the bytes.
picture() { rsvg-convert -w "$1" -h "$1" | pngquant --speed 1 --nofs 64 -; }

# The page's scripts become one: alike things compress better together, and a first visit asks for
# fewer files. A worker, which writes without a page, and a measurement load theirs from parts/.
bundle() {
  local file
  mkdir -p parts
  for file in engine.js store.js; do small "$file" > "parts/$file"; done
  small app.js --mangle-props="$own" | smaller > app.small
  for file in *.js; do
    case $file in app.js | sw.js) continue ;; esac
    rm "$file"
    sed -i "/<link rel=\"modulepreload\" href=\"$(pattern "$file")\">/d" index.html
  done
  mv app.small app.js
}

# One style sheet, in the order in which the page names them; only blanks and comments go.
bundle_styles() {
  local sheets sheet
  mapfile -t sheets < <(sed -n 's/^<link rel="stylesheet" href="\(.*\)">$/\1/p' index.html)
  cat "${sheets[@]}" > all
  rm "${sheets[@]}"
  esbuild --loader=css --minify-whitespace --target=esnext --log-level=warning < all > style.css
  rm all
  sed -i -e "s|href=\"$(pattern "${sheets[0]}")\"|href=\"style.css\"|" index.html
  for sheet in "${sheets[@]:1}"; do
    sed -i "/<link rel=\"stylesheet\" href=\"$(pattern "$sheet")\">/d" index.html
  done
}

# What only our own scripts call by its name: no effect of the engine, nothing of a browser and no
# kind of what arrives.
own='transact|database|connection|ownSeal|catchUp|putAside|openAll|overwrite|contents'
own="$own|feed|complete|renew|detach|locked|follow|idle|schedule|settled|running|following"
own="$own|opened|stale|isWhole|undoing|view|take|read|render|port|channel|newer|stamp|fold|lying"
own="$own|attach|raw|isKept|keep|show|picture|paint|back|seen|painted|look|again|actions"
own="^($own|marks|handOver|begin|when|level|source|isOld|html)$"

small() {
  esbuild "$@" --bundle --format=esm --minify --target=es2022 --charset=utf8 --log-level=error
}

# A twentieth less than esbuild alone. Node looks for what Debian installs only if it is told to.
# No function here is one for `new` or for `this`, which no arrow could stand for.
smaller() {
  NODE_PATH=/usr/share/nodejs terser --module --ecma 2022 \
    --compress passes=3,inline=1,hoist_funs,unsafe_arrows --mangle --format wrap_func_args=false
}

# Comments, indents and long names are for readers of the sources.
minify() {
  small "$1" | smaller > "$1.small"
  mv "$1.small" "$1"
}

compress() {
  local file
  find . -type f -regex '.*\.\(html\|js\|css\|wasm\|svg\|json\|webmanifest\|txt\)' | sort |
    while read -r file; do
      brotli -q 11 -f -k "$file"
      gzip -9 -n -f -k "$file"
    done
}

if [ -z "$engine" ]; then
  engine=.build-wasm/$configuration-app.wasm
  tools/wasm.sh "$configuration" Browser "$engine"
fi

rm -rf "$new"
mkdir -p "$new"
cp -R "$source/." "$new"
cp "$engine" "$new/app.wasm"
cp "${engine%.wasm}-rest.wasm" "$new/rest.wasm"
tools/content.sh "$new"
cd "$new"
# Under the signature of this key the app takes help numbers that are newer than itself.
if [ -n "${HELP_KEY:-}" ]; then
  [[ $HELP_KEY =~ ^04[0-9a-f]{128}$ ]] || {
    echo "HELP_KEY is no public key — cure: take what \`redstart directory key\` printed" >&2
    exit 1
  }
  sed -i "s/\(<meta name=\"help\" content=\"\)\">/\1$HELP_KEY\">/" index.html
fi
find . -name '.*' -type f -delete

hashed_files=()
draw_icons
# The style names the pictures and the font, so they get their last names before it is made.
for file in *.svg *.woff2; do
  if [ -e "$file" ]; then rename "$file" "$(hash_name "$file")"; fi
done
if [ "$configuration" != debug ]; then
  bundle
  bundle_styles
fi
rename app.wasm "$(hash_name app.wasm)"
rename rest.wasm "$(hash_name rest.wasm)"
# A browser asks for the icon again on each new screen; under this name it asks the cache.
rename icons/icon.svg "$(hash_name icons/icon.svg)"
for file in *.*.txt; do
  names index.html "$file" || {
    echo "Web/index.html does not name $file — cure: give it a meta element" >&2
    exit 1
  }
  rename "$file" "$(hash_name "$file")"
done
# Fetched when a password is chosen, so it is not among what each device keeps beforehand.
if [ -e passwords.txt ]; then
  rename passwords.txt "$(hash_name passwords.txt)"
  unset 'hashed_files[-1]'
fi
mapfile -t linked < <(
  find . -maxdepth 1 \( -name '*.js' -o -name '*.css' \) ! -name sw.js -printf '%f\n' | sort)
rename_all "${linked[@]}"
write_asset_list
[ "$configuration" = debug ] || { minify sw.js && compress; }

cd - > /dev/null
rm -rf "$out"
mv "$new" "$out"
echo "built $out ($configuration)"
