// The list of common passwords as this life of the app has it, and what asks for it.
import Engine

/// How far the list is; nothing before anybody chose a password.
public enum PasswordShelf: Sendable {
  case unasked, asked
  /// Could not be loaded or read; asked for again at the next page.
  case missing
  case here(PasswordList)

  /// What its file is called between the app and the page.
  static let name = "passwords"

  /// Nothing while it is not here.
  var list: PasswordList? {
    guard case .here(let list) = self else { return nil }
    return list
  }
}

extension State {
  /// Asks for the list on a page where a password is chosen.
  mutating func askForPasswords() -> [Effect] {
    guard choosesPassword else {
      if case .missing = desk.passwords { desk.passwords = .unasked }
      return []
    }
    guard case .unasked = desk.passwords else { return [] }
    desk.passwords = .asked
    return [.loadPasswords]
  }

  private var choosesPassword: Bool {
    if let form = lock.form { return form.kind != .remove }
    guard case .account = desk.route else { return false }
    return switch account.page {
    case .signUp, .password, .reset: true
    default: false
    }
  }
}

extension Desk {
  mutating func took(passwords bytes: [UInt8]) {
    if let list = PasswordList(bytes) { passwords = .here(list) } else { passwords = .missing }
  }
}
