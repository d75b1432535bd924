// The version that the program and its health answer tell.

/// The version of this program.
public enum ServerVersion {
  public static let text = "0.1.0"
}
