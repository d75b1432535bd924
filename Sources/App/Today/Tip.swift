// The ideas of the day. What claims an effect names its source; the rest are things to do.
import Engine

/// One idea with at most one action.
struct Tip: Sendable {
  let english: String
  let german: String
  /// Where the claim comes from; nothing where nothing is claimed.
  let source: String?

  /// The same idea all day: the day picks it.
  static func ofDay(_ day: Day) -> Tip {
    let count = Int32(all.count)
    return all[Int((day.number % count + count) % count)]
  }

  static let all: [Tip] = [
    Tip(
      english: "Five minutes of walking often take the edge off a craving.",
      german: "Fünf Minuten Gehen nehmen einem Verlangen oft die Spitze.",
      source: "Haasova et al., Addiction 2013"),
    Tip(
      english: "Write it as if and then: if it is coffee, then I hold the cup with both hands.",
      german: "Schreib es als Wenn und Dann: Wenn Kaffee, dann halte ich die Tasse mit beiden "
        + "Händen.",
      source: "Gollwitzer and Sheeran, 2006"),
    Tip(
      english: "Fill a glass of water and drink it slowly before you decide.",
      german: "Füll ein Glas Wasser und trink es langsam, bevor du dich entscheidest.",
      source: nil),
    Tip(
      english: "Keep it one room further away than usual today.",
      german: "Leg es heute ein Zimmer weiter weg als sonst.", source: nil),
    Tip(
      english: "Breathe out longer than in, four times.",
      german: "Atme viermal länger aus als ein.", source: nil),
    Tip(
      english: "Notice the wish as a wave: where in the body is it, and how does it change?",
      german: "Sieh den Wunsch wie eine Welle: Wo im Körper ist er, und wie ändert er sich?",
      source: "Bricker et al., JAMA Internal Medicine 2020"),
    Tip(
      english: "Tell one person how today is going.",
      german: "Erzähl einem Menschen, wie es heute läuft.", source: nil),
    Tip(
      english: "One missed day changes little: a habit grows from the many other days.",
      german: "Ein ausgelassener Tag ändert wenig: Eine Gewohnheit wächst aus den vielen anderen.",
      source: "Lally et al., 2010"),
  ]
}
