#!/usr/bin/env bash
# Builds a product as WebAssembly: tools/wasm.sh debug|release PRODUCT OUT.wasm
# With CHECKS=yes the app's product, Browser, gives a second module, OUT-checks.wasm: its checks,
# which call most of the app, so that all is compiled once for both.
# The toolset is written anew each time because two of its paths depend on the machine.
set -euo pipefail
configuration=$1 product=$2 out=$3
scratch=.build-wasm
mkdir -p "$scratch" "$(dirname "$out")"

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
builtins=$(ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1)
# In a release a failed precondition traps without its words: they would cost 16 KB on the wire.
# libm, which the Engine links natively, is a part of wasi's libc; the one that is found is empty.
# A call that is saved is worth less than usual (20), so that small functions are copied less.
# A module leaves most of its code to the program that needs it (DeferredCodeGen): else it would be
# compiled again for each module. tools/linker.mjs says what it is there for.
optimise='"-Osize", "-assert-config", "Release", "-Xllvm", "-sil-inline-removed-call-benefit=5",'
# The state of the app is one large value, so a call may take kilobytes; tools/checks.mjs sees how
# far it went. In a debug build, where nothing is inlined, it takes twice as many.
stack=524288
[ "$configuration" = debug ] && optimise='"-assert-config", "Debug",' stack=1048576
checks=
[ "${CHECKS:-}" = yes ] && checks='"--checks=check_count,check_words,check",'

cat > "$scratch/toolset.json" <<JSON
{ "schemaVersion": "1.0",
  "swiftCompiler": { "extraCLIOptions": ["-enable-experimental-feature", "Embedded", "-wmo",
    "-enable-experimental-feature", "DeferredCodeGen", "-use-ld=$PWD/tools/linker.mjs",
    $optimise "-Xfrontend", "-disable-stack-protector",
    "-Xfrontend", "-disable-incremental-llvm-codegen",
    "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt"] },
  "cCompiler": { "extraCLIOptions": ["-Os", "-ffreestanding", "-fno-builtin", "-mbulk-memory"] },
  "linker": { "extraCLIOptions": [$checks "--no-entry", "--gc-sections", "-z", "stack-size=$stack",
    "--stack-first", "-Map=$PWD/$scratch/$product.map", "-L/usr/lib/wasm32-wasi",
    "/usr/lib/wasm32-wasi/libc.a", "$builtins",
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"] } }
JSON

# Nobody steps through a release, and what a debugger reads is taken out of it at the end anyway.
debugged=()
[ "$configuration" = release ] && debugged=(-debug-info-format none)

swift build -c "$configuration" "${debugged[@]}" --scratch-path "$scratch" \
  --triple wasm32-unknown-none-wasm --toolset "$scratch/toolset.json" --product "$product"
built="$scratch/wasm32-unknown-none-wasm/$configuration/$product.wasm"

finished() {
  if [ "$configuration" = debug ]; then
    cp "$1" "$2"
  else
    wasm-opt "${features[@]}" "${smaller[@]}" --strip-debug "$1" -o "$2"
  fi
}

. tools/binaryen.sh
if [ "$product" != Browser ]; then
  finished "$built" "$out"
  exit
fi
[ -z "$checks" ] || finished "${built%.wasm}-checks.wasm" "${out%.wasm}-checks.wasm"
if [ "$configuration" = release ]; then
  tools/split.sh "$built" "$scratch/$product.map" "$out"
else
  cp "$built" "$out"
  # All is in the first part; the rest is a module with nothing in it.
  printf '\0asm\1\0\0\0' > "${out%.wasm}-rest.wasm"
fi
