// Devices with an account.
import App
import Engine

extension Tab {
  static let password = "three quiet herons at dusk"

  /// A device with a plan and an account.
  static func signedUp(_ server: FakeServer, seed: UInt8 = 1) -> Tab {
    let tab = Tab(seed: seed)
    tab.server = server
    tab.send(.opening(.pressedBegin))
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    tab.send(.account(.submitted))
    tab.proveCode()
    return tab
  }

  /// A device in the middle of its journal, with an account.
  static func signedUpLater(_ server: FakeServer) -> Tab {
    let tab = begun(on: "2026-01-15")
    tab.server = server
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    tab.send(.account(.submitted))
    tab.proveCode()
    return tab
  }

  static func signedIn(_ server: FakeServer, seed: UInt8) -> Tab {
    let tab = Tab(seed: seed)
    tab.server = server
    tab.send(.account(.opened(.signIn)))
    tab.enterAccount()
    tab.send(.account(.submitted))
    return tab
  }

  func enterAccount() {
    send(.account(.enteredEmail(" Robin@Example.org ")))
    send(.account(.enteredPassword(Tab.password)))
    send(.account(.enteredDeviceName("Laptop")))
  }

  /// Types the groups of the code that the page asks for.
  func proveCode() {
    let groups = (state.account.shownCode ?? "").split(separator: "-").map { String($0) }
    for (place, group) in [2, 5].enumerated() where groups.count == 8 {
      send(.account(.typed(groups[group], place: place)))
    }
    send(.account(.submitted))
  }

  /// A change that goes to the server.
  func enterName(_ name: String) { send(.settings(.enteredName(name))) }

  func prove(_ password: String = Tab.password) {
    send(.account(.enteredPassword(password)))
    send(.account(.submitted))
  }

  /// The new recovery code.
  @discardableResult
  func changeKey() -> String {
    send(.account(.opened(.newKey)))
    prove()
    let code = state.account.shownCode ?? ""
    proveCode()
    return code
  }

  func signInAgain(_ password: String = Tab.password) {
    send(.account(.opened(.signIn)))
    send(.account(.enteredEmail("robin@example.org")))
    prove(password)
  }
}

extension JSONValue {
  /// The same object with another member, or without it.
  func with(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.filter { $0.name != name } + (value.map { [JSONMember(name, $0)] } ?? []))
  }
}
