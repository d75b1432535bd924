// The words of the minute in which a slip is looked at.

struct DebriefText {
  let look: String
  let runTitle: String
  let runBody: String
  let help: String

  let title: String
  let step: (_ step: Int, _ count: Int) -> String
  let what: String
  let whatHint: String
  let trigger: String
  let next: String
  let nextOwn: String
  let result: String
  let resultLead: String
  let goOn: String
  let skip: String
  let back: String
  let keep: String
  let withoutPlan: String
  let kept: String
  let noted: String
  let nothing: String
  let toToday: String

  static var en: DebriefText {
    DebriefText(
      look: "Look at it for a minute",
      runTitle: "A week with use on every day",
      runBody: "Your free time stays counted. A plan that fits these days may help more now.",
      help: "Help right now", title: "One minute",
      step: { "Step \($0) of \($1)" }, what: "What happened?",
      whatHint: "A line or two, only for you.", trigger: "What set it off?",
      next: "What will you do next time?", nextOwn: "Or in your own words: then I will …",
      result: "Your plan for next time", resultLead: "One tap keeps it.", goOn: "Next",
      skip: "Skip", back: "Back", keep: "Keep the plan", withoutPlan: "Leave it at that",
      kept: "Kept. It goes on from here.", noted: "Noted. It goes on from here.",
      nothing: "There is nothing to look at today.", toToday: "To Today")
  }

  static var de: DebriefText {
    DebriefText(
      look: "Eine Minute darauf schauen",
      runTitle: "Eine Woche mit Konsum an jedem Tag",
      runBody: "Deine freie Zeit bleibt gezählt. Jetzt hilft vielleicht ein Plan, der zu diesen "
        + "Tagen passt.",
      help: "Hilfe jetzt", title: "Eine Minute",
      step: { "Schritt \($0) von \($1)" }, what: "Was ist passiert?",
      whatHint: "Ein, zwei Zeilen, nur für dich.", trigger: "Was hat es ausgelöst?",
      next: "Was machst du beim nächsten Mal?", nextOwn: "Oder in deinen Worten: dann …",
      result: "Dein Plan fürs nächste Mal", resultLead: "Ein Tipp, und du behältst ihn.",
      goOn: "Weiter", skip: "Überspringen", back: "Zurück", keep: "Plan behalten",
      withoutPlan: "Dabei belassen", kept: "Behalten. Von hier geht es weiter.",
      noted: "Notiert. Von hier geht es weiter.",
      nothing: "Heute gibt es nichts anzuschauen.", toToday: "Zu Heute")
  }
}
