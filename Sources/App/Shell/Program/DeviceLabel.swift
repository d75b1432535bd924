// What to call a device that nobody gave a name.
import Engine

/// The browser and the system by their everyday names, read from the browser's own words on itself.
///
/// These words are long, and each browser names others for old pages' sake: the first find counts.
public enum DeviceLabel {
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
  ]
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "Chromebook"),
    ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// As in `Firefox, Android`; nothing for what is not known.
  public static func text(of agent: String) -> String? {
    let names = [browsers, systems].compactMap { known in
      known.first { SearchText.contains(agent, $0.0) }?.1
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
