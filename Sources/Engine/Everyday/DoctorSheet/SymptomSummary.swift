// One sign of withdrawal over a period. A day on which it was not answered is no day without it.

/// How strong a symptom was on the days on which it was answered.
public struct SymptomSummary: Hashable, Sendable {
  public let symptom: WithdrawalSymptom
  public let days: Int
  /// Thousandths of 0 … 4.
  public let mean: Int64
  public let strongest: SymptomStrength

  /// In the order of the symptoms; those that were never answered are left out.
  public static func all(
    _ checks: [WithdrawalCheck], from first: Day, through last: Day
  ) -> [SymptomSummary] {
    let checks = checks.filter { $0.day >= first && $0.day <= last }
    var all: [SymptomSummary] = []
    for symptom in WithdrawalSymptom.allCases {
      let strengths = checks.compactMap { $0[symptom] }
      guard let strongest = strengths.map({ $0.rawValue }).max() else { continue }
      let sum = strengths.reduce(Int64(0)) { $0 + Int64($1.rawValue) * 1000 }
      all.append(
        SymptomSummary(
          symptom: symptom, days: strengths.count,
          mean: Money.rounded(sum, over: Int64(strengths.count)),
          strongest: SymptomStrength(rawValue: strongest) ?? .none))
    }
    return all
  }
}

/// On how many days somebody noted a sign of a dangerous withdrawal from alcohol.
public struct SignSummary: Hashable, Sendable {
  public let sign: AlcoholSign
  public let days: Int

  /// In the order of the signs; those that were never noted are left out.
  public static func all(
    _ checks: [WithdrawalCheck], from first: Day, through last: Day
  ) -> [SignSummary] {
    let checks = checks.filter { $0.day >= first && $0.day <= last }
    var all: [SignSummary] = []
    for sign in AlcoholSign.allCases {
      let days = checks.reduce(0) { $0 + ($1.signs.contains(sign) ? 1 : 0) }
      if days > 0 { all.append(SignSummary(sign: sign, days: days)) }
    }
    return all
  }
}
