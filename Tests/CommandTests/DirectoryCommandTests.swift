// `redstart directory`: a key, lines, a signature, and what keeps somebody from losing any of it.

import Foundation
import Testing

struct DirectoryCommandTests {
  @Test("The built-in lines can be signed and checked, and a changed file is found out")
  func whole() throws {
    let folder = try Folder()
    let (key, signed) = (folder.path + "/key.pem", folder.path + "/help.directory")
    let made = try Command.run("directory", "key", "--into", key)
    #expect(made.status == 0 && made.output.count == 131)
    let mode = try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    let built = try Command.run("directory", "lines").output
    let lines = try folder.write(built, to: "lines.txt")
    let outcome = try Command.run("directory", "sign", lines, "--key", key, "--into", signed)
    #expect(outcome.status == 0 && outcome.output.contains(" lines, checked 20"))
    let public64 = made.output.trimmingCharacters(in: .newlines)
    let checked = try Command.run("directory", "check", signed, "--key", public64)
    #expect(checked.status == 0 && checked.output == outcome.output)
    var bytes = try folder.bytes("help.directory")
    bytes[10] ^= 1
    try Data(bytes).write(to: URL(filePath: signed))
    Command.expectProblem(
      try Command.run("directory", "check", signed, "--key", public64), status: 1,
      holding: "another key signed it")
  }

  @Test("No key is replaced, no other file becomes a directory, and no wrong line is signed")
  func careful() throws {
    let folder = try Folder()
    let key = folder.path + "/key.pem"
    #expect(try Command.run("directory", "key", "--into", key).status == 0)
    let before = try folder.bytes("key.pem")
    Command.expectProblem(
      try Command.run("directory", "key", "--into", key), status: 1, holding: "is there already")
    let good = try folder.write("DE|crisis|A|0800 1\n", to: "good.txt")
    Command.expectProblem(
      try Command.run("directory", "sign", good, "--key", key, "--into", key), status: 1,
      holding: "no signed directory")
    #expect(try folder.bytes("key.pem") == before)
    let bad = try folder.write("DE|crisis|A|call me\n", to: "bad.txt")
    let place = folder.path + "/help.directory"
    Command.expectProblem(
      try Command.run("directory", "sign", bad, "--key", key, "--into", place), status: 1,
      holding: "no lines of a directory")
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
