// The sheet with the lengths of a meditation. What was set is remembered when it is closed, too.
import Engine

/// A number of a meditation that can be set.
public enum MeditationField: String, CaseIterable, Sendable {
  case minutes, closing, countdown

  var range: ClosedRange<Int> {
    switch self {
    case .minutes: MeditationSetting.minuteRange
    case .closing: MeditationSetting.closingRange
    case .countdown: MeditationSetting.countdownRange
    }
  }
}

/// The lengths as they are being typed.
public struct MeditationForm: Sendable, Equatable {
  var minutes: String
  var closing: String
  var countdown: String
  var isOpenEnded: Bool

  init(_ setting: MeditationSetting) {
    minutes = String(setting.minutes)
    closing = String(setting.closing)
    countdown = String(setting.countdown)
    isOpenEnded = setting.isOpenEnded
  }

  subscript(_ field: MeditationField) -> String {
    get {
      switch field {
      case .minutes: minutes
      case .closing: closing
      case .countdown: countdown
      }
    }
    set {
      switch field {
      case .minutes: minutes = newValue
      case .closing: closing = newValue
      case .countdown: countdown = newValue
      }
    }
  }

  /// What is no number counts as the least.
  var setting: MeditationSetting {
    MeditationSetting(
      minutes: Int(minutes) ?? 0, closing: Int(closing) ?? 0, countdown: Int(countdown) ?? 0,
      isOpenEnded: isOpenEnded)
  }
}

extension Desk {
  /// As it was last set.
  var meditationSetting: MeditationSetting {
    guard case .meditation(let setting)? = overview.settings.practice.last(.meditation) else {
      return MeditationSetting()
    }
    return setting
  }

  /// A whole number within a range, by less, more or typing.
  func numberStepper(
    _ value: String, _ range: ClosedRange<Int>, _ label: String, _ unit: String, key: String,
    typed: @escaping (String) -> Message
  ) -> Component<Message> {
    let number = Int(value)
    let base = number ?? range.lowerBound
    let less = max(range.lowerBound, min(base, range.upperBound + 1) - 1)
    let more = min(range.upperBound, max(base, range.lowerBound - 1) + 1)
    let isFine = number.map { range.contains($0) } ?? false
    return .stepper(
      Stepper(
        label, value: value, key: key, unit: unit,
        less: base > range.lowerBound ? typed(String(less)) : nil,
        more: base < range.upperBound ? typed(String(more)) : nil,
        lessLabel: practiceText.less, moreLabel: practiceText.more,
        problem: isFine ? nil : practiceText.range(range.lowerBound, range.upperBound),
        typed: typed))
  }
}

extension PracticeState {
  mutating func updateMeditation(_ message: PracticeMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .openedMeditation: meditation = MeditationForm(desk.meditationSetting)
    case .typedMeditation(let field, let text):
      meditation?[field] = String(text.prefix(PracticeState.longestNumber))
    case .flippedOpenEnded: meditation?.isOpenEnded.toggle()
    case .startedMeditation:
      guard let form = meditation else { break }
      meditation = nil
      return updateSession(.pressedStart(.meditation(form.setting)), moment, &desk)
    default: break
    }
    return []
  }

  /// Closing it keeps the lengths.
  mutating func closeMeditation(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = meditation else { return [] }
    meditation = nil
    guard form.setting != desk.meditationSetting else { return [] }
    return desk.set([PracticeChoices.field(remembering: .meditation(form.setting))], moment)
  }

  func meditationSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = meditation else { return nil }
    let text = desk.practiceText
    var body: [Component<Message>] = [
      .toggle(
        Toggle(
          text.openEnded, isOn: form.isOpenEnded, key: "meditation-open",
          detail: text.openEndedDetail, flipped: .practice(.flippedOpenEnded)))
    ]
    for field in MeditationField.allCases where !form.isOpenEnded || field == .countdown {
      body.append(
        desk.numberStepper(
          form[field], field.range, text.name(field), text.unit(field),
          key: "meditation-" + field.rawValue
        ) { .practice(.typedMeditation(field, $0)) })
    }
    body.append(
      .button(
        Button(
          text.start, .practice(.startedMeditation), key: "start-set-meditation", role: .primary)))
    return Sheet(
      key: "meditation-sheet", title: text.name(.meditation),
      body: [
        .form(
          Form(key: "meditation-form", body: body, submitted: .practice(.startedMeditation)))
      ], closeLabel: text.close, closed: .practice(.closedSheet))
  }
}
