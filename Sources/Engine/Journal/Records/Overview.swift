// Everything that screens show, made from the records. Nothing here is ever stored.

/// What the records add up to.
public struct Overview: Sendable {
  /// In the person's order, archived ones left out.
  public private(set) var trackers: [Tracker] = []
  public private(set) var archived: [Tracker] = []
  public internal(set) var uses: [Identifier: UseSeries] = [:]
  /// Oldest first.
  public private(set) var cravings: [Craving] = []
  public private(set) var plans: [PlanRecord] = []
  /// Motives in the order of the list, then own words.
  public private(set) var reasons: [Reason] = []
  /// By name, which is all that matters of them.
  public private(set) var seenMilestones: [Identifier] = []
  /// By name.
  public private(set) var wishes: [Wish] = []
  /// Oldest first.
  public private(set) var purchases: [Purchase] = []
  /// Oldest first.
  public private(set) var withdrawalChecks: [WithdrawalCheck] = []
  /// The person's own, by name.
  public private(set) var techniques: [OwnTechnique] = []
  /// Oldest first.
  public private(set) var ifThenPlans: [IfThenPlan] = []
  /// Oldest first.
  public private(set) var thoughts: [Thought] = []
  public private(set) var debriefs: [Debrief] = []
  public private(set) var settings = Settings()
  /// Oldest first.
  public private(set) var scores: [ScoreRecord] = []
  public private(set) var safety = Safety()
  public private(set) var modules: [ModuleRecord] = []
  public private(set) var preparations: [Preparation] = []
  /// Oldest first.
  public private(set) var doses: [Dose] = []
  public private(set) var doseSteps: [DoseStep] = []
  /// Pictures and voice notes, oldest first.
  public private(set) var attachments: [Attachment] = []
  /// By first day.
  public private(set) var excuses: [Excuse] = []
  /// Oldest first.
  public private(set) var modeChanges: [ModeChange] = []
  public internal(set) var levels: [Identifier: LevelSeries] = [:]
  /// Of the latest day with words, by tracker.
  public internal(set) var words: [Identifier: DayWords] = [:]
  public private(set) var reflections = Reflections()
  public private(set) var practice = PracticeHistory()
  public private(set) var food = FoodHistory()
  public private(set) var reminders = ReminderHistory()
  /// Messages to the coach, oldest first.
  public private(set) var coachTurns: [CoachTurn] = []
  /// What was said to its tips, oldest first.
  public private(set) var tipVotes: [TipVote] = []
  public internal(set) var health = HealthHistory()
  public internal(set) var entryCount = 0
  /// What need not be counted again.
  var settled = SettledDays()
  /// Where the records of each day stand, and all that tell the use of none.
  var dayPlaces = DayPlaces()
  var otherPlaces: [Int32] = []

  public init() {}

  public init(_ records: Records) {
    var series = SeriesByTracker()
    for place in records.all.indices {
      let record = records.all[place]
      if let day = record.day { dayPlaces.add(place, on: day) }
      switch record {
      case .entry(let entry):
        series.add(entry)
        takeDetails(of: entry)
      case .dayTotal(let total): series.add(total)
      case .healthDay(let day): health.add(day)
      case .healthWrite(let write): health.add(write)
      case .none: break
      default:
        otherPlaces.append(Int32(place))
        add(record)
      }
    }
    finish()
    uses = series.all
    for (tracker, levels) in levels {
      for leveled in levels.days { uses[tracker, default: UseSeries()].take(leveled) }
    }
    for tracker in trackers + archived {
      if let day = tracker.lastUseDay { uses[tracker.id, default: UseSeries()].tell(day) }
    }
    feedPractice()
  }

  /// Once all but the use is added: puts it in order.
  mutating func finish() {
    trackers = trackers.ordered { ($0.order, $0.id) < ($1.order, $1.id) }
    practice.finish()
    archived = archived.ordered { ($0.order, $0.id) < ($1.order, $1.id) }
    cravings = cravings.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    plans = plans.ordered { ($0.plan.fromDay, $0.made, $0.id) < ($1.plan.fromDay, $1.made, $1.id) }
    reasons = reasons.ordered { $0.rank < $1.rank }
    scores = scores.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    doses = doses.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    doseSteps = doseSteps.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    seenMilestones = seenMilestones.ordered { $0 < $1 }
    wishes = wishes.ordered { $0.id < $1.id }
    purchases = purchases.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    withdrawalChecks = withdrawalChecks.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    techniques = techniques.ordered { ($0.name, $0.id) < ($1.name, $1.id) }
    ifThenPlans = ifThenPlans.ordered { ($0.madeAt, $0.id) < ($1.madeAt, $1.id) }
    thoughts = thoughts.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    debriefs = debriefs.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    attachments = attachments.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    reflections.finish()
    food.finish()
    reminders.finish()
    coachTurns = coachTurns.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    tipVotes = tipVotes.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    excuses = excuses.ordered { ($0.from, $0.id) < ($1.from, $1.id) }
    modeChanges = modeChanges.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  /// Takes in what tells no use.
  mutating func add(_ record: Record) {
    switch record {
    case .craving(let craving): cravings.append(craving)
    case .tracker(let tracker):
      if tracker.isArchived { archived.append(tracker) } else { trackers.append(tracker) }
    case .plan(let plan): plans.append(plan)
    case .reason(let reason): reasons.append(reason)
    case .milestoneSeen(let seen): seenMilestones.append(seen.id)
    case .wish(let wish): wishes.append(wish)
    case .purchase(let purchase): purchases.append(purchase)
    case .withdrawalCheck(let check): withdrawalChecks.append(check)
    case .technique(let technique): techniques.append(technique)
    case .ifThen(let plan): ifThenPlans.append(plan)
    case .thought(let thought): thoughts.append(thought)
    case .debrief(let debrief): debriefs.append(debrief)
    case .settings(let settings): self.settings = settings
    case .score(let score): scores.append(score)
    case .safety(let safety): self.safety = safety
    case .module(let module): modules.append(module)
    case .preparation(let step): preparations.append(step)
    case .dose(let dose): doses.append(dose)
    case .doseStep(let step): doseSteps.append(step)
    case .attachment(let attachment): attachments.append(attachment)
    case .excuse(let excuse): excuses.append(excuse)
    case .modeChange(let change): modeChanges.append(change)
    case .reflection(let reflection): reflections.add(reflection)
    case .practiceRun(let run): practice.add(run)
    case .breathPreset(let preset): practice.add(preset)
    case .program(let program): practice.add(program)
    case .food(let record): food.add(record)
    case .reminder(let noun): reminders.add(noun)
    case .coachTurn(let turn): coachTurns.append(turn)
    case .tipVote(let vote): tipVotes.append(vote)
    case .entry, .dayTotal, .healthDay, .healthWrite, .none: break
    }
  }

  /// The minutes of practice count for the first tracker that was made for them, as if they had
  /// been entered there.
  private mutating func feedPractice() {
    if !practice.days.isEmpty { feedMinutes() }
  }

  @inline(never)  // Not of a first visit.
  private mutating func feedMinutes() {
    for kind in MinuteKind.allCases {
      guard let tracker = counter(of: kind) else { continue }
      for day in practice.days where day.milliseconds(kind) > 0 {
        uses[tracker.id, default: UseSeries()].add(minutes: day.amount(kind), on: day.day)
      }
    }
  }

  private mutating func takeDetails(of entry: Entry) {
    entryCount += 1
    if entry.level != nil { levels[entry.tracker, default: LevelSeries()].add(entry) }
    guard case .some(_, _, let chosen) = entry.context, !chosen.isEmpty else { return }
    words[entry.tracker, default: DayWords(day: entry.day)].add(chosen, on: entry.day)
  }

  public func use(of tracker: Identifier) -> UseSeries { uses[tracker] ?? UseSeries() }

  /// The dated plans of a tracker, oldest first: the latest with a first day on or before a day
  /// judges that day.
  public func plans(of tracker: Identifier) -> PlanHistory {
    PlanHistory(plans.filter { $0.tracker == tracker }.map { $0.plan })
  }
}

/// The series being built. Neighbours mostly belong to one tracker, so the last place is tried
/// before the table is asked.
private struct SeriesByTracker {
  private var trackers: [Identifier] = []
  private var series: [UseSeries] = []
  private var places: [Identifier: Int] = [:]
  private var last = 0

  mutating func add(_ entry: Entry) { series[place(of: entry.tracker)].add(entry) }

  mutating func add(_ total: DayTotal) { series[place(of: total.tracker)].add(total) }

  private mutating func place(of tracker: Identifier) -> Int {
    if last < trackers.count, trackers[last] == tracker { return last }
    if let place = places[tracker] {
      last = place
    } else {
      last = trackers.count
      trackers.append(tracker)
      series.append(UseSeries())
      places[tracker] = last
    }
    return last
  }

  var all: [Identifier: UseSeries] {
    var all: [Identifier: UseSeries] = [:]
    for (tracker, var series) in zip(trackers, series) {
      series.finish()
      all[tracker] = series
    }
    return all
  }
}

extension Reason {
  fileprivate var rank: Int {
    guard let motive else { return Motive.allCases.count }
    return Motive.allCases.firstIndex(of: motive) ?? 0
  }
}
