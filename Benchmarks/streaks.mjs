// What streaks, month and year of forty trackers over twenty years cost in wasm as entries grow:
// node streaks.mjs FILE.wasm OUT.json
import { readFileSync, writeFileSync } from "node:fs";

const [file, out] = process.argv.slice(2);
const SIZES = [10_000, 50_000, 200_000];
const ROUNDS = 11;
const MEGABYTE = 1 << 20;
// A cost that grows with the square would be twenty times as much an entry at the last size.
const MOST_GROWTH = 1.5;

const wasm = new WebAssembly.Module(readFileSync(file));
const host = {
  now: () => Date.now(), uptime: () => 0, offset: () => 0, random: () => {}, log: () => {},
};

/** The median of the times that a function takes, in milliseconds. */
function median(work) {
  const times = [];
  for (let round = -2; round < ROUNDS; round++) {
    const before = performance.now();
    work();
    if (round >= 0) times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[(ROUNDS - 1) / 2];
}

/** A module of its own for each size, so that its memory is that of one journal. */
function measure(entries) {
  const { exports } = new WebAssembly.Instance(wasm, { host });
  exports._initialize();
  exports.buildTrackers(entries);
  const overview = median(() => exports.overview());
  const streaks = median(() => exports.streaks());
  const month = median(() => exports.month());
  const year = median(() => exports.year());
  const memory = exports.memory.buffer.byteLength / MEGABYTE;
  return { entries, overview, streaks, month, year, memory };
}

const all = SIZES.map(measure);
const rows = all.flatMap(({ entries, overview, streaks, month, year, memory }) => {
  const name = `40 trackers, 20 years, ${entries / 1000}k`;
  return [
    { what: `${name}: overview, wasm`, value: overview, unit: "ms" },
    { what: `${name}: streaks, wasm`, value: streaks, unit: "ms" },
    { what: `${name}: month, wasm`, value: month, unit: "ms" },
    { what: `${name}: year of each, wasm`, value: year, unit: "ms" },
    { what: `${name}: memory`, value: memory, unit: "MB" },
  ];
});
const cost = ({ entries, overview, streaks }) => (overview + streaks) / entries;
rows.push({
  what: "cost of an entry, 200k to 50k", value: cost(all[2]) / cost(all[1]), unit: "",
  budget: MOST_GROWTH, strict: true,
});
writeFileSync(out, JSON.stringify(rows));
