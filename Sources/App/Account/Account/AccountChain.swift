// The steps between a press and its end: the server and the browser's cryptography answer later.
import Engine

/// A chain of questions, one at a time.
struct AccountChain: Sendable {
  enum Step: Equatable, Sendable {
    case none
    case salting
    case stretching
    case stretchingNew
    case wrappingPassword
    case wrappingRecovery
    case creating
    case signingIn
    case opening
    case saving
    case refreshing
    case listing
    case describing
    case listingPasskeys
    case droppingPasskey
    case revoking
    /// The server says what it wants of a passkey.
    case offering
    /// The browser asks the person.
    case signing
    case wrappingPasskey
    case confirming
    /// The server looks at the ticket of a provider.
    case entering
    /// Which providers there are.
    case looking
    /// The server is told, and nothing waits for it.
    case leaving
    case leavingEverywhere
    /// Whether there is a server at all, before anything is written down.
    case reaching
    /// The key pair of one question is made.
    case pairing
    case asking
    case polling
    /// The own key and nonce are told, once the other device's nonce is here.
    case revealing
    case withdrawing
    /// What was given is on its way from the curve through the cipher.
    case agreeing
    case openingGiven
    /// This device's nonce goes to one that asks.
    case meeting
    /// The same for a key that is given.
    case agreeingToGive
    case sealingGiven
    case giving
    case denying
    case openingRing
    case sealingRing
  }

  /// What the chain is for.
  enum Purpose: Equatable, Sendable {
    case signUp, signIn, unlock, password, remove, reset, email, newCode, spare, dropSpare, passkey,
      passkeySignIn, provider, providerSignUp, link, unlink, approval, give, deny, newKey
  }

  var step = Step.none
  var goal = Purpose.signIn
  var token = AccountChain.firstToken
  /// The question that was asked last; it is asked again after a refresh.
  var ask: Ask?
  var before = Step.none
  var hasRefreshed = false
  var salt: [UInt8] = []
  var rounds = PasswordStretch.usualRounds
  var keys: PasswordKeys?
  var newKeys: PasswordKeys?
  var vaultKey: [UInt8] = []
  var code: RecoveryCode?
  /// The person has typed what the sheet says.
  var isProven = false
  var wrapName = Identifier(high: 0, low: 0)
  var keyVersion: Int64 = 1
  var passwordWrap: [UInt8] = []
  var recoveryWrap: [UInt8] = []
  var session: SessionFacts?
  /// What the browser said of a passkey.
  var said: JSONValue?
  var passkeyKey: [UInt8] = []
  /// From a provider, good once.
  var ticket = ""
  /// Older versions of the vault key.
  var olderKeys: [VaultKey] = []
  /// The server's spare key opened the journal.
  var usesSpareKey = false
  /// What this device asks of another one.
  var question: ApprovalQuestion?
  /// What travels between the two: the sender's one-time public key, and the sealed vault key.
  var parcel: [UInt8] = []
  /// The device that the key is given to, and what both have said.
  var receiver: AskingDevice?
  var agreed: ApprovalTranscript?
  /// What the device will know of the account once the person has chosen.
  var record: AccountRecord?

  /// Above the tokens of sync.
  private static let firstToken = 2_000_000

  init() {}

  var isLeaving: Bool { step == .leaving || step == .refreshing && before == .leaving }

  mutating func next(_ step: Step) -> Int {
    self.step = step
    token = token == Int(Int32.max) ? AccountChain.firstToken : token + 1
    return token
  }
}

/// What the server says when it lets a device in.
struct SessionFacts: Sendable {
  let json: JSONValue
  let account: Identifier
  let email: String
  let wrapName: Identifier
  let keyVersion: Int64
  let passwordWrap: [UInt8]
  let recoveryWrap: [UInt8]
  let passkeyWrap: [UInt8]
  /// The vault key, where the server kept it and no wrap opens it.
  let spareKey: [UInt8]?
  /// The sequence number of the account's latest change.
  let head: Int64
  /// Older versions of the vault key, sealed under this one.
  let keyRing: [UInt8]
  let epoch: Identifier?

  init?(json: JSONValue) {
    guard let account = json.text("account").flatMap({ Identifier(text: $0) }),
      let wrapName = json.text("wrapName").flatMap({ Identifier(text: $0) }),
      let keyVersion = json.number("keyVersion"), VaultKey.versions.contains(keyVersion),
      let email = json.line("email")
    else { return nil }
    self.json = json
    self.account = account
    self.email = email
    self.wrapName = wrapName
    self.keyVersion = keyVersion
    passwordWrap = json.text("passwordWrap").flatMap { Base64.decode($0) } ?? []
    recoveryWrap = json.text("recoveryWrap").flatMap { Base64.decode($0) } ?? []
    passkeyWrap = json.text("passkeyWrap").flatMap { Base64.decode($0) } ?? []
    head = json.number("head") ?? 0
    keyRing = json.text("keyRing").flatMap { Base64.decode($0) } ?? []
    spareKey = json.text("spareKey").flatMap { Base64.decode($0) }
    epoch = json.text("epoch").flatMap { Identifier(text: $0) }
  }
}

/// An object of texts and numbers, as the server takes them.
struct AccountBody {
  private var writer = JSONWriter()

  init() { writer.beginObject() }

  mutating func text(_ key: StaticString, _ value: String) {
    writer.key(key)
    writer.string(value)
  }

  mutating func number(_ key: StaticString, _ value: Int64) {
    writer.key(key)
    writer.int64(value)
  }

  mutating func flag(_ key: StaticString, _ value: Bool) {
    writer.key(key)
    writer.bool(value)
  }

  mutating func bytes(_ key: StaticString, _ value: [UInt8]) {
    text(key, Base64.encode(value))
  }

  /// An account without a password is proven by its fresh session.
  mutating func proof(_ keys: PasswordKeys?, as key: StaticString = "signIn") {
    if let keys { bytes(key, keys.signIn) }
  }

  /// The code that a server may want of who signs up.
  mutating func invitation(_ code: String) { if !code.isEmpty { text("invitation", code) } }

  var json: [UInt8] {
    var writer = writer
    writer.endObject()
    return writer.bytes
  }
}
