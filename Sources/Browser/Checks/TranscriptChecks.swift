// Conversations with the whole app whose outcome is the same natively and in the browser.

import App
import Engine

enum TranscriptChecks {
  static var all: [Check] {
    [
      Check(
        "A way down in German says and stores what was recorded", finds: reduceFound, in: reduce),
      Check("A craving from its tap to its end stores what was recorded", finds: cravingFound) {
        craving()
      },
      Check("A stop in a far year counts on both sides as recorded", finds: stopFound, in: stop),
      Check("A window that was overtaken stamps anew as recorded", finds: overtakenFound) {
        overtaken()
      },
      Check("A folded journal starts as it was", finds: foldedFound, in: folded),
    ]
  }

  private static let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Europe/Berlin")
  private static let smoking = Tracker.identifier(for: .cigarettes)

  /// A way has a page for its day.
  private static func welcome(
    _ transcript: inout Transcript, _ answers: [WelcomeMessage] = []
  ) {
    transcript.send(.opening(.pressedBegin))
    transcript.send(.welcome(.pickedSubstance(.cigarettes)))
    for answer in answers { transcript.send(.welcome(answer)) }
    let pages = answers.isEmpty ? 6 : 7
    for _ in 1...pages { transcript.send(.welcome(.pressedNext)) }
  }

  private static func reduce() -> String {
    var transcript = Transcript("de", on: "2026-03-10", at: 725, zone: zone)
    welcome(
      &transcript,
      [
        .enteredPerDay(.cigarettes, "17,5"), .pickedMotive(.freedom),
        .enteredOwnReason("Für Ida."), .pickedMethod(.reduce), .enteredReduceDays("60"),
      ])
    transcript.look()
    for _ in 1...3 {
      transcript.letTimePass(Milliseconds.hour)
      transcript.send(.today(.logged(smoking, amount: Entry.unit)))
    }
    transcript.look()
    transcript.send(.today(.pressedTotal(smoking, Day(text: "2026-03-10")!)))
    transcript.send(.today(.enteredTotal("1234,5")))
    transcript.send(.today(.submittedTotal))
    transcript.look()
    transcript.send(.pressedUndo)
    transcript.look()
    return transcript.text
  }

  private static func craving() -> String {
    var transcript = Transcript("en", on: "2026-03-10", at: 60, zone: zone)
    welcome(&transcript)
    transcript.send(.craving(.pressedCraving))
    transcript.letTimePass(61_500)
    transcript.send(.craving(.pickedStrength("8")))
    transcript.send(.craving(.enteredOwnTrigger("Rain")))
    transcript.send(.craving(.addedOwnTrigger))
    transcript.send(.craving(.enteredNote("It rains")))
    transcript.send(.craving(.pressedUsed))
    transcript.send(.craving(.left))
    transcript.look()
    transcript.send(.pressedUndo)
    transcript.look()
    return transcript.text
  }

  private static func stop() -> String {
    var transcript = Transcript("en", on: "2999-01-31", at: 1439, zone: zone)
    welcome(&transcript, [.pickedMethod(.stop), .enteredStopDay("2999-02-14")])
    transcript.look()
    transcript.letTimePass(14 * 24 * Milliseconds.hour)
    transcript.look()
    transcript.letTimePass(300 * 24 * Milliseconds.hour)
    transcript.send(.today(.logged(smoking, amount: Entry.unit)))
    transcript.look()
    return transcript.text
  }

  private static func overtaken() -> String {
    var transcript = Transcript("en", on: "2026-03-10", at: 725, zone: zone)
    welcome(&transcript)
    transcript.send(.today(.logged(smoking, amount: Entry.unit)))
    transcript.overtake(by: 3)
    transcript.send(.today(.logged(smoking, amount: Entry.unit)))
    transcript.send(.pressedUndo)
    transcript.look()
    return transcript.text
  }

  private static func folded() -> String {
    var transcript = Transcript("en", on: "2026-01-01", at: 725, zone: zone)
    welcome(&transcript)
    for _ in 1...20 {
      transcript.letTimePass(100 * Milliseconds.hour)
      transcript.send(.today(.logged(smoking, amount: Entry.unit)))
    }
    let before = transcript.digest
    transcript.foldAndStart()
    transcript.look()
    return before + "\n" + transcript.lines.suffix(2).joined(separator: "\n")
  }
}

/// What was recorded: what the app asked for, digests of the records and of the journal, the title
/// and the one number.
extension TranscriptChecks {
  fileprivate static let reduceFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save 6c446b02 replace keepDraft
    c3706189 · Guten Tag · 17 von 17 übrig
    save 8d2db099 keepStorage keepDraft
    save 23fd7f66 keepDraft
    save fe289b3b keepDraft
    8e530177 · Guten Tag · 14 von 17 übrig
    save 2ad4644d keepDraft
    abd0c0e0 · Guten Tag · 1.217,5 über deinen 17
    save 1183024b keepDraft
    15cc7a89 · Guten Tag · 14 von 17 übrig
    """

  fileprivate static let cravingFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save dbd53d67 replace keepDraft
    save 61a38894 keepDraft go showTile keepAwake
    save 953b8347
    save 06017bad
    keepDraft
    save 2f0f826b keepStorage save d6f63745 quiet showTile keepAwake keepDraft
    go
    2c89f7f9 · Hello, night owl · 1 cigarette today
    save 46e38f63 keepDraft
    b4f4aae6 · Hello, night owl · 0 cigarettes today
    """

  fileprivate static let stopFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save f43c0f36 replace keepDraft
    47f0748f · Hello, night owl · 13:04:01:00 until you stop
    47f0748f · Hello, night owl · 0:19:59:00 free
    save 04cc5b1a keepStorage foldWhenIdle keepDraft
    bf5150c5 · Hello, night owl · 300:19:59:00 free in all
    """

  fileprivate static let overtakenFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save 5c4765f9 replace keepDraft
    save d55c0565 keepStorage keepDraft
    save 4e49518d keepDraft
    save e4d0fb4b keepDraft
    c8feeaf9 · Good afternoon · 1 cigarette today
    """

  fileprivate static let foldedFound = """
    74be6ef0
    folded 4 through 21 · 74be6ef0
    74be6ef0 · Good evening · 1 cigarette today
    """
}
