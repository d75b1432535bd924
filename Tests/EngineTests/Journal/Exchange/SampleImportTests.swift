// The sample files of other apps, counted here by cutting their lines at the commas.

import Engine
import Foundation
import Testing

@Suite(.enabled(if: Fixtures.folder != nil || Fixtures.isServer, Fixtures.absence))
struct SampleImportTests {
  private func lines(_ name: String) throws -> [[String]] {
    String(decoding: try Fixtures.bytes(name), as: UTF8.self)
      .split(separator: "\n").map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      }
  }

  @Test("A HabitBull sample comes in once for each habit and day")
  func habitBull() throws {
    let imported = try HabitBullFile.read(Fixtures.bytes("uhabits_habitbull.csv"))
    let rows = try lines("uhabits_habitbull.csv").dropFirst()
    // One description has commas of its own, so dates and values are counted from the end.
    let days = Set(rows.map { $0[0] + " " + $0[$0.count - 3] })
    #expect(imported.trackers.count == Set(rows.map { $0[0] }).count)
    #expect(imported.entries.count == days.count)
    #expect(imported.skipped == rows.count - days.count)
    let found = imported.entries.map { entry in
      imported.trackers[entry.tracker].name + " " + entry.day.text
    }
    #expect(Set(found) == days)
    #expect(imported.entries.first?.note == "text")
    #expect(imported.trackers.last?.note == "transcend ego, practice compassion, smile and breath")
  }

  @Test("A Loop table sample comes in with what was done, not with what was filled in")
  func loopTable() throws {
    let imported = try LoopTable.read(
      Fixtures.bytes("uhabits_csv_export_Checkmarks.csv"),
      habits: Fixtures.bytes("uhabits_csv_export_Habits.csv"))
    let rows = try lines("uhabits_csv_export_Checkmarks.csv").dropFirst()
    let cells = rows.flatMap { $0[1...2] }
    #expect(imported.entries.count == cells.count { $0 == "YES_MANUAL" })
    #expect(imported.skipped == cells.count { $0 != "YES_MANUAL" && $0 != "UNKNOWN" })
    #expect(imported.trackers.map { $0.name } == ["Meditate", "Wake up early"])
    #expect(imported.trackers[1].timesPerPeriod == 2)
    #expect(imported.trackers[1].daysPerPeriod == 3)
    #expect(imported.trackers[1].question == "Did you wake up before 6am?")
    let days = rows.filter { $0[2] == "YES_MANUAL" }.map { $0[0] }
    #expect(imported.entries.map { $0.day.text } == days)
  }

  @Test("A Daylio sample comes in with each mood, and each activity once a day")
  func daylio() throws {
    let imported = try DaylioFile.read(Fixtures.bytes("daylio_sample.csv"), zone: .testBerlin)
    #expect(
      imported.entries(of: "Mood").map { $0.day.text } == [
        "2021-09-26", "2021-09-27", "2021-09-28",
      ])
    #expect(imported.entries(of: "Mood").map { $0.level } == [2, 2, 1])
    #expect(
      imported.moods == [
        ImportedMood(name: "sad", rank: 1), ImportedMood(name: "average", rank: 2),
      ])
    // 7, 12 and 5 activities stand in the three rows, 17 of them different.
    let text = String(decoding: try Fixtures.bytes("daylio_sample.csv"), as: UTF8.self)
    let named = text.split(separator: "\n").dropFirst().flatMap { line in
      line.split(separator: "\"")[1].split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }.filter { !$0.isEmpty }
    #expect(imported.entries.count == 3 + named.count)
    #expect(imported.trackers.count == 1 + Set(named).count)
    #expect(imported.entries(of: "movies / tv").count == 3)
    #expect(imported.skipped == 0)
  }

  @Test("Each sample brings nothing new the second time")
  func twice() throws {
    let names = [
      "uhabits_habitbull.csv", "uhabits_csv_export_Checkmarks.csv", "daylio_sample.csv",
    ]
    for name in names {
      let file = try Fixtures.bytes(name)
      guard case .ready(let imported) = try ImportRecognition.read([file], zone: .testBerlin) else {
        Issue.record("\(name) was not recognised")
        continue
      }
      #expect(!imported.entries.isEmpty)
      #expect(records(imported.drafts).journal.news(in: imported.drafts).isEmpty)
    }
  }
}
