// The directory of help: every number can be dialled, and none stands there unconfirmed.
import Engine
import Testing

@Suite("Help directory") struct HelpDirectoryTests {
  private let builtIn = HelpDirectory.builtIn

  @Test("Every line can be called or texted and names its service")
  func usable() {
    #expect(builtIn.lines.count > 40)
    for line in builtIn.lines {
      #expect(!line.service.isEmpty || line.kind == .emergency)
      #expect(line.country.utf8.count == 2)
      #expect(!line.dialled.isEmpty || !line.texted.isEmpty, "\(line.service)")
      #expect(line.dialled.utf8.allSatisfy { (0x30...0x39).contains($0) })
      #expect(line.word.isEmpty || !line.texted.isEmpty)
    }
    let twins = Set(builtIn.lines)
    #expect(twins.count == builtIn.lines.count)
  }

  @Test(
    "Numbers that are dead, changed or unconfirmed are not in it",
    arguments: [
      "1850201203", "18334564566", "1393", "141", "01805313031", "08457909090", "333888",
      "0900100036", "900100036", "80313131", "0850111682", "50808",
    ])
  func left(number: String) {
    for line in builtIn.lines { #expect(line.dialled != number && line.texted != number) }
  }

  @Test("112 helps in the European Union, and a country without a confirmed number has none")
  func emergency() {
    #expect(builtIn.emergency(in: "DE")?.number == "112")
    #expect(builtIn.emergency(in: "US")?.number == "911")
    #expect(builtIn.emergency(in: "GB")?.number == "999")
    #expect(builtIn.emergency(in: "XX") == nil)
    #expect(builtIn.lines(in: "XX").isEmpty)
  }

  @Test("A country's lines begin with the emergency and then somebody to talk to")
  func order() {
    let kinds = builtIn.lines(in: "US").map { $0.kind }
    #expect(kinds.first == .emergency)
    let places = kinds.map { HelpKind.allCases.firstIndex(of: $0)! }
    #expect(places == places.sorted())
    #expect(builtIn.checked.text == "2026-09-01")
  }

  private func directory(_ text: String) -> HelpDirectory? { HelpDirectory(text: Array(text.utf8)) }

  @Test("What is built in can be written, signed and read again")
  func again() {
    let again = directory("2026-11-27T08:10:00Z\n" + HelpDirectory.builtInText)
    #expect(again?.lines == builtIn.lines)
    #expect(again?.checked.text == "2026-11-27")
  }

  @Test("A directory is old after half a year and not a day before")
  func old() {
    let day = Day(text: "2026-11-27")!
    let read = directory("2026-11-27T08:10:00Z\nDE|crisis|Beispiel|0800 1\n")
    #expect(read?.isOld(on: day.adding(days: 180)) == false)
    #expect(read?.isOld(on: day.adding(days: 181)) == true)
  }

  @Test("All fields of a line are read")
  func fields() {
    let hours = "1-5 09:00-20:30,6-7 11:00-16:00"
    let row = "GB|quit|Name|0300 123|60777|GO|" + hours + "|fr|ordinary|young|a.org/b"
    let line = directory("2026-11-27T08:10:00Z\n" + row + "\n")?.lines.first
    #expect(line?.dialled == "0300123" && line?.texted == "60777" && line?.word == "GO")
    #expect(line?.hours.spans.count == 2 && line?.hours.spans.last?.last == .sunday)
    #expect(line?.hours.spans.first?.closes.text == "20:30")
    #expect(line?.spoken == .french && line?.cost == .ordinary && line?.audience == .young)
    #expect(line?.page == "a.org/b")
  }

  @Test(
    "One wrong line, head or end, and nothing of it is used",
    arguments: [
      "", "2026-11-27T08:10:00Z\n", "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1",
      "2026-13-27T08:10:00Z\nDE|crisis|A|0800 1\n", "DE|crisis|A|0800 1\nDE|crisis|A|0800 1\n",
      "2026-11-27T08:10:00Z\n\nDE|crisis|A|0800 1\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1\nDE|other|A|0800 1\n",
      "2026-11-27T08:10:00Z\nde|crisis|A|0800 1\n", "2026-11-27T08:10:00Z\nDE|crisis||0800 1\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|\n", "2026-11-27T08:10:00Z\nDE|crisis|A|0800;1\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|javascript:1\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1||GO\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|1234|go\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||1-8 09:00-20:00\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||5-1 09:00-20:00\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||1-5 20:00-09:00\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||soon\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1||||xx\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||||cheap\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||||free|old\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||||free||A B\n",
      "2026-11-27T08:10:00Z\nDE|crisis|A|0800 1|||||free||a.org|more\n",
    ])
  func refused(text: String) { #expect(directory(text) == nil) }

  @Test("Bytes that were damaged never trap, and what is read has lines that can be used")
  func damaged() {
    let whole = Array(("2026-11-27T08:10:00Z\n" + HelpDirectory.builtInText).utf8)
    var dice = Dice(seed: 20_261_127)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...Int(dice.below(3)) {
        bytes[Int(dice.below(Int64(bytes.count)))] = UInt8(truncatingIfNeeded: dice.next())
      }
      for line in HelpDirectory(text: bytes)?.lines ?? [] {
        #expect(!line.dialled.isEmpty || !line.texted.isEmpty)
      }
    }
  }
}
