// What went well in a week, as sentences.
import Engine

struct WeekText {
  let language: Language

  func good(_ name: String, _ days: Int, _ all: Int) -> String {
    language.weekGood(name: name, days: days, all: all)
  }
  func free(_ name: String, _ days: Int) -> String {
    language.weekFree(days: days, name: name)
  }
  func fewer(_ now: String, _ before: String) -> String {
    language.weekFewer(now: now, before: before)
  }
  func passed(_ count: Int, _ all: Int) -> String {
    language.weekPassed(all: all, count: count)
  }
  func walked(_ count: Int) -> String {
    language.weekWalked(count: count)
  }
  func challenge(_ name: String) -> String {
    language.weekChallenge(name: name)
  }
  func recorded(_ name: String, _ days: Int) -> String {
    language.weekRecorded(name: name, days: days)
  }
  func practised(_ kind: MinuteKind, _ minutes: Int64) -> String {
    switch kind {
    case .mindful:
      language.weekPractisedMindful(minutes: Int(clamping: minutes))
    case .workout:
      language.weekPractisedWorkout(minutes: Int(clamping: minutes))
    }
  }
  func swapped(_ count: Int) -> String {
    language.weekSwapped(count: count)
  }
  func written(_ count: Int) -> String {
    language.weekWritten(count: count)
  }
}
