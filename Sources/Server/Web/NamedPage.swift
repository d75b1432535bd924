// The app's page with the name of who runs the server. The page is kept for offline use like all of
// the app, and so the name can be read there, too.

import NIOCore

enum NamedPage {
  /// Where the name belongs in `index.html`.
  static let place = "<meta name=\"operator\" content=\"\">"

  /// The page to serve in place of the one that was built; empty without a name, or where the page
  /// has no place for one.
  static func files(_ name: OperatorName?, _ assets: AssetStore) -> [String: ByteBuffer] {
    guard let name, let built = assets.asset(at: "/index.html")?.forms[.identity] else {
      return [:]
    }
    let halves = String(buffer: built.bytes).split(
      separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return [:] }
    let named = "<meta name=\"operator\" content=\"" + name.escaped + "\">"
    return ["index.html": ByteBuffer(string: halves.joined(separator: named))]
  }
}
