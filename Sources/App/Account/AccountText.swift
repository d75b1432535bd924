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
  var signUpClosed: String {
    language.pick(
      "This server takes no new accounts now. Your journal works here without one.",
      "Dieser Server nimmt gerade keine neuen Konten an. Dein Tagebuch geht hier auch ohne.")
  }
  var invitation: String { language.pick("Invitation", "Einladung") }
  var invitationHint: String {
    language.pick(
      "The code that you got from who runs this server.",
      "Der Code, den du von der Person hast, die diesen Server betreibt.")
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
      "A mail is on its way to \(email). Its link shows that the address is yours. Sign in where "
        + "you opened it; after that you can sign in anywhere.",
      "Eine Mail ist unterwegs an \(email). Ihr Link zeigt, dass die Adresse dir gehört. Melde "
        + "dich dort an, wo du ihn geöffnet hast; danach geht es überall.")
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
  var keepOthers: String {
    language.pick("Keep passkeys, Apple and Google", "Passkeys, Apple und Google behalten")
  }
  var keepOthersWhy: String {
    language.pick(
      "Otherwise they no longer sign anybody in, and you add your own again. Keep them only if you "
        + "know all of them.",
      "Sonst meldet damit niemand mehr sich an, und du fügst deine wieder hinzu. Behalte sie nur, "
        + "wenn du alle kennst.")
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
        + "The journal stays on this device, and on your others until you say so there.",
      "Die Kopie auf dem Server verschwindet, spätestens nach 30 Tagen; bis dahin macht eine "
        + "Anmeldung das rückgängig. Das Tagebuch bleibt auf diesem Gerät, und auf deinen anderen, "
        + "bis du dort etwas anderes sagst.")
  }
}
