// What may happen in one schedule. Few kinds of trouble at a time meet more often than all at once.

import Engine

enum Step: Int, CaseIterable {
  case write, push, pull, deliver, open, wait
  case crash, restart, clockJump, clone, snapshot, restoreDisk, wipe, backup, restoreServer
  case rotateKey, changePassword, signOut, signIn, fill, forge
  case offer, look
  case serverClock, damage, attach, deleteAccount
  case report, withhold
}

struct Plan {
  let devices: Int
  let steps: Int
  /// One message in so many is lost, comes twice, or overtakes others.
  let loss: Int
  /// A step takes up to this, in milliseconds.
  let pace: Int
  /// The same device goes on for about so many steps.
  let focus: Int
  /// Whether messages travel as JSON, which takes its time.
  let speaksJSON: Bool
  let crashes: Bool
  /// Whether the devices' own clocks are ever wrong.
  let clocksJump: Bool
  let putsDisksBack: Bool
  /// What the server's clock is wrong by from the beginning to the end, in milliseconds; otherwise
  /// it turns.
  let serverError: Int64
  /// Whether the server keeps something from a device, at some time or in the end.
  let withholds: Bool
  /// Whether the server tells one device of another history than the others, in the end.
  let divides: Bool
  /// Whether what devices say of the log in the end is long on its way.
  let isLate: Bool
  private let weights: [Int]
  private let total: Int

  init(_ dice: inout Dice) {
    devices = 2 + dice.below(2)
    withholds = dice.once(in: 8)
    divides = dice.once(in: 16)
    isLate = dice.once(in: 4)
    steps = dice.pick(SimulationLimits.steps)
    let hour = Milliseconds.hour
    serverError = dice.once(in: 4) ? [-hour, -24 * hour, -365 * 24 * hour][dice.below(3)] : 0
    loss = [4, 8, 16, 1000][dice.below(4)]
    speaksJSON = dice.once(in: 32)
    pace = [100, 1000, 4000][dice.below(3)]
    focus = [1, 4, 12][dice.below(3)]
    var weights: [Int] = []
    for step in Step.allCases { weights.append(Plan.weight(step, &dice)) }
    crashes = weights[Step.crash.rawValue] > 0
    clocksJump = weights[Step.clockJump.rawValue] > 0
    putsDisksBack = weights[Step.restoreDisk.rawValue] > 0
    self.weights = weights
    total = weights.reduce(0, +)
  }

  private static func weight(_ step: Step, _ dice: inout Dice) -> Int {
    switch step {
    case .write: 20
    case .push, .pull: 16
    case .deliver: 36
    case .open, .restart: 4
    case .look: 8
    case .wait: dice.below(4)
    default: dice.once(in: 2) ? rare(step, &dice) : 0
    }
  }

  private static func rare(_ step: Step, _ dice: inout Dice) -> Int {
    switch step {
    case .clockJump: 4 + dice.below(8)
    case .offer: 10
    case .crash, .clone, .restoreDisk, .restoreServer, .snapshot, .backup: 4
    case .wipe, .serverClock: 3
    case .damage, .attach, .report, .withhold: 2
    case .signOut, .signIn, .rotateKey, .fill, .forge: 2
    default: 1
    }
  }

  func step(_ dice: inout Dice) -> Step {
    var rest = dice.below(total)
    for (place, weight) in weights.enumerated() {
      if rest < weight { return Step.allCases[place] }
      rest -= weight
    }
    return .wait
  }
}
