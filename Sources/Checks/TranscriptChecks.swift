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
    transcript.send(.craving(.pickedIntensity(8)))
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
    save a01ac77b replace keepDraft
    ee05f8a1 · Guten Tag, Jörg · 0 von 18
    save d3156a87 keepStorage keepDraft
    save fa9ba73a keepDraft
    save 5827971e keepDraft
    897beace · Guten Tag, Jörg · 3 von 18
    save ff2b8850 keepDraft
    a280fd46 · Guten Tag, Jörg · 1.234,5 von 18
    save cc0c80cf keepDraft
    3d8ab827 · Guten Tag, Jörg · 3 von 18
    """

  fileprivate static let cravingFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save 9a229a80 replace keepDraft
    save b11b76ee keepDraft go
    save 75121ce7
    save b5363c40
    keepDraft
    save a063cdf4 keepStorage save 38a207d0 keepDraft
    go
    ac702a6d · Hello, night owl · 1 cigarette today
    save 6f2b8b31 keepDraft
    00856b77 · Hello, night owl · 0 cigarettes today
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
    save f1ce8f18 replace keepDraft
    cd3e9274 · Hello, night owl · 13:04:01:00 until you stop
    cd3e9274 · Hello, night owl · 0:19:59:00 free
    save 699e4e4d keepStorage foldWhenIdle keepDraft
    37db5be3 · Hello, night owl · 300:19:59:00 free in all
    """

  fileprivate static let overtakenFound = """
    go
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    keepDraft
    save 0b977ab7 replace keepDraft
    save b464370d keepStorage keepDraft
    save 0580ebed keepDraft
    save 52b14986 keepDraft
    4bdfce15 · Good afternoon · 1 cigarette today
    """

  fileprivate static let foldedFound = """
    f883e52e
    folded 4 through 21 · f883e52e
    f883e52e · Good evening · 1 cigarette today
    """
}
