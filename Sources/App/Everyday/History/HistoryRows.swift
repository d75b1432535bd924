// A day of the history as a part that folds, and each record of it as a row that opens.
import Engine

extension HistoryState {
  /// The days under their months; only the newest is open.
  func historyMonths(
    _ days: [HistoryDay], _ text: HistoryText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    var months: [(name: String, days: [Component<Message>])] = []
    for day in days {
      let civil = day.day.civil
      let name = desk.locale.month(civil.month) + " " + String(civil.year)
      if months.last?.name != name { months.append((name, [.heading(Heading(name))])) }
      let part = historyPart(day, isOpen: day.day == days.first?.day, text, moment, desk)
      months[months.count - 1].days.append(part)
    }
    return months.map { .stack($0.days) }
  }

  private func historyPart(
    _ day: HistoryDay, isOpen: Bool, _ text: HistoryText, _ moment: Moment, _ desk: Desk
  ) -> Component<Message> {
    .details(
      Details(
        key: "day-" + day.day.text, summary: desk.historyTitle(day.day, text, moment),
        value: historyLine(day, text, moment, desk), isOpen: isOpen,
        body: [
          .list(
            List(
              label: desk.locale.longDate(day.day),
              rows: day.items.map { desk.historyRow($0, text) }))
        ]))
  }

  /// What the day adds up to, and whether it counts.
  private func historyLine(_ day: HistoryDay, _ text: HistoryText, _ moment: Moment, _ desk: Desk)
    -> String
  {
    desk.joined([desk.excusedWords(day.day, moment) ?? "", historySum(day, text, desk)])
  }

  /// "12 puffs · 2 cravings": what the day adds up to. Numbers of trackers of one's own say nothing
  /// without their names, which stand on the rows; they are summed where one is picked.
  private func historySum(_ day: HistoryDay, _ text: HistoryText, _ desk: Desk) -> String {
    var parts: [String] = []
    let shown = desk.historyTracker(filter)
    for tracker in shown.map({ [$0] }) ?? (desk.overview.trackers + desk.overview.archived) {
      guard shown != nil || tracker.isUse else { continue }
      if let amount = desk.overview.use(of: tracker.id).amount(on: day.day) {
        parts.append(desk.locale.units(amount, of: tracker))
      }
    }
    var cravings = 0
    for item in day.items {
      if case .craving = item.record { cravings += 1 }
    }
    if cravings > 0 {
      parts.append(text.cravings(desk.locale.number(Int64(cravings)), cravings == 1))
    }
    return desk.joined(parts)
  }
}

extension Desk {
  fileprivate func historyTitle(_ day: Day, _ text: HistoryText, _ moment: Moment) -> String {
    switch today(moment).days(since: day) {
    case 0: text.today
    case 1: text.yesterday
    default: locale.longDate(day)
    }
  }

  fileprivate func joined(_ parts: [String]) -> String {
    var all = ""
    for part in parts where !part.isEmpty { all += (all.isEmpty ? "" : " · ") + part }
    return all
  }

  fileprivate func historyRow(_ item: HistoryItem, _ text: HistoryText) -> List<Message>.Row {
    switch item.record {
    case .entry(let entry): row(of: entry, text)
    case .dayTotal(let total): row(of: total, text)
    case .craving(let craving): row(of: craving, text)
    case .dose(let dose): row(of: dose)
    case .practiceRun(let run): row(of: run)
    case .food(.use(let use)): swapRow(use)
    case .food(.recall(let recall)): recallRow(recall)
    case .reflection(.note(let note)): row(of: note)
    default:
      List<Message>.Row(key: "row-" + item.id.text, title: "")
    }
  }

  private func row(of entry: Entry, _ text: HistoryText) -> List<Message>.Row {
    let isInTotal = overview.use(of: entry.tracker).hasTotal(on: entry.day)
    if let tracker = historyTracker(entry.tracker), !tracker.isUse {
      var own = self.row(of: entry, tracker)
      own.title = locale.name(of: tracker) + ": " + own.title
      own.icon = shownIcon(of: tracker)
      return own
    }
    return List<Message>.Row(
      key: "row-" + entry.id.text,
      title: entry.isSkipped ? text.skipped : amountText(entry.amount, of: entry.tracker),
      detail: joined([
        entry.strength.map { text.strength($0) } ?? "", drinkDetail(entry),
        isInTotal ? text.inTotal : "", entry.note,
      ]).nonEmpty,
      value: entry.at.map { locale.time(entry.offset.local($0).time) },
      symbol: symbol(of: entry.tracker), tone: isInTotal ? .sand : .plain,
      pressed: .history(.pressedRow(entry.id)))
  }

  private func row(of run: PracticeRun) -> List<Message>.Row {
    var row = runRow(run)
    row.title += ": " + (row.value ?? "")
    row.detail = nil
    row.value = locale.time(run.offset.local(run.at).time)
    return row
  }

  private func row(of total: DayTotal, _ text: HistoryText) -> List<Message>.Row {
    List<Message>.Row(
      key: "row-" + total.id.text, title: amountText(total.amount, of: total.tracker),
      detail: text.total, symbol: .list, pressed: .history(.pressedRow(total.id)))
  }

  private func row(of craving: Craving, _ text: HistoryText) -> List<Message>.Row {
    var parts = [text.outcome(craving.outcome)]
    if overview.trackers.count > 1, let tracker = historyTracker(craving.tracker) {
      parts.append(locale.name(of: tracker))
    }
    if let minutes = craving.minutes { parts.append(text.lasted(minutes)) }
    if let intensity = craving.intensity { parts.append(text.intensityOf(intensity)) }
    if let after = craving.intensityAfter { parts.append(text.intensityAfter(after)) }
    if let name = craving.technique.flatMap({ techniqueName($0) }) { parts.append(name) }
    for trigger in craving.triggers { parts.append(TriggerText.name(key: trigger, language)) }
    parts.append(craving.note)
    return List<Message>.Row(
      key: "row-" + craving.id.text, title: text.craving, detail: joined(parts).nonEmpty,
      value: locale.time(craving.offset.local(craving.at).time), symbol: .wave,
      tone: craving.outcome == .passed ? .leaf : .plain,
      pressed: .history(.pressedRow(craving.id)))
  }

  func historyRows(_ items: [HistoryItem]) -> [List<Message>.Row] {
    let text = HistoryText(language: language)
    return items.map { historyRow($0, text) }
  }

  private func row(of note: DayNote) -> List<Message>.Row {
    List<Message>.Row(
      key: "row-" + note.id.text, title: DayText(language: language).noteTitle, detail: note.text,
      symbol: .note, pressed: .went(.day(note.day)))
  }

  private func row(of dose: Dose) -> List<Message>.Row {
    let words = ReplacementText(language: language)
    return List<Message>.Row(
      key: "row-" + dose.id.text, title: words.dose(dose.product, dose.strength),
      detail: dose.note.nonEmpty, value: locale.time(dose.offset.local(dose.at).time),
      symbol: .shield, pressed: .replacement(.pressedDose(dose.id)))
  }

  /// "3 puffs"; only the number where the tracker is not known.
  private func amountText(_ amount: Int64, of id: Identifier) -> String {
    guard let tracker = historyTracker(id) else { return locale.amount(amount) + " ×" }
    let units = locale.units(amount, of: tracker)
    return tracker.substance == nil ? locale.name(of: tracker) + ": " + units : units
  }

  private func symbol(of id: Identifier) -> Symbol {
    historyTracker(id)?.substance.map { Symbol(of: $0) } ?? .feather
  }
}

extension String {
  /// The text, or nothing when it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
