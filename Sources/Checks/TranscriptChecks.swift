// Conversations with the whole app whose outcome is the same natively and in the browser.

import App
import Engine

enum TranscriptChecks {
  static let all = [
    Check("A way down in German says and stores what was recorded", finds: reduceFound, in: reduce),
    Check("A craving from its tap to its end stores what was recorded", finds: cravingFound) {
      craving()
    },
    Check("A stop in a far year counts on both sides as recorded", finds: stopFound, in: stop),
    Check("A window that was overtaken stamps anew as recorded", finds: overtakenFound) {
      overtaken()
    },
    Check("A folded journal starts as it was", finds: foldedFound, in: folded),
  ]

  private static let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Europe/Berlin")
  private static let smoking = Tracker.identifier(for: .cigarettes)

  private static func welcome(
    _ transcript: inout Transcript, _ answers: [WelcomeMessage] = []
  ) {
    transcript.send(.opening(.pressedBegin))
    transcript.send(.welcome(.pickedSubstance(.cigarettes)))
    for answer in answers { transcript.send(.welcome(answer)) }
    for _ in 1...WelcomeState.stepCount { transcript.send(.welcome(.pressedNext)) }
  }

  private static func reduce() -> String {
    var transcript = Transcript("de", on: "2026-03-10", at: 725, zone: zone)
    transcript.send(.opening(.enteredName("Jörg")))
    welcome(
      &transcript,
      [
        .enteredPerDay(.cigarettes, "17,5"), .enteredPrice(.cigarettes, "8,60"),
        .enteredPackUnits(.cigarettes, "20"), .pickedMotive(.freedom),
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
    save 28dee150 replace keepDraft
    ec4ef280 · Guten Tag, Jörg · 17 von 17 übrig
    save 631d694b keepStorage keepDraft
    save 84d57356 keepDraft
    save 6a9c80c2 keepDraft
    eec98e61 · Guten Tag, Jörg · 14 von 17 übrig
    save 454af49f keepDraft
    3523e9fd · Guten Tag, Jörg · 1.217,5 mehr als 17
    save 298ee36c keepDraft
    41231ec3 · Guten Tag, Jörg · 14 von 17 übrig
    """

  fileprivate static let cravingFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save f7a7ad60 replace keepDraft
    save 377ca0c9 keepDraft go showTile keepAwake
    save abca84b1
    save cb39e183
    keepDraft
    save 7bf244cd keepStorage save 3559b328 quiet showTile keepAwake keepDraft
    go
    c48bbda8 · Hello, night owl · 1 cigarette today
    save dc9039ee keepDraft
    c62a78cf · Hello, night owl · 0 cigarettes today
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
    save d919bb82 replace keepDraft
    47f0748f · Hello, night owl · 13:04:01:00 until you stop
    47f0748f · Hello, night owl · 0:19:59:00 free
    save 5d60b18d keepStorage foldWhenIdle keepDraft
    24fb341d · Hello, night owl · 300:19:59:00 free in all
    """

  fileprivate static let overtakenFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save 78033d3f replace keepDraft
    save 2e7b5190 keepStorage keepDraft
    save fa5beafe keepDraft
    save b02b914d keepDraft
    36f8f1ff · Good afternoon · 1 cigarette today
    """

  fileprivate static let foldedFound = """
    972240ca
    folded 4 through 21 · 972240ca
    972240ca · Good evening · 1 cigarette today
    """
}
