// The last worker: takes the app's offline copy out of browsers, and itself.

import NIOCore

/// What stands at `/sw.js` when an operator takes the worker back. Journals stay as they are.
enum RetiredWorker {
  static let files = [
    "sw.js": ByteBuffer(
      string: """
        // Takes the offline copy of the app and this worker away; the journal stays.
        addEventListener("install", () => skipWaiting());
        addEventListener("activate", (event) => event.waitUntil((async () => {
          for (const name of await caches.keys()) await caches.delete(name);
          await registration.unregister();
        })()));

        """)
  ]
}
