# Flags for the tools of Binaryen, to be read in by a script: `. tools/binaryen.sh`.
# shellcheck shell=bash disable=SC2034
# What this release of Swift makes use of, in the words of binaryen.
features=(--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
  --enable-mutable-globals --enable-multivalue --enable-reference-types)
# Functions with one caller stay where they are: brotli finds more alike in small functions, and
# what is needed first takes nothing along that is not.
smaller=(-Os --one-caller-inline-max-function-size=0 --strip-producers)
