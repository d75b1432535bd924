// What went well in a week, as sentences.
import Engine

struct WeekText {
  let language: Language

  func good(_ name: String, _ days: Int, _ all: Int) -> String {
    language.pickLazily(
      "\(name): \(days) of \(all) days were as you wanted them.",
      "\(name): \(days) von \(all) Tagen waren, wie du sie wolltest.")
  }
  func free(_ name: String, _ days: Int) -> String {
    language.pickLazily(
      days == 1 ? "\(name): one day without." : "\(name): \(days) days without.",
      days == 1 ? "\(name): ein Tag ohne." : "\(name): \(days) Tage ohne.")
  }
  func fewer(_ now: String, _ before: String) -> String {
    language.pickLazily(
      "\(now) a day, after \(before) in the week before.",
      "\(now) am Tag, nach \(before) in der Woche davor.")
  }
  func passed(_ count: Int, _ all: Int) -> String {
    language.pickLazily(
      "\(count) of \(all) \(all == 1 ? "craving" : "cravings") passed.",
      "\(count) von \(all) Verlangen gingen vorbei.")
  }
  func walked(_ count: Int) -> String {
    language.pickLazily(
      count == 1 ? "You walked through a craving." : "You walked through \(count) cravings.",
      count == 1
        ? "Bei einem Verlangen bist du gegangen." : "Bei \(count) Verlangen bist du gegangen.")
  }
  func challenge(_ name: String) -> String {
    language.pickLazily("Your challenge is done: \(name).", "Deine Aufgabe ist geschafft: \(name).")
  }
  func recorded(_ name: String, _ days: Int) -> String {
    language.pickLazily(
      "\(name): you know of \(days) days how much it was.",
      "\(name): Von \(days) Tagen weißt du, wie viel es war.")
  }
  func practised(_ kind: MinuteKind, _ minutes: Int64) -> String {
    switch kind {
    case .mindful:
      language.pickLazily(
        "You gave \(minutes) minutes to quiet practice.",
        "Du hast dir \(minutes) Minuten Ruhe genommen.")
    case .workout:
      language.pickLazily(
        "You moved for \(minutes) minutes.", "Du hast dich \(minutes) Minuten bewegt.")
    }
  }
  func swapped(_ count: Int) -> String {
    language.pickLazily(
      count == 1 ? "You traded a food once." : "You traded a food \(count) times.",
      count == 1 ? "Du hast einmal getauscht." : "Du hast \(count)-mal getauscht.")
  }
  func written(_ count: Int) -> String {
    language.pickLazily(
      count == 1 ? "You wrote a line about a day." : "You wrote \(count) lines about your days.",
      count == 1
        ? "Du hast eine Zeile über einen Tag geschrieben."
        : "Du hast \(count) Zeilen über deine Tage geschrieben.")
  }
}
