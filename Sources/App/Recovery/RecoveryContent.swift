// What each stage of recovery says: our own sentences, after the sources of the stage.
import Engine

enum RecoveryContent {
  static func title(_ stage: RecoveryStage, _ language: Language) -> String {
    language == .german ? germanTitle(stage) : englishTitle(stage)
  }

  static func text(_ stage: RecoveryStage, _ language: Language) -> String {
    language == .german ? german(stage) : english(stage)
  }

  private static func englishTitle(_ stage: RecoveryStage) -> String {
    switch stage {
    case .smokePulse: "Pulse and blood pressure"
    case .smokeOxygen: "Oxygen in the blood"
    case .smokeMonoxide: "Carbon monoxide"
    case .smokeTaste: "Taste and smell"
    case .smokeBreath: "Breathing"
    case .smokeWithdrawal: "Withdrawal"
    case .smokeCirculation: "Circulation"
    case .smokeMood: "Mood"
    case .smokeCough: "Cough and breath"
    case .smokeHeart: "Heart"
    case .smokeMouth: "Mouth and throat"
    case .smokeLung: "Lungs"
    case .smokeCoronary: "Arteries of the heart"
    case .vapeHeartRate: "Heart rate"
    case .vapeWave: "The first wave"
    }
  }

  private static func germanTitle(_ stage: RecoveryStage) -> String {
    switch stage {
    case .smokePulse: "Puls und Blutdruck"
    case .smokeOxygen: "Sauerstoff im Blut"
    case .smokeMonoxide: "Kohlenmonoxid"
    case .smokeTaste: "Geschmack und Geruch"
    case .smokeBreath: "Atmen"
    case .smokeWithdrawal: "Entzug"
    case .smokeCirculation: "Durchblutung"
    case .smokeMood: "Stimmung"
    case .smokeCough: "Husten und Luft"
    case .smokeHeart: "Herz"
    case .smokeMouth: "Mund und Rachen"
    case .smokeLung: "Lunge"
    case .smokeCoronary: "Herzkranzgefäße"
    case .vapeHeartRate: "Herzschlag"
    case .vapeWave: "Die erste Welle"
    }
  }

  private static func english(_ stage: RecoveryStage) -> String {
    switch stage {
    case .smokePulse: "Pulse and blood pressure begin to fall within about 20 minutes."
    case .smokeOxygen:
      "After about 8 hours the oxygen in your blood recovers. Half of the harmful carbon monoxide "
        + "may be gone."
    case .smokeMonoxide:
      "This gas from smoke leaves the blood. The NHS says it is gone after 48 hours, the American "
        + "Cancer Society says after a few days; an older edition said 12 hours."
    case .smokeTaste: "After about 48 hours many people taste and smell more."
    case .smokeBreath: "After about 72 hours breathing may feel easier, as the airways relax."
    case .smokeWithdrawal:
      "Restlessness, low mood and the like are strongest in week 1 and last 2 to 4 weeks."
    case .smokeCirculation:
      "Blood flows more easily: within 2 to 12 weeks (NHS) or 2 weeks to 3 months (American Cancer "
        + "Society)."
    case .smokeMood:
      "Six weeks on and later, people who had stopped were less anxious, low and stressed than "
        + "people who smoked on."
    case .smokeCough:
      "You may cough less and have more breath: within 1 to 12 months (American Cancer Society), "
        + "or 3 to 9 months with up to 10 % more lung function (NHS)."
    case .smokeHeart:
      "The risk of a heart attack may be half of a smoker's after 1 year (NHS). The American "
        + "Cancer Society sees it fall steeply within 1 to 2 years."
    case .smokeMouth:
      "The risk of cancer of the mouth, throat and voice box may fall to half within 5 to 10 "
        + "years; an older edition said 2 to 5. The risk of a stroke falls, too."
    case .smokeLung:
      "The risk of dying of lung cancer may be half of a smoker's: after 10 years (NHS) or 10 to "
        + "15 years (American Cancer Society)."
    case .smokeCoronary:
      "After about 15 years the risk of coronary heart disease is close to a non-smoker's."
    case .vapeHeartRate:
      "In one study the heart beat more slowly within six days without vaping."
    case .vapeWave:
      "In two small studies restlessness, low mood and the like rose after stopping. With former "
        + "smokers they had begun to fall again within six days."
    }
  }

  private static func german(_ stage: RecoveryStage) -> String {
    switch stage {
    case .smokePulse: "Puls und Blutdruck beginnen nach etwa 20 Minuten zu sinken."
    case .smokeOxygen:
      "Nach etwa 8 Stunden erholt sich der Sauerstoff im Blut. Die Hälfte des schädlichen "
        + "Kohlenmonoxids kann schon weg sein."
    case .smokeMonoxide:
      "Dieses Gas aus dem Rauch verlässt das Blut. Der NHS nennt 48 Stunden, die Amerikanische "
        + "Krebsgesellschaft einige Tage; eine ältere Fassung nannte 12 Stunden."
    case .smokeTaste: "Nach etwa 48 Stunden schmecken und riechen viele Menschen mehr."
    case .smokeBreath:
      "Nach etwa 72 Stunden kann das Atmen leichter fallen, weil sich die Atemwege entspannen."
    case .smokeWithdrawal:
      "Unruhe, gedrückte Stimmung und Ähnliches sind in Woche 1 am stärksten und dauern 2 bis 4 "
        + "Wochen."
    case .smokeCirculation:
      "Das Blut fließt leichter: in 2 bis 12 Wochen (NHS) oder 2 Wochen bis 3 Monaten "
        + "(Amerikanische Krebsgesellschaft)."
    case .smokeMood:
      "Nach sechs Wochen und später waren Menschen, die aufgehört hatten, weniger ängstlich, "
        + "gedrückt und gestresst als solche, die weiter rauchten."
    case .smokeCough:
      "Du hustest vielleicht weniger und hast mehr Luft: in 1 bis 12 Monaten (Amerikanische "
        + "Krebsgesellschaft) oder in 3 bis 9 Monaten mit bis zu 10 % mehr Lungenfunktion (NHS)."
    case .smokeHeart:
      "Das Risiko eines Herzinfarkts kann nach 1 Jahr halb so hoch sein wie beim Rauchen (NHS). "
        + "Die Amerikanische Krebsgesellschaft sieht es in 1 bis 2 Jahren steil fallen."
    case .smokeMouth:
      "Das Risiko für Krebs an Mund, Rachen und Kehlkopf kann in 5 bis 10 Jahren auf die Hälfte "
        + "fallen; eine ältere Fassung nannte 2 bis 5. Auch das Risiko eines Schlaganfalls fällt."
    case .smokeLung:
      "Das Risiko, an Lungenkrebs zu sterben, kann halb so hoch sein wie beim Rauchen: nach 10 "
        + "Jahren (NHS) oder 10 bis 15 Jahren (Amerikanische Krebsgesellschaft)."
    case .smokeCoronary:
      "Nach etwa 15 Jahren liegt das Risiko einer Herzkranzerkrankung nahe bei dem von Menschen, "
        + "die nicht rauchen."
    case .vapeHeartRate:
      "In einer Studie schlug das Herz in den sechs Tagen ohne Dampfen langsamer."
    case .vapeWave:
      "In zwei kleinen Studien nahmen Unruhe, gedrückte Stimmung und Ähnliches nach dem Aufhören "
        + "zu. Bei früheren Rauchern gingen sie in sechs Tagen schon wieder zurück."
    }
  }
}
