public enum ServerVersion { public static let text = "0.1.0" }
