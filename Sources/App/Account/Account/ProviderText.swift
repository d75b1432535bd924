// The words about signing in with Apple or Google.
import Engine

/// Why something with a provider was not done.
public enum ProviderProblem: Equatable, Sendable {
  /// The ticket is used up or too old.
  case ticket
  /// The provider names no address that it has confirmed.
  case address
  /// The person's account is another one than this device's.
  case otherAccount
  /// Nothing else would let the person in.
  case lastWay
  /// A sign-in that is ten minutes old at most is asked for.
  case again
}

/// What was done with a provider.
public enum ProviderNote: Equatable, Sendable {
  case none
  case linked
  case unlinked
  case again
}

struct ProviderText {
  let language: Language

  func go(_ provider: SignInProvider) -> String {
    language.providerGo(name: provider.name)
  }
  func again(_ provider: SignInProvider) -> String {
    language.providerAgain(name: provider.name)
  }
  func link(_ provider: SignInProvider) -> String {
    language.providerLink(name: provider.name)
  }
  var unlink: String { language.providerUnlink }
  var ways: String { language.providerWays }
  var linked: String { language.providerLinked }
  var title: String { language.providerTitle }
  var newTitle: String { language.providerNewTitle }
  var knownTitle: String {
    language.providerKnownTitle
  }

  func new(_ guest: ProviderGuest) -> String {
    language.providerNew(name: guest.provider.name, email: guest.email)
  }
  var codeFollows: String {
    language.providerCodeFollows
  }
  func codeWhy(_ provider: String) -> String {
    language.providerCodeWhy(provider: provider)
  }

  func known(_ guest: ProviderGuest) -> String {
    language.providerKnown(email: guest.email, name: guest.provider.name)
  }
  func linkWhy(_ guest: ProviderGuest) -> String {
    language.providerLinkWhy(name: guest.provider.name, email: guest.email)
  }
  func isLinked(_ provider: SignInProvider) -> String {
    language.providerIsLinked(name: provider.name)
  }

  var unlockWhy: String {
    language.providerUnlockWhy
  }
  var openWithPasskey: String { language.providerOpenWithPasskey }
  var addPassword: String { language.providerAddPassword }
  var addPasswordWhy: String {
    language.providerAddPasswordWhy
  }

  func problem(_ problem: ProviderProblem) -> String {
    switch problem {
    case .ticket:
      language.providerProblemTicket
    case .address:
      language.providerProblemAddress
    case .otherAccount:
      language.providerProblemOtherAccount
    case .lastWay:
      language.providerProblemLastWay
    case .again:
      language.providerProblemAgain
    }
  }

  func note(_ note: ProviderNote) -> String {
    switch note {
    case .none:
      language.providerNoteNone
    case .linked:
      language.providerNoteLinked
    case .unlinked:
      language.providerNoteUnlinked
    case .again:
      language.providerNoteAgain
    }
  }
}
