// The words of the account about what was done, and about what was not.
import Engine

extension AccountText {
  func problem(_ problem: AccountProblem) -> String {
    switch problem {
    case .address:
      language.pick(
        "An address looks like name@example.org.", "Eine Adresse sieht aus wie name@example.org.")
    case .addressTaken:
      language.pick(
        "The account can't have this address. Take another one.",
        "Diese Adresse kann das Konto nicht haben. Nimm eine andere.")
    case .password(let problem): passwordProblem(problem)
    case .code:
      language.pick(
        "These are other letters than the code's. Look at the sheet once more.",
        "Das sind andere Buchstaben als die des Codes. Schau noch einmal auf das Blatt.")
    case .neither:
      language.pick(
        "That is neither the password nor the recovery code. Look once more.",
        "Das ist weder das Passwort noch der Wiederherstellungscode. Schau noch einmal.")
    case .otherPassword:
      language.pick(
        "The account's password is another one. Look once more.",
        "Das Passwort des Kontos ist ein anderes. Schau noch einmal.")
    case .refused:
      language.pick(
        "Address and password don't belong together. Look at both once more.",
        "Adresse und Passwort gehören nicht zusammen. Schau beide noch einmal an.")
    case .provider(let problem): ProviderText(language: language).problem(problem)
    case .tooOften(let seconds): later(seconds)
    case .unreachable:
      language.pick(
        "The server can't be reached. Everything else works; try this again later.",
        "Der Server ist nicht erreichbar. Alles andere geht; versuche dies später noch einmal.")
    case .signUpClosed: signUpClosed
    case .invitation:
      language.pick(
        "This server wants an invitation. Ask who runs it for a code, or for a new one.",
        "Dieser Server möchte eine Einladung. Bitte die Person, die ihn betreibt, um einen Code "
          + "oder um einen neuen.")
    case .passkey:
      language.pick(
        "That gave no passkey which this server takes. Try again, or use the password.",
        "Das ergab keinen Passkey, den dieser Server nimmt. Versuch es noch einmal, oder nimm das "
          + "Passwort.")
    case .link:
      language.pick(
        "This link is used up or too old. Ask for a new one.",
        "Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen schicken.")
    case .unconfirmed:
      language.pick(
        "Open the link of the mail and sign in there first. The mail may lie among unwanted ones.",
        "Öffne erst den Link der Mail und melde dich dort an. Vielleicht liegt die Mail bei den "
          + "unerwünschten.")
    case .denied: KeyText(language: language).denied
    case .late: KeyText(language: language).late
    case .otherNumber: KeyText(language: language).putAway
    case .otherKey: KeyText(language: language).otherKey
    case .noMail: noMail
    case .accountIsThere:
      language.pick(
        "There is an account with this address already. The recovery code that you just saw opens "
          + "nothing: throw it away, and sign in here.",
        "Mit dieser Adresse gibt es schon ein Konto. Der Wiederherstellungscode von eben öffnet "
          + "nichts: Wirf ihn weg, und melde dich hier an.")
    case .odd:
      language.pick(
        "The server answered in a way that this version doesn't know. Try again later.",
        "Der Server hat anders geantwortet, als diese Version es kennt. Versuche es später.")
    }
  }

  private var noMail: String {
    language.pick(
      "This server sends no mail, so it can't set a new password. A device that is signed in "
        + "keeps working, and can save the journal as a file.",
      "Dieser Server sendet keine Mail und kann deshalb kein neues Passwort setzen. Ein Gerät, "
        + "das angemeldet ist, arbeitet weiter und kann das Tagebuch als Datei sichern.")
  }

  private func later(_ seconds: Int64) -> String {
    let minutes = (seconds + 59) / 60
    return language.pickLazily(
      "That was tried often. It goes on in \(minutes == 1 ? "a minute" : "\(minutes) minutes").",
      "Das wurde oft versucht. Es geht weiter in "
        + "\(minutes == 1 ? "einer Minute" : "\(minutes) Minuten").")
  }

  private func passwordProblem(_ problem: PasswordProblem) -> String {
    switch problem {
    case .tooShort:
      language.pick("Use 15 characters or more.", "Nimm 15 Zeichen oder mehr.")
    case .tooLong:
      language.pick("Use 256 characters or fewer.", "Nimm höchstens 256 Zeichen.")
    case .pattern:
      language.pick(
        "Letters in a row or again and again are tried first. Use words that are yours.",
        "Folgen und Wiederholungen werden zuerst probiert. Nimm Wörter, die deine sind.")
    case .address:
      language.pick(
        "It has little besides your address. Add more words.",
        "Darin ist wenig außer deiner Adresse. Nimm mehr Wörter.")
    case .common:
      language.pick(
        "It has little besides words that are tried first. Add more words.",
        "Darin ist wenig außer Wörtern, die zuerst probiert werden. Nimm mehr Wörter.")
    }
  }

  func note(_ note: AccountNote) -> String {
    switch note {
    case .confirmed:
      language.pick(
        "The link holds. Now sign in here.", "Der Link gilt. Melde dich jetzt hier an.")
    case .passwordChanged:
      language.pick(
        "The new password holds. Your other devices sign in again.",
        "Das neue Passwort gilt. Deine anderen Geräte melden sich neu an.")
    case .resetSent:
      language.pick(
        "If there is an account with this address, a mail is on its way. Its link holds for ten "
          + "minutes.",
        "Wenn es ein Konto mit dieser Adresse gibt, ist eine Mail unterwegs. Ihr Link gilt zehn "
          + "Minuten.")
    case .resetDone:
      language.pick(
        "The new password holds. Sign in with it.", "Das neue Passwort gilt. Melde dich damit an.")
    case .made:
      language.pick(
        "Your account is there. What you write goes to it, sealed.",
        "Dein Konto ist da. Was du schreibst, geht versiegelt dorthin.")
    case .codeDropped:
      language.pick(
        "Nothing has changed. The recovery code that you just saw opens nothing: throw it away.",
        "Nichts hat sich geändert. Der Wiederherstellungscode von eben öffnet nichts: Wirf ihn "
          + "weg.")
    case .mailedAgain:
      language.pick("The mail was sent again.", "Die Mail wurde noch einmal gesendet.")
    case .signedOutUnheard:
      language.pick(
        "You are signed out here. The server could not be told: remove this device from the "
          + "account's list on another one.",
        "Du bist hier abgemeldet. Der Server war nicht erreichbar: Entferne dieses Gerät auf einem "
          + "anderen aus der Liste des Kontos.")
    case .signedOutEverywhere:
      language.pick("All your devices are signed out.", "Alle deine Geräte sind abgemeldet.")
    case .signedOut:
      language.pick("You are signed out here.", "Du bist hier abgemeldet.")
    case .deleted:
      language.pick(
        "The account goes. The journal on this device stays.",
        "Das Konto verschwindet. Das Tagebuch auf diesem Gerät bleibt.")
    case .emailSent:
      language.pick(
        "A mail is on its way to the new address. Its link makes the change.",
        "Eine Mail ist unterwegs an die neue Adresse. Ihr Link macht die Änderung.")
    case .emailChanged:
      language.pick("You have a new address.", "Du hast eine neue Adresse.")
    case .codeChanged:
      language.pick(
        "The new recovery code holds. The one before opens nothing.",
        "Der neue Wiederherstellungscode gilt. Der alte öffnet nichts mehr.")
    case .provider(let note): ProviderText(language: language).note(note)
    case .passkeyKept:
      language.pick(
        "The passkey is kept. You can sign in with it.",
        "Der Passkey gilt. Du kannst dich damit anmelden.")
    case .passkeyDropped:
      language.pick("The passkey is removed.", "Der Passkey ist entfernt.")
    case .spareKept: KeyText(language: language).spareKept
    case .spareDropped: KeyText(language: language).spareDropped
    case .keyChanged: KeyText(language: language).keyChanged
    case .revoked: KeyText(language: language).revoked
    case .sentAway: KeyText(language: language).sentAway
    case .spareUsed: KeyText(language: language).spareUsed
    case .journalKept: GoneText(language: language).kept
    case .kept:
      language.pick("The account stays.", "Das Konto bleibt.")
    }
  }
}
