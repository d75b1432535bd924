// Words about a day: what is being typed for the note, in the morning and in the evening.
import Engine

/// What is being said about a day and is not in the journal yet.
public struct ReflectionState: Sendable {
  public struct Note: Sendable, Equatable {
    public let day: Day
    public var text: String
  }
  public var note: Note?
  public var intention: Intention?
  public var pledge = ""
  public var words: [DayWord] = []
  public var helped = ""
  public var tomorrow = ""
  /// The day on which the morning's card was put off, and the evening's.
  public var laterThan: (morning: Day?, evening: Day?) = (nil, nil)

  public init() {}
}

/// What can happen to words about a day.
public enum ReflectionMessage: Sendable {
  case enteredNote(Day, String)
  case pressedKeepNote(Day)
  case pickedIntention(Intention)
  case enteredPledge(String)
  case pressedKeepPledge
  case putOffPledge
  case toggledWord(DayWord)
  case enteredHelped(String)
  case enteredTomorrow(String)
  case pressedKeepReview
  case putOffReview
  case flippedMorning
  case flippedEvening
  case pickedReviewDay(String)
}

extension State {
  var reflectionText: ReflectionText { ReflectionText(language: language) }

  mutating func update(_ message: ReflectionMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .enteredNote(let day, let text):
      reflection.note = ReflectionState.Note(day: day, text: text)
    case .pressedKeepNote(let day): return keepNote(on: day, moment)
    case .pickedIntention(let intention):
      reflection.intention = intention
      reflection.pledge = ""
    case .enteredPledge(let text):
      reflection.pledge = String(text.unicodeScalars.prefix(Pledge.longestText))
    case .pressedKeepPledge: return keepPledge(moment)
    case .putOffPledge: reflection.laterThan.morning = today(moment)
    case .toggledWord(let word):
      if let place = reflection.words.firstIndex(of: word) {
        reflection.words.remove(at: place)
      } else {
        reflection.words.append(word)
      }
    case .enteredHelped(let text): reflection.helped = text
    case .enteredTomorrow(let text): reflection.tomorrow = text
    case .pressedKeepReview: return keepReview(moment)
    case .putOffReview: reflection.laterThan.evening = today(moment)
    case .flippedMorning:
      let next = !overview.settings.rhythm.asksInTheMorning
      return set([JournalField("asksMorning", .bool(next))], moment)
    case .flippedEvening:
      let next = !overview.settings.rhythm.asksInTheEvening
      return set([JournalField("asksEvening", .bool(next))], moment)
    case .pickedReviewDay(let text):
      guard let day = locale.read(text, decimals: 0), (0...6).contains(day) else { return [] }
      return set([JournalField("reviewDay", .int(day))], moment)
    }
    return []
  }

  /// An emptied note goes away; it can be brought back like anything else.
  private mutating func keepNote(on day: Day, _ moment: Moment) -> [Effect] {
    guard let typed = reflection.note, typed.day == day, day <= today(moment) else { return [] }
    let text = DayText(language: language)
    let kept = overview.reflections.note(on: day)?.text ?? ""
    reflection.note = nil
    guard typed.text != kept else { return [] }
    let name = DayNote.identifier(on: day)
    if typed.text.isEmpty {
      return delete(name, kind: DayNote.kind, saying: text.noteRemoved, moment)
    }
    toast = text.noteKept
    return put(name, kind: DayNote.kind, DayNote.fields(typed.text, on: day), moment)
  }

  private mutating func keepPledge(_ moment: Moment) -> [Effect] {
    let day = today(moment)
    guard reflection.intention != nil || !reflection.pledge.isEmpty else { return [] }
    let fields = Pledge.fields(reflection.intention, reflection.pledge, on: day)
    reflection.intention = nil
    reflection.pledge = ""
    toast = reflectionText.kept
    return put(Pledge.identifier(on: day), kind: Pledge.kind, fields, moment)
  }

  private mutating func keepReview(_ moment: Moment) -> [Effect] {
    let day = today(moment)
    let said = reflection
    guard !(said.words.isEmpty && said.helped.isEmpty && said.tomorrow.isEmpty) else { return [] }
    let fields = DayReview.fields(
      said.words, helped: said.helped, tomorrow: said.tomorrow, on: day)
    reflection.words = []
    reflection.helped = ""
    reflection.tomorrow = ""
    toast = reflectionText.kept
    return put(DayReview.identifier(on: day), kind: DayReview.kind, fields, moment)
  }
}
