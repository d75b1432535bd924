// The words of the safety page: short, because they may be read on a hard day.
import Engine

struct SafetyText {
  let language: Language

  var title: String { language.safetyTitle }
  var intro: String {
    language.safetyIntro
  }
  var nothingLocked: String {
    language.safetyNothingLocked
  }
  var toChecks: String { language.safetyToChecks }
  var toNotMedical: String { language.safetyToNotMedical }
  var dangerTitle: String { language.safetyDangerTitle }

  func fact(_ fact: SafetyFact) -> String {
    switch fact {
    case .pregnancy: language.safetyFactPregnancy
    case .heart:
      language.safetyFactHeart
    case .under18: language.safetyFactUnder18
    case .otherMedicine:
      language.safetyFactOtherMedicine
    case .alcoholWithdrawal:
      language.safetyFactAlcoholWithdrawal
    case .eatingDisorder:
      language.safetyFactEatingDisorder
    }
  }

  func reason(_ fact: SafetyFact) -> String {
    switch fact {
    case .pregnancy, .heart, .under18, .otherMedicine:
      language.safetyReasonPregnancy
    case .alcoholWithdrawal:
      language.safetyReasonAlcoholWithdrawal
    case .eatingDisorder:
      language.safetyReasonEatingDisorder
    }
  }

  func emergency(_ number: String?) -> String {
    let call = number.map { language.safetyEmergency(value: $0) }
    return
      (call
      ?? language.safetyEmergency2)
      + language.safetyEmergency3
  }

  var cautionTitle: String {
    language.safetyCautionTitle
  }

  func caution(_ caution: AlcoholCaution) -> String {
    switch caution {
    case .withdrawalBefore:
      language.safetyCautionWithdrawalBefore
    case .highScore:
      language.safetyCautionHighScore
    case .openScore:
      language.safetyCautionOpenScore
    }
  }

  var unanswered: String {
    language.safetyUnanswered
  }

  var whereToTurn: String {
    language.safetyWhereToTurn
  }
  var stillCounting: String {
    language.safetyStillCounting
  }
}
