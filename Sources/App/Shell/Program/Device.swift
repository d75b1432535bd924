// What the shell says about the device when the app starts.
import Engine

/// The device as far as the app needs to know it.
public struct Device: Equatable, Sendable {
  /// Language tags, the preferred one first.
  public var languages: [String] = ["en"]
  /// The IANA name of the zone that the device is in.
  public var zone = "UTC"
  /// Two letters, where the device names one.
  public var region = ""
  public var decimal = "."
  public var group = ","
  public var uses12Hours = false
  /// Opened from the home screen.
  public var isInstalled = false
  /// The browser offers to install.
  public var canInstall = false
  public var canVibrate = false
  /// Texts can be handed to other apps.
  public var canShare = false
  /// The browser makes passkeys.
  public var canPasskey = false
  /// Whether the page may notify; nothing where the browser has no push service.
  public var pushPermission: PushPermission?
  /// A newer version waits to take over.
  public var hasUpdate = false
  /// What the browser calls itself.
  public var agent = ""
  /// Where the page's script came from, as a whole address.
  public var script = ""
  /// The device is touched with fingers.
  public var isTouched = false
  /// Who runs the server that the app came from, in their own words; empty where they left no name.
  public var operatorName = ""
  /// The files of the build that the page runs, each named by its content.
  public var build: [String] = []
  /// How often the app had to start again in this page.
  public var life: Int64 = 1

  private static let longestAgent = 500
  private static let longestName = 120
  private static let mostFiles = 8

  public init() {}

  /// Reads what the shell sent; what is missing or odd keeps its default.
  public init(json: JSONValue) {
    languages = json.texts("languages") ?? languages
    zone = json.text("zone") ?? zone
    region = json.text("region") ?? region
    decimal = json.text("decimal") ?? decimal
    group = json.text("group") ?? group
    uses12Hours = json.flag("hour12") ?? uses12Hours
    isInstalled = json.flag("installed") ?? isInstalled
    canVibrate = json.flag("canVibrate") ?? canVibrate
    canShare = json.flag("canShare") ?? canShare
    canPasskey = json.flag("canPasskey") ?? canPasskey
    pushPermission = PushPermission(rawValue: json.text("push") ?? "")
    agent = (json.text("agent") ?? agent).cut(to: Device.longestAgent)
    script = (json.texts("build")?.last ?? script).cut(to: Device.longestAgent)
    isTouched = json.number("touch").map { $0 > 0 } ?? isTouched
    operatorName = (json.text("operator") ?? operatorName).cut(to: Device.longestName)
    build = (json.texts("build") ?? []).prefix(Device.mostFiles).map {
      String($0.split(separator: "/").last ?? "").cut(to: Device.longestName)
    }
    life = json.number("life") ?? life
  }
}

extension Device {
  /// Whether the app runs on Apple's phones or tablets, where Shortcuts writes to Health, and knows
  /// the address by which a Shortcut leads back. A tablet calls itself a Mac that is touched.
  var reachesHealth: Bool {
    !appAddress.isEmpty && isApple
  }

  /// Whether it is one of Apple's phones or tablets.
  var isApple: Bool {
    if SearchText.contains(agent, "iPhone") || SearchText.contains(agent, "iPad") { return true }
    return isTouched && SearchText.contains(agent, "Macintosh")
  }

  /// The address of the app's one document, which lies beside its script; empty where it is not one
  /// of the web.
  var appAddress: String {
    guard script.hasPrefix("https://") || script.hasPrefix("http://"),
      let last = script.lastIndex(of: "/")
    else { return "" }
    return String(script[...last])
  }
}

extension JSONValue {
  func text(_ name: String) -> String? {
    if case .string(let text) = self[name] { text } else { nil }
  }

  /// A text that is shown: as much of it as an address or a name has at most.
  func line(_ name: String) -> String? {
    text(name).map { String(decoding: $0.utf8.prefix(256), as: UTF8.self) }
  }

  func number(_ name: String) -> Int64? {
    if case .int(let number) = self[name] { number } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .bool(let flag) = self[name] { flag } else { nil }
  }

  func texts(_ name: String) -> [String]? {
    guard case .array(let values) = self[name] else { return nil }
    var texts: [String] = []
    for case .string(let text) in values { texts.append(text) }
    return texts.isEmpty ? nil : texts
  }
}
