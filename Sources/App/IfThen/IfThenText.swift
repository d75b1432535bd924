// The words of the if-then plans.

struct IfThenText {
  let language: Language

  var title: String { language.pick("If-then plans", "Wenn-dann-Pläne") }
  var lead: String {
    language.pick(
      "Decide now what you do then. One cue, one small action.",
      "Entscheide jetzt, was du dann tust. Ein Anlass, ein kleiner Schritt.")
  }
  var emptyTitle: String { language.pick("No plan yet", "Noch kein Plan") }
  var emptyText: String {
    language.pick(
      "The plans that you make stand here.",
      "Hier stehen die Pläne, die du machst.")
  }
  var make: String { language.pick("Make a plan", "Einen Plan machen") }
  var plans: String { language.pick("Your plans", "Deine Pläne") }
  func sentence(_ cue: String, _ action: String) -> String {
    language.pickLazily("If \(cue), then I will \(action).", "Wenn \(cue), dann \(action).")
  }
  func cueTrigger(_ trigger: String) -> String {
    language.pickLazily("the trigger is “\(trigger)”", "der Auslöser „\(trigger)“ ist")
  }
  func cuePlace(_ place: String) -> String {
    language.pickLazily("the place is “\(place)”", "der Ort „\(place)“ ist")
  }
  func cueTime(_ time: String) -> String {
    language.pickLazily("it is \(time)", "es \(time) ist")
  }
  func ownTechnique(_ name: String) -> String {
    language.pickLazily("do this: \(name)", "mache ich das: \(name)")
  }
  var gone: String { language.pick("take a breath", "atme ich einmal durch") }
  func usually(_ time: String) -> String {
    language.pickLazily(
      "Comes up around \(time), so it shows before then.",
      "Kommt meist gegen \(time), deshalb steht er vorher da.")
  }
  var noTime: String {
    language.pick(
      "It shows on Today once its usual hour is known.",
      "Er steht bei Heute, sobald seine übliche Stunde bekannt ist.")
  }
  var rehearsed: String { language.pick("Rehearsed.", "Geübt.") }
  var rehearse: String { language.pick("Rehearse", "Üben") }
  var edit: String { language.pick("Change", "Ändern") }
  var delete: String { language.pick("Delete", "Löschen") }
  var deleted: String { language.pick("Deleted.", "Gelöscht.") }
  var kept: String {
    language.pick(
      "Kept. It takes a minute to rehearse it.",
      "Behalten. Üben dauert eine Minute.")
  }

  var builderTitle: String { language.pick("If … then …", "Wenn … dann …") }
  var kind: String { language.pick("If", "Wenn") }
  var kindTrigger: String { language.pick("Trigger", "Auslöser") }
  var kindPlace: String { language.pick("Place", "Ort") }
  var kindTime: String { language.pick("Time", "Uhrzeit") }
  var ownCue: String { language.pick("In your own words", "In deinen Worten") }
  var ownCueHint: String {
    language.pick("Short, such as “the bus stop”.", "Kurz, zum Beispiel „die Haltestelle“.")
  }
  var time: String { language.pick("At", "Um") }
  var timeProblem: String {
    language.pick("A time, such as 17:30.", "Eine Uhrzeit, zum Beispiel 17:30.")
  }
  var action: String { language.pick("Then I will", "Dann") }
  var ownAction: String {
    language.pick("Or in your own words: then I will …", "Oder in deinen Worten: dann …")
  }
  var ownActionHint: String {
    language.pick(
      "Small enough to do at once.",
      "So klein, dass es gleich geht, wie „rufe ich Jo an“.")
  }
  var keep: String { language.pick("Keep the plan", "Plan behalten") }
  var keepProblem: String {
    language.pick(
      "Pick one cue and one action. Then it is a plan.",
      "Wähle einen Anlass und einen Schritt. Dann ist es ein Plan.")
  }
  var close: String { language.pick("Close", "Schließen") }

  var rehearseTitle: String { language.pick("Rehearse it", "Üben") }
  func step(_ step: Int, _ count: Int) -> String {
    language.pickLazily("Step \(step) of \(count)", "Schritt \(step) von \(count)")
  }
  var say: String { language.pick("Say it aloud once.", "Sag ihn einmal laut.") }
  var type: String {
    language.pick("Type it once, as well as you can.", "Schreib ihn einmal, so gut es geht.")
  }
  var typed: String { language.pick("Your sentence", "Dein Satz") }
  var imagine: String {
    language.pick(
      "Close your eyes. See the moment come, and yourself doing it.",
      "Augen zu. Sieh den Moment kommen und wie du es tust.")
  }
  var next: String { language.pick("Next", "Weiter") }
  var finish: String { language.pick("Done", "Fertig") }
  var later: String { language.pick("Later", "Später") }
  var done: String { language.pick("Rehearsed. It is yours now.", "Geübt. Er gehört jetzt dir.") }

  var near: String { language.pick("Your plan for now", "Dein Plan für jetzt") }
  var ask: String { language.pick("Your plan: did you do it?", "Dein Plan: Hast du es getan?") }
  var yes: String { language.pick("Yes", "Ja") }
  var notThisTime: String { language.pick("Not this time", "Diesmal nicht") }
  var noted: String { language.pick("Noted.", "Notiert.") }
  var open: String { language.pick("All plans", "Alle Pläne") }
}
