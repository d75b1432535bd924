// Finds the built web app when nobody named its directory.

import Foundation

/// Where the built web app may lie.
public enum WebDirectory {
  /// How many directories above the executable are searched: a build lies three deep.
  static let levelsUp = 4

  /// `dist/web` below `current`; else `web` beside the executable, or `dist/web` in a
  /// directory above it.
  public static func find(current: String, executable: String?) throws(AssetError) -> String {
    let usual = current + "/dist/web"
    let candidates = [usual] + (executable.map { near($0) } ?? [])
    for candidate in candidates where holdsAnApp(candidate) { return candidate }
    throw .noIndex(directory: usual)
  }

  private static func near(_ executable: String) -> [String] {
    var directory = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    directory.deleteLastPathComponent()
    var candidates = [directory.appendingPathComponent("web").path]
    for _ in 0..<levelsUp {
      candidates.append(directory.appendingPathComponent("dist/web").path)
      directory.deleteLastPathComponent()
    }
    return candidates
  }

  static func holdsAnApp(_ directory: String) -> Bool {
    FileManager.default.fileExists(atPath: directory + "/index.html")
  }
}
