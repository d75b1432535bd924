// Brings the three sources of settings together: flags before environment before file.

import Configuration
import Foundation
import Logging

extension Settings {
  /// `flags` holds what stands on the command line. An empty environment variable counts as unset.
  public init(
    flags: [Setting: String], environment: [String: String]
  ) throws(SettingsError) {
    let given: [any ConfigProvider] = [
      InMemoryProvider(values: configValues(flags)),
      EnvironmentVariablesProvider(environmentVariables: environment.filter { !$0.value.isEmpty })
        .prefixKeys(with: "redstart"),
    ]
    var file: [Setting: String] = [:]
    if let path = ConfigReader(providers: given).text(.config) {
      file = try SettingsFile.read(path)
    }
    try self.init(
      ConfigReader(providers: given + [InMemoryProvider(values: configValues(file))]))
  }

  private init(_ reader: ConfigReader) throws(SettingsError) {
    host = reader.text(.host) ?? ""
    port = try Settings.port(reader.text(.port) ?? "")
    data = reader.text(.data) ?? ""
    web = reader.text(.web)
    foods = reader.text(.foods)
    directory = reader.text(.directory)
    certificate = try Settings.files(reader.text(.certificate), reader.text(.key))
    logLevel = try Settings.logLevel(reader.text(.logLevel) ?? "")
    requestSeconds = try Settings.requestSeconds(reader.text(.requestTimeout) ?? "")
    publicAddress = try Settings.publicAddress(reader.text(.publicAddress))
    isBehindProxy = try Settings.isBehindProxy(reader.text(.behindProxy) ?? "")
    mail = try Settings.mail(reader, publicAddress)
    signUp = try Settings.signUp(reader.text(.signUp) ?? "")
    ceilings = Ceilings(
      accounts: try Settings.ceiling(reader.text(.mostAccounts) ?? ""),
      bytes: try Settings.ceiling(reader.text(.mostGigabytes) ?? "") << 30,
      reserve: try Settings.reserve(reader.text(.diskReserve) ?? "") << 20)
    isWorkerRetired = try Settings.isWorkerRetired(reader.text(.worker) ?? "")
    operatorEmail = try Settings.operatorEmail(reader.text(.operatorEmail), mail)
    operatorName = try Settings.operatorName(reader.text(.operatorName))
    alarmHook = try Settings.alarmHook(
      reader.text(.alarmWebhook), reader.text(.alarmWebhookSecret))
    metrics = try Settings.metrics(reader.text(.metricsHost), reader.text(.metricsPort))
    providers = try ProviderSettings.read({ reader.text($0) }, publicAddress)
    isPushOn = try Settings.isPushOn(reader.text(.push) ?? "")
    pushHosts = try Settings.pushHosts(reader.text(.pushHosts) ?? "")
    pushRoots = reader.text(.pushRoots)
  }

  private static func isPushOn(_ text: String) throws(SettingsError) -> Bool {
    guard ["on", "off"].contains(text) else { throw .badPush(text) }
    return text == "on"
  }

  private static func pushHosts(_ text: String) throws(SettingsError) -> PushHosts {
    guard let hosts = PushHosts(text) else { throw .badPushHosts(text) }
    return hosts
  }

  /// Scheme and host, lower-cased, without what may follow them.
  private static func publicAddress(_ text: String?) throws(SettingsError) -> String? {
    guard let text else { return nil }
    let plain = text.lowercased()
    guard let parts = URLComponents(string: plain), let host = parts.host, !host.isEmpty,
      ["http", "https"].contains(parts.scheme), parts.user == nil, parts.query == nil,
      parts.fragment == nil, ["", "/"].contains(parts.path)
    else { throw .badPublicAddress(text) }
    return plain.hasSuffix("/") ? String(plain.dropLast()) : plain
  }

  private static func isBehindProxy(_ text: String) throws(SettingsError) -> Bool {
    guard let value = Bool(text) else { throw .badBehindProxy(text) }
    return value
  }

  private static func signUp(_ text: String) throws(SettingsError) -> SignUp {
    guard let value = SignUp(rawValue: text) else { throw .badSignUp(text) }
    return value
  }

  private static func ceiling(_ text: String) throws(SettingsError) -> Int64 {
    guard let value = Int64(text), ServerLimits.ceiling.contains(value) else {
      throw .badCeiling(text)
    }
    return value
  }

  private static func reserve(_ text: String) throws(SettingsError) -> Int64 {
    guard let value = Int64(text), ServerLimits.diskReserve.contains(value) else {
      throw .badReserve(text)
    }
    return value
  }

  private static func isWorkerRetired(_ text: String) throws(SettingsError) -> Bool {
    guard ["on", "retired"].contains(text) else { throw .badWorker(text) }
    return text == "retired"
  }

  private static func mail(
    _ reader: ConfigReader, _ publicAddress: String?
  ) throws(SettingsError) -> MailServer? {
    let (url, from) = (reader.text(.smtpURL), reader.text(.smtpFrom))
    guard url != nil || from != nil else { return nil }
    guard let url, let from, publicAddress != nil else { throw .halfAMailServer }
    guard MailServer.isAddress(url) else { throw .badMailServer(url) }
    guard let sender = EmailAddress(from) else { throw .badMailSender(from) }
    return MailServer(
      url: url, user: reader.text(.smtpUser), password: reader.text(.smtpPassword), from: sender)
  }

  private static func operatorEmail(
    _ text: String?, _ mail: MailServer?
  ) throws(SettingsError) -> EmailAddress? {
    guard let text else { return nil }
    guard let address = EmailAddress(text) else { throw .badOperator(text) }
    guard mail != nil else { throw .operatorWithoutMail }
    return address
  }

  private static func alarmHook(
    _ address: String?, _ secret: String?
  ) throws(SettingsError) -> AlarmHook? {
    guard address != nil || secret != nil else { return nil }
    guard let address, let secret else { throw .halfAWebhook }
    guard AlarmHook.isAddress(address) else { throw .badWebhook(address) }
    guard let hook = AlarmHook(address: address, secret: secret) else { throw .badWebhookSecret }
    return hook
  }

  private static func operatorName(_ text: String?) throws(SettingsError) -> OperatorName? {
    guard let text else { return nil }
    guard let name = OperatorName(text) else { throw .badOperatorName }
    return name
  }

  private static func metrics(
    _ host: String?, _ port: String?
  ) throws(SettingsError) -> MetricsAddress? {
    guard let port else {
      if host != nil { throw .metricsWithoutPort }
      return nil
    }
    return MetricsAddress(
      host: host ?? MetricsAddress.standardHost, port: try Settings.port(port))
  }

  private static func port(_ text: String) throws(SettingsError) -> Int {
    guard let port = UInt16(text) else { throw .badPort(text) }
    return Int(port)
  }

  private static func logLevel(_ text: String) throws(SettingsError) -> Logger.Level {
    guard let level = Logger.Level(rawValue: text) else { throw .badLogLevel(text) }
    return level
  }

  private static func requestSeconds(_ text: String) throws(SettingsError) -> Int {
    guard let seconds = Int(text), ServerLimits.requestSeconds.contains(seconds) else {
      throw .badRequestTimeout(text)
    }
    return seconds
  }

  private static func files(
    _ certificate: String?, _ key: String?
  ) throws(SettingsError) -> CertificateFiles? {
    switch (certificate, key) {
    case (nil, nil): return nil
    case (let certificate?, let key?): return CertificateFiles(certificate: certificate, key: key)
    default: throw .halfACertificate
    }
  }
}

extension ConfigReader {
  fileprivate func text(_ setting: Setting) -> String? {
    string(forKey: ConfigKey([setting.rawValue])) ?? setting.standard
  }
}

private func configValues(_ settings: [Setting: String]) -> [AbsoluteConfigKey: ConfigValue] {
  var values: [AbsoluteConfigKey: ConfigValue] = [:]
  for (setting, text) in settings {
    values[AbsoluteConfigKey([setting.rawValue])] = ConfigValue(.string(text), isSecret: false)
  }
  return values
}
