// The settings: groups that a word can filter; whatever is changed is saved at once.
import Engine

/// What the settings hold besides the journal.
public struct SettingsState: Sendable {
  /// What is typed into the search field.
  public var search = ""
  public var isConfirmingWipe = false
  /// What is typed to confirm that everything is to go.
  public var wipeWord = ""
  /// What became of the file that was last brought in.
  public var fileOutcome: FileOutcome?
  /// The file that is being put together is an archive with tables.
  var wantsArchive = false
  /// The picture of the person that is being taken.
  var portrait: Identifier?
  public var portraitProblem: AttachProblem?

  public init() {}
}

/// What can happen in the settings.
public enum SettingsMessage: Sendable {
  case searched(String)
  case enteredName(String)
  case pressedPortrait
  case pressedRemovePortrait
  case pickedTheme(Settings.Theme?)
  case flippedContrast
  /// One place further to the front.
  case movedUp(Place)
  case pickedClock(uses12Hours: Bool?)
  case pickedCurrency(String)
  case pickedCountry(String)
  case pickedDayStart(String)
  case flippedVibration
  case pressedInstall
  case pressedKeepStorage
  case pressedExport
  case pressedExportAll
  case pressedExportTable
  case pressedExportFoodTable
  case pressedRestore
  case pressedWipe
  case enteredWipeWord(String)
  case pressedWipeForGood
  case closedWipe
  case pressedLeaveDemo
}

/// Settings that belong together, and the words under which they are found.
struct SettingsGroup {
  let key: String
  let title: String
  let symbol: Symbol
  /// What a search looks through besides the title.
  let words: [String]
  let body: [Component<Message>]
}

extension State {
  func settingsScreen(_ moment: Moment) -> Screen<Message> {
    let text = SettingsText(language: language)
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.search, kind: .search, value: settings.search, key: "settings-search", maxLength: 60
        ) { .settings(.searched($0)) })
    ]
    let shown = settingsGroups(text, moment).filter { $0.matches(settings.search) }
    for group in shown {
      body.append(
        .card(
          Card(
            key: "settings-" + group.key, title: group.title, symbol: group.symbol,
            body: group.body)))
    }
    body.append(
      .text(Text(shown.isEmpty ? text.nothingFound(settings.search) : "", isLive: true)))
    return Screen(
      title: text.title, back: .today, body: body,
      sheet: wipeSheet(DataText(language: language)) ?? snapshotSheet(moment) ?? lockSheet)
  }

  private func settingsGroups(_ text: SettingsText, _ moment: Moment) -> [SettingsGroup] {
    var groups = [personGroup(text)] + (isDemo ? [] : [accountGroup])
    groups += [lookGroup(text), placesGroup(text), conventionsGroup(text), dayGroup(text)]
    groups += [rhythmGroup, soundGroup, programmeGroup]
    groups += drinkingGroups + [foodGroup]
    if device.canVibrate { groups.append(vibrationGroup(text)) }
    groups += [milestoneSettings(), thoughtsGroup, installGroup(text)]
    let data = DataText(language: language)
    if isDemo {
      groups.append(demoGroup(data))
    } else {
      groups += [lockGroup, storageGroup(data), snapshotsGroup(moment)]
      groups += [filesGroup(data, moment), wipeGroup(data)]
    }
    return groups + [aboutGroup(text)]
  }
}

extension SettingsGroup {
  fileprivate func matches(_ search: String) -> Bool {
    if SearchText.contains(title, search) { return true }
    for word in words where SearchText.contains(word, search) { return true }
    return false
  }
}
