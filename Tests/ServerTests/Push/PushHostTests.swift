// Whom the server can be made to ask: nobody but the push services that its operator named.

import Crypto
import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Server
import Storage
import Synchronization
import Testing

@Suite("Hosts of push services")
struct PushHostTests {
  /// Names that are looked up, each with what a hostile name server says.
  private static let names = [
    "private.push.apple.com": ["10.0.0.1"], "loop.push.apple.com": ["127.0.0.1"],
    "both.push.apple.com": ["142.250.1.1", "127.0.0.1"],
    "link.push.apple.com": ["169.254.169.254"], "home.push.apple.com": ["192.168.1.1"],
    "shared.push.apple.com": ["100.64.0.1"], "zero.push.apple.com": ["0.0.0.0"],
    "six.push.apple.com": ["::1"], "unique.push.apple.com": ["fd00::1"],
    "scope.push.apple.com": ["fe80::1%lo"], "mapped.push.apple.com": ["::ffff:127.0.0.1"],
    "old.push.apple.com": ["::127.0.0.1"], "six4.push.apple.com": ["2002:7f00:1::"],
    "teredo.push.apple.com": ["2001::1"], "nat.push.apple.com": ["64:ff9b::7f00:1"],
    "book.push.apple.com": ["2001:db8::1"], "many.push.apple.com": ["224.0.0.1"],
    "all.push.apple.com": ["255.255.255.255"], "bench.push.apple.com": ["198.18.0.1"],
    "none.push.apple.com": [], "odd.push.apple.com": ["no address"],
    "b.notify.windows.com": ["172.16.0.1"], "c.notify.windows.com": ["172.31.255.255"],
    "fcm.googleapis.com": ["192.0.0.1"], "web.push.apple.com": ["203.0.113.1"],
  ]

  /// Endpoints that are none; `port` is where the operator's own push service listens.
  private static func tricks(_ port: Int) -> [String] {
    let hosts = [
      "127.0.0.1:\(port)", "127.1:\(port)", "2130706433:\(port)", "0x7f000001:\(port)",
      "0x7f.0.0.1:\(port)", "0177.0.0.1:\(port)", "017700000001:\(port)", "127.0.0.1.:\(port)",
      "127.000.000.001:\(port)", "0:\(port)", "0.0.0.0:\(port)", "[::1]:\(port)", "[::]:\(port)",
      "[::ffff:127.0.0.1]:\(port)", "[::ffff:7f00:1]:\(port)", "[0:0:0:0:0:0:0:1]:\(port)",
      "[fe80::1%25lo]:\(port)", "[64:ff9b::7f00:1]:\(port)", "LOCALHOST:\(port)",
      "localhost.:\(port)", "localhost:0\(port)", "localhost:\(port)0", "localhost:",
      "localhost", "localhost:443", "localhost:22", "localhost:-1", "localhost: \(port)",
      "localhost%2e:\(port)", "%6cocalhost:\(port)", "localhost.localdomain:\(port)",
      "user@localhost:\(port)", "user:word@localhost:\(port)", "@localhost:\(port)",
      "fcm.googleapis.com@localhost:\(port)", "fcm.googleapis.com:443@localhost:\(port)",
      "fcm.googleapis.com#@localhost:\(port)", "fcm.googleapis.com?@localhost:\(port)",
      "fcm.googleapis.com\\@localhost:\(port)", "localhost:\(port)\\.push.apple.com",
      "fcm.googleapis.com:80", "fcm.googleapis.com:8443", "fcm.googleapis.com:\(port)",
      "fcm.googleapis.com.", "fcm.googleapis.com.evil.example", "evilfcm.googleapis.com",
      "x.fcm.googleapis.com", "FCM.googleapis.com", "fcm.googleapis.com%00.evil.example",
      "fcm\u{3002}googleapis.com", "fcm.g\u{1d0f}ogleapis.com", "xn--fcm-x.googleapis.com",
      "fcm.googleapis.com,localhost:\(port)", "push.apple.com", ".push.apple.com",
      "a..push.apple.com", "-a.push.apple.com", "evilpush.apple.com", "apple.com",
      "push.apple.com.evil.example", "*.push.apple.com", "notify.windows.com", "evil.example",
      "a.push.services.mozilla.com:444", "169.254.169.254", "10.0.0.1", "8.8.8.8", "metadata",
      "", ":\(port)", "a b.push.apple.com", "a_b.push.apple.com",
      String(repeating: "a", count: 64) + ".push.apple.com",
      String(repeating: "a.", count: 130) + "push.apple.com",
    ]
    let others = [
      "http://localhost:\(port)/push/a", "HTTPS://localhost:\(port)/push/a",
      "https:/localhost:\(port)/push/a", "https:localhost:\(port)/push/a",
      "https:\\\\localhost:\(port)\\push", "//localhost:\(port)/push/a",
      " https://localhost:\(port)/push/a", "https://localhost:\(port)/push/a ",
      "https://localhost:\(port)/push/a#part", "https://localhost:\(port)",
      "https://localhost:\(port)?push", "https://localhost:\(port)/push/\u{e4}",
      "https://localhost:\(port)/push/a b", "https://localhost:\(port)/push/<a>",
      "https://localhost:\(port)/push/\"a", "https://localhost:\(port)/push\\a",
      "https://localhost:\(port)/push/" + String(repeating: "a", count: 1_024),
      "ftp://fcm.googleapis.com/a", "file:///etc/passwd", "gopher://localhost:\(port)/_",
      "data:text/plain,a", "javascript:0", "redstart", "wss://localhost:\(port)/push",
    ]
    return hosts.map { "https://\($0)/push/a" } + others
  }

  /// Remembers who was looked up.
  private final class Names: Sendable {
    private let asked = Mutex<Set<String>>([])

    var all: Set<String> { asked.withLock { $0 } }
    var lookup: HostLookup {
      HostLookup { (host: String) async throws(HostLookupError) in
        self.asked.withLock { _ = $0.insert(host) }
        if let found = PushHostTests.names[host] { return found }
        return ["127.0.0.1"]
      }
    }
  }

  private static var named: [String] { names.keys.sorted().map { "https://\($0)/push/a" } }

  @Test("At a subscription no trick names another host, and no name leads inside")
  func atSubscription() async throws {
    let names = Names()
    try await PushSink.run(["REDSTART_BEHIND_PROXY": "true"], lookup: names.lookup) {
      server, sink in
      let tricks = Self.tricks(Int(sink.host.split(separator: ":")[1])!)
      #expect(tricks.count >= 60)
      let device = PushDevice(server)
      for (number, trick) in (tricks + Self.named).enumerated() {
        let source = device.headers.merging(["X-Forwarded-For": "10.9.8.\(number)"]) { $1 }
        let answer = try await server.send(
          .put, PushDevice.path(1), ["endpoint": .string(trick)], headers: source)
        if trick.contains("none.push") {
          #expect(answer.status == .serviceUnavailable)
        } else {
          #expect(answer.status.code == 422 && answer.code == "push_host_refused", "\(trick)")
        }
      }
      #expect(names.all == Set(Self.names.keys), "nobody else is even looked up")
      let none = try await device.send(.put, PushDevice.plan, PushDevice.body())
      #expect(none.code == "box_unknown", "and no box was made")
      #expect(sink.all.isEmpty)
      #expect(try await device.subscribe(1, at: sink.endpoint("a")).status == .noContent)
    }
  }

  /// Puts endpoints into the store as no route would, and lets the server send to each.
  private func send(
    to endpoints: [String], _ server: AccountServer
  ) async throws {
    let store = SQLitePushStore(server.kept.boxes)
    let now = server.clock.now
    for (number, endpoint) in endpoints.enumerated() {
      let name = Array(Crypto.SHA256.hash(data: Data("\(number) \(endpoint)".utf8)))
      let box = try #require(PushBox(name: name))
      let id = Identifier(high: 1, low: UInt64(number))
      let subscription = PushSubscription(id: id, endpoint: endpoint)
      #expect(try await store.keep(subscription, in: box, now: now) == .kept)
      let delivery = PushDelivery(
        id: id, window: now..<now.adding(seconds: 3_600), slot: "a",
        bodies: [id: PushDevice.message(1)])
      let plan = PushPlan(quiet: [], kept: [], new: [delivery])
      _ = try await store.keep(plan, in: box, now: now)
    }
  }

  @Test("At the sending the same tricks reach nobody, also where they stood in the store before")
  func atSending() async throws {
    let names = Names()
    try await PushSink.run(lookup: names.lookup) { server, sink in
      let tricks = Self.tricks(Int(sink.host.split(separator: ":")[1])!)
      let named = Self.named.filter { !$0.contains("none.push") }
      try await send(to: tricks + named, server)
      let device = PushDevice(server)
      try await device.wait(for: tricks.count + named.count, "refused")
      #expect(sink.all.isEmpty)
      #expect(names.all.isSubset(of: Self.names.keys))
      try await device.waitUntilNothingWaits()
    }
  }

  @Test("A name that moves inside after the subscription gets nothing")
  func rebinding() async throws {
    let place = Mutex("142.250.1.1")
    let lookup = HostLookup { _ in [place.withLock { $0 }] }
    try await PushSink.run(lookup: lookup) { server, sink in
      let device = PushDevice(server)
      let answer = try await device.subscribe(1, at: "https://web.push.apple.com/push/a")
      #expect(answer.status == .noContent)
      try await device.upload([device.delivery(1, in: 120)])
      place.withLock { $0 = "127.0.0.1" }
      server.clock.advance(seconds: 120)
      try await device.wait(for: 1, "refused")
      #expect(sink.all.isEmpty)
    }
  }

  @Test("A host that the operator took from the list gets nothing any more")
  func takenFromList() async throws {
    let settings = ["REDSTART_PUSH_HOSTS": "updates.push.services.mozilla.com"]
    try await PushSink.run(settings, lookup: HostLookup { _ in ["142.250.1.1"] }) { server, sink in
      try await send(to: ["https://fcm.googleapis.com/a", sink.endpoint("a")], server)
      try await PushDevice(server).wait(for: 2, "refused")
      #expect(sink.all.isEmpty)
    }
  }

  @Test("The browsers' own push services are taken, at port 443 however it is written")
  func ordinary() async throws {
    try await AccountServer.run(lookup: HostLookup { _ in ["142.250.1.1", "2a00:1450::1"] }) {
      let device = PushDevice($0)
      for (number, endpoint) in [
        "https://fcm.googleapis.com/fcm/send/cY:APA91b-_~",
        "https://fcm.googleapis.com:443/wp/a",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA?x=1",
        "https://updates-autopush.push.services.mozilla.com/wpush/v1/a",
        "https://web.push.apple.com/QGx%2F", "https://a.b.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYA%2f&a=(b)!",
      ].enumerated() {
        let answer = try await device.subscribe(UInt64(number), at: endpoint)
        #expect(answer.status == .noContent, "\(endpoint)")
      }
    }
  }

  @Test(
    "A list of hosts that makes no sense ends the start in one line",
    arguments: [
      ",", "a.example,", "a.example,,b.example", "https://a.example", "a.example/", "A.example",
      "*", "*.", "*.com", "*.*.example", "*.a.example:443", "a.*.example", "a.example:0",
      "a.example:65536", "a.example:", "a.example:1:2", "[::1]:443", "::1", "127.0.0.1", "1.2.3",
      "a b.example", "user@a.example", "-a.example", "a.example.",
    ])
  func lists(text: String) {
    #expect(throws: SettingsError.badPushHosts(text)) {
      try Settings(flags: [.pushHosts: text], environment: [:])
    }
    #expect(!SettingsError.badPushHosts(text).description.contains("\n"))
  }

  @Test("A list may hold hosts, all below a name, and hosts with a port; pushes are on or off")
  func settings() throws {
    let text = "a.example, *.b.example ,c.example:8443,127.0.0.1:443,localhost:1"
    _ = try Settings(flags: [.pushHosts: text, .push: "off"], environment: [:])
    #expect(try Settings(flags: [:], environment: [:]).isPushOn)
    #expect(throws: SettingsError.badPush("yes")) {
      try Settings(flags: [.push: "yes"], environment: [:])
    }
  }

  @Test("A file of certificates that has none ends the start in one line")
  func roots() async throws {
    let files = try await Certificates.folder()
    for file in ["/text.pem", "/missing.pem"] {
      let path = files.path + file
      await #expect(throws: TLSError.badPushRoots(path)) {
        try await AccountServer.run(["REDSTART_PUSH_ROOTS": path]) { _ in }
      }
    }
  }
}
