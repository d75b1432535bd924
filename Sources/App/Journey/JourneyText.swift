// The words of the journey and of the weekly review.
import Engine

struct JourneyText {
  let language: Language

  var title: String { language.pick("Journey", "Reise") }
  var emptyTitle: String {
    language.pick("The way begins with a day", "Der Weg beginnt mit einem Tag")
  }
  var emptyText: String {
    language.pick(
      "Once you watch something, each day as you wanted it is one step here.",
      "Sobald du etwas beobachtest, ist hier jeder Tag, wie du ihn wolltest, ein Schritt.")
  }
  var whose: String { language.pick("Whose way", "Welcher Weg") }
  func steps(_ isOne: Bool) -> String {
    language.pick(isOne ? "step" : "steps", isOne ? "Schritt" : "Schritte")
  }
  var stepsWhy: String {
    language.pick(
      "Each day that is free, within its target or as you wanted it is one step. Other days add "
        + "none and take none away; excused days are for resting.",
      "Jeder Tag, der frei, im Ziel oder wie gewollt ist, ist ein Schritt. Andere Tage geben "
        + "keinen dazu und nehmen keinen weg; ausgenommene Tage sind zum Ausruhen.")
  }
  func waySentence(_ steps: Int, _ stops: Int) -> String {
    let walked = language.pickLazily(
      steps == 1 ? "A path of 1 step" : "A path of \(steps) steps",
      steps == 1 ? "Ein Weg von 1 Schritt" : "Ein Weg von \(steps) Schritten")
    let rested = language.pickLazily(
      stops == 1 ? "with 1 rest stop" : "with \(stops) rest stops",
      stops == 1 ? "mit 1 Rastplatz" : "mit \(stops) Rastplätzen")
    return walked + ", " + rested + "."
  }
  func next(_ place: String) -> String {
    language.pickLazily("The next rest stop: \(place)", "Der nächste Rastplatz: \(place)")
  }
  func afterSteps(_ count: Int) -> String {
    language.pickLazily("After \(count) steps", "Nach \(count) Schritten")
  }
  var open: String { language.pick("Rest stops that are open", "Offene Rastplätze") }
  var ahead: String { language.pick("Rest stops ahead", "Rastplätze voraus") }
  func openedOn(_ day: String) -> String {
    language.pickLazily("Open since \(day).", "Offen seit \(day).")
  }
  var waits: String {
    language.pick("Something of yours waits here", "Hier wartet etwas von dir")
  }
  var layReady: String {
    language.pick("Lay something ready for yourself", "Leg dir etwas bereit")
  }
  func without(_ time: String) -> String {
    language.pickLazily("\(time) without", "\(time) ohne")
  }
  var toRecovery: String {
    language.pick("What the stages rest on", "Worauf die Stufen beruhen")
  }
  var layHere: String { language.pick("Lay something here", "Etwas hinlegen") }
  var change: String { language.pick("Change", "Ändern") }
  func treat(_ title: String, _ price: String) -> String {
    language.pickLazily("Your treat: \(title), \(price)", "Das gönnst du dir: \(title), \(price)")
  }
  var toSavings: String { language.pick("To your savings", "Zum Ersparten") }
  var noteLabel: String { language.pick("A note to yourself", "Eine Notiz an dich") }
  var noteHint: String {
    language.pick(
      "You read it when you get there.", "Du liest sie, wenn du dort ankommst.")
  }
  var picture: String { language.pick("A picture or your voice", "Ein Bild oder deine Stimme") }
  var wish: String { language.pick("A treat", "Etwas Schönes") }
  var nothing: String { language.pick("Nothing", "Nichts") }
  var keep: String { language.pick("Lay it there", "Hinlegen") }
  var laid: String { language.pick("It lies there for you.", "Es liegt dort für dich.") }
  var close: String { language.pick("Close", "Schließen") }

  var thisWeek: String { language.pick("This week", "Diese Woche") }
  var oneIfYouLike: String {
    language.pick(
      "Picked from what you recorded. Take one, or none.",
      "Ausgesucht aus dem, was du notiert hast. Nimm eine, oder keine.")
  }
  var take: String { language.pick("Take this one", "Die nehme ich") }
  var taken: String { language.pick("Taken for this week.", "Für diese Woche genommen.") }
  var drop: String { language.pick("Let it go", "Loslassen") }
  var dropped: String { language.pick("Let go.", "Losgelassen.") }
  var progress: String { language.pick("So far", "Bisher") }
  func progress(_ now: Int, _ count: Int) -> String {
    language.pickLazily("\(now) of \(count)", "\(now) von \(count)")
  }
  var reached: String { language.pick("Done for this week.", "Für diese Woche geschafft.") }

  var weekTitle: String { language.pick("Your week", "Deine Woche") }
  func sevenDays(_ span: String) -> String {
    language.pickLazily(
      "\(span): your week to look back on.", "\(span): deine Woche zum Zurückblicken.")
  }
  var toWeeks: String { language.pick("Look at the week", "Auf die Woche sehen") }
  var toJourney: String { language.pick("Your journey", "Deine Reise") }
  var wentWell: String { language.pick("What went well", "Was gut ging") }
  var tryThis: String { language.pick("One thing to try", "Eines zum Ausprobieren") }
  var nothingToTry: String {
    language.pick("Go on as it is.", "Mach weiter, wie es ist.")
  }
  var quietWeek: String {
    language.pick(
      "Little or nothing is recorded for these days. You are here, and that is a beginning.",
      "Für diese Tage ist wenig oder nichts notiert. Du bist hier, und das ist ein Anfang.")
  }
  var weeksBefore: String { language.pick("The weeks before", "Die Wochen davor") }
  var moreWeeks: String { language.pick("More weeks", "Mehr Wochen") }
}
