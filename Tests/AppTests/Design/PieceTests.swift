// The exact HTML of a few small pieces, and the details that matter of larger ones.
import App
import Testing

@Suite("Pieces of a page")
struct PieceTests {
  @Test("A button is a native button with its key and its handler")
  func button() {
    #expect(
      source(.button(Button("It passed", 1, key: "passed", role: .primary)))
        == #"<button type="button" class="button primary" data-key="passed" id="k-passed" "#
        + #"data-on-click="0"><span>It passed</span></button>"#)
  }

  @Test("A button that is off stays where the focus is and does nothing")
  func disabledButton() throws {
    let source = source(.button(Button("Save", 1, key: "save", isDisabled: true)))
    let button = try #require(try Markup(source).all("button").first)
    #expect(button.attributes["aria-disabled"] == "true")
    #expect(!button.has("disabled"))
    #expect(!button.has("data-on-click"))
  }

  @Test("A text that changes is read out politely even while it is empty")
  func liveText() {
    #expect(
      source(.text(Text("", role: .soft, isLive: true)))
        == #"<p class="soft" aria-live="polite"></p>"#)
  }

  @Test("A link that leaves the document is only words")
  func foreignLink() {
    var link = Link("Away", to: .privacy)
    link.address = "javascript:alert(1)"
    #expect(source(.link(link)) == "<p>Away</p>")
  }

  @Test("The options of a choice of one share a group; those of many have none")
  func choiceGroups() throws {
    func inputs(many: Bool) throws -> [Element] {
      let options: [Choice<Int>.Option] = [
        .init("A", 1, key: "a", isPicked: true), .init("B", 2, key: "b", isPicked: false),
      ]
      let choice = Choice("Pick", allowsMany: many, options: options)
      return try markup(.choice(choice)).all("input")
    }
    let one = try inputs(many: false)
    #expect(one.map { $0.attributes["type"] } == ["radio", "radio"])
    #expect(one.map { $0.attributes["name"] } == ["k-a-group", "k-a-group"])
    #expect(one.map { $0.has("checked") } == [true, false])
    #expect(try inputs(many: true).allSatisfy { $0.attributes["name"] == nil })
  }

  @Test("A choice without options is an empty group")
  func noOptions() throws {
    #expect(try markup(.choice(Choice("Pick", options: []))).all("input").isEmpty)
  }

  @Test("A problem is tied to its field, and its place is there before it is")
  func problems() throws {
    func field(_ problem: String?) throws -> Markup {
      try markup(.field(TextField("Price", value: "6,x", key: "p", problem: problem) { _ in 0 }))
    }
    let wrong = try field("Not a number")
    #expect(wrong.all("input")[0].attributes["aria-invalid"] == "true")
    #expect(wrong.all("input")[0].attributes["aria-describedby"] == "k-p-problem")
    let right = try field(nil)
    #expect(!right.all("input")[0].has("aria-invalid"))
    #expect(right.all("p").contains { $0.attributes["id"] == "k-p-problem" && $0.text.isEmpty })
  }

  @Test("Lines that begin with an empty line keep it")
  func emptyFirstLine() {
    let field = TextField<Int>("Note", kind: .lines, value: "\nb", key: "n") { _ in 0 }
    #expect(source(.field(field)).contains(">\n\nb</textarea>"))
  }

  @Test("A stepper at its end keeps its button and loses the handler")
  func stepperEnd() throws {
    let stepper = Stepper<Int>(
      "Puffs", value: "0", key: "s", less: nil, more: 2, lessLabel: "Less", moreLabel: "More"
    ) { _ in 0 }
    let buttons = try markup(.stepper(stepper)).all("button")
    #expect(buttons.map { $0.attributes["aria-disabled"] } == ["true", nil])
    #expect(buttons.map { $0.has("data-on-click") } == [false, true])
  }

  @Test(
    "A ring draws its share; more than all of it is a full ring in sand",
    arguments: [
      (0, "0 1000", "ember"), (600, "600 1000", "ember"), (1000, "1000 1000", "ember"),
      (1300, "1000 1000", "sand"), (-5, "0 1000", "ember"),
    ])
  func ring(thousandths: Int, dash: String, tone: String) throws {
    let ring = Ring(value: "1", caption: "of 2", thousandths: thousandths, sentence: "1 of 2")
    let markup = try markup(.ring(ring))
    #expect(markup.all("circle")[1].attributes["stroke-dasharray"] == dash)
    #expect(markup.all("figure")[0].attributes["data-tone"] == tone)
  }

  @Test("The running digits of a timer are not read out; its sentence is")
  func timer() throws {
    let timer = TimerFigure(parts: [("3", "days")], label: "Free", sentence: "Free for 3 days")
    let markup = try markup(.timer(timer))
    let digits = try #require(markup.elements.first { $0.attributes["class"] == "parts" })
    #expect(digits.attributes["aria-hidden"] == "true")
    #expect(markup.all("p").contains { $0.text == "Free for 3 days" && !$0.has("aria-live") })
  }

  @Test("A breath moves for what is left of its phase, and from where it is")
  func breathing() throws {
    let start = try breath(BreathFigure(.growing, length: 4000, elapsed: 0))
    #expect(start.map { $0.attributes["dur"] } == ["4000ms", "4000ms", "4000ms"])
    #expect(start[1].attributes["from"] == "38" && start[1].attributes["to"] == "68")
    let middle = try breath(BreathFigure(.shrinking, length: 4000, elapsed: 2000))
    #expect(middle[1].attributes["from"] == "53" && middle[1].attributes["to"] == "38")
    #expect(middle[1].attributes["dur"] == "2000ms")
    #expect(middle[2].attributes["from"] == "500 1000", "the ring of the phase")
  }

  @Test("A breath that is held or paused stands still")
  func still() throws {
    let held = try breath(BreathFigure(.full, length: 4000, elapsed: 0))
    #expect(held.map { $0.attributes["attributeName"] } == ["stroke-dasharray"])
    #expect(try breath(BreathFigure(.growing, length: 4000, elapsed: 900, isStill: true)).isEmpty)
  }

  private func breath(_ breath: BreathFigure) throws -> [Element] {
    try markup(
      .session(SessionFigure(key: "b", number: "4", caption: "in", breath: breath, sentence: "in"))
    ).all("animate")
  }
}
