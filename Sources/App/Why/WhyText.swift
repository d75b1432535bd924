// The words around photos and voice notes.
import Engine

struct WhyText {
  let language: Language

  var heading: String { language.pick("See it, hear it", "Sehen und hören") }
  var lead: String {
    language.pick(
      "A photo or your own voice says it faster than words. Both are sealed like your journal.",
      "Ein Foto oder deine eigene Stimme sagt es schneller als Worte. Beides ist versiegelt "
        + "wie dein Tagebuch.")
  }
  var photo: String { language.pick("Add a photo", "Foto dazu") }
  var record: String { language.pick("Record your voice", "Stimme aufnehmen") }
  var stop: String { language.pick("Stop and keep", "Beenden und behalten") }
  var photoLabel: String { language.pick("Your photo of why", "Dein Foto zum Warum") }
  var voiceLabel: String { language.pick("Your voice note on why", "Deine Sprachnotiz zum Warum") }
  var missing: String {
    language.pick("This one is not on this device.", "Das liegt nicht auf diesem Gerät.")
  }
  var remove: String { language.pick("Remove", "Entfernen") }
  var kept: String { language.pick("Kept.", "Behalten.") }
  var removed: String { language.pick("Removed.", "Entfernt.") }
  var recording: String {
    language.pick(
      "Recording. It ends by itself after a minute.",
      "Aufnahme läuft. Nach einer Minute endet sie von selbst.")
  }

  func problem(_ problem: AttachProblem) -> String {
    switch problem {
    case .denied:
      language.pick(
        "The browser did not give access to the microphone. You can allow it in the settings "
          + "of this page.",
        "Der Browser hat das Mikrofon nicht freigegeben. Du kannst es in den Einstellungen "
          + "dieser Seite erlauben.")
    case .unsupported:
      language.pick(
        "This browser cannot record sound.",
        "Dieser Browser kann keinen Ton aufnehmen.")
    case .unreadable:
      language.pick(
        "That could not be read. Another file may work.",
        "Das ließ sich nicht lesen. Vielleicht geht eine andere Datei.")
    case .tooLarge:
      language.pick(
        "That is too large to keep, even made small.",
        "Das ist auch verkleinert zu groß.")
    case .full:
      language.pick(
        "There are 50 already, or the disk is full. Remove one to make room.",
        "Es sind schon 50, oder der Speicher ist voll. Entferne etwas, dann geht es.")
    case .unknown:
      language.pick(
        "That did not work. Nothing was kept.",
        "Das hat nicht geklappt. Nichts wurde behalten.")
    }
  }
}
