// The times at which a tracker reminds, as they are typed: in the tracker's own form, and on the
// page of reminders for what a plan judges.
import Engine

/// What happens to the times of one tracker.
public enum ReminderEdit: Sendable {
  case time(Int, String)
  case pressedMore
  case weekday(Int)
  case lookBack(String)
}

/// The times as they stand; bad input stays as it was typed.
public struct ReminderForm: Sendable {
  public var times = [""]
  /// Bit 0 is Monday.
  public var weekdays = 0
  public var lookBack = TrackerReminder.usualLookBack

  public init(_ reminder: TrackerReminder?) {
    guard let reminder else { return }
    times = reminder.times.map { $0.text }
    weekdays = reminder.weekdays
    lookBack = reminder.lookBack
  }

  mutating func take(_ edit: ReminderEdit) {
    switch edit {
    case .time(let place, let text):
      if times.indices.contains(place) { times[place] = String(text.prefix(5)) }
    case .pressedMore: if times.count < TrackerReminder.mostTimes { times.append("") }
    case .weekday(let bit): weekdays ^= 1 << (bit & 7)
    case .lookBack(let text): lookBack = Int(text) ?? lookBack
    }
  }

  /// Whether each time is one or empty.
  var isReadable: Bool {
    for time in times where !time.isEmpty && TimeOfDay(text: time) == nil { return false }
    return true
  }

  var reminder: TrackerReminder {
    TrackerReminder(
      times: times.compactMap { TimeOfDay(text: $0) }, weekdays: weekdays == 127 ? 0 : weekdays,
      lookBack: lookBack)
  }

  /// What the person may look back.
  static let lookBacks = [1, 2, 3, 6, 12, 24]
}

extension Desk {
  var remindersText: RemindersText { RemindersText(language: language) }

  /// The fields for the times of a tracker.
  @inline(never)  // Not of a first visit.
  func reminderFields(
    _ form: ReminderForm, _ send: @escaping (ReminderEdit) -> Message
  ) -> [Component<Message>] {
    let text = remindersText
    var body: [Component<Message>] = []
    for (place, time) in form.times.enumerated() {
      body.append(
        .field(
          TextField(
            text.time(place + 1), kind: .time, value: time,
            key: "tracker-remindAt" + (place == 0 ? "" : "-" + String(place + 1)),
            hint: place == 0 ? text.formHint : nil, maxLength: 5
          ) { send(.time(place, $0)) }))
    }
    guard form.times.contains(where: { !$0.isEmpty }) else { return body }
    if form.times.count < TrackerReminder.mostTimes {
      body.append(
        .button(
          Button(text.more, send(.pressedMore), key: "remind-more", role: .quiet, symbol: .plus)))
    }
    var days: [Choice<Message>.Option] = []
    for weekday in Weekday.allCases {
      let bit = weekday.rawValue
      days.append(
        Choice.Option(
          locale.shortWeekday(weekday), send(.weekday(bit)), key: "remind-day-" + String(bit),
          isPicked: form.weekdays >> bit & 1 == 1))
    }
    var backs = ReminderForm.lookBacks
    if !backs.contains(form.lookBack) { backs.append(form.lookBack) }
    return body + [
      .choice(Choice(text.days, allowsMany: true, options: days)),
      .text(Text(text.daysHint, role: .caption)),
      .select(
        Select(
          text.back, value: String(form.lookBack),
          options: backs.map { (value: String($0), label: text.hours($0)) }, key: "remind-back"
        ) { send(.lookBack($0)) }),
    ]
  }
}
