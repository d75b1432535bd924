// Which cues are still to come: each boundary has its own, and none is made up for.
import Engine
import Testing

private func settings(_ change: (inout SoundSettings) -> Void = { _ in }) -> SoundSettings {
  var settings = SoundSettings()
  change(&settings)
  return settings
}

private func cues(
  _ schedule: PhaseSchedule, _ kind: PracticeKind, elapsed: Int64 = 0,
  _ settings: SoundSettings = SoundSettings()
) -> [String] {
  SoundPlan(schedule, kind, elapsed: elapsed, settings).cues.map { "\($0.after) \($0.sound.name)" }
}

/// A minute of sitting and two of closing after a countdown of ten seconds.
private let sitting = MeditationSetting(minutes: 1, closing: 2, countdown: 10).schedule
private let lead = Sound.leadIn.length

struct CuePlanTests {
  @Test("A meditation has a gong, three strokes and an end gong, each on its boundary")
  func meditation() {
    #expect(
      cues(sitting, .meditation) == ["10000 gong", "70000 tripleGong", "190000 endGong"])
    #expect(
      cues(MeditationSetting(minutes: 1, closing: 0).schedule, .meditation)
        == ["0 gong", "60000 endGong"])
    #expect(
      cues(MeditationSetting(isOpenEnded: true).schedule, .meditation) == ["0 gong"])
  }

  @Test("What is over is not made up for, and what is to come keeps its moment")
  func late() {
    #expect(cues(sitting, .meditation, elapsed: 10_000).first == "0 gong")
    #expect(
      cues(sitting, .meditation, elapsed: 10_001) == ["59999 tripleGong", "179999 endGong"])
    #expect(cues(sitting, .meditation, elapsed: 190_001).isEmpty)
  }

  @Test("Breathing has a cue of its theme at each phase, and none for phases without length")
  func breathing() {
    let schedule = PhaseSchedule([
      Phase(.breatheIn, seconds: 4), Phase(.holdIn, seconds: 0), Phase(.breatheOut, seconds: 6),
      Phase(.breatheIn, seconds: 4, round: 2), Phase(.breatheOut, seconds: 6, round: 2),
    ])
    #expect(
      cues(schedule, .breathing, settings { $0.theme = .harp }) == [
        "0 harp.breatheIn", "4000 harp.breatheOut", "10000 harp.breatheIn",
        "14000 harp.breatheOut", "20000 endGong",
      ])
  }

  @Test("A lead-in ends where work begins; work is counted down and rest is announced")
  func intervals() {
    let schedule = PracticeSetting.intervals(IntervalSetting(work: 20, rest: 10, repeats: 2))
      .schedule
    #expect(schedule.readyLength == 3000)
    #expect(
      cues(schedule, .intervals) == [
        "\(3000 - lead) leadIn", "20000 tick", "21000 tick", "22000 tick", "23000 restBegins",
        "\(33_000 - lead) leadIn", "50000 tick", "51000 tick", "52000 tick", "53000 closing",
      ])
    #expect(
      cues(schedule, .intervals, settings { $0.countsDown = false }) == [
        "\(3000 - lead) leadIn", "23000 restBegins", "\(33_000 - lead) leadIn", "53000 closing",
      ])
  }

  @Test("Work without a rest before it begins with a sound of its own, not with a lead-in")
  func noRoom() {
    let schedule = IntervalSetting(work: 2, rest: 0, repeats: 2).schedule
    #expect(
      cues(schedule, .intervals) == [
        "0 workBegins", "1000 tick", "2000 workBegins", "3000 tick", "4000 closing",
      ])
    let short = PhaseSchedule([
      Phase(.work, seconds: 1), Phase(.rest, seconds: 1), Phase(.work, seconds: 1),
    ])
    #expect(
      cues(short, .program) == [
        "0 workBegins", "1000 restBegins", "2000 workBegins", "3000 closing",
      ])
  }

  @Test("The ambience outlasts the last gong, where it is wanted")
  func ambience() {
    let waves = settings { $0.ambience = .waves }
    let plan = SoundPlan(sitting, .meditation, elapsed: 5000, waves)
    #expect(plan.ambience?.until == 185_000 + Sound.endGong.length + 500)
    #expect(plan.ambience?.gain == 640 * 202 / 1000)
    #expect(SoundPlan(sitting, .intervals, elapsed: 0, waves).ambience == nil)
    #expect(SoundPlan(sitting, .meditation, elapsed: 0, SoundSettings()).ambience == nil)
    let without = settings {
      $0.ambience = .waves
      $0.hasAmbienceInMeditation = false
    }
    #expect(SoundPlan(sitting, .meditation, elapsed: 0, without).ambience == nil)
    #expect(SoundPlan(sitting, .breathing, elapsed: 0, without).ambience != nil)
    let open = MeditationSetting(isOpenEnded: true).schedule
    #expect(SoundPlan(open, .meditation, elapsed: 0, waves).ambience?.until == .some(nil))
    #expect(SoundPlan(sitting, .meditation, elapsed: 300_000, waves).ambience == nil)
  }

  @Test("Silence is a plan without a sound")
  func silence() {
    let silent = settings {
      $0.volume = 0
      $0.ambience = .rain
    }
    #expect(SoundPlan(sitting, .meditation, elapsed: 0, silent).sounds.isEmpty)
  }

  @Test("Very long programs are planned so far ahead and no further")
  func long() {
    let parts = IntervalSetting(work: 10, rest: 5, repeats: 200).schedule.phases
    let plan = SoundPlan(PhaseSchedule(parts + parts), .program, elapsed: 0, SoundSettings())
    #expect(plan.cues.count <= SoundPlan.mostCues + 6)
    let later = SoundPlan(
      PhaseSchedule(parts + parts), .program, elapsed: plan.cues.last!.after - 1, SoundSettings())
    #expect(later.cues.first?.after == 1)
  }

  @Test("Each sound is named once, the ambience with them")
  func sounds() {
    let waves = settings { $0.ambience = .waves }
    let schedule = BreathPreset.standard(rounds: 3)
    #expect(
      SoundPlan(schedule, .breathing, elapsed: 0, waves).sounds.map { $0.name } == [
        "distinctive.breatheIn", "distinctive.breatheOut", "endGong", "waves",
      ])
  }
}

extension BreathPreset {
  fileprivate static func standard(rounds: Int) -> PhaseSchedule {
    BreathPreset(
      id: "own", icon: "", breatheIn: 4, holdIn: 0, breatheOut: 6, holdOut: 0, rounds: rounds
    ).schedule
  }
}
