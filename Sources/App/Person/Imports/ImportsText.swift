// The words about files of other apps.
import Engine

struct ImportsText {
  let language: Language

  var title: String { language.importsTitle }
  var why: String {
    language.importsWhy
  }
  var lead: String {
    language.importsLead
  }
  var demo: String {
    language.importsDemo
  }
  var whereFrom: String {
    language.importsWhereFrom
  }
  var sources: [String] {
    [
      language.importsSources,
      language.importsSources2,
      language.importsSources3,
      language.importsSources4,
      language.importsSources5,
      language.importsSources6,
      language.importsSources7,
      language.importsSources8,
      language.importsSources9,
    ]
  }
  var pick: String { language.importsPick }
  var pickMore: String { language.importsPickMore }
  var startOver: String { language.importsStartOver }
  func files(_ count: String) -> String {
    language.importsFiles(count: count)
  }
  var isBackup: String {
    language.importsIsBackup
  }

  // What it would bring

  var preview: String { language.importsPreview }
  func trackers(_ count: String, _ isOne: Bool) -> String {
    language.importsTrackers(count: isOne ? 1 : 2, count2: count)
  }
  func entries(_ count: String, _ isOne: Bool) -> String {
    language.importsEntries(count: isOne ? 1 : 2, count2: count)
  }
  func sum(_ trackers: String, _ entries: String) -> String {
    language.importsSum(trackers: trackers, entries: entries)
  }
  func already(_ count: String) -> String {
    language.importsAlready(count: count)
  }
  var tasks: String { language.importsTasks }
  var archived: String { language.importsArchived }
  var wasDeleted: String {
    language.importsWasDeleted
  }
  func leftOut(_ count: String) -> String {
    language.importsLeftOut(count: count)
  }
  func skip(_ skip: ImportSkip, _ count: String) -> String {
    switch skip {
    case .nothing:
      language.importsSkipNothing(count: count)
    case .filledIn:
      language.importsSkipFilledIn(count: count)
    case .repeated:
      language.importsSkipRepeated(count: count)
    case .outOfRange:
      language.importsSkipOutOfRange(count: count)
    case .ownerless:
      language.importsSkipOwnerless(count: count)
    case .openTask:
      language.importsSkipOpenTask(count: count)
    case .coin:
      language.importsSkipCoin(count: count)
    case .wish:
      language.importsSkipWish(count: count)
    case .unreadable:
      language.importsSkipUnreadable(count: count)
    case .otherKind:
      language.importsSkipOtherKind(count: count)
    }
  }
  func mode(_ mode: TrackerMode) -> String {
    switch mode {
    case .counter: language.importsModeCounter
    case .yesNo: language.importsModeYesNo
    case .levels: language.importsModeLevels
    case .awareness: language.importsModeAwareness
    case .avoidance: language.importsModeAvoidance
    case .feelings: language.importsModeFeelings
    case .gratitude: language.importsModeGratitude
    }
  }
  func bringIn(_ entries: String) -> String {
    language.importsBringIn(entries: entries)
  }
  var undoable: String {
    language.importsUndoable
  }
  var broughtIn: String { language.importsBroughtIn }
  func done(_ trackers: String, _ entries: String) -> String {
    language.importsDone(trackers: trackers, entries: entries)
  }
  var toToday: String { language.importsToToday }
}
