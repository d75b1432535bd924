// Files of other apps and made-up journals, in the browser as natively.

import Engine

enum ExchangeChecks {
  static var all: [Check] {
    [
      Check("A made-up journal is the same on every platform", finds: demo) {
        let drafts = Demo.drafts(
          days: 60, entries: 600, seed: 1, until: Instant(milliseconds: 1_774_746_000_000),
          zone: .fixed(UTCOffset(minutes: 120) ?? .utc))
        return digest(of: drafts)
      },
      Check("A HabitBull table comes in with its own days", finds: habitBull) {
        let table =
          "HabitName,CalendarDate,Value\nRun,2016-02-29,1\nRun,2016-02-29,1\nRun,2016-03-01,0\n"
        do throws(ImportProblem) {
          let imported = try HabitBullFile.read(Array(table.utf8))
          return "\(imported.entries.count), \(imported.skipped), \(digest(of: imported.drafts))"
        } catch {
          return "line \(error.line)"
        }
      },
      Check("An archive of Loop unpacks, skipped day and all", finds: archive) {
        do throws(ImportProblem) {
          let reading = try ImportRecognition.read(
            [Base64.decodeStandard(packed) ?? []], zone: .fixed(.utc))
          guard case .ready(let imported) = reading else { return "not read" }
          return "\(imported.entries.count), \(imported.skipped), \(digest(of: imported.drafts))"
        } catch {
          return "line \(error.line)"
        }
      },
      Check("A torn Loop table names its line", finds: "line 3") {
        do throws(ImportProblem) {
          _ = try LoopTable.read(Array("Date,Run,\n2015-01-25,NO,\n2015-01-2".utf8))
          return "read"
        } catch {
          return "line \(error.line)"
        }
      },
    ]
  }

  private static func digest(of drafts: [Draft]) -> String {
    var journal = Journal()
    var clock = Clock(device: 0)
    for draft in drafts {
      journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    return Hex.encode(SHA256.hash(JournalWriter.json(journal)))
  }

  private static let demo =
    "d143cdb9547aa59f02a718fe0f47f28a44533fad9ae1bc0b385e52ca09b60c41"
  private static let habitBull =
    "1, 2, ce2a34208f186a5b9a82255567f1944b823848f7d088b706eafbb67df997ab53"
  private static let archive =
    "3, 1, cb52f97c4123339b198fd27120a04bd3b1cf57bad69dd4906497ed3bb62147eb"
  /// Habits.csv and one table of check marks, deflated.
  private static let packed =
    "UEsDBBQAAAAIAAAAIQBf4fwdGAAAABYAAAAKAAAASGFiaXRzLmNzdgvIL84syczP0/FLzE3lMjAw1AkqzeMC"
    + "AFBLAwQUAAAACAAAACEA7tJXT0EAAABiAAAAFgAAADAwMSBSdW4vQ2hlY2ttYXJrcy5jc3ZzSSxJ1QlLzClN"
    + "1fHLL0kt5jIyMDLVNTDUNTLViXQNjvd19At19NFJSyxCyJjoBHt7BuggBIyRlSKEjXT8/HW4AFBLAQIUAxQA"
    + "AAAIAAAAIQBf4fwdGAAAABYAAAAKAAAAAAAAAAAAAACAAQAAAABIYWJpdHMuY3N2UEsBAhQDFAAAAAgAAAAh"
    + "AO7SV09BAAAAYgAAABYAAAAAAAAAAAAAAIABQAAAADAwMSBSdW4vQ2hlY2ttYXJrcy5jc3ZQSwUGAAAAAAIA"
    + "AgB8AAAAtQAAAAAA"
}
