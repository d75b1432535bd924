// What a person practised, and what they practise with.

/// The practice of one day.
public struct PracticeDay: Hashable, Sendable {
  public let day: Day
  public internal(set) var mindful: Int64 = 0
  public internal(set) var workout: Int64 = 0

  init(day: Day) { self.day = day }

  /// Of the runs that are done.
  public func milliseconds(_ kind: MinuteKind) -> Int64 { kind == .mindful ? mindful : workout }

  /// Thousandths of a minute, rounded to the nearest.
  static func amount(_ milliseconds: Int64) -> Int64 {
    let thousandth = Milliseconds.minute / Entry.unit
    return (milliseconds + thousandth / 2) / thousandth
  }

  /// Thousandths of a minute, rounded to the nearest.
  public func amount(_ kind: MinuteKind) -> Int64 {
    PracticeDay.amount(milliseconds(kind))
  }
}

/// All sessions, and the person's own presets and programs.
public struct PracticeHistory: Hashable, Sendable {
  /// By day, then by the moment of their start.
  public private(set) var finished: [PracticeRun] = []
  /// Only days with practice, oldest first.
  public private(set) var days: [PracticeDay] = []
  /// Those that run, by their start.
  public private(set) var started: [PracticeRun] = []
  /// The person's own, by name.
  public private(set) var presets: [BreathPreset] = []
  /// The person's own, by name.
  public private(set) var programs: [PracticeProgram] = []

  public init() {}

  mutating func add(_ run: PracticeRun) {
    if run.isRunning { started.append(run) } else { finished.append(run) }
  }

  mutating func add(_ preset: BreathPreset) { presets.append(preset) }

  mutating func add(_ program: PracticeProgram) { programs.append(program) }

  /// Once everything is added.
  mutating func finish() {
    finished = finished.ordered { ($0.day, $0.at, $0.id) < ($1.day, $1.at, $1.id) }
    started = started.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    presets = presets.ordered { ($0.name, $0.id) < ($1.name, $1.id) }
    programs = programs.ordered { ($0.name, $0.id) < ($1.name, $1.id) }
    days = []
    for run in finished {
      if days.last?.day != run.day { days.append(PracticeDay(day: run.day)) }
      if run.practice.minutes == .mindful {
        days[days.count - 1].mindful += run.counted
      } else {
        days[days.count - 1].workout += run.counted
      }
    }
  }

  /// The session that runs: of several the one that began last.
  public var running: PracticeRun? { started.last }

  /// The practice of a day; nothing where there is none.
  func minutes(on day: Day) -> PracticeDay? {
    let place = placeAmong(days.count) { days[$0].day < day }
    return place < days.count && days[place].day == day ? days[place] : nil
  }

  /// The minutes of a day in thousandths.
  public func amount(_ kind: MinuteKind, on day: Day) -> Int64 {
    minutes(on: day)?.amount(kind) ?? 0
  }

  /// The latest run of a kind that is done.
  public func last(_ kind: PracticeKind) -> PracticeRun? {
    finished.last { $0.practice == kind }
  }
}
