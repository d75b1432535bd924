// The words of all mails, in English and German: those that somebody asked for here, the others in
// NoticeText.swift. They name the product and nothing that it is for.

import Engine

/// The mails in one language.
struct MailText: Sendable {
  struct Words: Sendable, Equatable {
    let subject: String
    let body: String
  }

  private let confirm: (subject: String, before: String, after: String)
  private let known: (subject: String, text: String)
  private let email: (subject: String, before: String, after: String)
  private let reset: (subject: String, before: String, after: String)
  private let notice: @Sendable (Notice) -> Words

  /// English for a language that is not known.
  static func of(_ language: String) -> MailText { language == "de" ? german : english }

  static let languages = ["en", "de"]

  /// Says when and what was set up, for who did not do it.
  func confirm(_ link: String, asked: Instant) -> Words {
    let moment = asked.text(at: .utc).prefix(16).split(separator: "T").joined(separator: ", ")
    let before = confirm.before.split(separator: "…", omittingEmptySubsequences: false)
    return words((confirm.subject, before.joined(separator: moment + " UTC"), confirm.after), link)
  }
  func email(_ link: String) -> Words { words(email, link) }
  func reset(_ link: String) -> Words { words(reset, link) }
  var alreadyKnown: Words { Words(subject: known.subject, body: known.text) }

  func words(of notice: Notice) -> Words { self.notice(notice) }

  private func words(
    _ text: (subject: String, before: String, after: String), _ link: String
  ) -> Words {
    Words(subject: text.subject, body: text.before + "\n\n" + link + "\n\n" + text.after + "\n")
  }

  private static let english = MailText(
    confirm: (
      "Confirm your address",
      "Hello,\n\non … a Redstart account was set up with this address, with a password, a "
        + "recovery code and nothing else. If that was you, open this link within a day, and sign "
        + "in there with that password:",
      "If it was not you, leave the link alone. The account begins only where the link is opened "
        + "and the password is known, so whoever set it up gets nothing."
    ),
    known: (
      "You already have an account",
      "Hello,\n\nsomebody, perhaps you, just asked for a Redstart account with this address. "
        + "There is one already, and nothing has changed. You can sign in as usual, or ask for a "
        + "new password there. If you have just written down a recovery code, throw it away: the "
        + "one that you had before still holds.\n"
    ),
    email: (
      "Confirm your new address",
      "Hello,\n\nto use this address for your Redstart account, open this link within a day, "
        + "where you are signed in or then sign in:",
      "If you did not ask for this, leave the link alone: nothing changes without it and the "
        + "account's password."
    ),
    reset: (
      "Choose a new password",
      "Hello,\n\nto choose a new password for your Redstart account, open this link within ten "
        + "minutes. It signs all devices out and, unless you want to keep them, takes away all "
        + "passkeys and sign-ins with Apple or Google:",
      "If you did not ask for this, there is nothing to do: your password stays as it is."
    ),
    notice: NoticeText.english)

  private static let german = MailText(
    confirm: (
      "Bestätige deine Adresse",
      "Hallo,\n\nam … wurde mit dieser Adresse ein Redstart-Konto eingerichtet, mit einem "
        + "Passwort, einem Wiederherstellungscode und sonst nichts. Wenn du das warst, öffne "
        + "diesen Link innerhalb eines Tages und melde dich dort mit diesem Passwort an:",
      "Wenn du das nicht warst, lass den Link liegen. Das Konto beginnt erst, wo jemand den Link "
        + "öffnet und das Passwort kennt. Wer es eingerichtet hat, bekommt also nichts."
    ),
    known: (
      "Du hast schon ein Konto",
      "Hallo,\n\njemand, vielleicht du, hat gerade ein Redstart-Konto mit dieser Adresse "
        + "angelegt. Es gibt schon eines, und nichts hat sich geändert. Du kannst dich wie "
        + "gewohnt anmelden oder dort ein neues Passwort wählen. Falls du dir gerade einen "
        + "Wiederherstellungscode notiert hast, wirf ihn weg: Der von früher gilt weiter.\n"
    ),
    email: (
      "Bestätige deine neue Adresse",
      "Hallo,\n\num diese Adresse für dein Redstart-Konto zu verwenden, öffne diesen Link "
        + "innerhalb eines Tages, dort, wo du angemeldet bist, oder melde dich danach an:",
      "Wenn du das nicht warst, lass den Link liegen: Ohne ihn und ohne das Passwort des Kontos "
        + "ändert sich nichts."
    ),
    reset: (
      "Wähle ein neues Passwort",
      "Hallo,\n\num ein neues Passwort für dein Redstart-Konto zu wählen, öffne diesen Link "
        + "innerhalb von zehn Minuten. Damit werden alle Geräte abgemeldet. Auch Passkeys und die "
        + "Anmeldung mit Apple oder Google sind danach weg, wenn du sie nicht behalten willst:",
      "Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist."
    ),
    notice: NoticeText.german)
}
