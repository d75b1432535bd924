// The words of a session: what is to be done, what came of it, what is asked.
import Engine

struct SessionText {
  let language: Language

  var title: String { language.sessionTitle }
  var nothing: String { language.sessionNothing }
  var toPractice: String { language.sessionToPractice }
  var back: String { language.sessionBack }

  // While it runs
  var ready: String { language.sessionReady }
  var sit: String { language.sessionSit }
  var closing: String { language.sessionClosing }
  var breatheIn: String { language.sessionBreatheIn }
  var breatheOut: String { language.sessionBreatheOut }
  var hold: String { language.sessionHold }
  var work: String { language.sessionWork }
  var rest: String { language.sessionRest }
  var open: String { language.sessionOpen }
  var pause: String { language.sessionPause }
  var paused: String { language.sessionPaused }
  var goOn: String { language.sessionGoOn }
  var stop: String { language.sessionStop }
  var finish: String { language.sessionFinish }
  var soundBlocked: String {
    language.sessionSoundBlocked
  }
  func round(_ round: Int, _ rounds: Int) -> String {
    language.sessionRound(round: round, rounds: rounds)
  }
  func left(_ time: String) -> String {
    language.sessionLeft(time: time)
  }
  func soFar(_ time: String) -> String {
    language.sessionSoFar(time: time)
  }
  func minutes(_ count: Int64) -> String {
    language.sessionMinutes(count: Int(clamping: count))
  }
  func minutesAndHalf(_ count: Int64) -> String {
    minutes(count) + language.sessionMinutesAndHalf
  }
  func halfMinute(_ seconds: Int64) -> String {
    language.sessionHalfMinute(seconds: Int(clamping: seconds))
  }

  // The end
  var effort: String { language.sessionEffort }
  var leave: String { language.sessionLeave }
  var notCounted: String { language.sessionNotCounted }

  // Questions
  var stopQuestion: String { language.sessionStopQuestion }
  func keep(_ length: String) -> String {
    language.sessionKeep(length: length)
  }
  var drop: String { language.sessionDrop }
  func startQuestion(_ name: String) -> String {
    language.sessionStartQuestion(name: name)
  }
  func running(_ name: String, _ time: String) -> String {
    language.sessionRunning(name: name, time: time)
  }
  func keepAndStart(_ length: String) -> String {
    language.sessionKeepAndStart(length: length)
  }
  var dropAndStart: String {
    language.sessionDropAndStart
  }
  var letItRun: String { language.sessionLetItRun }
  var countQuestion: String { language.sessionCountQuestion }
  func unwatched(_ name: String, _ length: String, _ when: String) -> String {
    language.sessionUnwatched(name: name, length: length, when: when)
  }
  var counts: String { language.sessionCounts }
  var doesNot: String { language.sessionDoesNot }
}
