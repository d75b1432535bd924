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
    language.pickLazily("Continue with \(provider.name)", "Weiter mit \(provider.name)")
  }
  func again(_ provider: SignInProvider) -> String {
    language.pickLazily(
      "Sign in again with \(provider.name)", "Neu anmelden mit \(provider.name)")
  }
  func link(_ provider: SignInProvider) -> String {
    language.pickLazily("Link \(provider.name)", "\(provider.name) verknüpfen")
  }
  var unlink: String { language.pick("Unlink", "Trennen") }
  var ways: String { language.pick("Signing in", "Anmelden") }
  var linked: String { language.pick("signs you in", "meldet dich an") }
  var title: String { language.pick("Back from signing in", "Zurück vom Anmelden") }
  var newTitle: String { language.pick("A new account", "Ein neues Konto") }
  var knownTitle: String {
    language.pick("There is an account already", "Ein Konto gibt es schon")
  }

  func new(_ guest: ProviderGuest) -> String {
    language.pickLazily(
      "\(guest.provider.name) says that you are \(guest.email). No account has this address yet.",
      "\(guest.provider.name) sagt, du bist \(guest.email). Ein Konto mit dieser Adresse gibt es "
        + "noch nicht.")
  }
  var codeFollows: String {
    language.pick(
      "A recovery code comes next. It opens your journal on your other devices, so have a pen or a "
        + "printer at hand. All of this takes less than ten minutes.",
      "Als Nächstes kommt ein Wiederherstellungscode. Er öffnet dein Tagebuch auf deinen anderen "
        + "Geräten, also leg einen Stift bereit oder einen Drucker. Das alles dauert keine zehn "
        + "Minuten.")
  }
  func codeWhy(_ provider: String) -> String {
    language.pickLazily(
      "It opens your journal on your other devices. Nobody else has it, \(provider) and the "
        + "server neither: without it and without a device that is signed in, nobody can open "
        + "the journal.",
      "Er öffnet dein Tagebuch auf deinen anderen Geräten. Niemand sonst hat ihn, auch \(provider) "
        + "und der Server nicht: Ohne ihn und ohne ein angemeldetes Gerät kann niemand das "
        + "Tagebuch öffnen.")
  }

  func known(_ guest: ProviderGuest) -> String {
    language.pickLazily(
      "An account has the address \(guest.email), and \(guest.provider.name) is not linked to it "
        + "yet. Sign in with its password; then you can link \(guest.provider.name) under “Account "
        + "and sync”.",
      "Ein Konto hat die Adresse \(guest.email), und \(guest.provider.name) ist noch nicht damit "
        + "verknüpft. Melde dich mit seinem Passwort an; dann kannst du \(guest.provider.name) "
        + "unter „Konto und Abgleich“ verknüpfen.")
  }
  func linkWhy(_ guest: ProviderGuest) -> String {
    language.pickLazily(
      "\(guest.provider.name) says that you are \(guest.email). Once it is linked, you can sign in "
        + "to this account with \(guest.provider.name) too.",
      "\(guest.provider.name) sagt, du bist \(guest.email). Einmal verknüpft, meldest du dich auch "
        + "mit \(guest.provider.name) bei diesem Konto an.")
  }
  func isLinked(_ provider: SignInProvider) -> String {
    language.pickLazily(
      "This account is linked with somebody at \(provider.name) already. Unlink that first.",
      "Dieses Konto ist schon mit jemandem bei \(provider.name) verknüpft. Trenne das zuerst.")
  }

  var unlockWhy: String {
    language.pick(
      "You are signed in. To open the journal, type your recovery code.",
      "Du bist angemeldet. Um das Tagebuch zu öffnen, gib deinen Wiederherstellungscode ein.")
  }
  var openWithPasskey: String { language.pick("Open with a passkey", "Mit Passkey öffnen") }
  var addPassword: String { language.pick("Add a password", "Passwort hinzufügen") }
  var addPasswordWhy: String {
    language.pick(
      "With it you sign in by your address, and it opens the journal as the recovery code does.",
      "Mit ihm meldest du dich mit deiner Adresse an, und es öffnet das Tagebuch wie der "
        + "Wiederherstellungscode.")
  }

  func problem(_ problem: ProviderProblem) -> String {
    switch problem {
    case .ticket:
      language.pick(
        "This sign-in was used or took longer than ten minutes. Begin it again. A code that was "
          + "shown meanwhile opens nothing: a new one comes.",
        "Diese Anmeldung ist verbraucht oder hat länger als zehn Minuten gedauert. Beginne sie "
          + "neu. Ein Code, der inzwischen gezeigt wurde, öffnet nichts: Es kommt ein neuer.")
    case .address:
      language.pick(
        "No confirmed address came along, so this makes no account. An address and a password do.",
        "Es kam keine bestätigte Adresse mit, so entsteht daraus kein Konto. Mit Adresse und "
          + "Passwort geht es.")
    case .otherAccount:
      language.pick(
        "That signs in to another account. This device stays in the one that it has.",
        "Das meldet bei einem anderen Konto an. Dieses Gerät bleibt bei dem, das es hat.")
    case .lastWay:
      language.pick(
        "Nothing else signs you in to this account. Add a password or a passkey first.",
        "Nichts anderes meldet dich bei diesem Konto an. Füge erst ein Passwort oder einen Passkey "
          + "hinzu.")
    case .again:
      language.pick(
        "This asks for a fresh sign-in. Sign in once more, and it can be done for ten minutes.",
        "Dafür braucht es eine frische Anmeldung. Melde dich noch einmal an, dann geht es zehn "
          + "Minuten lang.")
    }
  }

  func note(_ note: ProviderNote) -> String {
    switch note {
    case .none:
      language.pick(
        "You came back without signing in. Nothing happened.",
        "Du bist ohne Anmeldung zurückgekommen. Nichts ist geschehen.")
    case .linked:
      language.pick(
        "It is linked. You can sign in with it.", "Verknüpft. Du kannst dich damit anmelden.")
    case .unlinked:
      language.pick("It no longer signs you in.", "Damit meldest du dich nicht mehr an.")
    case .again:
      language.pick(
        "You are signed in afresh. For ten minutes you can change what opens your journal.",
        "Du bist frisch angemeldet. Zehn Minuten lang kannst du ändern, was dein Tagebuch öffnet.")
    }
  }
}
