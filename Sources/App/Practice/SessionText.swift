// The words of a session: what is to be done, what came of it, what is asked.
import Engine

struct SessionText {
  let language: Language

  var title: String { language.pick("Session", "Einheit") }
  var nothing: String { language.pick("Nothing is running.", "Gerade läuft nichts.") }
  var toPractice: String { language.pick("To Practice", "Zu Üben") }
  var back: String { language.pick("Open", "Öffnen") }

  // While it runs
  var ready: String { language.pick("Get ready", "Gleich geht es los") }
  var sit: String { language.pick("Meditation", "Meditation") }
  var closing: String { language.pick("Closing", "Ausklang") }
  var breatheIn: String { language.pick("Breathe in", "Einatmen") }
  var breatheOut: String { language.pick("Breathe out", "Ausatmen") }
  var hold: String { language.pick("Hold", "Halten") }
  var work: String { language.pick("Work", "Belastung") }
  var rest: String { language.pick("Rest", "Pause") }
  var open: String { language.pick("so far", "bisher") }
  var pause: String { language.pick("Pause", "Anhalten") }
  var paused: String { language.pick("Paused", "Angehalten") }
  var goOn: String { language.pick("Go on", "Weiter") }
  var stop: String { language.pick("Stop", "Beenden") }
  var finish: String { language.pick("Finish", "Fertig") }
  var soundBlocked: String {
    language.pick("Tap anywhere to hear the sound.", "Tippe irgendwohin, um den Ton zu hören.")
  }
  func round(_ round: Int, _ rounds: Int) -> String {
    language.pickLazily("Round \(round) of \(rounds)", "Runde \(round) von \(rounds)")
  }
  func left(_ time: String) -> String {
    language.pickLazily("\(time) left", "noch \(time)")
  }
  func soFar(_ time: String) -> String {
    language.pickLazily("\(time) so far", "\(time) bisher")
  }
  func minutes(_ count: Int64) -> String {
    language.pickLazily(
      count == 1 ? "1 minute" : "\(count) minutes", count == 1 ? "1 Minute" : "\(count) Minuten")
  }
  func minutesAndHalf(_ count: Int64) -> String {
    minutes(count) + language.pick(" 30 seconds", " 30 Sekunden")
  }
  func halfMinute(_ seconds: Int64) -> String {
    language.pickLazily("\(seconds) seconds", "\(seconds) Sekunden")
  }

  // The end
  /// "10 minutes.", or the shorter form where it is not whole.
  func done(_ milliseconds: Int64, _ length: String) -> String {
    let isWhole = milliseconds % Milliseconds.minute == 0
    return (isWhole ? minutes(milliseconds / Milliseconds.minute) : length) + "."
  }
  var effort: String { language.pick("How hard was it?", "Wie anstrengend war es?") }
  var leave: String { language.pick("Done", "Fertig") }
  var notCounted: String { language.pick("Don’t count it", "Nicht zählen") }

  // Questions
  var stopQuestion: String { language.pick("Stop here?", "Hier aufhören?") }
  func keep(_ length: String) -> String {
    language.pickLazily("Keep \(length)", "\(length) behalten")
  }
  var drop: String { language.pick("Stop without keeping", "Beenden, nichts behalten") }
  func startQuestion(_ name: String) -> String {
    language.pickLazily("Start \(name)?", "\(name) starten?")
  }
  func running(_ name: String, _ time: String) -> String {
    language.pickLazily("\(name) is running: \(time).", "Es läuft \(name): \(time).")
  }
  func keepAndStart(_ length: String) -> String {
    language.pickLazily(
      "Stop it, keep \(length), start this", "Beenden, \(length) behalten, das hier starten")
  }
  var dropAndStart: String {
    language.pick("Stop it without keeping, start this", "Ohne Behalten beenden, das hier starten")
  }
  var letItRun: String { language.pick("Keep it going", "Weiterlaufen lassen") }
  var countQuestion: String { language.pick("Did it count?", "Hat es gezählt?") }
  func unwatched(_ name: String, _ length: String, _ when: String) -> String {
    language.pickLazily(
      "\(name), \(length), started \(when). Its end came while the app was closed.",
      "\(name), \(length), begonnen \(when). Das Ende kam, während die App geschlossen war.")
  }
  var counts: String { language.pick("Yes, it counts", "Ja, das zählt") }
  var doesNot: String { language.pick("No", "Nein") }
}
