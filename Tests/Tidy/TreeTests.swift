// Holds every file of the project to the rules.

import Testing

@Suite("The whole project is tidy")
struct TreeTests {
  private func findings(_ rule: (SourceFile) -> [Finding]) -> [Finding] {
    Tree.files.flatMap { rule($0) }
  }

  @Test("The project's files were found")
  func found() {
    #expect(Tree.files.contains { $0.path == "Package.swift" })
    #expect(Tree.files.contains { $0.path == "Tests/Tidy/TreeTests.swift" })
  }

  @Test("The gallery wears the sheets of the page, in its order")
  func sheets() throws {
    let page = try #require(Tree.files.first { $0.path == "Web/index.html" })
    let gallery = try #require(
      Tree.files.first { $0.path == "Sources/redstart/GalleryCommand.swift" })
    let sheets = page.text.matches(of: /href="(\w+)\.css"/).map { "\"\($0.1)\"" }
    #expect(sheets.count > 1)
    #expect(gallery.text.contains("[" + sheets.joined(separator: ", ") + "]"))
  }

  @Test("No line is too long")
  func lines() { expectNone(findings(ShapeRules.longLines)) }

  @Test("No file is too long")
  func files() { expectNone(findings(ShapeRules.longFile)) }

  @Test("No function is too long")
  func functions() { expectNone(findings(ShapeRules.longFunctions)) }

  @Test("No line ends in white space and nothing but a Makefile has tabs")
  func stray() { expectNone(findings(ShapeRules.stray)) }

  @Test("Each file begins by saying what it is for")
  func heads() { expectNone(findings(ShapeRules.head)) }

  @Test("Portable modules import nothing but each other")
  func imports() { expectNone(findings(PortableRules.imports)) }

  @Test("Portable code uses nothing that the browser's compiler lacks")
  func portable() { expectNone(findings(PortableRules.words)) }

  @Test("Tests use only what is public")
  func testable() { expectNone(findings(PortableRules.testable)) }

  @Test("Nothing is marked as unfinished")
  func unfinished() { expectNone(findings(WordRules.unfinished)) }

  @Test("Types are named after what they are")
  func types() { expectNone(findings(WordRules.typeNames)) }

  @Test("No sentence that a person reads shames or shouts")
  func personFacing() { expectNone(findings(WordRules.personFacing)) }

  @Test("No prose of the library shames or shouts")
  func prose() { expectNone(findings(ContentRules.words)) }

  @Test("All prose of the library is there in each language")
  func twins() { expectNone(ContentRules.twins(Tree.paths)) }

  @Test("No more files see all screens than before")
  func walls() { expectNone(DeskRules.root(Tree.files)) }

  @Test("No screen spells a field of the journal")
  func spelled() { expectNone(DeskRules.fields(Tree.files)) }

  @Test("Every Swift file is used")
  func reachedSwift() { expectNone(ReachRules.swift(Tree.files)) }

  @Test("Every file of the web app is used")
  func reachedWeb() { expectNone(ReachRules.web(Tree.paths, Tree.files)) }

  @Test("Every page of the documentation is linked")
  func reachedDocs() { expectNone(ReachRules.docs(Tree.paths, Tree.files)) }

  @Test("Every word of the glossary stands in the sources, or is kept free")
  func glossary() { expectNone(ReachRules.glossary(Tree.files)) }

  @Test("Every folder of the sources holds something")
  func folders() {
    expectNone(
      Tree.emptyFolders(below: "Sources").map {
        Finding(path: $0, line: 1, what: "an empty folder", cure: "delete it")
      })
  }
}
