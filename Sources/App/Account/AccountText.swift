// The words of the account.
import Engine

struct AccountText {
  let language: Language

  var title: String { language.pick("Account and sync", "Konto und Abgleich") }
  var why: String {
    language.pick(
      "An account brings your journal to all your devices. You never need one for anything else.",
      "Ein Konto bringt dein Tagebuch auf alle deine Geräte. Für nichts anderes brauchst du eins.")
  }
  var sealed: String {
    language.pick(
      "What you write is sealed here before it leaves. The server keeps it and can't read it.",
      "Was du schreibst, wird hier versiegelt, ehe es fortgeht. Der Server bewahrt es auf und "
        + "kann es nicht lesen.")
  }
  var haveOne: String { language.pick("I have an account", "Ich habe ein Konto") }
  var make: String { language.pick("Make an account", "Konto anlegen") }
  var signIn: String { language.pick("Sign in", "Anmelden") }
  var email: String { language.pick("E-mail address", "E-Mail-Adresse") }
  var password: String { language.pick("Password", "Passwort") }
  var newPassword: String { language.pick("New password", "Neues Passwort") }
  var passwordHint: String {
    language.pick(
      "At least 15 characters. Four or five words that belong together only for you are good.",
      "Mindestens 15 Zeichen. Vier oder fünf Wörter, die nur für dich zusammengehören, sind gut.")
  }
  var showPassword: String { language.pick("Show the password", "Passwort zeigen") }
  var deviceName: String { language.pick("Name of this device", "Name dieses Geräts") }
  var deviceHint: String {
    language.pick(
      "So that you know it in the list of your devices.",
      "Damit du es in der Liste deiner Geräte erkennst.")
  }
  var next: String { language.pick("Next", "Weiter") }
  var back: String { language.pick("Back", "Zurück") }
  var working: String {
    language.pick("One moment …", "Einen Moment …")
  }

  var codeTitle: String { language.pick("Your recovery code", "Dein Wiederherstellungs\u{AD}code") }
  var codeWhy: String {
    language.pick(
      "It opens your journal when the password is gone. Nobody else has it, the server neither: "
        + "without both, nobody can open the journal again.",
      "Er öffnet dein Tagebuch, wenn das Passwort weg ist. Niemand sonst hat ihn, auch der Server "
        + "nicht: Ohne beide kann niemand das Tagebuch wieder öffnen.")
  }
  var codeWhySpare: String {
    language.pick(
      "It opens your journal when the password is gone. The server has a spare key as well, as "
        + "you chose.",
      "Er öffnet dein Tagebuch, wenn das Passwort weg ist. Auch der Server hat einen "
        + "Ersatzschlüssel, wie du es wolltest.")
  }
  var codeKeep: String {
    language.pick(
      "Write it down or print it, and keep it where you keep important papers. It holds once you "
        + "have typed two of its groups here.",
      "Schreib ihn ab oder drucke ihn, und leg ihn zu deinen wichtigen Papieren. Er gilt, sobald "
        + "du zwei seiner Gruppen hier eingetippt hast.")
  }
  func codeFor(_ email: String, on date: String) -> String { "Redstart · \(email) · \(date)" }
  var printCode: String { language.pick("Print", "Drucken") }
  func codeGroup(_ number: Int) -> String {
    language.pickLazily("Group \(number) of the code", "Gruppe \(number) des Codes")
  }
  var createAccount: String { language.pick("Make the account", "Konto anlegen") }

  var keepCode: String { language.pick("Keep the new code", "Neuen Code behalten") }

  var confirmTitle: String { language.pick("Confirm your address", "Adresse bestätigen") }
  func confirm(_ email: String) -> String {
    language.pickLazily(
      "A mail is on its way to \(email). Its link proves that the address is yours. Then sign in.",
      "Eine Mail ist unterwegs an \(email). Ihr Link zeigt, dass die Adresse dir gehört. Danach "
        + "melde dich an.")
  }
  var iConfirmed: String { language.pick("I opened the link", "Ich habe den Link geöffnet") }

  var mailAgain: String { language.pick("Send the mail again", "Mail noch einmal senden") }
  var otherAddress: String { language.pick("Take another address", "Andere Adresse nehmen") }

  var forgot: String { language.pick("I don't know the password", "Ich weiß das Passwort nicht") }
  var unlockTitle: String { language.pick("Open your journal", "Dein Tagebuch öffnen") }
  var unlockWhy: String {
    language.pick(
      "You are signed in. To open the journal under the new password, type your recovery code. Or "
        + "sign in with the new password on a device that still has the journal: then it opens "
        + "here, too.",
      "Du bist angemeldet. Um das Tagebuch mit dem neuen Passwort zu öffnen, gib deinen "
        + "Wiederherstellungscode ein. Oder melde dich mit dem neuen Passwort auf einem Gerät an, "
        + "das das Tagebuch noch hat: Dann öffnet es sich auch hier.")
  }
  var neither: String { language.pick("I have none of these", "Ich habe nichts davon") }
  var neitherWhy: String {
    language.pick(
      "Then nobody can open what the account has; not even the server can. A device that has the "
        + "journal keeps it. You can delete the account and make a new one.",
      "Dann kann niemand öffnen, was das Konto hat, auch der Server nicht. Ein Gerät, das das "
        + "Tagebuch hat, behält es. Du kannst das Konto löschen und ein neues anlegen.")
  }
  var linkAgain: String { language.pick("Ask for a new link", "Neuen Link anfordern") }
  var code: String { language.pick("Recovery code", "Wiederherstellungscode") }
  var open: String { language.pick("Open", "Öffnen") }

  var joinTitle: String {
    language.pick("There is a journal on this device", "Auf diesem Gerät ist ein Tagebuch")
  }
  var joinWhy: String {
    language.pick(
      "What is here can go to the account, together with what the account has.",
      "Was hier ist, kann ins Konto, zusammen mit dem, was das Konto hat.")
  }
  var add: String { language.pick("Add it to the account", "Zum Konto hinzufügen") }
  var replace: String { language.pick("Use the account's only", "Nur das vom Konto nehmen") }
  var replaceWhy: String {
    language.pick(
      "What is here is saved as a file first and then removed from this device.",
      "Was hier ist, wird erst als Datei gesichert und dann von diesem Gerät entfernt.")
  }

  var replaceSure: String {
    language.pick(
      "Look whether the file is where you keep your files. Then the journal can go from here.",
      "Schau nach, ob die Datei bei deinen Dateien liegt. Dann kann das Tagebuch von hier weg.")
  }
  var replaceNow: String {
    language.pick("The file is there: take the account's", "Datei ist da: das vom Konto nehmen")
  }

  var resetTitle: String { language.pick("A new password", "Ein neues Passwort") }
  var resetWhy: String {
    language.pick(
      "The new password lets you in and signs all devices out. The journal opens with it on a "
        + "device that has the journal, by your recovery code, or by a spare key if you left one.",
      "Das neue Passwort lässt dich hinein und meldet alle Geräte ab. Das Tagebuch öffnet sich "
        + "damit auf einem Gerät, das es hat, mit deinem Wiederherstellungscode oder mit einem "
        + "Ersatzschlüssel, falls du einen hinterlegt hast.")
  }
  var changePassword: String { language.pick("Change the password", "Passwort ändern") }
  var currentPassword: String { language.pick("Password as it is now", "Passwort bisher") }
  var keepPassword: String { language.pick("Keep the new password", "Neues Passwort behalten") }

  var changeEmail: String { language.pick("Change the address", "Adresse ändern") }
  var newEmail: String { language.pick("New e-mail address", "Neue E-Mail-Adresse") }
  var emailWhy: String {
    language.pick(
      "You sign in with the new address from then on. The password stays.",
      "Mit der neuen Adresse meldest du dich dann an. Das Passwort bleibt.")
  }
  var newCodeTitle: String {
    language.pick("A new recovery code", "Ein neuer Wiederherstellungscode")
  }
  var newCodeWhy: String {
    language.pick(
      "The code that you have opens nothing from then on. Throw that sheet away.",
      "Der Code, den du hast, öffnet dann nichts mehr. Wirf das alte Blatt weg.")
  }

  var spareTitle: String {
    language.pick("A spare key on the server", "Ersatzschlüssel beim Server")
  }
  var spareDetail: String {
    language.pick(
      "With it a new password by mail opens the journal again. Whoever runs the server could read "
        + "it, too.",
      "Mit ihm öffnet ein neues Passwort per Mail das Tagebuch wieder. Auch wer den Server "
        + "betreibt, könnte es lesen.")
  }
  var spareWhy: String {
    language.pick(
      "With a spare key, a new password by mail brings everything back. In return, whoever runs "
        + "the server could read your journal. You can take it back at any time.",
      "Mit einem Ersatzschlüssel bringt ein neues Passwort per Mail alles zurück. Dafür könnte, "
        + "wer den Server betreibt, dein Tagebuch lesen. Du kannst ihn jederzeit zurücknehmen.")
  }
  var spareKeep: String { language.pick("Leave a spare key", "Ersatzschlüssel hinterlegen") }

  var passkeys: String { language.pick("Passkeys", "Passkeys") }
  var passkeyWhy: String {
    language.pick(
      "A passkey signs you in with this device's lock instead of the password. Many can open the "
        + "journal as well.",
      "Ein Passkey meldet dich mit der Sperre deines Geräts an statt mit dem Passwort. Viele "
        + "können auch das Tagebuch öffnen.")
  }
  var passkeyName: String { language.pick("Name of the passkey", "Name des Passkeys") }
  var makePasskey: String { language.pick("Make a passkey", "Passkey anlegen") }
  var usePasskey: String { language.pick("Sign in with a passkey", "Mit Passkey anmelden") }
  var removePasskey: String { language.pick("Remove", "Entfernen") }
  func opensAll(_ date: String) -> String {
    language.pickLazily(
      "opens account and journal, since \(date)", "öffnet Konto und Tagebuch, seit \(date)")
  }
  func opensAccount(_ date: String) -> String {
    language.pickLazily("opens the account, since \(date)", "öffnet das Konto, seit \(date)")
  }
  var unlockEither: String {
    language.pick(
      "You are signed in. To open the journal, type your password or your recovery code.",
      "Du bist angemeldet. Um das Tagebuch zu öffnen, gib dein Passwort oder deinen "
        + "Wiederherstellungscode ein.")
  }
  var codeOrPassword: String {
    language.pick("Password or recovery code", "Passwort oder Wiederherstellungscode")
  }

  var keys: String { language.pick("What opens your journal", "Was dein Tagebuch öffnet") }

  func room(_ percent: Int64) -> String {
    language.pickLazily(
      "Room used on the server: \(percent) %", "Belegter Platz auf dem Server: \(percent) %")
  }

  var devices: String { language.pick("Your devices", "Deine Geräte") }
  var thisDevice: String { language.pick("this device", "dieses Gerät") }
  func seen(_ date: String) -> String {
    language.pickLazily("last here on \(date)", "zuletzt hier am \(date)")
  }
  func seenToday(_ time: String) -> String {
    language.pickLazily("last here today at \(time)", "zuletzt hier heute um \(time)")
  }
  var unnamed: String { language.pick("A device without a name", "Ein Gerät ohne Namen") }
  var revoke: String { language.pick("Sign out", "Abmelden") }

  var signOut: String { language.pick("Sign out", "Abmelden") }
  var leaveTitle: String { language.pick("Sign out on this device", "Auf diesem Gerät abmelden") }
  var leaveWhy: String {
    language.pick(
      "The account keeps what it has. What about the journal on this device?",
      "Das Konto behält, was es hat. Was geschieht mit dem Tagebuch auf diesem Gerät?")
  }
  func unsent(_ count: Int, travels: Bool) -> String {
    let only = language.pickLazily(
      count == 1
        ? "One change is only on this device." : "\(count) changes are only on this device.",
      count == 1
        ? "Eine Änderung ist nur auf diesem Gerät."
        : "\(count) Änderungen sind nur auf diesem Gerät.")
    let cure =
      travels
      ? language.pick(
        "Save a file, or wait until all is on the server.",
        "Sichere eine Datei oder warte, bis alles auf dem Server ist.")
      : language.pick("Save a file.", "Sichere eine Datei.")
    return only + " " + cure
  }
  var removeSure: String {
    language.pick(
      "What is only here can't be brought back by anybody, unless you have the file.",
      "Was nur hier ist, kann niemand zurückholen, außer du hast die Datei.")
  }
  var removeNow: String { language.pick("Remove it all the same", "Trotzdem entfernen") }
  var keepHere: String { language.pick("Keep it here", "Hier behalten") }
  var removeHere: String { language.pick("Remove it from here", "Von hier entfernen") }
  var saveFile: String { language.pick("Save as a file", "Als Datei sichern") }
  var signOutAll: String { language.pick("Sign out everywhere", "Überall abmelden") }

  var signOutAllWhy: String {
    language.pick(
      "Everywhere: each device keeps its journal and stops syncing.",
      "Überall: Jedes Gerät behält sein Tagebuch und gleicht nicht mehr ab.")
  }

  var remove: String { language.pick("Delete the account", "Konto löschen") }
  var removeWhy: String {
    language.pick(
      "The server's copy goes, at the latest after 30 days; until then, signing in takes it back. "
        + "The journal on this device stays. Your other devices are emptied when they next ask.",
      "Die Kopie auf dem Server verschwindet, spätestens nach 30 Tagen; bis dahin macht eine "
        + "Anmeldung das rückgängig. Das Tagebuch auf diesem Gerät bleibt. Deine anderen Geräte "
        + "werden geleert, sobald sie sich melden.")
  }

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
        "The link of the mail was not opened yet. The mail may lie among unwanted ones.",
        "Der Link der Mail wurde noch nicht geöffnet. Vielleicht liegt sie bei den unerwünschten.")
    case .denied: KeyText(language: language).denied
    case .late: KeyText(language: language).late
    case .otherNumber: KeyText(language: language).putAway
    case .odd:
      language.pick(
        "The server answered in a way that this version doesn't know. Try again later.",
        "Der Server hat anders geantwortet, als diese Version es kennt. Versuche es später.")
    }
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
        "The address is yours. You can sign in.", "Die Adresse ist deine. Melde dich an.")
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
    case .spareKept:
      language.pick("The server has a spare key.", "Der Server hat einen Ersatzschlüssel.")
    case .spareDropped:
      language.pick(
        "The server has forgotten the spare key.", "Der Server hat den Ersatzschlüssel vergessen.")
    case .keyChanged: KeyText(language: language).keyChanged
    case .revoked: KeyText(language: language).revoked
    case .sentAway: KeyText(language: language).sentAway
    case .kept:
      language.pick("The account stays.", "Das Konto bleibt.")
    }
  }
}
