// What made-up people are told where nothing is connected, and where one thing is.
import Foundation
import Simulation
import Testing

@Suite("Connections of made-up people") struct ConnectionTrialTests {
  private static let people =
    ProcessInfo.processInfo.environment["REDSTART_LONG"] == nil ? 100 : 10_000

  @Test(
    "At most five in a hundred hear of anything where nothing is connected", arguments: [60, 120])
  func nothing(length: Int) {
    let trial = ConnectionTrial(people: Self.people, length: length, seed: 3)
    #expect(trial.told * 20 <= trial.people)
    #expect(trial.looks > trial.people * 20)
  }

  @Test("In four weeks nothing is told of, whatever there is")
  func short() {
    #expect(ConnectionTrial(people: 20, length: 28, effect: 0.8, seed: 6).told == 0)
  }

  @Test("What is there and large is mostly found in half a year")
  func large() {
    let trial = ConnectionTrial(
      people: 20, length: 182, effect: 1.5, isNarrow: true, seed: 7)
    #expect(trial.found * 2 > trial.people)
  }
}
