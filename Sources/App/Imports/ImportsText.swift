// The words about files of other apps.
import Engine

struct ImportsText {
  let language: Language

  var title: String { language.pick("Bring your data", "Deine Daten mitbringen") }
  var why: String {
    language.pick(
      "From Loop, HabitBull, Daylio, Table Habit, HabitTrove, Tickmate, Rewire or any table.",
      "Aus Loop, HabitBull, Daylio, Table Habit, HabitTrove, Tickmate, Rewire oder jeder Tabelle.")
  }
  var lead: String {
    language.pick(
      "Pick a file of another app, or several one after the other. You see what is in it first; "
        + "nothing is written before you say so.",
      "Wähle eine Datei einer anderen App, oder mehrere nacheinander. Du siehst zuerst, was darin "
        + "ist; nichts wird geschrieben, bevor du es sagst.")
  }
  var demo: String {
    language.pick(
      "You are looking around in a made-up journal. Leave it, then bring your own data.",
      "Du siehst dich in einem erfundenen Tagebuch um. Verlasse es, dann bring deine Daten mit.")
  }
  var whereFrom: String {
    language.pick("Where do I find the file?", "Wo finde ich die Datei?")
  }
  var sources: [String] {
    [
      language.pick(
        "Loop Habit Tracker: Settings, “Export as CSV” or “Export full backup”. Pick the file as "
          + "it is.",
        "Loop Habit Tracker: Einstellungen, „Als CSV exportieren“ oder „Vollständige Sicherung "
          + "exportieren“. Wähle die Datei, wie sie ist."),
      language.pick(
        "Tickmate and Rewire: the backup of the database, a file that ends in .db.",
        "Tickmate und Rewire: die Sicherung der Datenbank, eine Datei auf .db."),
      language.pick(
        "Daylio: More, “Export entries”, as CSV.", "Daylio: Mehr, „Einträge exportieren“, als CSV."
      ),
      language.pick(
        "HabitBull: export of the data as CSV.", "HabitBull: Export der Daten als CSV."),
      language.pick(
        "Table Habit: export of all habits as JSON.",
        "Table Habit: Export aller Gewohnheiten als JSON."),
      language.pick(
        "HabitTrove: the file habits.json of its data folder.",
        "HabitTrove: die Datei habits.json aus dem Ordner mit den Daten."),
      language.pick(
        "Redstart: its own table, with entries, totals of days, cravings and doses.",
        "Redstart: die eigene Tabelle, mit Einträgen, Tagessummen, Verlangen und Dosen."),
      language.pick(
        "Anything else: a table as CSV with a date in each row.",
        "Alles andere: eine Tabelle als CSV mit einem Datum in jeder Zeile."),
      language.pick(
        "One file may have 16 MB, and everything together half a million entries.",
        "Eine Datei darf 16 MB haben, alles zusammen eine halbe Million Einträge."),
    ]
  }
  var pick: String { language.pick("Choose a file", "Datei wählen") }
  var pickMore: String { language.pick("Add another file", "Weitere Datei dazu") }
  var startOver: String { language.pick("Start over", "Neu anfangen") }
  func files(_ count: String) -> String {
    language.pickLazily("\(count) files picked.", "\(count) Dateien gewählt.")
  }
  var isBackup: String {
    language.pick(
      "This is a backup of Redstart. Bring it in under Settings, Files.",
      "Das ist eine Sicherung von Redstart. Lies sie unter Einstellungen, Dateien ein.")
  }

  // What it would bring

  var preview: String { language.pick("What is in it", "Was darin ist") }
  func trackers(_ count: String, _ isOne: Bool) -> String {
    language.pickLazily("\(count) \(isOne ? "tracker" : "trackers")", "\(count) Tracker")
  }
  func entries(_ count: String, _ isOne: Bool) -> String {
    language.pickLazily(
      "\(count) new \(isOne ? "entry" : "entries")",
      "\(count) \(isOne ? "neuer Eintrag" : "neue Einträge")")
  }
  func sum(_ trackers: String, _ entries: String) -> String {
    language.pickLazily("\(trackers), \(entries).", "\(trackers), \(entries).")
  }
  func already(_ count: String) -> String {
    language.pickLazily("\(count) already here", "\(count) schon da")
  }
  var tasks: String { language.pick("Tasks", "Aufgaben") }
  var archived: String { language.pick("archived", "archiviert") }
  var wasDeleted: String {
    language.pick(
      "deleted here; switch it on to bring it back",
      "hier gelöscht; schalte es ein, um es zurückzuholen")
  }
  func leftOut(_ count: String) -> String {
    language.pickLazily("Left out: \(count)", "Weggelassen: \(count)")
  }
  func skip(_ skip: ImportSkip, _ count: String) -> String {
    switch skip {
    case .nothing:
      language.pickLazily("\(count): nothing was done.", "\(count): nichts getan.")
    case .filledIn:
      language.pickLazily(
        "\(count): filled in by the other app.", "\(count): von der anderen App ergänzt.")
    case .repeated:
      language.pickLazily(
        "\(count): a second entry for the same day or time.",
        "\(count): ein zweiter Eintrag für denselben Tag oder Zeitpunkt.")
    case .outOfRange:
      language.pickLazily(
        "\(count): too large, or on an impossible day.",
        "\(count): zu groß oder an einem unmöglichen Tag.")
    case .ownerless:
      language.pickLazily(
        "\(count): of a tracker that is not in the file.",
        "\(count): von einem Tracker, der nicht in der Datei ist.")
    case .openTask:
      language.pickLazily(
        "\(count): tasks to do once that are still open.",
        "\(count): einmalige Aufgaben, die noch offen sind.")
    case .coin:
      language.pickLazily(
        "\(count): coins, because Redstart pays nobody for a day.",
        "\(count): Münzen, weil Redstart niemanden für einen Tag bezahlt.")
    case .wish:
      language.pickLazily(
        "\(count): wishes paid in coins, because wishes here cost money that you saved.",
        "\(count): Wünsche gegen Münzen, weil Wünsche hier gespartes Geld kosten.")
    case .unreadable:
      language.pickLazily("\(count): rows that cannot be read.", "\(count): nicht lesbare Zeilen.")
    case .otherKind:
      language.pickLazily(
        "\(count): of a kind that only a backup brings back.",
        "\(count): von einer Art, die nur eine Sicherung zurückbringt.")
    }
  }
  func mode(_ mode: TrackerMode) -> String {
    switch mode {
    case .counter: language.pick("counted", "gezählt")
    case .yesNo: language.pick("done or not", "getan oder nicht")
    case .levels: language.pick("levels", "Stufen")
    case .awareness: language.pick("noticed", "bemerkt")
    case .avoidance: language.pick("left out", "gelassen")
    case .feelings: language.pick("words", "Worte")
    case .gratitude: language.pick("a text", "ein Text")
    }
  }
  func bringIn(_ entries: String) -> String {
    language.pickLazily("Bring in \(entries)", "\(entries) übernehmen")
  }
  var undoable: String {
    language.pick(
      "You can take it back in one step.", "Du kannst es in einem Schritt zurücknehmen.")
  }
  var broughtIn: String { language.pick("Brought in.", "Übernommen.") }
  func done(_ trackers: String, _ entries: String) -> String {
    language.pickLazily(
      "Brought in: \(trackers), \(entries).", "Übernommen: \(trackers), \(entries).")
  }
  var toToday: String { language.pick("To your trackers", "Zu deinen Trackern") }
}
