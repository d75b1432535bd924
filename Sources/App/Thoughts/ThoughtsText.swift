// The words of the thought diary.
import Engine

struct ThoughtsText {
  let title: String
  let lead: String
  let write: String
  let emptyTitle: String
  let emptyText: String
  let list: String
  let untitled: String
  let sheet: String
  let part: (Thought.Part) -> String
  let hint: (Thought.Part) -> String
  let nature: String
  let fact: String
  let feeling: String
  let before: String
  let after: String
  let low: String
  let high: String
  let fell: (_ before: Int, _ after: Int) -> String
  let save: String
  let empty: String
  let kept: String
  let changed: String
  let delete: String
  let deleted: String
  let close: String
  let hide: String
  let hideDetail: String
  let hidden: String
}

extension ThoughtsText {
  static var en: ThoughtsText {
    ThoughtsText(
      title: "Thoughts",
      lead: "A thought is not an order. Write it down and look at it. It stays on this device.",
      write: "Write down a thought", emptyTitle: "Nothing here yet",
      emptyText: "What you write stands here, for you alone.", list: "Your thoughts",
      untitled: "A thought", sheet: "A thought",
      part: { part in
        switch part {
        case .situation: "What was going on?"
        case .thought: "What went through your mind?"
        case .evidenceFor: "What speaks for it?"
        case .evidenceAgainst: "What speaks against it?"
        case .reframe: "How else could you put it?"
        }
      },
      hint: { part in
        switch part {
        case .situation: "Where, when, with whom."
        case .thought: "Word for word, such as “just this one”."
        case .evidenceFor, .evidenceAgainst: "What a camera would have seen."
        case .reframe: "As you would say it to a friend."
        }
      },
      nature: "Is it a fact or a feeling?", fact: "A fact", feeling: "A feeling",
      before: "How strong was it before?", after: "And how strong is it now?", low: "light",
      high: "very strong", fell: { "\($0), then \($1) of 10" }, save: "Keep",
      empty: "One line is enough. Everything else may stay empty.", kept: "Kept.",
      changed: "Changed.", delete: "Delete", deleted: "Deleted.", close: "Close",
      hide: "Show the thought diary",
      hideDetail: "Off: it is hidden everywhere. What you wrote is kept.",
      hidden: "The thought diary is hidden. You can show it again in the settings.")
  }

  static var de: ThoughtsText {
    ThoughtsText(
      title: "Gedanken",
      lead: "Ein Gedanke ist kein Befehl. Schreib ihn auf und sieh ihn an. Er bleibt auf "
        + "diesem Gerät.",
      write: "Einen Gedanken aufschreiben", emptyTitle: "Hier ist noch nichts",
      emptyText: "Was du schreibst, steht hier, nur für dich.", list: "Deine Gedanken",
      untitled: "Ein Gedanke", sheet: "Ein Gedanke",
      part: { part in
        switch part {
        case .situation: "Was war gerade los?"
        case .thought: "Was ging dir durch den Kopf?"
        case .evidenceFor: "Was spricht dafür?"
        case .evidenceAgainst: "Was spricht dagegen?"
        case .reframe: "Wie kannst du es anders sagen?"
        }
      },
      hint: { part in
        switch part {
        case .situation: "Wo, wann, mit wem."
        case .thought: "Wörtlich, zum Beispiel „nur diese eine“."
        case .evidenceFor, .evidenceAgainst: "Was eine Kamera gesehen hätte."
        case .reframe: "So, wie du es einer Freundin sagen würdest."
        }
      },
      nature: "Ist es Tatsache oder Gefühl?", fact: "Eine Tatsache", feeling: "Ein Gefühl",
      before: "Wie stark war es vorher?", after: "Und wie stark ist es jetzt?", low: "leicht",
      high: "sehr stark", fell: { "\($0), dann \($1) von 10" }, save: "Behalten",
      empty: "Eine Zeile genügt. Alles andere darf leer bleiben.", kept: "Behalten.",
      changed: "Geändert.", delete: "Löschen", deleted: "Gelöscht.", close: "Schließen",
      hide: "Gedanken\u{AD}tagebuch zeigen",
      hideDetail: "Aus: Es ist überall verborgen. Was du geschrieben hast, bleibt.",
      hidden: "Das Gedankentagebuch ist verborgen. In den Einstellungen zeigst du es wieder.")
  }
}
