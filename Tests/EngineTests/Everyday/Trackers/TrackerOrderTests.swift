// Trackers move within their group, groups move among each other, and nothing gets lost.
import Engine
import Testing

private func order(_ rows: [(String, String)]) -> TrackerOrder {
  var world = TrackerWorld()
  for (place, row) in rows.enumerated() {
    _ = world.tracker(
      row.0, order: Int64(place), [Field("mode", .text("yesNo")), Field("group", .text(row.1))])
  }
  return TrackerOrder(world.overview.trackers)
}

private func named(_ name: String) -> Identifier { Identifier(kind: Tracker.kind, name) }

private func names(_ order: TrackerOrder) -> String {
  order.groups.map { $0.name + ":" + $0.trackers.map { $0.name }.joined() }
    .joined(separator: " ")
}

struct TrackerOrderTests {
  private let start = order([("a", ""), ("b", "x"), ("c", ""), ("d", "x"), ("e", "y")])

  @Test("A group stands where its first tracker stands")
  func groups() {
    #expect(names(start) == ":ac x:bd y:e")
  }

  @Test(
    "One step up or down stays within the group and stops at its ends",
    arguments: [
      ("c", -1, ":ca x:bd y:e"), ("a", -1, ":ac x:bd y:e"), ("d", 1, ":ac x:bd y:e"),
      ("b", 1, ":ac x:db y:e"), ("none", 1, ":ac x:bd y:e"),
    ])
  func steps(name: String, step: Int, expected: String) {
    var order = start
    order.move(named(name), by: step)
    #expect(names(order) == expected)
  }

  @Test(
    "A group moves with all that is in it",
    arguments: [
      ("x", -1, "x:bd :ac y:e"), ("", 1, "x:bd :ac y:e"), ("y", 1, ":ac x:bd y:e"),
      ("none", 1, ":ac x:bd y:e"),
    ])
  func groupSteps(name: String, step: Int, expected: String) {
    var order = start
    order.move(group: name, by: step)
    #expect(names(order) == expected)
  }

  @Test(
    "What is dropped takes the place and the group of where it falls",
    arguments: [
      ("a", "c", ":ca x:bd y:e"), ("c", "a", ":ca x:bd y:e"), ("a", "d", ":c x:bda y:e"),
      ("e", "b", ":ac x:ebd"), ("a", "a", ":ac x:bd y:e"), ("a", "none", ":ac x:bd y:e"),
      ("none", "a", ":ac x:bd y:e"),
    ])
  func drops(dragged: String, target: String, expected: String) {
    var order = start
    order.put(named(dragged), at: named(target))
    #expect(names(order) == expected)
    #expect(order.all.count == 5)
  }

  @Test("Ten thousand random moves lose and double nothing")
  func property() {
    var dice = Dice(seed: 7)
    var order = start
    let all = ["a", "b", "c", "d", "e"]
    for _ in 0..<10_000 {
      let one = named(all[Int(dice.next() % 5)])
      switch dice.next() % 3 {
      case 0: order.move(one, by: dice.next() % 2 == 0 ? 1 : -1)
      case 1: order.put(one, at: named(all[Int(dice.next() % 5)]))
      default: order.move(group: ["", "x", "y"][Int(dice.next() % 3)], by: 1)
      }
      #expect(order.all.map { $0.name }.sorted() == all, "seed 7")
    }
  }
}
