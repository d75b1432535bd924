// The words of morning and evening.
import Engine

struct ReflectionText {
  let language: Language

  var pledgeQuestion: String { language.pick("Today, I …", "Heute …") }
  var ownPledge: String { language.pick("In your own words", "In eigenen Worten") }
  var keep: String { language.pick("Keep", "Behalten") }
  var kept: String { language.pick("Noted.", "Notiert.") }
  var notToday: String { language.pick("Not today", "Heute nicht") }
  func fromYesterday(_ line: String) -> String {
    language.pickLazily("Yesterday you wrote: “\(line)”", "Gestern hast du geschrieben: „\(line)“")
  }
  func fromMorning(_ line: String) -> String {
    language.pickLazily("This morning you said: “\(line)”", "Am Morgen hast du gesagt: „\(line)“")
  }
  var reviewQuestion: String { language.pick("How was today?", "Wie war heute?") }
  var addLines: String { language.pick("Add a line", "Eine Zeile dazu") }
  var helped: String { language.pick("What helped", "Was geholfen hat") }
  var tomorrow: String { language.pick("A line for tomorrow", "Eine Zeile für morgen") }

  func intention(_ intention: Intention) -> String {
    switch intention {
    case .within: language.pick("I stay within my number", "bleibe ich in meiner Zahl")
    case .free: language.pick("I go without", "komme ich ohne aus")
    case .pause: language.pick("I wait a little before I decide", "warte ich kurz, ehe ich wähle")
    case .kind: language.pick("I am kind to myself", "bin ich freundlich zu mir")
    case .move: language.pick("I go outside for a while", "gehe ich eine Weile hinaus")
    case .oneThing: language.pick("I do one thing that helps", "tue ich eine Sache, die hilft")
    }
  }

  /// The whole sentence; one's own words stand as they are.
  func sentence(of pledge: Pledge) -> String {
    guard let intention = pledge.intention else { return pledge.text }
    return language.pick("Today, ", "Heute ") + self.intention(intention) + "."
  }

  func word(_ word: DayWord) -> String {
    switch word {
    case .calm: language.pick("calm", "ruhig")
    case .light: language.pick("light", "leicht")
    case .full: language.pick("full", "voll")
    case .mixed: language.pick("mixed", "gemischt")
    case .long: language.pick("long", "lang")
    case .hard: language.pick("hard", "schwer")
    case .proud: language.pick("proud", "stolz")
    case .tired: language.pick("tiring", "ermüdend")
    }
  }

  /// "calm, long", then what helped and the line for tomorrow.
  func lines(of review: DayReview) -> [String] {
    var words = ""
    for word in review.words { words += (words.isEmpty ? "" : ", ") + self.word(word) }
    var lines: [String] = []
    if !words.isEmpty { lines.append(words) }
    if !review.helped.isEmpty { lines.append(helped + ": " + review.helped) }
    if !review.tomorrow.isEmpty { lines.append(tomorrow + ": " + review.tomorrow) }
    return lines
  }

  var settings: String { language.pick("Days and weeks", "Tage und Wochen") }
  var morningSwitch: String {
    language.pick("An intention in the morning", "Ein Vorsatz am Morgen")
  }
  var morningDetail: String {
    language.pick(
      "A card on Today until noon, once a day.", "Eine Karte auf Heute bis Mittag, einmal am Tag.")
  }
  var eveningSwitch: String {
    language.pick("A look back in the evening", "Ein Rückblick am Abend")
  }
  var eveningDetail: String {
    language.pick(
      "A card on Today from 18:00, in words and without a score.",
      "Eine Karte auf Heute ab 18 Uhr, in Worten und ohne Note.")
  }
  var reviewDay: String { language.pick("Look at the week on", "Auf die Woche sehen am") }
  func aim(_ kind: MinuteKind) -> String {
    kind == .mindful
      ? language.pick("Minutes of quiet a day", "Minuten Ruhe am Tag")
      : language.pick("Minutes of movement a day", "Minuten Bewegung am Tag")
  }
  var minutes: String { language.pick("min a day", "min am Tag") }
  var less: String { language.pick("Less", "Weniger") }
  var more: String { language.pick("More", "Mehr") }
  var aimProblem: String { language.pick("1 to 120 minutes fit.", "1 bis 120 Minuten passen.") }
}
