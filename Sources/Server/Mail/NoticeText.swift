// The words of mails that an owner gets without having asked, in English and German.

/// What changed at an account.
enum Notice: CaseIterable, Sendable {
  case passwordChanged, passwordReset, recoveryCodeChanged, addressAsked, deletionAsked
  case passkeyAdded, providerLinked, keyChanged
}

enum NoticeText {
  @Sendable static func english(_ notice: Notice) -> MailText.Words {
    switch notice {
    case .passwordChanged:
      words(
        "Your password was changed",
        "Hello,\n\nthe password of your Redstart account was just changed. If that was you, there "
          + "is nothing to do. If it was not, ask for a new password where you sign in, and look "
          + "at the list of your devices there.\n")
    case .passwordReset:
      words(
        "Your password was chosen anew",
        "Hello,\n\na new password for your Redstart account was just chosen with a link that we "
          + "had sent you. All devices are signed out, and passkeys and sign-ins with Apple or "
          + "Google are gone. If that was you, there is nothing to do. If it was not, somebody "
          + "reads your mail: see to that first, and then ask for a new password where you sign "
          + "in.\n")
    case .recoveryCodeChanged:
      words(
        "A new recovery code",
        "Hello,\n\na new recovery code was just made for your Redstart account; the one before no "
          + "longer holds. If that was you, there is nothing to do. If it was not, "
          + englishSignOut)
    case .addressAsked:
      words(
        "Another address for your account",
        "Hello,\n\nsomebody who is signed in to your Redstart account asked to use another "
          + "address for it. If that was you, there is nothing to do. If it was not, "
          + englishSignOut)
    case .deletionAsked:
      words(
        "Your account will be deleted",
        "Hello,\n\nyour Redstart account will be deleted within 30 days. If you change your mind, "
          + "or if it was not you who asked for this, sign in before: that takes it back.\n")
    case .passkeyAdded:
      words(
        "A new passkey",
        "Hello,\n\na passkey was just added to your Redstart account: it can sign in without the "
          + "password. If that was you, there is nothing to do. If it was not, remove it in the "
          + "account's settings, and " + englishSignOut)
    case .providerLinked:
      words(
        "A new way to sign in",
        "Hello,\n\na sign-in with Apple or Google was just linked to your Redstart account: it "
          + "opens the account without the password. If that was you, there is nothing to do. If "
          + "it was not, remove it in the account's settings, and " + englishSignOut)
    case .keyChanged:
      words(
        "A new key for your entries",
        "Hello,\n\na new key was just made for the entries of your Redstart account. All other "
          + "devices are signed out, and there is a new recovery code. If that was you, there is "
          + "nothing to do. If it was not, " + englishSignOut)
    }
  }

  @Sendable static func german(_ notice: Notice) -> MailText.Words {
    switch notice {
    case .passwordChanged:
      words(
        "Dein Passwort wurde geändert",
        "Hallo,\n\ndas Passwort deines Redstart-Kontos wurde gerade geändert. Wenn du das warst, "
          + "brauchst du nichts zu tun. Wenn nicht, lass dir dort, wo du dich anmeldest, ein "
          + "neues Passwort schicken und sieh dir die Liste deiner Geräte an.\n")
    case .passwordReset:
      words(
        "Dein Passwort wurde neu gewählt",
        "Hallo,\n\nmit einem Link, den wir dir geschickt hatten, wurde gerade ein neues Passwort "
          + "für dein Redstart-Konto gewählt. Alle Geräte sind abgemeldet, Passkeys und die "
          + "Anmeldung mit Apple oder Google sind weg. Wenn du das warst, brauchst du nichts zu "
          + "tun. Wenn nicht, liest jemand deine Mails: Kümmere dich zuerst darum, und lass dir "
          + "dann dort, wo du dich anmeldest, ein neues Passwort schicken.\n")
    case .recoveryCodeChanged:
      words(
        "Ein neuer Wiederherstellungscode",
        "Hallo,\n\nfür dein Redstart-Konto wurde gerade ein neuer Wiederherstellungscode gemacht; "
          + "der bisherige gilt nicht mehr. Wenn du das warst, brauchst du nichts zu tun. Wenn "
          + "nicht, " + germanSignOut)
    case .addressAsked:
      words(
        "Eine andere Adresse für dein Konto",
        "Hallo,\n\njemand, der bei deinem Redstart-Konto angemeldet ist, möchte dafür eine andere "
          + "Adresse verwenden. Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, "
          + germanSignOut)
    case .deletionAsked:
      words(
        "Dein Konto wird gelöscht",
        "Hallo,\n\ndein Redstart-Konto wird binnen 30 Tagen gelöscht. Wenn du es dir anders "
          + "überlegst oder das nicht du warst, melde dich vorher an: Das nimmt es zurück.\n")
    case .passkeyAdded:
      words(
        "Ein neuer Passkey",
        "Hallo,\n\nzu deinem Redstart-Konto kam gerade ein Passkey hinzu: Er meldet ohne Passwort "
          + "an. Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, entferne ihn in den "
          + "Einstellungen des Kontos, " + germanThenSignOut)
    case .providerLinked:
      words(
        "Ein neuer Weg zur Anmeldung",
        "Hallo,\n\nmit deinem Redstart-Konto wurde gerade eine Anmeldung mit Apple oder Google "
          + "verknüpft: Sie öffnet das Konto ohne Passwort. Wenn du das warst, brauchst du nichts "
          + "zu tun. Wenn nicht, entferne sie in den Einstellungen des Kontos, " + germanThenSignOut
      )
    case .keyChanged:
      words(
        "Ein neuer Schlüssel für deine Einträge",
        "Hallo,\n\nfür die Einträge deines Redstart-Kontos wurde gerade ein neuer Schlüssel "
          + "gemacht. Alle anderen Geräte sind abgemeldet, und es gibt einen neuen "
          + "Wiederherstellungscode. Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, "
          + germanSignOut)
    }
  }

  private static let englishSignOut =
    "sign in, change your password and sign out the devices that you do not know.\n"
  private static let germanSignOut =
    "melde dich an, ändere dein Passwort und melde die Geräte ab, die du nicht kennst.\n"
  private static let germanThenSignOut =
    "ändere dein Passwort und melde die Geräte ab, die du nicht kennst.\n"

  private static func words(_ subject: String, _ text: String) -> MailText.Words {
    MailText.Words(subject: subject, body: text)
  }
}
