// Versions of the vault key, read without trust.
import Engine
import Testing

@Suite("The ring of older keys")
struct KeyRingTests {
  private func key(_ version: Int64) -> VaultKey {
    VaultKey(version: version, bytes: [UInt8](repeating: UInt8(version), count: 32))
  }

  @Test func itComesBackAsItWas() throws {
    for count in [Int64(0), 1, 2, 100] {
      let ring = KeyRing(count == 0 ? [] : (1...count).map { key($0) })
      #expect(KeyRing(bytes: ring.bytes, below: 101) == ring)
    }
  }

  @Test func whatIsNoRingIsNotRead() {
    let two = KeyRing([key(1), key(2)]).bytes
    #expect(KeyRing(bytes: two, below: 2) == nil, "not below the newest")
    #expect(KeyRing(bytes: Array(two.dropLast()), below: 9) == nil)
    #expect(KeyRing(bytes: KeyRing([key(2), key(1)]).bytes, below: 9) == nil)
    #expect(KeyRing(bytes: KeyRing([key(1), key(1)]).bytes, below: 9) == nil)
    #expect(KeyRing(bytes: KeyRing([key(0)]).bytes, below: 9) == nil)
    let many = (1...101).map { key($0) }
    #expect(KeyRing(bytes: KeyRing(many).bytes, below: 200) == nil)
  }

  @Test func aMessageHoldsTheOneVersionThatIsWanted() {
    let message = Approval.message(key(3))
    #expect(Approval.key(in: message, version: 3) == key(3).bytes)
    for version in [Int64.min, -1, 0, 2, 4, .max] {
      #expect(Approval.key(in: message, version: version) == nil)
    }
    #expect(Approval.key(in: message + message, version: 3) == nil)
    #expect(Approval.key(in: [], version: 3) == nil)
  }

  @Test func aRecordKeepsItsKeysAndReadsTheFormBefore() throws {
    let account = Identifier(high: 1, low: 2)
    var record = AccountRecord(
      email: "robin@example.org", wrapName: account, vaultKey: key(3).bytes, keyVersion: 3,
      olderKeys: [key(1), key(2)], replica: Replica(account: account, device: 5))
    record.pairVersion = 3
    record.endsAt = Instant(milliseconds: 1_700_000_000_000)
    let again = try #require(AccountRecord(bytes: record.bytes))
    #expect(again == record && again.key(2) == key(2).bytes && again.key(4) == nil)
    // Before: no other accounts behind the end of this one, no end behind the pair's version, no
    // older keys behind the version, no pair's version behind the two switches.
    let start = 1 + 18 + 16 + 33 + 1
    let ring = 1 + 80
    record.endsAt = nil
    var old = record.bytes
    old[0] = 3
    old.remove(at: start + ring + 8 + 2 + 2)
    #expect(AccountRecord(bytes: old) == record)
    old[0] = 2
    old.remove(at: start + ring + 8 + 2 + 1)
    #expect(AccountRecord(bytes: old) == record)
    old[0] = 1
    old.removeSubrange(start..<start + ring)
    old.remove(at: start + 8 + 2)
    let before = try #require(AccountRecord(bytes: old))
    #expect(before.keyVersion == 3 && before.olderKeys.isEmpty && before.pairVersion == 0)
    #expect(before.replica == record.replica)
  }

  @Test func whatIsRememberedOfAnAccountComesBackAndTellsNoKey() throws {
    let account = Identifier(high: 1, low: 2)
    let wrapName = Identifier(high: 3, low: 4)
    var record = AccountRecord(
      email: "robin@example.org", wrapName: wrapName, vaultKey: key(3).bytes, keyVersion: 3,
      olderKeys: [key(2)], replica: Replica(account: account, device: 5))
    for number in 0..<20 {
      let other = AccountRecord(
        email: "", wrapName: Identifier(high: 9, low: UInt64(number)), vaultKey: key(1).bytes,
        keyVersion: 1,
        replica: Replica(account: Identifier(high: 8, low: UInt64(number)), device: 5))
      record.remembered = other.keysToRemember + record.remembered.suffix(7)
    }
    #expect(AccountRecord(bytes: record.bytes) == record)
    let kept = record.keysToRemember
    let bytes = RememberedKey.bytes(of: kept)
    #expect(kept.count == RememberedKey.mostAccounts && RememberedKey.list(bytes: bytes) == kept)
    #expect(AccountRecord(bytes: bytes) == nil && RememberedKey.list(bytes: record.bytes) == nil)
    #expect(RememberedKey.list(bytes: bytes + [0]) == nil)
    for count in 1..<bytes.count {
      #expect(RememberedKey.list(bytes: Array(bytes.prefix(count))) == nil)
    }
    let own = try #require(kept.last)
    let false3 = VaultKey(version: 3, bytes: key(4).bytes)
    for isSpare in [false, true] {
      func verdict(
        _ keys: [VaultKey], _ account: Identifier = account, _ wraps: Identifier = wrapName
      ) -> KeyVerdict {
        own.verdict(on: keys, isSpare: isSpare, account, wraps)
      }
      #expect(verdict([key(3)]) == .fits && verdict([key(3), key(4)]) == .fits)
      #expect(verdict([key(1), key(2)]) == .behind)
      #expect(verdict([key(4)]) == (isSpare ? .other : .fits))
      #expect(verdict([false3, key(4)]) == (isSpare ? .other : .fits))
      #expect(
        verdict([key(3)], wrapName) == .other && verdict([key(3)], account, account) == .other)
      #expect(verdict([]) == .other)
    }
  }

  @Test func anAccountHasRoomForFarFewerRecordsThanAKeyMaySeal() {
    let smallest = Int64(SyncLimits.smallestBody)
    #expect(SyncLimits.accountBytes / smallest < SyncLimits.recordsPerKey)
  }
}
