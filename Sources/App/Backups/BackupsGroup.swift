// The copies in the settings, and the sheet of the one that was pressed.
import Engine

extension State {
  func snapshotsGroup(_ moment: Moment) -> SettingsGroup {
    let text = BackupsText(language: language)
    var rows: [List<Message>.Row] = []
    for snapshot in backups.snapshots.reversed() {
      rows.append(
        List<Message>.Row(
          key: "snapshot-" + snapshot.id.text, title: date(of: snapshot, moment),
          detail: holds(snapshot, text), symbol: .undo,
          pressed: .backups(.pressedSnapshot(snapshot.id))))
    }
    let list: [Component<Message>] =
      rows.isEmpty
      ? [.text(Text(text.none, role: .soft))] : [.list(List(label: text.title, rows: rows))]
    return SettingsGroup(
      key: "snapshots", title: text.title, symbol: .shield, words: [text.bringBack],
      body: [.text(Text(text.why))] + list + [
        .text(Text(text.limit, role: .caption)),
        .text(Text(backups.problem.map { text.problem($0) } ?? "", isLive: true)),
      ])
  }

  func snapshotSheet(_ moment: Moment) -> Sheet<Message>? {
    guard let found = backups.found else { return nil }
    let text = BackupsText(language: language)
    var lines = [text.held(holds(found.snapshot, text))]
    let way = found.way
    if way.back > 0 { lines.append(text.back(number(way.back), way.back)) }
    if way.changed > 0 { lines.append(text.changed(number(way.changed), way.changed)) }
    if way.gone > 0 { lines.append(text.gone(number(way.gone), way.gone)) }
    lines.append(way.drafts.isEmpty ? text.same : text.stays)
    var body: [Component<Message>] = lines.map { .text(Text($0)) }
    if !way.drafts.isEmpty {
      body.append(
        .button(
          Button(
            text.bringBack, .backups(.pressedBringBack), key: "bring-back", role: .primary,
            symbol: .undo)))
    }
    return Sheet(
      key: "snapshot-sheet", title: text.sheetTitle(date(of: found.snapshot, moment)), body: body,
      closeLabel: text.close, closed: .backups(.closed))
  }

  private func number(_ count: Int) -> String { locale.number(Int64(count)) }

  private func holds(_ snapshot: Snapshot, _ text: BackupsText) -> String {
    text.holds(number(snapshot.entries), snapshot.entries)
  }

  /// "10 March 2026, 14:05".
  private func date(of snapshot: Snapshot, _ moment: Moment) -> String {
    let local = moment.zone.offset(snapshot.at).local(snapshot.at)
    return locale.date(local.day) + ", " + locale.time(local.time)
  }
}
