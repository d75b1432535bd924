// What a first visit needs of the app's module, and whether the first part has it:
//   node tools/parts.mjs list INSTRUMENTED.wasm OUT.txt     the names of all functions that ran
//   node tools/parts.mjs words ASKED.wasm OUT.txt     the names of all texts that were asked for
//   node tools/parts.mjs check WHOLE.wasm FIRST.wasm REST.wasm     walks with and without the rest
// Nearly all walks must do without the rest, those of the list and those that it has not seen: who
// meets a text that no list names waits a moment for it. Each page has to be the one that the whole
// module makes.
import { readFileSync, writeFileSync } from "node:fs";
import { Walk } from "./walks.mjs";
import { ids, words as table } from "./words.mjs";

const LISTED = 300;
const CHECKED = 60;
const UNSEEN = 40;
/** So many of either walks may ask for the rest before it is there. */
const EARLY_AT_MOST = 6;
const PAGE = 65_536;
// Four bytes for each of the module's functions, of which there are some 17,000.
const PROFILE_PAGES = 4;
const PROFILE_HEAD = 8;

const compiled = (file) => new WebAssembly.Module(readFileSync(file));

/** The names of a module's own functions, in their order. */
function names(module) {
  const [section] = WebAssembly.Module.customSections(module, "name");
  const bytes = Buffer.from(section);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const found = [];
  while (at < bytes.length) {
    const kind = bytes[at++];
    const end = number() + at;
    for (let left = kind === 1 ? number() : 0; left > 0; left--) {
      const index = number();
      const length = number();
      found[index] = bytes.toString("utf8", at, at += length);
    }
    at = end;
  }
  const imported = WebAssembly.Module.imports(module).filter((it) => it.kind === "function");
  return found.slice(imported.length);
}

/** Which functions ran in an instance, by their place among the module's own. */
function ran({ exports }) {
  const at = exports.memory.grow(PROFILE_PAGES) * PAGE;
  const count = exports.__write_profile(at, PROFILE_PAGES * PAGE);
  const profile = new DataView(exports.memory.buffer, at, count);
  const found = [];
  for (let i = PROFILE_HEAD; i < count; i += 4) {
    if (profile.getUint32(i, true)) found.push((i - PROFILE_HEAD) / 4);
  }
  return found;
}

async function list(instrumented, out) {
  const module = compiled(instrumented);
  const used = new Set();
  for (let seed = 1; seed <= LISTED; seed++) {
    const walk = new Walk(seed);
    await walk.visit(module);
    for (const index of walk.engines.flatMap(ran)) used.add(index);
  }
  const all = names(module);
  // What the compiler gave no name is in the first part in any case.
  const found = [...used].map((index) => all[index])
    .filter((it) => it !== "__write_profile" && !it.startsWith(".L__unnamed"));
  writeFileSync(out, `${found.sort().join("\n")}\n`);
  console.log(`${found.length} of ${all.length} functions are of the first part`);
}

/** Which texts a first visit asks for; the module is one of tools/asked.py. */
async function words(telling, out) {
  const module = compiled(telling);
  const asked = new Set();
  for (let seed = 1; seed <= LISTED; seed++) {
    const walk = new Walk(seed);
    walk.words = table;
    walk.onAsked = (number) => asked.add(number);
    await walk.visit(module);
  }
  const found = ids().filter(({ number }) => asked.has(number)).map(({ id }) => id);
  writeFileSync(out, `${found.sort().join("\n")}\n`);
  console.log(`${found.length} texts are of the first block`);
}

/** What somebody sees on a walk, page by page; ends where the rest is asked for. */
async function pages(seed, first, rest) {
  const walk = new Walk(seed);
  const seen = [];
  walk.onPage = (html) => seen.push(html);
  let early = "";
  await walk.visit(first, rest).catch((error) => {
    if (rest || !(error instanceof WebAssembly.RuntimeError)) throw error;
    early = walk.trail.at(-1) ?? "the start";
  });
  return { seen, early };
}

/** Whether a walk can do without the rest; throws where a page is another one than it should be. */
async function isEnough(seed, whole, first, rest) {
  const wanted = await pages(seed, whole);
  const both = await pages(seed, first, rest);
  const alone = await pages(seed, first);
  const differs = ({ seen }) => seen.some((html, i) => html !== wanted.seen[i]);
  if (both.seen.length !== wanted.seen.length || differs(both) || differs(alone)) {
    throw new Error(`walk ${seed} shows another page in two parts`);
  }
  if (alone.early) console.log(`walk ${seed} waits for the rest at "${alone.early}"`);
  return !alone.early;
}

async function check(...files) {
  const all = files.map(compiled);
  let listed = 0;
  let unseen = 0;
  for (let seed = 1; seed <= CHECKED; seed++) {
    if (await isEnough(seed, ...all)) listed++;
  }
  for (let seed = LISTED + 1; seed <= LISTED + UNSEEN; seed++) {
    if (await isEnough(seed, ...all)) unseen++;
  }
  console.log(`${listed} of ${CHECKED} walks and ${unseen} of ${UNSEEN} unseen ones need no rest`);
  if (Math.max(CHECKED - listed, UNSEEN - unseen) <= EARLY_AT_MOST) return;
  console.error("the first part lacks what a first visit needs — cure: tools/parts.sh");
  process.exit(1);
}

const verbs = { list, words, check };
const [verb, ...files] = process.argv.slice(2);
await verbs[verb](...files);
