// Where what a person enters is kept: one sentence, true with an account and without one.
import Engine

extension State {
  /// Stands below what asks for something personal.
  var whereKept: String {
    sync.record == nil
      ? language.pick("It stays on this device.", "Es bleibt auf diesem Gerät.")
      : language.pick(
        "With the rest of your journal it goes to your account, sealed.",
        "Mit dem übrigen Tagebuch geht es in dein Konto, versiegelt.")
  }

  /// Where the whole journal is.
  var whereJournalIs: String {
    sync.record == nil
      ? language.pick(
        "The journal is in this browser on this device, and nowhere else.",
        "Das Tagebuch liegt in diesem Browser auf diesem Gerät und sonst nirgends.")
      : language.pick(
        "The journal is in this browser on this device, and sealed in your account.",
        "Das Tagebuch liegt in diesem Browser auf diesem Gerät und versiegelt in deinem Konto.")
  }
}
