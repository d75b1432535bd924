// Ten thousand sessions with pauses, killed pages, doubled ends and steps of the clock, held to a
// second model that knows no instants: it walks in small steps and counts what really passed.

import Engine
import Testing

/// What a person lived through: time in steps of a tenth of a second, counted while not paused.
private struct WalkedSession {
  static let step: Int64 = 100
  /// Milliseconds of each phase that takes time.
  let lengths: [Int64]
  var active: Int64 = 0
  var isPaused = false

  var total: Int64 { lengths.reduce(0, +) }

  mutating func walk(_ steps: Int64) {
    for _ in 0..<steps where !isPaused { active += WalkedSession.step }
  }

  /// The place of the phase, what is behind of it, and what is ahead.
  var position: [Int64] {
    var left = active
    for (place, length) in lengths.enumerated() {
      if left < length { return [Int64(place), left, length - left] }
      left -= length
    }
    return [Int64(lengths.count), 0, 0]
  }
}

private struct SimulatedSession {
  let setting: PracticeSetting
  /// Seconds of every phase, without asking the engine; 0 where there is none.
  let seconds: [Int]
  /// Seconds before and at the most that count.
  let ready: Int
  let most: Int

  init(_ dice: inout Dice) {
    func draw(_ bound: Int64) -> Int { Int(dice.below(bound)) }
    switch dice.below(4) {
    case 0:
      let countdown = draw(4)
      let closing = draw(2)
      setting = .meditation(
        MeditationSetting(minutes: 1, closing: closing, countdown: countdown))
      seconds = [countdown, 60, closing * 60]
      (ready, most) = (countdown, 60)
    case 1:
      let breath = [1 + draw(4), draw(3), draw(5), draw(3)]
      let rounds = 1 + draw(5)
      setting = .breathing(
        BreathPreset(
          id: "x", icon: "", breatheIn: breath[0], holdIn: breath[1], breatheOut: breath[2],
          holdOut: breath[3], rounds: rounds))
      seconds = Array(repeating: breath, count: rounds).flatMap { $0 }
      (ready, most) = (0, seconds.reduce(0, +))
    case 2:
      let (work, rest, repeats) = (1 + draw(15), draw(8), 1 + draw(4))
      setting = .intervals(IntervalSetting(work: work, rest: rest, repeats: repeats))
      seconds = [3] + Array(repeating: [work, rest], count: repeats).flatMap { $0 }.dropLast()
      (ready, most) = (3, seconds.reduce(0, +) - 3)
    default:
      let (first, second, rounds) = (1 + draw(9), 1 + draw(9), 1 + draw(3))
      let (rest, pause) = (draw(6), draw(6))
      let parts = [
        ProgramPart("a", work: first, rest: rest), ProgramPart("b", work: second, rest: pause),
      ]
      setting = .program(PracticeProgram(id: "x", icon: "", rounds: rounds, parts: parts)!)
      let round = [first, rest, second, pause]
      seconds = [3] + Array(repeating: round, count: rounds).flatMap { $0 }.dropLast()
      (ready, most) = (3, seconds.reduce(0, +) - 3)
    }
  }
}

/// A page with a session, the device's clock, and the walked model beside them.
private struct PracticeLife {
  var bench = PracticeBench()
  var walked: WalkedSession
  let session: SimulatedSession
  /// What really passed since the start, and by how much the device's clock is off.
  var passed: Int64 = 0
  var skew: Int64 = 0
  /// What the engine counted, once it ended.
  var counted: Int64?
  var isGone = false
  /// What was kept is too little, or what was dropped enough.
  var isWrong = false

  init(_ dice: inout Dice) {
    session = SimulatedSession(&dice)
    walked = WalkedSession(
      lengths: session.seconds.filter { $0 > 0 }.map { Int64($0) * 1000 })
    bench.start(session.setting)
  }

  var now: Instant { PracticeBench.start.adding(milliseconds: passed + skew) }

  mutating func walk(_ dice: inout Dice) {
    let steps = dice.below(60)
    walked.walk(steps)
    passed += steps * WalkedSession.step
  }

  /// What this model would count if it ended now.
  var credit: Int64 {
    min(
      max(0, min(walked.active, walked.total) - Int64(session.ready) * 1000),
      Int64(session.most) * 1000)
  }

  mutating func act(_ dice: inout Dice) throws {
    walk(&dice)
    switch dice.below(12) {
    case 0, 1, 2: pauseOrResume()
    case 3, 4: try bench.kill()
    case 5, 6: stepClock(&dice)
    case 7: if dice.below(6) == 0 { stop(keeping: dice.below(2) == 0) }
    default: lookAtEnd(twice: dice.below(2) == 0)
    }
  }

  private mutating func pauseOrResume() {
    guard let run = bench.run(), run.isRunning else { return }
    if let fields = run.isPaused ? run.resume(now: now) : run.pause(now: now) {
      bench.put(fields, now: now)
      walked.isPaused.toggle()
    }
  }

  private mutating func stepClock(_ dice: inout Dice) {
    let step = (dice.below(7200) - 3600) * 1000
    skew += step
    if let fields = bench.run()?.moved(byClockStep: step) { bench.put(fields, now: now) }
  }

  private mutating func stop(keeping: Bool) {
    guard let run = bench.run(), run.isRunning else { return }
    if keeping {
      end(run)
    } else {
      bench.delete(now: now)
      isGone = true
    }
  }

  /// Two tabs see the same end.
  private mutating func lookAtEnd(twice: Bool) {
    guard let run = bench.run(), run.isOver(now: now) else { return }
    end(run)
    if twice { bench.take(run.finish(now: now), now: now) }
  }

  private mutating func end(_ run: PracticeRun) {
    let end = run.finish(now: now)
    if end == .dropped { isGone = true } else { counted = credit }
    isWrong = (end == .dropped) != (credit < (run.practice.minutes == .workout ? 3000 : 1))
    bench.take(end, now: now)
  }

  /// What is wrong; nothing while both models agree.
  var problem: String? {
    let practice = bench.overview.practice
    if isWrong { return "kept or dropped wrongly" }
    if isGone { return practice == PracticeHistory() ? nil : "something is left" }
    if let counted {
      guard practice.started.isEmpty, practice.finished.count == 1,
        practice.finished[0].counted == counted
      else { return "not one record of \(counted)" }
      let again = practice.finished[0].finish(now: now)
      return again == .endedBefore ? nil : "ends twice"
    }
    guard practice.finished.isEmpty, let run = practice.running else { return "not running" }
    let position = run.position(now: now)
    let found = [Int64(position.index), position.elapsed, position.remaining ?? -1]
    guard found == walked.position else { return "\(found) is not \(walked.position)" }
    let isOver = !walked.isPaused && walked.active >= walked.total
    guard run.isOver(now: now) == isOver else { return "over at \(walked.active)" }
    return run.credit(now: now) == credit ? nil : "counts \(run.credit(now: now)), not \(credit)"
  }
}

@Suite("Ten thousand sessions")
struct PracticeSimulationTests {
  @Test("Pauses, kills, doubled ends and steps of the clock lose, double and move nothing")
  func lives() throws {
    let seed: UInt64 = 20_261
    print("Sessions are simulated with seed \(seed).")
    var dice = Dice(seed: seed)
    var (kept, gone) = (0, 0)
    for trial in 0..<10_000 {
      var life = PracticeLife(&dice)
      for step in 0..<(4 + Int(dice.below(20))) {
        try life.act(&dice)
        if let problem = life.problem {
          Issue.record("seed \(seed), trial \(trial), step \(step): \(problem)")
          return
        }
      }
      if life.counted != nil { kept += 1 }
      if life.isGone { gone += 1 }
    }
    #expect(kept > 1000 && gone > 100, "\(kept) kept, \(gone) gone")
  }
}
