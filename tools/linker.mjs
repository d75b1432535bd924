#!/usr/bin/env node
// Links a module of WebAssembly: the arguments are those of wasm-ld, which does the work, and
// --checks=NAME,NAME: of the same objects a second module is linked, …-checks.wasm, whose entries
// have these names. Nothing of what only they call is in the first one.
// The compiler numbers the constant lists of a function (…Tv_r, …Tv0_r) as it meets them. Another
// module may hold a copy of the function and number its lists in another order; the linker keeps
// one of each name, and they take each other's places. So each module's lists get names of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// Of object files, https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
const GROUPS = 7, SYMBOL_TABLE = 8, DATA = 1, SECTION = 3;
const UNDEFINED = 0x10, NAMED = 0x40;
// In place of the second letter of a name, one for each module; the compiler uses none of them.
const FIRST_LETTER = 'A'.charCodeAt(0);

class Reader {
  constructor(bytes, at) { this.bytes = bytes; this.at = at; }
  byte() { return this.bytes[this.at++]; }
  number() {
    let value = 0, scale = 1, byte;
    do {
      byte = this.byte();
      value += (byte & 0x7f) * scale;
      scale *= 128;
    } while (byte & 0x80);
    return value;
  }
  text() {
    const size = this.number();
    this.from = this.at;
    return this.bytes.toString('latin1', this.from, (this.at += size));
  }
}

// Goes to the parts of an object that tell the linker what to do.
function visit(bytes, visitors) {
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const isCustom = reader.byte() === 0, size = reader.number(), end = reader.at + size;
    if (isCustom && reader.text() === 'linking') {
      reader.number();
      while (reader.at < end) {
        const kind = reader.byte(), next = reader.number() + reader.at;
        visitors[kind]?.(reader);
        reader.at = next;
      }
    }
    reader.at = end;
  }
}

// Where the names of constant lists stand in an object, and whether the list is there, too.
function lists(bytes) {
  const all = [];
  const found = (name, at, isDefined) => {
    if (/^\$e.*Tv\d*_r$/.test(name)) all.push({ name, at, isDefined });
  };
  visit(bytes, {
    [SYMBOL_TABLE](reader) {
      for (let count = reader.number(); count > 0; count--) symbol(reader, found);
    },
    // Of what stands under one name in many objects, one is kept.
    [GROUPS](reader) {
      for (let count = reader.number(); count > 0; count--) {
        found(reader.text(), reader.from, false);
        reader.number();
        for (let members = reader.number(); members > 0; members--) {
          reader.byte();
          reader.number();
        }
      }
    },
  });
  return all;
}

function symbol(reader, found) {
  const kind = reader.byte(), flags = reader.number(), isDefined = !(flags & UNDEFINED);
  if (kind === DATA) {
    found(reader.text(), reader.from, isDefined);
    for (let field = isDefined ? 3 : 0; field > 0; field--) reader.number();
  } else {
    reader.number();
    if (kind !== SECTION && (isDefined || flags & NAMED)) reader.text();
  }
}

// Gives each list a name of its module. What a module only uses is one of the module that the name
// begins with, or else of any that has it.
function rename(objects) {
  const modules = [...new Set(objects.map((it) => it.module))];
  const owners = new Map();
  for (const { module, found } of objects) {
    for (const { name, isDefined } of found) {
      if (isDefined) owners.set(name, (owners.get(name) ?? new Set()).add(module));
    }
  }
  for (const { module, found, bytes } of objects) {
    for (const { name, at } of found) {
      const all = [...(owners.get(name) ?? [])], own = name.match(/^\$e\d+([A-Za-z]+?)\d/)?.[1];
      const home = all.includes(module) ? module
        : (all.find((it) => own && it.includes(`/${own}.`)) ?? all[0]);
      if (home) bytes[at + 1] = FIRST_LETTER + modules.indexOf(home);
    }
  }
}

// Many arguments come in a file of words in quotes.
function listed(arg) {
  if (!arg.startsWith('@')) return [arg];
  const words = readFileSync(arg.slice(1), 'utf8').match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  return words.map((word) => (word[0] === '"' ? word.slice(1, -1).replace(/\\(.)/g, '$1') : word));
}

// The one that came with the compiler.
function linker() {
  const told = spawnSync('swiftc', ['-print-target-info'], { encoding: 'utf8' }).stdout;
  return join(JSON.parse(told).paths.runtimeResourcePath, '../../bin/wasm-ld');
}

const CHECKS = '--checks=';

// What links the checks: their module has another name, and nobody reads a map of it.
function ofChecks(words, names) {
  const out = words.indexOf('-o') + 1;
  return [
    ...words.with(out, words[out].replace(/\.wasm$/, '-checks.wasm'))
      .filter((it) => !it.startsWith('-Map=')),
    ...names.split(',').map((it) => `--export=${it}`),
  ];
}

function link(words, place) {
  const list = join(place, 'words');
  writeFileSync(list, words.map((word) => JSON.stringify(word)).join('\n'));
  const done = spawnSync(linker(), [`@${list}`], { stdio: 'inherit' });
  if (done.error) throw done.error;
  return done.status ?? 1;
}

function main(args) {
  const told = args.flatMap(listed), isOfChecks = (it) => it.startsWith(CHECKS);
  const words = told.filter((it) => !isOfChecks(it)), checks = told.find(isOfChecks);
  const objects = words.filter((it) => it.endsWith('.o')).map((path) => {
    const bytes = readFileSync(path);
    return { path, module: dirname(path), bytes, found: lists(bytes) };
  });
  rename(objects);
  const place = `${words[words.indexOf('-o') + 1]}.objects`;
  for (const { path, module, bytes } of objects) {
    const own = join(place, basename(module), basename(path));
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, bytes);
    words[words.indexOf(path)] = own;
  }
  let status = link(words, place);
  if (checks && status === 0) status = link(ofChecks(words, checks.slice(CHECKS.length)), place);
  rmSync(place, { recursive: true });
  return status;
}

process.exit(main(process.argv.slice(2)));
