// What each room of the app weighs: node tools/rooms.mjs WHOLE.wasm FIRST.txt
// A function belongs to the room whose folder declares the type that its symbol begins with; what
// the compiler made of several, or of none, is named so. Bytes are those of the code before it is
// compressed, which brotli makes about a third of.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [wholePath, firstPath] = process.argv.slice(2);
const first = new Set(readFileSync(firstPath, 'utf8').split('\n'));
const whole = readFileSync(wholePath);
let at = 8;

function number() {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = whole[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
  }
}

function text() {
  const count = number();
  at += count;
  return whole.toString('utf8', at - count, at);
}

/** Which room declares a type, by module and name. */
const rooms = new Map();
for (const module of ['App', 'Engine']) {
  const folders = readdirSync(`Sources/${module}`, { withFileTypes: true });
  for (const { name: room } of folders.filter((it) => it.isDirectory())) {
    for (const file of readdirSync(join('Sources', module, room), { recursive: true })) {
      if (!file.endsWith('.swift')) continue;
      const source = readFileSync(join('Sources', module, room, file), 'utf8');
      for (const [, type] of source.matchAll(/^\s*(?:[a-z]+ )*(?:struct|enum|class) (\w+)/gm)) {
        if (!rooms.has(`${module}.${type}`)) rooms.set(`${module}.${type}`, `${module}/${room}`);
      }
    }
  }
}

/** @param {string} symbol */
function roomOf(symbol) {
  for (const [, module, rest] of symbol.matchAll(/(?:3(App)|6Engine)(?=(.*))/g)) {
    const name = module ?? 'Engine';
    const count = /^\d+/.exec(rest)?.[0] ?? '';
    const type = rest.slice(count.length, count.length + Number(count));
    const room = rooms.get(`${name}.${type}`);
    if (room) return room;
  }
  return /App|Engine/.test(symbol) ? 'several' : 'runtime';
}

const sizes = [];
const names = new Map();
const imports = WebAssembly.Module.imports(new WebAssembly.Module(whole))
  .filter((it) => it.kind === 'function').length;
while (at < whole.length) {
  const id = whole[at++];
  const size = number();
  const end = at + size;
  if (id === 10) {
    for (let left = number(); left > 0; left--) {
      const count = number();
      sizes.push(count);
      at += count;
    }
  }
  if (id === 0 && text() === 'name') {
    while (at < end) {
      const kind = whole[at++];
      const stop = number() + at;
      if (kind === 1) for (let left = number(); left > 0; left--) names.set(number(), text());
      at = stop;
    }
  }
  at = end;
}

const weights = new Map();
sizes.forEach((count, index) => {
  const name = names.get(index + imports) ?? '';
  const room = roomOf(name);
  const [early, late] = weights.get(room) ?? [0, 0];
  const isFirst = first.has(name) || name.startsWith('.L__unnamed');
  weights.set(room, isFirst ? [early + count, late] : [early, late + count]);
});

const line = (room, early, late) =>
  console.log(room.padEnd(26), `${early}`.padStart(10), `${late}`.padStart(10));
line('room', 'first part', 'rest');
const sum = ([, [early, late]]) => early + late;
for (const [room, [early, late]] of [...weights].sort((a, b) => sum(b) - sum(a))) {
  line(room, early, late);
}
