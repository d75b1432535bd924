// The words around the stages of recovery.
import Engine

struct RecoveryText {
  let title: String
  let emptyTitle: String
  let emptyText: String
  let noTimeline: String
  let noClock: String
  let since: (_ time: String, Substance) -> String
  let passed: String
  let ahead: (String) -> String
  let underWay: String
  let left: (String) -> String
  let population: (RecoveryStage.Population) -> String
  let certainty: (RecoveryStage.Certainty) -> String
  let missingData: String
  let everybody: String
  let toWithdrawal: String
  let toMilestones: String
  let toSavings: String
  let lifeLabel: String
  let lifeHours: (_ least: String, _ most: String) -> String
  let lifeWhy: String

  static var en: RecoveryText {
    RecoveryText(
      title: "Recovery", emptyTitle: "Nothing to show yet",
      emptyText: "Once you watch smoking or vaping, what is known about recovery stands here.",
      noTimeline: "There is no timeline for this that a source supports.",
      noClock: "The clock starts with the last use that you note.",
      since: { time, substance in
        substance == .vape ? "\(time) since your last puff" : "\(time) since your last cigarette"
      },
      passed: "the time is over", ahead: { "\($0) to go" }, underWay: "Under way",
      left: { "up to \($0) left" },
      population: {
        switch $0 {
        case .smokers: "Seen in people who smoked."
        case .dailyVapers: "Seen in adults who vaped every day."
        }
      },
      certainty: {
        switch $0 {
        case .agreed: "Well supported."
        case .stated: "Stated by one source, or seen without proof of the cause."
        case .early: "Early: small studies only."
        }
      },
      missingData:
        "Nobody has long-term data on stopping vaping yet. Lists that say more mostly copy "
        + "smoking, where something burns.",
      everybody: "Bodies differ. These are times that many people had, not a promise.",
      toWithdrawal: "What the first weeks are like", toMilestones: "Milestones",
      toSavings: "Savings",
      lifeLabel: "Time of life, roughly", lifeHours: { "\($0) to \($1)" },
      lifeWhy:
        "11 to 22 minutes for each cigarette you did not smoke: two estimates, for men in 2000 and "
        + "for women in 2024. An average over many lives, not a forecast for yours.")
  }

  static var de: RecoveryText {
    RecoveryText(
      title: "Erholung", emptyTitle: "Noch nichts zu zeigen",
      emptyText: "Sobald du Rauchen oder Dampfen beobachtest, steht hier, was man weiß.",
      noTimeline: "Dafür gibt es keinen Zeitplan, den eine Quelle stützt.",
      noClock: "Die Uhr beginnt mit dem letzten Mal, das du notierst.",
      since: { time, substance in
        substance == .vape
          ? "\(time) seit deinem letzten Zug" : "\(time) seit deiner letzten Zigarette"
      },
      passed: "die Zeit ist um", ahead: { "noch \($0)" }, underWay: "Im Gange",
      left: { "noch bis zu \($0)" },
      population: {
        switch $0 {
        case .smokers: "Gesehen bei Menschen, die rauchten."
        case .dailyVapers: "Gesehen bei Erwachsenen, die täglich dampften."
        }
      },
      certainty: {
        switch $0 {
        case .agreed: "Gut belegt."
        case .stated: "Von einer Quelle genannt oder beobachtet, ohne Beweis der Ursache."
        case .early: "Früh: nur kleine Studien."
        }
      },
      missingData:
        "Langzeitdaten zum Aufhören mit dem Dampfen hat noch niemand. Listen, die mehr sagen, "
        + "übernehmen meist das Rauchen, bei dem etwas verbrennt.",
      everybody: "Körper sind verschieden. Das sind Zeiten vieler Menschen, kein Versprechen.",
      toWithdrawal: "Wie die ersten Wochen sind", toMilestones: "Meilensteine",
      toSavings: "Erspartes",
      lifeLabel: "Lebenszeit, grob", lifeHours: { "\($0) bis \($1)" },
      lifeWhy:
        "11 bis 22 Minuten für jede Zigarette, die du nicht geraucht hast: zwei Schätzungen, für "
        + "Männer im Jahr 2000 und für Frauen 2024. Ein Mittel über viele Leben, keine Vorhersage "
        + "für deines.")
  }
}
