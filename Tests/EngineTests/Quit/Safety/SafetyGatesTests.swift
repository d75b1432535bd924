// The gates, for every combination of facts and scores: zero misses.

import Engine
import Testing

struct SafetyGatesTests {
  /// All subsets of the facts.
  private static var allSubsets: [[SafetyFact]] {
    (0..<(1 << SafetyFact.allCases.count)).map { bits in
      SafetyFact.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map { $0.element }
    }
  }

  private static let audits: [Int?] = [nil, 0, 7, 8, 15, 16, 19, 20, 21, 40]
  private static let shorts: [Int?] = [nil, 0, 4, 5, 10, 11, 12]

  @Test("A score of twenty or signs of withdrawal never lead to a stop at once")
  func alcohol() {
    var scenarios = 0
    for facts in Self.allSubsets {
      for audit in Self.audits {
        for short in Self.shorts {
          scenarios += 1
          let gates = SafetyGates(Safety(facts), audit: audit, auditC: short)
          let isRisky = facts.contains(.alcoholWithdrawal) || (audit ?? 0) >= 20
          if isRisky {
            #expect(!gates.offersStop(of: .alcohol), "\(facts) \(audit ?? -1) \(short ?? -1)")
          } else if audit != nil || (short ?? 0) <= 10 {
            #expect(gates.offersStop(of: .alcohol), "\(facts) \(audit ?? -1) \(short ?? -1)")
          }
          #expect(gates.offersStop(of: .cigarettes) && gates.offersStop(of: .vape))
          #expect(gates.offersStop(of: nil))
        }
      }
    }
    #expect(scenarios == 64 * 10 * 7)
  }

  @Test("Much in the short questions waits for the long ones, which then decide")
  func shortScore() {
    #expect(SafetyGates(Safety(), auditC: 11).alcoholCaution == .openScore)
    #expect(SafetyGates(Safety(), auditC: 10).alcoholCaution == nil)
    #expect(SafetyGates(Safety(), audit: 19, auditC: 12).alcoholCaution == nil)
    #expect(SafetyGates(Safety(), audit: 20, auditC: 3).alcoholCaution == .highScore)
    #expect(
      SafetyGates(Safety([.alcoholWithdrawal]), audit: 3).alcoholCaution == .withdrawalBefore)
  }

  @Test("Pregnancy, heart, age and other medicine take the place of every label")
  func labels() {
    let asking: Set<SafetyFact> = [.pregnancy, .heart, .under18, .otherMedicine]
    for facts in Self.allSubsets {
      let gates = SafetyGates(Safety(facts), audit: nil)
      let concerned = facts.filter { asking.contains($0) }
      #expect(gates.askAboutReplacement == concerned)
      #expect(gates.showsLabels == concerned.isEmpty)
      for substance in Substance.allCases {
        let facts = SuggestionFacts(
          substance: substance, gates: gates, score: try? Score(.hsi, answers: [3, 3]),
          cigarettesADay: 30_000)
        let rules = Suggestion.rules(for: facts)
        let hasLabel = rules.contains { rule in
          switch rule {
          case .labelPatch, .labelPiece, .replacementPair, .replacementSingle: true
          default: false
          }
        }
        #expect(hasLabel == (substance == .cigarettes && concerned.isEmpty))
      }
    }
  }

  @Test("From much to nothing within a month comes with what to know, whatever was answered")
  func pace() {
    let britain = DrinkRegion.britain
    let today = Day(text: "2026-03-10")!
    func plan(_ drinks: Int64, _ days: Int, _ kind: Plan.Kind = .reduce) -> Plan {
      Plan(
        fromDay: today, kind: kind, baseline: drinks * 1000, quitDay: today.adding(days: days))
    }
    for gates in [SafetyGates(Safety([])), SafetyGates(Safety([]), audit: 2)] {
      #expect(gates.warnsOfPace(plan(12, 15), of: .alcohol, in: britain))
      #expect(!gates.warnsOfPace(plan(12, 90), of: .alcohol, in: britain))
      #expect(!gates.warnsOfPace(plan(2, 15), of: .alcohol, in: britain))
      #expect(!gates.warnsOfPace(plan(40, 15), of: .cigarettes, in: britain))
      #expect(!gates.warnsOfPace(plan(12, 15, .stop), of: .alcohol, in: britain))
    }
  }

  @Test("One question answers for a stop and for a fast way, and for no other")
  func oneQuestion() {
    let today = Day(text: "2026-03-10")!
    let fast = Plan(
      fromDay: today, kind: .reduce, baseline: 12_000, quitDay: today.adding(days: 15))
    let open = SafetyGates(Safety([]))
    let low = SafetyGates(Safety([]), audit: 2)
    func warns(
      _ gates: SafetyGates, _ method: Plan.Kind?, _ plan: Plan?, _ perDay: Int64? = 12_000,
      of substance: Substance = .alcohol
    ) -> Bool {
      gates.warns(of: method, plan, perDay: perDay, of: substance, in: .britain)
    }
    #expect(warns(open, .stop, nil, nil) && warns(low, .stop, nil) && warns(low, .reduce, fast))
    #expect(!warns(low, .stop, nil, 2_000) && !warns(open, .reduce, nil))
    #expect(!warns(open, .notice, fast) && !warns(open, nil, fast))
    #expect(!warns(open, .reduce, fast, of: .cigarettes))
  }

  @Test("Numbers around food are hidden by the eating flag and by nothing else")
  func numbers() {
    for facts in Self.allSubsets {
      let gates = SafetyGates(Safety(facts), audit: 40)
      #expect(gates.hidesNumbers == facts.contains(.eatingDisorder))
    }
  }

  @Test("Facts are read one by one, and what is no yes is none")
  func reading() {
    var journal = Journal()
    let place = journal.apply(
      Change(
        id: Identifier(high: 1, low: 1), device: 1, number: 1,
        stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: Safety.identifier,
        kind: Safety.kind,
        action: .create([
          Field("heart", .bool(true)), Field("pregnancy", .bool(false)),
          Field("under18", .text("yes")), Field("unheardOf", .bool(true)),
        ])))
    #expect(Safety(journal.entities[place]).facts == [.heart])
  }
}
