// Reads and writes the files of a command, journals among them.

import Engine
import Foundation

enum CommandFiles {
  static func read(_ path: String) throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CommandProblem("\(path): cannot be read")
    }
  }

  /// Replaces the file in one step: whoever reads it sees the old content or the new one.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw CommandProblem("\(path): cannot be written")
    }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func journalFile(_ path: String) throws -> JournalFile {
    let bytes = try read(path)
    do throws(JournalFileError) {
      return try JournalArchive.file(bytes)
    } catch {
      throw CommandProblem("\(path)\(ProblemText.of(error))")
    }
  }

  static func records(_ path: String) throws -> Records { records(of: try journalFile(path)) }

  static func records(of file: JournalFile) -> Records {
    var records = Records()
    var clock = Clock(device: 0)
    records.reserve(file.entityCount)
    for draft in file.drafts { records.apply(draft.stamped(by: &clock, now: draft.instant)) }
    for record in file.unreadable { records.keep(unreadable: record) }
    return records
  }

  static func print(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }
}

extension Draft {
  /// When it was made; nothing in a journal file is without its stamp.
  var instant: Instant { Instant(milliseconds: madeAt?.milliseconds ?? 0) }
}
