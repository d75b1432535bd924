// Runs the checks of a WebAssembly module: node tools/checks.mjs FILE.wasm
// A check that traps counts as failed; the ones after it run in a new instance.
import { randomFillSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { words } from "./words.mjs";

const file = process.argv[2];
if (!file) {
  console.error("usage: node tools/checks.mjs FILE.wasm");
  process.exit(2);
}
// Of the stack, which lies first in memory and grows towards its beginning; what goes beyond traps.
const LEAST_FREE = 128 * 1024;
const wasm = new WebAssembly.Module(readFileSync(file));

/** A new instance and the lines that it writes. */
function start() {
  const lines = [];
  const bytes = (at, count) => new Uint8Array(instance.exports.memory.buffer, at, count);
  const host = {
    now: () => Date.now(),
    uptime: () => performance.now(),
    offset: (milliseconds) => -new Date(milliseconds).getTimezoneOffset(),
    random: (at, count) => void randomFillSync(bytes(at, count)),
    log: (at, count) => void lines.push(new TextDecoder().decode(bytes(at, count))),
  };
  const instance = new WebAssembly.Instance(wasm, { host });
  instance.exports._initialize();
  for (const table of [words("en"), words("de")]) {
    const at = instance.exports.alloc(table.length);
    bytes(at, table.length).set(table);
    if (!instance.exports.check_words(at, table.length)) throw new Error("no words were read");
  }
  return { run: instance.exports, lines };
}

let module = start();
let passed = 0;
let failed = 0;
const count = module.run.check_count();
for (let index = 0; index < count; index++) {
  module.lines.length = 0;
  let trap = "";
  let failure = 1;
  try {
    failure = module.run.check(index);
  } catch (error) {
    trap = `\n  trapped: ${error.message}`;
  }
  const lines = module.lines.join("\n");
  if (failure) failed++;
  else passed++;
  console.log(`${failure ? "✘" : "✔"} ${lines}${trap}`);
  if (trap) module = start();
}
const free = new Uint8Array(module.run.memory.buffer).findIndex((byte) => byte !== 0);
const isRoomy = free >= LEAST_FREE;
if (isRoomy) passed++;
else failed++;
console.log(`${isRoomy ? "✔" : "✘"} The stack has room to spare: ${free} bytes were never used`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !count ? 1 : 0);
