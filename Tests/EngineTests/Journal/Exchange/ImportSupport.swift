// What the tests of imports share: a journal with what was brought in.

import Engine

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// The records after an import, and after a second one, which brings no news.
func records(_ drafts: [Draft]) -> Records {
  var records = Records()
  var clock = Clock(device: 0)
  for draft in drafts {
    records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 9)))
  }
  return records
}

extension Imported {
  var overview: Overview { Overview(records(drafts)) }

  /// The entries of a tracker by name, as the journal reads them, by day, then time.
  func entries(of name: String) -> [Entry] {
    let all = records(drafts)
    let overview = Overview(all)
    let tracker = (overview.trackers + overview.archived).first { $0.name == name }
    var entries: [Entry] = []
    for case .entry(let entry) in all.all where entry.tracker == tracker?.id {
      entries.append(entry)
    }
    return entries.sorted {
      ($0.day, $0.at?.milliseconds ?? 0) < ($1.day, $1.at?.milliseconds ?? 0)
    }
  }

  func tracker(_ name: String) -> Tracker? {
    (overview.trackers + overview.archived).first { $0.name == name }
  }
}

extension Zone {
  /// Berlin in the winter of 2025 and the summer of 2021: the change of 2021-10-31 counts.
  static let testBerlin = Zone(name: "Europe/Berlin") { instant in
    UTCOffset(minutes: instant.milliseconds < 1_635_642_000_000 ? 120 : 60)!
  }
}
