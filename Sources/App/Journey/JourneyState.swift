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

extension State {
  var journeyText: JourneyText { JourneyText(language: language) }

  mutating func update(_ message: JourneyMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedTracker(let tracker): journey.tracker = tracker
    case .pressedStop(let place): openStop(place)
    case .enteredNote(let text):
      journey.form?.note = String(text.unicodeScalars.prefix(RestStop.longestNote))
    case .pickedAttachment(let text): journey.form?.attachment = Identifier(text: text)
    case .pickedWish(let text): journey.form?.wish = Identifier(text: text)
    case .pressedKeep: return keepStop(moment)
    case .closedForm: journey.form = nil
    case .tookChallenge(let place): return takeChallenge(place, moment)
    case .droppedChallenge:
      let name = Challenge.identifier(week: today(moment))
      guard overview.reflections.challenge(week: today(moment)) != nil else { return [] }
      return delete(name, kind: Challenge.kind, saying: journeyText.dropped, moment)
    case .sawReview:
      return set([JournalField("reviewSeen", .int(Int64(today(moment).number)))], moment)
    case .pressedMoreWeeks: journey.pages += 1
    }
    return []
  }

  private mutating func openStop(_ place: RestPlace) {
    var form = JourneyState.Inputs(place: place)
    if let kept = overview.reflections.restStop(at: place) {
      form.note = kept.note
      form.attachment = kept.attachment
      form.wish = kept.wish
    }
    journey.form = form
  }

  private mutating func keepStop(_ moment: Moment) -> [Effect] {
    guard let form = journey.form else { return [] }
    journey.form = nil
    toast = journeyText.laid
    return put(
      RestStop.identifier(at: form.place), kind: RestStop.kind,
      RestStop.fields(
        note: form.note, attachment: form.attachment, wish: form.wish, at: form.place), moment)
  }

  private mutating func takeChallenge(_ place: Int, _ moment: Moment) -> [Effect] {
    let offers = challengeOffers(moment)
    guard offers.indices.contains(place) else { return [] }
    let week = today(moment).weekStart
    toast = journeyText.taken
    return put(
      Challenge.identifier(week: week), kind: Challenge.kind,
      Challenge.fields(offers[place], week: week), moment)
  }
}
