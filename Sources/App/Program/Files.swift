// Files that go out and come in.
import Engine

/// What a picked file is for; the number goes to the shell and comes back with the file.
enum FilePurpose: Int {
  case backup = 1
}

extension State {
  var isDemo: Bool { storage.isDemo }

  /// The whole journal as one file.
  func exportEffect(_ moment: Moment) -> Effect {
    .download(
      name: "redstart-\(today(moment).text).json", type: "application/json",
      bytes: JournalWriter.json(records.journal))
  }

  mutating func picked(token: Int, _ bytes: [UInt8], _ moment: Moment) -> [Effect] {
    guard FilePurpose(rawValue: token) == .backup else { return [] }
    do throws(JournalFileError) {
      let file = try JournalFile(bytes)
      let effects = write(records.journal.news(in: file.drafts), moment)
      opening.restoreFailed = false
      guard route == .opening, hasBegun else { return effects }
      route = .today
      return effects + [.replace(.today)]
    } catch {
      opening.restoreFailed = true
      return []
    }
  }

  mutating func loadDemo(_ moment: Moment) -> [Effect] { [] }

  mutating func restore(draft: [UInt8]) {
    if !draft.isEmpty { restore(craving: draft) }
  }
}
