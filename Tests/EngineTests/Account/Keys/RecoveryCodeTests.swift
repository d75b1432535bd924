// The recovery code on paper and under the fingers.
import Engine
import Testing

@Suite("The recovery code")
struct RecoveryCodeTests {
  let code = RecoveryCode(bytes: [UInt8](0..<20))

  @Test("It is eight groups of four letters that cannot be misread")
  func shape() {
    #expect(code.groups.count == 8)
    #expect(code.groups.allSatisfy { $0.utf8.count == 4 })
    #expect(code.text.utf8.allSatisfy { !Array("ILOU".utf8).contains($0) })
    #expect(code.text == "000G-40R4-0M30-E209-185G-R38E-1W81-24GK")
  }

  @Test("What is typed is read however it is spaced, and letters that look alike count as meant")
  func typed() {
    let text = code.text
    for typed in [
      text, text.lowercased(), text.replacing("-", with: " "), text.replacing("-", with: ""),
      text.replacing("0", with: "O"), text.replacing("1", with: "l"), " \(text) ",
    ] {
      #expect(RecoveryCode(typed: typed) == code, "\(typed)")
    }
  }

  @Test("Anything else is no code")
  func refused() {
    let text = code.text
    for typed in [
      "", "0", String(text.dropLast()), text + "0", text.replacing("0", with: "U"),
      text.replacing("0", with: "!"), text.replacing("0", with: "Ä"),
      String(repeating: "-", count: 32),
    ] {
      #expect(RecoveryCode(typed: typed) == nil, "\(typed)")
    }
  }

  @Test("Every code of random bytes comes back as it was")
  func everyCode() {
    for step in 0..<500 {
      let bytes = SHA256.hash(Array("seed \(step)".utf8))
      let code = RecoveryCode(bytes: bytes)
      #expect(RecoveryCode(typed: code.text) == code)
    }
  }

  @Test("One letter off is another key")
  func another() {
    var bytes = [UInt8](0..<20)
    bytes[19] ^= 1
    #expect(RecoveryCode(bytes: bytes).wrappingKey != code.wrappingKey)
  }
}
