// A person in front of the app's module, in Node: seeded, so that the same seed takes the same
// steps. Stays where a first visit stays: opening, first questions, Today, craving, help.
import { Engine, Kind, json, text } from "../Web/engine.js";
import { first, spoken, words } from "./words.mjs";

const HOUR = 3_600_000;
const MORNING = Date.UTC(2026, 2, 10, 9);
const OPENING_PRESSES = 4;
const PRESSES_A_STEP = 8;
const PRESSES = 40;
const RELOADED = 0.5;
/** How often it is one of the things that Today is for. */
const QUICK = 0.3;

const DEVICES = [
  { languages: ["en-GB"], region: "GB", decimal: ".", group: ",", hour12: false },
  { languages: ["en-US", "en"], region: "US", decimal: ".", group: ",", hour12: true },
  { languages: ["de-DE", "en"], region: "DE", decimal: ",", group: ".", hour12: false },
  { languages: ["de-CH"], region: "CH", decimal: ".", group: "’", hour12: false },
  { languages: ["fr-FR", "de"], region: "FR", decimal: ",", group: " ", hour12: false },
];
const AGENTS = [
  "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15",
  "",
];
const BUILD = ["app.0123456789ab.wasm", "rest.0123456789ab.wasm",
  "https://app.example/app.0123456789ab.js"];
const OPERATORS = ["", "", "Ada Example, Example Street 1"];
// Words with a blank between them are looked at for danger, with tables that come with the rest.
const TYPED = ["1", "12", "200", "7.50", "7,5", "600", "0", "abc", "", "Kaffee&Kuchen", "Zoë"];
/** Right for amounts a day and for a number of days. */
const SENSIBLE = ["12", "200", "600", "7.50", "7,50"];

/** What may be pressed in each place; everything else leads to the rest of the app. */
const WITHIN = {
  start: /^(language-|begin|opening)/,
  welcome: /^(?!#|substance-food|save-file)/,
  today: /^(log-|total|undo|craving$|milestone-seen|yesterday-(none|later)|help|today$)/,
  craving:
    /^(?!to-thoughts|to-if-then|to-debrief|hide|uncover|more-techniques|slip-debrief|save-file)/,
  // Its questions come after a breath and help, by when the rest is there.
  "craving/help": /^(?!next|hide|uncover|more-techniques|save-file)/,
  help: /^(?!hide|uncover|leave-demo|save-file|help-note)/,
};

/** A number from 0 up to below 1, again and again the same for a seed (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The engine with a clock and a supply of chance that the walk drives. */
class Driven extends Engine {
  host() {
    return {
      now: () => this.walk.now, uptime: () => this.walk.now - MORNING,
      offset: () => 60, log: () => {},
      asked: (number) => this.walk?.onAsked?.(number),
      random: (at, count) => {
        const bytes = this.view(at, count);
        for (let i = 0; i < count; i++) bytes[i] = this.walk.random() * 256;
      },
    };
  }
}

/** What can be pressed or filled on a page: `{ key, kind, handler, isText, address }`. */
export function controls(html) {
  const all = [];
  for (const [, tag, rest] of html.matchAll(/<(\w+)((?:\s[^<>]*)?)>/g)) {
    const at = Object.fromEntries([...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
      .map(([, name, value]) => [name, value ?? ""]));
    if ("disabled" in at || at["aria-disabled"] === "true") continue;
    const kinds = ["click", "change", "input", "submit"].filter((it) => `data-on-${it}` in at);
    if (!kinds.length && !at.href?.startsWith("#/")) continue;
    const isText = tag === "textarea" || (tag === "input" && !/radio|checkbox/.test(at.type));
    all.push({ key: at["data-key"] ?? "", handler: +at[`data-on-${kinds[0]}`], tag, isText,
      type: at.type, address: kinds.length ? null : at.href });
  }
  return all;
}

export class Walk {
  constructor(seed) {
    this.random = chance(seed);
    this.now = MORNING + Math.floor(this.random() * 400 * 24) * HOUR;
    this.device = this.one(DEVICES);
    this.stored = { chunks: [], records: [], draft: null, account: null, clock: "", damaged: 0,
      persisted: this.random() < 0.5, shelf: [], locks: false, problem: null };
    this.chunks = new Map();
    this.head = 0;
    this.trail = [];
    this.engines = [];
  }

  one(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  /** Starts the app, as a page does that was opened or loaded again. */
  async open(code, rest) {
    const isWhole = rest || !WebAssembly.Module.exports(code).some((it) => it.name === "global");
    const tag = spoken(this.device.languages);
    const given = this.words?.(tag) ?? (isWhole ? words : first)(tag);
    this.engine = await Driven.start(code, rest, given);
    this.engine.walk = this;
    this.engines.push(this.engine);
    this.perform(this.engine.feed(this.started(), this.stored));
    this.look();
    this.tell(Kind.installable, 0, text(this.one(["0", "1"])));
    if (this.random() < 0.3) this.tell(Kind.updateReady);
    this.look();
  }

  /** What Web/waking.js says of a device: each field of it. */
  started() {
    const isLikely = (share) => this.random() < share;
    return { ...this.device, zone: "Europe/Berlin", address: this.address ?? "",
      agent: this.one(AGENTS), operator: this.one(OPERATORS), build: BUILD,
      installed: isLikely(0.3), canVibrate: isLikely(0.5), canShare: isLikely(0.5),
      canPasskey: isLikely(0.7), life: 1 + Math.floor(this.random() * 2) };
  }

  tell(kind, token, bytes) {
    this.trail.push(`${Object.keys(Kind).find((it) => Kind[it] === kind)} ${token ?? ""}`);
    this.perform(this.engine.receive(kind, token, bytes));
  }

  perform(effects) {
    for (const effect of effects) this[effect.do]?.(effect);
  }

  /** Words of another language, which the page asks for behind the scenes; prose is left out. */
  loadContent({ name }) {
    const [kind, tag] = name.split(".");
    if (kind !== "words" || !this.hasFiles) return;
    const table = this.words?.(tag) ?? words(tag);
    const bytes = new Uint8Array([...text(`${name}\n`), ...table]);
    this.tell(Kind.content, 0, bytes);
  }

  look() {
    const page = this.engine.render();
    this.onPage?.(page.html, page.head);
    this.place = /data-focus="([^"]*)"/.exec(page.html)?.[1];
    return controls(page.html);
  }

  // What the page does for the app

  save({ token }) {
    const clock = Uint8Array.from(Buffer.from(this.stored.clock, "hex"));
    const [write] = this.engine.receive(Kind.stampWanted, token, clock);
    if (write?.do !== "write") return;
    if (this.random() < 0.02) return this.tell(Kind.notSaved, token, text("full"));
    this.stored.records.push({ n: ++this.head, bytes: write.bytes });
    this.stored.clock = write.clock;
    const records = this.stored.records.length;
    this.tell(Kind.saved, token, json({ records, head: this.head }));
  }

  foldWhenIdle() {
    const [fold] = this.engine.receive(Kind.foldWanted);
    if (!fold?.chunks) return;
    for (const { key, bytes } of fold.chunks) this.chunks.set(key, bytes);
    this.stored.chunks = [...this.chunks.values()];
    this.stored.records = this.stored.records.filter(({ n }) => n > fold.through);
    this.tell(Kind.folded, 0, json({ records: this.stored.records.length }));
  }

  keepStorage() {
    this.tell(Kind.persisted, 0, text(this.one(["0", "1"])));
  }

  /** Another tab may have put something there, so the app says what is to lie there. */
  keepDraft({ bytes }) {
    const found = this.stored.draft ?? new Uint8Array();
    const [wanted] = this.engine.receive(Kind.asideFound, 0, found)
      .filter((effect) => effect.do === "keepDraft");
    this.stored.draft = wanted?.bytes ?? bytes;
  }

  go({ address }) {
    this.address = address;
    this.tell(Kind.addressed, 0, text(address));
  }

  replace(effect) {
    this.go(effect);
  }

  // What a person does

  press(control) {
    this.trail.push(`${this.place}: ${control.key}`);
    if (control.address) return this.go(control);
    const value = control.isText ? this.typed(control) : "";
    this.tell(Kind.event, control.handler, text(value));
  }

  typed({ type }) {
    if (type === "date") return new Date(this.now).toISOString().slice(0, 10);
    if (type === "time") return "08:30";
    return this.one(TYPED);
  }

  /** Presses something at random that stays within the first visit. */
  wander() {
    const all = this.look().filter((it) => !this.leads(it));
    if (all.length) this.press(this.one(all));
    this.now += Math.floor(this.random() * 90_000);
    if (this.random() < 0.2) this.tell(Kind.beat, 0, text("Europe/Berlin"));
    if (this.random() < 0.05) this.tell(Kind.visible, 0, text(this.one(["0", "1"])));
    this.look();
  }

  leads({ key, address }) {
    if (address) return !/^#\/(today|help|craving|craving\/help|start|welcome)$/.test(address);
    return !WITHIN[this.place]?.test(key);
  }

  pressKey(pattern) {
    const found = this.look().filter((it) => pattern.test(it.key) && !this.leads(it));
    if (found.length) this.press(this.one(found));
    return found.length > 0;
  }

  /** Fills each field in sight with something that makes sense there. */
  fillAll() {
    for (const { key } of this.look().filter((it) => it.isText)) {
      const field = this.look().find((it) => it.key === key);
      if (!field || this.leads(field)) continue;
      this.trail.push(`${this.place}: ${key}`);
      this.tell(Kind.event, field.handler, text(this.one(SENSIBLE)));
    }
  }

  firstRun() {
    const answersAll = this.random() < 0.5;
    for (let i = this.random() * OPENING_PRESSES; i > 1; i--) {
      this.pressKey(/^language-/);
    }
    this.pressKey(/^begin$/);
    for (let step = 0; step < 12 && this.place !== "today"; step++) {
      for (let i = this.random() * PRESSES_A_STEP; i > 0; i--) {
        this.pressKey(/^(?!next|back|skip)/);
      }
      if (answersAll) this.fillAll();
      if (this.random() < 0.1) this.pressKey(/^back$/);
      if (!this.pressKey(this.random() < 0.8 ? /^next$/ : /^skip/)) break;
      this.look();
    }
    while (this.place === "welcome" && this.pressKey(/^(skip|next)/)) this.look();
  }

  /** A first visit: the questions, then what somebody tries on Today; the page loaded again. */
  async visit(...modules) {
    await this.open(...modules);
    this.firstRun();
    if (this.random() < RELOADED) await this.open(...modules);
    for (let i = this.random() * PRESSES; i > 0; i--) {
      if (this.random() < QUICK) this.pressKey(/^(log-|craving$|total$)/);
      else this.wander();
    }
    if (this.random() < RELOADED) await this.open(...modules);
  }
}
