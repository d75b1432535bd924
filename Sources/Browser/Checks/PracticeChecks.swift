// Schedules of practice where `Int` has 32 bits: every preset and program, two phases at their
// boundary, and the whole life of a session in the journal.

import Engine

enum PracticeChecks {
  static var all: [Check] {
    [
      Check(
        "Every breathing preset lasts as long as its row says",
        finds: "box 160 calming 100 coherent 120 deepCalm 96 relaxing 190 rhythmic 144",
        in: presets),
      Check(
        "Every program lasts as long as its row says",
        finds: """
          tabata 230 coreCircuit 890 fullBodyBurn 965 powerIntervals 1150 posteriorChain 845 \
          joggingWarmUp 420 postRunStretching 430 beginnerFlow 495 quickBurn 525 upperBodyPush 750
          """, in: programs),
      Check("Every start of every program is the agreed one", finds: starts, in: everyStart),
      Check(
        "A minute and a minute stand where they should at 59, 60, 90 and 120 seconds",
        finds: "0:1 1:60 1:30 2:0", in: twoPhases),
      Check(
        "Two hundred times ten minutes keep their millisecond", finds: "238800000 398 1",
        in: longest),
      Check(
        "A session with a pause and a step of the clock counts once",
        finds: "600000 4345000 1 once",
        in: life),
    ]
  }

  private static func seconds(_ schedule: PhaseSchedule) -> String {
    String((schedule.length ?? -1) / Milliseconds.second)
  }

  private static func presets() -> String {
    var found: [String] = []
    for preset in BreathPreset.builtIn { found.append(preset.id + " " + seconds(preset.schedule)) }
    return found.joined(separator: " ")
  }

  private static func programs() -> String {
    var found: [String] = []
    for program in PracticeProgram.builtIn {
      found.append(program.id + " " + seconds(program.schedule))
    }
    return found.joined(separator: " ")
  }

  private static let starts =
    "7ee40840f1acccb674d6a1052a3fab91fa0149b9eb6440109ce3416853dccd11"

  private static func everyStart() -> String {
    var print = Fingerprint()
    for program in PracticeProgram.builtIn {
      let schedule = program.schedule
      for (place, phase) in schedule.phases.enumerated() {
        print.add(phase.exercise + phase.role.rawValue + String(schedule.starts[place]) + "\n")
      }
    }
    return print.text
  }

  private static func twoPhases() -> String {
    let schedule = PhaseSchedule([Phase(.sit, seconds: 60), Phase(.closing, seconds: 60)])
    var found: [String] = []
    for second in [59, 60, 90, 120] as [Int64] {
      let position = schedule.position(at: second * Milliseconds.second)
      found.append("\(position.index):\(position.secondsLeft ?? -1)")
    }
    return found.joined(separator: " ")
  }

  private static func longest() -> String {
    let schedule = IntervalSetting(work: 600, rest: 600, repeats: 200).schedule
    let last = schedule.position(at: (schedule.length ?? 0) - 1)
    return "\(schedule.starts.last ?? 0) \(last.index) \(last.remaining ?? -1)"
  }

  /// Ten minutes of meditation that begin in 2026, pause for an hour and see the clock jump.
  private static func life() -> String {
    let setting = PracticeSetting.meditation(MeditationSetting(minutes: 10, countdown: 15))
    let start = Instant(milliseconds: 1_768_212_000_000)
    let id = Identifier(high: 1, low: 1)
    var records = Records()
    var clock = Clock(device: 1)
    let fields = setting.startFields(now: start, zone: .fixed(.utc), day: Day(number: 20_465))
    records.apply(
      Draft.create(id, kind: PracticeRun.kind, fields).stamped(by: &clock, now: start))
    func run() -> PracticeRun? {
      if case .practiceRun(let run)? = records.all.first { run } else { nil }
    }
    func put(_ fields: [Field]?, _ number: UInt64) {
      let draft = Draft(
        id: Identifier(high: 2, low: number), entity: id, kind: PracticeRun.kind,
        action: .set(fields ?? []))
      records.apply(draft.stamped(by: &clock, now: start))
    }
    put(run()?.pause(now: start.adding(seconds: 100)), 1)
    put(run()?.resume(now: start.adding(seconds: 3700)), 2)
    put(run()?.moved(byClockStep: 130_000), 3)
    let late = start.adding(seconds: 90_000)
    for number in 4...5 as ClosedRange<UInt64> {
      if case .kept(let fields)? = run()?.finish(now: late) { put(fields, number) }
    }
    let practice = Overview(records).practice
    guard let done = practice.finished.first, let ended = done.ended else { return "none" }
    let once = done.finish(now: late) == .endedBefore ? "once" : "again"
    let length = ended.milliseconds(since: start)
    return "\(done.counted) \(length) \(practice.finished.count) \(once)"
  }
}
