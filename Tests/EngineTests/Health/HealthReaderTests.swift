// The document itself: split anywhere, written oddly, malformed, cut off, and hostile.

import Engine
import Testing

struct HealthReaderTests {
  private static let steps = HealthSample.steps(700, "2026-01-05 08:00:00 +0100", by: "Watch")
  private static let day = "{\"day\":\"2026-01-05\",\"steps\":700}"

  private func outcome(_ text: String) -> HealthOutcome {
    HealthOutcome(Array(text.utf8), piece: 1 << 16)
  }

  @Test("Wherever a document is split in two, and in pieces of any size, it says the same")
  func splits() throws {
    let head = "<!DOCTYPE HealthData [\n<!-- Version: 12 > -->\n<!ELEMENT A EMPTY>\n]>\n"
    let bytes = HealthSample.document(
      [Self.steps, "<!-- a -- b --><![CDATA[ <x ]] > ]]>", "<A b = 'c>\"'><B/></A >", Self.steps],
      head: head)
    let whole = HealthOutcome(bytes, piece: bytes.count)
    #expect(whole.problem == nil)
    #expect(whole.text.contains(Self.day))
    for piece in 1...64 { #expect(HealthOutcome(bytes, piece: piece) == whole) }
    for place in 0...bytes.count {
      var reader = HealthReader()
      try reader.read(bytes[..<place])
      try reader.read(bytes[place...])
      #expect(reader.totals.json == whole.totals)
    }
  }

  @Test(
    "A head is passed over, also one that iOS 16 left malformed, and a byte order mark",
    arguments: [
      "<!DOCTYPE HealthData>", "<!DOCTYPE HealthData SYSTEM 'a'>",
      "<!DOCTYPE HealthData [<!ATTLIST V\n type CDATA #REQUIRED\n<!ELEMENT R EMPTY>\n>\n]>",
      "<!DOCTYPE HealthData [<!-- it's ] here -->\n]  >", "<!-- x --><?x y?>",
    ])
  func heads(head: String) {
    #expect(HealthOutcome(HealthSample.document([Self.steps], head: head), piece: 5).problem == nil)
    let marked = "\u{FEFF}" + String(decoding: HealthSample.document([Self.steps]), as: UTF8.self)
    #expect(outcome(marked).text.contains(Self.day))
  }

  @Test("Attributes may come in any order, with either quote, and with what XML writes as entities")
  func attributes() {
    let text = outcome(
      "<HealthData><Record value='7&#48;0' endDate = '2026-01-05 08:00:00 +0100'\n\tunit=\"count\" "
        + "startDate='2026-01-05T08:00:00+01:00' sourceName='A &amp; B &lt;&#x1F600;>\u{B}' "
        + "type='HKQuantityTypeIdentifierStepCount'></Record></HealthData>"
    ).text
    #expect(text.contains(Self.day))
  }

  @Test("A document that was cut off keeps its whole records, and says that it was")
  func cut() {
    let bytes = HealthSample.document([Self.steps, Self.steps])
    for length in 0..<bytes.count {
      let outcome = HealthOutcome(Array(bytes.prefix(length)), piece: 50)
      #expect(outcome.problem == nil || outcome.problem == .notAnExport)
      if length < bytes.count - 2 { #expect(outcome.text.hasSuffix("\"complete\":false}")) }
    }
    #expect(HealthOutcome(Array(bytes.dropLast(20)), piece: 50).text.contains(Self.day))
  }

  @Test(
    "What is no export is refused at its first tag",
    arguments: [
      "", "\n", "steps,700", "{\"days\":[]}", "<ClinicalDocument><HealthData/>",
      "<!-- HealthData -->",
      "\u{0}\u{1}\u{2}",
    ])
  func others(text: String) { #expect(outcome(text).problem == .notAnExport) }

  @Test(
    "What is not well-formed is refused with its place",
    arguments: [
      ("<HealthData><Record type=5/>", 12), ("<HealthData><Record type/>", 12),
      ("<HealthData><Record type='a'unit='b'/>", 12), ("<HealthData>< Record/>", 12),
      ("<HealthData><Record type='<'/>", 12), ("<HealthData></Rec<", 12),
      ("<HealthData><!ELEMENT A>", 12), ("<HealthData>\n<Record/ >", 13),
    ])
  func malformed(text: String, place: Int64) {
    #expect(outcome(text).problem == .malformed(at: place))
  }

  @Test(
    "An unknown entity is refused where it is read",
    arguments: ["&bomb;", "&", "&#xD800;", "&#;", "&#+65;", "&#x110000;"])
  func entities(text: String) {
    let record = HealthSample.steps(700, "2026-01-05 08:00:00 +0100", by: text)
    guard case .malformed = HealthOutcome(HealthSample.document([record]), piece: 9).problem else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test("A document that defines entities is refused before any could unfold")
  func bomb() {
    let head = "<!DOCTYPE HealthData [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>"
    let bytes = HealthSample.document([Self.steps], head: head)
    for piece in [1, 3, 9, bytes.count] {
      #expect(HealthOutcome(bytes, piece: piece).problem == .ownEntities)
    }
  }

  @Test("A tag without an end is refused, however it comes in")
  func endless() {
    let text = "<HealthData><Record value=\"" + String(repeating: "a", count: 1 << 17)
    for piece in [1 << 10, 1 << 16, 1 << 18] {
      #expect(HealthOutcome(Array(text.utf8), piece: piece).problem == .longTag)
    }
    let whole = text + "\"/></HealthData>"
    #expect(HealthOutcome(Array(whole.utf8), piece: 1 << 18).problem == .longTag)
  }

  @Test("More sources than a life has devices are refused")
  func sources() {
    let records = (0...255).map {
      HealthSample.steps(1, "2026-01-05 08:00:00 +0100", by: "Watch \($0)")
    }
    #expect(HealthOutcome(HealthSample.document(records), piece: 999).problem == .tooMuch)
  }
}
