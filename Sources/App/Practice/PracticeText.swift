// The words of the practice place.
import Engine

struct PracticeText {
  let language: Language

  var title: String { language.pick("Practice", "Üben") }
  var start: String { language.pick("Start", "Starten") }
  func start(_ name: String) -> String {
    language.pickLazily("Start \(name)", "\(name) starten")
  }
  var close: String { language.pick("Close", "Schließen") }
  var delete: String { language.pick("Delete", "Löschen") }
  var less: String { language.pick("Less", "Weniger") }
  var more: String { language.pick("More", "Mehr") }
  func range(_ low: Int, _ high: Int) -> String {
    language.pickLazily("A number from \(low) to \(high).", "Eine Zahl von \(low) bis \(high).")
  }
  var kinds: String { language.pick("What to practise", "Was du üben kannst") }
  var recent: String { language.pick("Latest sessions", "Letzte Einheiten") }
  var emptyTitle: String { language.pick("A few minutes for you", "Ein paar Minuten für dich") }
  var emptyText: String {
    language.pick(
      "Sit in quiet, breathe by a rhythm, or move. What you practised will stand here and counts "
        + "for the minutes of your day.",
      "In Ruhe sitzen, im Takt atmen oder dich bewegen. Was du geübt hast, steht dann hier und "
        + "zählt für die Minuten deines Tages.")
  }
  func emptyAction(_ name: String) -> String {
    language.pickLazily("Try \(name)", "\(name) ausprobieren")
  }
  var mindful: String { language.pick("Quiet today", "Ruhe heute") }
  var workout: String { language.pick("Movement today", "Bewegung heute") }
  func of(_ minutes: Int64, _ aim: Int) -> String {
    language.pickLazily("\(minutes) of \(aim) min", "\(minutes) von \(aim) min")
  }
  func today(_ kind: MinuteKind, _ minutes: Int64) -> String {
    let one = minutes == 1
    switch kind {
    case .mindful:
      return language.pickLazily(
        one ? "1 minute of quiet today." : "\(minutes) minutes of quiet today.",
        one ? "Heute 1 Minute Ruhe." : "Heute \(minutes) Minuten Ruhe.")
    case .workout:
      return language.pickLazily(
        one ? "1 minute of movement today." : "\(minutes) minutes of movement today.",
        one ? "Heute 1 Minute Bewegung." : "Heute \(minutes) Minuten Bewegung.")
    }
  }
  func inARow(_ days: String) -> String {
    language.pickLazily("\(days) in a row.", "\(days) in Folge.")
  }
  func noted(_ name: String) -> String {
    language.pickLazily("\(name): noted.", "\(name): notiert.")
  }
  var gone: String { language.pick("It doesn’t count.", "Es zählt nicht.") }
  var deleted: String { language.pick("Deleted.", "Gelöscht.") }
  var clockStep: String {
    language.pick(
      "The clock of the device was set meanwhile; what counts is the time that really passed.",
      "Die Uhr des Geräts wurde währenddessen gestellt; es zählt die Zeit, die wirklich verging.")
  }
  func effort(_ effort: Int) -> String {
    language.pickLazily("Effort \(effort) of 10", "Anstrengung \(effort) von 10")
  }

  func name(_ kind: PracticeKind) -> String {
    switch kind {
    case .meditation: language.pick("Meditation", "Meditation")
    case .breathing: language.pick("Breathing", "Atmen")
    case .open: language.pick("Open workout", "Freies Training")
    case .intervals: language.pick("Intervals", "Intervalle")
    case .program: language.pick("Program", "Programm")
    case .guided: language.pick("Short practice", "Kurze Übung")
    }
  }

  // Meditation
  var openEnded: String { language.pick("Open end", "Offenes Ende") }
  var openEndedDetail: String {
    language.pick("Counts up until you stop.", "Zählt aufwärts, bis du aufhörst.")
  }
  func name(_ field: MeditationField) -> String {
    switch field {
    case .minutes: language.pick("Length", "Dauer")
    case .closing: language.pick("Closing", "Ausklang")
    case .countdown: language.pick("Countdown before", "Vorlauf")
    }
  }
  func unit(_ field: MeditationField) -> String {
    field == .countdown ? seconds : language.pick("minutes", "Minuten")
  }
  var seconds: String { language.pick("seconds", "Sekunden") }
  func detail(_ setting: MeditationSetting) -> String {
    if setting.isOpenEnded { return openEnded }
    let minutes = String(setting.minutes) + " min"
    guard setting.closing > 0 else { return minutes }
    return language.pickLazily(
      "\(minutes), then \(setting.closing) min closing",
      "\(minutes), dann \(setting.closing) min Ausklang")
  }

  // Stopping early
  var earlyStop: String { language.pick("When I stop early", "Wenn ich früher aufhöre") }
  func name(_ stop: EarlyStop) -> String {
    switch stop {
    case .ask: language.pick("Ask me", "Frag mich")
    case .never: language.pick("Keep nothing", "Nichts behalten")
    case .always: language.pick("Keep the minutes", "Minuten behalten")
    }
  }
}
