// The words of the thought diary.
import Engine

struct ThoughtsText {
  let language: Language

  var title: String { language.pick("Thoughts", "Gedanken") }
  var lead: String {
    language.pick(
      "A thought is not an order. Write it down and look at it.",
      "Ein Gedanke ist kein Befehl. Schreib ihn auf und sieh ihn an.")
  }
  var write: String { language.pick("Write down a thought", "Einen Gedanken aufschreiben") }
  var emptyTitle: String { language.pick("Nothing here yet", "Hier ist noch nichts") }
  var emptyText: String {
    language.pick(
      "What you write stands here, for you alone.",
      "Was du schreibst, steht hier, nur für dich.")
  }
  var list: String { language.pick("Your thoughts", "Deine Gedanken") }
  var untitled: String { language.pick("A thought", "Ein Gedanke") }
  var sheet: String { language.pick("A thought", "Ein Gedanke") }

  func part(_ part: Thought.Part) -> String {
    switch part {
    case .situation: language.pick("What was going on?", "Was war gerade los?")
    case .thought: language.pick("What went through your mind?", "Was ging dir durch den Kopf?")
    case .evidenceFor: language.pick("What speaks for it?", "Was spricht dafür?")
    case .evidenceAgainst: language.pick("What speaks against it?", "Was spricht dagegen?")
    case .reframe: language.pick("How else could you put it?", "Wie kannst du es anders sagen?")
    }
  }

  func hint(_ part: Thought.Part) -> String {
    switch part {
    case .situation: language.pick("Where, when, with whom.", "Wo, wann, mit wem.")
    case .thought:
      language.pick(
        "Word for word, such as “just this one”.",
        "Wörtlich, zum Beispiel „nur diese eine“.")
    case .evidenceFor, .evidenceAgainst:
      language.pick("What a camera would have seen.", "Was eine Kamera gesehen hätte.")
    case .reframe:
      language.pick(
        "As you would say it to a friend.",
        "So, wie du es einer Freundin sagen würdest.")
    }
  }

  var nature: String { language.pick("Is it a fact or a feeling?", "Ist es Tatsache oder Gefühl?") }
  var fact: String { language.pick("A fact", "Eine Tatsache") }
  var feeling: String { language.pick("A feeling", "Ein Gefühl") }
  var before: String { language.pick("How strong was it before?", "Wie stark war es vorher?") }
  var after: String { language.pick("And how strong is it now?", "Und wie stark ist es jetzt?") }
  var low: String { language.pick("light", "leicht") }
  var high: String { language.pick("very strong", "sehr stark") }
  func fell(_ before: Int, _ after: Int) -> String {
    language.pickLazily("\(before), then \(after) of 10", "\(before), dann \(after) von 10")
  }
  var save: String { language.pick("Keep", "Behalten") }
  var empty: String {
    language.pick(
      "One line is enough. Everything else may stay empty.",
      "Eine Zeile genügt. Alles andere darf leer bleiben.")
  }
  var kept: String { language.pick("Kept.", "Behalten.") }
  var changed: String { language.pick("Changed.", "Geändert.") }
  var delete: String { language.pick("Delete", "Löschen") }
  var deleted: String { language.pick("Deleted.", "Gelöscht.") }
  var close: String { language.pick("Close", "Schließen") }
  var hide: String { language.pick("Show the thought diary", "Gedanken\u{AD}tagebuch zeigen") }
  var hideDetail: String {
    language.pick(
      "Off: it is hidden everywhere. What you wrote is kept.",
      "Aus: Es ist überall verborgen. Was du geschrieben hast, bleibt.")
  }
  var hidden: String {
    language.pick(
      "The thought diary is hidden. You can show it again in the settings.",
      "Das Gedankentagebuch ist verborgen. In den Einstellungen zeigst du es wieder.")
  }
}
