// The words of challenges: what they ask, and which fact they were picked for.
import Engine

struct ChallengeText {
  let language: Language

  /// "Walk off 1 craving"
  func name(_ what: ChallengeKind, _ count: Int, _ tracker: String) -> String {
    let one = count == 1
    return switch what {
    case .walk:
      language.pickLazily(
        one ? "Walk through one craving" : "Walk through \(count) cravings",
        one
          ? "Ein Verlangen beim Gehen vorbeilassen"
          : "\(count)-mal Verlangen beim Gehen vorbeilassen"
      )
    case .technique:
      language.pickLazily(
        one ? "Try a technique in one craving" : "Try a technique in \(count) cravings",
        one
          ? "Bei einem Verlangen eine Technik probieren"
          : "\(count)-mal bei Verlangen eine Technik probieren")
    case .passed:
      language.pickLazily(
        one ? "Let one craving pass" : "Let \(count) cravings pass",
        one ? "Ein Verlangen vorbeigehen lassen" : "\(count)-mal Verlangen vorbeigehen lassen")
    case .keptRow:
      language.pickLazily(
        "\(count) days within the target, in a row: \(tracker)",
        "\(count) Tage im Ziel am Stück: \(tracker)")
    case .freeDays:
      language.pickLazily(
        one ? "One day without: \(tracker)" : "\(count) days without: \(tracker)",
        one ? "Ein Tag ohne: \(tracker)" : "\(count) Tage ohne: \(tracker)")
    case .goodDays:
      language.pickLazily(
        one ? "One day as you want it: \(tracker)" : "\(count) days as you want them: \(tracker)",
        one
          ? "Ein Tag, wie du ihn willst: \(tracker)"
          : "\(count) Tage, wie du sie willst: \(tracker)")
    case .recorded:
      language.pickLazily(
        "Say on \(count) days how much it was: \(tracker)",
        "An \(count) Tagen notieren, wie viel es war: \(tracker)")
    case .moods:
      language.pickLazily(
        "Note your mood on \(count) days", "An \(count) Tagen die Stimmung notieren")
    case .notes:
      language.pickLazily("Write a line on \(count) days", "An \(count) Tagen eine Zeile schreiben")
    case .evenings:
      language.pickLazily(
        "Look back on \(count) evenings", "An \(count) Abenden zurückblicken")
    }
  }

  /// "In the four weeks before this one: …"
  func reason(_ what: ChallengeKind, _ seen: Int, _ among: Int) -> String {
    let (days, cravings) =
      among == 1 ? ("day", "craving") : ("days", "cravings")
    let tagen = among == 1 ? "Tag" : "Tagen"
    let span = language.pick(
      "In the four weeks before this one: ", "In den vier Wochen vor dieser: ")
    let fact =
      switch what {
      case .walk:
        language.pickLazily(
          "\(seen) of \(among) \(cravings) with a walk.",
          "bei \(seen) von \(among) Verlangen bist du gegangen.")
      case .technique:
        language.pickLazily(
          "\(seen) of \(among) \(cravings) with a technique.",
          "bei \(seen) von \(among) Verlangen mit einer Technik.")
      case .passed:
        language.pickLazily(
          "\(seen) of \(among) \(cravings) passed.",
          "\(seen) von \(among) Verlangen gingen vorbei.")
      case .keptRow:
        language.pickLazily(
          "\(seen) of \(among) \(days) within the target.",
          "\(seen) von \(among) \(tagen) im Ziel.")
      case .freeDays:
        language.pickLazily(
          "\(seen) of \(among) \(days) without.", "\(seen) von \(among) \(tagen) ohne.")
      case .goodDays:
        language.pickLazily(
          "\(seen) of \(among) \(days) as you wanted them.",
          "\(seen) von \(among) \(tagen) wie gewollt.")
      case .recorded, .moods, .notes, .evenings:
        language.pickLazily("on \(seen) of \(among) \(days).", "an \(seen) von \(among) \(tagen).")
      }
    return span + fact
  }
}
