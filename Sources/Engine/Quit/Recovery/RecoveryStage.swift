// What the body is known to have mended by when, per substance and with its source.

/// A stage of recovery; its words belong to the language.
public enum RecoveryStage: String, CaseIterable, Sendable {
  case smokePulse, smokeOxygen, smokeMonoxide, smokeTaste, smokeBreath, smokeWithdrawal
  case smokeCirculation, smokeMood, smokeCough, smokeHeart, smokeMouth, smokeLung, smokeCoronary
  case vapeHeartRate, vapeWave

  /// How sure the sources are.
  public enum Certainty: Sendable {
    /// Two authorities or a review of studies say so.
    case agreed
    /// One authority, or a review of studies that only observed.
    case stated
    /// One small study.
    case early
  }

  /// Among whom it was seen.
  public enum Population: Sendable {
    case smokers, dailyVapers
  }

  /// In the order of time.
  public static func all(for substance: Substance) -> [RecoveryStage] {
    allCases.filter { $0.substance == substance }
  }

  public var substance: Substance {
    switch self {
    case .vapeHeartRate, .vapeWave: .vape
    default: .cigarettes
    }
  }

  public var population: Population { substance == .vape ? .dailyVapers : .smokers }

  private static let hour: Int64 = 3600
  private static let day: Int64 = 24 * hour
  private static let year: Int64 = 365 * day

  /// From when to when the sources place it, in seconds since the last use; from 0 where they name
  /// one point only.
  public var seconds: (from: Int64, to: Int64) {
    let (hour, day, year) = (RecoveryStage.hour, RecoveryStage.day, RecoveryStage.year)
    return switch self {
    case .smokePulse: (0, hour / 3)
    case .smokeOxygen: (0, 8 * hour)
    case .smokeMonoxide: (2 * day, 3 * day)
    case .smokeTaste: (0, 2 * day)
    case .smokeBreath: (0, 3 * day)
    case .smokeWithdrawal: (14 * day, 28 * day)
    case .smokeCirculation: (14 * day, 90 * day)
    case .smokeMood: (0, 42 * day)
    case .smokeCough: (30 * day, year)
    case .smokeHeart: (year, 2 * year)
    case .smokeMouth: (5 * year, 10 * year)
    case .smokeLung: (10 * year, 15 * year)
    case .smokeCoronary: (0, 15 * year)
    case .vapeHeartRate, .vapeWave: (0, 6 * day)
    }
  }

  public var certainty: Certainty {
    switch self {
    case .smokePulse, .smokeMonoxide, .smokeCirculation, .smokeCough, .smokeHeart, .smokeLung,
      .smokeWithdrawal:
      .agreed
    case .smokeOxygen, .smokeTaste, .smokeBreath, .smokeMood, .smokeMouth, .smokeCoronary: .stated
    case .vapeHeartRate, .vapeWave: .early
    }
  }

  /// Never empty.
  public var citations: [Citation] {
    var sources: [Citation] = []
    switch self {
    case .smokePulse, .smokeMonoxide, .smokeCirculation, .smokeCough, .smokeHeart, .smokeLung:
      sources.append(.nationalHealthService)
      sources.append(.americanCancerSociety)
    case .smokeOxygen, .smokeTaste, .smokeBreath: sources.append(.nationalHealthService)
    case .smokeMouth, .smokeCoronary: sources.append(.americanCancerSociety)
    case .smokeWithdrawal: sources.append(.hughes2007)
    case .smokeMood: sources.append(.taylor2014)
    case .vapeHeartRate: sources.append(.hughes2020)
    case .vapeWave:
      sources.append(.hughes2020)
      sources.append(.hughesNeverSmokers2020)
    }
    return sources
  }

  /// The source of the sentence that nobody has long-term data on vaping yet.
  public static var missingData: [Citation] { [.nationalAcademies2018] }
}
