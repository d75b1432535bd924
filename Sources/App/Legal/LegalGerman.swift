// The plain texts in German.

extension LegalText {
  static var de: LegalText {
    LegalText(privacy: germanPrivacy, terms: germanTerms, notMedicalAdvice: germanAdvice)
  }

  private static var germanPrivacy: LegalPage {
    LegalPage(
      title: "Datenschutz",
      sections: [
        (
          "Was aufbewahrt wird",
          [
            "Was du einträgst: Einträge, Verlangen, Gedanken, Pläne, Gründe, Einstellungen.",
            "Dazu: wann es war, in welcher Zeitzone, und wann du es aufgeschrieben hast.",
            "Für dieses Gerät steht eine Zufallszahl. Sie sagt nichts über das Gerät oder dich.",
            "Es bleibt in diesem Browser auf diesem Gerät.",
            "Dort ist es versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar, "
              + "und der Schlüssel bleibt in diesem Browser.",
          ]
        ),
        (
          "Was dieses Gerät verlässt",
          [
            "Nichts aus deinem Tagebuch. Es gibt kein Konto und keinen Server, der es aufbewahrt.",
            "Es gibt keine Cookies, keine Tracker und keine Werbung.",
            "Die App lädt nur von einer Adresse. Wer diese Adresse betreibt, sieht, dass eine "
              + "Seite abgerufen wurde, wann und von welcher Netzadresse. Nichts aus deinem "
              + "Tagebuch.",
          ]
        ),
        (
          "Wer es lesen kann",
          [
            "Du, und wer diesen Browser auf deinem Gerät öffnen kann. Die App hat kein eigenes "
              + "Schloss, also sperre dein Gerät.",
            "Eine Datei, die du speicherst, ist nicht versiegelt. Lege sie dorthin, wo nur du "
              + "hinsiehst.",
          ]
        ),
        (
          "Mitnehmen",
          [
            "Einstellungen, Dateien: Eine Datei enthält alles. Eine andere ist eine Tabelle.",
            "Beides geht ohne Netz, ohne Konto und kostenlos.",
          ]
        ),
        (
          "Löschen",
          [
            "Einstellungen, Alles löschen: Das Tagebuch und sein Schlüssel verschwinden sofort von "
              + "diesem Gerät.",
            "Eine Zeile, die du löschst, zählt nicht mehr. Sie bleibt als gelöscht markiert im "
              + "versiegelten Tagebuch und in Sicherungsdateien, damit du sie zurückholen kannst.",
            "Dateien, die du gespeichert hast, bleiben, wo du sie hingelegt hast.",
          ]
        ),
      ])
  }

  private static var germanTerms: LegalPage {
    LegalPage(
      title: "Bedingungen",
      sections: [
        (
          "Kostenlos",
          [
            "Redstart kostet nichts. Du darfst es nutzen, so lange du magst.",
            "Der Quelltext ist offen unter der Apache-Lizenz 2.0: Du darfst ihn lesen, ändern und "
              + "weitergeben.",
          ]
        ),
        (
          "Keine Gewähr",
          [
            "Es kommt, wie es ist. Niemand verspricht, dass es ohne Fehler oder für einen Zweck "
              + "geeignet ist.",
            "Speichere ab und zu eine Sicherungsdatei.",
          ]
        ),
        (
          "Sei freundlich",
          ["Zu anderen und zu dir selbst. Ein Ausrutscher ist ein Tag, kein Urteil."]
        ),
      ])
  }

  private static var germanAdvice: LegalPage {
    LegalPage(
      title: "Kein ärztlicher Rat",
      sections: [
        (
          "In Gefahr",
          [
            "Ruf jetzt den Notruf: 112 in Europa, 911 in Nordamerika, 999 in Großbritannien.",
            "Zeichen von Gefahr: Verwirrung, ein Krampfanfall, Zittern mit Fieber, Dinge sehen "
              + "oder hören, die nicht da sind. Auch: Schmerzen in der Brust, Atemnot, Gedanken, "
              + "dir das Leben zu nehmen.",
          ]
        ),
        (
          "Was diese App ist",
          [
            "Ein Werkzeug, um dir selbst zu helfen: Sie zählt, wartet mit dir und zeigt, was sich "
              + "ändert.",
            "Sie ist kein Medizinprodukt. Sie stellt keine Diagnose und ersetzt keine Ärztin und "
              + "keinen Arzt.",
          ]
        ),
        (
          "Bevor du aufhörst",
          [
            "Alkohol: Auf einmal aufzuhören kann gefährlich sein, wenn du viel oder täglich "
              + "trinkst. Geh vorher zu einer Ärztin oder einem Arzt.",
            "Nikotin: Die erste Woche ist meist die schwerste, und das meiste lässt in zwei bis "
              + "vier Wochen nach (Hughes 2007).",
            "Schwanger, krank oder mit Medikamenten? Frag vorher ärztlich oder in der Apotheke "
              + "nach.",
          ]
        ),
      ])
  }
}
