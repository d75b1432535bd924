// SHA-256 against the vectors of NIST and against another implementation.

import Engine
import Foundation
import Testing

private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

private let sha256sum = "/usr/bin/sha256sum"

struct SHA256Tests {
  /// The examples that NIST publishes for FIPS 180-4.
  @Test(
    "A message has the digest that NIST publishes",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func publishedDigests(message: String, digest: String) {
    #expect(hex(SHA256.hash(Array(message.utf8))) == digest)
  }

  @Test("A million letters have the digest that NIST publishes")
  func longMessage() {
    let digest = hex(SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)))
    #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("One changed bit makes another digest")
  func changedBit() {
    let digest = SHA256.hash([0, 1, 2])
    #expect(digest.count == SHA256.digestLength)
    #expect(SHA256.hash([0, 1, 3]) != digest)
    #expect(SHA256.hash([0, 1, 2, 0]) != digest)
  }

  @Test(
    "Every length up to 300 bytes has the digest that sha256sum finds",
    .enabled(if: FileManager.default.isExecutableFile(atPath: sha256sum)))
  func everyLength() throws {
    let seed: UInt64 = 2026
    var bits = SeededBits(seed: seed)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = (0...300).map { length in
      (0..<length).map { _ in UInt8(truncatingIfNeeded: bits.next()) }
    }
    for (length, message) in messages.enumerated() {
      try Data(message).write(to: folder.appending(path: "\(length)"))
    }
    let theirs = try digests(of: messages.indices.map { "\($0)" }, in: folder)
    #expect(theirs.count == messages.count)
    for (message, digest) in zip(messages, theirs) {
      #expect(hex(SHA256.hash(message)) == digest, "seed \(seed), length \(message.count)")
    }
  }

  private func digests(of names: [String], in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: sha256sum)
    process.arguments = names
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      String($0.prefix(64))
    }
  }
}
