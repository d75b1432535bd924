// The list of common passwords, and what it refuses.
import Engine
import Foundation
import Testing

@Suite("The list of common passwords")
struct PasswordListTests {
  /// Each of so many is tried: all where the code is optimised.
  #if DEBUG
  private static let step = 11
  #else
  private static let step = 1
  #endif
  private static let file =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Web")
    .appending(path: "passwords.txt")

  private static func bytes() throws -> [UInt8] { Array(try Data(contentsOf: file)) }

  private func list() throws -> PasswordList {
    try #require(PasswordList(try PasswordListTests.bytes()))
  }

  /// The words of the file, read in another way than the engine does.
  private func words() throws -> [String] {
    let text = String(decoding: try PasswordListTests.bytes(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    var words: [String] = []
    for letter in lines.dropFirst().filter({ !$0.hasPrefix("#") }).joined() {
      if let shared = letter.asciiValue, letter.isUppercase {
        words.append(String((words.last ?? "").prefix(Int(shared) - 65)))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  /// What people make of a short password when 15 characters are asked for.
  private func lengthened(_ password: String) -> [String] {
    let digits = "2024123456789012"
    let missing = max(0, PasswordRules.shortest - password.count)
    return [
      password + digits.prefix(missing), digits.prefix(missing) + password,
      String(repeating: password, count: missing / max(1, password.count) + 2) + "1",
    ]
  }

  @Test("It holds what the leaked passwords are made of")
  func whole() throws {
    #expect(try list().count == 45_850)
    #expect(try words().count == 45_850)
    #expect(try words() == words().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("What is made of a word of the list is refused, whichever it is")
  func ofWords() throws {
    let list = try list()
    let words = try words()
    for place in stride(from: 0, to: words.count, by: 7 * PasswordListTests.step) {
      for password in lengthened(words[place]) {
        let problem = PasswordRules.problem(password, address: "", list: list)
        #expect(problem != nil, "\(place)")
      }
      let pair = words[place] + "!" + words[(place + 20_011) % words.count]
      if pair.count >= PasswordRules.shortest {
        #expect(PasswordRules.problem(pair, address: "", list: list) != nil, "\(place)")
      }
    }
  }

  @Test(
    "All of the ten thousand most common passwords are refused, also when they are lengthened",
    .enabled(if: PasswordListTests.common != nil || PasswordListTests.isRequired))
  func mostCommon() throws {
    let passwords = try #require(PasswordListTests.common, "REDSTART_FIXTURES names no passwords")
    #expect(passwords.count >= 9_900)
    let list = try list()
    var tried = 0
    var taken: [String] = []
    for place in stride(from: 0, to: passwords.count, by: PasswordListTests.step) {
      let password = passwords[place]
      #expect(PasswordRules.problem(password, address: "", list: list) != nil, "\(password)")
      for made in lengthened(password) {
        tried += 1
        if PasswordRules.problem(made, address: "", list: list) == nil { taken.append(made) }
      }
    }
    #expect(taken.count * 1000 < tried, "\(taken)")
  }

  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Nothing without the fixtures.
  private static var common: [String]? {
    guard let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"] else { return nil }
    let file = folder + "/passwords/10k-most-common.txt.gz"
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test(
    "What chance made is taken: words, letters, digits",
    arguments: [3, 1_000_003])
  func random(_ seed: UInt64) throws {
    let list = try list()
    let words = try words().filter { word in word.allSatisfy { $0.isLetter } }
    var dice = CodecDice(seed: seed)
    let signs = Array("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    for _ in 0..<1000 {
      let phrase = (0..<4).map { _ in words[dice.below(words.count)] }.joined(separator: " ")
      let letters = String((0..<16).map { _ in signs[dice.below(signs.count)] })
      for password in [phrase, letters] where password.count >= PasswordRules.shortest {
        let problem = PasswordRules.problem(password, address: "", list: list)
        #expect(problem == nil, "seed \(seed): \(password)")
      }
    }
  }

  @Test(
    "For a lock, one word with a year or two words side by side are refused",
    arguments: [
      ("sunflower12", false), ("summer2024!", false), ("dragonmonkey", false),
      ("p@$$w0rd2024", false), ("sunflowersunflower", false),
      ("blue heron", true), ("otter liest", true), ("x7k2m9p4q1", true), ("Kq!m2Pw9$L", true),
    ])
  func lock(_ password: String, _ isTaken: Bool) throws {
    let problem = PasswordRules.problem(password, address: "", list: try list(), for: .lock)
    #expect((problem == nil) == isTaken, "\(password)")
  }

  @Test(
    "Only what is kind to guessing is refused",
    arguments: [
      ("elephant-purple-7", false), ("p@$$w0rd-s3cr3t1", false), ("Montag.Dienstag19", false),
      ("mailcreated5240", false), ("11223344556677889900", false),
      ("dragonmonkey123456", false), ("sunflower12345sunflower", false),
      ("three quiet herons at dusk", true), ("zuckerwattewolkenturm", true),
      ("x7#Kq!m2Pw9$Lr4", true), ("Otter liest Zeitung", true),
    ])
  func examples(_ password: String, _ isTaken: Bool) throws {
    let problem = PasswordRules.problem(password, address: "", list: try list())
    #expect((problem == nil) == isTaken, "\(password)")
  }

  @Test(
    "What is no such file is not read",
    arguments: [
      "", "redstart-passwords 1", "redstart-passwords 1\n", "redstart-passwords 2\nAhello",
      "redstart-passwords 1\n# only words about it\n", "redstart-passwords 1\nBhello",
      "redstart-passwords 1\nAhelloAhello", "redstart-passwords 1\nAhelloAapple",
      "redstart-passwords 1\nAhelloGs", "redstart-passwords 1\nAhelloF",
      "redstart-passwords 1\nAhélloFs", "redstart-passwords 1\nAhello you",
      "redstart-passwords 1\nA" + String(repeating: "a", count: 41), "{}",
    ])
  func damaged(_ text: String) {
    #expect(PasswordList(Array(text.utf8)) == nil, "\(text)")
  }

  @Test("A file of two words is read")
  func small() { #expect(PasswordList(Array("redstart-passwords 1\nAhelloFs\n".utf8))?.count == 2) }
}
