// The words of the milestones.
import Engine

struct MilestonesText {
  let language: Language

  var title: String { language.pick("Milestones", "Meilensteine") }
  var hidden: String {
    language.pick("Milestones are switched off.", "Meilensteine sind ausgeschaltet.")
  }
  var toSettings: String { language.pick("To the settings", "Zu den Einstellungen") }
  var emptyTitle: String {
    language.pick("Your milestones will stand here", "Hier stehen bald deine Meilensteine")
  }
  var emptyText: String {
    language.pick(
      "They come from what you note, and stay once they are reached.",
      "Sie ergeben sich aus dem, was du notierst, und bleiben, sobald du sie hast.")
  }
  var next: String { language.pick("Next", "Als Nächstes") }
  var reached: String { language.pick("Reached", "Erreicht") }
  var noneReached: String {
    language.pick(
      "None yet. The first ones come soon.",
      "Noch keiner. Die ersten kommen bald.")
  }
  var stays: String { language.pick("What is reached stays reached.", "Was erreicht ist, bleibt.") }
  var units: String {
    language.pick(
      "A month counts as 30 days here, and a year as 365.",
      "Ein Monat zählt hier 30 Tage, ein Jahr 365.")
  }
  var open: String { language.pick("All that are still open", "Alle, die noch offen sind") }
  func left(_ amount: String) -> String {
    language.pickLazily("\(amount) left", "noch \(amount)")
  }
  func saved(_ amount: String) -> String {
    language.pickLazily("\(amount) saved", "\(amount) gespart")
  }
  var cardTitle: String { language.pick("A milestone", "Ein Meilenstein") }
  var seen: String { language.pick("Nice", "Schön") }
  var settings: String { language.pick("Progress and help", "Fortschritt und Hilfe") }
  var show: String { language.pick("Milestones", "Meilensteine") }
  var showDetail: String {
    language.pick(
      "Shown in a gallery and once on Today.",
      "In einer Übersicht und einmal auf Heute.")
  }
  var showLife: String { language.pick("Time of life", "Lebenszeit") }
  var showLifeDetail: String {
    language.pick(
      "A rough estimate for cigarettes, on Progress.",
      "Eine grobe Schätzung für Zigaretten, unter Fortschritt.")
  }
  var help: String { language.pick("Help numbers", "Hilfenummern") }
}

extension MilestonesText {
  /// The name of each milestone; what is saved gets its amount from the locale.
  func name(_ milestone: Milestone) -> String {
    let count = milestone.threshold
    return switch milestone {
    case .freeTime: time(count) + language.pick(" free", " frei")
    case .keptRun:
      count == 1
        ? language.pick("First day within the target", "Erster Tag im Ziel")
        : language.pickLazily(
          "\(count) days in a row within the target", "\(count) Tage in Folge im Ziel")
    case .freeRun:
      count == 1
        ? language.pick("First free day", "Erster freier Tag")
        : language.pickLazily("\(count) free days in a row", "\(count) freie Tage in Folge")
    case .trackerRun:
      language.pickLazily("\(count) days in a row", "\(count) Tage in Folge")
    case .practiceRun(.mindful, _):
      language.pickLazily(
        "\(count) days in a row with quiet", "\(count) Tage in Folge mit Ruhe")
    case .practiceRun(.workout, _):
      language.pickLazily(
        "\(count) days in a row with movement", "\(count) Tage in Folge mit Bewegung")
    case .recovery(let stage):
      language.pick("Recovery: ", "Erholung: ") + RecoveryContent.title(stage, language)
    case .cravingsNoted: language.pick("First craving noted", "Erstes Verlangen notiert")
    case .cravingsPassed:
      count == 1
        ? language.pick("First craving passed", "Erstes Verlangen ging vorbei")
        : language.pickLazily("\(count) cravings passed", "\(count) Verlangen gingen vorbei")
    case .saved: ""
    }
  }

  /// The table's seconds in the unit that people use for them. English adds an s to several;
  /// German words ending in e take an n, the others an e.
  private func time(_ seconds: Int64) -> String {
    let days = seconds / 86_400
    let (count, unit): (Int64, String) =
      switch days {
      case 365...: (days / 365, language.pick("year", "Jahr"))
      case 90...: (days / 30, language.pick("month", "Monat"))
      case 7, 14: (days / 7, language.pick("week", "Woche"))
      case 1...: (days, language.pick("day", "Tag"))
      default:
        seconds < 3600
          ? (seconds / 60, language.pick("minute", "Minute"))
          : (seconds / 3600, language.pick("hour", "Stunde"))
      }
    if count == 1 { return "1 " + unit }
    let ending = language.pick("s", unit.utf8.last == 0x65 ? "n" : "e")
    return String(count) + " " + unit + ending
  }
}
