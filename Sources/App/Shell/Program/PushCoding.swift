// What goes to the browser's push service, and what it says.
import Engine

extension EffectPage {
  static func writePush(_ effect: Effect, to writer: inout JSONWriter) {
    switch effect {
    case .push(.permission): flag("asks", &writer)
    case .push(.subscribe(let key)):
      writer.key("key")
      writer.string(key)
    case .push(.end): flag("ends", &writer)
    case .keepOver(let tags):
      writer.key("tags")
      writer.string(tags.map { $0.text }.joined(separator: " "))
    default: break
    }
  }

  private static func flag(_ key: StaticString, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.bool(true)
  }
}

/// Whether a page may notify.
public enum PushPermission: String, Sendable {
  case undecided = "default"
  case denied, granted
}

/// What the browser says of its push service.
public struct PushFacts: Equatable, Sendable {
  /// Nothing where the browser has no such service.
  public let permission: PushPermission?
  /// Where the server sends to; nothing without a subscription.
  public let endpoint: String?
  public let publicKey: [UInt8]
  public let auth: [UInt8]

  private static let longestEndpoint = 1_024

  public init(json: JSONValue) {
    permission = PushPermission(rawValue: json.text("permission") ?? "")
    let keys = json["keys"]
    publicKey = keys?.text("p256dh").flatMap { PushFacts.bytes($0) } ?? []
    auth = keys?.text("auth").flatMap { PushFacts.bytes($0) } ?? []
    let isWhole = publicKey.count == WebPush.publicKeyBytes && auth.count == WebPush.authBytes
    let named = json.text("endpoint").flatMap {
      $0.utf8.count <= PushFacts.longestEndpoint ? $0 : nil
    }
    endpoint = isWhole ? named : nil
  }

  /// Browsers leave the padding out; one that does not is understood as well.
  private static func bytes(_ text: String) -> [UInt8]? {
    Base64.decode(String(text.split(separator: "=").first ?? ""))
  }
}
