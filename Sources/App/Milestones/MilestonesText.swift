// The words of the milestones.
import Engine

struct MilestonesText {
  let title: String
  let hidden: String
  let toSettings: String
  let emptyTitle: String
  let emptyText: String
  let next: String
  let reached: String
  let noneReached: String
  let stays: String
  let open: String
  let left: (String) -> String
  let saved: (String) -> String
  let name: (Milestone) -> String
  let cardTitle: String
  let seen: String
  let settings: String
  let show: String
  let showDetail: String
  let showLife: String
  let showLifeDetail: String
  let help: String

  static var en: MilestonesText {
    MilestonesText(
      title: "Milestones", hidden: "Milestones are switched off.", toSettings: "To the settings",
      emptyTitle: "Your milestones will stand here",
      emptyText: "They come from what you note, and stay once they are reached.",
      next: "Next", reached: "Reached", noneReached: "None yet. The first ones come soon.",
      stays: "What is reached stays reached.", open: "All that are still open",
      left: { "\($0) left" }, saved: { "\($0) saved" }, name: { MilestoneWords.english($0) },
      cardTitle: "A milestone", seen: "Nice", settings: "Progress and help",
      show: "Milestones", showDetail: "Shown in a gallery and once on Today.",
      showLife: "Time of life", showLifeDetail: "A rough estimate for cigarettes, on Progress.",
      help: "Help numbers")
  }

  static var de: MilestonesText {
    MilestonesText(
      title: "Meilensteine", hidden: "Meilensteine sind ausgeschaltet.",
      toSettings: "Zu den Einstellungen", emptyTitle: "Hier stehen bald deine Meilensteine",
      emptyText: "Sie ergeben sich aus dem, was du notierst, und bleiben, sobald du sie hast.",
      next: "Als Nächstes", reached: "Erreicht",
      noneReached: "Noch keiner. Die ersten kommen bald.", stays: "Was erreicht ist, bleibt.",
      open: "Alle, die noch offen sind", left: { "noch \($0)" }, saved: { "\($0) gespart" },
      name: { MilestoneWords.german($0) }, cardTitle: "Ein Meilenstein", seen: "Schön",
      settings: "Fortschritt und Hilfe", show: "Meilensteine",
      showDetail: "In einer Übersicht und einmal auf Heute.", showLife: "Lebenszeit",
      showLifeDetail: "Eine grobe Schätzung für Zigaretten, unter Fortschritt.",
      help: "Hilfenummern")
  }
}

/// The name of each milestone; what is saved gets its amount from the locale.
enum MilestoneWords {
  static func english(_ milestone: Milestone) -> String {
    let count = milestone.threshold
    return switch milestone {
    case .freeTime: time(count, "minute", "hour", "day", "week", "month", "year", "s") + " free"
    case .keptRun:
      count == 1 ? "First day within the target" : "\(count) days in a row within the target"
    case .freeRun: count == 1 ? "First free day" : "\(count) free days in a row"
    case .cravingsNoted: "First craving noted"
    case .cravingsPassed: count == 1 ? "First craving passed" : "\(count) cravings passed"
    case .saved: ""
    }
  }

  static func german(_ milestone: Milestone) -> String {
    let count = milestone.threshold
    return switch milestone {
    case .freeTime: time(count, "Minute", "Stunde", "Tag", "Woche", "Monat", "Jahr", "") + " frei"
    case .keptRun:
      count == 1 ? "Erster Tag im Ziel" : "\(count) Tage in Folge im Ziel"
    case .freeRun: count == 1 ? "Erster freier Tag" : "\(count) freie Tage in Folge"
    case .cravingsNoted: "Erstes Verlangen notiert"
    case .cravingsPassed:
      count == 1 ? "Erstes Verlangen ging vorbei" : "\(count) Verlangen gingen vorbei"
    case .saved: ""
    }
  }

  /// The table's seconds in the unit that people use for them. `plural` is what English adds;
  /// German words ending in e take an n, the others an e.
  private static func time(
    _ seconds: Int64, _ minute: String, _ hour: String, _ day: String, _ week: String,
    _ month: String, _ year: String, _ plural: String
  ) -> String {
    let days = seconds / 86_400
    let (count, unit): (Int64, String) =
      switch days {
      case 365...: (days / 365, year)
      case 90...: (days / 30, month)
      case 7, 14: (days / 7, week)
      case 1...: (days, day)
      default: seconds < 3600 ? (seconds / 60, minute) : (seconds / 3600, hour)
      }
    if count == 1 { return "1 " + unit }
    if !plural.isEmpty { return String(count) + " " + unit + plural }
    return String(count) + " " + unit + (unit.utf8.last == 0x65 ? "n" : "e")
  }
}
