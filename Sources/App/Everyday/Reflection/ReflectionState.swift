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

extension Desk {
  var reflectionText: ReflectionText { ReflectionText(language: language) }
}

extension ReflectionState {
  mutating func update(_ message: ReflectionMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .enteredNote(let day, let text):
      note = ReflectionState.Note(day: day, text: text)
    case .pressedKeepNote(let day): return keepNote(on: day, moment, &desk)
    case .pickedIntention(let intention):
      self.intention = intention
      pledge = ""
    case .enteredPledge(let text):
      pledge = String(text.unicodeScalars.prefix(Pledge.longestText))
    case .pressedKeepPledge: return keepPledge(moment, &desk)
    case .putOffPledge: laterThan.morning = desk.today(moment)
    case .toggledWord(let word):
      if let place = words.firstIndex(of: word) {
        words.remove(at: place)
      } else {
        words.append(word)
      }
    case .enteredHelped(let text): helped = text
    case .enteredTomorrow(let text): tomorrow = text
    case .pressedKeepReview: return keepReview(moment, &desk)
    case .putOffReview: laterThan.evening = desk.today(moment)
    case .flippedMorning:
      let next = !desk.overview.settings.rhythm.asksInTheMorning
      return desk.set([Rhythm.field(asksMorning: next)], moment)
    case .flippedEvening:
      let next = !desk.overview.settings.rhythm.asksInTheEvening
      return desk.set([Rhythm.field(asksEvening: next)], moment)
    case .pickedReviewDay(let text):
      guard let number = desk.locale.read(text, decimals: 0),
        let day = Weekday(rawValue: Int(clamping: number))
      else { return [] }
      return desk.set([Rhythm.field(reviewDay: day)], moment)
    }
    return []
  }

  /// An emptied note goes away; it can be brought back like anything else.
  private mutating func keepNote(on day: Day, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let typed = note, typed.day == day, day <= desk.today(moment) else { return [] }
    let text = DayText(language: desk.language)
    let kept = desk.overview.reflections.note(on: day)?.text ?? ""
    note = nil
    guard typed.text != kept else { return [] }
    let name = DayNote.identifier(on: day)
    if typed.text.isEmpty {
      return desk.delete(name, kind: DayNote.kind, saying: text.noteRemoved, moment)
    }
    desk.toast = text.noteKept
    return desk.put(name, kind: DayNote.kind, DayNote.fields(typed.text, on: day), moment)
  }

  private mutating func keepPledge(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let day = desk.today(moment)
    guard intention != nil || !pledge.isEmpty else { return [] }
    let fields = Pledge.fields(intention, pledge, on: day)
    intention = nil
    pledge = ""
    desk.toast = desk.reflectionText.kept
    return desk.put(Pledge.identifier(on: day), kind: Pledge.kind, fields, moment)
  }

  private mutating func keepReview(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let day = desk.today(moment)
    let said = self
    guard !(said.words.isEmpty && said.helped.isEmpty && said.tomorrow.isEmpty) else { return [] }
    let fields = DayReview.fields(
      said.words, helped: said.helped, tomorrow: said.tomorrow, on: day)
    words = []
    helped = ""
    tomorrow = ""
    desk.toast = desk.reflectionText.kept
    return desk.put(DayReview.identifier(on: day), kind: DayReview.kind, fields, moment)
  }
}
