// Photos and voice notes lie beside the log, each under its name.

import Engine

/// A sealed attachment on the server, with the version of the key that sealed it.
struct SimulatedAttachment {
  let keyVersion: Int64
  let body: [UInt8]
}

extension World {
  private static let attachmentBytes = 24

  /// A person takes a photo; the journal says what it is.
  func attach(_ device: SimulatedDevice) {
    let id = identifier()
    let bytes = (0..<World.attachmentBytes).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    attached.append((id, bytes))
    device.memory.attachments[id] = bytes
    device.save()
  }

  /// The device sends what the server lacks, and fetches one that it lacks itself.
  func mindAttachments(_ device: SimulatedDevice) throws(Violation) {
    guard device.isSyncing, isLetIn(device) else { return }
    for (id, bytes) in attached {
      guard let own = device.memory.attachments[id] else { continue }
      guard own == bytes else { throw Violation(12, "an attachment is not what it was") }
      send(attachment: id, own, device)
    }
    let lacking = attached.filter { device.memory.attachments[$0.id] == nil }
    guard !lacking.isEmpty else { return }
    fetch(lacking[dice.below(lacking.count)], device)
    // Somebody without the key sends other bytes under a known name.
    if !isHealing, dice.once(in: 4) {
      keep(SimulatedAttachment(keyVersion: 1, body: [1, 2, 3]), under: lacking[0].id)
    }
  }

  private func send(attachment id: Identifier, _ bytes: [UInt8], _ device: SimulatedDevice) {
    let isThere =
      bug == .attachmentSaidKept
      ? device.memory.sent.contains(id) : vault.attachments[id] != nil
    guard !isThere, isHealing || !dice.once(in: plan.loss) else { return }
    let version = vault.keyVersion
    let body = SimulatedSeal.sealed(
      bytes, bound(id, version), key: keys[Int(version) - 1], nonce: dice.next())
    keep(SimulatedAttachment(keyVersion: version, body: body), under: id)
    device.memory.sent.insert(id)
    device.save()
    count(.attachmentSent)
  }

  /// The first bytes under a name stay; only a device that has the thing can be the first.
  private func keep(_ attachment: SimulatedAttachment, under id: Identifier) {
    let isFirst = vault.attachments[id] == nil && attachment.body.count >= Push.sealBytes
    if isFirst || (bug == .attachmentReplaced && vault.attachments[id] != nil) {
      vault.attachments[id] = attachment
    }
  }

  private func fetch(_ wanted: (id: Identifier, bytes: [UInt8]), _ device: SimulatedDevice) {
    var found = vault.attachments[wanted.id]
    // A server that is not ours to trust hands out another one.
    if dice.once(in: 4) { found = vault.attachments[attached[dice.below(attached.count)].id] }
    guard let found else { return }
    let key = keys[Int(found.keyVersion) - 1]
    if bug == .attachmentTakenAnywhere, found.body.count >= Push.sealBytes {
      device.memory.attachments[wanted.id] = SimulatedSeal.openedAnywhere(found.body, key: key)
    } else if let text = SimulatedSeal.opened(
      found.body, bound(wanted.id, found.keyVersion), key: key), text == wanted.bytes
    {
      device.memory.attachments[wanted.id] = text
      count(.attachmentFetched)
    }
    device.save()
  }

  /// What any device has is on the server in the end, and opens there.
  func checkAttachments() throws(Violation) {
    for device in devices { try mindAttachments(device) }
    for (id, bytes) in attached where devices.contains(where: { $0.memory.attachments[id] != nil })
    {
      guard let kept = vault.attachments[id],
        SimulatedSeal.opened(
          kept.body, bound(id, kept.keyVersion), key: keys[Int(kept.keyVersion) - 1]) == bytes
      else { throw Violation(12, "an attachment is not on the server") }
    }
  }

  private func bound(_ id: Identifier, _ version: Int64) -> [UInt8] {
    SealedAttachment.associatedData(account: account, keyVersion: version, id: id)
  }
}
