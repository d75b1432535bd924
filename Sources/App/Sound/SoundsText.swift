// The words about sound.
import Engine

struct SoundsText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String { language.pick("Sound", "Klang") }
  var lead: String {
    language.pick(
      "Gongs, cues and ambience of your practice. All of it is made on this device.",
      "Gongs, Signale und Klangkulisse für deine Praxis. Alles entsteht auf diesem Gerät.")
  }
  var open: String { language.pick("Set the sound", "Klang einstellen") }
  var quiet: String { language.pick("Stop", "Anhalten") }

  func found(_ state: SoundState) -> String {
    switch state {
    case .playing: ""
    case .blocked:
      language.pick(
        "The browser holds the sound back. One more tap usually helps.",
        "Der Browser hält den Ton noch zurück. Meist hilft es, noch einmal zu tippen.")
    case .silent:
      language.pick(
        "No sound here right now: another window is playing, or this browser cannot. Everything "
          + "else works.",
        "Hier ist gerade kein Ton möglich: Ein anderes Fenster spielt, oder dieser Browser kann "
          + "es nicht. Alles andere funktioniert.")
    }
  }

  var gongs: String { language.pick("Gongs and cues", "Gongs und Signale") }
  var volume: String { language.pick("Volume", "Lautstärke") }
  var volumeHint: String {
    language.pick(
      "Play the gong and set the volume of your device by it.",
      "Spiel den Gong an und stell danach die Lautstärke deines Geräts ein.")
  }
  var tryGong: String { language.pick("Play the gong", "Gong anspielen") }
  var tryMeditation: String {
    language.pick("A meditation in 15 seconds", "Eine Meditation in 15 Sekunden")
  }

  var ambience: String { language.pick("Ambience", "Klangkulisse") }
  func name(_ ambience: Ambience?) -> String {
    switch ambience {
    case nil: language.pick("None", "Keine")
    case .waves: language.pick("Waves", "Wellen")
    case .rain: language.pick("Rain", "Regen")
    case .fire: language.pick("Fire", "Feuer")
    }
  }
  var ambienceVolume: String {
    language.pick("Volume beside the gong", "Lautstärke neben dem Gong")
  }
  var tryAmbience: String { language.pick("Listen", "Anhören") }

  var breathing: String { language.pick("Breathing cues", "Atemsignale") }
  var theme: String { language.pick("Instrument", "Instrument") }
  func name(_ theme: CueTheme) -> String {
    switch theme {
    case .distinctive: language.pick("Bells", "Glocken")
    case .marimba: language.pick("Marimba", "Marimba")
    case .harp: language.pick("Harp", "Harfe")
    case .guitar: language.pick("Guitar", "Gitarre")
    }
  }
  var themeHint: String {
    language.pick(
      "Notes rise as you breathe in and fall as you breathe out; a single note means hold.",
      "Die Töne steigen beim Einatmen und fallen beim Ausatmen; ein einzelner Ton heißt: halten.")
  }
  var tryBreathing: String { language.pick("Hear one round", "Eine Runde anhören") }

  var workout: String { language.pick("Workouts", "Training") }
  var tryIntervals: String { language.pick("Hear two intervals", "Zwei Intervalle anhören") }
  var speechSample: String {
    language.pick("Round two of three", "Runde zwei von drei")
  }

  var together: String { language.pick("Beside other apps", "Neben anderen Apps") }
  var notAlways: String {
    language.pick(
      "A phone may stop the sound of a page when it locks. During a practice the screen stays on.",
      "Manche Telefone halten den Ton einer Seite an, sobald sie sich sperren. Während der Praxis "
        + "bleibt der Bildschirm an.")
  }

  func name(_ wanted: SoundSwitch) -> String {
    switch wanted {
    case .inMeditation: language.pick("In meditation", "Bei der Meditation")
    case .inBreathing: language.pick("In breathing", "Beim Atmen")
    case .countdown: language.pick("Count down 3-2-1", "3-2-1 herunterzählen")
    case .speech: language.pick("Say exercises and rounds", "Übungen und Runden ansagen")
    case .mixing: language.pick("Let music play on", "Musik weiterlaufen lassen")
    }
  }

  func detail(_ wanted: SoundSwitch) -> String? {
    switch wanted {
    case .inMeditation, .inBreathing: nil
    case .countdown:
      language.pick("Three ticks before work ends.", "Drei Ticks, bevor die Belastung endet.")
    case .speech:
      language.pick(
        "With the voice of your device, in this language.",
        "Mit der Stimme deines Geräts, in dieser Sprache.")
    case .mixing:
      language.pick(
        "Off: the practice has the sound to itself and can be paused on the lock screen.",
        "Aus: Die Praxis hat den Ton für sich und lässt sich am Sperrbildschirm anhalten.")
    }
  }
}
