// What sync does for keys: it makes the account's key pair where there is none, and hears of
// devices that ask for the vault key.
import Engine

/// A device of the account that waits for the vault key.
public struct AskingDevice: Equatable, Sendable {
  public let id: String
  public let name: String
  public let commitment: [UInt8]
  public let createdAt: Instant

  init?(json: JSONValue) {
    guard let id = json.text("id"), Identifier(text: id) != nil, let name = json.line("name"),
      let commitment = json.text("commitment").flatMap({ Base64.decode($0) }),
      commitment.count == Approval.commitmentBytes
    else { return nil }
    self.id = id
    self.name = name
    self.commitment = commitment
    createdAt = Instant(milliseconds: json.number("createdAt") ?? 0)
  }
}

extension Desk {
  /// What is due about keys; nothing where nothing is.
  mutating func mindKeys() -> [Effect]? {
    guard let record = sync.record else { return nil }
    if sync.asksForApprovals {
      sync.asksForApprovals = false
      sync.work = .listingApprovals
      return [.ask(token: sync.nextToken(), Ask(.get, AccountState.approvalsPath))]
    }
    guard record.pairVersion != record.keyVersion, !sync.hasMindedPair else { return nil }
    sync.hasMindedPair = true
    sync.work = .askingForPair
    return [.ask(token: sync.nextToken(), Ask(.get, "/api/account/keys"))]
  }

  mutating func listed(approvals answer: Answer) {
    guard answer.isGood, case .array(let items)? = answer.json?["approvals"] else { return }
    var asking: [AskingDevice] = []
    for item in items {
      guard let device = AskingDevice(json: item) else { continue }
      if sync.meeting?.id == device.id {
        hear(reveal: item)
      } else if item.text("state") != "waiting" {
        // Met before this page was opened anew, and the nonce is forgotten.
        continue
      }
      asking.append(device)
    }
    sync.asking = asking
    if !asking.contains(where: { $0.id == sync.meeting?.id }) { sync.meeting = nil }
  }

  private mutating func hear(reveal json: JSONValue) {
    guard let account = sync.record?.replica.account,
      let publicKey = json.text("publicKey").flatMap({ Base64.decode($0) }),
      let nonce = json.text("nonce").flatMap({ Base64.decode($0) })
    else { return }
    sync.meeting?.hear(publicKey: publicKey, nonce: nonce, account: account)
  }

  /// Looks for what a device reveals that this one talks with.
  mutating func mindMeeting(_ moment: Moment) {
    guard route == .account, let meeting = sync.meeting, meeting.isOpen,
      moment.uptime >= meeting.lookAt
    else { return }
    sync.meeting?.lookAt = moment.uptime + ApprovalTalk.pause
    sync.asksForApprovals = true
  }

  /// Milliseconds to the next look.
  func meetingWake(_ moment: Moment) -> Int64? {
    guard let meeting = sync.meeting, meeting.isOpen, sync.isActive, sync.isLeading else {
      return nil
    }
    return max(0, meeting.lookAt - moment.uptime)
  }

  /// Those whose time is not over.
  func askingDevices(_ moment: Moment) -> [AskingDevice] {
    guard let record = sync.record, sync.isActive else { return [] }
    let now = record.replica.corrected(moment.now)
    return sync.asking.filter { now.milliseconds(since: $0.createdAt) < Approval.milliseconds }
  }

  /// A pair counts when its private half opens; otherwise a new one takes its place.
  mutating func found(pair answer: Answer) -> [Effect] {
    guard answer.isGood, let json = answer.json, let record = sync.record else { return [] }
    let version = json.number("keyVersion") ?? 0
    // Put back from a backup: an older key was given up, and seals nothing any more.
    if VaultKey.versions.contains(version), version < record.keyVersion {
      sync.needsNewKey = true
      return []
    }
    // Changed by another device: this one has to be let in again.
    guard version == record.keyVersion else { return version > 0 ? signedOutByServer() : [] }
    guard let publicKey = json.text("publicKey").flatMap({ Base64.decode($0) }),
      let privateKey = json.text("privateKey").flatMap({ Base64.decode($0) })
    else { return makePair() }
    sync.work = .openingPair
    return [
      .open(
        token: sync.nextToken(), key: record.vaultKey,
        [SealedPart(bound: place(ofPair: publicKey, record), privateKey)])
    ]
  }

  private func place(ofPair publicKey: [UInt8], _ record: AccountRecord) -> [UInt8] {
    KeyPair.associatedData(
      name: record.wrapName, keyVersion: record.keyVersion, publicKey: publicKey)
  }

  private mutating func makePair() -> [Effect] {
    sync.work = .makingPair
    return [.agree(token: sync.nextToken())]
  }

  mutating func pairCrypted(_ parts: [[UInt8]?]) -> [Effect] {
    let work = sync.work
    sync.work = .none
    guard let record = sync.record else { return [] }
    switch work {
    case .openingPair:
      if (parts.first ?? nil) == nil { return makePair() }
      return pairIsThere()
    case .makingPair:
      guard parts.count == 3, let privateKey = parts[0], let publicKey = parts[1] else {
        return []
      }
      sync.work = .sealingPair(publicKey: publicKey)
      return [
        .seal(
          token: sync.nextToken(), key: record.vaultKey,
          [SealedPart(bound: place(ofPair: publicKey, record), privateKey)])
      ]
    case .sealingPair(let publicKey):
      var body = AccountBody()
      body.number("keyVersion", record.keyVersion)
      body.bytes("publicKey", publicKey)
      body.bytes("privateKey", (parts.first ?? nil) ?? [])
      sync.work = .keepingPair
      return [
        .ask(token: sync.nextToken(), Ask(.put, "/api/account/keys/pair", body: body.json))
      ]
    default: return []
    }
  }

  /// Without success the next start tries again.
  mutating func kept(pair answer: Answer) -> [Effect] { answer.isGood ? pairIsThere() : [] }

  private mutating func pairIsThere() -> [Effect] {
    guard var record = sync.record else { return [] }
    record.pairVersion = record.keyVersion
    sync.record = record
    return keepRecord()
  }
}

extension AccountState {
  static var approvalsPath: String { "/api/account/approvals" }
}
