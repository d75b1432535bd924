// What is cut off the audit log's end is missed, even where all that lies beside it was cut, too.

import Engine
import Foundation
import Logging
import Server
import Testing

@Suite("The end of the audit log")
struct AuditAnchorTests {
  /// Some lines of a server that has stopped, and what they are called.
  private func stopped() async throws -> Folder {
    let folder = try Folder()
    try await AccountServer.run { server in
      try await server.signUp(Person())
      for device in UInt64(1)...4 { _ = try await server.signIn(Person(), device: device) }
      server.kept.audit.settle()
      for name in try FileManager.default.contentsOfDirectory(atPath: server.data.path) {
        try? FileManager.default.copyItem(
          atPath: server.data.path + "/" + name, toPath: folder.path + "/" + name)
      }
    }
    return folder
  }

  private func lines(_ folder: Folder) throws -> [String] {
    let text = try String(contentsOfFile: folder.path + "/audit.log", encoding: .utf8)
    return text.split(separator: "\n").map { String($0) }
  }

  /// As somebody would do it who knows how the log is bound.
  private func cut(_ folder: Folder, to count: Int) throws {
    let left = try lines(folder).prefix(count)
    try folder.write("audit.log", left.map { $0 + "\n" }.joined())
    try folder.write("audit.head", String(left.last?.split(separator: "\t").last ?? ""))
  }

  private func problem(_ folder: Folder) throws -> Int? {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try SiteData(directory: folder.path, logger: logger).audit.firstProblem()
  }

  @Test("At the next start, for each number of lines that are left", arguments: 0..<5)
  func start(left: Int) async throws {
    let folder = try await stopped()
    #expect(try problem(folder) == nil)
    try cut(folder, to: left)
    #expect(try problem(folder) == left + 1)
  }

  @Test("When the log and its head are gone as a whole")
  func gone() async throws {
    let folder = try await stopped()
    for name in ["audit.log", "audit.head"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    #expect(try problem(folder) == 1)
    #expect(throws: AuditCheckError.cut(lines: 5)) {
      try AuditCheck.run(data: folder.path, lines: nil, seal: nil)
    }
  }

  @Test("While the server runs")
  func running() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      for _ in 0..<3 { _ = try await server.signIn(Person()) }
      try cut(server.data, to: 2)
      #expect(server.kept.audit.firstProblem() == 3)
    }
  }

  @Test("By the command, and by what a mail knew before the database was cut, too")
  func command() async throws {
    let folder = try await stopped()
    let end = try AuditCheck.run(data: folder.path, lines: nil, seal: nil)
    #expect(end.lines == 5)
    #expect(try AuditCheck.run(data: folder.path, lines: 5, seal: end.seal) == end)
    #expect(throws: AuditCheckError.cut(lines: 6)) {
      try AuditCheck.run(data: folder.path, lines: 6, seal: end.seal)
    }
    #expect(throws: AuditCheckError.cut(lines: 5)) {
      try AuditCheck.run(data: folder.path, lines: 5, seal: String(repeating: "0", count: 64))
    }
    try cut(folder, to: 3)
    #expect(throws: AuditCheckError.cut(lines: 5)) {
      try AuditCheck.run(data: folder.path, lines: nil, seal: nil)
    }
    #expect(throws: AuditCheckError.noLog("/nowhere")) {
      try AuditCheck.run(data: "/nowhere", lines: nil, seal: nil)
    }
  }
}
