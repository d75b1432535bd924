// What a test asks about the effects of something that a person did.
import App

extension Collection where Element == Effect {
  /// The token of the save where that is all that is asked for.
  var savedToken: Int? {
    guard count == 1, case .save(let token, _) = first else { return nil }
    return token
  }
}
