// The card on Today that offers to save a file, when none was saved for long.
import Engine

extension Desk {
  /// Without a file for so long, and with so many changes since, the card comes.
  static let longWithoutBackup: Int64 = 30 * 24 * Milliseconds.hour
  static let manyChanges = 50

  /// Nothing while a file was saved, or the card was put off, not long ago.
  func backupCard(_ moment: Moment) -> Component<Message>? {
    let settings = overview.settings
    let saved = settings.backedUpAt
    if let since = max(saved, settings.backupPutOffAt) {
      guard moment.now.milliseconds(since: since) >= Desk.longWithoutBackup,
        hasManyChanges(since: since)
      else { return nil }
    }
    let text = BackupsText(language: language)
    let zone = moment.zone
    let words = saved.map { text.cardAgain(locale.date(zone.offset($0).local($0).day)) }
    return .card(
      Card(
        key: "backup", title: text.cardTitle, symbol: .download,
        body: [
          .text(Text(words ?? text.cardFirst)),
          .row([
            .button(Button(todayText.backup, .settings(.pressedExport), key: "backup")),
            .button(
              Button(
                text.later, .today(.dismissedCard("backup")), key: "backup-later", role: .quiet)),
          ]),
        ], dismiss: (todayText.putAway, .today(.dismissedCard("backup")))))
  }

  private func max(_ a: Instant?, _ b: Instant?) -> Instant? {
    guard let a, let b else { return a ?? b }
    return a > b ? a : b
  }

  /// The newest stand at the end, so that this looks at few.
  private func hasManyChanges(since: Instant) -> Bool {
    var count = 0
    for entity in records.journal.entities.reversed() {
      if (entity.created?.milliseconds ?? 0) > since.milliseconds { count += 1 }
      for edit in entity.edits where edit.stamp.milliseconds > since.milliseconds { count += 1 }
      if count >= Desk.manyChanges { return true }
    }
    return false
  }
}
