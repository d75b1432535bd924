// The words of a craving: few, short, for somebody whose hands shake.

struct CravingText {
  let language: Language

  var title: String { language.pick("Craving", "Verlangen") }
  var noted: String { language.pick("Noted", "Notiert") }
  var startTitle: String { language.pick("A hard moment?", "Ein schwerer Moment?") }
  var startBody: String {
    language.pick(
      "One tap notes it and waits with you.",
      "Ein Tipp notiert ihn und wartet mit dir.")
  }
  var start: String { language.pick("I'm having a craving", "Ich habe Verlangen") }
  var breathSentence: String {
    language.pick(
      "Box breathing: in for 4, hold for 4, out for 4, hold for 4.",
      "Box-Atmung: 4 ein, 4 halten, 4 aus, 4 halten.")
  }
  var left: String { language.pick("left", "noch") }
  var timeUp: String {
    language.pick("The time is over. How is it now?", "Die Zeit ist um. Wie ist es jetzt?")
  }
  var lengths: String { language.pick("How long", "Wie lange") }
  func minutes(_ count: Int64) -> String {
    "\(count) min"
  }
  var passed: String { language.pick("It passed", "Es ging vorbei") }
  var used: String { language.pick("I used", "Ich habe benutzt") }
  var longer: String { language.pick("Longer", "Länger") }
  var leave: String { language.pick("Leave it open", "Offen lassen") }
  var intensity: String { language.pick("How strong?", "Wie stark?") }
  var intensityLow: String { language.pick("light", "leicht") }
  var intensityHigh: String { language.pick("very strong", "sehr stark") }
  var triggers: String { language.pick("What set it off?", "Was hat es ausgelöst?") }
  var youDrank: String { language.pick("You logged a drink.", "Du hast ein Getränk notiert.") }
  var moreTriggers: String {
    language.pick("More that can set it off", "Mehr, was es auslösen kann")
  }
  var ownTrigger: String { language.pick("Something else", "Etwas anderes") }
  var addTrigger: String { language.pick("Add it", "Dazu") }
  var place: String { language.pick("Where are you?", "Wo bist du?") }
  var ownPlace: String { language.pick("Another place", "Ein anderer Ort") }
  var addPlace: String { language.pick("Add the place", "Ort dazu") }
  var company: String { language.pick("Who is there?", "Wer ist da?") }
  var what: String { language.pick("What for?", "Wonach?") }
  var note: String { language.pick("Note", "Notiz") }
  var noteHint: String { language.pick("Only if you like.", "Nur wenn du magst.") }
  var more: String { language.pick("Say more", "Mehr dazu") }
  var why: String { language.pick("My why", "Mein Warum") }
  var endPassed: String { language.pick("It passed.", "Es ging vorbei.") }
  func endPassedCount(_ count: String) -> String {
    count == "1"
      ? language.pick("That is the first one.", "Das ist das erste.")
      : language.pickLazily(
        "\(count) have passed so far.",
        "\(count) sind schon vorbeigegangen.")
  }
  var endUsed: String { language.pick("Noted.", "Notiert.") }
  var endUsedBody: String {
    language.pick(
      "What you have done so far stays. It goes on from here.",
      "Was du bisher getan hast, bleibt. Von hier geht es weiter.")
  }
  var toToday: String { language.pick("To Today", "Zu Heute") }
  var lookBack: String { language.pick("Look at it for a minute", "Eine Minute darauf schauen") }
  var writeThought: String { language.pick("Write down the thought", "Den Gedanken aufschreiben") }
  var makePlan: String { language.pick("Make an if-then plan", "Einen Wenn-dann-Plan machen") }
}
