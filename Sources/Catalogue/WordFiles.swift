// The files of the project that hold its words.
import Foundation

public struct WordFiles {
  private let root: URL

  public init(root: URL) { self.root = root }

  /// The language in which texts are written first; the others follow it.
  private static let original = "en"
  private static let made = "Sources/App/Shell/Words/Made"

  /// All catalogues, the original first, each checked against it.
  public func catalogues() throws -> [Catalogue] {
    let folder = root.appending(path: "Words")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let others = names.filter { $0.hasSuffix(".ftl") }.map { String($0.dropLast(4)) }
      .filter { $0 != Self.original }
    let tags = [Self.original] + others.sorted()
    let all = try tags.map { tag in
      try Catalogue(
        tag: tag, text: String(contentsOf: folder.appending(path: tag + ".ftl"), encoding: .utf8))
    }
    for catalogue in all { try catalogue.check(against: all[0]) }
    return all
  }

  /// What the tool writes: a path below the root, and the text there.
  public func made() throws -> [(path: String, text: String)] {
    let all = try catalogues()
    let list = try String(contentsOf: root.appending(path: "Words/first.txt"), encoding: .utf8)
    let numbers = try WordNumbers(all, first: Set(list.split(separator: "\n").map(String.init)))
    var files = [("\(Self.made)/Accessors.swift", AccessorWriter.swift(all, numbers))]
    for catalogue in all {
      let table = try WordTable.text(catalogue, all[0], ids: numbers.ids[...])
      files.append(
        (
          "\(Self.made)/Words_\(catalogue.tag).swift", TableWriter.swift(table, catalogue.tag)
        ))
    }
    files.append(("\(Self.made)/WordCounts.swift", TableWriter.counts(numbers, all)))
    return files
  }

  /// Writes what has changed.
  public func write() throws {
    for (path, text) in try made() {
      let place = root.appending(path: path)
      let before = try? String(contentsOf: place, encoding: .utf8)
      guard before != text else { continue }
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
  }
}
