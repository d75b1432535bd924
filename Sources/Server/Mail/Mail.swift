// One mail as it goes over the wire.

import Engine
import Foundation

/// Plain text to one address. What a person typed is in none of its heads but `To`, whose type
/// allows no line break.
struct Mail: Sendable {
  let to: EmailAddress
  let words: MailText.Words

  /// The whole message, after RFC 5322; the body in base64, so that its lines are short.
  func message(from: EmailAddress, id: String, now: Instant) -> String {
    let subject = Data(words.subject.utf8).base64EncodedString()
    let body = Data(words.body.utf8).base64EncodedString(
      options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed])
    let heads = [
      "From: Redstart <\(from.text)>",
      "To: <\(to.text)>",
      "Subject: =?utf-8?B?\(subject)?=",
      "Date: \(Mail.date(now))",
      "Message-ID: <\(id)@\(from.text.split(separator: "@").last ?? "localhost")>",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: base64",
      "Auto-Submitted: auto-generated",
    ]
    return heads.joined(separator: "\r\n") + "\r\n\r\n" + body + "\r\n"
  }

  private static func date(_ now: Instant) -> String {
    let date = Date(timeIntervalSince1970: Double(now.milliseconds) / 1000)
    return InternetDate.format(zone: "+0000").string(from: date)
  }
}
