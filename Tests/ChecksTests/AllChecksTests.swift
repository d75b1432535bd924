// Every check that also runs in the browser, run natively.

import Browser
import Testing

extension Check: CustomTestStringConvertible {
  public var testDescription: String { name }
}

struct AllChecksTests {
  @Test("A check of the browser also passes natively", arguments: AllChecks.all)
  func passes(check: Check) {
    let problem = check.run()
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test("No two checks have the same name")
  func names() {
    let names = AllChecks.all.map { $0.name }
    #expect(!names.isEmpty && !names.contains(""))
    #expect(Set(names).count == names.count)
  }

  @Test("A check says what it found in place of what it expects")
  func problem() {
    #expect(Check("Five is four", finds: "4") { "5" }.run() == "found 5 instead of 4")
    #expect(Check("Four is four", finds: "4") { "4" }.run() == nil)
  }
}
