// The tables of words that the app loads, cut out of the sources as tools/content.sh does.
import { readFileSync } from "node:fs";

const MADE = new URL("../Sources/App/Shell/Words/Made/", import.meta.url);
const source = (name) => readFileSync(new URL(name, MADE), "utf8");
const firstCount = Number(/firstCount = (\d+)/.exec(source("WordCounts.swift"))[1]);

/** The whole table of a language, line by line. */
const lines = (tag) =>
  source(`Words_${tag}.swift`).split('#"""\n')[1].split('\n"""#')[0].split("\n");

const bytes = (all) => new TextEncoder().encode(`${all.join("\n")}\n`);

/** All texts of a language. */
export const words = (tag) => bytes(lines(tag));

/** The texts that a first visit needs. */
export const first = (tag) => bytes(lines(tag).slice(0, firstCount + 1));

/** The language of a device, as Web/parts.js finds it. */
export const spoken = (languages) =>
  languages.map((it) => it.slice(0, 2)).find((it) => ["en", "de"].includes(it)) ?? "en";

/** Each text's name in the catalogue and its number. */
export function ids() {
  const catalogue = readFileSync(new URL("../Words/en.ftl", import.meta.url), "utf8");
  const accessor = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const named = new Map([...catalogue.matchAll(/^([a-z][\w-]*) *=/gm)]
    .map(([, id]) => [accessor(id), id]));
  return [...source("Accessors.swift").matchAll(/(?:var|func) (\w+)[^{]*\{\s*say\((\d+)/g)]
    .map(([, name, number]) => ({ id: named.get(name), number: Number(number) }));
}
