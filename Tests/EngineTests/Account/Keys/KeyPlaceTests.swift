// Keys and places to the byte, as another implementation gives them:
// EndToEnd/api/api_interop_test.py holds that one against the same values.
import Engine
import Testing

@Suite("Keys and places that another implementation knows")
struct KeyPlaceTests {
  private let name = Identifier(high: 0x0001_0203_0405_0607, low: 0x0809_0a0b_0c0d_0e0f)

  @Test func aRootGivesTheKnownKeys() {
    let keys = PasswordKeys(root: [UInt8](0..<32))
    #expect(
      Hex.encode(keys.signIn) == "53fd01a9af05a6702d88841aacaf7a408228fc552e39f6f6fcbebe2bac944f00")
    #expect(
      Hex.encode(keys.wrapping)
        == "7965df4c04146b327642c4b67da34bf8630d9a1f575019cdb9db1537f4a31208")
  }

  @Test func aRecoveryCodeGivesTheKnownKey() {
    let key = RecoveryCode(bytes: [UInt8](0..<20)).wrappingKey
    #expect(Hex.encode(key) == "6bc6953048867f85a490f1590604903f2e8da727399e08f56939f31def7d2cd6")
  }

  @Test func aWrapIsBoundToTheKnownPlace() {
    #expect(
      Hex.encode(KeyWrap.recovery.associatedData(name: name, keyVersion: 2))
        == "0d72656473746172742077726170000102030405060708090a0b0c0d0e0f0000000000000002"
        + "087265636f76657279")
  }

  @Test func aChangeIsBoundToTheKnownPlace() {
    let place = SealedChange.associatedData(
      account: name, keyVersion: 2,
      id: Identifier(high: 0x0f0e_0d0c_0b0a_0908, low: 0x0706_0504_0302_0100), device: 0xde,
      number: 5,
      stamp: Stamp(milliseconds: 0x01a0_c450_6c00, counter: 3, device: 0xdf))
    #expect(
      Hex.encode(place)
        == "0f7265647374617274206368616e6765000102030405060708090a0b0c0d0e0f0000000000000002"
        + "0f0e0d0c0b0a0908070605040302010000000000000000de0000000000000005000001a0c4506c00"
        + "000300000000000000df")
  }

  @Test func keysThatFollowEachOtherAreBoundToTheKnownPlaces() {
    #expect(
      Hex.encode(KeyRing.associatedData(name: name, keyVersion: 2))
        == "117265647374617274206b65792072696e67000102030405060708090a0b0c0d0e0f"
        + "0000000000000002")
    #expect(
      Hex.encode(KeyPair.associatedData(name: name, keyVersion: 2, publicKey: [4, 0]))
        == "117265647374617274206b65792070616972000102030405060708090a0b0c0d0e0f"
        + "00000000000000020400")
  }

  @Test func anApprovalHasTheKnownNumbersAndInfo() {
    let publicKey = [4] + [UInt8](0..<64)
    let (nonce, answer) = ([UInt8](0..<16), [UInt8](16..<32))
    #expect(
      Hex.encode(Approval.commitment(account: name, publicKey: publicKey, nonce: nonce))
        == "f7a885d9174ef7dd12d46ce5a211e2498d17ccf584f37e7b51c1ca0e0273abb1")
    let transcript = ApprovalTranscript(
      account: name, publicKey: publicKey, nonce: nonce, answer: answer)
    let digest = "ed67846400353a3ba18a3e743691e4089573d89ecb7aaff6ee9244149747afb8"
    #expect(Hex.encode(transcript.digest) == digest)
    #expect(transcript.check == "202747")
    #expect(transcript.proof(of: [UInt8](0..<32)) == "355592")
    #expect(
      transcript.checkWords
        == "wujo loda kiba bati gomu romi momu wita gipi duna bofi jisu")
    #expect(
      transcript.proofWords(of: [UInt8](0..<32))
        == "tiwu zoga pulu fona ruwa moda tasu guzo wobo dofo zapo gaga")
    #expect(
      Hex.encode(transcript.info) == "13726564737461727420617070726f76616c2032" + digest)
  }
}
