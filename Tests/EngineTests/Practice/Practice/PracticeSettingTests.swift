// What can be set: ranges, the rules for rounds, and the text that the journal keeps.

import Engine
import Testing

@Suite("Settings of practice")
struct PracticeSettingTests {
  @Test("Numbers outside their range become its nearest end")
  func bounds() {
    let least = MeditationSetting(minutes: 0, closing: -1, countdown: -1)
    #expect(least == MeditationSetting(minutes: 1, closing: 0, countdown: 0))
    let most = MeditationSetting(minutes: 121, closing: 31, countdown: 21)
    #expect(most == MeditationSetting(minutes: 120, closing: 30, countdown: 20))
    #expect(MeditationSetting() == MeditationSetting(minutes: 10, closing: 3, countdown: 0))
    #expect(IntervalSetting() == IntervalSetting(work: 30, rest: 10, repeats: 10))
    #expect(
      IntervalSetting(work: 0, rest: -1, repeats: 0)
        == IntervalSetting(work: 1, rest: 0, repeats: 1))
    #expect(
      IntervalSetting(work: 601, rest: 601, repeats: 201)
        == IntervalSetting(work: 600, rest: 600, repeats: 200))
    #expect(ProgramPart("x") == ProgramPart("x", work: 30, rest: 15))
    #expect(ProgramPart("x", work: 0, rest: 999) == ProgramPart("x", work: 1, rest: 600))
    let preset = BreathPreset(
      id: "x", icon: "🌊", breatheIn: 61, holdIn: -1, breatheOut: 0, holdOut: 0, rounds: 100)
    #expect(preset.breatheIn == 60 && preset.holdIn == 0 && preset.rounds == 99)
    #expect(preset.schedule.phases.count == 99)
  }

  @Test("A preset with nothing in it still breathes")
  func nothing() {
    let preset = BreathPreset(
      id: "x", icon: "", breatheIn: 0, holdIn: 0, breatheOut: 0, holdOut: 0, rounds: 0)
    #expect(preset.schedule.length == 1000)
    let out = BreathPreset(
      id: "x", icon: "", breatheIn: 0, holdIn: 0, breatheOut: 2, holdOut: 0, rounds: 1)
    #expect(out.schedule.phases.map { $0.role } == [.breatheOut])
    let new = BreathPreset.new(id: "x", icon: "🌊")
    #expect(new.schedule.length == 80_000 && new.rounds == 10)
  }

  private func program(_ rounds: Int, _ parts: [ProgramPart]) -> PracticeProgram {
    PracticeProgram(id: "x", name: "Mine", icon: "🔥", rounds: rounds, parts: parts)!
  }

  @Test("A second round brings a pause between rounds, and back at one round it goes")
  func rounds() {
    let parts = [ProgramPart("a", rest: 5), ProgramPart("b", rest: 0)]
    let once = program(1, parts)
    let thrice = once.with(rounds: 3)
    #expect(thrice.rounds == 3 && thrice.parts.map { $0.rest } == [5, 10])
    #expect(thrice.schedule.length == Int64(3 * 65 + 2 * 10) * 1000)
    #expect(thrice.with(rounds: 2).parts.map { $0.rest } == [5, 10])
    let own = program(3, [ProgramPart("a", rest: 40)])
    #expect(own.with(rounds: 4).parts[0].rest == 40)
    #expect(own.with(rounds: 1).parts[0].rest == 0)
    #expect(once.with(rounds: 1) == once)
    #expect(once.with(rounds: 0).rounds == 1 && once.with(rounds: 100).rounds == 99)
  }

  @Test("A program needs a name and at least one part with words")
  func needs() {
    #expect(PracticeProgram(id: "x", name: "Mine", icon: "", rounds: 3, parts: []) == nil)
    #expect(program(3, [ProgramPart("a")]).isComplete)
    #expect(!program(3, [ProgramPart("a"), ProgramPart("")]).isComplete)
    let unnamed = PracticeProgram(id: "x", icon: "", rounds: 3, parts: [ProgramPart("a")])
    #expect(unnamed?.isComplete == false)
    let many = Array(repeating: ProgramPart("a"), count: 50)
    #expect(program(1, many).parts.count == PracticeProgram.mostParts)
  }

  private var settings: [PracticeSetting] {
    var all: [PracticeSetting] = [
      .meditation(MeditationSetting(minutes: 7, closing: 2, countdown: 5)),
      .meditation(MeditationSetting(isOpenEnded: true)), .open,
      .intervals(IntervalSetting(work: 45, rest: 0, repeats: 3)),
      .guided("calmBreath", seconds: 120), .guided("urgeSurfing", seconds: 180),
    ]
    all += BreathPreset.builtIn.map { .breathing($0) }
    all += PracticeProgram.builtIn.map { .program($0) }
    all.append(
      .program(program(2, [ProgramPart("Klimmzüge \"eng\"\n", side: .right, work: 9, rest: 8)])))
    return all
  }

  @Test("What is kept as text comes back whole")
  func text() {
    for setting in settings {
      let again = PracticeSetting(kind: setting.kind, text: setting.text)
      #expect(again == setting, "\(setting.text)")
      #expect(setting.text.utf8.count < Value.Limit.textBytes)
      for kind in PracticeKind.allCases where kind != setting.kind {
        #expect(PracticeSetting(kind: kind, text: setting.text) == nil, "\(setting.text)")
      }
    }
  }

  @Test(
    "A text that is not whole is no setting",
    arguments: [
      "", "[", "{}", "[10,3,0]", "[10,3,0,0,1]", "[\"10\",3,0,0]", "[10,3,0,null]", "7",
    ])
  func broken(text: String) {
    #expect(PracticeSetting(kind: .meditation, text: text) == nil)
  }

  @Test("A technique of breathing takes whole rounds, any other its seconds")
  func guided() {
    let calm = PracticeSetting.guided("calmBreath", seconds: 125).schedule
    #expect(calm.length == 120_000 && calm.phases[0].role == .breatheIn && calm.rounds == 12)
    let surfing = PracticeSetting.guided("urgeSurfing", seconds: 180).schedule
    #expect(surfing.phases == [Phase(.sit, seconds: 180)])
    #expect(PracticeSetting.guided("own:x", seconds: 1).schedule.length == 10_000)
  }

  @Test("A kind is quiet or movement")
  func minutes() {
    let mindful = PracticeKind.allCases.filter { $0.minutes == .mindful }
    #expect(mindful == [.meditation, .breathing, .guided])
  }
}
