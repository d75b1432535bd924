// What the writer makes of words, attributes and handlers.
import App
import Testing

@Suite("The HTML writer")
struct WriterTests {
  static let hostile = #"</p><script>alert("1")</script>&lt;' onclick='x" onload="y"#

  private func written(_ write: (inout HTML<Int>) -> Void) -> String {
    var html = HTML<Int>()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test("The five characters of markup become references in text and in values")
  func escapes() {
    let html = written { $0.element("p", .text("title", #"<&>"'"#), text: #"<&>"' ä"#) }
    #expect(
      html == #"<p title="&lt;&amp;&gt;&quot;&#39;">&lt;&amp;&gt;&quot;&#39; ä</p>"#)
  }

  @Test("Elements close in the order they opened, and empty ones have no end")
  func nests() {
    let html = written { html in
      html.element("div", .style("row"), .flag("inert")) { html in
        html.empty("input", .number("tabindex", -1), .nothing)
        html.append("<b></b>")
      }
    }
    #expect(html == #"<div class="row" inert><input tabindex="-1"><b></b></div>"#)
  }

  @Test("Handlers are numbered in the order in which they are written")
  func numbers() {
    var html = HTML<Int>()
    html.empty("input", .on(.input, .entered { $0.utf8.count }))
    html.empty("input", .on(.change, .pressed(7)))
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == #"<input data-on-input="0"><input data-on-change="1">"#)
    #expect(html.handlers.map(answer) == [3, 7])
  }

  @Test("No component lets words become markup", arguments: samples)
  func keepsWordsWords(_ sample: Sample) throws {
    let markup = try markup(sample.make(Self.hostile))
    #expect(markup.all("script").isEmpty)
    for element in markup.elements {
      for name in element.attributes.keys { #expect(!name.hasPrefix("on")) }
      #expect(!element.has("style"))
    }
  }

  @Test("No identity in the document holds a space", arguments: samples)
  func keepsIdentitiesWhole(_ sample: Sample) throws {
    for element in try markup(sample.make("a b")).elements {
      #expect(element.attributes["id"]?.contains(" ") != true)
    }
  }
}

/// What a handler answers to `abc`.
func answer(_ handler: Handler<Int>) -> Int {
  switch handler {
  case .pressed(let message): message
  case .entered(let message): message("abc")
  }
}
