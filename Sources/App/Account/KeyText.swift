// The words about asking another device for the key, and about another key for the journal.
import Engine

struct KeyText {
  let language: Language

  var askDevice: String { language.pick("Ask another device", "Ein anderes Gerät fragen") }
  var waitingTitle: String {
    language.pick("Your other device is asked", "Dein anderes Gerät ist gefragt")
  }
  var waitingWhy: String {
    language.pick(
      "Open Redstart on a device that has your journal. It says that this one asks; go on there, "
        + "and a number appears on both.",
      "Öffne Redstart auf einem Gerät, das dein Tagebuch hat. Dort steht, dass dieses Gerät fragt. "
        + "Geh dort weiter, dann zeigen beide eine Zahl.")
  }
  var numberWhy: String {
    language.pick(
      "Your other device shows a number now, too. Let this one in there only if it is this one. If "
        + "none is shown there, stop asking here and ask once more.",
      "Auch dein anderes Gerät zeigt jetzt eine Zahl. Lass dieses dort nur herein, wenn es diese "
        + "ist. Steht dort keine, frag hier nicht weiter und fang noch einmal an.")
  }
  func waitingUntil(_ time: String) -> String {
    language.pickLazily(
      "It waits until \(time). You can go on with the recovery code at any time.",
      "Das wartet bis \(time). Mit dem Wiederherstellungscode geht es jederzeit weiter.")
  }
  var unreachable: String {
    language.pick(
      "The server can't be reached now. This device asks again by itself.",
      "Der Server ist gerade nicht erreichbar. Dieses Gerät fragt von selbst wieder.")
  }
  var stopAsking: String { language.pick("Stop asking", "Nicht weiter fragen") }

  var compareTitle: String { language.pick("The key is here", "Der Schlüssel ist da") }
  var compareWhy: String {
    language.pick(
      "Your other device shows a number now, too. Go on only when it is this one: then the key "
        + "came from your device and from nobody else.",
      "Auch dein anderes Gerät zeigt jetzt eine Zahl. Mach nur weiter, wenn es diese ist: Dann kam "
        + "der Schlüssel von deinem Gerät und von niemandem sonst.")
  }
  var longNumber: String {
    language.pick("Compare the long number", "Die lange Nummer vergleichen")
  }
  var longWhy: String {
    language.pick(
      "Six digits can be the same by chance, once in a million. These letters can't. Open them on "
        + "both devices.",
      "Sechs Ziffern können zufällig gleich sein, einmal in einer Million. Diese Buchstaben nicht. "
        + "Öffne sie auf beiden Geräten.")
  }
  var sameNumber: String { language.pick("It is the same number", "Es ist dieselbe Zahl") }
  var otherNumber: String {
    language.pick("It is another number, or none", "Es ist eine andere oder keine")
  }

  var cardTitle: String { language.pick("Another device asks", "Ein anderes Gerät fragt") }
  func cardWhy(_ name: String, _ time: String) -> String {
    language.pickLazily(
      "\(name) has asked at \(time) to open your journal. Is it yours, and do you have it here?",
      "\(name) hat um \(time) gefragt, ob es dein Tagebuch öffnen darf. Ist es deins, und hast du "
        + "es da?")
  }
  var meet: String { language.pick("Yes, show the number", "Ja, zeig die Zahl") }
  var numberComes: String {
    language.pick(
      "The number comes in a moment. Both devices have to be online.",
      "Die Zahl kommt gleich. Beide Geräte müssen online sein.")
  }
  var cardNumber: String {
    language.pick(
      "Does the other device show this number, too? With another one, somebody is between the two.",
      "Zeigt auch das andere Gerät diese Zahl? Bei einer anderen ist jemand dazwischen.")
  }
  var falseNumber: String {
    language.pick(
      "What came back does not belong to this question. Don't let it in; ask once more from the "
        + "other device.",
      "Was zurückkam, gehört nicht zu dieser Frage. Lass es nicht herein; frag vom anderen Gerät "
        + "noch einmal.")
  }
  var approve: String {
    language.pick("Same number, let it in", "Dieselbe Zahl, hereinlassen")
  }
  var deny: String { language.pick("Not this one", "Dieses nicht") }
  func notice(_ name: String) -> String {
    language.pickLazily(
      "\(name) asks to open your journal.", "\(name) möchte dein Tagebuch öffnen.")
  }

  var givenTitle: String { language.pick("The key is on its way", "Der Schlüssel ist unterwegs") }
  var givenWhy: String {
    language.pick(
      "The other device shows this number in a moment. Confirm it there, and only if it is this "
        + "one.",
      "Das andere Gerät zeigt gleich diese Zahl. Bestätige sie dort, und nur, wenn es diese ist.")
  }
  var done: String { language.pick("Done", "Fertig") }

  var changeKey: String { language.pick("Change the journal's key", "Schlüssel wechseln") }
  var changeKeyWhy: String {
    language.pick(
      "For when somebody else may know the key: a device is gone, or the sheet with the code. What "
        + "is written from then on opens with the new key alone.",
      "Wenn jemand anders den Schlüssel kennen könnte: Ein Gerät ist weg, oder das Blatt mit dem "
        + "Code. Was du von da an schreibst, öffnet nur der neue Schlüssel.")
  }
  var changeKeyThen: String {
    language.pick(
      "You get a new recovery code. Your other devices sign in again. Passkeys still sign you in, "
        + "but open the journal no more until you make them again; a spare key is forgotten.",
      "Du bekommst einen neuen Wiederherstellungscode. Deine anderen Geräte melden sich neu an. "
        + "Passkeys melden dich weiter an, öffnen das Tagebuch aber erst, wenn du sie neu anlegst; "
        + "ein Ersatzschlüssel wird vergessen.")
  }
  var cameBack: String {
    language.pick(
      "This device still has the key. The journal comes back under a new one, with a new code.",
      "Dieses Gerät hat den Schlüssel noch. Das Tagebuch kommt unter einem neuen zurück, mit einem "
        + "neuen Code.")
  }

  var fingerprint: String {
    language.pick("Fingerprint of the journal's key", "Fingerabdruck des Tagebuchschlüssels")
  }
  var fingerprintWhy: String {
    language.pick(
      "Each of your devices shows the same one. If one differs, write nothing there and change the "
        + "key.",
      "Jedes deiner Geräte zeigt denselben. Weicht einer ab, schreib dort nichts und wechsle den "
        + "Schlüssel.")
  }
  var otherKey: String {
    language.pick(
      "The server names another key than the one this device knows. Nothing was opened or sent. "
        + "Your journal is here; save it as a file, and ask whoever runs the server.",
      "Der Server nennt einen anderen Schlüssel, als dieses Gerät kennt. Nichts wurde geöffnet "
        + "oder gesendet. Dein Tagebuch ist hier; sichere es als Datei und frag, wer den Server "
        + "betreibt.")
  }
  var spareKept: String {
    language.pick("The server has a spare key.", "Der Server hat einen Ersatzschlüssel.")
  }
  var spareDropped: String {
    language.pick(
      "The server has forgotten the spare key.", "Der Server hat den Ersatzschlüssel vergessen.")
  }
  var spareUsed: String {
    language.pick(
      "The server's spare key opened the journal. Compare the fingerprint below with another "
        + "device that has your journal.",
      "Der Ersatzschlüssel des Servers hat das Tagebuch geöffnet. Vergleiche den Fingerabdruck "
        + "unten mit einem anderen Gerät, das dein Tagebuch hat.")
  }
  var spareNotUsed: String {
    language.pick(
      "The server offers a spare key. It counts only right after a new password that you set on "
        + "this device by the link of a mail.",
      "Der Server bietet einen Ersatzschlüssel an. Er gilt nur gleich nach einem neuen Passwort, "
        + "das du auf diesem Gerät mit dem Link einer Mail gesetzt hast.")
  }

  var denied: String {
    language.pick(
      "The other device did not let this one in. Nothing has changed.",
      "Das andere Gerät hat dieses nicht hereingelassen. Es hat sich nichts geändert.")
  }
  var late: String {
    language.pick(
      "The question is over. Ask once more when the other device is at hand, or sign in again.",
      "Die Frage ist vorbei. Frag noch einmal, wenn das andere Gerät zur Hand ist, oder melde dich "
        + "neu an.")
  }
  var putAway: String {
    language.pick(
      "The key was put away, and nothing was opened. Ask once more, or use the recovery code.",
      "Der Schlüssel wurde weggelegt und nichts geöffnet. Frag noch einmal, oder nimm den "
        + "Wiederherstellungscode.")
  }
  var keyChanged: String {
    language.pick(
      "The journal has a new key. Your other devices sign in again.",
      "Das Tagebuch hat einen neuen Schlüssel. Deine anderen Geräte melden sich neu an.")
  }
  var revoked: String {
    language.pick(
      "The device is signed out. If somebody else has it, change the journal's key as well.",
      "Das Gerät ist abgemeldet. Wenn jemand anders es hat, wechsle auch den Schlüssel.")
  }
  var sentAway: String {
    language.pick("The device was not let in.", "Das Gerät wurde nicht hereingelassen.")
  }
}
