// The plain texts in English.

extension LegalText {
  static var en: LegalText {
    LegalText(privacy: englishPrivacy, terms: englishTerms, notMedicalAdvice: englishAdvice)
  }

  private static var englishPrivacy: LegalPage {
    LegalPage(
      title: "Privacy",
      sections: [
        (
          "What is kept",
          [
            "What you enter: entries, cravings, thoughts, plans, reasons, settings.",
            "With it: when it was, in which time zone, and when you wrote it.",
            "A random number stands for this device. It says nothing about it or about you.",
            "It stays in this browser on this device.",
            "It is sealed there: the bytes on the disk cannot be read without a key, and the key "
              + "stays in this browser.",
          ]
        ),
        (
          "What leaves this device",
          [
            "Nothing of your journal. There is no account and no server that keeps it.",
            "There are no cookies, no trackers and no adverts.",
            "The app loads from one address only. Whoever runs this address sees that a page was "
              + "fetched, when, and from which network address. Nothing of your journal.",
          ]
        ),
        (
          "Who can read it",
          [
            "You, and whoever can open this browser on your device. There is no lock inside the "
              + "app, so lock your device.",
            "A file that you save is not sealed. Keep it where only you look.",
          ]
        ),
        (
          "Taking it with you",
          [
            "Settings, Files: one file holds everything. Another saves a table.",
            "Both work without a network, without an account and for free.",
          ]
        ),
        (
          "Deleting it",
          [
            "Settings, Delete everything: the journal and its key go from this device at once.",
            "A line that you delete no longer counts. It stays in the sealed journal, marked as "
              + "deleted, and in backup files, so that it can be brought back.",
            "Files that you saved stay where you put them.",
          ]
        ),
      ])
  }

  private static var englishTerms: LegalPage {
    LegalPage(
      title: "Terms",
      sections: [
        (
          "Free",
          [
            "Redstart costs nothing. You may use it for as long as you like.",
            "Its source is open under the Apache License 2.0: you may read, change and share it.",
          ]
        ),
        (
          "No warranty",
          [
            "It comes as it is. No one promises that it is free of mistakes or fit for a purpose.",
            "Save a backup file from time to time.",
          ]
        ),
        ("Be kind", ["To others, and to yourself. A slip is a day, not a verdict."]),
      ])
  }

  private static var englishAdvice: LegalPage {
    LegalPage(
      title: "Not medical advice",
      sections: [
        (
          "In danger",
          [
            "Call your emergency number now: 112 in Europe, 911 in North America, 999 in the UK.",
            "Danger signs: confusion, a seizure, shaking with fever, seeing or hearing things that "
              + "are not there. Also: chest pain, trouble breathing, thoughts of ending your life.",
          ]
        ),
        (
          "What this app is",
          [
            "A tool to help yourself: it counts, waits with you and shows what changes.",
            "It is not a medical device. It gives no diagnosis and replaces no doctor.",
          ]
        ),
        (
          "Before you stop",
          [
            "Alcohol: stopping all at once can be dangerous when you drink a lot or every day. See "
              + "a doctor first.",
            "Nicotine: the first week is mostly the hardest, and most of it eases within two to "
              + "four weeks (Hughes 2007).",
            "Pregnant, ill, or taking medicine? Ask a doctor or a pharmacist first.",
          ]
        ),
      ])
  }
}
