// The version that people and files are told.

/// The version of the rules and the app.
public enum EngineVersion {
  public static let text = "0.1.0"
}
