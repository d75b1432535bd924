// What crosses the boundary: whatever comes in is read or left, and what goes out is valid JSON.
import App
import Engine
import Foundation
import Testing

/// A stream of bytes that a seed repeats.
private struct Bits {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func bytes(upTo most: Int) -> [UInt8] {
    (0..<Int(next() % UInt64(most + 1))).map { _ in UInt8(truncatingIfNeeded: next() >> 24) }
  }
}

struct ArrivalTests {
  /// A good payload for each kind that takes one.
  static let payloads: [Int32: String] = [
    1: ##"{"languages":["de-DE"],"zone":"Europe/Berlin","address":"#/plan","decimal":",","##
      + ##""group":".","hour12":false,"life":2}"##,
    4: #"{"clock":"01000000000000000700000000","records":3,"damaged":1,"persisted":true,"#
      + #""problem":null}"#,
    5: "a value", 8: #"{"records":12,"head":300}"#, 9: "full", 10: "#/today", 14: "1", 18: "0",
  ]

  @Test("Every kind of arrival is read from its payload", arguments: Int32(1)...20)
  func kinds(kind: Int32) {
    let payload = Array((ArrivalTests.payloads[kind] ?? "").utf8)
    #expect(Arrival(kind: kind, token: 7, bytes: payload) != nil)
  }

  @Test("A kind that this version does not know is left", arguments: [0, -1, 21, .max, .min])
  func unknownKinds(kind: Int32) {
    #expect(Arrival(kind: kind, token: 0, bytes: []) == nil)
  }

  @Test("What the page says about the device and the store arrives as it was said")
  func facts() {
    func arrival(_ kind: Int32) -> Arrival? {
      Arrival(kind: kind, token: 7, bytes: Array(ArrivalTests.payloads[kind]!.utf8))
    }
    var device = Device()
    device.languages = ["de-DE"]
    device.zone = "Europe/Berlin"
    device.decimal = ","
    device.group = "."
    device.life = 2
    #expect(arrival(1) == .started(device, address: "#/plan"))
    var facts = StoreFacts()
    facts.clock = [1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0]
    facts.records = 3
    facts.damaged = 1
    facts.isPersisted = true
    #expect(arrival(4) == .storeOpened(facts))
    #expect(arrival(5) == .event(handler: 7, value: "a value"))
    #expect(arrival(8) == .saved(token: 7, records: 12, head: 300))
    #expect(arrival(9) == .notSaved(token: 7, reason: .full))
    #expect(arrival(14) == .installable(true))
    #expect(arrival(18) == .persisted(false))
  }

  @Test("Empty, cut off and random bytes of every kind never stop the app")
  func fuzz() {
    let seed: UInt64 = 20_260_310
    var bits = Bits(state: seed)
    let tab = Tab()
    var program = tab.program
    for round in 0..<10_000 {
      let kind = Int32(bits.next() % 33)
      var bytes: [UInt8] = []
      if let payload = ArrivalTests.payloads[kind], round % 2 == 0 {
        bytes = Array(payload.utf8.prefix(Int(bits.next() % UInt64(payload.utf8.count + 1))))
        if !bytes.isEmpty, round % 4 == 0 {
          bytes[Int(bits.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: bits.next())
        }
      } else {
        bytes = bits.bytes(upTo: 60)
      }
      let token = Int32(truncatingIfNeeded: bits.next())
      guard let arrival = Arrival(kind: kind, token: token, bytes: bytes) else { continue }
      if case .wiped = arrival { continue }
      let effects = program.receive(arrival, tab.moment)
      #expect(effects.count < 3, "seed \(seed), round \(round)")
    }
    #expect(!program.render(tab.moment).isEmpty)
  }

  @Test("A clock that is no clock makes the device draw a name", arguments: ["", "00", "zz", "ff"])
  func badClock(hex: String) {
    let tab = Tab()
    var facts = StoreFacts(
      json: .object([JSONMember("clock", .string(hex))]))
    facts.records = 0
    var program = Program()
    _ = program.receive(.storeOpened(facts), tab.moment)
    #expect(program.state.desk.clock.device != 0)
  }

  @Test("A press on something that is no longer there says nothing", arguments: [-1, 10_000])
  func oldPress(handler: Int) {
    let tab = Tab()
    _ = tab.page
    let before = tab.json
    tab.receive(.event(handler: handler, value: "x"))
    #expect(tab.json == before && tab.state.desk.route == .opening)
  }
}

struct EffectTests {
  @Test(
    "An effect goes out as an object that says what to do",
    arguments: [
      (Effect.save(token: 3, record: [1]), ["at", "count", "do", "token"]),
      (
        .write(token: 3, record: [1, 2], clock: [255]),
        ["account", "at", "clock", "count", "do", "token"]
      ),
      (.foldWhenIdle, ["do"]),
      (
        .writeChunks([StoredChunk(key: "base", bytes: [1])], throughRecord: 9),
        ["chunks", "do", "through"]
      ),
      (.keepStorage, ["do"]),
      (.download(name: "ä\".json", type: "t", bytes: []), ["at", "count", "do", "name", "type"]),
      (.downloadRaw, ["do"]), (.pickFile(token: 1, accept: ".json"), ["accept", "do", "token"]),
      (
        .pickFile(token: 3, accept: ".zip", isSliced: true), ["accept", "do", "sliced", "token"]
      ),
      (.readSlice(token: 1001, offset: 3 << 30, count: 9), ["do", "from", "to", "token"]),
      (.go(.craving), ["address", "do"]), (.replace(.today), ["address", "do"]),
      (.vibrate([10]), ["do", "pattern"]), (.install, ["do"]), (.update, ["do"]), (.wipe, ["do"]),
      (.keepDraft([1, 2, 3]), ["at", "count", "do"]), (.stopRecording, ["do"]),
      (
        .takePhoto(id: Identifier(high: 1, low: 2), side: 9, mostBytes: 8),
        ["do", "id", "most", "side"]
      ),
      (
        .recordVoice(id: Identifier(high: 1, low: 2), seconds: 9, mostBytes: 8),
        ["do", "id", "most", "seconds"]
      ),
      (
        .keepAttachment(AttachedBytes(id: Identifier(high: 1, low: 2), bytes: [1])),
        ["at", "count", "do", "id"]
      ),
      (.dropAttachments([Identifier(high: 1, low: 2)]), ["do", "ids"]),
      (.readAttachments(token: 0, []), ["do", "ids", "token"]),
      (.loadContent(ContentName(.exercises, .english)), ["do", "name"]),
      (.loadFoods, ["do"]),
    ])
  func json(effect: Effect, keys: [String]) throws {
    let bytes = EffectPage.json([effect]) { Int64($0.count) * 1_000_000_000 }
    let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    let object = try #require(read?.first)
    #expect(object.keys.sorted() == keys)
    let name = try #require(object["do"] as? String)
    #expect("\(effect)".hasPrefix(name))
    if let count = object["count"] as? Int, let at = object["at"] as? Int64 {
      #expect(at == Int64(count) * 1_000_000_000, "an address needs more than 31 bits")
    }
  }

  @Test("Payloads are asked for in the order in which they stand")
  func payloads() {
    var asked: [[UInt8]] = []
    let bytes = EffectPage.json([
      .keepDraft([1]),
      .writeChunks(
        [StoredChunk(key: "a", bytes: [2]), StoredChunk(key: "b", bytes: [3])], throughRecord: 1),
      .write(token: 1, record: [4], clock: [10, 11]),
    ]) { payload in
      asked.append(payload)
      return Int64(asked.count)
    }
    #expect(asked == [[1], [2], [3], [4]])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""clock":"0a0b""#))
    #expect(text.contains(#"{"key":"b","at":3,"count":1}"#) && !text.contains("aside"))
    let aside = EffectPage.json([.writeChunks([], throughRecord: 1, putsAside: 2)]) { _ in 0 }
    #expect(String(decoding: aside, as: UTF8.self).contains(#""aside":2"#))
  }

  @Test("No effects are an empty list")
  func none() {
    #expect(EffectPage.json([]) { _ in 0 } == Array("[]".utf8))
  }
}

struct RouteTests {
  static let routes: [(Route, String)] = [
    (.opening, "#/start"), (.welcome, "#/welcome"), (.today, "#/today"), (.craving, "#/craving"),
    (.progress, "#/progress"), (.plan, "#/plan"), (.history, "#/history"),
    (.settings, "#/settings"), (.privacy, "#/privacy"), (.terms, "#/terms"),
    (.notMedicalAdvice, "#/not-medical-advice"), (.calendar, "#/calendar"),
    (.journey, "#/journey"), (.weeks, "#/weeks"), (.streaks, "#/streaks"),
    (.excuses, "#/excuses"), (.imports, "#/bring"), (.health, "#/health"),
    (.exercises, "#/exercises"), (.exercise(.sidePlank), "#/exercise/sidePlank"),
    (.day(Day(number: 0)), "#/day/1970-01-01"), (.day(Day.last), "#/day/2999-12-31"),
  ]

  @Test("Every place has its address and is found by it", arguments: routes)
  func address(route: Route, address: String) {
    #expect(route.address == address)
    #expect(Route(address: address) == route)
    #expect(Route(address: String(address.dropFirst())) == route)
    #expect(Route(address: address + "/") == route)
  }

  @Test(
    "Names of older apps lead to the same places",
    arguments: [
      ("#/profile", Route.settings), ("#/achievements", .progress), ("#/tracker", .today),
    ])
  func oldNames(address: String, route: Route) {
    #expect(Route(address: address) == route)
  }

  @Test(
    "An address that means nothing is no place",
    arguments: [
      "", "#", "#/", "#/Today", "#/today/x", "#/<script>", "##/today", "//today", "#/töday",
      "#/day", "#/day/", "#/day/2026-02-30", "#/day/1899-12-31", "#/day/3000-01-01",
      "#/day/2026-3-1", "#/day/2026-03-01/x",
    ])
  func unknown(address: String) {
    #expect(Route(address: address) == nil)
  }

  @Test(
    "Who has not begun is led to the opening page, except to the plain texts",
    arguments: [
      ("", Route.opening), ("#/progress", .opening), ("#/craving", .opening), ("#/x", .opening),
      ("#/privacy", .privacy), ("#/terms", .terms), ("#/welcome", .welcome),
    ])
  func guarded(address: String, route: Route) {
    let tab = Tab(address: address)
    #expect(tab.state.desk.route == route)
    tab.receive(.addressed(address))
    #expect(tab.state.desk.route == route)
  }

  @Test("Who has begun goes where the address leads, and to Today where it leads nowhere")
  func begunGoes() {
    let tab = begun()
    for (address, route) in [("#/craving", Route.craving), ("#/nowhere", .today)] {
      tab.receive(.addressed(address))
      #expect(tab.state.desk.route == route)
    }
    #expect(tab.asked.contains(.replace(.today)))
  }
}

struct HeadTests {
  private func head(_ tab: Tab) -> String { String(tab.page.prefix { $0 != "\n" }) }

  @Test("The first line of a page says how the document is to be")
  func line() {
    let tab = begun(language: "de")
    // Up to when it may be shown again is a matter of PictureTests.
    #expect(
      head(tab).hasPrefix(
        #"{"title":"Heute · Redstart","lang":"de","dir":"ltr","theme":"system","#
          + #""contrast":"system","immersive":false,"beat":"second","until":"#))
    tab.press("craving")
    #expect(head(tab).contains(#""title":"Verlangen · Redstart""#))
    #expect(head(tab).contains(#""immersive":true"#))
    tab.send(.went(.plan))
    #expect(head(tab).contains(#""beat":"minute""#))
    tab.send(.went(.settings))
    #expect(head(tab).contains(#""beat":"none""#))
  }

  @Test("A name with signs of markup and JSON is in no title, and no markup")
  func name() throws {
    let tab = Tab()
    tab.type("A\"\\\n<b>&", into: "name")
    tab.press("begin")
    tab.press("skip-all")
    let line = Data(head(tab).utf8)
    let object = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    #expect(object?["title"] as? String == "Today · Redstart")
    #expect(!tab.page.drop { $0 != "\n" }.contains("<b>"))
  }
}
