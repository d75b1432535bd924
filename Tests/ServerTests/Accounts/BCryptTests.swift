// bcrypt against vectors of crypt_blowfish (Openwall, wrapper.c), which spell it 2a.

import Server
import Testing

@Suite("bcrypt")
struct BCryptTests {
  static let vectors = [
    ("U*U", "05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"),
    ("U*U*", "05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK"),
    ("U*U*U", "05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a"),
    ("", "05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy"),
  ]

  @Test("The known hashes match, and nothing else does", arguments: vectors)
  func known(secret: String, hash: String) {
    for prefix in ["$2b$", "$2y$"] {
      #expect(BCrypt.matches(secret, prefix + hash))
      #expect(!BCrypt.matches(secret + "x", prefix + hash))
      #expect(!BCrypt.matches(secret, prefix + hash.dropLast() + "."))
    }
  }

  @Test func aHashIsOfItsCostAndItsSaltAndMatches() throws {
    let salt = [UInt8](repeating: 5, count: 16)
    let hash = try #require(BCrypt.hash("secret", cost: 12, salt: salt))
    #expect(hash.hasPrefix("$2b$12$") && hash.utf8.count == 60)
    #expect(BCrypt.hash("secret", cost: 12, salt: salt) == hash)
    #expect(BCrypt.matches("secret", hash) && !BCrypt.matches("Secret", hash))
    let other = BCrypt.hash("secret", cost: 4, salt: [UInt8](repeating: 6, count: 16))
    #expect(other != hash)
  }

  @Test(
    "What is no hash matches nothing",
    arguments: ["", "*0", "*1", "secret", "$2b$", "$2b$99$", "$1$abc$", "$2b$05$short", "$6$a$b"])
  func noHash(text: String) {
    #expect(!BCrypt.matches("secret", text))
    #expect(!BCrypt.matches(text, text))
  }
}
