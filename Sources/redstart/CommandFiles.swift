// Reads the files of a command, journals among them, and prints what it found.

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

  /// A message beside what is printed; one that cannot be said is no reason to end.
  static func say(_ text: String) {
    _ = writeAll(Array(text.utf8), to: FileHandle.standardError.fileDescriptor)
  }

  /// Throws where the whole does not arrive, as on a full disk.
  static func print(_ bytes: [UInt8]) throws {
    guard writeAll(bytes, to: FileHandle.standardOutput.fileDescriptor) else {
      throw CommandProblem("standard output: cannot be written: \(systemProblem())")
    }
  }
}

extension Draft {
  /// When it was made; nothing in a journal file is without its stamp.
  var instant: Instant { Instant(milliseconds: madeAt?.milliseconds ?? 0) }
}
