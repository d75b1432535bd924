// Scores, gates, labels and suggestions: their tables hold in the browser as they do here.

import Engine

enum ProgrammeChecks {
  static var all: [Check] {
    [
      Check(
        "Every questionnaire has its items, its range and its source",
        finds: "hsi 2 6 Heatherton et al. 1989; ftnd 6 10 Heatherton et al. 1991; "
          + "hvi 2 10 Vogel et al. 2020; psecdi 10 20 Foulds et al. 2015; "
          + "auditc 3 12 Bush et al. 1998; audit 10 40 Babor et al. 2001; "
      ) { instruments },
      Check(
        "Answers have their points",
        finds: "3322110 0011223 00112345 5543210"
      ) { points },
      Check(
        "Scores have their bands",
        finds: "hsi low low medium medium medium high high ; "
          + "ftnd very-low very-low very-low low low medium high high "
          + "very-high very-high very-high ; "
      ) { bands(.hsi) + bands(.ftnd) },
      Check(
        "Answers that no questionnaire offers are refused",
        finds: "refused refused refused scored"
      ) { refusals },
      Check(
        "The gates hold for every combination of facts and scores", finds: "0 of 4480 let through"
      ) { gates },
      Check(
        "Labels say what they say, each by itself",
        finds: "patch 1-6:21 7-8:14 9-10:7 ; patch 1-6:14 7-8:7 ; patch 1-4:21 5-6:14 7-8:7 ; "
          + "patch 1-6:14 7-8:7 ; gum 1-6/1-2 7-9/2-4 10-12/4-8 ; "
          + "lozenge 1-6/1-2 7-9/2-4 10-12/4-8 ; "
      ) { labels },
      Check(
        "Each line of a suggestion keeps its own sources",
        finds: "2016 2010 2016 2019 2024 2024 2024 2024 2007 | "
          + "2016 2010 2016 2025 2025 2025 2007 2025 | 2001 2021 | 2016 2010 2016 2024 2007 | "
      ) { suggestions },
      Check(
        "Each main way has its own company",
        finds: "replacement triggers badges ; triggers badges ; badges ; "
      ) { modules },
    ]
  }

  private static var instruments: String {
    var text = ""
    for instrument in Instrument.allCases {
      let source = instrument.sources[0]
      text += instrument.rawValue + " \(instrument.items.count) \(instrument.range.upperBound) "
      text += source.author + " \(source.year); "
    }
    return text
  }

  private static var points: String {
    func row(_ item: ScoreItem, _ numbers: [Int]) -> String {
      var text = ""
      for number in numbers { text += item.points(for: number).map { String($0) } ?? "-" }
      return text
    }
    return row(.firstCigarette, [0, 5, 6, 30, 31, 60, 61]) + " "
      + row(.cigarettesADay, [0, 10, 11, 20, 21, 30, 31]) + " "
      + row(.vapesADay, [0, 4, 5, 9, 10, 15, 20, 30]) + " "
      + row(.firstVape, [0, 5, 6, 16, 31, 61, 121])
  }

  private static func bands(_ instrument: Instrument) -> String {
    var text = instrument.rawValue + " "
    for total in instrument.range {
      var left = total
      var answers: [Int] = []
      for item in instrument.items {
        let most = item.points.filter { $0 <= left }.max() ?? 0
        answers.append(most)
        left -= most
      }
      text += (score(instrument, answers)?.band?.rawValue ?? "-") + " "
    }
    return text + "; "
  }

  private static func score(_ instrument: Instrument, _ answers: [Int]) -> Score? {
    do throws(ScoreProblem) { return try Score(instrument, answers: answers) } catch { return nil }
  }

  private static var refusals: String {
    func word(_ instrument: Instrument, _ answers: [Int]) -> String {
      score(instrument, answers) == nil ? "refused" : "scored"
    }
    return word(.hsi, [4, 0]) + " " + word(.hsi, [3]) + " " + word(.auditC, [0, 0, -1]) + " "
      + word(.auditC, [4, 4, 4])
  }

  /// How often somebody for whom it could be dangerous would be offered a stop or a label.
  private static var gates: String {
    var scenarios = 0
    var misses = 0
    for bits in 0..<(1 << SafetyFact.allCases.count) {
      var facts: [SafetyFact] = []
      for (place, fact) in SafetyFact.allCases.enumerated() where bits >> place & 1 == 1 {
        facts.append(fact)
      }
      for audit in -1...8 {
        for short in -1...5 {
          scenarios += 1
          let total = audit < 0 ? nil : audit * 5
          let gates = SafetyGates(
            Safety(facts), audit: total, auditC: short < 0 ? nil : short * 2)
          let isRisky = facts.contains(.alcoholWithdrawal) || (total ?? 0) >= 20
          if isRisky && gates.offersStop(of: .alcohol) { misses += 1 }
          if concerns(facts) == gates.showsLabels { misses += 1 }
        }
      }
    }
    return "\(misses) of \(scenarios) let through"
  }

  private static func concerns(_ facts: [SafetyFact]) -> Bool {
    facts.contains(.pregnancy) || facts.contains(.heart) || facts.contains(.under18)
      || facts.contains(.otherMedicine)
  }

  private static var labels: String {
    var text = ""
    for schedule in LabelSchedule.all {
      text += schedule.product.rawValue + " "
      for phase in schedule.phases {
        text += "\(phase.weeks.lowerBound)-\(phase.weeks.upperBound)"
        if let strength = phase.strength { text += ":\(strength) " }
        if let hours = phase.hours { text += "/\(hours.lowerBound)-\(hours.upperBound) " }
      }
      text += "; "
    }
    return text
  }

  private static var suggestions: String {
    let free = SafetyGates(Safety())
    let smoker = SuggestionFacts(
      substance: .cigarettes, gates: free, score: score(.hsi, [3, 2]), cigarettesADay: nil)
    let drinker = SuggestionFacts(substance: .alcohol, gates: SafetyGates(Safety(), audit: 20))
    let nursing = SuggestionFacts(
      substance: .cigarettes, gates: SafetyGates(Safety([.pregnancy])))
    var text = ""
    for facts in [smoker, SuggestionFacts(substance: .vape, gates: free), drinker, nursing] {
      for rule in Suggestion.rules(for: facts) {
        for source in rule.sources { text += "\(source.year) " }
      }
      text += "| "
    }
    return text
  }

  private static var modules: String {
    var text = ""
    for module in Module.primaries {
      for company in module.suggested { text += company.rawValue + " " }
      text += "; "
    }
    return text
  }
}
