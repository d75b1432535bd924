// Signed directories of help: made, checked and served; what is none never gets to a browser.

import Engine
import Foundation
import Server
import Testing

@Suite("Signed directory") struct SignedDirectoryTests {
  private let lines = Array("DE|crisis|Beispiel|0800 1234\n".utf8)
  private let now = Date(timeIntervalSince1970: 1_795_766_400)

  @Test("A directory holds its lines and the day of its signature, and its key knows it")
  func signed() throws {
    let key = DirectoryKey()
    let made = try SignedDirectory(lines: lines, at: now, by: key)
    let read = try SignedDirectory(made.bytes)
    #expect(read.directory.lines.map { $0.dialled } == ["08001234"])
    #expect(read.directory.checked.text == "2026-11-27")
    #expect(try read.isSigned(by: key.publicHex))
    #expect(try DirectoryKey(pem: key.pem).publicHex == key.publicHex)
  }

  @Test("Another key has not signed it, and no byte of it can be changed")
  func forged() throws {
    let key = DirectoryKey()
    let made = try SignedDirectory(lines: lines, at: now, by: key)
    #expect(try !made.isSigned(by: DirectoryKey().publicHex))
    for place in made.bytes.indices {
      var bytes = made.bytes
      bytes[place] ^= 1
      let other = try? SignedDirectory(bytes)
      #expect(try other?.isSigned(by: key.publicHex) != true, "byte \(place)")
    }
  }

  @Test("What is no directory is not signed and not read")
  func refused() throws {
    #expect(throws: SignedDirectoryError.badLines) {
      try SignedDirectory(lines: Array("DE|crisis|A\n".utf8), at: now, by: DirectoryKey())
    }
    #expect(throws: SignedDirectoryError.badFile) { try SignedDirectory([]) }
    #expect(throws: SignedDirectoryError.badFile) { try SignedDirectory(lines) }
    #expect(throws: SignedDirectoryError.badKey) { try DirectoryKey(pem: "none") }
    let made = try SignedDirectory(lines: lines, at: now, by: DirectoryKey())
    #expect(throws: SignedDirectoryError.badKey) { try made.isSigned(by: "04ff") }
  }
}
