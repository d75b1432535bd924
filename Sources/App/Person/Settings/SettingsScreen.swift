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
    let text = SettingsText(language: desk.language)
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
      sheet: settings.wipeSheet(DataText(language: desk.language), desk) ?? backups.snapshotSheet(
        moment, desk) ?? lock.lockSheet(desk))
  }

  private func settingsGroups(_ text: SettingsText, _ moment: Moment) -> [SettingsGroup] {
    var groups = [settings.personGroup(text, desk)] + (desk.isDemo ? [] : [desk.accountGroup])
    groups += [
      desk.lookGroup(text), desk.placesGroup(text), desk.conventionsGroup(text),
      desk.dayGroup(text),
    ]
    groups += [
      calendar.rhythmGroup(desk), desk.remindersGroup, desk.soundGroup, desk.programmeGroup,
    ]
    groups += desk.drinkingGroups + [desk.foodGroup]
    if desk.device.canVibrate { groups.append(desk.vibrationGroup(text)) }
    groups += [
      desk.milestoneSettings(), desk.thoughtsGroup, desk.coachGroup, desk.installGroup(text),
    ]
    let data = DataText(language: desk.language)
    if desk.isDemo {
      groups.append(desk.demoGroup(data))
    } else {
      groups += [
        lock.lockGroup(desk), desk.storageGroup(data), backups.snapshotsGroup(moment, desk),
      ]
      groups += [settings.filesGroup(data, moment, desk), desk.wipeGroup(data)]
    }
    return groups + [desk.aboutGroup(text)]
  }
}

extension SettingsGroup {
  fileprivate func matches(_ search: String) -> Bool {
    if SearchText.contains(title, search) { return true }
    for word in words where SearchText.contains(word, search) { return true }
    return false
  }
}
