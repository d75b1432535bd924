// What a web developer would write in an afternoon, to compare the app with: entries as JSON, a row
// of the database for each month, totals in plain JavaScript. `?sealed` seals each row by AES-GCM.
const DAY = 86_400_000;
const WEEK = 7;
const sealed = new URLSearchParams(location.search).has('sealed');
const database = await opened();
const key = sealed ? await stored('key') ?? await ownKey() : undefined;
const months = new Map();
const button = document.querySelector('button');

function opened() {
  return new Promise((done) => {
    const request = indexedDB.open(sealed ? 'sealed' : 'plain');
    request.onupgradeneeded = () => request.result.createObjectStore('months');
    request.onsuccess = () => done(request.result);
  });
}

function asked(request) {
  return new Promise((done) => { request.onsuccess = () => done(request.result); });
}

function store(mode) { return database.transaction('months', mode).objectStore('months'); }

function stored(name) { return asked(store('readonly').get(name)); }

async function ownKey() {
  const made = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await asked(store('readwrite').put(made, 'key'));
  return made;
}

async function seal(text) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  return { iv, body: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

async function open({ iv, body }) {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body));
}

async function load() {
  const reading = store('readonly');
  const [names, rows] = await Promise.all([
    asked(reading.getAllKeys()), asked(reading.getAll())]);
  await Promise.all(names.map(async (name, at) => {
    if (name === 'key') return;
    months.set(name, JSON.parse(sealed ? await open(rows[at]) : rows[at]));
  }));
}

async function keep(month) {
  const text = JSON.stringify(months.get(month));
  const row = sealed ? await seal(text) : text;
  await asked(store('readwrite').put(row, month));
}

/** The sum of each day that has one. */
function totals() {
  const days = new Map();
  for (const entries of months.values()) {
    for (const { at, amount } of entries) {
      const day = Math.floor(at / DAY);
      days.set(day, (days.get(day) ?? 0) + amount);
    }
  }
  return days;
}

let days;

function show() {
  const today = Math.floor(Date.now() / DAY);
  let week = 0;
  for (let day = today - WEEK + 1; day <= today; day += 1) week += days.get(day) ?? 0;
  document.querySelector('#total').textContent = `${days.get(today) ?? 0} today`;
  document.querySelector('#week').textContent = `${week} in ${WEEK} days, ${days.size} days in all`;
  button.hidden = false;
}

button.onclick = () => {
  const at = Date.now();
  const month = new Date(at).toISOString().slice(0, 7);
  months.set(month, [...(months.get(month) ?? []), { at, amount: 1 }]);
  const day = Math.floor(at / DAY);
  days.set(day, (days.get(day) ?? 0) + 1);
  show();
  keep(month);
};

/** Takes over the entries of a journal: [{ at, amount }, …]. */
globalThis.fill = async (entries) => {
  for (const entry of entries) {
    const month = new Date(entry.at).toISOString().slice(0, 7);
    if (!months.has(month)) months.set(month, []);
    months.get(month).push(entry);
  }
  for (const month of months.keys()) await keep(month);
};

await load();
days = totals();
show();
