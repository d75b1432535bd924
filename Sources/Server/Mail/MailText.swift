// The words of all mails, in English and German. They name the product and nothing that it is for.

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

  /// English for a language that is not known.
  static func of(_ language: String) -> MailText { language == "de" ? german : english }

  static let languages = ["en", "de"]

  func confirm(_ link: String) -> Words { words(confirm, link) }
  func email(_ link: String) -> Words { words(email, link) }
  func reset(_ link: String) -> Words { words(reset, link) }
  var alreadyKnown: Words { Words(subject: known.subject, body: known.text) }

  private func words(
    _ text: (subject: String, before: String, after: String), _ link: String
  ) -> Words {
    Words(subject: text.subject, body: text.before + "\n\n" + link + "\n\n" + text.after + "\n")
  }

  private static let english = MailText(
    confirm: (
      "Confirm your address",
      "Hello,\n\nto finish setting up your Redstart account, open this link within a day:",
      "If you did not ask for this, there is nothing to do: without the link no account is made."
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
      "Hello,\n\nto use this address for your Redstart account, open this link within a day:",
      "If you did not ask for this, there is nothing to do: nothing changes without the link."
    ),
    reset: (
      "Choose a new password",
      "Hello,\n\nto choose a new password for your Redstart account, open this link within ten "
        + "minutes:",
      "If you did not ask for this, there is nothing to do: your password stays as it is."
    ))

  private static let german = MailText(
    confirm: (
      "Bestätige deine Adresse",
      "Hallo,\n\num dein Redstart-Konto fertig einzurichten, öffne diesen Link innerhalb eines "
        + "Tages:",
      "Wenn du das nicht warst, brauchst du nichts zu tun: Ohne den Link entsteht kein Konto."
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
        + "innerhalb eines Tages:",
      "Wenn du das nicht warst, brauchst du nichts zu tun: Ohne den Link ändert sich nichts."
    ),
    reset: (
      "Wähle ein neues Passwort",
      "Hallo,\n\num ein neues Passwort für dein Redstart-Konto zu wählen, öffne diesen Link "
        + "innerhalb von zehn Minuten:",
      "Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist."
    ))
}
