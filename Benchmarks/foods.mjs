// What the food search costs in the app's own module, over the whole table:
// node foods.mjs FOLDER TABLE.foods OUT.json QUERIES.csv…
//
// Every beginning of every query is typed into the first question of the recall, as a person does
// it. A keystroke is what the app works out and the page that it writes; what the browser then
// lays out is not in it.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { builtApp, nothing, startedAt } from "./module.mjs";

const [folder, table, out, ...queries] = process.argv.slice(2);
const MEGABYTE = 1 << 20;
const KILOBYTE = 1 << 10;
const ROUNDS = 4;

const { Kind, text, start } = await builtApp(folder);

const engine = await start();
engine.feed(startedAt("recall"), nothing);
// A journal made of examples is one press away and has eaten things of late.
press("look-around");
engine.receive(Kind.addressed, 0, text("#/recall"));
const empty = engine.exports.memory.buffer.byteLength;
const bytes = readFileSync(table);
const before = performance.now();
engine.receive(Kind.foods, 0, bytes);
const loading = performance.now() - before;
const memory = engine.exports.memory.buffer.byteLength - empty;

/** The number by which the page reports what happens to the element with this key. */
function handler(key, event) {
  const { html } = engine.render();
  const element = html.match(new RegExp(`<[^>]*data-key="${key}"[^>]*>`))?.[0];
  const number = element?.match(new RegExp(`data-on-${event}="(\\d+)"`))?.[1];
  if (!number) throw new Error(`nothing on the page hears ${event} of ${key}`);
  return Number(number);
}

function press(key) {
  engine.receive(Kind.event, handler(key, "click"));
}

const terms = queries.flatMap((path) => readFileSync(path, "utf8").split("\n").slice(1))
  .map((line) => line.match(/^[^,]*,("(?:[^"]|"")*"|[^,]*)/)?.[1].replaceAll('"', ""))
  .filter((term) => term);

// What else the machine does is left out by taking the best of a few tries of each keystroke.
const best = [];
for (let round = 0; round < ROUNDS; round++) {
  let place = 0;
  for (const term of terms) {
    for (let end = 1; end <= term.length; end++, place++) {
      const typing = handler("recall-typed", "input");
      const typed = text(term.slice(0, end));
      const start = performance.now();
      engine.receive(Kind.event, typing, typed);
      engine.exports.render();
      best[place] = Math.min(best[place] ?? Infinity, performance.now() - start);
    }
  }
}
best.sort((a, b) => a - b);
const at = (part) => best[Math.floor(best.length * part)];
writeFileSync(out, JSON.stringify([
  { what: "food table on the wire", value: brotliCompressSync(bytes).length / KILOBYTE, unit: "KB",
    budget: 700, strict: true },
  { what: "food table: read and indexed, wasm", value: loading, unit: "ms" },
  { what: "food table: memory, wasm", value: memory / MEGABYTE, unit: "MB" },
  { what: "food search, a keystroke with its page, wasm, p50", value: at(0.5), unit: "ms" },
  { what: "food search, a keystroke with its page, wasm, p99", value: at(0.99), unit: "ms",
    budget: 2 },
]));
