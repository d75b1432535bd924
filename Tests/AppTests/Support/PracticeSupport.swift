// A person who practises: a tab on the practice place, its sessions, and the beat of its clock.
import App
import Engine

let minute: Int64 = 60_000

/// A tab on the practice place of somebody who began.
func practiceTab(
  _ more: [Draft] = [], settings: [Field] = [], at time: String = "12:00",
  language: String = "en", address: String = "#/practice"
) -> Tab {
  let begun = Draft.create(
    Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))] + settings)
  return trackersTab(
    [.mood], more: [begun] + more, at: time, language: language, address: address)
}

extension Tab {
  /// Lets time pass with a beat each second, as a page in sight does.
  func watch(_ milliseconds: Int64) {
    for _ in 0..<milliseconds / 1000 {
      letTimePass(1000)
      receive(.beat)
    }
    letTimePass(milliseconds % 1000)
    if milliseconds % 1000 > 0 { receive(.beat) }
  }

  /// Lets time pass and beats once.
  func skip(_ milliseconds: Int64) {
    letTimePass(milliseconds)
    receive(.beat)
  }

  func start(_ setting: PracticeSetting) { send(.practice(.pressedStart(setting))) }

  var finished: [PracticeRun] { state.desk.overview.practice.finished }
  var started: [PracticeRun] { state.desk.overview.practice.started }

  var sheetTitle: String? { screen.sheet?.title }

  /// Writes of a session in the log, by state.
  var ends: Int {
    logged.filter { change in
      guard change.kind == PracticeRun.kind, case .set(let fields) = change.action else {
        return false
      }
      return fields.contains { $0.name == "state" && $0.value == .text("done") }
    }.count
  }
}

extension PracticeSetting {
  static func sit(_ minutes: Int, closing: Int = 0, countdown: Int = 0) -> PracticeSetting {
    .meditation(MeditationSetting(minutes: minutes, closing: closing, countdown: countdown))
  }

  static let openSit = PracticeSetting.meditation(MeditationSetting(isOpenEnded: true))
  static let box = PracticeSetting.breathing(BreathPreset.builtIn[0])
}
