// The words around the stages of recovery.
import Engine

struct RecoveryText {
  let language: Language

  var title: String { language.pick("Recovery", "Erholung") }
  var emptyTitle: String { language.pick("Nothing to show yet", "Noch nichts zu zeigen") }
  var emptyText: String {
    language.pick(
      "Once you watch smoking or vaping, what is known about recovery stands here.",
      "Sobald du Rauchen oder Dampfen beobachtest, steht hier, was man weiß.")
  }
  var onceStopped: String {
    language.pick(
      "This begins once you stop. The times are how long it takes.",
      "Das beginnt, sobald du aufhörst. Die Zeiten sagen, wie lange es dauert.")
  }
  func upTo(_ time: String) -> String { language.pickLazily("up to \(time)", "bis zu \(time)") }
  func sinceStop(_ time: String) -> String {
    language.pickLazily("\(time) since you stopped", "\(time) seit dem Aufhören")
  }
  func since(_ time: String, _ substance: Substance) -> String {
    switch substance {
    case .vape:
      language.pickLazily("\(time) since your last puff", "\(time) seit deinem letzten Zug")
    case .cigarettes:
      language.pickLazily(
        "\(time) since your last cigarette", "\(time) seit deiner letzten Zigarette")
    case .alcohol:
      language.pickLazily("\(time) since your last drink", "\(time) seit deinem letzten Drink")
    }
  }
  var passed: String { language.pick("the time is over", "die Zeit ist um") }
  func ahead(_ time: String) -> String {
    language.pickLazily("\(time) to go", "noch \(time)")
  }
  var underWay: String { language.pick("Under way", "Im Gange") }
  func left(_ time: String) -> String {
    language.pickLazily("up to \(time) left", "noch bis zu \(time)")
  }

  func population(_ population: RecoveryStage.Population) -> String {
    switch population {
    case .smokers:
      language.pick("Seen in people who smoked.", "Gesehen bei Menschen, die rauchten.")
    case .dailyVapers:
      language.pick(
        "Seen in adults who vaped every day.",
        "Gesehen bei Erwachsenen, die täglich dampften.")
    }
  }

  func certainty(_ certainty: RecoveryStage.Certainty) -> String {
    switch certainty {
    case .agreed: language.pick("Well supported.", "Gut belegt.")
    case .stated:
      language.pick(
        "Stated by one source, or seen without proof of the cause.",
        "Von einer Quelle genannt oder beobachtet, ohne Beweis der Ursache.")
    case .early: language.pick("Early: small studies only.", "Früh: nur kleine Studien.")
    }
  }

  var missingData: String {
    language.pick(
      "Nobody has long-term data on stopping vaping yet. Lists that say more mostly copy "
        + "smoking, where something burns.",
      "Langzeitdaten zum Aufhören mit dem Dampfen hat noch niemand. Listen, die mehr sagen, "
        + "übernehmen meist das Rauchen, bei dem etwas verbrennt.")
  }
  var everybody: String {
    language.pick(
      "Bodies differ. These are times that many people had, not a promise.",
      "Körper sind verschieden. Das sind Zeiten vieler Menschen, kein Versprechen.")
  }
  var toWithdrawal: String {
    language.pick("What the first weeks are like", "Wie die ersten Wochen sind")
  }
  var toMilestones: String { language.pick("Milestones", "Meilensteine") }
  var toSavings: String { language.pick("Savings", "Erspartes") }
  var lifeLabel: String { language.pick("Time of life, roughly", "Lebenszeit, grob") }
  func lifeHours(_ least: String, _ most: String) -> String {
    language.pickLazily("\(least) to \(most)", "\(least) bis \(most)")
  }
  var lifeWhy: String {
    language.pick(
      "11 to 22 minutes for each cigarette you did not smoke: two estimates, for men in 2000 "
        + "and for women in 2024. An average over many lives, not a forecast for yours.",
      "11 bis 22 Minuten für jede Zigarette, die du nicht geraucht hast: zwei Schätzungen, für "
        + "Männer im Jahr 2000 und für Frauen 2024. Ein Mittel über viele Leben, keine "
        + "Vorhersage für deines.")
  }
}
