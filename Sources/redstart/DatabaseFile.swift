// Reads the database of another app for a command.

import Engine

enum DatabaseFile {
  /// Refuses a database of another app than the one that was named.
  static func read(_ path: String, from source: ImportSource, zone: Zone) throws -> Imported {
    let bytes = try CommandFiles.read(path)
    if let imported = try? DatabaseImport.read(bytes, zone: zone),
      imported.trackers.allSatisfy({ $0.source == source.rawValue })
    {
      return imported
    }
    throw CommandProblem("\(path):1: not a database of \(name(of: source))")
  }

  private static func name(of source: ImportSource) -> String {
    switch source {
    case .tickmate: "Tickmate"
    case .rewire: "Rewire"
    default: "Loop Habit Tracker"
    }
  }
}
