// The words of a craving: few, short, for somebody whose hands shake.

struct CravingText {
  let title: String
  let noted: String
  let startTitle: String
  let startBody: String
  let start: String
  let breath: [String]
  let breathSentence: String
  let left: String
  let timeUp: String
  let lengths: String
  let minutes: (_ count: Int64) -> String
  let passed: String
  let used: String
  let longer: String
  let leave: String
  let intensity: String
  let intensityLow: String
  let intensityHigh: String
  let triggers: String
  let youDrank: String
  let moreTriggers: String
  let ownTrigger: String
  let addTrigger: String
  let place: String
  let ownPlace: String
  let addPlace: String
  let company: String
  let what: String
  let note: String
  let noteHint: String
  let more: String
  let why: String
  let endPassed: String
  let endPassedCount: (_ count: Int) -> String
  let endUsed: String
  let endUsedBody: String
  let toToday: String
  let lookBack: String
  let writeThought: String
  let makePlan: String
}

extension CravingText {
  static var en: CravingText {
    CravingText(
      title: "Craving", noted: "Noted", startTitle: "A hard moment?",
      startBody: "One tap notes it and waits with you.", start: "I'm having a craving",
      breath: ["Breathe in", "Hold", "Breathe out", "Hold"],
      breathSentence: "Box breathing: in for 4, hold for 4, out for 4, hold for 4.",
      left: "left", timeUp: "The time is over. How is it now?", lengths: "How long",
      minutes: { "\($0) min" }, passed: "It passed", used: "I used", longer: "Longer",
      leave: "Leave it open", intensity: "How strong?", intensityLow: "light",
      intensityHigh: "very strong", triggers: "What set it off?",
      youDrank: "You logged a drink.", moreTriggers: "More that can set it off",
      ownTrigger: "Something else", addTrigger: "Add it", place: "Where are you?",
      ownPlace: "Another place", addPlace: "Add the place", company: "Who is there?",
      what: "What for?", note: "Note", noteHint: "Only if you like.", more: "Say more",
      why: "My why", endPassed: "It passed.",
      endPassedCount: { $0 == 1 ? "That is the first one." : "\($0) have passed so far." },
      endUsed: "Noted.", endUsedBody: "What you have done so far stays. It goes on from here.",
      toToday: "To Today", lookBack: "Look at it for a minute",
      writeThought: "Write down the thought", makePlan: "Make an if-then plan")
  }

  static var de: CravingText {
    CravingText(
      title: "Verlangen", noted: "Notiert", startTitle: "Ein schwerer Moment?",
      startBody: "Ein Tipp notiert ihn und wartet mit dir.", start: "Ich habe Verlangen",
      breath: ["Einatmen", "Halten", "Ausatmen", "Halten"],
      breathSentence: "Box-Atmung: 4 ein, 4 halten, 4 aus, 4 halten.", left: "noch",
      timeUp: "Die Zeit ist um. Wie ist es jetzt?", lengths: "Wie lange",
      minutes: { "\($0) min" }, passed: "Es ging vorbei", used: "Ich habe benutzt",
      longer: "Länger", leave: "Offen lassen", intensity: "Wie stark?", intensityLow: "leicht",
      intensityHigh: "sehr stark", triggers: "Was hat es ausgelöst?",
      youDrank: "Du hast ein Getränk notiert.", moreTriggers: "Mehr, was es auslösen kann",
      ownTrigger: "Etwas anderes", addTrigger: "Dazu", place: "Wo bist du?",
      ownPlace: "Ein anderer Ort", addPlace: "Ort dazu", company: "Wer ist da?",
      what: "Wonach?", note: "Notiz", noteHint: "Nur wenn du magst.", more: "Mehr dazu",
      why: "Mein Warum", endPassed: "Es ging vorbei.",
      endPassedCount: { $0 == 1 ? "Das ist das erste." : "\($0) sind schon vorbeigegangen." },
      endUsed: "Notiert.",
      endUsedBody: "Was du bisher getan hast, bleibt. Von hier geht es weiter.",
      toToday: "Zu Heute", lookBack: "Eine Minute darauf schauen",
      writeThought: "Den Gedanken aufschreiben", makePlan: "Einen Wenn-dann-Plan machen")
  }
}
