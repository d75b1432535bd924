// The journey: what is looked at, what is being laid at a rest stop, and what can happen.
import Engine

/// What the journey and the weekly review hold that is not in the journal.
public struct JourneyState: Sendable {
  /// What is being laid at a rest stop.
  public struct Inputs: Sendable, Equatable {
    public let place: RestPlace
    public var note = ""
    public var attachment: Identifier?
    public var wish: Identifier?
  }
  public var form: Inputs?
  /// Whose way is shown; nothing for the first.
  public var tracker: Identifier?
  /// Past weeks are shown in pages.
  public var pages = 1

  public init() {}
}

/// What can happen on the journey and to challenges and weekly reviews.
public enum JourneyMessage: Sendable {
  case pickedTracker(Identifier)
  case pressedStop(RestPlace)
  case enteredNote(String)
  case pickedAttachment(String)
  case pickedWish(String)
  case pressedKeep
  case closedForm
  /// The place of an offer among those of this week.
  case tookChallenge(Int)
  case droppedChallenge
  case sawReview
  case pressedMoreWeeks
}

extension Desk {
  var journeyText: JourneyText { JourneyText(language: language) }

  fileprivate mutating func takeChallenge(_ place: Int, _ moment: Moment) -> [Effect] {
    let offers = challengeOffers(moment)
    guard offers.indices.contains(place) else { return [] }
    let week = today(moment).weekStart
    toast = journeyText.taken
    return put(
      Challenge.identifier(week: week), kind: Challenge.kind,
      Challenge.fields(offers[place], week: week), moment)
  }
}

extension JourneyState {
  mutating func update(_ message: JourneyMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pickedTracker(let tracker): self.tracker = tracker
    case .pressedStop(let place): openStop(place, desk)
    case .enteredNote(let text):
      form?.note = String(text.unicodeScalars.prefix(RestStop.longestNote))
    case .pickedAttachment(let text): form?.attachment = Identifier(text: text)
    case .pickedWish(let text): form?.wish = Identifier(text: text)
    case .pressedKeep: return keepStop(moment, &desk)
    case .closedForm: form = nil
    case .tookChallenge(let place): return desk.takeChallenge(place, moment)
    case .droppedChallenge:
      let name = Challenge.identifier(week: desk.today(moment))
      guard desk.overview.reflections.challenge(week: desk.today(moment)) != nil else { return [] }
      return desk.delete(name, kind: Challenge.kind, saying: desk.journeyText.dropped, moment)
    case .sawReview:
      return desk.set([Rhythm.field(reviewSeen: desk.today(moment))], moment)
    case .pressedMoreWeeks: pages += 1
    }
    return []
  }

  private mutating func openStop(_ place: RestPlace, _ desk: Desk) {
    var form = JourneyState.Inputs(place: place)
    if let kept = desk.overview.reflections.restStop(at: place) {
      form.note = kept.note
      form.attachment = kept.attachment
      form.wish = kept.wish
    }
    self.form = form
  }

  private mutating func keepStop(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = self.form else { return [] }
    self.form = nil
    desk.toast = desk.journeyText.laid
    return desk.put(
      RestStop.identifier(at: form.place), kind: RestStop.kind,
      RestStop.fields(
        note: form.note, attachment: form.attachment, wish: form.wish, at: form.place), moment)
  }
}
