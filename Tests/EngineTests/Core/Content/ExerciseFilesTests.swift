// The prose about the exercises, built as the app gets it: whole, in both languages, and plain.

import Engine
import Testing

struct ExerciseFilesTests {
  /// Words of a step, so that it can be read at a glance.
  private let mostWords = 20

  @Test("Every exercise is told in every language, and nothing else is")
  func whole() throws {
    let ids = Exercise.allCases.map { $0.rawValue }.sorted()
    #expect(ids.count == 36)
    for (language, entries) in try BuiltLibrary(.exercises).entries {
      #expect(entries.map { $0.id }.sorted() == ids, "\(language)")
    }
  }

  @Test("Each says what it does and for whom, and goes in three to six short steps")
  func plain() throws {
    for (language, entries) in try BuiltLibrary(.exercises).entries {
      let easier = language == "de" ? "Leichter: " : "Easier: "
      for entry in entries {
        let place = "\(entry.id) in \(language)"
        #expect(entry.facts.count == 2, "\(place)")
        #expect(entry.fact("effect") != nil, "\(place)")
        #expect((entry.fact("muscles") == nil) != (entry.fact("purpose") == nil), "\(place)")
        #expect((3...6).contains(entry.steps.count), "\(place)")
        #expect(entry.steps.last?.hasPrefix(easier) == true, "\(place)")
        for step in entry.steps {
          #expect(step.split(separator: " ").count <= mostWords, "\(place): \(step)")
          #expect(step.hasSuffix("."), "\(place): \(step)")
        }
        #expect(breathes(entry, language), "\(place) says nothing about breathing")
      }
    }
  }

  private func breathes(_ entry: ContentEntry, _ language: String) -> Bool {
    let words = entry.steps.joined(separator: " ").lowercased()
    return words.contains(language == "de" ? "atm" : "breath")
  }

  @Test("Both languages tell an exercise in as many steps and with the same facts")
  func twins() throws {
    let entries = try BuiltLibrary(.exercises).entries
    for (english, german) in zip(entries["en"] ?? [], entries["de"] ?? []) {
      #expect(english.id == german.id)
      #expect(english.steps.count == german.steps.count, "\(english.id)")
      #expect(english.facts.map { $0.name } == german.facts.map { $0.name }, "\(english.id)")
      #expect(Set(english.steps).isDisjoint(with: german.steps), "\(english.id)")
    }
  }

  @Test("What is done on either side names neither, also in words")
  func eitherSide() throws {
    let library = try BuiltLibrary(.exercises).entries
    for (language, entries) in library {
      let sides = language == "de" ? ["link", "recht"] : ["left", "right"]
      for entry in entries where Exercise(rawValue: entry.id)?.hasSides == true {
        for step in entry.steps {
          let words = step.lowercased().split { !$0.isLetter }
          #expect(!words.contains { word in sides.contains { word.hasPrefix($0) } }, "\(step)")
        }
      }
    }
  }
}
