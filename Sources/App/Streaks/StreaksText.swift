// The words about days in a row. Nothing here falls: after a gap there is a new run.
import Engine

struct StreaksText {
  let language: Language

  var title: String { language.pick("All streaks", "Alle Serien") }
  var seeAll: String { language.pick("See all", "Alle ansehen") }
  var section: String { language.pick("Streaks", "Serien") }
  var inARow: String { language.pick("Days in a row", "Tage in Folge") }
  var sortLabel: String { language.pick("In which order", "In welcher Reihenfolge") }
  var byLength: String { language.pick("By length", "Nach Länge") }
  var byName: String { language.pick("By name", "Nach Namen") }
  var emptyTitle: String { language.pick("No streaks yet", "Noch keine Serien") }
  var emptyText: String {
    language.pick(
      "What you do or leave out on days in a row stands here.",
      "Hier steht, was du Tag für Tag tust oder lässt.")
  }
  var toPlan: String { language.pick("To the plan", "Zum Plan") }
  var newRun: String { language.pick("a new run", "eine neue Serie") }
  var current: String { language.pick("Current run", "Laufende Serie") }
  var longest: String { language.pick("Best", "Beste Serie") }
  var total: String { language.pick("In all", "Insgesamt") }
  var strength: String { language.pick("Strength", "Festigkeit") }
  func strength(_ percent: Int) -> String {
    language.pickLazily("Strength \(percent)\u{A0}%", "Festigkeit \(percent)\u{A0}%")
  }
  func best(_ length: String) -> String {
    language.pickLazily("best \(length)", "beste \(length)")
  }
  func bestSpan(_ first: String, _ last: String) -> String {
    language.pickLazily("Best run: \(first) to \(last)", "Beste Serie: \(first) bis \(last)")
  }
  func inAll(_ length: String) -> String {
    language.pickLazily("\(length) in all", "\(length) insgesamt")
  }

  /// "8 days"; "8 times" where it is not due every day.
  func length(_ count: Int, of tracker: Tracker, _ locale: Locale) -> String {
    guard tracker.mode != nil, tracker.schedule != .everyDay else {
      return locale.days(Int64(count))
    }
    let number = locale.number(Int64(count))
    return language.pickLazily(count == 1 ? "1 time" : "\(number) times", "\(number)-mal")
  }

  /// "8 days in a row", "8 days without", "8 days aware".
  func line(_ count: Int, of tracker: Tracker, _ locale: Locale) -> String {
    let length = length(count, of: tracker, locale)
    switch tracker.mode {
    case .avoidance: return language.pickLazily("\(length) without", "\(length) ohne")
    case .awareness: return language.pickLazily("\(length) aware", "\(length) bemerkt")
    default: return language.pickLazily("\(length) in a row", "\(length) in Folge")
    }
  }

  var practised: String { language.pick("Practice", "Üben") }
  func name(_ kind: MinuteKind) -> String {
    switch kind {
    case .mindful: language.pick("Practice: quiet", "Üben: Ruhe")
    case .workout: language.pick("Practice: movement", "Üben: Bewegung")
    }
  }

  var swaps: String { language.pick("Days with a swap", "Tage mit einem Tausch") }

  func name(_ item: StreakItem, _ locale: Locale) -> String {
    let name = locale.name(of: item.tracker)
    switch item.kind {
    case .own: return name
    case .kept: return language.pickLazily("\(name): within target", "\(name): im Rahmen")
    case .free: return language.pickLazily("\(name): days without", "\(name): Tage ohne")
    }
  }

  /// "2 grace days; one mended Tuesday".
  func grace(_ onHand: Int, mended: String?) -> String {
    let hand =
      switch onHand {
      case 0: language.pick("No grace day on hand", "Kein freier Tag übrig")
      case 1: language.pick("1 grace day", "1 freier Tag")
      default: language.pickLazily("\(onHand) grace days", "\(onHand) freie Tage")
      }
    return mended.map { hand + "; " + $0 } ?? hand
  }
  func mended(_ count: Int, last: String) -> String {
    count == 1
      ? language.pickLazily("one mended \(last)", "einer hat \(last) aufgefangen")
      : language.pickLazily(
        "\(count) mended days of this run, the last \(last)",
        "\(count) haben Tage dieser Serie aufgefangen, zuletzt \(last)")
  }
  func earning(_ every: Int, _ most: Int) -> String {
    language.pickLazily(
      "One is earned at every \(every) days of a run; up to \(most) are kept.",
      "Alle \(every) Tage einer Serie kommt einer dazu; bis zu \(most) bleiben dir.")
  }

  var meaning: String { language.pick("What this means", "Was das bedeutet") }
  var meaningLines: [String] { language == .german ? Self.german : Self.english }
  private static let english = [
    "A grace day mends one missed day by itself. The run goes on and counts that day.",
    "Days that do not count and days on which nothing is due neither add nor take away. Today is "
      + "open until it is over or something has decided it.",
    "Best and total stay, whatever a day brings. After a gap a new run begins.",
    "Strength grows with each day and fades slowly: every 13 days without halve that of something "
      + "daily. The formula is that of Loop Habit Tracker (github.com/iSoron/uhabits, Score.kt).",
  ]
  private static let german = [
    "Ein freier Tag fängt einen ausgelassenen Tag von selbst auf. Die Serie geht weiter und zählt "
      + "ihn mit.",
    "Tage, die nicht zählen, und Tage, an denen nichts ansteht, geben nichts dazu und nehmen "
      + "nichts weg. Heute ist offen, bis der Tag um ist oder sich etwas entschieden hat.",
    "Beste Serie und Summe bleiben, was ein Tag auch bringt. Nach einer Lücke beginnt eine neue.",
    "Die Festigkeit wächst mit jedem Tag und lässt langsam nach: 13 Tage ohne halbieren sie bei "
      + "Täglichem. Die Formel ist die von Loop Habit Tracker (github.com/iSoron/uhabits, "
      + "Score.kt).",
  ]

  var hide: String { language.pick("Hide", "Ausblenden") }
  func hide(_ name: String) -> String {
    language.pickLazily("Hide the streak of \(name)", "Serie von \(name) ausblenden")
  }
  var hidden: String { language.pick("Hidden", "Ausgeblendet") }
  var show: String { language.pick("Show", "Zeigen") }
  func show(_ name: String) -> String {
    language.pickLazily("Show the streak of \(name)", "Serie von \(name) zeigen")
  }
  var saidHidden: String { language.pick("Hidden. It goes on.", "Ausgeblendet. Sie läuft weiter.") }
  var saidShown: String { language.pick("Shown.", "Wieder zu sehen.") }

  var past: String { language.pick("From before a change", "Von vor einer Änderung") }
  func past(_ mode: TrackerMode, _ until: String) -> String {
    language.pickLazily("\(name(mode)), until \(until)", "\(name(mode)), bis \(until)")
  }
  private func name(_ mode: TrackerMode) -> String {
    switch mode {
    case .counter: language.pick("Counting", "Zählen")
    case .yesNo: language.pick("Yes or no", "Ja oder nein")
    case .levels: language.pick("Levels", "Stufen")
    case .awareness: language.pick("Noticing", "Bemerken")
    case .avoidance: language.pick("Leaving out", "Weglassen")
    case .feelings: language.pick("Feelings", "Gefühle")
    case .gratitude: language.pick("Gratitude", "Dankbarkeit")
    }
  }
}
