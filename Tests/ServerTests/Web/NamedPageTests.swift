// The page names who runs the server, and nothing else of it changes.

import NIOCore
import Testing

@testable import Server

@Suite("The page with a name")
struct NamedPageTests {
  private let page = "<head>\n" + NamedPage.place + "\n</head>"

  private func served(_ name: String?, _ page: String) -> AssetStore {
    let store = AssetStore(files: [
      "index.html": ByteBuffer(string: page), "index.html.br": ByteBuffer(string: "old"),
    ])
    return store.adding(NamedPage.files(name.flatMap { OperatorName($0) }, store))
  }

  private func text(_ store: AssetStore) -> String? {
    store.asset(at: "/")?.forms[.identity].map { String(buffer: $0.bytes) }
  }

  @Test("The name stands in its place, and no form of the page without it is left")
  func named() {
    let store = served("Ada", page)
    #expect(text(store) == "<head>\n<meta name=\"operator\" content=\"Ada\">\n</head>")
    #expect(store.asset(at: "/index.html")?.forms.count == 1)
  }

  @Test("No name can end the attribute that it stands in")
  func escaped() {
    let found = text(served("\"><script>alert('1')</script> & Co.", page)) ?? ""
    #expect(found.contains("&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt; &amp; Co."))
    #expect(!found.contains("<script"))
  }

  @Test("Without a name, or a place for one, the page stays as it was built")
  func unnamed() {
    #expect(text(served(nil, page)) == page)
    #expect(served(nil, page).asset(at: "/")?.forms.count == 2)
    #expect(text(served("Ada", "<head></head>")) == "<head></head>")
  }
}
