// What the page's own files say, for tests that hold the app to them.
import Foundation

/// A file of the folder `Web`, as it stands in the sources.
func webFile(_ name: String) throws -> String {
  let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
  return try String(contentsOf: root.appending(path: "Web/" + name), encoding: .utf8)
}
