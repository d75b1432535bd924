// `redstart directory`: help numbers that are newer than the app, signed so that apps believe them.

import ArgumentParser
import Engine
import Foundation
import Server

struct DirectoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "directory", abstract: "Sign help numbers that are newer than the app.",
    discussion: """
      An app takes them from its server where it was built with HELP_KEY, the public half of the \
      key that signed them: redstart serve --directory FILE.
      """,
    subcommands: [
      DirectoryKeyCommand.self, DirectoryLinesCommand.self, DirectorySignCommand.self,
      DirectoryCheckCommand.self,
    ])
}

struct DirectoryKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Make a key, and print the half that an app is built with.")

  @Option(help: "The new file for the private key; keep it away from the server.")
  var into: String

  func run() throws {
    let place = try FileReplacement(into)
    guard !place.isThere else { throw CommandProblem("\(into): is there already") }
    let key = DirectoryKey()
    try place.write(Array(key.pem.utf8))
    try CommandFiles.print(Array((key.publicHex + "\n").utf8))
  }
}

struct DirectoryLinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines", abstract: "Print the lines that are built in, to change and sign them.",
    discussion: """
      Country, kind (emergency, crisis, quit, alcohol), service, number, number for texts, word \
      to send, hours (1-5 09:00-20:00, always, changing or callback), language (es, zh, en, fr, \
      de), cost (free, ordinary), for whom (young), page; what is empty at the end is left out.
      """)

  func run() throws { try CommandFiles.print(Array(HelpDirectory.builtInText.utf8)) }
}

struct DirectorySignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", abstract: "Sign lines that were all checked today.")

  @Argument(help: "The lines, as redstart directory lines prints them.")
  var lines: String

  @Option(help: "The private key, from redstart directory key.")
  var key: String

  @Option(help: "The file for the server; a directory that is there is replaced.")
  var into: String

  func run() throws {
    let place = try FileReplacement(into)
    if place.isThere { _ = try DirectoryFile.signed(into) }
    let key = try DirectoryKey(pem: String(decoding: try CommandFiles.read(key), as: UTF8.self))
    let read = try CommandFiles.read(lines)
    let signed = try DirectoryFile.named(lines) { () throws(SignedDirectoryError) in
      try SignedDirectory(lines: read, at: Date(), by: key)
    }
    try place.write(signed.bytes)
    try CommandFiles.print(Array((DirectoryFile.summary(of: signed) + "\n").utf8))
  }
}

struct DirectoryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say whether a key signed a directory, and what is in it.")

  @Argument(help: "The directory, from redstart directory sign.")
  var file: String

  @Option(help: "The public key, as redstart directory key printed it.")
  var key: String

  func run() throws {
    let signed = try DirectoryFile.signed(file)
    guard try signed.isSigned(by: key) else {
      throw CommandProblem("\(file): another key signed it, or it was changed since")
    }
    try CommandFiles.print(Array((DirectoryFile.summary(of: signed) + "\n").utf8))
  }
}

/// A directory that lies in a file.
private enum DirectoryFile {
  static func signed(_ path: String) throws -> SignedDirectory {
    let bytes = try CommandFiles.read(path)
    return try named(path) { () throws(SignedDirectoryError) in try SignedDirectory(bytes) }
  }

  /// A problem says in which file it is.
  static func named(
    _ path: String, _ make: () throws(SignedDirectoryError) -> SignedDirectory
  ) throws -> SignedDirectory {
    do throws(SignedDirectoryError) {
      return try make()
    } catch {
      throw CommandProblem("\(path): \(error)")
    }
  }

  /// `79 lines, checked 2026-11-27`
  static func summary(of signed: SignedDirectory) -> String {
    "\(signed.directory.lines.count) lines, checked \(signed.directory.checked.text)"
  }
}
