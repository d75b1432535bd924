// What foods are called where people read it. The table also says of a food what nobody said of it,
// as in `Butter, NFS` or `Coffee, NS as to type`: a reader needs that only to tell two foods apart.

extension Food {
  /// The common name, or else the English one without what was not said.
  public func name(in tongue: FoodTongue) -> String {
    guard tongue == .german, let germanName else { return Food.short(name) }
    return germanName
  }

  /// The names of foods in one list. Those that would look the same keep their whole names.
  public static func names(of foods: [Food], in tongue: FoodTongue) -> [String] {
    let short = foods.map { $0.name(in: tongue) }
    var names: [String] = []
    for (place, food) in foods.enumerated() {
      let isAlone = short.indices.allSatisfy { $0 == place || short[$0] != short[place] }
      names.append(isAlone ? short[place] : food.wholeName(in: tongue))
    }
    return names
  }

  private func wholeName(in tongue: FoodTongue) -> String {
    guard tongue == .german, let germanName else { return Food.plain(name) }
    return germanName
  }

  /// As in `Bread, white or NFS`.
  private static let orNotSaid = " or NFS"

  /// What was not said, in words that everybody reads: `Milk, NS as to fat` is milk of any fat.
  private static func plain(_ name: String) -> String {
    var parts: [String] = []
    for part in name.split(separator: ",", omittingEmptySubsequences: false) {
      let words = String(part)
      if words == " NFS" {
        parts.append(" any kind")
      } else if words.hasPrefix(" NS as to ") {
        parts.append(" any " + words.dropFirst(" NS as to ".utf8.count))
      } else if words.hasSuffix(orNotSaid) {
        parts.append(String(words.dropLast(orNotSaid.utf8.count)) + " or any kind")
      } else {
        parts.append(words)
      }
    }
    return parts.joined(separator: ",")
  }

  private static func short(_ name: String) -> String {
    var kept: [String] = []
    for part in name.split(separator: ",", omittingEmptySubsequences: false) {
      let words = String(part)
      if words == " NFS" || words.hasPrefix(" NS as to ") { continue }
      let saysMore = !words.hasSuffix(orNotSaid)
      kept.append(saysMore ? words : String(words.dropLast(orNotSaid.utf8.count)))
    }
    return kept.joined(separator: ",")
  }
}
