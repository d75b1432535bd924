// What a person says about their days and lays ready for later ones: the records of it, and where
// they are found.

/// One of a person's words about a day, a week or the way ahead.
public enum Reflection: Sendable {
  case note(DayNote)
  case pledge(Pledge)
  case review(DayReview)
  case restStop(RestStop)
  case challenge(Challenge)

  /// Nothing for another kind, and for what cannot be read.
  init?(_ entity: Entity) {
    switch entity.kind {
    case DayNote.kind:
      guard let note = DayNote(entity) else { return nil }
      self = .note(note)
    case Pledge.kind:
      guard let pledge = Pledge(entity) else { return nil }
      self = .pledge(pledge)
    case DayReview.kind:
      guard let review = DayReview(entity) else { return nil }
      self = .review(review)
    case RestStop.kind:
      guard let stop = RestStop(entity) else { return nil }
      self = .restStop(stop)
    case Challenge.kind:
      guard let challenge = Challenge(entity) else { return nil }
      self = .challenge(challenge)
    default: return nil
    }
  }
}

/// All of them, each day's found by its day.
public struct Reflections: Sendable {
  /// Oldest first.
  public private(set) var notes: [DayNote] = []
  /// Oldest first.
  public private(set) var pledges: [Pledge] = []
  /// Oldest first.
  public private(set) var reviews: [DayReview] = []
  public private(set) var restStops: [RestStop] = []
  /// Oldest first.
  public private(set) var challenges: [Challenge] = []

  mutating func add(_ reflection: Reflection) {
    switch reflection {
    case .note(let note): notes.append(note)
    case .pledge(let pledge): pledges.append(pledge)
    case .review(let review): reviews.append(review)
    case .restStop(let stop): restStops.append(stop)
    case .challenge(let challenge): challenges.append(challenge)
    }
  }

  /// Once everything is added.
  mutating func finish() {
    notes = notes.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    pledges = pledges.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    reviews = reviews.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    restStops = restStops.ordered { $0.id < $1.id }
    challenges = challenges.ordered { ($0.week, $0.id) < ($1.week, $1.id) }
  }

  public func note(on day: Day) -> DayNote? {
    place(of: day, among: notes.count) { notes[$0].day }.map { notes[$0] }
  }

  public func pledge(on day: Day) -> Pledge? {
    place(of: day, among: pledges.count) { pledges[$0].day }.map { pledges[$0] }
  }

  public func review(on day: Day) -> DayReview? {
    place(of: day, among: reviews.count) { reviews[$0].day }.map { reviews[$0] }
  }

  public func restStop(at place: RestPlace) -> RestStop? {
    restStops.first { $0.place == place }
  }

  /// What was taken on for the week of a day.
  public func challenge(week day: Day) -> Challenge? {
    challenges.last { $0.week == day.weekStart }
  }

  private func place(of day: Day, among count: Int, dayAt: (Int) -> Day) -> Int? {
    let place = placeAmong(count) { dayAt($0) < day }
    return place < count && dayAt(place) == day ? place : nil
  }
}
