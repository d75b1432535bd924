// The app's own module as the built app has it, ready to be started in Node.
import { readFileSync, readdirSync } from "node:fs";
import { words } from "../tools/words.mjs";

/** What `Engine.feed` takes for a store with nothing in it. */
export const nothing = {
  chunks: [], records: [], draft: null, clock: "", damaged: 0, persisted: true,
};

/** What the page says of itself, opened at an address such as `today`. */
export const startedAt = (address) => ({
  languages: ["en-GB"], zone: "UTC", address: `#/${address}`, installed: true,
  decimal: ".", group: ",", hour12: false, region: "GB", canVibrate: false, life: 1,
});

/** The glue, and `start` for a whole app, out of the folder of the built one. */
export async function builtApp(folder) {
  const file = (ending) => `${folder}/${readdirSync(folder).find((it) => ending.test(it))}`;
  const glue = readFileSync(`${folder}/parts/engine.js`, "utf8");
  const parts = [/^app\..*wasm$/, /^rest\..*wasm$/]
    .map((ending) => new WebAssembly.Module(readFileSync(file(ending))));
  const all = await import(`data:text/javascript,${encodeURIComponent(glue)}`);
  return { ...all, start: () => all.Engine.start(...parts, words("en")) };
}
