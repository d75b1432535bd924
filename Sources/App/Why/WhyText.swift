// The words around photos and voice notes.
import Engine

struct WhyText {
  let heading: String
  let lead: String
  let photo: String
  let record: String
  let stop: String
  let photoLabel: String
  let voiceLabel: String
  let missing: String
  let remove: String
  let kept: String
  let removed: String
  let recording: String
  let problem: (AttachProblem) -> String

  static var en: WhyText {
    WhyText(
      heading: "See it, hear it",
      lead: """
        A photo or your own voice says it faster than words. Both are sealed like your journal and \
        stay on this device.
        """,
      photo: "Add a photo", record: "Record your voice", stop: "Stop and keep",
      photoLabel: "Your photo of why", voiceLabel: "Your voice note on why",
      missing: "This one is not on this device.",
      remove: "Remove", kept: "Kept.", removed: "Removed.",
      recording: "Recording. It ends by itself after a minute.",
      problem: {
        switch $0 {
        case .denied:
          "The browser did not give access to the microphone. You can allow it in the settings of "
            + "this page."
        case .unsupported: "This browser cannot record sound."
        case .unreadable: "That could not be read. Another file may work."
        case .tooLarge: "That is too large to keep, even made small."
        case .full: "There are 50 already, or the disk is full. Remove one to make room."
        case .unknown: "That did not work. Nothing was kept."
        }
      })
  }

  static var de: WhyText {
    WhyText(
      heading: "Sehen und hören",
      lead: """
        Ein Foto oder deine eigene Stimme sagt es schneller als Worte. Beides ist versiegelt wie \
        dein Tagebuch und bleibt auf diesem Gerät.
        """,
      photo: "Foto dazu", record: "Stimme aufnehmen", stop: "Beenden und behalten",
      photoLabel: "Dein Foto zum Warum", voiceLabel: "Deine Sprachnotiz zum Warum",
      missing: "Das liegt nicht auf diesem Gerät.",
      remove: "Entfernen", kept: "Behalten.", removed: "Entfernt.",
      recording: "Aufnahme läuft. Nach einer Minute endet sie von selbst.",
      problem: {
        switch $0 {
        case .denied:
          "Der Browser hat das Mikrofon nicht freigegeben. Du kannst es in den Einstellungen "
            + "dieser Seite erlauben."
        case .unsupported: "Dieser Browser kann keinen Ton aufnehmen."
        case .unreadable: "Das ließ sich nicht lesen. Vielleicht geht eine andere Datei."
        case .tooLarge: "Das ist auch verkleinert zu groß."
        case .full: "Es sind schon 50, oder der Speicher ist voll. Entferne etwas, dann geht es."
        case .unknown: "Das hat nicht geklappt. Nichts wurde behalten."
        }
      })
  }
}
