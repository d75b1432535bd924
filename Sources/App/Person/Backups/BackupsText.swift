// The words about the copies on this device and about saving a file.
import Engine

struct BackupsText {
  let language: Language

  var title: String { language.backupsTitle }
  var why: String {
    language.backupsWhy
  }
  var none: String {
    language.backupsNone
  }
  var limit: String {
    language.backupsLimit
  }
  func holds(_ number: String, _ count: Int) -> String {
    language.backupsHolds(count: count, number: number)
  }

  func sheetTitle(_ date: String) -> String {
    language.backupsSheetTitle(date: date)
  }
  func held(_ entries: String) -> String {
    language.backupsHeld(entries: entries)
  }
  func back(_ number: String, _ count: Int) -> String {
    language.backupsBack(count: count, number: number)
  }
  func changed(_ number: String, _ count: Int) -> String {
    language.backupsChanged(count: count, number: number)
  }
  func gone(_ number: String, _ count: Int) -> String {
    language.backupsGone(count: count, number: number)
  }
  var stays: String {
    language.backupsStays
  }
  var same: String {
    language.backupsSame
  }
  var bringBack: String { language.backupsBringBack }
  var broughtBack: String { language.backupsBroughtBack }
  var close: String { language.backupsClose }

  func problem(_ problem: BackupProblem) -> String {
    switch problem {
    case .unreadable:
      language.backupsProblemUnreadable
    case .full:
      language.backupsProblemFull
    }
  }

  var cardTitle: String { language.backupsCardTitle }
  var cardFirst: String {
    language.backupsCardFirst
  }
  func cardAgain(_ date: String) -> String {
    language.backupsCardAgain(date: date)
  }
  var later: String { language.backupsLater }
}
