// A service worker that appends through the same store and the same app as the page.
import { Engine, Kind, text } from '/engine.js';
import { Store } from '/store.js';

/** Presses the first button of the page, as an action of a notification would. */
async function append() {
  let engine;
  const port = {
    record: (n, bytes) => engine?.receive(Kind.record, n, bytes),
    stamp: (token, clock) =>
      engine.receive(Kind.stampWanted, token, clock).find((it) => it.do === 'write') ?? null,
    fold: () => null,
    stale: () => {},
    wiped: () => {},
  };
  const store = new Store(port);
  const module = await WebAssembly.compileStreaming(fetch('/app.wasm'));
  engine = await Engine.start(module);
  engine.feed({ address: '#/worker' }, await store.read());
  await store.follow();
  engine.render();
  const saves = engine.receive(Kind.event, 0, text('')).filter((it) => it.do === 'save');
  for (const { token } of saves) await store.save(token);
  return saves.length;
}

self.addEventListener('message', (event) => {
  event.waitUntil(append().then(
    (count) => event.source.postMessage(`saved ${count}`),
    (error) => event.source.postMessage(`failed ${error.stack}`)));
});
