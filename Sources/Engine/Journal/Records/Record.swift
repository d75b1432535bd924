// The typed form of an entity. Each noun parses its entity once; what no noun claims stays a
// plain entity in the journal and goes out as it came in.

/// An entity as its noun reads it. What is rare is kept by reference, so that the many entries
/// stand close together.
public enum Record: Sendable {
  indirect case tracker(Tracker)
  case entry(Entry)
  case dayTotal(DayTotal)
  indirect case craving(Craving)
  indirect case plan(PlanRecord)
  indirect case reason(Reason)
  indirect case technique(OwnTechnique)
  indirect case ifThen(IfThenPlan)
  indirect case thought(Thought)
  indirect case debrief(Debrief)
  indirect case settings(Settings)
  indirect case score(ScoreRecord)
  indirect case safety(Safety)
  indirect case module(ModuleRecord)
  indirect case preparation(Preparation)
  indirect case dose(Dose)
  indirect case doseStep(DoseStep)
  indirect case milestoneSeen(MilestoneSeen)
  indirect case wish(Wish)
  indirect case purchase(Purchase)
  indirect case withdrawalCheck(WithdrawalCheck)
  indirect case attachment(Attachment)
  indirect case excuse(Excuse)
  indirect case modeChange(ModeChange)
  indirect case reflection(Reflection)
  indirect case practiceRun(PracticeRun)
  indirect case breathPreset(BreathPreset)
  indirect case program(PracticeProgram)
  indirect case food(FoodRecord)
  indirect case reminder(ReminderNoun)
  indirect case coachTurn(CoachTurn)
  indirect case tipVote(TipVote)
  indirect case healthDay(HealthRecord)
  indirect case healthWrite(HealthWrite)
  /// Deleted, not created yet, not readable, or of a kind that this version does not know.
  case none

  public init(_ entity: Entity) {
    self = entity.isVisible ? Record.visible(entity) : .none
  }

  private static func visible(_ entity: Entity) -> Record {
    switch entity.kind {
    case Entry.kind: if let entry = Entry(entity) { return .entry(entry) }
    case Craving.kind: if let craving = Craving(entity) { return .craving(craving) }
    case DayTotal.kind: if let total = DayTotal(entity) { return .dayTotal(total) }
    case Tracker.kind: if let tracker = Tracker(entity) { return .tracker(tracker) }
    case PlanRecord.kind: if let plan = PlanRecord(entity) { return .plan(plan) }
    case Reason.kind: if let reason = Reason(entity) { return .reason(reason) }
    case MilestoneSeen.kind: if let seen = MilestoneSeen(entity) { return .milestoneSeen(seen) }
    case Settings.kind: return .settings(Settings(entity))
    case ScoreRecord.kind: if let score = ScoreRecord(entity) { return .score(score) }
    case Safety.kind: return .safety(Safety(entity))
    case ModuleRecord.kind: if let module = ModuleRecord(entity) { return .module(module) }
    default: return Record.later(entity)
    }
    return .none
  }

  /// The kinds that come with use.
  @inline(never)  // Not of a first visit.
  private static func later(_ entity: Entity) -> Record {
    switch entity.kind {
    case Wish.kind: if let wish = Wish(entity) { return .wish(wish) }
    case Purchase.kind: if let purchase = Purchase(entity) { return .purchase(purchase) }
    case WithdrawalCheck.kind:
      if let check = WithdrawalCheck(entity) { return .withdrawalCheck(check) }
    case OwnTechnique.kind: if let own = OwnTechnique(entity) { return .technique(own) }
    case IfThenPlan.kind: if let plan = IfThenPlan(entity) { return .ifThen(plan) }
    case Thought.kind: if let thought = Thought(entity) { return .thought(thought) }
    case Debrief.kind: if let debrief = Debrief(entity) { return .debrief(debrief) }
    case Attachment.kind: if let it = Attachment(entity) { return .attachment(it) }
    case Preparation.kind: if let step = Preparation(entity) { return .preparation(step) }
    case Dose.kind: if let dose = Dose(entity) { return .dose(dose) }
    case Excuse.kind: if let excuse = Excuse(entity) { return .excuse(excuse) }
    case ModeChange.kind: if let change = ModeChange(entity) { return .modeChange(change) }
    case PracticeRun.kind: if let run = PracticeRun(entity) { return .practiceRun(run) }
    case BreathPreset.kind:
      if let preset = BreathPreset(entity) { return .breathPreset(preset) }
    case PracticeProgram.kind:
      if let program = PracticeProgram(entity) { return .program(program) }
    case CoachTurn.kind: if let turn = CoachTurn(entity) { return .coachTurn(turn) }
    case TipVote.kind: if let vote = TipVote(entity) { return .tipVote(vote) }
    case HealthRecord.kind: if let day = HealthRecord(entity) { return .healthDay(day) }
    case HealthWrite.kind: if let write = HealthWrite(entity) { return .healthWrite(write) }
    case DoseStep.kind: if let step = DoseStep(entity) { return .doseStep(step) }
    default:
      if let food = FoodRecord(entity) { return .food(food) }
      if let reminder = ReminderNoun(entity) { return .reminder(reminder) }
      if let reflection = Reflection(entity) { return .reflection(reflection) }
    }
    return .none
  }
}

/// A record that was changed: where it stands among all, and what it was.
public struct ChangedRecord: Sendable {
  let place: Int
  let old: Record
}

/// A journal together with the typed form of its entities.
public struct Records: Sendable {
  public private(set) var journal = Journal()
  /// In the order of `journal.entities`.
  public private(set) var all: [Record] = []

  public init() {}

  public mutating func reserve(_ count: Int) {
    journal.reserve(count)
    if count > all.capacity { all.reserveCapacity(max(count, 2 * all.capacity)) }
  }

  /// Applies one change and says which record it changed.
  @discardableResult
  public mutating func apply(_ change: Change) -> ChangedRecord {
    let place = journal.apply(change)
    let record = Record(journal.entities[place])
    guard place < all.count else {
      all.append(record)
      return ChangedRecord(place: place, old: .none)
    }
    let old = all[place]
    all[place] = record
    return ChangedRecord(place: place, old: old)
  }

  public mutating func keep(unreadable record: [UInt8]) {
    journal.keep(unreadable: record)
  }
}
