// The groups of settings about the journal itself: how it is kept, files, and deleting it.
import Engine

extension Desk {
  func storageGroup(_ text: DataText) -> SettingsGroup {
    var body: [Component<Message>] = [
      .text(Text(text.counts(JournalCounts(self).line(text, locale) ?? text.noRecords))),
      .text(Text(storage.facts.isPersisted ? text.persisted : text.notPersisted, role: .soft)),
    ]
    if !storage.facts.isPersisted {
      body.append(
        .text(Text(storage.askedToPersist ? text.notAgreed : "", role: .soft, isLive: true)))
      body.append(
        .button(
          Button(
            text.keepStorage, .settings(.pressedKeepStorage), key: "keep-storage", symbol: .shield
          )))
    }
    body.append(
      .details(
        Details(
          key: "how-kept", summary: text.howKept,
          body: ([whereJournalIs] + text.howKeptLines).map { .text(Text($0)) })))
    return SettingsGroup(
      key: "storage", title: text.storage, symbol: .shield,
      words: [text.howKept, text.keepStorage], body: body)
  }

  /// For who has recalled a day.
  fileprivate func foodTableButton(_ text: DataText) -> [Component<Message>] {
    guard !overview.recalls.isEmpty else { return [] }
    return [
      .button(
        Button(
          text.saveFoodTable, .settings(.pressedExportFoodTable), key: "save-food-table",
          symbol: .list))
    ]
  }

  fileprivate func lastBackup(_ text: DataText, _ moment: Moment) -> String {
    backedUpOn(moment).map { text.backedUp($0) } ?? text.neverBackedUp
  }

  /// The day of the last backup file.
  fileprivate func backedUpOn(_ moment: Moment) -> String? {
    overview.settings.backedUpAt.map { locale.date(moment.zone.offset($0).local($0).day) }
  }

  func demoGroup(_ text: DataText) -> SettingsGroup {
    SettingsGroup(
      key: "demo", title: text.demo, symbol: .sparkle, words: [text.leaveDemo],
      body: [
        .text(Text(text.demoWhy)),
        .button(Button(text.leaveDemo, .settings(.pressedLeaveDemo), key: "demo-leave")),
      ])
  }

  func wipeGroup(_ text: DataText) -> SettingsGroup {
    SettingsGroup(
      key: "wipe", title: text.wipeTitle, symbol: .bin, words: [text.wipe],
      body: [
        .text(Text(text.wipeWhy)),
        .button(
          Button(text.wipe, .settings(.pressedWipe), key: "wipe", role: .removal, symbol: .bin)),
      ])
  }
}

extension SettingsState {
  func filesGroup(_ text: DataText, _ moment: Moment, _ desk: Desk) -> SettingsGroup {
    SettingsGroup(
      key: "files", title: text.files, symbol: .download,
      words: [
        text.saveBackup, text.saveAll, text.saveTable, text.saveFoodTable, text.restore,
        ImportsText(language: desk.language).title, ChangesText(desk.language).title, "JSON", "CSV",
        "ZIP",
      ],
      body: [
        .text(Text(text.backupWhy)),
        .button(
          Button(
            text.saveBackup, .settings(.pressedExport), key: "save-backup", symbol: .download)),
        .text(Text(desk.lastBackup(text, moment), role: .caption)),
        .button(
          Button(text.saveAll, .settings(.pressedExportAll), key: "save-all", symbol: .download)),
        .text(Text(text.saveAllWhy, role: .caption)),
        .button(
          Button(
            text.saveTable, .settings(.pressedExportTable), key: "save-table", symbol: .list)),
        .text(Text(text.tableWhy, role: .caption)),
      ] + desk.foodTableButton(text) + [
        .button(
          Button(text.restore, .settings(.pressedRestore), key: "restore", symbol: .upload)),
        .text(Text(text.restoreWhy, role: .caption)),
        .link(Link(ImportsText(language: desk.language).title, to: .imports, symbol: .upload)),
        .text(Text(ImportsText(language: desk.language).why, role: .caption)),
        .link(Link(ChangesText(desk.language).title, to: .changes, symbol: .undo)),
        .text(
          Text(fileOutcome.map { text.outcome($0, desk.locale) } ?? "", isLive: true)),
      ], value: desk.backedUpOn(moment))
  }

  func wipeSheet(_ text: DataText, _ desk: Desk) -> Sheet<Message>? {
    guard isConfirmingWipe, !desk.isDemo else { return nil }
    return Sheet(
      key: "wipe-sheet", title: text.wipeTitle,
      body: [
        .text(Text(text.wipeGoes(JournalCounts(desk).line(text, desk.locale)))),
        .text(Text(desk.sync.isOn ? text.wipeKeepsAccount : text.wipeIsFinal)),
        .button(
          Button(
            text.saveFirst, .settings(.pressedExport), key: "save-first", symbol: .download)),
        wipeForm(text, desk),
      ], closeLabel: text.close, closed: .settings(.closedWipe))
  }

  /// A word to type, and the button that then does it.
  func wipeForm(_ text: DataText, _ desk: Desk) -> Component<Message> {
    .form(
      Form(
        key: "wipe-form",
        body: [
          .field(
            TextField(
              text.wipeType, value: wipeWord, key: "wipe-word", maxLength: 20
            ) { .settings(.enteredWipeWord($0)) }),
          .button(
            Button(
              text.wipeForGood, .settings(.pressedWipeForGood), key: "wipe-for-good",
              role: .removal, symbol: .bin, isDisabled: !isWipeConfirmed(desk))),
        ], submitted: .settings(.pressedWipeForGood)))
  }
}
