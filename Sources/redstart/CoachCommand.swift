// `redstart coach`: a conversation with the offline coach, a line for a line.

import App
import ArgumentParser
import Engine

struct CoachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coach", abstract: "Talk to the coach, a message and a line of JSON at a time.",
    discussion: """
      Reads a message on each line of standard input and prints {"intent","text","actions",\
      "level"}: level 2 is immediate danger, 1 elevated, 0 neither. It remembers the last ten \
      messages, and tells numbers only where the journal has them.
      """)

  @Option(help: "How it speaks: empathetic, motivational or direct.")
  var tone = CoachTone.empathetic.rawValue

  @Option(help: "en or de.")
  var language = "en"

  @Option(help: "A journal as `redstart export` prints it (default: an empty one).")
  var journal: String?

  @Option(help: "The moment to look from, as 2026-03-29T12:00:00Z (default: now).")
  var now: String?

  @Option(help: "The zone of the person, as Europe/Berlin.")
  var zone = "UTC"

  func validate() throws {
    guard CoachTone(rawValue: tone) != nil else {
      throw ValidationError("--tone is empathetic, motivational or direct")
    }
    guard Language(rawValue: language) != nil else {
      throw ValidationError("--language is en or de")
    }
    _ = try moment
    _ = try Zone(named: zone)
  }

  private var moment: Instant {
    get throws { try now.map { try Instant(argument: $0) } ?? .present }
  }

  func run() throws {
    guard let tone = CoachTone(rawValue: tone), let language = Language(rawValue: language) else {
      return
    }
    let overview = Overview(try journal.map { try CommandFiles.records($0) } ?? Records())
    var coach = CoachTalk(
      overview, tone, Locale(language), now: try moment, zone: try Zone(named: zone))
    while let line = readLine() {
      try CommandFiles.print(JSONValue.object(coach.answer(line)).bytes + [0x0A])
    }
  }
}

/// A conversation and what was said in it.
private struct CoachTalk {
  private let facts: CoachFacts
  private let text: CoachText
  private let locale: Locale
  private let tone: CoachTone
  private let now: Instant
  private var records = Records()
  private var clock = Clock(device: 0)
  private var turns: [CoachTurn]

  init(_ overview: Overview, _ tone: CoachTone, _ locale: Locale, now: Instant, zone: Zone) {
    facts = overview.coachFacts(now: now, zone: zone)
    turns = overview.coachTurns
    text = CoachText(locale)
    self.locale = locale
    self.tone = tone
    self.now = now
  }

  mutating func answer(_ message: String) -> [JSONMember] {
    let answer = CoachAnswer(
      to: message, isGerman: locale.language == .german, facts, after: turns, now: now)
    let said = text.said(answer, tone, facts)
    keep(message, answer, said)
    return [
      JSONMember("intent", .string(answer.intent.rawValue)), JSONMember("text", .string(said)),
      JSONMember("actions", .array(answer.actions.map { .string($0.rawValue) })),
      JSONMember("level", .int(Int64(answer.level.rawValue))),
    ]
  }

  /// As the app keeps it, so that what is remembered is the same; nothing is written anywhere.
  private mutating func keep(_ message: String, _ answer: CoachAnswer, _ said: String) {
    let id = Identifier(high: 1, low: UInt64(turns.count))
    let fields = CoachTurn.fields(
      message.isEmpty ? " " : message, answer, said: said, used: text.used(answer), at: now,
      on: Day(number: 0), .utc)
    let draft = Draft.create(id, kind: CoachTurn.kind, fields)
    records.apply(draft.stamped(by: &clock, now: now))
    if let turn = records.journal[id].flatMap({ CoachTurn($0) }) { turns.append(turn) }
  }
}
