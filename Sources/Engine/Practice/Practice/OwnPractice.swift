// The person's own breathing presets and programs, as the journal keeps them.

extension BreathPreset {
  /// Nothing without a name and a number that this version can read.
  public init?(_ entity: Entity) {
    let name = entity["name"]?.asText ?? ""
    guard !name.isEmpty, entity["in"]?.asInt != nil else { return nil }
    self.init(
      id: entity.id.text, name: name, icon: entity["icon"]?.asText ?? "",
      breatheIn: entity.number("in"), holdIn: entity.number("holdIn"),
      breatheOut: entity.number("out"), holdOut: entity.number("holdOut"),
      rounds: entity.number("rounds"))
  }

  public var fields: [Field] {
    [
      Field("holdIn", .int(Int64(holdIn))), Field("holdOut", .int(Int64(holdOut))),
      Field("icon", .text(icon)), Field("in", .int(Int64(breatheIn))), Field("name", .text(name)),
      Field("out", .int(Int64(breatheOut))), Field("rounds", .int(Int64(rounds))),
    ]
  }
}

extension PracticeProgram {
  /// Nothing without a name and at least one part that this version can read.
  public init?(_ entity: Entity) {
    let name = entity["name"]?.asText ?? ""
    guard !name.isEmpty, case .list(let rows)? = entity["parts"] else { return nil }
    var parts: [ProgramPart] = []
    for row in rows {
      if let part = ProgramPart(row) { parts.append(part) }
    }
    self.init(
      id: entity.id.text, name: name, icon: entity["icon"]?.asText ?? "",
      rounds: entity.number("rounds"), parts: parts)
  }

  public var fields: [Field] {
    var rows: [Value] = []
    for part in parts { rows.append(part.value) }
    return [
      Field("icon", .text(icon)), Field("name", .text(name)), Field("parts", .list(rows)),
      Field("rounds", .int(Int64(rounds))),
    ]
  }
}

extension ProgramPart {
  fileprivate init?(_ value: Value) {
    guard case .list(let cells) = value, cells.count == 4, let exercise = cells[0].asText,
      !exercise.isEmpty, let work = cells[2].asInt, let rest = cells[3].asInt
    else { return nil }
    self.init(
      exercise, side: Side(rawValue: cells[1].asText ?? ""), work: Int(clamping: work),
      rest: Int(clamping: rest))
  }

  fileprivate var value: Value {
    .list([
      .text(exercise), .text(side?.rawValue ?? ""), .int(Int64(work)), .int(Int64(rest)),
    ])
  }
}

extension Entity {
  /// A whole number of a field, 0 where there is none.
  fileprivate func number(_ name: String) -> Int { Int(clamping: self[name]?.asInt ?? 0) }
}
