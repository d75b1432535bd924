// The words of the minute in which a slip is looked at.

struct DebriefText {
  let language: Language

  var look: String { language.pick("Look at it for a minute", "Eine Minute darauf schauen") }
  var runTitle: String {
    language.pick("A week with use on every day", "Eine Woche mit Konsum an jedem Tag")
  }
  var runBody: String {
    language.pick(
      "Your free time stays counted. A plan that fits these days may help more now.",
      "Deine freie Zeit bleibt gezählt. Jetzt hilft vielleicht ein Plan, der zu diesen Tagen "
        + "passt.")
  }
  var help: String { language.pick("Help right now", "Hilfe jetzt") }

  var title: String { language.pick("One minute", "Eine Minute") }
  func step(_ step: Int, _ count: Int) -> String {
    language.pickLazily("Step \(step) of \(count)", "Schritt \(step) von \(count)")
  }
  var what: String { language.pick("What happened?", "Was ist passiert?") }
  var whatHint: String {
    language.pick("A line or two, only for you.", "Ein, zwei Zeilen, nur für dich.")
  }
  var trigger: String { language.pick("What set it off?", "Was hat es ausgelöst?") }
  var next: String {
    language.pick("What will you do next time?", "Was machst du beim nächsten Mal?")
  }
  var nextOwn: String {
    language.pick("Or in your own words: then I will …", "Oder in deinen Worten: dann …")
  }
  var result: String { language.pick("Your plan for next time", "Dein Plan fürs nächste Mal") }
  var resultLead: String { language.pick("One tap keeps it.", "Ein Tipp, und du behältst ihn.") }
  var goOn: String { language.pick("Next", "Weiter") }
  var skip: String { language.pick("Skip", "Überspringen") }
  var back: String { language.pick("Back", "Zurück") }
  var keep: String { language.pick("Keep the plan", "Plan behalten") }
  var withoutPlan: String { language.pick("Leave it at that", "Dabei belassen") }
  var kept: String {
    language.pick("Kept. It goes on from here.", "Behalten. Von hier geht es weiter.")
  }
  var noted: String {
    language.pick("Noted. It goes on from here.", "Notiert. Von hier geht es weiter.")
  }
  var nothing: String {
    language.pick("There is nothing to look at today.", "Heute gibt es nichts anzuschauen.")
  }
  var toToday: String { language.pick("To Today", "Zu Heute") }
}
