// What goes to the server and to the browser's cryptography, and what comes back.
import Engine

extension EffectPage {
  static func writeAccount(
    _ effect: Effect, to writer: inout JSONWriter, at address: Address
  ) {
    switch effect {
    case .ask(let token, let ask):
      number("token", token, &writer)
      writer.key("method")
      writer.string(ask.method.rawValue)
      writer.key("path")
      writer.string(ask.path)
      if !ask.box.isEmpty {
        writer.key("box")
        writer.string(Base64.encode(ask.box))
      }
      payload(ask.body, &writer, address)
    case .listen(let on):
      writer.key("on")
      writer.bool(on)
    case .stretch(let token, let password, let stretch):
      number("token", token, &writer)
      writer.key("salt")
      writer.string(Hex.encode(stretch.salt))
      time("rounds", stretch.rounds, &writer)
      payload(Array(password.utf8), &writer, address)
    case .passkey(let token, let isNew, let options):
      number("token", token, &writer)
      writer.key("isNew")
      writer.bool(isNew)
      payload(options, &writer, address)
    case .agree(let token, let own, let other):
      number("token", token, &writer)
      payload(Parts.bytes([SealedPart(bound: own, other)]), &writer, address)
    case .sealOnce(let token, let key, let nonce, let part):
      number("token", token, &writer)
      writer.key("key")
      writer.string(Hex.encode(key))
      writer.key("nonce")
      writer.string(Hex.encode(nonce))
      payload(Parts.bytes([part]), &writer, address)
    case .seal(let token, let key, let parts), .open(let token, let key, let parts):
      number("token", token, &writer)
      writer.key("key")
      writer.string(Hex.encode(key))
      payload(Parts.bytes(parts), &writer, address)
    default: break
    }
  }
}

/// Runs of bytes, each behind its length of four bytes.
enum Parts {
  /// The length that stands for what could not be opened.
  private static let closed = UInt32.max

  static func bytes(_ parts: [SealedPart]) -> [UInt8] {
    var writer = ByteWriter()
    for part in parts {
      writer.uint32(UInt32(part.bound.count))
      writer.raw(part.bound)
      writer.uint32(UInt32(part.bytes.count))
      writer.raw(part.bytes)
    }
    return writer.bytes
  }

  /// Nothing in the place of what could not be opened; what is cut off ends the list.
  static func read(_ bytes: [UInt8]) -> [[UInt8]?] {
    var reader = ByteReader(bytes)
    var parts: [[UInt8]?] = []
    do throws(BytesError) {
      while !reader.isAtEnd {
        let count = try reader.uint32()
        if count == closed {
          parts.append(nil)
        } else {
          guard count <= UInt32(reader.remaining) else { return parts }
          parts.append(try reader.raw(count: Int(count)))
        }
      }
    } catch {
      return parts
    }
    return parts
  }
}

/// What the server said.
public struct Answer: Equatable, Sendable {
  /// 0 where there was no answer.
  public let status: Int
  /// Seconds after which the server wants to be asked again, where it said so.
  public let retrySeconds: Int64?
  /// It was named `application/problem+json`, as this server names what it refuses.
  public let isProblem: Bool
  public let body: [UInt8]

  public init(
    status: Int, retrySeconds: Int64? = nil, isProblem: Bool = false, body: [UInt8] = []
  ) {
    self.status = status
    self.retrySeconds = retrySeconds
    self.isProblem = isProblem
    self.body = body
  }

  /// Seconds; nobody has to wait for longer than a day because a server says so.
  private static let longestRetry: Int64 = 86_400

  /// With a character set behind it or without.
  private static let problemTypes = ["application/problem+json", "application/problem+json;"]

  /// Reads `status seconds type` on a line of its own, then the body. Seconds may be missing.
  init(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    status = words.first.flatMap { Int($0) } ?? 0
    let seconds = words.count > 1 ? Int64(words[1]) : nil
    retrySeconds = seconds.map { min(max($0, 0), Answer.longestRetry) }
    isProblem = words.dropFirst().contains { Answer.problemTypes.contains(String($0)) }
    body = Array(bytes.dropFirst(end + 1))
  }

  public var isGood: Bool { (200..<300).contains(status) }

  public var json: JSONValue? {
    do throws(JSONError) { return try JSONValue(parsing: body) } catch { return nil }
  }

  /// The code of a problem, as Docs/sync.md lists them.
  public var problem: String { json?.text("code") ?? "" }
}
