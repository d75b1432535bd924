#!/usr/bin/env bash
# Makes the files of prose and words that the app loads: tools/content.sh FOLDER
# Content/<kind>/<id>.<language>.md become <kind>.<language>.txt, one line after the other; what
# is missing in a language, or has no name in the code, stops the build.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C
content=${CONTENT:-Content} out=$1
languages='en de'

stop() {
  echo "$1 — cure: $2" >&2
  exit 1
}

# The names that the code has for the things of a kind.
names_of() {
  case $1 in
    exercises)
      sed -n '/^public enum Exercise:/,/^}/s/^  case \([A-Za-z, ]*\)$/\1/p' \
        Sources/Engine/Practice/Practice/Exercise.swift | tr -d ' ' | tr , '\n'
      ;;
    swaps)
      sed -n '/^public enum CommonFood:/,/^}/s/^  case \([A-Za-z, ]*\)$/\1/p' \
        Sources/Engine/Food/Table/CommonFood.swift | tr -d ' ' | tr , '\n'
      ;;
    *) stop "$content/$1 is a kind that the app does not know" "name it in tools/content.sh" ;;
  esac
}

# Every file is a name of the code in a language.
check_names() {
  local kind=$1 known=$2 file name id language
  for file in "$content/$kind"/*; do
    name=${file##*/} id=${name%%.*}
    language=${name#*.}
    language=${language%.md}
    [[ $name = "$id.$language.md" && " $languages " = *" $language "* ]] ||
      stop "$file is not named <id>.<language>.md" "rename it"
    grep -qxF "$id" <<< "$known" || stop "$file has no name in the code" "rename or delete it"
  done
}

# Every name of the code has a file in each language.
check_twins() {
  local kind=$1 known=$2 id language
  for id in $known; do
    for language in $languages; do
      [ -s "$content/$kind/$id.$language.md" ] ||
        stop "$content/$kind/$id.$language.md is missing or empty" "write it"
    done
  done
}

# Facts come first, steps are counted from 1, and there is nothing else.
join_files() {
  awk '
    FNR == 1 {
      id = FILENAME
      sub(/.*\//, "", id)
      sub(/\..*/, "", id)
      print "= " id
      step = 0
    }
    /^$/ { next }
    /^[a-z]+: [^ ]/ && step == 0 { print; next }
    /^[0-9]+\. [^ ]/ && $1 == (step + 1) "." { step++; print; next }
    {
      print FILENAME ":" FNR " is neither a fact nor the next step — cure: put it in order" \
        > "/dev/stderr"
      exit 1
    }' "$@"
}

# The tables of words, which stand whole in the sources, and the block of them that a first visit
# needs: the head and so many lines below it.
made=Sources/App/Shell/Words/Made
first=$(sed -n 's/.*firstCount = \([0-9]*\)$/\1/p' $made/WordCounts.swift)
for language in $languages; do
  sed -n '/#"""$/,/^"""#$/{//!p}' "$made/Words_$language.swift" > "$out/words.$language.txt"
  head -n $((first + 1)) "$out/words.$language.txt" > "$out/first.$language.txt"
done

for folder in "$content"/*/; do
  kind=$(basename "$folder")
  known=$(names_of "$kind")
  check_names "$kind" "$known"
  check_twins "$kind" "$known"
  for language in $languages; do
    {
      echo 'redstart-content 1'
      join_files "$content/$kind"/*."$language".md
    } > "$out/$kind.$language.txt"
  done
done
