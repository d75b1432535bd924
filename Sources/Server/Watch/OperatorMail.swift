// Mails to the person who runs the server.

import Engine
import Logging
import Storage

/// Has a post office of its own, so that no mail of anybody else holds these up.
struct OperatorMail: Sendable {
  let office: MailOffice
  private let address: EmailAddress

  /// Nothing where no address or no mail server was given.
  init?(_ settings: Settings, logger: Logger) {
    guard let address = settings.operatorEmail,
      let office = MailOffice(settings, logger: logger)
    else { return nil }
    self.address = address
    self.office = office
  }

  /// Whether the office took it.
  func tell(_ alarm: Alarm, _ number: Int64, _ audit: AuditAnchor, now: Instant) -> Bool {
    let mail = Mail(to: address, words: AlarmText.words(alarm, number, audit))
    return (try? office.hand { await office.send(mail, now: now) }) != nil
  }
}
