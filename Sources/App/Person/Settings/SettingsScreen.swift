// The settings: an index of groups that open, or all that a word finds; changes are saved at once.
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
  /// How it stands, in a word.
  var value: String? = nil
  /// The page that the row of the index leads to, in place of opening the body.
  var route: Route? = nil
}

/// Groups under one heading of the index.
private struct SettingsPart {
  let title: String
  let groups: [SettingsGroup]
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
    let parts = settingsParts(text, moment)
    var none = ""
    if settings.search.isEmpty {
      body += parts.map { .stack([.heading(Heading($0.title))] + $0.groups.map { $0.row }) }
    } else {
      let found = parts.flatMap { $0.groups }.filter { $0.matches(settings.search) }
      body += found.map { $0.card }
      if found.isEmpty { none = text.nothingFound(settings.search) }
    }
    body.append(.text(Text(none, isLive: true)))
    return Screen(
      title: text.title, back: .today, body: body,
      sheet: settings.wipeSheet(DataText(language: desk.language), desk) ?? backups.snapshotSheet(
        moment, desk) ?? lock.lockSheet(desk))
  }

  private func settingsParts(_ text: SettingsText, _ moment: Moment) -> [SettingsPart] {
    let data = DataText(language: desk.language)
    var person = [settings.personGroup(text, desk)]
    var journal = [desk.demoGroup(data)]
    if !desk.isDemo {
      person += [desk.accountGroup, lock.lockGroup(desk)]
      journal = [
        desk.storageGroup(data), backups.snapshotsGroup(moment, desk),
        settings.filesGroup(data, moment, desk), desk.wipeGroup(data),
      ]
    }
    return [
      SettingsPart(title: text.partYou, groups: person),
      SettingsPart(title: text.partDays, groups: dayGroups(text)),
      SettingsPart(title: text.partApp, groups: appGroups(text)),
      SettingsPart(title: text.partJournal, groups: journal),
    ]
  }

  private func dayGroups(_ text: SettingsText) -> [SettingsGroup] {
    [desk.remindersGroup, calendar.rhythmGroup(desk), desk.dayGroup(text), desk.programmeGroup]
      + desk.drinkingGroups
      + [
        desk.foodGroup, desk.healthGroup, desk.thoughtsGroup, desk.coachGroup,
        desk.milestoneSettings(),
      ]
  }

  private func appGroups(_ text: SettingsText) -> [SettingsGroup] {
    var groups = [
      desk.lookGroup(text), desk.conventionsGroup(text), desk.placesGroup(text), desk.soundGroup,
    ]
    if desk.device.canVibrate { groups.append(desk.vibrationGroup(text)) }
    return groups + [desk.installGroup(text), desk.aboutGroup(text)]
  }
}

extension SettingsGroup {
  /// The group in the index: folded, or a way to its own page.
  fileprivate var row: Component<Message> {
    if let route {
      return .link(Link(title, to: route, symbol: symbol, detail: value))
    }
    return .details(
      Details(
        key: "settings-" + key, summary: title, symbol: symbol, value: value, body: body))
  }

  /// The group as a search finds it, with all that it holds.
  fileprivate var card: Component<Message> {
    .card(Card(key: "settings-" + key, title: title, symbol: symbol, body: body))
  }

  fileprivate func matches(_ search: String) -> Bool {
    if SearchText.contains(title, search) { return true }
    for word in words where SearchText.contains(word, search) { return true }
    return false
  }
}
