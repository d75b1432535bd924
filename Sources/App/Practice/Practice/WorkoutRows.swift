// What the practice place says about movement: each kind starts as it was last set, with one tap.
import Engine

extension Desk {
  /// The open one has nothing to set: pressed anywhere it starts.
  func workoutRows() -> [List<Message>.Row] {
    let intervals = PracticeSetting.intervals(intervalSetting)
    let program = lastProgram
    return [
      practiceRow(.open, practiceText.openEndedDetail, .practice(.pressedStart(.open))),
      practiceRow(intervals, detail(of: intervals), .programs(.openedIntervals)),
      practiceRow(
        .program(program), name(of: program) + ", " + line(of: program), .went(.programs)),
    ]
  }

  /// "10 × 30 s, 10 s rest, 6:30 min"
  func detail(of setting: IntervalSetting) -> String {
    ProgramText(language: language).detail(
      setting, seconds(setting.work), seconds(setting.rest), length(setting.schedule.length ?? 0))
  }
}
