// What the screen of the account holds, and what can happen there.
import Engine

/// What is shown of the account, and what a person typed there.
public struct AccountState: Sendable {
  public enum Page: Int, Sendable {
    /// What an account is for, or how it stands.
    case overview
    case signUp
    /// The recovery code, to be written down and proved.
    case code
    /// A mail is on its way; its link proves the address.
    case confirm
    case signIn
    /// Signed in, and the vault is still closed.
    case unlock
    /// There is a journal here already.
    case join
    case password
    case leave
    case remove
    case reset
    case email
    /// Another recovery code takes the place of the one before.
    case newCode
    /// The server is to keep the vault key.
    case spare
    case passkeys
    /// Back from Apple or Google.
    case provider
    /// Another device of the account is asked for the key.
    case waiting
    /// The key is here; both devices have to show the same number before it is used.
    case compare
    /// The key was given; the other device shows the same number.
    case given
    /// Another vault key takes the place of the one before.
    case newKey
  }

  public var page = Page.overview
  public var email = ""
  public var password = ""
  public var newPassword = ""
  public var newEmail = ""
  public var showsPassword = false
  public var deviceName = ""
  /// What was typed to prove the recovery code, or to open the vault with it.
  public var typed: [String] = ["", ""]
  public var problem: AccountProblem?
  public var note: AccountNote?
  public var devices: [AccountDevice] = []
  public var room: AccountRoom?
  public var passkeys: [AccountPasskey] = []
  /// Those that the server offers.
  public var providers: [SignInProvider] = []
  /// Who may make an account on the server, as far as it was asked.
  public var door = SignUpDoor.open
  public var invitation = ""
  public var ways: WaysIn?
  public var guest: ProviderGuest?
  /// The number that proves a key which was given to another device.
  public var proof = ""
  var proofWords = ""
  /// From the link of a mail.
  public var resetToken = ""
  /// A new password was set here, by the link of a mail.
  var hasReset = false
  /// Whether the server sends mails; nothing until it was asked.
  public var sendsMail: Bool?
  /// Passkeys and links to providers are to outlive a reset; usually they go.
  public var keepsOthers = false
  /// The link of a mail with which the app was opened.
  var link: AccountLink?
  var chain = AccountChain()
  /// What takes a journal away asks once more; the person has been asked.
  public var isAskedTwice = false
  /// The store's latest record when the journal was last handed out as a file.
  var savedRecord: Int?

  /// Which groups of the code are asked for.
  static let askedGroups = [2, 5]
  static let longestPassword = 256
  static let longestDeviceName = 60
  static let longestInvitation = 100

  public init() {}

  /// The recovery code as it stands on the page.
  public var shownCode: String? { chain.code?.text }

  /// The number that is to be compared with what another device shows.
  public var shownNumber: String? {
    page == .compare ? chain.question?.proof : chain.question?.check
  }

  /// What only adds to the page keeps nobody waiting.
  public var isWorking: Bool { chain.step != .none && chain.step != .looking }

  /// Working on what the person waits for; the stretching beneath the code is nobody's wait.
  var isBusy: Bool { isWorking && (page != .code || chain.isProven) }

  /// What goes on when the device was emptied: the account's journal comes, or the server hears
  /// that the device is gone.
  var afterWipe: AccountState {
    var next = AccountState()
    if page == .join { next.chain.record = chain.record }
    if chain.isLeaving {
      next.chain = chain
      next.note = note
    }
    return next
  }
}

/// Who may make an account on a server.
public enum SignUpDoor: String, Sendable {
  case open, invitation, closed
}

/// Why something was not done.
public enum AccountProblem: Equatable, Sendable {
  case address
  /// The server does not give this address to the account.
  case addressTaken
  case password(PasswordProblem)
  /// The groups are not those of the code.
  case code
  /// What was typed is not the password, and not the code.
  case neither
  /// The account's password is another one.
  case otherPassword
  /// Address and password do not belong together.
  case refused
  case tooOften(seconds: Int64)
  case unreachable
  /// The server takes nobody new.
  case signUpClosed
  /// The server wants an invitation, or another one.
  case invitation
  /// The link is used up or too old.
  case link
  /// The link of the mail was not opened yet.
  case unconfirmed
  case odd
  /// The person or the browser made none, or none that this server knows.
  case passkey
  case provider(ProviderProblem)
  /// The other device said no.
  case denied
  /// Nobody answered in time, or the question is over.
  case late
  /// The two devices showed different numbers; the key was put away.
  case otherNumber
  /// The server names a key that speaks against what this device knows.
  case otherKey
  /// This server sends no mail, and so no new password.
  case noMail
  /// Signing up: the address has an account.
  case accountIsThere
}

/// What was done.
public enum AccountNote: Equatable, Sendable {
  case confirmed
  case passwordChanged
  case resetSent
  case resetDone
  case made
  /// The recovery code that was shown is not kept.
  case codeDropped
  case mailedAgain
  case signedOut
  /// Only here: the server could not be told.
  case signedOutUnheard
  case signedOutEverywhere
  case deleted
  case kept
  case emailSent
  case emailChanged
  case codeChanged
  case spareKept
  case spareDropped
  case passkeyKept
  case passkeyDropped
  case provider(ProviderNote)
  case keyChanged
  case revoked
  case sentAway
  /// The server's spare key opened the journal.
  case spareUsed
  /// The account is over, and the journal stays.
  case journalKept
}

/// One device of the account, as the server names it.
public struct AccountDevice: Equatable, Sendable {
  public let id: String
  public let name: String
  public let seenAt: Instant
  public let isCurrent: Bool

  init?(json: JSONValue) {
    guard let id = json.text("id"), let name = json.line("name") else { return nil }
    self.id = id
    self.name = name
    let seen = json.number("seenAt") ?? 0
    seenAt = Instant(milliseconds: min(max(seen, 0), Stamp.largestMilliseconds))
    isCurrent = json.flag("isCurrent") ?? false
  }
}

/// How much of its room on the server the account uses, in bytes.
public struct AccountRoom: Equatable, Sendable {
  public let used: Int64
  public let all: Int64
  /// The server keeps the vault key.
  public let hasSpareKey: Bool

  /// More than any server has.
  private static let mostBytes: Int64 = 1 << 50

  /// How much is used, rounded up: what is there at all is not nothing.
  public var percent: Int64 { all <= 0 ? 100 : min(100, (used * 100 + all - 1) / all) }

  init?(json: JSONValue) {
    guard let used = json.number("bytes"), let left = json.number("roomBytes"),
      (0...AccountRoom.mostBytes).contains(used), (0...AccountRoom.mostBytes).contains(left)
    else { return nil }
    self.used = used
    all = used + left
    hasSpareKey = json.flag("hasSpareKey") ?? false
  }
}

/// What can happen on the screen of the account.
public enum AccountMessage: Sendable {
  case opened(AccountState.Page)
  case enteredEmail(String)
  case enteredPassword(String)
  case enteredNewPassword(String)
  case enteredNewEmail(String)
  case flippedPassword
  case flippedKeepOthers
  case enteredDeviceName(String)
  case enteredInvitation(String)
  case typed(String, place: Int)
  case submitted
  case pressedPrint
  case pressedAdd
  case pressedReplace
  case flippedSync
  case flippedSpare
  case pressedPasskey
  case pressedRemovePasskey(String)
  case pressedUnlink(SignInProvider)
  case pressedKeepHere
  case pressedRemoveHere
  case pressedKeepJournal
  case pressedRemoveJournal
  case pressedSignOutAll
  case pressedRevoke(String)
  case pressedForgot
  case pressedAskDevice
  case pressedStopAsking
  case pressedMailAgain
  case pressedGiveUp
  case pressedSameNumber
  case pressedOtherNumber
  case pressedMeet(String)
  case pressedApprove(String)
  case pressedDeny(String)
  case closedAttention
}
