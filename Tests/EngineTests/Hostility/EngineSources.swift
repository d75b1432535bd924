// What the engine's own sources spell out, so that no list of a test has to be kept by hand.
import Foundation

enum EngineSources {
  /// Every text that stands right behind one of the beginnings, once, in the order of the alphabet.
  static func literals(behind beginnings: [String]) -> [String] {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let engine = root.appending(path: "Sources/Engine")
    let files = FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for beginning in beginnings {
        for piece in source.components(separatedBy: beginning + "\"").dropFirst() {
          found.insert(String(piece.prefix { $0 != "\"" }))
        }
      }
    }
    return found.sorted()
  }
}
