// What `redstart serve` says and how it ends when it cannot start, and that it stops when told.

import Foundation
import Server
import Testing

@Suite("Starting and stopping")
struct StartTests {
  @Test(
    "Says where it is, answers, stops with status 0 on either signal", arguments: [SIGTERM, SIGINT])
  func life(signal: Int32) async throws {
    let server = try await RunningServer.start()
    #expect(server.address == "http://127.0.0.1:\(server.port)/")
    let port = server.port
    let answer = try await Deadline.blocking {
      let connection = try Connection(port: port)
      connection.send("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix(#"{"status":"ok","version":"\#(ServerVersion.text)"}"#))
    server.program.send(signal)
    #expect(try await server.program.status() == 0)
    #expect(server.program.output == "Redstart is at \(server.address)\n")
  }

  #if os(Linux)
  @Test("A crash leaves no file with what was in memory")
  func noCoreDump() async throws {
    let server = try await RunningServer.start()
    let limits = try String(
      contentsOfFile: "/proc/\(server.program.number)/limits", encoding: .utf8)
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file") })
    #expect(line.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"], "\(line)")
    #expect(try await server.stop() == 0)
  }
  #endif

  static let problems: [([String], [String: String], Int32, String)] = [
    (["--port", "abc"], [:], 1, "not a port"),
    (["--port", "65536"], [:], 1, "not a port"),
    ([], ["REDSTART_PORT": "x"], 1, "not a port"),
    (["--data", "/dev/null/x"], [:], 1, "--data"),
    (["--web", "/dev/null/x"], [:], 1, "--web"),
    (["--config", "/dev/null/x"], [:], 1, "configuration file"),
    (["--certificate", "/dev/null/x"], [:], 1, "--key"),
    (["--certificate", "/dev/null/x", "--key", "/dev/null/x"], [:], 1, "certificate"),
    (["--host", "203.0.113.1"], [:], 1, "--host"),
    (["--host", "no.such.host.invalid"], [:], 1, "--host"),
    (["--log-level", "loud"], [:], 1, "log level"),
    (["--request-timeout-seconds", "0"], [:], 1, "request timeout"),
    (["--metrics-port", "x"], [:], 1, "not a port"),
    (["--metrics-host", "::1"], [:], 1, "--metrics-port"),
    (["--operator-email", "a@b.example"], [:], 1, "--smtp-url"),
    (["--nonsense"], [:], 2, "--help"),
    (["--port"], [:], 2, "--help"),
    (["more"], [:], 2, "--help"),
  ]

  @Test("A problem is one line that names the cure", arguments: problems)
  func problem(
    arguments: [String], environment: [String: String], status: Int32, cure: String
  ) async throws {
    let web = try WebFixture.folder()
    let data = try Folder()
    let program = try Program(
      RunningServer.executable, ["serve"] + arguments,
      environment: ["REDSTART_WEB": web.path, "REDSTART_DATA": data.path, "REDSTART_PORT": "0"]
        .merging(environment) { $1 })
    #expect(try await program.status() == status)
    expectOneLine(program, cure)
  }

  @Test("A taken port is a problem")
  func portInUse() async throws {
    let server = try await RunningServer.start()
    let data = try Folder()
    let second = try Program(
      RunningServer.executable,
      ["serve", "--port", "\(server.port)", "--web", server.web.path, "--data", data.path])
    #expect(try await second.status() == 1)
    expectOneLine(second, "port \(server.port) is in use")
    #expect(try await server.stop() == 0)
  }

  @Test("So is a taken port for metrics")
  func metricsPortInUse() async throws {
    let server = try await RunningServer.start()
    let data = try Folder()
    let second = try Program(
      RunningServer.executable,
      [
        "serve", "--port", "0", "--metrics-port", "\(server.port)", "--web", server.web.path,
        "--data", data.path, "--log-level", "critical",
      ])
    #expect(try await second.status() == 1)
    #expect(second.complaints.hasPrefix("redstart: port \(server.port) is in use"))
    #expect(second.complaints.hasSuffix("--metrics-port\n"))
    #expect(try await server.stop() == 0)
  }

  @Test("A taken data directory is a problem until its holder ends, even if that is killed")
  func dataInUse() async throws {
    let first = try await RunningServer.start()
    let arguments = [
      "serve", "--port", "0", "--web", first.web.path, "--data", first.data.path + "/d",
    ]
    let second = try Program(RunningServer.executable, arguments)
    #expect(try await second.status() == 1)
    expectOneLine(second, "another redstart uses the data directory")
    first.program.send(SIGKILL)
    #expect(try await Deadline.met { !first.program.isRunning })
    let third = try Program(RunningServer.executable, arguments)
    #expect(try await Deadline.met { third.output.hasPrefix("Redstart is at ") })
    third.send(SIGTERM)
    #expect(try await third.status() == 0)
  }

  @Test("Without a subcommand the help comes")
  func help() async throws {
    let program = try Program(RunningServer.executable, [])
    #expect(try await program.status() == 0)
    #expect(program.output.contains("serve"))
  }

  private func expectOneLine(_ program: Program, _ cure: String) {
    #expect(program.complaints.hasPrefix("redstart: "))
    #expect(program.complaints.filter { $0 == "\n" }.count == 1)
    #expect(program.complaints.hasSuffix("\n"))
    #expect(program.complaints.contains(cure), "\(program.complaints)")
    #expect(program.output == "")
  }
}
