import Engine
public enum AppName { public static let text = "Redstart" }
