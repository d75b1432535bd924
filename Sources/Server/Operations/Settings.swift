// What the person who runs the server chose, checked.

import Logging

/// The checked settings of `redstart serve`.
public struct Settings: Sendable, Equatable {
  /// The two files of a certificate, in PEM form.
  public struct CertificateFiles: Sendable, Equatable {
    public let certificate: String
    public let key: String
  }

  /// Who may make an account.
  public enum SignUp: String, Sendable, CaseIterable {
    case open, invitation, closed
  }

  /// What the whole server holds at most.
  public struct Ceilings: Sendable, Equatable {
    public let accounts: Int64
    /// Of the database.
    public let bytes: Int64
    /// Bytes of the disk that stay free.
    public let reserve: Int64
  }

  /// Where the metrics are.
  public struct MetricsAddress: Sendable, Equatable {
    /// This machine only, when nobody chose.
    static let standardHost = "127.0.0.1"

    public let host: String
    /// 0 lets the system choose a free one.
    public let port: Int
  }

  public let host: String
  /// 0 lets the system choose a free one.
  public let port: Int
  public let data: String
  /// `nil` means: look for a built app in the usual places.
  public let web: String?
  /// A catalogue of foods; `nil` means the built-in starter table.
  public let foods: String?
  /// A signed directory of help; `nil` means that apps go by their own.
  public let directory: String?
  /// `nil` means plain http.
  public let certificate: CertificateFiles?
  public let logLevel: Logger.Level
  /// Seconds that a browser has to send a request, and to keep an idle connection.
  public let requestSeconds: Int
  /// How browsers reach the server, as `https://redstart.example`; the host of links in mails.
  public let publicAddress: String?
  /// Whether `X-Forwarded-For` is believed.
  public let isBehindProxy: Bool
  /// Where mails are handed in; `nil` means that none are sent.
  public let mail: MailServer?
  public let signUp: SignUp
  public let ceilings: Ceilings
  /// Whether the app's worker is taken out of browsers.
  public let isWorkerRetired: Bool
  /// Who is told of signs of a breach; needs `mail`.
  public let operatorEmail: EmailAddress?
  /// What is told of signs of a breach besides, or in place of, a mail.
  public let alarmHook: AlarmHook?
  /// Who runs the server, as the privacy page says it.
  public let operatorName: OperatorName?
  /// Where the metrics are asked for; `nil` means nowhere.
  public let metrics: MetricsAddress?
  /// Who may say who somebody is, in the order of their names.
  public let providers: [SignInProvider]
  /// Whether pushes are sent.
  public let isPushOn: Bool
  /// The push services that are asked.
  public let pushHosts: PushHosts
  /// Certificates (PEM) that are trusted besides the system's, for the operator's own push service.
  public let pushRoots: String?
}

/// Why the settings cannot be used; each is one line that names the cure.
public enum SettingsError: Error, CustomStringConvertible, Equatable {
  case badPort(String)
  case badLogLevel(String)
  case badRequestTimeout(String)
  case halfACertificate
  case badPublicAddress(String)
  case badBehindProxy(String)
  case halfAMailServer
  case badMailServer(String)
  case badMailSender(String)
  case badSignUp(String)
  case badCeiling(String)
  case badReserve(String)
  case badWorker(String)
  case badOperator(String)
  case operatorWithoutMail
  case badOperatorName
  case halfAWebhook
  case badWebhook(String)
  case badWebhookSecret
  case metricsWithoutPort
  case halfAProvider(String)
  case badProviderKey(String)
  case badIssuer(String)
  case badPush(String)
  case badPushHosts(String)
  case unreadableFile(String)
  case malformedFile(String)
  case unknownSetting(name: String, file: String)

  public var description: String {
    switch self {
    case .badPort(let text):
      "'\(text)' is not a port; choose a number from 0 to 65535 (0 takes any free port)"
    case .badLogLevel(let text):
      "'\(text)' is not a log level; choose one of "
        + Logger.Level.allCases.map { $0.rawValue }.joined(separator: ", ")
    case .badRequestTimeout(let text):
      "'\(text)' is not a request timeout; choose \(ServerLimits.requestSeconds.lowerBound) "
        + "to \(ServerLimits.requestSeconds.upperBound) seconds"
    case .halfACertificate:
      "TLS needs both --certificate and --key; give both, or neither for plain http"
    case .badPublicAddress(let text):
      "'\(text)' is not a public address; write scheme and host alone, as https://example.org"
    case .badBehindProxy(let text):
      "'\(text)' does not say whether a proxy is in front; choose true or false"
    case .halfAMailServer:
      "sending mail needs --smtp-url, --smtp-from and --public-address; give all three, or neither "
        + "of the first two"
    case .badMailServer(let text):
      "'\(text)' is not a mail server; write smtps://host or smtp://host, with a port if need be"
    case .badMailSender(let text):
      "'\(text)' is not an address that mail can come from"
    case .badSignUp(let text):
      "'\(text)' does not say who may sign up; choose open, invitation or closed"
    case .badCeiling(let text):
      "'\(text)' is no ceiling; choose a whole number from 1 to \(ServerLimits.ceiling.upperBound)"
    case .badReserve(let text):
      "'\(text)' is no reserve; choose a whole number of megabytes from 0 to "
        + "\(ServerLimits.diskReserve.upperBound)"
    case .badWorker(let text):
      "'\(text)' does not say whether the app's worker is served; choose on or retired"
    case .badOperator(let text):
      "'\(text)' is not an address that mail can go to; choose another --operator-email"
    case .operatorWithoutMail:
      "mail to --operator-email needs --smtp-url, --smtp-from and --public-address; give these "
        + "too, or leave it out"
    case .badOperatorName:
      "--operator-name is not one line of at most \(OperatorName.longest) letters; "
        + "give a shorter one"
    case .halfAWebhook:
      "--alarm-webhook needs REDSTART_ALARM_WEBHOOK_SECRET, and that needs the address; give both, "
        + "or neither"
    case .badWebhook(let text):
      "'\(text)' is not an address that signs can be posted to; write https://…, or http:// on "
        + "this machine"
    case .badWebhookSecret:
      "the secret of --alarm-webhook is not whsec_ and 24 to 64 bytes in Base64; make one with: "
        + "echo whsec_$(openssl rand -base64 32)"
    case .metricsWithoutPort:
      "--metrics-host needs --metrics-port; give both, or neither for no metrics"
    case .halfAProvider(let name):
      "signing in with \(name) needs --public-address and all of its settings but the issuer"
    case .badProviderKey(let file):
      "\(file) is not a private key that this user can read; name the file (PEM) that came from "
        + "the provider"
    case .badIssuer(let text):
      "'\(text)' is not an issuer; write https:// and no slash at the end"
    case .badPush(let text):
      "'\(text)' does not say whether pushes are sent; choose on or off"
    case .badPushHosts(let text):
      "'\(text)' is no list of push services; write hosts between commas, as push.example.org, "
        + "*.example.org or push.example.org:8443"
    case .unreadableFile(let file):
      "cannot read the configuration file \(file); check its path and its rights"
    case .malformedFile(let file):
      "\(file) is no configuration; write one JSON object whose values are texts or numbers"
    case .unknownSetting(let name, let file):
      "unknown setting '\(name)' in \(file); known are "
        + Setting.inFile.map { $0.rawValue }.joined(separator: ", ")
    }
  }
}
