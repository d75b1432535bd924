// The page of a thought: parts may be missing, and none may be too long.

import Engine
import Testing

struct ThoughtTests {
  private func thought(_ fields: [Field]) -> Thought? {
    let id = Identifier(high: 4, low: 4)
    var records = Records()
    records.apply(
      Change(
        id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
        entity: id, kind: Thought.kind,
        action: .create([Field("at", .int(0)), Field("day", .int(20_000))] + fields)))
    return Overview(records).thoughts.first
  }

  @Test("Each part is its own field")
  func parts() {
    for part in Thought.Part.allCases {
      let read = thought([Field(part.rawValue, .text("Rain"))])
      for other in Thought.Part.allCases {
        #expect(read?[other] == (other == part ? "Rain" : ""))
      }
    }
    let numbers = thought([
      Field("before", .int(9)), Field("after", .int(2)), Field("nature", .text("feeling")),
    ])
    #expect(numbers?.before == 9 && numbers?.after == 2 && numbers?.nature == .feeling)
  }

  @Test("What is too long, too strong or unknown is left out")
  func refused() {
    let odd = thought([
      Field("thought", .text(String(repeating: "x", count: 501))), Field("before", .int(0)),
      Field("after", .int(11)), Field("nature", .text("guess")),
    ])
    #expect(odd?[.thought] == "" && odd?.before == nil && odd?.after == nil && odd?.nature == nil)
  }
}
