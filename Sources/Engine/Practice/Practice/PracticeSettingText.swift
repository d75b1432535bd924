// A practice as one text of the journal: a JSON list of words and numbers, in a fixed order for
// each kind.

extension PracticeSetting {
  /// What the journal keeps beside the kind.
  public var text: String {
    var list = JSONWriter()
    list.beginArray()
    switch self {
    case .meditation(let setting):
      write([setting.minutes, setting.closing, setting.countdown], &list)
      list.int64(setting.isOpenEnded ? 1 : 0)
    case .breathing(let preset):
      list.string(preset.id)
      list.string(preset.name)
      list.string(preset.icon)
      write([preset.breatheIn, preset.holdIn, preset.breatheOut, preset.holdOut], &list)
      list.int64(Int64(preset.rounds))
    case .open: break
    case .intervals(let setting): write([setting.work, setting.rest, setting.repeats], &list)
    case .program(let program): write(program, &list)
    case .guided(let technique, let seconds):
      list.string(technique)
      list.int64(Int64(seconds))
    }
    list.endArray()
    return String(decoding: list.bytes, as: UTF8.self)
  }

  private func write(_ numbers: [Int], _ list: inout JSONWriter) {
    for number in numbers { list.int64(Int64(number)) }
  }

  private func write(_ program: PracticeProgram, _ list: inout JSONWriter) {
    list.string(program.id)
    list.string(program.name)
    list.string(program.icon)
    list.int64(Int64(program.rounds))
    for part in program.parts {
      list.string(part.exercise)
      list.string(part.side?.rawValue ?? "")
      write([part.work, part.rest], &list)
    }
  }

  /// Reads what `text` wrote; nothing where it is of another kind or not whole.
  public init?(kind: PracticeKind, text: String) {
    guard let list = SettingList(text) else { return nil }
    self.init(kind: kind, list)
  }

  private init?(kind: PracticeKind, _ start: SettingList) {
    var list = start
    switch kind {
    case .meditation:
      let setting = MeditationSetting(
        minutes: list.number(), closing: list.number(), countdown: list.number(),
        isOpenEnded: list.number() == 1)
      self = .meditation(setting)
    case .breathing:
      let preset = BreathPreset(
        id: list.word(), name: list.word(), icon: list.word(), breatheIn: list.number(),
        holdIn: list.number(), breatheOut: list.number(), holdOut: list.number(),
        rounds: list.number())
      self = .breathing(preset)
    case .open: self = .open
    case .intervals:
      let setting = IntervalSetting(
        work: list.number(), rest: list.number(), repeats: list.number())
      self = .intervals(setting)
    case .program:
      guard let program = list.program() else { return nil }
      self = .program(program)
    case .guided: self = .guided(list.word(), seconds: list.number())
    }
    guard list.isWhole else { return nil }
  }
}

/// Takes the elements of a list one by one; a wrong or missing one is remembered.
private struct SettingList {
  private let elements: [JSONValue]
  private var next = 0
  private var isBroken = false

  init?(_ text: String) {
    do throws(JSONError) {
      guard case .array(let elements) = try JSONValue(parsing: Array(text.utf8)) else {
        return nil
      }
      self.elements = elements
    } catch { return nil }
  }

  /// Whether every element was taken and none was wrong.
  var isWhole: Bool { !isBroken && next == elements.count }

  mutating func word() -> String {
    next += 1
    if next <= elements.count, case .string(let word) = elements[next - 1] { return word }
    isBroken = true
    return ""
  }

  mutating func number() -> Int {
    next += 1
    if next <= elements.count, case .int(let number) = elements[next - 1] {
      return Int(clamping: number)
    }
    isBroken = true
    return 0
  }

  mutating func program() -> PracticeProgram? {
    let id = word()
    let name = word()
    let icon = word()
    let rounds = number()
    var parts: [ProgramPart] = []
    while next < elements.count {
      let exercise = word()
      let side = Side(rawValue: word())
      parts.append(ProgramPart(exercise, side: side, work: number(), rest: number()))
    }
    return PracticeProgram(id: id, name: name, icon: icon, rounds: rounds, parts: parts)
  }
}
