// Every line that somebody reads in a craving is short and plain, in both languages.
import App
import Engine
import Testing

/// The longest line in the craving flow, in words.
private let mostWords = 12

/// Everything that is on the craving screens, from the first tap to the end.
private func flow(_ language: String) -> [String] {
  let tab = inCraving(language: language)
  var seen = lines(of: tab)
  for page in CravingPage.allCases {
    tab.turn(to: page)
    seen += lines(of: tab)
  }
  tab.turn(to: .triggers)
  tab.press("trigger-driving")
  tab.turn(to: .help)
  seen += lines(of: tab)
  tab.press("more-techniques")
  for key in techniqueKeys(tab) {
    tab.press("technique-" + key)
    seen += lines(of: tab)
    while tab.press("step-next") { seen += lines(of: tab) }
    tab.press("end-technique")
    seen += lines(of: tab)
    tab.press("skip-after")
  }
  seen += lines(of: tab)
  tab.press("used")
  seen += lines(of: tab)
  tab.press("to-today")
  tab.letTimePass(10 * Milliseconds.minute)
  tab.press("craving")
  seen += lines(of: tab)
  tab.letTimePass(10 * Milliseconds.minute)
  seen += lines(of: tab)
  tab.press("passed")
  seen += lines(of: tab)
  tab.press("to-today")
  tab.send(.went(.craving))
  return seen + lines(of: tab)
}

struct CravingLineTests {
  @Test("No line of a craving has more than twelve words", arguments: ["en", "de"])
  func short(language: String) {
    let seen = flow(language)
    #expect(seen.count > 300)
    for line in Set(seen) where !isSource(line) {
      for sentence in line.split(whereSeparator: { ".?:;".contains($0) }) {
        let words = sentence.split(separator: " ").count
        #expect(words <= mostWords, "\(line)")
      }
    }
  }

  /// A source is named behind a line to open, and is not read in a craving.
  private func isSource(_ line: String) -> Bool { line.contains("(20") }

  @Test("The language is never mixed, and no day is counted that is none", arguments: ["en", "de"])
  func oneLanguage(language: String) {
    let english = ["Breathe", " the ", "Notice", "your "]
    let german = ["Atme", " der ", " die ", " und ", "deine"]
    for line in flow(language) where !isSource(line) {
      for word in language == "en" ? german : english { #expect(!line.contains(word), "\(line)") }
      #expect(!line.lowercased().contains("day 0") && !line.contains("Tag 0"), "\(line)")
    }
  }
}
