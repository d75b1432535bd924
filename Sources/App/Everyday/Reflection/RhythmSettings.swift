// The settings of days and weeks: what is asked in the morning, in the evening and once a week, and
// what the rings of the calendar aim at.
import Engine

extension CalendarState {
  func rhythmGroup(_ desk: Desk) -> SettingsGroup {
    let text = desk.reflectionText
    let rhythm = desk.overview.settings.rhythm
    return SettingsGroup(
      key: "rhythm", title: text.settings, symbol: .calendar,
      words: [
        text.morningSwitch, text.eveningSwitch, text.reviewDay, text.aim(.mindful),
        text.aim(.workout),
      ],
      body: [
        .toggle(
          Toggle(
            text.morningSwitch, isOn: rhythm.asksInTheMorning, key: "asks-morning",
            detail: text.morningDetail, flipped: .reflection(.flippedMorning))),
        .toggle(
          Toggle(
            text.eveningSwitch, isOn: rhythm.asksInTheEvening, key: "asks-evening",
            detail: text.eveningDetail, flipped: .reflection(.flippedEvening))),
        .select(
          Select(
            text.reviewDay, value: String(rhythm.reviewDay.rawValue),
            options: Weekday.allCases.map {
              (value: String($0.rawValue), label: desk.locale.weekday($0))
            }, key: "review-day"
          ) { .reflection(.pickedReviewDay($0)) }),
        aimStepper(.mindful, text, desk), aimStepper(.workout, text, desk),
      ], value: desk.locale.weekday(rhythm.reviewDay))
  }

  private func aimStepper(_ kind: MinuteKind, _ text: ReflectionText, _ desk: Desk) -> Component<
    Message
  > {
    let aim = desk.overview.settings.rhythm.aim(kind)
    let typed = typedAims[kind.place]
    func step(_ minutes: Int) -> Message? {
      RingFill.aims.contains(minutes) ? .calendar(.changedAim(kind, minutes)) : nil
    }
    return .stepper(
      Stepper(
        text.aim(kind), value: typed.isEmpty ? String(aim) : typed, key: "aim-" + kind.rawValue,
        unit: text.minutes, less: step(aim - 1), more: step(aim + 1), lessLabel: text.less,
        moreLabel: text.more, problem: typed.isEmpty ? nil : text.aimProblem
      ) { .calendar(.typedAim(kind, $0)) })
  }
}
