// The list of common passwords, as small as it can be.
import App

extension Tab {
  /// The list that the app asked for arrives, with two birds in it.
  func hearPasswords() {
    receive(.passwords(Array("redstart-passwords 1\nAkestrel\nAmagpie\n".utf8)))
  }
}
