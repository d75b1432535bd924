// Checks of the techniques: which of them fit, and which one the learner offers.

import Engine

enum TechniqueChecks {
  static var all: [Check] {
    [
      Check(
        "Every trigger leads to the techniques that were recorded",
        finds: "d3c7d82adbeb934e9b3e7b99018a6b75ba163c2f7fef7bef9e6ab0c834b91d3d", in: triggers),
      Check(
        "The learner offers what was recorded",
        finds: "60038e592dbf703baf2972a81fa97e4cebe9e5d7e8fbdb994ad1ef06beedd9b2", in: choices),
    ]
  }

  private static func triggers() -> String {
    var table = Fingerprint()
    for trigger in CravingTrigger.allCases {
      table.add(trigger.rawValue)
      for technique in trigger.techniques {
        table.add(" " + technique.rawValue + " " + technique.action.rawValue)
        for second in technique.breath ?? [] { table.add(" " + String(second)) }
      }
    }
    return table.text
  }

  /// Forty made-up cravings, each with the technique that was offered for it.
  private static func choices() -> String {
    var bits = CheckBits(seed: 7)
    var records = Records()
    var offered = Fingerprint()
    for number in 1...40 as ClosedRange<UInt64> {
      let trigger = CravingTrigger.allCases[Int(bits.next() % 26)]
      let order = TechniqueOrder(triggers: [trigger.rawValue], motives: [], hasReason: true)
      let history = TechniqueHistory(Overview(records).cravings)
      let keys = order.fitting.map { $0.rawValue } + order.others.map { $0.rawValue }
      let learner = TechniqueLearner(history)
      guard let suggestion = learner.suggestion(of: keys, seed: bits.next()) else { return "none" }
      offered.add(suggestion.key)
      records.apply(craving(number, suggestion.key, after: Int64(bits.next() % 8)))
    }
    return offered.text
  }

  private static func craving(_ number: UInt64, _ key: String, after: Int64) -> Change {
    let id = Identifier(high: 1, low: number)
    return Change(
      id: id, device: 1, number: Int64(number),
      stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
      entity: id, kind: Craving.kind,
      action: .create([
        Field("at", .int(Int64(number) * 1000)), Field("day", .int(20_000)),
        Field("intensity", .int(8)), Field("intensityAfter", .int(after + 1)),
        Field("technique", .text(key)),
      ]))
  }
}
