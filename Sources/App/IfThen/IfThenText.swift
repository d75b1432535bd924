// The words of the if-then plans.

struct IfThenText {
  let title: String
  let lead: String
  let emptyTitle: String
  let emptyText: String
  let make: String
  let plans: String
  let sentence: (_ cue: String, _ action: String) -> String
  let cueTrigger: (String) -> String
  let cuePlace: (String) -> String
  let cueTime: (String) -> String
  let ownTechnique: (String) -> String
  let gone: String
  let usually: (String) -> String
  let noTime: String
  let rehearsed: String
  let rehearse: String
  let edit: String
  let delete: String
  let deleted: String
  let kept: String

  let builderTitle: String
  let kind: String
  let kindTrigger: String
  let kindPlace: String
  let kindTime: String
  let ownCue: String
  let ownCueHint: String
  let time: String
  let timeProblem: String
  let action: String
  let ownAction: String
  let ownActionHint: String
  let keep: String
  let keepProblem: String
  let close: String

  let rehearseTitle: String
  let step: (_ step: Int, _ count: Int) -> String
  let say: String
  let type: String
  let typed: String
  let imagine: String
  let next: String
  let finish: String
  let later: String
  let done: String

  let near: String
  let ask: String
  let yes: String
  let notThisTime: String
  let noted: String
  let open: String
}

extension IfThenText {
  static var en: IfThenText {
    IfThenText(
      title: "If-then plans",
      lead: "Decide now what you do then. One cue, one small action.",
      emptyTitle: "No plan yet", emptyText: "The plans that you make stand here.",
      make: "Make a plan", plans: "Your plans",
      sentence: { cue, action in "If \(cue), then I will \(action)." },
      cueTrigger: { "the trigger is “\($0)”" }, cuePlace: { "the place is “\($0)”" },
      cueTime: { "it is \($0)" }, ownTechnique: { "do this: \($0)" }, gone: "take a breath",
      usually: { "Comes up around \($0), so it shows before then." },
      noTime: "It shows on Today once its usual hour is known.", rehearsed: "Rehearsed.",
      rehearse: "Rehearse", edit: "Change", delete: "Delete", deleted: "Deleted.",
      kept: "Kept. It takes a minute to rehearse it.",
      builderTitle: "If … then …", kind: "If", kindTrigger: "Trigger", kindPlace: "Place",
      kindTime: "Time", ownCue: "In your own words", ownCueHint: "Short, such as “the bus stop”.",
      time: "At", timeProblem: "A time, such as 17:30.", action: "Then I will",
      ownAction: "Or in your own words: then I will …",
      ownActionHint: "Small enough to do at once.", keep: "Keep the plan",
      keepProblem: "Pick one cue and one action. Then it is a plan.", close: "Close",
      rehearseTitle: "Rehearse it", step: { "Step \($0) of \($1)" },
      say: "Say it aloud once.", type: "Type it once, as well as you can.", typed: "Your sentence",
      imagine: "Close your eyes. See the moment come, and yourself doing it.", next: "Next",
      finish: "Done", later: "Later", done: "Rehearsed. It is yours now.",
      near: "Your plan for now", ask: "Your plan: did you do it?", yes: "Yes",
      notThisTime: "Not this time", noted: "Noted.", open: "All plans")
  }

  static var de: IfThenText {
    IfThenText(
      title: "Wenn-dann-Pläne",
      lead: "Entscheide jetzt, was du dann tust. Ein Anlass, ein kleiner Schritt.",
      emptyTitle: "Noch kein Plan", emptyText: "Hier stehen die Pläne, die du machst.",
      make: "Einen Plan machen", plans: "Deine Pläne",
      sentence: { cue, action in "Wenn \(cue), dann \(action)." },
      cueTrigger: { "der Auslöser „\($0)“ ist" }, cuePlace: { "der Ort „\($0)“ ist" },
      cueTime: { "es \($0) ist" }, ownTechnique: { "mache ich das: \($0)" },
      gone: "atme ich einmal durch",
      usually: { "Kommt meist gegen \($0), deshalb steht er vorher da." },
      noTime: "Er steht bei Heute, sobald seine übliche Stunde bekannt ist.", rehearsed: "Geübt.",
      rehearse: "Üben", edit: "Ändern", delete: "Löschen", deleted: "Gelöscht.",
      kept: "Behalten. Üben dauert eine Minute.",
      builderTitle: "Wenn … dann …", kind: "Wenn", kindTrigger: "Auslöser", kindPlace: "Ort",
      kindTime: "Uhrzeit", ownCue: "In deinen Worten",
      ownCueHint: "Kurz, zum Beispiel „die Haltestelle“.", time: "Um",
      timeProblem: "Eine Uhrzeit, zum Beispiel 17:30.", action: "Dann",
      ownAction: "Oder in deinen Worten: dann …",
      ownActionHint: "So klein, dass es gleich geht, wie „rufe ich Jo an“.",
      keep: "Plan behalten",
      keepProblem: "Wähle einen Anlass und einen Schritt. Dann ist es ein Plan.",
      close: "Schließen", rehearseTitle: "Üben", step: { "Schritt \($0) von \($1)" },
      say: "Sag ihn einmal laut.", type: "Schreib ihn einmal, so gut es geht.",
      typed: "Dein Satz", imagine: "Augen zu. Sieh den Moment kommen und wie du es tust.",
      next: "Weiter", finish: "Fertig", later: "Später", done: "Geübt. Er gehört jetzt dir.",
      near: "Dein Plan für jetzt", ask: "Dein Plan: Hast du es getan?", yes: "Ja",
      notThisTime: "Diesmal nicht", noted: "Notiert.", open: "Alle Pläne")
  }
}
