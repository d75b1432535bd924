// Finds the project's files from the place of this very file.

import Foundation

/// The project's own files: nothing that was built, fetched or hidden.
enum Tree {
  static let root: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    // Tests/Tidy/Reading/Tree.swift lies four levels below the project's folder.
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Folders that are built, not written.
  static let builtFolders: Set<String> = ["dist", "artefacts", "node_modules", "__pycache__"]
  /// Made out of the catalogues in Words/, which are held to the rules instead.
  static let madeFolder = "Sources/App/Shell/Words/Made/"
  /// Hidden, and yet written by people.
  static let writtenHidden: Set<String> = [".ci"]
  /// A name ending with which a file is text that people write.
  static let textEndings: Set<String> = [
    "swift", "js", "mjs", "css", "html", "py", "sh", "c", "h", "md", "modulemap", "webmanifest",
    "yml", "yaml", "sql", "ftl",
  ]

  /// Paths of all files, sorted.
  static let paths: [String] = {
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let name = String(path.split(separator: "/").last ?? "")
      let isFolder = walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      let isHidden = name.hasPrefix(".") && !writtenHidden.contains(name)
      if isHidden || builtFolders.contains(name) {
        if isFolder { walk.skipDescendants() }
      } else if !isFolder {
        found.append(path)
      }
    }
    return found.sorted()
  }()

  /// All folders below a folder, itself included, that hold no file at any depth.
  static func emptyFolders(below folder: String) -> [String] {
    let start = root.appending(path: folder).path
    guard let walk = FileManager.default.enumerator(atPath: start) else { return [] }
    var folders: [String] = []
    while let path = walk.nextObject() as? String {
      let isFolder = walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder { folders.append("\(folder)/\(path)") }
    }
    return folders.filter { folder in !paths.contains { $0.hasPrefix(folder + "/") } }.sorted()
  }

  /// All text that people write, read once.
  static let files: [SourceFile] = paths.compactMap { path in
    guard !path.hasPrefix(madeFolder) else { return nil }
    let name = String(path.split(separator: "/").last ?? "")
    let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
    guard textEndings.contains(ending) || name == "Makefile" || path.hasPrefix(".ci/") else {
      return nil
    }
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      return nil
    }
    return SourceFile(path: path, text: text)
  }
}
