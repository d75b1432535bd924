// The words of the lock and the cover.
import Engine

struct LockText {
  let language: Language

  var title: String { language.pick("Locked", "Gesperrt") }
  var lead: String {
    language.pick(
      "Your journal is sealed. It opens with your passphrase.",
      "Dein Tagebuch ist versiegelt. Es öffnet sich mit deinem Kennwort.")
  }
  var word: String { language.pick("Passphrase", "Kennwort") }
  var open: String { language.pick("Open", "Öffnen") }
  var opening: String { language.pick("One moment …", "Einen Moment …") }
  var again: String {
    language.pick(
      "That was another one. Try again.", "Das war ein anderes. Versuch es noch einmal.")
  }
  func wait(_ seconds: String, _ isOne: Bool) -> String {
    language.pickLazily(
      "That was another one. Next try in \(seconds) \(isOne ? "second" : "seconds").",
      "Das war ein anderes. Nächster Versuch in \(seconds) \(isOne ? "Sekunde" : "Sekunden").")
  }
  var breathe: String { language.pick("Breathe for a moment", "Einen Moment atmen") }
  var stop: String { language.pick("Enough", "Genug") }
  var help: String { language.pick("Talk to somebody", "Mit jemandem sprechen") }
  var forgotten: String { language.pick("Forgotten?", "Vergessen?") }
  var forgottenWhy: String {
    language.pick(
      "Nobody can open this journal without the passphrase. With an account or a backup file you "
        + "can begin anew here and bring everything back.",
      "Ohne das Kennwort kann niemand dieses Tagebuch öffnen. Mit einem Konto oder einer "
        + "Sicherungsdatei kannst du hier neu anfangen und alles zurückholen.")
  }
  var beginAnew: String { language.pick("Begin anew here …", "Hier neu anfangen …") }
  var anewWhy: String {
    language.pick(
      "The locked journal goes from this device for good. Then sign in or bring in a backup file.",
      "Das gesperrte Tagebuch verschwindet endgültig von diesem Gerät. Danach kannst du dich "
        + "anmelden oder eine Sicherungsdatei einlesen.")
  }

  var group: String { language.pick("Lock and cover", "Sperre und Deckblatt") }
  var why: String {
    language.pick(
      "Without a passphrase the journal opens for everyone who has this device unlocked, or a copy "
        + "of this browser’s files. With one, the app asks for it before it reads anything.",
      "Ohne Kennwort öffnet sich das Tagebuch für alle, die dieses Gerät entsperrt haben oder eine "
        + "Kopie der Dateien dieses Browsers. Mit Kennwort fragt die App erst danach.")
  }
  var offer: String {
    language.pick("Keep it to yourself", "Nur für dich")
  }
  var offerWhy: String {
    language.pick(
      "Anyone with this device, or a copy of this browser’s files, can open your journal. A "
        + "passphrase keeps it closed.",
      "Wer dieses Gerät hat oder eine Kopie der Dateien dieses Browsers, kann dein Tagebuch "
        + "öffnen. Ein Kennwort hält es geschlossen.")
  }
  var setWord: String { language.pick("Set a passphrase", "Kennwort festlegen") }
  var isOn: String {
    language.pick(
      "The journal on this device opens with your passphrase only.",
      "Das Tagebuch auf diesem Gerät öffnet sich nur mit deinem Kennwort.")
  }
  var after: String { language.pick("Lock when out of sight", "Sperren, wenn außer Sicht") }
  func delay(_ minutes: Int) -> String {
    minutes == 0 ? language.pick("At once", "Sofort") : "\(minutes) min"
  }
  var lockNow: String { language.pick("Lock now", "Jetzt sperren") }
  var changeWord: String { language.pick("Change the passphrase", "Kennwort ändern") }
  var removeWord: String { language.pick("Remove the lock", "Sperre entfernen") }
  var oldWord: String { language.pick("Passphrase until now", "Bisheriges Kennwort") }
  var newWord: String { language.pick("New passphrase", "Neues Kennwort") }
  var wordAgain: String { language.pick("Once more", "Noch einmal") }
  var forgottenFirst: String {
    language.pick(
      "At least 10 characters; a few words are easiest to keep. If you forget it, the journal on "
        + "this device cannot be opened by anybody; an account or a backup file brings it back.",
      "Mindestens 10 Zeichen; ein paar Wörter merken sich am leichtesten. Vergisst du es, kann "
        + "niemand das Tagebuch auf diesem Gerät öffnen; ein Konto oder eine Sicherungsdatei "
        + "bringt es zurück.")
  }
  var removeWhy: String {
    language.pick(
      "Then the journal opens without a question.", "Dann öffnet sich das Tagebuch ohne Frage.")
  }
  var working: String { language.pick("Sealing …", "Wird versiegelt …") }
  var close: String { language.pick("Close", "Schließen") }

  func title(_ kind: LockForm.Kind) -> String {
    switch kind {
    case .set: setWord
    case .change: changeWord
    case .remove: removeWord
    }
  }

  func problem(_ problem: LockForm.Problem) -> String {
    switch problem {
    case .rule(let problem): self.problem(problem)
    case .different:
      language.pick("The two are not the same yet.", "Die beiden sind noch nicht gleich.")
    case .wrong:
      language.pick(
        "It stayed as it was: the passphrase until now is another one, or there was no room.",
        "Alles blieb, wie es war: Das bisherige Kennwort ist ein anderes, oder es war kein Platz.")
    }
  }

  private func problem(_ problem: PasswordProblem) -> String {
    switch problem {
    case .tooShort:
      language.pick("It takes 10 characters or more.", "Es braucht mindestens 10 Zeichen.")
    case .tooLong:
      language.pick("It takes 256 characters at most.", "Es dürfen höchstens 256 Zeichen sein.")
    case .pattern:
      language.pick(
        "Rows and repeats are guessed first. Take words of your own.",
        "Folgen und Wiederholungen werden zuerst geraten. Nimm eigene Wörter.")
    case .common, .address:
      language.pick(
        "This one is guessed early. Add a word or two of your own.",
        "Das wird früh geraten. Nimm ein, zwei eigene Wörter dazu.")
    }
  }

  func done(_ kind: LockForm.Kind) -> String {
    switch kind {
    case .set: language.pick("The lock is on", "Die Sperre ist an")
    case .change: language.pick("The passphrase is changed", "Das Kennwort ist geändert")
    case .remove: language.pick("The lock is off", "Die Sperre ist aus")
    }
  }

  var hiding: String { language.pick("Quick cover", "Schnelles Deckblatt") }
  var hidingWhy: String {
    language.pick(
      "An eye in the head of the page, or Escape twice, lays an empty page of notes over it. "
        + "“New note” takes it away.",
      "Ein Auge im Kopf der Seite, oder zweimal Escape, legt ein leeres Notizblatt darüber. "
        + "„Neue Notiz“ nimmt es weg.")
  }
  var neutral: String { language.pick("Neutral name of the window", "Neutraler Fenstername") }
  var neutralWhy: String {
    language.pick(
      "The window and the tab are called “Notes”.", "Fenster und Tab heißen „Notizen“.")
  }
  var hide: String { language.pick("Cover the page", "Seite verdecken") }
  var notes: String { language.pick("Notes", "Notizen") }
  var noNotes: String { language.pick("No notes yet", "Noch keine Notizen") }
  var newNote: String { language.pick("New note", "Neue Notiz") }
}
