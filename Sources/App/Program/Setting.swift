// Changing a setting: one register of the one settings entity.
import Engine

extension State {
  /// Sets fields of the settings, wherever they come from.
  mutating func set(_ fields: [Field], _ moment: Moment) -> [Effect] {
    write([settingsDraft(fields, moment)], moment)
  }

  /// The entity is made by the first setting; later ones only set.
  func settingsDraft(_ fields: [Field], _ moment: Moment) -> Draft {
    var moment = moment
    let exists = records.journal[Settings.identifier]?.created != nil
    return Draft(
      id: moment.entropy.identifier(), entity: Settings.identifier, kind: Settings.kind,
      action: exists ? .set(fields) : .create(fields))
  }
}
