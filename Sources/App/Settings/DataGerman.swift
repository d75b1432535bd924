// The German words about the journal itself.

extension DataText {
  static var de: DataText {
    DataText(
      storage: "Auf diesem Gerät aufbewahrt", counts: { "Hier: \($0)." },
      noRecords: "noch nichts", and: " und ", entries: ("Eintrag", "Einträge"),
      totals: ("Tag als Zahl", "Tage als Zahl"),
      cravings: ("notiertes Verlangen", "notierte Verlangen"), plans: ("Plan", "Pläne"),
      reasons: ("Grund", "Gründe"),
      persisted: "Der Browser behält dieses Tagebuch, auch wenn der Platz knapp wird.",
      notPersisted:
        "Der Browser darf dieses Tagebuch löschen, wenn der Platz knapp wird. Mit einer "
        + "Sicherungsdatei bist du auf der sicheren Seite.",
      notAgreed:
        "Er wurde gebeten, es zu behalten, und hat noch nicht zugestimmt. Die App zu installieren "
        + "kann helfen.",
      keepStorage: "Den Browser bitten, es zu behalten", howKept: "Wie wird es aufbewahrt?",
      howKeptLines: [
        "Das Tagebuch liegt in diesem Browser auf diesem Gerät und sonst nirgends.",
        "Es ist versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar. Der "
          + "Schlüssel bleibt in diesem Browser.",
        "Wer diesen Browser öffnen kann, kann die App öffnen. Sperre dein Gerät.",
        "Wenn du im Browser die Daten dieser Seite löschst, ist das Tagebuch weg.",
      ],
      files: "Dateien",
      backupWhy: "Eine Sicherungsdatei enthält alles. Sie bringt es auch auf ein anderes Gerät.",
      saveBackup: "Sicherungsdatei speichern", backedUp: { "Zuletzt gesichert am \($0)." },
      neverBackedUp: "Noch nicht gesichert.", saveTable: "Tabelle speichern (CSV)",
      tableWhy: "Einträge und Verlangen für eine Tabellenkalkulation.",
      restore: "Sicherung einlesen",
      restoreWhy: "Was in der Datei neu ist, kommt dazu. Nichts von hier geht verloren.",
      merged: { new, changed, already in
        "\(new) neu, " + (changed.map { "\($0) aktualisiert, " } ?? "")
          + "\(already) schon vorhanden."
      },
      nothingNew: { "Nichts Neues: \($0) schon vorhanden." },
      broken: { "Diese Datei ist in Zeile \($0) beschädigt. Nichts wurde geändert." },
      notABackup: "Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.",
      later:
        "Eine neuere Version von Redstart hat diese Datei geschrieben. Aktualisiere zuerst. "
        + "Nichts wurde geändert.",
      demo: "Erfundenes Tagebuch",
      demoWhy: "Du siehst dich in einem erfundenen Tagebuch um. Nichts davon wird gespeichert.",
      leaveDemo: "Entfernen", wipeTitle: "Alles löschen",
      wipeWhy: "Entfernt das Tagebuch, die Einstellungen und den Schlüssel von diesem Gerät.",
      wipe: "Alles löschen …",
      wipeGoes: {
        "Das verschwindet von diesem Gerät: \($0), dazu deine Einstellungen. Niemand kann es "
          + "zurückholen."
      },
      saveFirst: "Erst eine Sicherungsdatei speichern", wipeWord: "löschen",
      wipeType: "Tippe „löschen“, um fortzufahren", wipeForGood: "Endgültig löschen",
      close: "Schließen")
  }
}
