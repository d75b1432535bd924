// How long all projections take in wasm: node projections.mjs FILE.wasm OUT.json
import { readFileSync, writeFileSync } from "node:fs";

const [file, out] = process.argv.slice(2);
const WARM_UP = 20;
const ROUNDS = 51;

const wasm = new WebAssembly.Module(readFileSync(file));
const host = {
  now: () => Date.now(),
  uptime: () => performance.now(),
  offset: () => 0,
  random: () => {},
  log: (at, count) => {
    const bytes = new Uint8Array(instance.exports.memory.buffer, at, count);
    console.error(new TextDecoder().decode(bytes));
  },
};
const instance = new WebAssembly.Instance(wasm, { host });
instance.exports._initialize();
instance.exports.build();
const times = [];
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const before = performance.now();
  instance.exports.recompute();
  if (round >= 0) times.push(performance.now() - before);
}
times.sort((a, b) => a - b);
const median = times[(ROUNDS - 1) / 2];
writeFileSync(out, JSON.stringify([
  { what: "all projections, wasm", value: median, unit: "ms", budget: 10 },
]));
