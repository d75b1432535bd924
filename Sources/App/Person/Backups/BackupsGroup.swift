// The copies in the settings, and the sheet of the one that was pressed.
import Engine

extension BackupsState {
  func snapshotsGroup(_ moment: Moment, _ desk: Desk) -> SettingsGroup {
    let text = BackupsText(language: desk.language)
    var rows: [List<Message>.Row] = []
    for snapshot in snapshots.reversed() {
      rows.append(
        List<Message>.Row(
          key: "snapshot-" + snapshot.id.text, title: desk.date(of: snapshot, moment),
          detail: desk.holds(snapshot, text), symbol: .undo,
          pressed: .backups(.pressedSnapshot(snapshot.id))))
    }
    let list: [Component<Message>] =
      rows.isEmpty
      ? [.text(Text(text.none, role: .soft))] : [.list(List(label: text.title, rows: rows))]
    return SettingsGroup(
      key: "snapshots", title: text.title, symbol: .shield, words: [text.bringBack],
      body: [.text(Text(text.why))] + list + [
        .text(Text(text.limit, role: .caption)),
        .text(Text(problem.map { text.problem($0) } ?? "", isLive: true)),
      ], value: rows.isEmpty ? nil : desk.number(rows.count))
  }

  func snapshotSheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    guard let found = self.found else { return nil }
    let text = BackupsText(language: desk.language)
    var lines = [text.held(desk.holds(found.snapshot, text))]
    let way = found.way
    if way.back > 0 { lines.append(text.back(desk.number(way.back), way.back)) }
    if way.changed > 0 { lines.append(text.changed(desk.number(way.changed), way.changed)) }
    if way.gone > 0 { lines.append(text.gone(desk.number(way.gone), way.gone)) }
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
      key: "snapshot-sheet", title: text.sheetTitle(desk.date(of: found.snapshot, moment)),
      body: body,
      closeLabel: text.close, closed: .backups(.closed))
  }
}

extension Desk {
  fileprivate func number(_ count: Int) -> String { locale.number(Int64(count)) }

  fileprivate func holds(_ snapshot: Snapshot, _ text: BackupsText) -> String {
    text.holds(number(snapshot.entries), snapshot.entries)
  }

  /// "10 March 2026, 14:05".
  fileprivate func date(of snapshot: Snapshot, _ moment: Moment) -> String {
    let local = moment.zone.offset(snapshot.at).local(snapshot.at)
    return locale.date(local.day) + ", " + locale.time(local.time)
  }
}
