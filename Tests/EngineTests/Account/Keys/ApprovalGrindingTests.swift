// A server between two devices that tries many keys, against the numbers that both devices show.
import Engine
import Testing

@Suite("Grinding the numbers of an approval")
struct ApprovalGrindingTests {
  private let account = Identifier(high: 1, low: 2)
  private static let seed: UInt64 = 20_261_123
  /// How many keys the server tries for one question.
  private static let tries = 400
  private static let questions = 60

  private struct Device {
    let publicKey: [UInt8]
    let nonce: [UInt8]
  }

  private func device(_ random: inout SplitMix) -> Device {
    Device(publicKey: [4] + random.bytes(64), nonce: random.bytes(Approval.nonceBytes))
  }

  /// The first two of the six digits: so that what chance finds is seen within a test's time.
  private func shown(_ asker: Device, _ answer: [UInt8]) -> Substring {
    ApprovalTranscript(
      account: account, publicKey: asker.publicKey, nonce: asker.nonce, answer: answer
    ).check.prefix(2)
  }

  /// Another key and nonce of the server's that show the same digits, among its tries.
  private func ground(
    _ wanted: Substring, _ answer: [UInt8], _ random: inout SplitMix
  ) -> Device {
    var found = device(&random)
    for _ in 0..<Self.tries where shown(found, answer) != wanted { found = device(&random) }
    return found
  }

  @Test("A server that hears everything first finds a key with the same number at once")
  func withoutACommitmentItIsFound() {
    var random = SplitMix(Self.seed)
    var successes = 0
    for _ in 0..<Self.questions {
      let asker = device(&random)
      // What this protocol does not do: key and nonce are told before the other side has said
      // anything, and the other side's nonce is known before a key has to be chosen.
      let answer = random.bytes(Approval.nonceBytes)
      let wanted = shown(asker, answer)
      if shown(ground(wanted, answer, &random), answer) == wanted { successes += 1 }
    }
    #expect(successes > Self.questions * 9 / 10, "seed \(Self.seed)")
  }

  @Test("With the asking device first, its key is chosen before the number can be known")
  func theServerAnswersTheAskingDeviceFirst() {
    var random = SplitMix(Self.seed)
    var successes = 0
    for _ in 0..<Self.questions {
      let asker = device(&random)
      let lie = random.bytes(Approval.nonceBytes)
      // The server has answered, hears key and nonce, and knows what the asking device shows.
      let wanted = shown(asker, lie)
      // It commits to the best it can find, and only then hears the other device's nonce.
      let swapped = ground(wanted, random.bytes(Approval.nonceBytes), &random)
      let answer = random.bytes(Approval.nonceBytes)
      if shown(swapped, answer) == wanted { successes += 1 }
    }
    #expect(successes <= Self.questions / 10, "seed \(Self.seed)")
  }

  @Test("With the other device first, its own answer is chosen before the number can be known")
  func theServerAsksTheOtherDeviceFirst() {
    var random = SplitMix(Self.seed)
    var successes = 0
    for _ in 0..<Self.questions {
      let (asker, swapped) = (device(&random), device(&random))
      let answer = random.bytes(Approval.nonceBytes)
      let wanted = shown(swapped, answer)
      // Of the asking device it knows the commitment alone, so it tries answers to a guess.
      let guess = device(&random)
      var lie = random.bytes(Approval.nonceBytes)
      for _ in 0..<Self.tries where shown(guess, lie) != wanted {
        lie = random.bytes(Approval.nonceBytes)
      }
      if shown(asker, lie) == wanted { successes += 1 }
    }
    #expect(successes <= Self.questions / 10, "seed \(Self.seed)")
  }

  @Test("What was not committed to counts for nothing")
  func anotherKeyOrNonceIsNoReveal() {
    var random = SplitMix(Self.seed)
    let (asker, other) = (device(&random), device(&random))
    let answer = random.bytes(Approval.nonceBytes)
    let commitment = Approval.commitment(
      account: account, publicKey: asker.publicKey, nonce: asker.nonce)
    func heard(_ key: [UInt8], _ nonce: [UInt8]) -> ApprovalTranscript? {
      ApprovalTranscript(
        account: account, publicKey: key, nonce: nonce, answer: answer, commitment: commitment)
    }
    #expect(heard(asker.publicKey, asker.nonce) != nil)
    #expect(heard(other.publicKey, asker.nonce) == nil)
    #expect(heard(asker.publicKey, other.nonce) == nil)
    // Bytes that move from one part to the other are others.
    #expect(heard(Array(asker.publicKey.dropFirst()), asker.nonce + [4]) == nil)
  }

  @Test("The proof belongs to one vault key and to one conversation")
  func theProofIsOverAllThatWasSaid() {
    var random = SplitMix(Self.seed)
    let asker = device(&random)
    let answers = [random.bytes(Approval.nonceBytes), random.bytes(Approval.nonceBytes)]
    let both = answers.map {
      ApprovalTranscript(
        account: account, publicKey: asker.publicKey, nonce: asker.nonce, answer: $0)
    }
    let keys = [random.bytes(32), random.bytes(32)]
    #expect(both[0].proof(of: keys[0]) != both[0].proof(of: keys[1]))
    #expect(both[0].proof(of: keys[0]) != both[1].proof(of: keys[0]))
    #expect(both[0].proof(of: keys[0]) != both[0].check && both[0].check.utf8.count == 6)
  }
}

/// Chance that comes again with its seed.
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
