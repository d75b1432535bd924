// What a command may do to the files it is given: nothing that loses anything.

import Foods
import Foundation
import Testing

struct FileSafetyTests {
  private static func table(_ name: String) -> String {
    "HabitName,CalendarDate,Value\n\(name),2016-02-29,1\n"
  }

  private func mode(_ path: String) throws -> Int {
    let found = try FileManager.default.attributesOfItem(atPath: path)
    return (found[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  @Test("Imports into one journal at the same time are all there in the end")
  func atOnce() async throws {
    let folder = try Folder()
    let journal = folder.path + "/journal.json"
    let names = (0..<8).map { "Habit\($0)" }
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for name in names {
        let file = try folder.write(Self.table(name), to: name + ".csv")
        group.addTask {
          try Command.run("import", "--from", "habitbull", file, "--into", journal).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let text = String(decoding: try folder.bytes("journal.json"), as: UTF8.self)
    for name in names { #expect(text.contains("\"\(name)\""), "\(name) is lost") }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.count == names.count + 1, "nothing else lies about: \(left)")
  }

  @Test("A new journal is for its owner alone, and one that is replaced keeps its mode")
  func modes() throws {
    let folder = try Folder()
    let journal = folder.path + "/journal.json"
    for (name, set, expected) in [("A", nil, 0o600), ("B", 0o640, 0o640), ("C", 0o400, 0o400)] {
      if let set {
        try FileManager.default.setAttributes([.posixPermissions: set], ofItemAtPath: journal)
      }
      let file = try folder.write(Self.table(name), to: "table.csv")
      let outcome = try Command.run("import", "--from", "habitbull", file, "--into", journal)
      #expect(outcome.status == 0, "\(outcome.problem)")
      #expect(try mode(journal) == expected)
    }
  }

  @Test("A journal behind a link is replaced where it lies, and the link stays")
  func link() throws {
    let folder = try Folder()
    let (journal, link) = (folder.path + "/journal.json", folder.path + "/link.json")
    let file = try folder.write(Self.table("A"), to: "a.csv")
    #expect(try Command.run("import", "--from", "habitbull", file, "--into", journal).status == 0)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: journal)
    let other = try folder.write(Self.table("B"), to: "b.csv")
    #expect(try Command.run("import", "--from", "habitbull", other, "--into", link).status == 0)
    #expect(String(decoding: try folder.bytes("journal.json"), as: UTF8.self).contains("\"B\""))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == journal)
  }

  @Test("A made-up journal never takes the place of a file, a journal least of all")
  func demo() throws {
    let folder = try Folder()
    let journal = folder.path + "/journal.json"
    let arguments = ["demo", "--years", "1", "--entries", "10", "--into", journal]
    _ = try folder.write("", to: "journal.json")
    #expect(try Command.run(arguments).status == 0, "an empty file holds nothing")
    for text in [String(decoding: try folder.bytes("journal.json"), as: UTF8.self), "a diary"] {
      _ = try folder.write(text, to: "journal.json")
      Command.expectProblem(
        try Command.run(arguments), status: 1, holding: "journal.json: is there already")
      #expect(try folder.bytes("journal.json") == Data(text.utf8))
    }
  }

  @Test("A catalogue replaces a catalogue and nothing else")
  func catalogue() throws {
    let folder = try Folder()
    let target = try folder.write("{\"entities\":[]}", to: "journal.json")
    let outcome = try Command.run("foods", "import", folder.path, "--into", target)
    Command.expectProblem(outcome, status: 1, holding: "is there already and no catalogue")
    #expect(try folder.bytes("journal.json") == Data("{\"entities\":[]}".utf8))
  }

  @Test("A new catalogue is for its owner alone, and one that is replaced keeps its mode")
  func catalogueModes() throws {
    let (folder, release) = (try Folder(), try SampleFoods())
    let catalogue = folder.path + "/foods.db"
    for (set, expected) in [(nil, 0o600), (0o640, 0o640), (0o400, 0o400)] {
      if let set {
        try FileManager.default.setAttributes([.posixPermissions: set], ofItemAtPath: catalogue)
      }
      let outcome = try Command.run("foods", "import", release.path, "--into", catalogue)
      #expect(outcome.status == 0, "\(outcome.problem)")
      #expect(try mode(catalogue) == expected)
      #expect(try FoodCatalogue.asset(of: catalogue).table.count == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["foods.db"])
    Command.expectProblem(
      try Command.run("foods", "import", release.path, "--into", folder.path + "/none/foods.db"),
      status: 1, holding: "/none/foods.db: cannot be written")
  }

  @Test("A catalogue and a journal at one place at once: whichever comes first stays")
  func catalogueOrJournal() async throws {
    let release = try SampleFoods()
    let tables = release.path
    for _ in 0..<6 {
      let folder = try Folder()
      let place = folder.path + "/place"
      let file = try folder.write(Self.table("A"), to: "a.csv")
      async let journal = Command.run("import", "--from", "habitbull", file, "--into", place)
      async let catalogue = Command.run("foods", "import", tables, "--into", place)
      let kept = try await (journal.status, catalogue.status)
      #expect(kept == (0, 1) || kept == (1, 0), "\(kept)")
      let isCatalogue = (try? FoodCatalogue.asset(of: place)) != nil
      #expect(isCatalogue == (kept.1 == 0))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.count == 2, "nothing else lies about: \(left)")
    }
    withExtendedLifetime(release) {}
  }

  @Test(
    "Where the disk is full a command says so in one line and ends with status 1",
    arguments: [
      ["--help"], ["--version"], ["score", "--help"], ["streak", "GGGx"],
      ["foods", "search", "cola"], ["simulate", "sync", "--plant", "list"],
    ])
  func fullDisk(arguments: [String]) throws {
    let outcome = try Command.run(arguments, output: "/dev/full")
    #expect(outcome.status == 1)
    #expect(
      outcome.problem == "redstart: standard output: cannot be written: "
        + "No space left on device\n")
  }
}
