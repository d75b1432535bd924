// Why a provider's word is not taken.

/// The cause, for this server alone; the person learns that it did not work.
enum ProviderError: Error, Equatable {
  /// It does not answer, or says no.
  case noAnswer
  /// Its answer is not as it has to be.
  case badAnswer
  /// The token that says who somebody is.
  case badToken
  /// The key for talking to it cannot sign.
  case badKey
}
