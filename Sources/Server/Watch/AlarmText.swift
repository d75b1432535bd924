// The words of mails to the operator, in English and German at once: nobody asked which one.

import Storage

/// What was seen and where to look, without account, address or content.
enum AlarmText {
  /// `audit` is how far the audit log has come: what this mail knows nobody takes back.
  static func words(_ alarm: Alarm, _ number: Int64, _ audit: AuditAnchor) -> MailText.Words {
    let text = of(alarm)
    let english =
      "\(text.english)\nSeen since the last mail about this: \(number). The lines of the audit log "
      + "with \"\(alarm.rawValue)\" say when, and for which account. For ten minutes there is no "
      + "other mail about this."
    let german =
      "\(text.german)\nGesehen seit der letzten Mail dazu: \(number). Die Zeilen des "
      + "Prüfprotokolls mit \"\(alarm.rawValue)\" sagen, wann und bei welchem Konto. In den "
      + "nächsten zehn Minuten kommt dazu keine weitere Mail."
    let proof =
      "The audit log has \(audit.lines) lines now. This proves later that none is missing:\n"
      + "Das Prüfprotokoll hat jetzt \(audit.lines) Zeilen. So zeigt sich später, dass keine fehlt:"
    let command = "redstart audit --data DIR --lines \(audit.lines) --seal \(audit.seal)"
    return MailText.Words(
      subject: "Redstart: \(alarm.rawValue)",
      body: [english, german, proof, command].joined(separator: "\n\n") + "\n")
  }

  private static func of(_ alarm: Alarm) -> (english: String, german: String) {
    switch alarm {
    case .refreshReuse:
      (
        "Sign-in tokens came back that had been used: somebody may have copies. Their sessions "
          + "have ended; the people sign in again.",
        "Anmeldemarken kamen zurück, die schon benutzt waren: Jemand hat vielleicht Kopien. Ihre "
          + "Sitzungen sind beendet; die Leute melden sich neu an."
      )
    case .refusedReads:
      (
        "An account or a network source keeps asking for what it does not get.",
        "Ein Konto oder eine Netzadresse fragt immer wieder nach etwas, das es nicht bekommt."
      )
    case .massRead:
      (
        "A session has read everything of its account many times. What it got is sealed. If nobody "
          + "expects this, the person can end the session under devices.",
        "Eine Sitzung hat alles aus ihrem Konto viele Male gelesen. Was sie bekam, ist versiegelt. "
          + "Wenn das niemand erwartet, kann die Person die Sitzung unter Geräte beenden."
      )
    case .auditBroken:
      (
        "Lines of the audit log were changed, or are missing. The server's log names the first.",
        "Zeilen des Prüfprotokolls wurden geändert oder fehlen. Das Protokoll des Servers nennt "
          + "die erste."
      )
    case .passkeyCopied:
      (
        "The count of a passkey went back: there may be a copy of it. It was not let in.",
        "Der Zähler eines Passkeys ging zurück: Vielleicht gibt es eine Kopie davon. Die Anmeldung "
          + "wurde nicht angenommen."
      )
    }
  }
}
