// The catalogue of techniques and what each trigger leads to.

import Engine
import Testing

struct TechniqueTests {
  private static let table: [(CravingTrigger, String)] = [
    (.stress, "boxBreathing calmBreath walk"), (.boredom, "walk pairs handsBusy"),
    (.habit, "handsBusy chewing fourDs"), (.coffee, "water handsBusy walk"),
    (.alcohol, "water talking urgeSurfing"), (.afterMeal, "teeth chewing walk"),
    (.company, "handsBusy water ownReason"), (.phone, "grounding handsBusy walk"),
    (.driving, "chewing calmBreath ownReason"), (.work, "boxBreathing walk water"),
    (.sadness, "talking walk ownReason"), (.anger, "longBreath coldWater walk"),
    (.celebration, "treat water ownReason"), (.tiredness, "coldWater walk water"),
    (.smell, "coldWater grounding chewing"), (.anxiety, "grounding boxBreathing longBreath"),
    (.morning, "water walk teeth"), (.afternoon, "walk water countdown"),
    (.evening, "calmBreath handsBusy pairs"), (.night, "longBreath countdown grounding"),
    (.meeting, "boxBreathing water urgeSurfing"), (.deadline, "boxBreathing fourDs walk"),
    (.screen, "walk water handsBusy"), (.party, "handsBusy talking water"),
    (.friends, "talking handsBusy ownReason"), (.alone, "talking pairs urgeSurfing"),
  ]

  @Test("Every trigger leads to the techniques of the table, and none is left out")
  func triggers() {
    for (trigger, names) in Self.table {
      #expect(trigger.techniques.map { $0.rawValue }.joined(separator: " ") == names, "\(trigger)")
    }
    #expect(Self.table.map { $0.0 } == CravingTrigger.allCases)
  }

  @Test("The keys that journals already hold are still there, and shown first")
  func oldKeys() {
    let old = [
      "stress", "boredom", "habit", "coffee", "alcohol", "afterMeal", "company", "phone",
      "driving", "work", "sadness", "anger", "celebration", "tiredness", "smell",
    ]
    let shown = CravingTrigger.allCases.prefix(CravingTrigger.usualCount)
    #expect(shown.map { $0.rawValue } == old)
  }

  @Test("Each substance shows its own part of the catalogue")
  func subsets() {
    let drinks = CravingTrigger.choices(forSubstance: "alcohol")
    #expect(!drinks.contains(.alcohol) && !drinks.contains(.driving) && drinks.contains(.party))
    #expect(!CravingTrigger.choices(forSubstance: "vape").contains(.smell))
    #expect(CravingTrigger.choices(forSubstance: nil) == CravingTrigger.allCases)
    #expect(CravingTrigger.choices(forSubstance: "tea") == CravingTrigger.allCases)
  }

  @Test("Breathing techniques have their breaths, and nothing else has one")
  func breaths() {
    #expect(Technique.boxBreathing.breath == [4, 4, 4, 4])
    #expect(Technique.longBreath.breath == [4, 7, 8, 0])
    #expect(Technique.calmBreath.breath == [4, 0, 6, 0])
    for technique in Technique.allCases {
      #expect((technique.breath != nil) == (technique.kind == .breathing), "\(technique)")
      #expect((60...600).contains(technique.seconds))
    }
  }

  @Test("A technique is known to older versions as one of their actions")
  func actions() {
    let actions = Set(Technique.allCases.map { $0.action })
    #expect(actions == Set(CravingAction.allCases))
    #expect(Technique.coldWater.action == .distraction && Technique.water.action == .water)
  }

  @Test("What claims an effect names its source; what is only practice claims none")
  func sources() {
    let without = Technique.allCases.filter { $0.source == nil }.map { $0.rawValue }
    #expect(
      without
        == [
          "grounding", "coldWater", "handsBusy", "chewing", "countdown", "ownReason", "teeth",
          "treat",
        ].sorted { a, b in
          let all = Technique.allCases.map { $0.rawValue }
          return all.firstIndex(of: a)! < all.firstIndex(of: b)!
        })
    #expect(Technique.walk.source?.year == 2013 && Technique.urgeSurfing.source?.year == 2009)
  }
}

struct TechniqueOrderTests {
  @Test("What fits the triggers comes first, the best of each before the second of any")
  func fitting() {
    let order = TechniqueOrder(triggers: ["stress", "coffee"], motives: [], hasReason: true)
    #expect(
      order.fitting.map { $0.rawValue } == [
        "boxBreathing", "water", "calmBreath", "handsBusy", "walk",
      ])
    #expect(order.fitting.count + order.others.count == Technique.allCases.count)
  }

  @Test("A trigger in own words has techniques as well")
  func own() {
    let order = TechniqueOrder(triggers: ["own:Rain"], motives: [], hasReason: false)
    #expect(order.fitting == [.fiveBreaths, .fourDs, .urgeSurfing])
  }

  @Test("Motives decide among equals only")
  func motives() {
    let order = TechniqueOrder(triggers: ["stress"], motives: [.family, .smell], hasReason: true)
    #expect(order.fitting == [.boxBreathing, .calmBreath, .walk])
    #expect(order.others.prefix(2) == [.talking, .teeth])
    let plain = TechniqueOrder(triggers: [], motives: [], hasReason: true)
    #expect(plain.fitting.isEmpty && plain.others == Technique.allCases)
  }

  @Test("Without a reason there is none to read")
  func noReason() {
    let order = TechniqueOrder(triggers: ["sadness"], motives: [.money], hasReason: false)
    #expect(order.fitting == [.talking, .walk])
    #expect(!order.others.contains(.ownReason))
  }
}
