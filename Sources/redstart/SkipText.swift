// Why a record of a file was left out, for whoever reads the messages of a command.

import Engine

enum SkipText {
  static func reason(_ skip: ImportSkip) -> String {
    switch skip {
    case .nothing: "nothing was done"
    case .filledIn: "filled in by the other app"
    case .repeated: "there twice"
    case .outOfRange: "too large, or on an impossible day"
    case .ownerless: "of a tracker that is not in the file"
    case .openTask: "a task to do once that is still open"
    case .coin: "coins, which have no place in a journal"
    case .wish: "a wish that is paid in coins"
    case .unreadable: "a row or a value that cannot be read"
    case .otherKind: "of a kind that only a backup brings back"
    }
  }

  static func unplaced(_ what: ImportUnplaced) -> String {
    switch what {
    case .colours: "colours have no place here and were left out"
    case .columns: "some columns have no place here and were left out"
    case .reminderDays: "the weekdays of reminders were left out; the times came along"
    case .weekdays: "weekdays were left out; their number a week came along"
    case .encoding: "some of the text is not UTF-8 and was read as Windows-1252"
    }
  }
}
