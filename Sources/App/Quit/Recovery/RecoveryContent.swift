// What each stage of recovery says: our own sentences, after the sources of the stage.
import Engine

enum RecoveryContent {
  static func title(_ stage: RecoveryStage, _ language: Language) -> String {
    switch stage {
    case .smokePulse: language.recoveryContentTitleSmokePulse
    case .smokeOxygen: language.recoveryContentTitleSmokeOxygen
    case .smokeMonoxide: language.recoveryContentTitleSmokeMonoxide
    case .smokeTaste: language.recoveryContentTitleSmokeTaste
    case .smokeBreath: language.recoveryContentTitleSmokeBreath
    case .smokeWithdrawal: language.recoveryContentTitleSmokeWithdrawal
    case .smokeCirculation: language.recoveryContentTitleSmokeCirculation
    case .smokeMood: language.recoveryContentTitleSmokeMood
    case .smokeCough: language.recoveryContentTitleSmokeCough
    case .smokeHeart: language.recoveryContentTitleSmokeHeart
    case .smokeMouth: language.recoveryContentTitleSmokeMouth
    case .smokeLung: language.recoveryContentTitleSmokeLung
    case .smokeCoronary: language.recoveryContentTitleSmokeCoronary
    case .vapeHeartRate: language.recoveryContentTitleVapeHeartRate
    case .vapeWave: language.recoveryContentTitleVapeWave
    }
  }

  static func text(_ stage: RecoveryStage, _ language: Language) -> String {
    switch stage {
    case .smokePulse: language.recoveryContentTextSmokePulse
    case .smokeOxygen:
      language.recoveryContentTextSmokeOxygen
    case .smokeMonoxide:
      language.recoveryContentTextSmokeMonoxide
    case .smokeTaste: language.recoveryContentTextSmokeTaste
    case .smokeBreath: language.recoveryContentTextSmokeBreath
    case .smokeWithdrawal:
      language.recoveryContentTextSmokeWithdrawal
    case .smokeCirculation:
      language.recoveryContentTextSmokeCirculation
    case .smokeMood:
      language.recoveryContentTextSmokeMood
    case .smokeCough:
      language.recoveryContentTextSmokeCough
    case .smokeHeart:
      language.recoveryContentTextSmokeHeart
    case .smokeMouth:
      language.recoveryContentTextSmokeMouth
    case .smokeLung:
      language.recoveryContentTextSmokeLung
    case .smokeCoronary:
      language.recoveryContentTextSmokeCoronary
    case .vapeHeartRate:
      language.recoveryContentTextVapeHeartRate
    case .vapeWave:
      language.recoveryContentTextVapeWave
    }
  }
}
