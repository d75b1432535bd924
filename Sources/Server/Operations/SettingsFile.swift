// Reads the configuration file: one JSON object with the names of the flags.

import Foundation

/// The settings that a file holds, as texts.
enum SettingsFile {
  /// A name that is no setting is refused, so that a misspelt one is not silently without effect.
  static func read(_ path: String) throws(SettingsError) -> [Setting: String] {
    guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadableFile(path) }
    defer { try? handle.close() }
    let data: Data
    do {
      data = try handle.read(upToCount: ServerLimits.configurationFileBytes + 1) ?? Data()
    } catch {
      throw .unreadableFile(path)
    }
    guard data.count <= ServerLimits.configurationFileBytes,
      let values = try? JSONDecoder().decode([String: SettingsFileValue].self, from: data)
    else {
      throw .malformedFile(path)
    }
    return try settings(values, path)
  }

  private static func settings(
    _ values: [String: SettingsFileValue], _ path: String
  ) throws(SettingsError) -> [Setting: String] {
    var settings: [Setting: String] = [:]
    for name in values.keys.sorted() {
      guard let setting = Setting(rawValue: name), Setting.inFile.contains(setting) else {
        throw .unknownSetting(name: name, file: path)
      }
      settings[setting] = values[name]?.text
    }
    return settings
  }
}

/// A text or a whole number.
private struct SettingsFileValue: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      text = String(number)
    } else {
      text = try container.decode(String.self)
    }
  }
}
