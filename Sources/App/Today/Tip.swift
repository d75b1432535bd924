// The ideas of the day. What claims an effect names its source; the rest are things to do.
import Engine

/// One idea with at most one action.
struct Tip: Sendable {
  let english: String
  let german: String
  /// Where the claim comes from; nothing where nothing is claimed.
  let source: String?
  /// Only for somebody who does this for that reason; nothing for everybody.
  var motive: Motive?

  /// The same idea all day: the day picks it, among those for everybody and those that speak to
  /// the person's own motives. With such motives every other day speaks to one of them.
  static func ofDay(_ day: Day, motives: [Motive]) -> Tip {
    let own = all.filter { tip in tip.motive.map { motives.contains($0) } ?? false }
    let number = day.number
    let isOwn = !own.isEmpty && (number & 1) == 0
    let pool = isOwn ? own : all.filter { $0.motive == nil }
    let count = Int32(pool.count)
    let place = own.isEmpty ? number : number >> 1
    return pool[Int((place % count + count) % count)]
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
    Tip(
      english: "Stand tall and take ten slow breaths at an open window.",
      german: "Stell dich ans offene Fenster und nimm zehn langsame Atemzüge.",
      source: nil, motive: .health),
    Tip(
      english: "Put what one day cost into a jar tonight, and let it grow.",
      german: "Leg heute Abend in ein Glas, was ein Tag gekostet hat, und lass es wachsen.",
      source: nil, motive: .money),
    Tip(
      english: "Send somebody at home one line about how today is going.",
      german: "Schick jemandem zu Hause eine Zeile, wie es heute läuft.",
      source: nil, motive: .family),
    Tip(
      english: "Take the stairs once today and notice your breath.",
      german: "Nimm heute einmal die Treppe und achte auf deinen Atem.",
      source: nil, motive: .fitness),
    Tip(
      english: "Look in the mirror in the morning light and notice one good thing.",
      german: "Sieh im Morgenlicht in den Spiegel und bemerke eine schöne Sache.",
      source: nil, motive: .looks),
    Tip(
      english: "Wash a jacket today and enjoy how it smells tomorrow.",
      german: "Wasch heute eine Jacke und freu dich morgen an ihrem Duft.",
      source: nil, motive: .smell),
    Tip(
      english: "Leave the house once today without taking it along.",
      german: "Geh heute einmal aus dem Haus, ohne es mitzunehmen.",
      source: nil, motive: .freedom),
    Tip(
      english: "Think of the one who watches you: what would you like them to see?",
      german: "Denk an den Menschen, der auf dich schaut: Was möchtest du ihm zeigen?",
      source: nil, motive: .example),
  ]
}
