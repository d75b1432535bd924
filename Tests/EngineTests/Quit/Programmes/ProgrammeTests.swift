// The modules that are on: by choice, and for who never chose, by what was there before.

import Engine
import Testing

private func record(_ module: Module, _ isOn: Bool) -> ModuleRecord {
  var journal = Journal()
  let id = ModuleRecord.identifier(of: module)
  let place = journal.apply(
    Change(
      id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
      entity: id, kind: ModuleRecord.kind,
      action: .create([Field("module", .text(module.rawValue)), Field("on", .bool(isOn))])))
  return ModuleRecord(journal.entities[place])!
}

struct ProgrammeTests {
  @Test("Who never chose keeps what their plan shows, and nothing new appears")
  func defaults() {
    #expect(Programme([], planKinds: [], hasDoses: false).modules == [.triggers, .badges])
    #expect(
      Programme([], planKinds: [.stop], hasDoses: false).modules == [.abrupt, .triggers, .badges])
    #expect(
      Programme([], planKinds: [.reduce, .notice], hasDoses: true).modules
        == [.gradual, .replacement, .triggers, .badges])
  }

  @Test("A choice stands above the plan, and a module that was put away stays away")
  func chosen() {
    let programme = Programme(
      [record(.coldTurkey, true), record(.badges, false)], planKinds: [.reduce], hasDoses: false)
    #expect(programme.modules == [.coldTurkey, .triggers])
    #expect(programme.primary == .coldTurkey)
    #expect(!programme.has(.badges))
    #expect(
      !Programme([record(.replacement, false)], planKinds: [], hasDoses: true).has(.replacement))
  }

  @Test("Going down step by step brings triggers and badges along and offers replacement")
  func gradual() {
    #expect(Module.gradual.suggested == [.triggers, .badges])
    #expect(Module.gradual.optional == [.replacement])
    let switches = Programme.switches(to: .gradual)
    #expect(switches.filter { $0.isOn }.map { $0.module } == [.gradual, .triggers, .badges])
    #expect(switches.filter { !$0.isOn }.map { $0.module } == [.abrupt, .coldTurkey])
  }

  @Test("There is one main way at a time, and stopping cold leaves replacement out")
  func switching() {
    for primary in Module.primaries {
      let switches = Programme.switches(to: primary)
      let main = switches.filter { $0.module.isPrimary && $0.isOn }.map { $0.module }
      #expect(main == [primary])
      #expect(Set(switches.map { $0.module }).count == switches.count)
    }
    let cold = Programme.switches(to: .coldTurkey)
    #expect(cold.contains { $0.module == .replacement && !$0.isOn })
  }

  @Test("What there is to prepare fits the substance")
  func preparation() {
    let all = PreparationStep.steps(for: .cigarettes, usesReplacement: true)
    #expect(all == PreparationStep.allCases)
    let without = PreparationStep.steps(for: .cigarettes, usesReplacement: false)
    #expect(without.count == all.count - 1 && !without.contains(.buyReplacement))
    #expect(
      !PreparationStep.steps(for: .alcohol, usesReplacement: true).contains(.buyReplacement))
  }
}
