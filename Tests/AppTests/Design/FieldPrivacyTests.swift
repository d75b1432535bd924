// What is typed stays out of the browser's own memory of forms, except where somebody signs in.
import App
import Testing

@Suite("What a browser may keep of a field")
struct FieldPrivacyTests {
  @Test("Every kind of field says off, and those of a sign-in what a password manager may fill in")
  func kinds() {
    let kinds: [(TextField<Int>.Kind, String)] = [
      (.text, "off"), (.lines, "off"), (.integer, "off"), (.decimal, "off"), (.date, "off"),
      (.time, "off"), (.search, "off"), (.code, "off"), (.email, "username"),
      (.password, "current-password"), (.shownPassword, "current-password"),
      (.newPassword, "new-password"), (.shownNewPassword, "new-password"),
    ]
    for (kind, word) in kinds {
      let html = source(.field(TextField("Words", kind: kind, value: "", key: "k") { _ in 0 }))
      #expect(html.contains("autocomplete=\"\(word)\""), "\(kind)")
    }
  }

  @Test("Whatever else can be typed into says off")
  func others() {
    for sample in samples {
      let html = source(sample.make("x"))
      for start in ["<input type=\"text\"", "<textarea"] {
        let found = html.split(separator: "<").filter { ("<" + $0).hasPrefix(start) }
        for tag in found { #expect(tag.contains("autocomplete="), "\(sample): \(tag)") }
      }
    }
  }
}
