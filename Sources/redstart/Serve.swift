// `redstart serve`: the server and the app.

import ArgumentParser
import Foundation
import Server

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the app to browsers.",
    discussion: """
      Each option can also be set in the environment, as REDSTART_PORT, REDSTART_LOG_LEVEL, …, or \
      in a configuration file: one JSON object with the same names, as {"port": 8080}. \
      The command line wins over the environment, the environment over the file.
      """)

  @Option(help: "The address to listen on (default: 127.0.0.1, this machine only).")
  var host: String?

  @Option(help: "The port to listen on; 0 takes any free one (default: 8080).")
  var port: String?

  @Option(help: "The directory for the server's own data (default: ./data).")
  var data: String?

  @Option(help: "The directory of the built web app (default: dist/web).")
  var web: String?

  @Option(help: "A catalogue from redstart foods import (default: a built-in starter table).")
  var foods: String?

  @Option(help: "Help numbers from redstart directory sign (default: those of the app).")
  var directory: String?

  @Option(help: "A certificate chain in PEM form; needs --key, and turns TLS 1.3 on.")
  var certificate: String?

  @Option(help: "The certificate's private key in PEM form.")
  var key: String?

  @Option(help: "trace, debug, info, notice, warning, error or critical (default: info).")
  var logLevel: String?

  @Option(help: "Seconds to wait for a request, and to keep an idle connection (default: 30).")
  var requestTimeoutSeconds: String?

  @Option(help: "How browsers reach the server, as https://example.org; needed for mail.")
  var publicAddress: String?

  @Option(help: "true: believe the X-Forwarded-For of a proxy in front (default: false).")
  var behindProxy: String?

  @Option(help: "The mail server, as smtps://host; without one no mail is sent.")
  var smtpUrl: String?

  @Option(help: "The user at the mail server; the password is REDSTART_SMTP_PASSWORD.")
  var smtpUser: String?

  @Option(help: "The address that mail comes from.")
  var smtpFrom: String?

  @Option(help: "Who may make an account: open, invitation or closed (default: open).")
  var signUp: String?

  @Option(help: "How many accounts there may be (default: 1000).")
  var mostAccounts: String?

  @Option(help: "How large the database may become (default: 64).")
  var mostGigabytes: String?

  @Option(help: "Megabytes of the disk that stay free (default: 256).")
  var diskReserveMegabytes: String?

  @Option(help: "on, or retired: takes the app's offline copy out of browsers (default: on).")
  var worker: String?

  @Option(help: "The address that is told of signs of a breach; needs mail.")
  var operatorEmail: String?

  @Option(help: "The address that signs of a breach are posted to; needs a secret.")
  var alarmWebhook: String?

  @Option(help: "Who runs the server, as the privacy page says it.")
  var operatorName: String?

  @Option(help: "The port of /metrics for Prometheus; 0 takes any free one (default: no metrics).")
  var metricsPort: String?

  @Option(help: "The address that /metrics listens on (default: 127.0.0.1, this machine only).")
  var metricsHost: String?

  @Option(help: "on, or off: sends no pushes (default: on).")
  var push: String?

  @Option(help: "The push services that are asked, between commas (default: the browsers' own).")
  var pushHosts: String?

  @Option(help: "Certificates (PEM) to trust for a push service of your own.")
  var pushRoots: String?

  @Option(help: "A configuration file.")
  var config: String?

  func run() async throws {
    let settings = try Settings(
      flags: flags, environment: ProcessInfo.processInfo.environment)
    try await Site.run(settings, executable: Bundle.main.executablePath) { address in
      try? CommandFiles.print(Array("Redstart is at \(address)\n".utf8))
    }
  }

  private var flags: [Setting: String] {
    let given: [(Setting, String?)] = [
      (.host, host), (.port, port), (.data, data), (.web, web), (.foods, foods),
      (.directory, directory), (.certificate, certificate), (.key, key), (.logLevel, logLevel),
      (.requestTimeout, requestTimeoutSeconds),
      (.publicAddress, publicAddress), (.behindProxy, behindProxy), (.smtpURL, smtpUrl),
      (.smtpUser, smtpUser), (.smtpFrom, smtpFrom),
      (.signUp, signUp), (.mostAccounts, mostAccounts), (.mostGigabytes, mostGigabytes),
      (.diskReserve, diskReserveMegabytes), (.worker, worker), (.operatorEmail, operatorEmail),
      (.operatorName, operatorName), (.alarmWebhook, alarmWebhook),
      (.metricsPort, metricsPort),
      (.metricsHost, metricsHost), (.push, push), (.pushHosts, pushHosts),
      (.pushRoots, pushRoots), (.config, config),
    ]
    return Dictionary(
      uniqueKeysWithValues: given.compactMap { setting, text in
        text.map { (setting, $0) }
      })
  }
}
