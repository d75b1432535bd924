public enum EngineVersion { public static let text = "0.1.0" }
