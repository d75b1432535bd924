// The English words about the journal itself.

extension DataText {
  static var en: DataText {
    DataText(
      storage: "Kept on this device", counts: { "Here: \($0)." }, noRecords: "nothing yet",
      and: " and ", entries: ("entry", "entries"), totals: ("day as a number", "days as a number"),
      cravings: ("craving", "cravings"), plans: ("plan", "plans"), reasons: ("reason", "reasons"),
      persisted: "The browser keeps this journal, even when space is short.",
      notPersisted:
        "The browser may clear this journal when space is short. A backup file makes you safe.",
      notAgreed: "It was asked to keep it and has not agreed so far. Installing the app can help.",
      keepStorage: "Ask the browser to keep it", howKept: "How is it kept?",
      howKeptLines: [
        "The journal is in this browser on this device, and nowhere else.",
        "It is sealed: the bytes on the disk cannot be read without a key. The key stays in this "
          + "browser.",
        "Who can open this browser can open the app. Lock your device.",
        "Clearing the site's data in the browser deletes the journal.",
      ],
      files: "Files", backupWhy: "A backup file holds everything. Bring it to another device, too.",
      saveBackup: "Save a backup file", backedUp: { "Last saved on \($0)." },
      neverBackedUp: "Not saved yet.", saveTable: "Save a table (CSV)",
      tableWhy: "Entries and cravings for a spreadsheet.", restore: "Restore a backup",
      restoreWhy: "What is new in the file is added. Nothing here is lost.",
      merged: { new, changed, already in
        "\(new) new, " + (changed.map { "\($0) updated, " } ?? "") + "\(already) already here."
      },
      nothingNew: { "Nothing new: \($0) already here." },
      broken: { "This file is damaged in line \($0). Nothing was changed." },
      notABackup: "This file is not a Redstart backup. Nothing was changed.",
      later: "A newer version of Redstart wrote this file. Update first. Nothing was changed.",
      demo: "Made-up journal",
      demoWhy: "You are looking around in a made-up journal. Nothing of it is saved.",
      leaveDemo: "Remove it", wipeTitle: "Delete everything",
      wipeWhy: "Removes the journal, the settings and the key from this device.",
      wipe: "Delete everything …",
      wipeGoes: {
        "This goes from this device: \($0), and your settings. No one can bring it back."
      },
      saveFirst: "Save a backup file first", wipeWord: "delete",
      wipeType: "Type “delete” to go on", wipeForGood: "Delete for good", close: "Close")
  }
}
