// The sheet with the lengths of intervals. What was set is remembered when it is closed, too.
import Engine

/// A number of intervals that can be set.
public enum IntervalField: String, CaseIterable, Sendable {
  case work, rest, repeats

  /// Work of no length is shown and lasts a second.
  var range: ClosedRange<Int> {
    switch self {
    case .work: 0...IntervalSetting.workRange.upperBound
    case .rest: IntervalSetting.restRange
    case .repeats: IntervalSetting.repeatRange
    }
  }
}

/// The lengths as they are being typed.
public struct IntervalForm: Sendable, Equatable {
  private var texts: [String]

  init(_ setting: IntervalSetting) {
    texts = [String(setting.work), String(setting.rest), String(setting.repeats)]
  }

  subscript(_ field: IntervalField) -> String {
    get { texts[IntervalForm.place(field)] }
    set { texts[IntervalForm.place(field)] = newValue }
  }

  private static func place(_ field: IntervalField) -> Int {
    switch field {
    case .work: 0
    case .rest: 1
    case .repeats: 2
    }
  }

  /// What is no number counts as the least.
  var setting: IntervalSetting {
    IntervalSetting(
      work: Int(self[.work]) ?? 0, rest: Int(self[.rest]) ?? 0, repeats: Int(self[.repeats]) ?? 0)
  }
}

extension Desk {
  /// As they were last set.
  var intervalSetting: IntervalSetting {
    guard case .intervals(let setting)? = overview.settings.practice.last(.intervals) else {
      return IntervalSetting()
    }
    return setting
  }

  /// Off until somebody wants it.
  var speechToggle: Component<Message> {
    let text = SoundsText(language)
    return .toggle(
      Toggle(
        text.name(.speech), isOn: overview.settings.sound.speaks, key: "speaks",
        detail: text.detail(.speech), flipped: .sounds(.flipped(.speech))))
  }
}

extension State {
  mutating func updateIntervals(_ message: ProgramsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .openedIntervals: programs.intervals = IntervalForm(desk.intervalSetting)
    case .typedInterval(let field, let text):
      programs.intervals?[field] = String(text.prefix(PracticeState.longestNumber))
    case .startedIntervals:
      guard let form = programs.intervals else { break }
      programs.intervals = nil
      return practice.updateSession(.pressedStart(.intervals(form.setting)), moment, &desk)
    default: break
    }
    return []
  }
}

extension ProgramsState {
  /// Closing it keeps the lengths.
  mutating func closeIntervals(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = intervals else { return [] }
    intervals = nil
    guard form.setting != desk.intervalSetting else { return [] }
    return desk.set([PracticeChoices.field(remembering: .intervals(form.setting))], moment)
  }

  func intervalSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = intervals else { return nil }
    let text = ProgramText(language: desk.language)
    var body: [Component<Message>] = []
    for field in IntervalField.allCases {
      body.append(
        desk.numberStepper(
          form[field], field.range, text.name(field),
          field == .repeats ? "" : desk.practiceText.seconds, key: "interval-" + field.rawValue
        ) { .programs(.typedInterval(field, $0)) })
    }
    let length = form.setting.schedule.length ?? 0
    body.append(.text(Text(text.total(desk.length(length)), role: .soft, isLive: true)))
    body.append(desk.speechToggle)
    body.append(
      .button(
        Button(
          desk.practiceText.start, .programs(.startedIntervals), key: "start-set-intervals",
          role: .primary)))
    return Sheet(
      key: "interval-sheet", title: desk.practiceText.name(.intervals),
      body: [
        .form(Form(key: "interval-form", body: body, submitted: .programs(.startedIntervals)))
      ], closeLabel: desk.practiceText.close, closed: .programs(.closedSheet))
  }
}
