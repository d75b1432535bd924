// TLS 1.3 with the certificate that was given, and nothing older.

import Foundation
import Testing

@Suite("TLS")
struct TLSTests {
  @Test("Answers over TLS 1.3 and asks to stay there")
  func accepted() async throws {
    let folder = try await Certificates.folder()
    let server = try await start(folder)
    #expect(server.address.hasPrefix("https://127.0.0.1:"))
    let client = try talk(server, "-tls1_3")
    #expect(try await client.status() == 0)
    #expect(client.output.contains("HTTP/1.1 200 OK"))
    #expect(
      client.output.lowercased()
        .contains("strict-transport-security: max-age=31536000; includesubdomains"))
    #expect(client.output.contains(#"{"status":"ok""#))
    #expect(try await server.stop() == 0)
  }

  @Test("Refuses what is older", arguments: ["-tls1_2", "-tls1_1"])
  func refused(version: String) async throws {
    let folder = try await Certificates.folder()
    let server = try await start(folder)
    let client = try talk(server, version)
    #expect(try await client.status() != 0)
    #expect(!client.output.contains("HTTP/1.1"))
    #expect(try await server.stop() == 0)
  }

  @Test(
    "Plain http and silence on the TLS port are hung up on",
    arguments: ["GET / HTTP/1.1\r\n\r\n", ""])
  func plain(text: String) async throws {
    let folder = try await Certificates.folder()
    let server = try await start(folder)
    let port = server.port
    let answer = try await Deadline.blocking {
      let connection = try Connection(port: port)
      if !text.isEmpty { connection.send(text) }
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
    #expect(!answer.contains("HTTP/1.1"))
    #expect(try await server.stop() == 0)
  }

  @Test(
    "Files that do not fit are a problem",
    arguments: [
      ("certificate.pem", "other-key.pem", "does not belong"),
      ("text.pem", "key.pem", "cannot read a certificate"),
      ("certificate.pem", "text.pem", "cannot read a private key"),
      ("certificate.pem", "certificate.pem", "cannot read a private key"),
      ("missing.pem", "key.pem", "cannot read a certificate"),
    ])
  func problem(certificate: String, key: String, complaint: String) async throws {
    let folder = try await Certificates.folder()
    let web = try WebFixture.folder()
    let program = try Program(
      RunningServer.executable,
      [
        "serve", "--port", "0", "--web", web.path, "--data", folder.path + "/d",
        "--certificate", folder.path + "/" + certificate, "--key", folder.path + "/" + key,
      ])
    #expect(try await program.status() == 1)
    #expect(program.complaints.contains(complaint), "\(program.complaints)")
    #expect(program.complaints.filter { $0 == "\n" }.count == 1)
  }

  private func start(_ folder: Folder) async throws -> RunningServer {
    try await RunningServer.start([
      "--certificate", folder.path + "/certificate.pem", "--key", folder.path + "/key.pem",
      "--request-timeout-seconds", "1",
    ])
  }

  private func talk(_ server: RunningServer, _ version: String) throws -> Program {
    try Program(
      Certificates.openssl,
      ["s_client", "-connect", "127.0.0.1:\(server.port)", "-quiet", version],
      input: "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
  }
}
