// When phases begin and end, for everything that the app brings along and for the edges.

import Engine
import Testing

@Suite("Schedules of phases")
struct PhaseScheduleTests {
  @Test("Every breathing preset begins each phase at its second", arguments: PresetRow.all)
  func presets(row: PresetRow) throws {
    let preset = try #require(BreathPreset.builtIn(row.id))
    #expect(
      [preset.breatheIn, preset.holdIn, preset.breatheOut, preset.holdOut] == row.seconds)
    #expect(preset.rounds == row.rounds && preset.name.isEmpty && !preset.icon.isEmpty)
    let schedule = preset.schedule
    #expect(schedule.starts == row.starts.dropLast().map { Int64($0) * 1000 })
    #expect(schedule.length == Int64(row.starts.last!) * 1000)
    #expect(minutes(schedule.length!) == row.total)
    #expect(schedule.phases.allSatisfy { $0.length > 0 })
    #expect(schedule.rounds == row.rounds)
  }

  @Test("The built-in presets are six and the programs ten, in their order")
  func all() {
    #expect(BreathPreset.builtIn.map { $0.id } == PresetRow.all.map { $0.id })
    #expect(PracticeProgram.builtIn.map { $0.id } == ProgramRow.all.map { $0.id })
    #expect(BreathPreset.builtIn("none") == nil && PracticeProgram.builtIn("") == nil)
  }

  @Test("Every program has the parts of its row and begins each phase at its second")
  func programs() throws {
    for row in ProgramRow.all {
      let program = try #require(PracticeProgram.builtIn(row.id))
      #expect(program.icon == row.icon && program.rounds == row.rounds && program.name.isEmpty)
      let parts = program.parts.map { part in
        let side = part.side.map { $0 == .left ? " L" : " R" } ?? ""
        return "\(part.exercise)\(side) \(part.work)/\(part.rest)"
      }
      #expect(parts.joined(separator: ";") == row.parts, "\(row.id)")
      #expect(program.parts.allSatisfy { Exercise(rawValue: $0.exercise) != nil }, "\(row.id)")
      let schedule = program.schedule
      #expect(schedule.starts == row.starts.dropLast().map { Int64($0) * 1000 }, "\(row.id)")
      #expect(minutes(schedule.length!) == row.total, "\(row.id)")
      #expect(schedule.phases.last?.role == .work)
      let led = PracticeSetting.program(program).schedule
      #expect(led.practiceLength == schedule.length && led.readyLength == 3000)
      #expect(led.starts.dropFirst().map { $0 - 3000 } == schedule.starts)
    }
  }

  @Test(
    "Free intervals last repeats × work and one rest less",
    arguments: [
      (30, 10, 10, 390), (20, 0, 8, 160), (1, 600, 1, 1), (600, 600, 200, 239_400),
      (45, 15, 2, 105),
    ])
  func intervals(work: Int, rest: Int, repeats: Int, seconds: Int64) {
    let setting = IntervalSetting(work: work, rest: rest, repeats: repeats)
    #expect(setting.schedule.length == seconds * 1000)
    #expect(setting.schedule.phases.count == (rest > 0 ? 2 * repeats - 1 : repeats))
    #expect(setting.schedule.phases.last?.role == .work)
    #expect(setting.schedule.rounds == repeats)
  }

  @Test("A boundary belongs to the later phase, before the start is the start")
  func boundaries() {
    let schedule = PhaseSchedule([
      Phase(.sit, seconds: 0), Phase(.work, seconds: 5, exercise: "a"), Phase(.rest, seconds: 0),
      Phase(.work, seconds: 3, place: 1, exercise: "b"),
    ])
    #expect(schedule.phases.map { $0.exercise } == ["a", "b"])
    func index(_ elapsed: Int64) -> Int { schedule.position(at: elapsed).index }
    #expect([-1, 0, 4999, 5000, 7999, 8000, .max].map { index($0) } == [0, 0, 0, 1, 1, 2, 2])
    #expect(index(.min) == 0)
    let late = schedule.position(at: 4999)
    #expect(late.elapsed == 4999 && late.remaining == 1 && late.secondsLeft == 1)
    let end = schedule.position(at: 8000)
    #expect(end.isFinished && end.remaining == 0 && end.secondsLeft == 0 && end.phase == nil)
    #expect(end.untilNextSecond == nil)
  }

  @Test("The seconds of a page change exactly on the seconds of its phase")
  func repainting() {
    let schedule = PhaseSchedule([Phase(.work, seconds: 2), Phase(.rest, seconds: 1)])
    var changes: [Int64] = []
    var now: Int64 = 0
    while changes.count < 10, let wait = schedule.position(at: now).untilNextSecond {
      now += wait
      changes.append(now)
    }
    #expect(changes == [1000, 2000, 3000])
    #expect(schedule.position(at: 250).untilNextSecond == 750)
    #expect(schedule.position(at: 2999).untilNextSecond == 1)
    let open = PhaseSchedule([Phase(.openEnd, seconds: 0)])
    #expect(open.position(at: 1250).untilNextSecond == 750)
  }

  @Test("An open end has no length and lets nothing follow")
  func open() {
    let schedule = PhaseSchedule([
      Phase(.ready, seconds: 3), Phase(.openEnd, seconds: 0), Phase(.closing, seconds: 9),
    ])
    #expect(schedule.length == nil && schedule.practiceLength == nil)
    #expect(schedule.phases.map { $0.role } == [.ready, .openEnd])
    let position = schedule.position(at: 1_000_003_000)
    #expect(position.elapsed == 1_000_000_000 && position.remaining == nil)
    #expect(!position.isFinished && position.secondsLeft == nil)
  }

  @Test("A schedule without any length is finished at once")
  func empty() {
    let schedule = PhaseSchedule([Phase(.sit, seconds: 0)])
    #expect(schedule.phases.isEmpty && schedule.length == 0)
    #expect(schedule.position(at: 0).isFinished && schedule.rounds == 0)
    #expect(Phase(.sit, seconds: -5).length == 0)
  }

  private func minutes(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
