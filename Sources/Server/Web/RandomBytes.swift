// The server's one source of chance.

import Engine

/// Bytes that nobody can foretell.
enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var system = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &system) }
  }

  static func identifier() -> Identifier { Identifier(bytes: make(16)) }
}
