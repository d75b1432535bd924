// The directory of help that the app goes by: its own, or a newer one that came signed.
import Engine

extension HelpState {
  /// Under which name a signed directory arrives.
  static let directoryName = "help"
}

extension Desk {
  var helpDirectory: HelpDirectory { newerDirectory ?? .builtIn }

  /// Takes what was signed for this build where it is whole and newer than what is built in; the
  /// page hands over nothing whose signature is not right, and nothing older than it had before.
  @inline(never)  // Not of a first visit.
  mutating func took(directory bytes: [UInt8]) {
    guard let found = HelpDirectory(text: bytes),
      found.checked > HelpDirectory.builtIn.checked
    else { return }
    newerDirectory = found
  }
}
