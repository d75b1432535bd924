// The memory of the app's module with ten years in it, before and after many renders:
// node memory.mjs FOLDER JOURNAL OUT.json
import { readFileSync, writeFileSync } from "node:fs";
import { builtApp, nothing, startedAt } from "./module.mjs";

const [folder, journal, out] = process.argv.slice(2);
const RENDERS = 20_000;
const MEGABYTE = 1 << 20;
const BACKUP = 1;

const { Kind, json, start } = await builtApp(folder);
const started = startedAt("today");

/** What the store of somebody who used the app for ten years holds. */
async function stored() {
  const engine = await start();
  engine.feed(started, nothing);
  const picked = engine.receive(Kind.filePicked, BACKUP, readFileSync(journal));
  const { token } = picked.find((it) => it.do === "save");
  const [write] = engine.receive(Kind.stampWanted, token);
  engine.receive(Kind.saved, token, json({ records: 1, head: 1 }));
  const [{ chunks }] = engine.receive(Kind.foldWanted);
  return { ...nothing, chunks: chunks.map(({ bytes }) => bytes), clock: write.clock };
}

const contents = await stored();
const engine = await start();
const megabytes = () => engine.exports.memory.buffer.byteLength / MEGABYTE;
const before = performance.now();
engine.feed(started, contents);
const loading = performance.now() - before;
const page = engine.render().html;
if (!page.includes('data-key="log-')) throw new Error("no button to log with on the first page");
const loaded = megabytes();
for (let i = 0; i < RENDERS; i++) engine.exports.render();
writeFileSync(out, JSON.stringify([
  { what: "memory in wasm", value: loaded, unit: "MB", budget: 32, strict: true },
  { what: `memory after ${RENDERS} renders, growth`, value: megabytes() - loaded, unit: "MB",
    budget: 0, strict: true },
  { what: "start in wasm: read the store's chunks", value: loading, unit: "ms" },
]));
