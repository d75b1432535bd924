// Flags before environment before file, and one line for each mistake.

import Foundation
import Server
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test("Without any choice the server listens on this machine only, at 8080, in plain http")
  func standards() throws {
    let settings = try Settings(flags: [:], environment: ["PATH": "/bin", "PORT": "1"])
    #expect(settings.host == "127.0.0.1")
    #expect(settings.port == 8080)
    #expect(settings.data == "./data")
    #expect(settings.web == nil)
    #expect(settings.foods == nil)
    #expect(settings.certificate == nil)
    #expect(settings.logLevel == .info)
    #expect(settings.requestSeconds == 30)
  }

  @Test("A flag wins over the environment, the environment over the file")
  func precedence() throws {
    let folder = try Folder()
    try folder.write(
      "redstart.json",
      #"{"port": 3, "host": "::1", "log-level": "error", "request-timeout-seconds": "7"}"#)
    let settings = try Settings(
      flags: [.config: folder.path + "/redstart.json", .port: "1"],
      environment: [
        "REDSTART_PORT": "2", "REDSTART_LOG_LEVEL": "debug", "REDSTART_HOST": "",
        "REDSTART_DATA": "/srv/redstart", "REDSTART_FOODS": "/srv/foods.db",
      ])
    #expect(settings.port == 1)
    #expect(settings.logLevel == .debug)
    #expect(settings.host == "::1")
    #expect(settings.requestSeconds == 7)
    #expect(settings.data == "/srv/redstart")
    #expect(settings.foods == "/srv/foods.db")
  }

  @Test("The environment can name the file")
  func fileFromEnvironment() throws {
    let folder = try Folder()
    try folder.write("a.json", #"{"web": "w", "certificate": "c", "key": "k"}"#)
    let settings = try Settings(
      flags: [:], environment: ["REDSTART_CONFIG": folder.path + "/a.json"])
    #expect(settings.web == "w")
    #expect(settings.certificate?.certificate == "c")
    #expect(settings.certificate?.key == "k")
  }

  private static func mail(_ url: String, _ from: String) -> [Setting: String] {
    [.smtpURL: url, .smtpFrom: from, .publicAddress: "https://a.example"]
  }

  @Test("Mail needs a server, a sender and the address of this server")
  func mail() throws {
    let flags = Self.mail("smtps://mail.example:465", "Post@A.example")
    let environment = ["REDSTART_SMTP_USER": "post", "REDSTART_SMTP_PASSWORD": "secret"]
    let settings = try Settings(flags: flags, environment: environment)
    #expect(settings.mail?.url == "smtps://mail.example:465")
    #expect(settings.mail?.from.text == "post@a.example")
    #expect(settings.mail?.user == "post" && settings.mail?.password == "secret")
    #expect(settings.publicAddress == "https://a.example" && !settings.isBehindProxy)
  }

  private static func google(_ issuer: String) -> [Setting: String] {
    [
      .googleClientID: "a", .googleClientSecret: "b", .publicAddress: "https://a.example",
      .googleIssuer: issuer,
    ]
  }

  private static func apple(_ file: String) -> [Setting: String] {
    [
      .appleClientID: "a", .appleTeamID: "b", .appleKeyID: "c", .appleKeyFile: file,
      .publicAddress: "https://a.example",
    ]
  }

  @Test("A provider is known by its own issuer")
  func provider() throws {
    let flags = Self.google("").filter { $0.key != .googleIssuer }
    let settings = try Settings(flags: flags, environment: [:])
    #expect(settings.providers.map { $0.issuer } == ["https://accounts.google.com"])
    #expect(settings.providers.first?.secret == .text("b"))
    #expect(try Settings(flags: [:], environment: [:]).providers.isEmpty)
  }

  @Test("Metrics are off until a port is named, and then on this machine only")
  func metrics() throws {
    #expect(try Settings(flags: [:], environment: [:]).metrics == nil)
    let near = try Settings(flags: [.metricsPort: "9090"], environment: [:])
    #expect(near.metrics?.host == "127.0.0.1" && near.metrics?.port == 9090)
    let far = try Settings(flags: [.metricsPort: "0", .metricsHost: "::"], environment: [:])
    #expect(far.metrics?.host == "::" && far.metrics?.port == 0)
  }

  @Test("The operator is told by mail where there is mail")
  func operatorEmail() throws {
    let flags = Self.mail("smtps://mail.example", "post@a.example")
    let settings = try Settings(
      flags: flags, environment: ["REDSTART_OPERATOR_EMAIL": "Ops@a.example"])
    #expect(settings.operatorEmail?.text == "ops@a.example")
    #expect(try Settings(flags: flags, environment: [:]).operatorEmail == nil)
  }

  @Test("Who runs the server is one line, of whatever letters")
  func operatorName() throws {
    let name = "Selbsthilfe \"Rotschwanz\" e. V. & Freunde"
    #expect(try Settings(flags: [.operatorName: name], environment: [:]).operatorName?.text == name)
    #expect(try Settings(flags: [:], environment: [:]).operatorName == nil)
    for bad in ["", "  ", "a\nb", "a\u{202e}b", String(repeating: "a", count: 121)] {
      #expect(throws: SettingsError.badOperatorName) {
        try Settings(flags: [.operatorName: bad], environment: [:])
      }
    }
  }

  static let mistakes: [([Setting: String], SettingsError)] = [
    ([.port: "abc"], .badPort("abc")), ([.port: "-1"], .badPort("-1")),
    ([.port: "65536"], .badPort("65536")), ([.port: "80 "], .badPort("80 ")),
    ([.port: ""], .badPort("")), ([.port: "8080.0"], .badPort("8080.0")),
    ([.logLevel: "loud"], .badLogLevel("loud")),
    ([.requestTimeout: "0"], .badRequestTimeout("0")),
    ([.requestTimeout: "601"], .badRequestTimeout("601")),
    ([.requestTimeout: "ten"], .badRequestTimeout("ten")),
    ([.publicAddress: "redstart.example"], .badPublicAddress("redstart.example")),
    ([.publicAddress: "https://a.example/app"], .badPublicAddress("https://a.example/app")),
    ([.publicAddress: "https://u@a.example"], .badPublicAddress("https://u@a.example")),
    ([.publicAddress: "ftp://a.example"], .badPublicAddress("ftp://a.example")),
    ([.behindProxy: "yes"], .badBehindProxy("yes")),
    ([.smtpURL: "smtps://mail.example"], .halfAMailServer),
    ([.smtpFrom: "a@b.example", .publicAddress: "https://a.example"], .halfAMailServer),
    (mail("http://mail.example", "a@b.example"), .badMailServer("http://mail.example")),
    (mail("smtp://u:p@mail.example", "a@b.example"), .badMailServer("smtp://u:p@mail.example")),
    (mail("smtp://mail.example", "Ada <a@b.example>"), .badMailSender("Ada <a@b.example>")),
    ([.operatorEmail: "a@b.example"], .operatorWithoutMail),
    ([.operatorEmail: "Ada"], .badOperator("Ada")),
    ([.metricsHost: "::1"], .metricsWithoutPort), ([.metricsPort: "x"], .badPort("x")),
    ([.googleClientID: "a", .publicAddress: "https://a.example"], .halfAProvider("google")),
    ([.googleClientID: "a", .googleClientSecret: "b"], .halfAProvider("google")),
    ([.appleTeamID: "a", .publicAddress: "https://a.example"], .halfAProvider("apple")),
    (google("http://accounts.example"), .badIssuer("http://accounts.example")),
    (google("https://accounts.example/"), .badIssuer("https://accounts.example/")),
    (google("http://localhost@evil.example"), .badIssuer("http://localhost@evil.example")),
    (apple("/dev/null"), .badProviderKey("/dev/null")),
    ([.certificate: "a"], .halfACertificate), ([.key: "a"], .halfACertificate),
    ([.config: "/dev/null/x"], .unreadableFile("/dev/null/x")),
    ([.config: "/"], .unreadableFile("/")), ([.config: "/dev/null"], .malformedFile("/dev/null")),
  ]

  @Test("A value that makes no sense is refused in one line", arguments: mistakes)
  func refusals(flags: [Setting: String], error: SettingsError) {
    #expect(throws: error) { try Settings(flags: flags, environment: [:]) }
    #expect(!error.description.contains { $0.isNewline })
  }

  @Test(
    "A file that is no object of texts and numbers is refused",
    arguments: ["", "{", "[]", "8080", #"{"port": true}"#, #"{"port": null}"#, #"{"port": [1]}"#])
  func malformed(content: String) throws {
    let folder = try Folder()
    try folder.write("a.json", content)
    let file = folder.path + "/a.json"
    #expect(throws: SettingsError.malformedFile(file)) {
      try Settings(flags: [.config: file], environment: [:])
    }
  }

  @Test("A misspelt name in a file is refused", arguments: ["prot", "config", "PORT", "logLevel"])
  func unknown(name: String) throws {
    let folder = try Folder()
    try folder.write("a.json", #"{"\#(name)": "1"}"#)
    let file = folder.path + "/a.json"
    #expect(throws: SettingsError.unknownSetting(name: name, file: file)) {
      try Settings(flags: [.config: file], environment: [:])
    }
  }
}
