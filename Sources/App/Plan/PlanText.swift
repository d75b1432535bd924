// The words of the plan screen.
import Engine

struct PlanText {
  let language: Language

  var title: String { "Plan" }
  var emptyTitle: String {
    language.pick("Your plans will stand here", "Hier stehen bald deine Pläne")
  }
  var emptyText: String {
    language.pick(
      "Add what you want to watch. You decide later whether and how it changes.",
      "Füge hinzu, worauf du achten willst. Ob und wie es sich ändert, entscheidest du später.")
  }
  var noPlan: String {
    language.pick(
      "No plan yet. Noticing alone is fine, too.",
      "Noch kein Plan. Nur zu beobachten ist auch in Ordnung.")
  }
  var add: String { language.pick("Make a plan", "Einen Plan machen") }
  var change: String { language.pick("Change the plan", "Den Plan ändern") }
  var hide: String { language.pick("Hide", "Ausblenden") }
  var hideHint: String { language.pick("Keeps everything.", "Behält alles.") }
  var hidden: String {
    language.pick("Hidden. Everything is kept.", "Ausgeblendet. Alles bleibt erhalten.")
  }
  var broughtBack: String { language.pick("Back again.", "Wieder da.") }
  var added: String { language.pick("Added.", "Hinzugefügt.") }
  var moreHeading: String { language.pick("Something else to watch?", "Noch etwas beobachten?") }
  var hiddenHeading: String { language.pick("Hidden", "Ausgeblendet") }
  var hiddenText: String {
    language.pick(
      "Not shown anywhere, with everything kept.",
      "Nirgends zu sehen, und alles bleibt erhalten.")
  }
  var bringBack: String { language.pick("Show again", "Wieder zeigen") }
  var summaryLabel: String { language.pick("The plan", "Der Plan") }
  var method: String { language.pick("How you go about it", "Wie du es angehst") }

  func methodName(_ kind: Plan.Kind) -> String {
    switch kind {
    case .stop: language.pick("Stop on a day", "An einem Tag aufhören")
    case .reduce: language.pick("Less, step by step", "Schritt für Schritt weniger")
    case .notice: language.pick("Just notice", "Nur beobachten")
    }
  }

  func methodDetail(_ kind: Plan.Kind) -> String {
    switch kind {
    case .stop:
      language.pick(
        "No use from a moment that you pick. It may lie in the past.",
        "Ab einem Moment, den du wählst, nicht mehr. Er darf auch zurückliegen.")
    case .reduce:
      language.pick(
        "A target that falls to zero by a day that you pick.",
        "Ein Ziel, das bis zu einem Tag, den du wählst, auf null sinkt.")
    case .notice:
      language.pick(
        "You note what happens. There is no target.",
        "Du notierst, was geschieht. Es gibt kein Ziel.")
    }
  }

  var stopsAt: String { language.pick("The moment of stopping", "Der Moment des Aufhörens") }
  var wayFromTo: String { language.pick("The way to zero", "Der Weg auf null") }
  var curve: String { language.pick("The shape of the way", "Die Form des Weges") }

  func curveName(_ curve: Curve) -> String {
    switch curve {
    case .linear: language.pick("Even", "Gleichmäßig")
    case .exponential: language.pick("Quicker at first", "Anfangs schneller")
    case .logarithmic: language.pick("Quickest at first", "Anfangs am schnellsten")
    case .stepped: language.pick("In five steps", "In fünf Stufen")
    case .gentle: language.pick("Gentle at first", "Anfangs sanft")
    }
  }

  func curveDetail(_ curve: Curve) -> String {
    switch curve {
    case .linear:
      language.pick(
        "The same piece less each time.",
        "Jedes Mal das gleiche Stück weniger.")
    case .exponential:
      language.pick(
        "Larger steps at the start, smaller ones later.",
        "Am Anfang größere Schritte, später kleinere.")
    case .logarithmic:
      language.pick(
        "Half is gone after about a quarter of the time; then it eases off.",
        "Nach etwa einem Viertel der Zeit ist die Hälfte weg, dann wird es flacher.")
    case .stepped:
      language.pick(
        "Four times a fifth less, with a rest in between; zero at the end.",
        "Viermal ein Fünftel weniger, dazwischen Ruhe; am Ende null.")
    case .gentle:
      language.pick(
        "Small steps at the start, larger ones later.",
        "Am Anfang kleine Schritte, später größere.")
    }
  }

  var cadence: String { language.pick("A new target", "Ein neues Ziel") }
  func viewName(_ cadence: Plan.Cadence) -> String {
    cadence == .daily
      ? language.pick("By day", "Nach Tagen")
      : language.pick("By week", "Nach Wochen")
  }
  var curvesShown: String {
    language.pick("See each shape with your numbers", "Jede Form mit deinen Zahlen ansehen")
  }
  func curveByRule(_ curve: String) -> String {
    language.pickLazily(
      "By rule for your amount and length: \(curve). Yours to choose.",
      "Nach der Regel für Menge und Länge: \(curve). Du entscheidest.")
  }

  func cadenceName(_ cadence: Plan.Cadence) -> String {
    switch cadence {
    case .daily: language.pick("every day", "jeden Tag")
    case .weekly: language.pick("every week", "jede Woche")
    }
  }

  var baseline: String { language.pick("Usual use before", "Üblicher Verbrauch vorher") }
  func aDay(_ amount: String) -> String {
    language.pickLazily("\(amount) a day", "\(amount) am Tag")
  }
  func price(_ substance: Substance?) -> String {
    substance == .alcohol
      ? language.pick("Price of a drink", "Preis eines Drinks")
      : language.pick("Price of a pack", "Preis einer Packung")
  }
  func pack(_ amount: String) -> String {
    language.pickLazily("\(amount) in a pack", "\(amount) in einer Packung")
  }
  var strength: String {
    language.pick("Nicotine strength at the start", "Nikotinstärke am Anfang")
  }
  var noTarget: String {
    language.pick("No target: you only notice.", "Kein Ziel: Du beobachtest nur.")
  }
  var noTargetYet: String { language.pick("No target for today.", "Kein Ziel für heute.") }
  var todayTarget: String { language.pick("at most today", "höchstens heute") }
  var todayTargetWhy: String {
    language.pick(
      "What your plan allows today. It follows from the plan alone and never from how a day "
        + "went.",
      "Was dein Plan heute zulässt. Es folgt allein aus dem Plan und nie daraus, wie ein Tag "
        + "war.")
  }
  var weekTarget: String { language.pick("at most this week", "höchstens diese Woche") }
  var weekTargetWhy: String {
    language.pick(
      "The targets from Monday to Sunday added up.",
      "Die Ziele von Montag bis Sonntag zusammengezählt.")
  }
  var costHeading: String {
    language.pick("What the usual use costs", "Was der übliche Verbrauch kostet")
  }
  var perDay: String { language.pick("a day", "am Tag") }
  var perWeek: String { language.pick("a week", "in der Woche") }
  var perMonth: String { language.pick("a month", "im Monat") }
  var perYear: String { language.pick("a year", "im Jahr") }
  var costWhy: String {
    language.pick(
      "Your usual amount times the price of one, for 1, 7, 30 and 365 days.",
      "Deine übliche Menge mal der Preis für eins, für 1, 7, 30 und 365 Tage.")
  }
  var noCost: String {
    language.pick(
      "With the usual amount and a price, what it costs stands here.",
      "Mit der üblichen Menge, einem Preis und einer Packungsgröße steht hier, was es kostet.")
  }

  func notice(_ notice: PlanNotice) -> String {
    switch notice {
    case .long:
      language.pick(
        "A way of more than 90 days. That is fine, and you can shorten it at any time.",
        "Ein Weg von mehr als 90 Tagen. Das ist in Ordnung, und du kannst ihn jederzeit "
          + "kürzen.")
    case .fast:
      language.pick(
        "Less than 30 days is quick. Three to six months tend to work better.",
        "Unter 30 Tagen ist zügig. Drei bis sechs Monate gelingen meist leichter.")
    case .lowUse:
      language.pick(
        "You use little already: a good starting point.",
        "Es ist schon jetzt wenig: ein guter Ausgangspunkt.")
    }
  }

  var wayHeading: String { language.pick("The way down", "Der Weg nach unten") }
  func waySentence(_ amount: String, _ date: String) -> String {
    language.pickLazily(
      "From \(amount) a day to none from \(date) on.",
      "Start: \(amount) am Tag. Ab dem \(date) nichts mehr.")
  }
  func noneFrom(_ date: String) -> String {
    language.pickLazily("None from \(date) on.", "Ab dem \(date) nichts mehr.")
  }
  var none: String { language.pick("none", "nichts") }
  func from(_ date: String) -> String {
    language.pickLazily("from \(date)", "ab \(date)")
  }
  var dayColumn: String { language.pick("From", "Ab") }
  var today: String { language.pick("today", "heute") }
  var asTable: String { language.pick("Show as a table", "Als Tabelle zeigen") }
  var ladderHeading: String { language.pick("Nicotine strength", "Nikotinstärke") }
}
