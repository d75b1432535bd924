// The few sessions of practice that a made-up person had in the last two weeks.

extension DemoKeepsake {
  /// The session of a day that lies so many days before the last one; nothing on most days.
  static func practice(_ day: DemoDay, daysLeft: Int) -> DemoKeepsake? {
    guard let setting = practiceSetting(daysLeft: daysLeft),
      let length = setting.schedule.practiceLength,
      let morning = TimeOfDay(minutes: 7 * 60 + 5 + daysLeft)
    else { return nil }
    let at = day.zone.instant(day.day, morning)
    let counted = setting.kind == .meditation ? min(length, 600_000) : length
    var fields = setting.startFields(now: at, zone: day.zone, day: day.day)
    fields.removeAll { $0.name == "state" }
    let end = at.adding(milliseconds: setting.schedule.readyLength + counted)
    fields += [
      Field("counted", .int(counted)), Field("ended", .int(end.milliseconds)),
      Field("state", .text(PracticeRun.State.done.rawValue)),
    ]
    if setting.kind.minutes == .workout { fields.append(PracticeRun.effortField(6)) }
    return DemoKeepsake(
      at: at, id: Identifier(kind: PracticeRun.kind, day.day.text), kind: PracticeRun.kind,
      fields: fields)
  }

  private static func practiceSetting(daysLeft: Int) -> PracticeSetting? {
    switch daysLeft {
    case 12, 6, 1: .meditation(MeditationSetting(minutes: 10))
    case 9, 3: BreathPreset.builtIn("box").map { .breathing($0) }
    case 7: PracticeProgram.builtIn("beginnerFlow").map { .program($0) }
    case 2: .intervals(IntervalSetting(work: 40, rest: 20, repeats: 8))
    default: nil
    }
  }
}
