// Which addresses are taken, and in which form.

import Server
import Testing

@Suite("E-mail addresses")
struct EmailAddressTests {
  static let taken = [
    ("ada@example.org", "ada@example.org"), (" Ada@Example.ORG\t", "ada@example.org"),
    ("a.b+c_d-e@x-y.example", "a.b+c_d-e@x-y.example"),
    ("o'neil@example.org", "o'neil@example.org"),
    ("ju\u{308}rgen@example.org", "j\u{FC}rgen@example.org"), ("a@b", "a@b"),
    ("J\u{DC}RGEN@EXAMPLE.ORG", "j\u{FC}rgen@example.org"),
    (String(repeating: "a", count: 64) + "@example.org", nil),
  ]

  @Test("One mailbox has one form", arguments: taken)
  func forms(typed: String, form: String?) {
    #expect(EmailAddress(typed)?.text == form ?? typed)
  }

  static let refused = [
    "", "@", "ada", "ada@", "@example.org", "a@b@c", "ada@@example.org", "a b@example.org",
    "ada@exam ple.org", "ada@example.org\r\nBcc: eve@example.org", "ada\n@example.org",
    "ada@example.org\u{0}", "ada@example.org>", "<ada@example.org", "Ada <ada@example.org>",
    "ada@example.org, eve@example.org", "ada@example.org;eve@example.org", "\"a b\"@example.org",
    "ada@[127.0.0.1]", ".ada@example.org", "ada.@example.org", "a..b@example.org",
    "ada@.example.org", "ada@example.org.", "ada@-example.org", "ada@example-",
    "\u{FF41}da@example.org", "ada@example\u{3002}org", "ada\u{200B}@example.org",
    "ada\u{202E}@example.org", "ada\u{FE0F}@example.org", "ada\\@example.org", "(a)ada@example.org",
    "a:da@example.org", String(repeating: "a", count: 65) + "@example.org",
    "a@" + String(repeating: "b.", count: 130) + "example", "\u{FB01}x@example.org",
    "ada\u{85}@example.org", "ada\u{2028}@example.org",
  ]

  @Test("What could mean something else is refused", arguments: refused)
  func refusals(typed: String) {
    #expect(EmailAddress(typed) == nil)
  }
}
