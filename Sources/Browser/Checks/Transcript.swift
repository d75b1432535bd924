// A conversation with the app, written down line by line, with a store that keeps every write.

import App
import Engine

/// Drives a program at fixed moments and notes what it asked for and what its journal holds.
struct Transcript {
  private(set) var lines: [String] = []
  private(set) var program = Program()
  private var now: Instant
  private let zone: Zone
  private var clock: [UInt8] = []
  private var records = 0
  private var drawn: UInt8 = 0

  /// An app that starts with an empty store at a moment of a zone.
  init(_ language: String, on day: String, at minutes: Int, zone: Zone) {
    self.zone = zone
    now = zone.instant(Day(text: day)!, TimeOfDay(minutes: minutes)!)
    var device = Device()
    device.languages = [language]
    device.decimal = language == "de" ? "," : "."
    device.group = language == "de" ? "." : ","
    _ = program.receive(.started(device, address: ""), moment)
    _ = program.receive(.storeOpened(StoreFacts()), moment)
  }

  private var moment: Moment {
    Moment(now: now, zone: zone, entropy: Entropy(seed: [UInt8](repeating: drawn, count: 16)))
  }

  var text: String { lines.joined(separator: "\n") }

  var digest: String { digest(JournalWriter.json(program.state.desk.records.journal)) }

  mutating func letTimePass(_ milliseconds: Int64) {
    now = now.adding(milliseconds: milliseconds)
  }

  /// Something happens; what the app asks for is noted and done.
  mutating func send(_ message: Message) {
    drawn += 1
    note(perform(program.send(message, moment)))
  }

  /// The device is idle, and the copy of the week is made: the log becomes chunks, from which
  /// another app starts.
  mutating func foldAndStart() {
    for case .keepAttachment(let copy) in program.receive(.foldWanted, moment) {
      _ = program.receive(.kept(copy.id), moment)
    }
    let effects = program.receive(.foldWanted, moment)
    guard case .writeChunks(let chunks, let through, _, _) = effects.first else { return }
    var next = Program()
    for chunk in chunks { _ = next.receive(.chunk(chunk.bytes), moment) }
    var facts = StoreFacts()
    facts.clock = clock
    _ = next.receive(.storeOpened(facts), moment)
    program = next
    lines.append("folded \(chunks.count) through \(through) · \(digest)")
  }

  /// Notes the journal, the title and the one number of the screen.
  mutating func look() {
    let screen = program.screen(moment)
    lines.append("\(digest) · \(screen.title) · \(Transcript.number(on: screen))")
  }

  /// Another window writes so many changes before this one is asked.
  mutating func overtake(by count: Int64) {
    guard var stored = Clock(bytes: clock) else { return }
    for _ in 0..<count { _ = stored.tick(now: now.adding(milliseconds: 5)) }
    clock = stored.bytes
  }

  private mutating func perform(_ effects: [Effect]) -> [String] {
    var names: [String] = []
    for effect in effects {
      names.append(Transcript.name(of: effect))
      guard case .save(let token, _) = effect else { continue }
      let answer = program.receive(.stampWanted(token: token, clock: clock), moment)
      for case .write(_, let record, let clock, _) in answer {
        self.clock = clock
        records += 1
        names.append(digest(record))
        let saved = Arrival.saved(token: token, records: records, head: records)
        names += perform(program.receive(saved, moment))
      }
    }
    return names
  }

  private mutating func note(_ names: [String]) {
    if !names.isEmpty { lines.append(names.joined(separator: " ")) }
  }

  private func digest(_ bytes: [UInt8]) -> String {
    Hex.encode(Array(SHA256.hash(bytes).prefix(4)))
  }

  /// What the page calls an effect.
  private static func name(of effect: Effect) -> String {
    let bytes = EffectPage.json([effect]) { _ in 0 }
    do throws(JSONError) {
      guard case .array(let effects) = try JSONValue(parsing: bytes),
        case .string(let name) = effects[0]["do"]
      else { return "?" }
      return name
    } catch {
      return "?"
    }
  }

  /// The ring's value and caption, the clock's parts, or nothing.
  private static func number(on screen: Screen<Message>) -> String {
    guard case .stack(let hero) = screen.body.first else { return "–" }
    for component in hero {
      switch component {
      case .ring(let ring): return ring.value + " " + ring.caption
      case .timer(let timer):
        return timer.parts.map { $0.value }.joined(separator: ":") + " " + timer.label
      default: continue
      }
    }
    return "–"
  }
}
