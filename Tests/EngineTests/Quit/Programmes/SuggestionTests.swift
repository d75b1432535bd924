// Suggestions: the same answers give the same lines, each of which names its source.

import Engine
import Testing

private func gates(_ facts: [SafetyFact] = [], audit: Int? = nil) -> SafetyGates {
  SafetyGates(Safety(facts), audit: audit)
}

private func rules(
  _ substance: Substance, _ gates: SafetyGates = gates(), _ instrument: Instrument? = nil,
  _ answers: [Int] = [], cigarettes: Int64? = nil, daysSinceStop: Int? = nil
) -> [SuggestionRule] {
  let score = instrument.flatMap { try? Score($0, answers: answers) }
  return Suggestion.rules(
    for: SuggestionFacts(
      substance: substance, gates: gates, score: score, cigarettesADay: cigarettes,
      daysSinceStop: daysSinceStop))
}

struct SuggestionTests {
  @Test("High dependence on cigarettes leads to a date, a pair of products and the labels")
  func highSmoking() {
    #expect(
      rules(.cigarettes, gates(), .hsi, [3, 2])
        == [
          .stopDate, .gradual, .replacementPair, .labelPatch(21), .labelPiece(4),
          .reviews([7, 14, 28]),
        ])
  }

  @Test("Low dependence leads to one product and the weaker labels")
  func lowSmoking() {
    #expect(
      rules(.cigarettes, gates(), .hsi, [1, 0])
        == [
          .stopDate, .gradual, .replacementSingle, .labelPatch(14), .labelPiece(2),
          .reviews([7, 14, 28]),
        ])
  }

  @Test("Without a questionnaire the number a day names the patch and nothing names the gum")
  func noScore() {
    #expect(
      rules(.cigarettes, cigarettes: 10_000)
        == [.stopDate, .gradual, .replacementSingle, .labelPatch(14), .reviews([7, 14, 28])])
    #expect(rules(.cigarettes, cigarettes: 10_001).contains(.labelPatch(21)))
    #expect(
      rules(.cigarettes) == [.stopDate, .gradual, .replacementSingle, .reviews([7, 14, 28])])
  }

  @Test("Who vapes is told that no label exists, and what is known of vaping and what is not")
  func vaping() {
    #expect(
      rules(.vape, gates(), .hvi, [5, 5])
        == [
          .stopDate, .gradual, .strengthLadder, .noLabelForVaping, .textsForVaping,
          .reviews([7, 14, 28]), .smokingStudies,
        ])
    let smoking = rules(.cigarettes, gates(), .hsi, [3, 2])
    #expect(!smoking.contains(.smokingStudies) && !smoking.contains(.textsForVaping))
  }

  @Test("After the stop only what is still ahead is suggested")
  func ahead() {
    #expect(rules(.cigarettes, daysSinceStop: 0) == [.replacementSingle, .reviews([7, 14, 28])])
    #expect(rules(.cigarettes, daysSinceStop: 7) == [.replacementSingle, .reviews([7, 14, 28])])
    #expect(rules(.cigarettes, daysSinceStop: 8) == [.replacementSingle, .reviews([14, 28])])
    #expect(
      rules(.vape, daysSinceStop: 28)
        == [.noLabelForVaping, .textsForVaping, .reviews([28]), .smokingStudies])
    #expect(rules(.cigarettes, daysSinceStop: 29).isEmpty)
    #expect(rules(.vape, daysSinceStop: 2_000).isEmpty)
    #expect(rules(.alcohol, daysSinceStop: 1).isEmpty)
    #expect(rules(.alcohol, gates([.alcoholWithdrawal]), daysSinceStop: 1) != [])
  }

  @Test("Drinking never gets a date by rule, and help when it could be dangerous")
  func drinking() {
    #expect(rules(.alcohol) == [.drinkLess])
    let high = [4, 4, 4, 4, 0, 0, 0, 0, 0, 0]
    #expect(rules(.alcohol, gates(audit: 16), .audit, high) == [.drinkTalk, .drinkLess])
    #expect(rules(.alcohol, gates(audit: 20)) == [.drinkHelp(.highScore)])
    #expect(rules(.alcohol, gates([.alcoholWithdrawal])) == [.drinkHelp(.withdrawalBefore)])
  }

  @Test("Every line names what it rests on, with a year")
  func sources() {
    var seen = 0
    for substance in Substance.allCases {
      for audit in [nil, 3, 16, 20] as [Int?] {
        for facts in [[], [SafetyFact.heart]] {
          for rule in rules(substance, gates(facts, audit: audit), .hsi, [3, 3]) {
            seen += 1
            #expect(!rule.sources.isEmpty)
            for source in rule.sources { #expect(source.year >= 1988 && source.year <= 2026) }
          }
        }
      }
    }
    #expect(seen > 40)
  }
}
