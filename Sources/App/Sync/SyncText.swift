// The words about how sync stands.
import Engine

struct SyncText {
  let language: Language

  var title: String { language.pick("How it stands", "Wie es steht") }
  func allThere(_ time: String) -> String {
    language.pickLazily(
      "Everything is here and on the server, as of \(time).",
      "Alles ist hier und auf dem Server, Stand \(time).")
  }
  var allHere: String {
    language.pick("Everything is saved here.", "Alles ist hier gespeichert.")
  }
  func waiting(_ count: Int) -> String {
    language.pickLazily(
      count == 1
        ? "Saved here. One change waits for the server."
        : "Saved here. \(count) changes wait for the server.",
      count == 1
        ? "Hier gespeichert. Eine Änderung wartet auf den Server."
        : "Hier gespeichert. \(count) Änderungen warten auf den Server.")
  }
  var fetching: String {
    language.pick("Fetching what is new …", "Holt, was neu ist …")
  }
  func fetching(_ part: Int, of parts: Int) -> String {
    language.pickLazily(
      "Fetching the journal: part \(part) of \(parts) …",
      "Holt das Tagebuch: Teil \(part) von \(parts) …")
  }
  var off: String {
    language.pick(
      "Sync is off. The whole journal is here, and nothing leaves.",
      "Der Abgleich ist aus. Das ganze Tagebuch ist hier, und nichts geht fort.")
  }
  func notSent(_ count: Int) -> String {
    language.pickLazily(
      count == 1 ? "One change is only here." : "\(count) changes are only here.",
      count == 1 ? "Eine Änderung ist nur hier." : "\(count) Änderungen sind nur hier.")
  }
  var signedOut: String {
    language.pick(
      "This device was signed out: from another one, or by a new password. Your journal is here; "
        + "sign in to sync again.",
      "Dieses Gerät wurde abgemeldet: von einem anderen aus oder durch ein neues Passwort. Dein "
        + "Tagebuch ist hier; melde dich zum Abgleich an.")
  }
  var oldKey: String {
    language.pick(
      "The server was put back to a key that you gave up. What you write waits here until you "
        + "change the journal's key.",
      "Der Server steht wieder bei einem Schlüssel, den du abgelöst hast. Was du schreibst, wartet "
        + "hier, bis du den Schlüssel wechselst.")
  }
  func trouble(_ trouble: SyncState.Trouble) -> String {
    switch trouble {
    case .unreachable:
      language.pick(
        "The server can't be reached now. It goes on by itself.",
        "Der Server ist gerade nicht erreichbar. Es geht von selbst weiter.")
    case .full:
      language.pick(
        "The account has no room left. What you write stays safe here.",
        "Das Konto hat keinen Platz mehr. Was du schreibst, bleibt hier sicher.")
    case .outdated:
      language.pick(
        "The server wants a newer version of the app. Reload to get it.",
        "Der Server möchte eine neuere Version der App. Lade neu, um sie zu bekommen.")
    case .odd:
      language.pick(
        "The server answered in an unknown way. It is tried again by itself.",
        "Der Server hat anders geantwortet als gedacht. Es wird von selbst wieder versucht.")
    }
  }
  var onSwitch: String { language.pick("Sync this device", "Dieses Gerät abgleichen") }
  var onDetail: String {
    language.pick(
      "Off keeps the whole journal here and sends nothing.",
      "Aus behält das ganze Tagebuch hier und sendet nichts.")
  }
  var copyStays: String {
    language.pick(
      "The server keeps its copy for your other devices. Is it to go?",
      "Der Server behält seine Kopie für deine anderen Geräte. Soll sie weg?")
  }
  var removeCopy: String {
    language.pick("Delete it with the account", "Mit dem Konto löschen")
  }
  var attention: String { language.pick("Needs a look", "Bitte ansehen") }
  func refused(_ count: Int) -> String {
    language.pickLazily(
      count == 1
        ? "One change is too large to travel. It stays on this device."
        : "\(count) changes are too large to travel. They stay on this device.",
      count == 1
        ? "Eine Änderung ist zu groß zum Reisen. Sie bleibt auf diesem Gerät."
        : "\(count) Änderungen sind zu groß zum Reisen. Sie bleiben auf diesem Gerät.")
  }
  func unreadable(_ count: Int) -> String {
    language.pickLazily(
      count == 1
        ? "One change from another device can't be read here. It is kept as it came."
        : "\(count) changes from other devices can't be read here. They are kept as they came.",
      count == 1
        ? "Eine Änderung von einem anderen Gerät lässt sich hier nicht lesen. Sie bleibt, wie sie "
          + "kam."
        : "\(count) Änderungen von anderen Geräten lassen sich hier nicht lesen. Sie bleiben, wie "
          + "sie kamen.")
  }
  var differs: String {
    language.pick(
      "This journal was not quite the same as on your other devices. It is being read from the "
        + "server once more; nothing of yours is taken away.",
      "Dieses Tagebuch war nicht ganz so wie auf deinen anderen Geräten. Es wird noch einmal vom "
        + "Server gelesen; von deinem geht nichts weg.")
  }
  var withheld: String {
    language.pick(
      "The server did not show this device the same journal as your other devices: something is "
        + "missing or in another place. What is here stays here. Export it, and ask whoever runs "
        + "the server.",
      "Der Server hat diesem Gerät nicht dasselbe Tagebuch gezeigt wie deinen anderen Geräten: "
        + "Etwas fehlt oder steht an anderer Stelle. Was hier ist, bleibt hier. Exportiere es, und "
        + "frag, wer den Server betreibt.")
  }
  var understood: String { language.pick("Understood", "Verstanden") }
}
