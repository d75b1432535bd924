// Photos and voice notes on several devices, as the app sees it.
import App
import Engine
import Testing

@Suite("Attachments on several devices")
struct SyncAttachmentTests {
  let id = Identifier(high: 1, low: 2)
  let picture: [UInt8] = Array("a picture".utf8)

  private func take(_ tab: Tab) {
    tab.store.attachments[id] = picture
    tab.receive(
      .attached(
        AttachedFacts(
          id: id, medium: .photo, type: "image/jpeg", byteCount: picture.count,
          sha256: Hex.encode(SHA256.hash(picture)))))
  }

  private func puts(_ server: FakeServer) -> Int {
    server.asked.count { $0 == "PUT /api/vault/attachments/" + id.text }
  }

  private func saysAll(_ tab: Tab) -> Bool {
    tab.receive(.addressed("#/account"))
    return tab.page.contains("Everything is here and on the server")
  }

  private func gets(_ server: FakeServer) -> Int {
    server.asked.count { $0 == "GET /api/vault/attachments/" + id.text }
  }

  @Test("A picture goes to the server once, sealed, and comes to who looks at it")
  func travels() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    take(one)
    #expect(server.attachments.keys.sorted() == [id.text])
    one.start()
    one.receive(.heard([]))
    #expect(puts(server) == 1)
    let other = Tab.signedIn(server, seed: 2)
    #expect(other.state.desk.overview.attachments.map(\.id) == [id])
    #expect(other.store.attachments == [id: picture], "nobody has to look at it first")
    other.start()
    other.receive(.heard([]))
    #expect(puts(server) == 1 && gets(server) == 1, "it is fetched once")
  }

  @Test("A device that has all pictures says that everything is there, and no other one does")
  func everything() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    take(one)
    #expect(saysAll(one))
    let sealed = server.attachments[id.text]
    server.attachments[id.text] = nil
    let other = Tab.signedIn(server, seed: 2)
    #expect(other.store.attachments.isEmpty)
    #expect(!saysAll(other))
    server.attachments[id.text] = sealed
    other.start()
    #expect(other.store.attachments == [id: picture])
    #expect(saysAll(other))
  }

  @Test("What is on the server is neither as long as the picture nor has its bytes")
  func padded() throws {
    let server = FakeServer()
    take(Tab.signedUp(server))
    let body = try JSONValue(parsing: try #require(server.attachments[id.text]))
    let sealed = try #require(SealedAttachment(id: id, json: body))
    #expect(sealed.body.count >= 16 * 1024)
  }

  @Test("Taken without a server, it goes there later")
  func offline() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.server = nil
    take(tab)
    #expect(server.attachments.isEmpty)
    tab.server = server
    tab.start()
    #expect(server.attachments.count == 1)
  }

  @Test("Other bytes under the name than the journal says are not kept")
  func forged() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    take(one)
    let second = Identifier(high: 3, low: 4)
    server.attachments[id.text] = Array("{}".utf8)
    let other = Tab.signedIn(server, seed: 2)
    #expect(gets(server) == 1)
    other.receive(.attachmentMissed(id))
    #expect(other.store.attachments.isEmpty)
    other.receive(.attachmentMissed(second))
    #expect(other.store.attachments.isEmpty)
  }

  @Test("An account without room keeps the picture here and says so")
  func full() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.refusesAttachments = true
    take(tab)
    #expect(tab.state.desk.sync.trouble == .full)
    #expect(tab.store.attachments.count == 1)
    #expect(tab.state.desk.overview.attachments.count == 1)
  }

  @Test("Deleted long ago, it leaves the server as well")
  func forgotten() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    take(tab)
    tab.send(.why(.pressedRemove(id)))
    tab.letTimePass(31 * 24 * 60 * 60_000)
    tab.start()
    #expect(server.attachments.isEmpty)
  }
}
