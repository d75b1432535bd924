// The names of the settings, the same on the command line, in the environment and in the file.

/// One setting by its long flag; `log-level` is `REDSTART_LOG_LEVEL` in the environment.
public enum Setting: String, CaseIterable, Sendable {
  case host
  case port
  case data
  case web
  case foods
  case directory
  case certificate
  case key
  case logLevel = "log-level"
  case requestTimeout = "request-timeout-seconds"
  case publicAddress = "public-address"
  case behindProxy = "behind-proxy"
  case smtpURL = "smtp-url"
  case smtpUser = "smtp-user"
  case smtpPassword = "smtp-password"
  case smtpFrom = "smtp-from"
  case signUp = "sign-up"
  case mostAccounts = "most-accounts"
  case mostGigabytes = "most-gigabytes"
  case diskReserve = "disk-reserve-megabytes"
  case worker
  case operatorEmail = "operator-email"
  case operatorName = "operator-name"
  case alarmWebhook = "alarm-webhook"
  case alarmWebhookSecret = "alarm-webhook-secret"
  case metricsHost = "metrics-host"
  case metricsPort = "metrics-port"
  case googleClientID = "oidc-google-client-id"
  case googleClientSecret = "oidc-google-client-secret"
  case googleIssuer = "oidc-google-issuer"
  case appleClientID = "oidc-apple-client-id"
  case appleTeamID = "oidc-apple-team-id"
  case appleKeyID = "oidc-apple-key-id"
  case appleKeyFile = "oidc-apple-key-file"
  case appleIssuer = "oidc-apple-issuer"
  case push
  case pushHosts = "push-hosts"
  case pushRoots = "push-roots"
  case config

  /// A file does not name another file.
  static var inFile: [Setting] { allCases.filter { $0 != .config } }

  /// What holds when nobody chose; `nil` where absence has a meaning of its own.
  public var standard: String? {
    switch self {
    case .host: "127.0.0.1"
    case .port: "8080"
    case .data: "./data"
    case .logLevel: "info"
    case .requestTimeout: "30"
    case .behindProxy: "false"
    case .signUp: "open"
    case .mostAccounts: "1000"
    case .mostGigabytes: "64"
    case .diskReserve: "256"
    case .worker, .push: "on"
    case .pushHosts: PushHosts.standard
    default: nil
    }
  }
}
