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
      "Open Redstart on a device that has your journal. It shows this number, and asks whether it "
        + "may let this device in.",
      "Öffne Redstart auf einem Gerät, das dein Tagebuch hat. Es zeigt diese Zahl und fragt, ob es "
        + "dieses Gerät hereinlassen darf.")
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
  var sameNumber: String { language.pick("It is the same number", "Es ist dieselbe Zahl") }
  var otherNumber: String {
    language.pick("It is another number, or none", "Es ist eine andere oder keine")
  }

  var cardTitle: String { language.pick("Another device asks", "Ein anderes Gerät fragt") }
  func cardWhy(_ name: String, _ time: String) -> String {
    language.pickLazily(
      "\(name) has asked at \(time) to open your journal. Is it yours, and does it show this "
        + "number?",
      "\(name) hat um \(time) gefragt, ob es dein Tagebuch öffnen darf. Ist es deins, und zeigt es "
        + "diese Zahl?")
  }
  var approve: String { language.pick("Let it in", "Hereinlassen") }
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
