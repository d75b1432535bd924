// One session from its start to its end, and the phenomena that timers of other apps showed.

import Engine
import Testing

private let start = PracticeBench.start

private func meditation(_ minutes: Int, _ closing: Int, countdown: Int = 0) -> PracticeSetting {
  .meditation(MeditationSetting(minutes: minutes, closing: closing, countdown: countdown))
}

private func kept(_ end: PracticeEnd) -> [Field] {
  if case .kept(let fields) = end { fields } else { [] }
}

@Suite("A session of practice")
struct PracticeRunTests {
  @Test("A minute and a minute: phase one at 59 s, phase two at 60 s, finished at 120 s")
  func twoPhases() {
    var bench = PracticeBench()
    let run = bench.start(meditation(1, 1))
    let first = run.position(now: start.after(59))
    #expect(first.phase?.role == .sit && first.secondsLeft == 1)
    let second = run.position(now: start.after(60))
    #expect(second.phase?.role == .closing && second.secondsLeft == 60 && second.elapsed == 0)
    #expect(!run.isOver(now: start.after(119)) && run.isOver(now: start.after(120)))
    #expect(run.position(now: start.after(120)).isFinished)
    bench.take(run.finish(now: start.after(120)), now: start.after(120))
    let overview = bench.overview
    #expect(overview.practice.amount(.mindful, on: PracticeBench.day) == 1000)
    let marks = overview.practiceMarks(.mindful, today: PracticeBench.day)
    #expect(marks?.marks == [.open], "a single minute makes no day of practice")
  }

  @Test("Suspended from 10 s to 90 s it shows phase two with 30 s left")
  func suspended() {
    var bench = PracticeBench()
    let run = bench.start(meditation(1, 1))
    #expect(run.position(now: start.after(10)).secondsLeft == 50)
    let back = run.position(now: start.after(90))
    #expect(back.phase?.role == .closing && back.secondsLeft == 30)
  }

  @Test("Ten and three minutes to the end are ten minutes, ending with the first phase")
  func credit() {
    var bench = PracticeBench()
    let run = bench.start(meditation(10, 3, countdown: 15))
    bench.take(run.finish(now: start.after(2000)), now: start.after(2000))
    let done = bench.run()
    #expect(done?.counted == 600_000 && done?.ended == start.after(615))
    #expect(done?.state == .done && done?.day == PracticeBench.day)
    #expect(bench.overview.practice.amount(.mindful, on: PracticeBench.day) == 10_000)
  }

  @Test("The countdown is no practice")
  func countdown() {
    var bench = PracticeBench()
    let run = bench.start(meditation(5, 0, countdown: 20))
    #expect(run.position(now: start.after(19)).phase?.role == .ready)
    #expect(run.position(now: start.after(20)).phase?.role == .sit)
    #expect(run.credit(now: start.after(20)) == 0 && run.credit(now: start.after(21)) == 1000)
    #expect(run.finish(now: start.after(20)) == .dropped)
    #expect(run.schedule.practiceLength == 300_000)
  }

  @Test("Stopped by hand, what counts is what was done")
  func stopped() {
    var bench = PracticeBench()
    let run = bench.start(meditation(10, 3))
    #expect(run.credit(now: start.after(251)) == 251_000)
    #expect(run.credit(now: start.after(700)) == 600_000)
    let breath = bench.start(.breathing(BreathPreset.builtIn("box")!), 2)
    #expect(breath.credit(now: start.after(100)) == 100_000)
    #expect(breath.credit(now: start.after(999)) == 160_000)
    let intervals = bench.start(.intervals(IntervalSetting(work: 30, rest: 10, repeats: 10)), 3)
    #expect(intervals.credit(now: start.after(103)) == 100_000)
    #expect(intervals.credit(now: start.after(9999)) == 390_000)
  }

  @Test("Workouts under three seconds are not kept, breathing is from its first moment")
  func short() {
    var bench = PracticeBench()
    let run = bench.start(.open)
    #expect(run.finish(now: start.adding(milliseconds: 2999)) == .dropped)
    #expect(kept(run.finish(now: start.after(3))).contains(Field("counted", .int(3000))))
    let breath = bench.start(.breathing(BreathPreset.builtIn("box")!), 2)
    #expect(!kept(breath.finish(now: start.adding(milliseconds: 1))).isEmpty)
  }

  @Test("An open end counts up, and is asked about after twelve hours")
  func open() {
    var bench = PracticeBench()
    let run = bench.start(.meditation(MeditationSetting(countdown: 5, isOpenEnded: true)))
    #expect(run.end == nil && run.position(now: start.after(65)).elapsed == 60_000)
    #expect(run.credit(now: start.after(65)) == 60_000)
    #expect(!run.isOver(now: start.after(43_199)) && run.isOver(now: start.after(43_200)))
    #expect(run.credit(now: start.after(1_000_000)) == PracticeRun.longest)
  }

  @Test("Effort is asked for afterwards, and a number outside 1 to 10 is none")
  func effort() {
    var bench = PracticeBench()
    let run = bench.start(.open)
    bench.take(run.finish(now: start.after(60)), now: start.after(60))
    #expect(bench.run()?.effort == nil)
    bench.put([PracticeRun.effortField(12)], now: start.after(61))
    #expect(bench.run()?.effort == 10)
    bench.put([Field("effort", .int(11))], now: start.after(62))
    #expect(bench.run()?.effort == nil)
    let bands = (1...10).map { EffortBand($0).rawValue }
    #expect(
      bands[0...2].allSatisfy { $0 == "light" } && bands[3...5].allSatisfy { $0 == "moderate" })
    #expect(
      bands[6...7].allSatisfy { $0 == "hard" } && bands[8...9].allSatisfy { $0 == "veryHard" })
  }

  @Test("What is not readable is no session, and stays in the journal")
  func unreadable() {
    var bench = PracticeBench()
    bench.start(meditation(10, 3))
    for field in [
      Field("kind", .text("dance")), Field("state", .text("over")), Field("at", .int(.min)),
      Field("day", .int(.max)), Field("setting", .text("[]")),
    ] {
      var other = bench
      other.put([field], now: start.after(1))
      #expect(other.run() == nil, "\(field.name)")
      #expect(other.records.journal.entities.count == 1)
    }
    bench.put([Field("state", .text("done"))], now: start.after(1))
    #expect(bench.run() == nil, "done without anything that counts")
  }
}

@Suite("Timers that went wrong elsewhere")
struct TimerPhenomenaTests {
  @Test("T1: no look at it ends a session, only its end or a stop does")
  func survives() throws {
    var bench = PracticeBench()
    bench.start(meditation(10, 3))
    for second in 0..<780 { _ = bench.run()?.position(now: start.after(Int64(second))) }
    try bench.kill()
    #expect(bench.overview.practice.running?.id == PracticeBench.id())
    #expect(bench.run()?.position(now: start.after(779)).secondsLeft == 1)
  }

  @Test("T2: two ends at once are one record")
  func once() {
    var bench = PracticeBench()
    let run = bench.start(.intervals(IntervalSetting(work: 20, rest: 10, repeats: 2)))
    let end = run.finish(now: start.after(53))
    bench.take(end, now: start.after(53))
    bench.take(run.finish(now: start.after(80)), now: start.after(80))
    #expect(bench.run()?.finish(now: start.after(90)) == .endedBefore)
    #expect(run.finish(now: start.after(80)) == end, "however late, the end is the same")
    #expect(bench.overview.practice.finished.count == 1)
    #expect(bench.overview.practice.days.map { $0.workout } == [50_000])
  }

  @Test("T3: a cancelled session leaves nothing, a kept one its own time")
  func cancelled() {
    var bench = PracticeBench()
    bench.start(meditation(20, 3))
    bench.delete(now: start.after(300))
    #expect(bench.overview.practice == PracticeHistory())
    let second = bench.start(meditation(20, 3), 2)
    bench.take(second.finish(now: start.after(300)), 2, now: start.after(300))
    #expect(bench.run(2)?.counted == 300_000 && bench.run(2)?.ended == start.after(300))
  }

  @Test("T4: a pause moves the schedule once, and later phases keep their length")
  func pauses() throws {
    var bench = PracticeBench()
    var run = bench.start(.breathing(BreathPreset.builtIn("rhythmic")!))
    for (from, through) in [(2, 12), (20, 65)] as [(Int64, Int64)] {
      bench.put(try #require(run.pause(now: start.after(from))), now: start.after(from))
      run = try #require(bench.run())
      #expect(run.isPaused && !run.isOver(now: start.after(9999)))
      #expect(
        run.pause(now: start.after(from + 1)) == nil && run.untilNextChange(now: start) == nil)
      let frozen = run.position(now: start.after(from))
      #expect(run.position(now: start.after(through)) == frozen)
      bench.put(try #require(run.resume(now: start.after(through))), now: start.after(through))
      run = try #require(bench.run())
      #expect(!run.isPaused && run.position(now: start.after(through)) == frozen)
    }
    #expect(run.shift == 55_000 && run.end == start.after(144 + 55))
    let plain = run.schedule
    for second in 65..<199 {
      #expect(
        run.position(now: start.after(Int64(second)))
          == plain.position(at: Int64(second - 55) * 1000))
    }
    #expect(run.resume(now: start.after(200)) == nil)
  }

  @Test("T5: each phase begins where the one before was to end, however late anybody looks")
  func noDrift() {
    var bench = PracticeBench()
    let run = bench.start(.program(PracticeProgram.builtIn("tabata")!))
    var late = start
    for tick in 0..<200 {
      late = late.adding(milliseconds: 1000 + Int64(tick % 7) * 113)
      let elapsed = late.milliseconds(since: start)
      #expect(run.position(now: late) == run.schedule.position(at: elapsed))
    }
    #expect(run.end == start.after(3 + 230))
  }

  @Test("T6: only the very last rest is left out, so rounds have a pause between them")
  func rests() {
    let program = PracticeProgram.builtIn("quickBurn")!
    let phases = program.schedule.phases
    #expect(phases.filter { $0.role == .rest }.count == 11)
    #expect(phases.filter { $0.role == .rest && $0.place == 3 }.map { $0.round } == [1, 2])
    #expect(phases.last?.role == .work && phases.last?.round == 3)
    for program in PracticeProgram.builtIn where program.rounds > 1 {
      #expect(program.parts.last!.rest >= 10, "\(program.id)")
    }
  }

  @Test("T7: no repeats are one, and a minute is sixty seconds")
  func clamped() {
    #expect(IntervalSetting(work: 30, rest: 10, repeats: 0).schedule.length == 30_000)
    #expect(MeditationSetting(minutes: 1, closing: 0).schedule.length == 60_000)
    let none = BreathPreset(
      id: "x", icon: "", breatheIn: 4, holdIn: 0, breatheOut: 4, holdOut: 0, rounds: 0)
    #expect(none.schedule.length == 8000)
  }

  @Test("T8 and T10: after a pause the instants still to come are those of the schedule, moved")
  func cues() throws {
    var bench = PracticeBench()
    let run = bench.start(.intervals(IntervalSetting(work: 30, rest: 10, repeats: 3)))
    bench.put(try #require(run.pause(now: start.after(40))), now: start.after(40))
    let paused = try #require(bench.run())
    bench.put(try #require(paused.resume(now: start.after(47))), now: start.after(47))
    let resumed = try #require(bench.run())
    let elapsed = resumed.elapsed(now: start.after(47))
    let ahead = resumed.schedule.starts.filter { $0 > elapsed }.map { $0 - elapsed }
    #expect(elapsed == 40_000 && ahead == [3000, 33_000, 43_000])
  }

  @Test("T9: the end is an instant of its own, which a page that looks later does not move")
  func end() {
    var bench = PracticeBench()
    let run = bench.start(meditation(1, 1))
    #expect(run.end == start.after(120))
    #expect(run.untilNextChange(now: start.adding(milliseconds: 119_400)) == 600)
    #expect(run.untilNextChange(now: start.after(121)) == nil)
  }

  @Test("T11: a start needs nothing but its setting and the moment")
  func starts() {
    var bench = PracticeBench()
    for (number, kind) in [PracticeSetting.open, meditation(10, 3)].enumerated() {
      #expect(bench.start(kind, UInt64(number)).isRunning)
    }
  }

  @Test("T12: what was set is kept when it is used, one of each kind")
  func remembered() {
    var bench = PracticeBench()
    let wanted: [PracticeSetting] = [
      meditation(25, 0), .breathing(BreathPreset.builtIn("coherent")!),
      .program(PracticeProgram.builtIn("beginnerFlow")!),
    ]
    bench.apply(
      .create(
        Settings.identifier, kind: Settings.kind,
        wanted.map { PracticeChoices.field(remembering: $0) }), now: start)
    let choices = bench.overview.settings.practice
    #expect(wanted.allSatisfy { choices.last($0.kind) == $0 })
    #expect(choices.last(.open) == nil && choices.earlyStop == .ask)
  }
}
