// Changing a setting: one register of the one settings entity.
import Engine

extension Desk {
  /// Sets fields of the settings, wherever they come from.
  mutating func set(_ fields: [Field], _ moment: Moment) -> [Effect] {
    put(Settings.identifier, kind: Settings.kind, fields, moment, undoable: false)
  }
}
