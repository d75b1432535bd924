// The sheet of one entry of a tracker.
import Engine

extension TrackersState {
  func entrySheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    entry.flatMap { desk.sheet($0, moment) }
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func sheet(_ form: TrackerEntryForm, _ moment: Moment) -> Sheet<Message>? {
    guard let tracker = tracker(form.tracker) else { return nil }
    let text = TrackerEntryText(language)
    var body = own(form, tracker, text) + time(form, text)
    if tracker.mode != .gratitude { body.append(note(form, text)) }
    body += around(form, text)
    if form.showsProblems, let first = problems(of: form, moment).first {
      body.append(.text(Text(text.problem(first), isLive: true)))
    }
    body.append(
      .button(Button(text.keep, .trackers(.pressedKeepEntry), key: "keep-entry", role: .primary)))
    var content: [Component<Message>] = [
      .form(Form(key: "entry-form", body: body, submitted: .trackers(.pressedKeepEntry)))
    ]
    if form.id != nil {
      content.append(
        .button(
          Button(
            text.delete, .trackers(.pressedDeleteEntry), key: "delete-entry", role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "entry-sheet", title: locale.name(of: tracker), body: content, closeLabel: text.close,
      closed: .trackers(.closedEntry))
  }

  /// What the way of logging asks for.
  fileprivate func own(
    _ form: TrackerEntryForm, _ tracker: Tracker, _ text: TrackerEntryText
  ) -> [Component<Message>] {
    if tracker.asksAmount {
      return [
        .field(
          TextField(
            text.amount, kind: .decimal, value: form.amount, key: "entry-amount", maxLength: 9
          ) { .trackers(.typedEntry(.amount, $0)) })
      ]
    }
    switch tracker.mode {
    case .feelings: return [words(form, text)]
    case .gratitude: return [note(form, text, label: text.gratitude)]
    default: break
    }
    guard !tracker.levels.isEmpty else { return [] }
    var options: [Choice<Message>.Option] = []
    for level in tracker.levels {
      let id = String(level.id)
      options.append(
        Choice.Option(
          shown(level), .trackers(.typedEntry(.level, id)), key: "entry-level-" + id,
          isPicked: form.level == level.id))
    }
    return [.choice(Choice(text.level, options: options))]
  }

  private func words(_ form: TrackerEntryForm, _ text: TrackerEntryText) -> Component<Message> {
    var keys = Feeling.allCases.map { $0.rawValue }
    for word in form.words where !keys.contains(word) { keys.append(word) }
    return options(.word, text.words, keys, form.words, "word-") { self.trackersText.feeling($0) }
  }

  fileprivate func note(
    _ form: TrackerEntryForm, _ text: TrackerEntryText, label: String? = nil
  ) -> Component<Message> {
    .field(
      TextField(
        label ?? text.note, kind: .lines, value: form.note, key: "entry-note",
        maxLength: Entry.longestNote
      ) { .trackers(.typedEntry(.note, $0)) })
  }

  fileprivate func time(_ form: TrackerEntryForm, _ text: TrackerEntryText) -> [Component<Message>]
  {
    [
      .field(
        TextField(text.date, kind: .date, value: form.date, key: "entry-date") {
          .trackers(.typedEntry(.date, $0))
        }),
      .field(
        TextField(text.time, kind: .time, value: form.time, key: "entry-time", hint: text.timeHint)
        {
          .trackers(.typedEntry(.time, $0))
        }),
    ]
  }

  /// What set it off and where it was, for who wants to note it.
  fileprivate func around(
    _ form: TrackerEntryForm, _ text: TrackerEntryText
  ) -> [Component<Message>] {
    var triggers: [String] = []
    for trigger in CravingTrigger.allCases.prefix(CravingTrigger.usualCount) {
      triggers.append(trigger.rawValue)
    }
    for key in form.triggers where !triggers.contains(key) { triggers.append(key) }
    var places = CravingPlace.allCases.map { $0.rawValue }
    if !form.place.isEmpty, !places.contains(form.place) { places.append(form.place) }
    let language = language
    return [
      .details(
        Details(
          key: "entry-around", summary: text.around,
          body: [
            options(.trigger, text.triggers, triggers, form.triggers, "trigger-") {
              TriggerText.name(key: $0, language)
            },
            .field(
              TextField(
                text.ownTrigger, value: form.ownTrigger, key: "entry-own-trigger", maxLength: 40
              ) { .trackers(.typedEntry(.ownTrigger, $0)) }),
            options(.place, text.place, places, [form.place], "place-") {
              TriggerText.place(key: $0, language)
            },
            .field(
              TextField(
                text.ownPlace, value: form.ownPlace, key: "entry-own-place", maxLength: 40
              ) { .trackers(.typedEntry(.ownPlace, $0)) }),
          ]))
    ]
  }

  private func options(
    _ field: EntryField, _ label: String, _ keys: [String], _ picked: [String], _ prefix: String,
    name: (String) -> String
  ) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for key in keys {
      options.append(
        Choice.Option(
          name(key), .trackers(.typedEntry(field, key)), key: "entry-" + prefix + key,
          isPicked: picked.contains(key)))
    }
    return .choice(Choice(label, allowsMany: true, options: options))
  }
}
