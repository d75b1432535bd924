// What all screens share: the journal and what it adds up to, the device and its store, where the
// person is, and what has just been said. A screen is handed it and sees nothing of another screen.
import Engine

/// The things that lie open for every screen, and the only way from one of them to the journal.
public struct Desk: Sendable {
  public var device = Device()
  public var route = Route.today
  public var storage = Storage()
  public var records = Records()
  public var overview = Overview()
  public var clock = Clock(device: 0)
  public var undo: [UndoStep] = []
  /// Counts what was done and taken back, so that it is seen when the steps changed.
  var undoCount = 0
  /// `undoCount` when the steps were last put aside.
  var undoKept = 0
  /// Counts the changes that the journal took.
  var changesTaken = 0
  public var toast: String?
  /// When the toast came up; after `Desk.toastTime` it goes by itself.
  public var toastSince: Instant?

  public var content = ContentShelf()
  public var foods = FoodShelf.unasked
  /// A directory of help that is newer than the app.
  var newerDirectory: HelpDirectory?
  public var sync = SyncState()
  public var passwords = PasswordShelf.unasked

  public init() {}

  /// What the person chose, else what the device speaks.
  var wantedLanguage: Language {
    overview.settings.language.flatMap { Language(rawValue: $0) }
      ?? Language(preferring: device.languages)
  }

  /// The language that is shown: the wanted one as soon as its words are here.
  public var language: Language {
    // Asked for in a thousand places: a copy of this in each would be 200 KB of code.
    @inline(never) get {
      let wanted = wantedLanguage
      return wanted.isHere ? wanted : Language.allCases.first { $0.isHere } ?? wanted
    }
  }

  public var locale: Locale {
    // Like the language, not to be copied to wherever a number is shown.
    @inline(never) get {
      let chosen = language
      var locale = Locale(chosen)
      // The device's signs belong to its own language; another language brings its own.
      if chosen == Language(preferring: device.languages) {
        locale.decimal = device.decimal
        locale.group = device.group
      }
      locale.uses12Hours = overview.settings.uses12Hours ?? device.uses12Hours
      return locale
    }
  }

  public func today(_ moment: Moment) -> Day { day(of: moment.now, moment) }

  /// The person's day to which something at `instant` belongs, in the zone of the moment.
  func day(of instant: Instant, _ moment: Moment) -> Day {
    overview.settings.dayBoundary.day(of: instant, in: moment.zone)
  }
}
