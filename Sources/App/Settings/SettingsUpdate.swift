// What each message does to the settings.
import Engine

extension State {
  mutating func update(_ message: SettingsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .searched(let text): settings.search = text
    case .enteredName(let name):
      return set([Field("name", .text(String(name.prefix(Settings.longestName))))], moment)
    case .pressedPortrait: return takePortrait(moment)
    case .pressedRemovePortrait: return removePortrait(moment)
    case .pickedTheme(let theme):
      return set([Field("theme", .text(theme?.rawValue ?? ""))], moment)
    case .flippedContrast:
      let next = overview.settings.isHighContrast ? "" : "high"
      return set([Field("contrast", .text(next))], moment)
    case .movedUp(let place): return moveUp(place, moment)
    case .pickedClock(let uses12Hours):
      let clock = uses12Hours.map { $0 ? "12" : "24" } ?? ""
      return set([Field("clock", .text(clock))], moment)
    case .pickedCurrency(let code):
      guard code.isEmpty || Currency(code: code) != nil else { return [] }
      return set([Field("currency", .text(code))], moment)
    case .pickedCountry(let code):
      guard code.isEmpty || Country.isKnown(code) else { return [] }
      return set([Field("country", .text(code))], moment)
    case .pickedDayStart(let text):
      guard let time = TimeOfDay(text: text), DayBoundary(start: time) != nil else { return [] }
      return set([Field("dayStart", .int(Int64(time.minutes)))], moment)
    case .flippedVibration:
      let next = !overview.settings.vibrates
      return set([Field("vibrates", .bool(next))], moment) + (next ? [.tick] : [])
    case .pressedInstall: return device.canInstall ? [.install] : []
    case .pressedKeepStorage:
      storage.askedToPersist = true
      return [.keepStorage]
    case .pressedExport, .pressedExportAll:
      if case .pressedExportAll = message { settings.wantsArchive = !isDemo }
      return exportBackup(moment)
    case .pressedExportTable: return isDemo ? [] : [tableEffect(moment)]
    case .pressedExportFoodTable: return isDemo ? [] : [foodTableEffect(moment)]
    case .pressedRestore:
      settings.fileOutcome = nil
      return [.pickFile(token: FilePurpose.backup.rawValue, accept: ".json,.zip")]
    case .pressedWipe:
      settings.isConfirmingWipe = !isDemo
      settings.wipeWord = ""
    case .enteredWipeWord(let word): settings.wipeWord = word
    case .pressedWipeForGood: return isWipeConfirmed ? wipeAndLeave() : []
    case .closedWipe: settings.isConfirmingWipe = false
    case .pressedLeaveDemo: return leaveDemo()
    }
    return []
  }

  /// The sheet is open and the word stands in it.
  var isWipeConfirmed: Bool {
    let text = DataText(language: language)
    return settings.isConfirmingWipe && SearchText.isSame(settings.wipeWord, text.wipeWord)
  }
}
