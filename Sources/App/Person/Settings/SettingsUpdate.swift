// What each message does to the settings.
import Engine

extension State {
  mutating func update(_ message: SettingsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .searched(let text): settings.search = text
    case .enteredName(let name):
      return desk.set([Settings.field(name: String(name.prefix(Settings.longestName)))], moment)
    case .pressedPortrait: return takePortrait(moment)
    case .pressedRemovePortrait: return desk.removePortrait(moment)
    case .pickedTheme(let theme):
      return desk.set([Settings.field(theme: theme)], moment)
    case .flippedContrast:
      let next = !desk.overview.settings.isHighContrast
      return desk.set([Settings.field(isHighContrast: next)], moment)
    case .movedUp(let place): return desk.moveUp(place, moment)
    case .pickedClock(let uses12Hours):
      return desk.set([Settings.field(uses12Hours: uses12Hours)], moment)
    case .pickedCurrency(let code):
      guard code.isEmpty || Currency(code: code) != nil else { return [] }
      return desk.set([Settings.field(currency: code)], moment)
    case .pickedCountry(let code):
      guard code.isEmpty || Country.isKnown(code) else { return [] }
      return desk.set([Settings.field(country: code)], moment)
    case .pickedDayStart(let text):
      guard let time = TimeOfDay(text: text), DayBoundary(start: time) != nil else { return [] }
      return desk.set([Settings.field(dayStart: time)], moment)
    case .flippedVibration:
      let next = !desk.overview.settings.vibrates
      return desk.set([Settings.field(vibrates: next)], moment) + (next ? [.tick] : [])
    case .pressedInstall: return desk.device.canInstall ? [.install] : []
    case .pressedKeepStorage:
      desk.storage.askedToPersist = true
      return [.keepStorage]
    case .pressedExport, .pressedExportAll:
      if case .pressedExportAll = message { settings.wantsArchive = !desk.isDemo }
      return exportBackup(moment)
    case .pressedExportTable: return desk.isDemo ? [] : [desk.tableEffect(moment)]
    case .pressedExportFoodTable: return desk.isDemo ? [] : [desk.foodTableEffect(moment)]
    case .pressedRestore:
      settings.fileOutcome = nil
      return [.pickFile(token: FilePurpose.backup.rawValue, accept: ".json,.zip")]
    case .pressedWipe:
      settings.isConfirmingWipe = !desk.isDemo
      settings.wipeWord = ""
    case .enteredWipeWord(let word): settings.wipeWord = word
    case .pressedWipeForGood:
      return settings.isWipeConfirmed(desk) ? account.wipeAndLeave(desk) : []
    case .closedWipe: settings.isConfirmingWipe = false
    case .pressedLeaveDemo: return leaveDemo()
    }
    return []
  }
}

extension SettingsState {
  /// The sheet is open and the word stands in it.
  func isWipeConfirmed(_ desk: Desk) -> Bool {
    let text = DataText(language: desk.language)
    return isConfirmingWipe && SearchText.isSame(wipeWord, text.wipeWord)
  }
}
