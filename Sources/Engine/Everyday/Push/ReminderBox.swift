// Where the server keeps the reminders of a person for their devices. The journal holds its secret,
// so that devices of one account share a box, and the server does not know whose it is.

/// The box that reminders wait in on the server.
public struct ReminderBox: Hashable, Sendable {
  public static let kind = "reminderBox"
  public static let identifier = Identifier(kind: kind, "", "")
  public static let secretBytes = 32

  /// Opens the box; 32 bytes.
  public let secret: [UInt8]
  /// Of which account it is: whoever leaves one, or comes to one, takes another box.
  public let account: Identifier?

  public init?(_ entity: Entity) {
    guard entity.kind == ReminderBox.kind,
      let secret = entity["secret"]?.asText.flatMap({ Base64.decode($0) }),
      secret.count == ReminderBox.secretBytes
    else { return nil }
    self.secret = secret
    account = Identifier(text: entity["account"]?.asText ?? "")
  }

  /// Everything that is known of a box.
  public static func fields(secret: [UInt8], account: Identifier?) -> [Field] {
    [
      Field("account", .text(account?.text ?? "")), Field("secret", .text(Base64.encode(secret))),
    ]
  }

  /// A name that says nothing to anybody without the secret.
  public func name(_ purpose: String, _ parts: [UInt8]...) -> Identifier {
    var writer = ByteWriter()
    for part in [Array(purpose.utf8)] + parts {
      writer.uint32(UInt32(part.count))
      writer.raw(part)
    }
    return Identifier(bytes: HMAC.code(writer.bytes, key: secret))
  }
}

/// A browser that takes reminders while the app is closed: what they are sealed with for it. Its
/// address is known to the server alone.
public struct PushDevice: Hashable, Sendable {
  public static let kind = "pushDevice"

  public let id: Identifier
  public let publicKey: [UInt8]
  public let auth: [UInt8]
  /// A lock hides the journal there, so nothing of it is said outside of it.
  public let isDiscreet: Bool

  public init?(_ entity: Entity) {
    guard entity.kind == PushDevice.kind,
      let publicKey = entity["publicKey"]?.asText.flatMap({ Base64.decode($0) }),
      let auth = entity["auth"]?.asText.flatMap({ Base64.decode($0) }),
      publicKey.count == WebPush.publicKeyBytes, auth.count == WebPush.authBytes
    else { return nil }
    id = entity.id
    self.publicKey = publicKey
    self.auth = auth
    isDiscreet = entity["discreet"]?.asBool ?? false
  }

  /// The one of the device whose clock has this number.
  public static func identifier(device: UInt64) -> Identifier {
    Identifier(kind: kind, hexadecimal(device))
  }

  /// Everything that is known of a browser; the keys as they came from it.
  public static func fields(publicKey: [UInt8], auth: [UInt8], isDiscreet: Bool) -> [Field] {
    [
      Field("auth", .text(Base64.encode(auth))), Field("discreet", .bool(isDiscreet)),
      Field("publicKey", .text(Base64.encode(publicKey))),
    ]
  }
}
