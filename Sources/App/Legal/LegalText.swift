// The plain texts. Each sentence about data has to be true of the app.

struct LegalText {
  typealias Section = (title: String, lines: [String])

  let language: Language
  /// Empty where whoever runs the server left none.
  let operatorName: String

  func title(_ route: Route) -> String {
    switch route {
    case .terms: language.pick("Terms", "Bedingungen")
    case .notMedicalAdvice: language.pick("Not medical advice", "Kein ärztlicher Rat")
    default: language.pick("Privacy", "Datenschutz")
    }
  }

  func sections(_ route: Route) -> [Section] {
    switch route {
    case .terms: [free, warranty, kindness]
    case .notMedicalAdvice: [danger, tool, stopping]
    default: [kept, leaving, reading, running, taking, deleting]
    }
  }
}

extension LegalText {
  private var kept: Section {
    (
      language.pick("What is kept", "Was aufbewahrt wird"),
      [
        language.pick(
          "What you enter: entries, cravings, thoughts, plans, reasons, settings.",
          "Was du einträgst: Einträge, Verlangen, Gedanken, Pläne, Gründe, Einstellungen."),
        language.pick(
          "With it: when it was, in which time zone, and when you wrote it.",
          "Dazu: wann es war, in welcher Zeitzone, und wann du es aufgeschrieben hast."),
        language.pick(
          "A random number stands for this device. It says nothing about it or about you.",
          "Für dieses Gerät steht eine Zufallszahl. Sie sagt nichts über das Gerät oder dich."),
        language.pick(
          "It is in this browser on this device; with an account, sealed on the server as well.",
          "Es liegt in diesem Browser auf diesem Gerät; mit Konto auch versiegelt beim Server."),
        language.pick(
          "It is sealed there: the bytes on the disk cannot be read without a key, and the key "
            + "stays in this browser.",
          "Dort ist es versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht "
            + "lesbar, und der Schlüssel bleibt in diesem Browser."),
      ]
    )
  }

  private var leaving: Section {
    (
      language.pick("What leaves this device", "Was dieses Gerät verlässt"),
      [
        language.pick(
          "Without an account, nothing of your journal.",
          "Ohne Konto nichts aus deinem Tagebuch."),
        language.pick(
          "With an account, your journal goes to the server, sealed on this device. The server "
            + "keeps it for your other devices and can't read it. It sees your e-mail address, "
            + "the names of your devices, and when and how often something new arrives.",
          "Mit Konto geht dein Tagebuch zum Server, auf diesem Gerät versiegelt. Der Server "
            + "bewahrt es für deine anderen Geräte auf und kann es nicht lesen. Er sieht deine "
            + "E-Mail-Adresse, die Namen deiner Geräte und wann und wie oft Neues ankommt."),
        language.pick(
          "Only with a spare key, which you can leave with the server, could whoever runs it read "
            + "your journal.",
          "Nur mit einem Ersatzschlüssel, den du beim Server hinterlegen kannst, könnte, wer ihn "
            + "betreibt, dein Tagebuch lesen."),
        language.pick(
          "Without an account there are no cookies. With one, two keep you signed in and one keeps "
            + "strangers from locking this device out; a link in a mail, or Apple or Google, sets "
            + "one for a day at most. No trackers, no adverts.",
          "Ohne Konto gibt es keine Cookies. Mit Konto halten zwei dich angemeldet, und einer "
            + "sorgt dafür, dass Fremde dieses Gerät nicht aussperren; ein Link aus einer Mail, "
            + "Apple oder Google setzen einen für höchstens einen Tag. Keine Tracker, keine "
            + "Werbung."),
        language.pick(
          "The app loads from one address only. Whoever runs this address sees that a page was "
            + "fetched, when, and from which network address. Nothing of your journal.",
          "Die App lädt nur von einer Adresse. Wer diese Adresse betreibt, sieht, dass eine "
            + "Seite abgerufen wurde, wann und von welcher Netzadresse. Nichts aus deinem "
            + "Tagebuch."),
      ]
    )
  }

  private var reading: Section {
    (
      language.pick("Who can read it", "Wer es lesen kann"),
      [
        language.pick(
          "You, and whoever can open this browser on your device. A passphrase in the settings "
            + "keeps them out.",
          "Du, und wer diesen Browser auf deinem Gerät öffnen kann. Ein Kennwort in den "
            + "Einstellungen hält sie draußen."),
        language.pick(
          "A file that you save is not sealed. Keep it where only you look.",
          "Eine Datei, die du speicherst, ist nicht versiegelt. Lege sie dorthin, wo nur du "
            + "hinsiehst."),
      ]
    )
  }

  private var running: Section {
    let named = language.pick(
      "The address that this app comes from is run by \(operatorName).",
      "Die Adresse, von der diese App kommt, betreibt \(operatorName).")
    let unnamed = language.pick(
      "Whoever runs the address that this app comes from has left no name here. Unless it is "
        + "you, ask before you make an account.",
      "Wer die Adresse betreibt, von der diese App kommt, hat hier keinen Namen hinterlassen. "
        + "Bist du es nicht selbst, frag nach, bevor du ein Konto anlegst.")
    return (
      language.pick("Who runs it", "Wer sie betreibt"), [operatorName.isEmpty ? unnamed : named]
    )
  }

  private var taking: Section {
    (
      language.pick("Taking it with you", "Mitnehmen"),
      [
        language.pick(
          "Settings, Files: one file holds everything. Another saves a table.",
          "Einstellungen, Dateien: Eine Datei enthält alles. Eine andere ist eine Tabelle."),
        language.pick(
          "Both work without a network, without an account and for free.",
          "Beides geht ohne Netz, ohne Konto und kostenlos."),
      ]
    )
  }

  private var deleting: Section {
    (
      language.pick("Deleting it", "Löschen"),
      [
        language.pick(
          "Settings, Delete everything: the journal and its key go from this device at once.",
          "Einstellungen, Alles löschen: Das Tagebuch und sein Schlüssel verschwinden sofort "
            + "von diesem Gerät."),
        language.pick(
          "A line that you delete no longer counts. It stays in the sealed journal, marked as "
            + "deleted, and in backup files, so that it can be brought back.",
          "Eine Zeile, die du löschst, zählt nicht mehr. Sie bleibt als gelöscht markiert im "
            + "versiegelten Tagebuch und in Sicherungsdateien, damit du sie zurückholen kannst."),
        language.pick(
          "Files that you saved stay where you put them.",
          "Dateien, die du gespeichert hast, bleiben, wo du sie hingelegt hast."),
      ]
    )
  }
}

extension LegalText {
  private var free: Section {
    (
      language.pick("Free", "Kostenlos"),
      [
        language.pick(
          "Redstart costs nothing. You may use it for as long as you like.",
          "Redstart kostet nichts. Du darfst es nutzen, so lange du magst."),
        language.pick(
          "Its source is open under the Apache License 2.0: you may read, change and share it.",
          "Der Quelltext ist offen unter der Apache-Lizenz 2.0: Du darfst ihn lesen, ändern "
            + "und weitergeben."),
      ]
    )
  }

  private var warranty: Section {
    (
      language.pick("No warranty", "Keine Gewähr"),
      [
        language.pick(
          "It comes as it is. No one promises that it is free of mistakes or fit for a purpose.",
          "Es kommt, wie es ist. Niemand verspricht, dass es ohne Fehler oder für einen Zweck "
            + "geeignet ist."),
        language.pick(
          "Save a backup file from time to time.",
          "Speichere ab und zu eine Sicherungsdatei."),
      ]
    )
  }

  private var kindness: Section {
    (
      language.pick("Be kind", "Sei freundlich"),
      [
        language.pick(
          "To others, and to yourself. A slip is a day, not a verdict.",
          "Zu anderen und zu dir selbst. Ein Ausrutscher ist ein Tag, kein Urteil.")
      ]
    )
  }
}

extension LegalText {
  private var danger: Section {
    (
      language.pick("In danger", "In Gefahr"),
      [
        language.pick(
          "Call your emergency number now: 112 in Europe, 911 in North America, 999 in the UK.",
          "Ruf jetzt den Notruf: 112 in Europa, 911 in Nordamerika, 999 in Großbritannien."),
        language.pick(
          "Danger signs: confusion, a seizure, shaking with fever, seeing or hearing things "
            + "that are not there. Also: chest pain, trouble breathing, thoughts of ending your "
            + "life.",
          "Zeichen von Gefahr: Verwirrung, ein Krampfanfall, Zittern mit Fieber, Dinge sehen "
            + "oder hören, die nicht da sind. Auch: Schmerzen in der Brust, Atemnot, Gedanken, "
            + "dir das Leben zu nehmen."),
      ]
    )
  }

  private var tool: Section {
    (
      language.pick("What this app is", "Was diese App ist"),
      [
        language.pick(
          "A tool to help yourself: it counts, waits with you and shows what changes.",
          "Ein Werkzeug, um dir selbst zu helfen: Sie zählt, wartet mit dir und zeigt, was "
            + "sich ändert."),
        language.pick(
          "It is not a medical device. It gives no diagnosis and replaces no doctor.",
          "Sie ist kein Medizinprodukt. Sie stellt keine Diagnose und ersetzt keine Ärztin und "
            + "keinen Arzt."),
      ]
    )
  }

  private var stopping: Section {
    (
      language.pick("Before you stop", "Bevor du aufhörst"),
      [
        language.pick(
          "Alcohol: stopping all at once can be dangerous when you drink a lot or every day. "
            + "See a doctor first.",
          "Alkohol: Auf einmal aufzuhören kann gefährlich sein, wenn du viel oder täglich "
            + "trinkst. Geh vorher zu einer Ärztin oder einem Arzt."),
        language.pick(
          "Nicotine: the first week is mostly the hardest, and most of it eases within two to "
            + "four weeks (Hughes 2007).",
          "Nikotin: Die erste Woche ist meist die schwerste, und das meiste lässt in zwei bis "
            + "vier Wochen nach (Hughes 2007)."),
        language.pick(
          "Pregnant, ill, or taking medicine? Ask a doctor or a pharmacist first.",
          "Schwanger, krank oder mit Medikamenten? Frag vorher ärztlich oder in der Apotheke "
            + "nach."),
      ]
    )
  }
}
