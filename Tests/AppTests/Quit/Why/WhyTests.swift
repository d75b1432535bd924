// A photo and a voice note from the Plan page to a craving, into a backup and out of it again.
import App
import Engine
import Testing

@Suite("A reason to see and to hear")
struct WhyTests {
  let begun = [Given.tracker(.vape)]
  let picture: [UInt8] = Array("a picture".utf8)

  func facts(_ id: Identifier, type: String = "image/jpeg", count: Int? = nil) -> AttachedFacts {
    AttachedFacts(
      id: id, medium: .photo, type: type, byteCount: count ?? picture.count,
      sha256: Hex.encode(SHA256.hash(picture)))
  }

  func asked(_ effects: [Effect]) -> Identifier? {
    for effect in effects {
      if case .takePhoto(let id, side: 1280, mostBytes: 300_000) = effect { return id }
      if case .recordVoice(let id, seconds: 60, mostBytes: 500_000) = effect { return id }
    }
    return nil
  }

  func html(_ person: Person) -> String {
    var program = person.program
    return String(decoding: program.render(person.moment), as: UTF8.self)
  }

  func withPhoto() throws -> (Person, Identifier) {
    var person = Person(at: .plan, begun)
    let id = try #require(asked(person.press("add-photo")))
    #expect(person.program.state.desk.overview.attachments.isEmpty)
    person.receive(.attached(facts(id)))
    return (person, id)
  }

  @Test("A photo is in the journal only when its bytes are on the disk, and a craving shows it")
  func photo() throws {
    var (person, id) = try withPhoto()
    #expect(person.program.state.desk.overview.attachments.map(\.id) == [id])
    #expect(html(person).contains("data-attachment=\"\(id.text)\""))
    person.receive(.addressed("#/craving"))
    for key in ["start", "skip-breath", "next"] { person.press(key) }
    #expect(html(person).contains("data-attachment=\"\(id.text)\""))
  }

  @Test("A voice note counts its seconds while it is recorded")
  func voice() throws {
    var person = Person(at: .plan, begun)
    _ = try #require(asked(person.press("record")))
    #expect(!(person.parts.presses["stop-recording"] != nil))
    person.receive(.recordingStarted)
    #expect(!(person.parts.presses["record"] != nil))
    #expect(html(person).contains("0 / 60 s"))
    #expect(person.press("stop-recording") == [.stopRecording])
  }

  @Test(
    "What cannot be had is said in a sentence, and nothing is stored",
    arguments: [
      AttachProblem.denied, .unsupported, .unreadable, .tooLarge, .full, .unknown,
    ])
  func problems(problem: AttachProblem) {
    for language in Language.allCases {
      var person = Person(at: .plan, begun, language: language)
      person.receive(.recordingStarted)
      person.receive(.attachFailed(problem))
      #expect((person.parts.presses["record"] != nil))
      #expect(html(person).contains("data-key=\"why-problem\""))
      #expect(person.program.state.desk.overview.attachments.isEmpty)
    }
  }

  @Test("The shell's word alone lets nothing in that is no picture or too large")
  func untrusted() {
    var person = Person(at: .plan, begun)
    let id = Identifier(high: 3, low: 4)
    #expect(person.receive(.attached(facts(id, type: "text/html"))) == [])
    #expect(person.receive(.attached(facts(id, count: 300_001))) == [])
    #expect(person.program.state.desk.overview.attachments.isEmpty)
  }

  @Test("Removing can be taken back")
  func removed() throws {
    var (person, id) = try withPhoto()
    person.press("remove-" + id.text)
    #expect(person.program.state.desk.overview.attachments.isEmpty)
    person.press("undo")
    #expect(person.program.state.desk.overview.attachments.map(\.id) == [id])
  }

  @Test("A backup waits for the bytes and carries them; another device keeps only what fits")
  func backup() throws {
    var (person, id) = try withPhoto()
    person.receive(.addressed("#/settings"))
    #expect(person.press("save-backup").first == .readAttachments(token: 0, [id]))
    person.receive(.attachmentRead(token: 0, AttachedBytes(id: id, bytes: picture)))
    guard case .download(_, _, let file) = person.receive(.allRead(token: 0)).first else {
      Issue.record("no file")
      return
    }
    let bytes = try JournalFile(file).attachments
    #expect(bytes == [AttachedBytes(id: id, bytes: picture)])
    var other = Person(at: .settings, [Given.tracker(.cigarettes)])
    let effects = other.receive(.filePicked(token: 1, file))
    #expect(effects.contains(.keepAttachment(bytes[0])))
    let forged = JournalWriter.json(
      person.journal, attachments: [AttachedBytes(id: id, bytes: picture + [1])])
    var third = Person(at: .settings, [Given.tracker(.cigarettes)])
    for case .keepAttachment in third.receive(.filePicked(token: 1, forged)) {
      Issue.record("bytes that nobody took were kept")
    }
  }

  @Test("More than fifty are refused")
  func most() throws {
    var person = Person(at: .plan, begun)
    for number in 0..<UInt64(Attachment.Limit.most) {
      person.receive(.attached(facts(Identifier(high: 9, low: number))))
    }
    #expect(person.press("add-photo") == [])
    #expect(html(person).contains("There are 50 already"))
  }
}
