// A picture or a voice note. Its bytes lie beside the journal; the journal says what they are.

/// What is known of a picture or a voice note without opening it.
public struct Attachment: Hashable, Sendable {
  public static let kind = "attachment"

  /// What a page may show it as.
  public enum Medium: String, CaseIterable, Sendable {
    case photo, voice
  }

  /// What keeps a journal small enough to carry around.
  public enum Limit {
    /// How many may be kept at once.
    public static let most = 50
    /// The longer side of a photo in pixels; larger ones are made smaller.
    public static let photoSide = 1280
    public static let photoBytes = 300_000
    /// The same for the picture of a profile, which is shown small.
    public static let portraitSide = 320
    public static let portraitBytes = 60_000
    public static let voiceSeconds = 60
    public static let voiceBytes = 500_000
  }

  /// The name of the bytes as well.
  public let id: Identifier
  public let medium: Medium
  /// Such as `image/jpeg`.
  public let type: String
  public let byteCount: Int
  /// 64 lower-case hexadecimal digits.
  public let sha256: String
  public let at: Instant
  /// The day whose food it shows; nothing for what says why.
  public let day: Day?
  /// It shows the person themselves, beside their name.
  public let isPortrait: Bool

  public init?(_ entity: Entity) {
    guard let medium = Medium(rawValue: entity["medium"]?.asText ?? ""),
      let type = entity["type"]?.asText, Attachment.isType(type, of: medium),
      let count = entity["bytes"]?.asInt, count > 0, count <= Int64(medium.mostBytes),
      let sha256 = entity["sha256"]?.asText, sha256.utf8.count == 64, let at = entity["at"]?.asInt
    else { return nil }
    self.id = entity.id
    self.medium = medium
    self.type = type
    self.byteCount = Int(count)
    self.sha256 = sha256
    self.at = Instant(milliseconds: at)
    day = entity["day"]?.asInt.flatMap { Day(stored: $0) }
    isPortrait = entity["portrait"]?.asBool ?? false
  }

  /// The fields of what is known of the bytes that were kept at a moment.
  public static func fields(
    _ medium: Medium, type: String, byteCount: Int, sha256: String, at: Instant
  ) -> [Field] {
    [
      Happening.field(at: at), Field("bytes", .int(Int64(byteCount))),
      Field("medium", .text(medium.rawValue)), Field("sha256", .text(sha256)),
      Field("type", .text(type)),
    ]
  }

  /// The field that makes it the picture of the profile.
  public static func field(isPortrait: Bool) -> Field { Field("portrait", .bool(isPortrait)) }

  /// Only pictures and sound: a page never opens anything else.
  public static func isType(_ type: String, of medium: Medium) -> Bool {
    switch medium {
    case .photo: type == "image/jpeg" || type == "image/webp" || type == "image/png"
    case .voice: type.hasPrefix("audio/") && type.utf8.count <= 60
    }
  }

  /// Whether these are the bytes that were taken then.
  public func matches(_ bytes: [UInt8]) -> Bool {
    bytes.count == byteCount && Hex.encode(SHA256.hash(bytes)) == sha256
  }
}

extension Attachment.Medium {
  public var mostBytes: Int {
    switch self {
    case .photo: Attachment.Limit.photoBytes
    case .voice: Attachment.Limit.voiceBytes
    }
  }
}

/// The bytes of an attachment on their way in or out of a file.
public struct AttachedBytes: Equatable, Sendable {
  public let id: Identifier
  public let bytes: [UInt8]

  public init(id: Identifier, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}

extension Overview {
  /// What somebody left to see and hear why, oldest first.
  public var whyAttachments: [Attachment] {
    attachments.filter { $0.day == nil && !$0.isPortrait }
  }

  /// The person's picture, the newest where two devices took one each.
  public var portrait: Attachment? { attachments.last { $0.isPortrait && $0.medium == .photo } }
}
