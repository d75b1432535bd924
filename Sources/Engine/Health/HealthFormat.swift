// Whose file it is, recognised by what it says and never by its name.

/// A form in which health data comes.
public enum HealthFormat: UInt8, CaseIterable, Sendable {
  case appleHealth, healthAutoExport, fitbit, googleFit

  /// What stands for a source where a document names none.
  var source: ArraySlice<UInt8> {
    switch self {
    case .appleHealth: []
    case .healthAutoExport: Array("Health Auto Export".utf8)[...]
    case .fitbit: Array("Fitbit".utf8)[...]
    case .googleFit: Array("Google Fit".utf8)[...]
    }
  }
}
