// The directory of help: every number can be dialled, and none stands there unconfirmed.
import Engine
import Testing

@Suite("Help directory") struct HelpDirectoryTests {
  @Test("Every line can be called or texted and names its service")
  func usable() {
    #expect(HelpDirectory.all.count > 40)
    for line in HelpDirectory.all {
      #expect(!line.service.isEmpty || line.kind == .emergency)
      #expect(line.country.utf8.count == 2)
      #expect(!line.dialled.isEmpty || !line.texted.isEmpty, "\(line.service)")
      #expect(line.dialled.utf8.allSatisfy { (0x30...0x39).contains($0) })
      #expect(line.word.isEmpty || !line.texted.isEmpty)
    }
    let twins = Set(HelpDirectory.all)
    #expect(twins.count == HelpDirectory.all.count)
  }

  @Test(
    "Numbers that are dead, changed or unconfirmed are not in it",
    arguments: [
      "1850201203", "18334564566", "1393", "141", "01805313031", "08457909090", "333888",
      "0900100036", "900100036", "80313131", "0850111682", "50808",
    ])
  func left(number: String) {
    for line in HelpDirectory.all { #expect(line.dialled != number && line.texted != number) }
  }

  @Test("112 helps in the European Union, and a country without a confirmed number has none")
  func emergency() {
    #expect(HelpDirectory.emergency(in: "DE")?.number == "112")
    #expect(HelpDirectory.emergency(in: "US")?.number == "911")
    #expect(HelpDirectory.emergency(in: "GB")?.number == "999")
    #expect(HelpDirectory.emergency(in: "XX") == nil)
    #expect(HelpDirectory.lines(in: "XX").isEmpty)
  }

  @Test("A country's lines begin with the emergency and then somebody to talk to")
  func order() {
    let kinds = HelpDirectory.lines(in: "US").map { $0.kind }
    #expect(kinds.first == .emergency)
    let places = kinds.map { HelpKind.allCases.firstIndex(of: $0)! }
    #expect(places == places.sorted())
    #expect(HelpDirectory.checked.text == "2026-09")
  }
}
