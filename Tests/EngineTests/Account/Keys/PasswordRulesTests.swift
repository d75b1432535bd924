// What a password must be, and what it need not be.
import Engine
import Testing

@Suite("Rules for a password")
struct PasswordRulesTests {
  @Test("Length is what counts: no rule asks for signs, digits or capitals")
  func good() {
    for password in [
      "three quiet herons at dusk", "korrekt pferd batterie heftklammer", "vier grüne Vögel am See",
      "zuckerwattewolkenturm", "🦜🦜🐳🐙🌵🍋🍇🥝🧭🎈🪁🧩🛶⛵️🚲🛴", "x7#Kq!m2Pw9$Lr4",
    ] {
      #expect(PasswordRules.problem(password, address: "robin@example.org") == nil, "\(password)")
    }
  }

  @Test(
    "What is easily guessed is refused, and the reason is named",
    arguments: [
      ("", PasswordProblem.tooShort), ("short", .tooShort), ("fourteen chars", .tooShort),
      ("aaaaaaaaaaaaaaaa", .pattern), ("abcabcabcabcabc", .pattern),
      ("passwordpassword", .pattern), ("abcdefghijklmnop", .pattern),
      ("qwertyuiopasdfgh", .pattern), ("123456789012345", .pattern),
      ("password12345678", .common), ("Sunshine!20252026", .common),
      ("iloveyou 2019/2020", .common),
      ("redstart.1990.2024!", .common), ("maximilian.berger12", .address),
      ("maximilian.berger@example.org", .address), ("Maximilian Berger Example", .address),
      ("correct horse battery staple", .common),
    ])
  func guessed(_ password: String, _ problem: PasswordProblem) {
    #expect(
      PasswordRules.problem(password, address: "maximilian.berger@example.org") == problem,
      "\(password)")
  }

  @Test("A lock takes ten characters where an account wants fifteen")
  func lock() {
    for password in ["blue heron", "x7#Kq!m2Pw", "Reiher im See", "vier Vögel"] {
      #expect(PasswordRules.problem(password, address: "", for: .lock) == nil, "\(password)")
      #expect(PasswordRules.problem(password, address: "") == .tooShort, "\(password)")
    }
    for (password, problem) in [
      ("nine char", PasswordProblem.tooShort), ("1234567890", .pattern), ("qwertzuiop", .pattern),
      ("abcabcabca", .pattern), ("Passwort12", .common), ("sunshine!1", .common),
    ] {
      #expect(PasswordRules.problem(password, address: "", for: .lock) == problem, "\(password)")
    }
  }

  @Test("256 characters are taken, 257 are not")
  func long() {
    let words = "a heron stood at the lake and looked for a very long time into the green water. "
    let long = String(String(repeating: words, count: 4).prefix(255)) + "!"
    #expect(PasswordRules.problem(long, address: "") == nil)
    #expect(PasswordRules.problem(long + "?", address: "") == .tooLong)
  }
}
