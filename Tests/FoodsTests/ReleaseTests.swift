// Reading the files of a release: what is taken, and which line is named when one is not.

import Engine
import Foods
import Testing

@Suite("A release of food tables")
struct ReleaseTests {
  private func problem(_ files: [FNDDSFile: [UInt8]]) -> String {
    do throws(FoodsProblem) {
      _ = try FNDDSRelease(files)
      return ""
    } catch {
      return error.description
    }
  }

  private func problem(_ change: (inout SampleRelease) -> Void) -> String {
    var sample = SampleRelease()
    change(&sample)
    return problem(sample.files)
  }

  @Test("The sample is read, and what nobody picks is left out")
  func counts() throws {
    let release = try FNDDSRelease(SampleRelease().files)
    #expect(release.foodsRead == 4)
    #expect(release.foodsKept == 2)
    #expect(release.portionsRead == 5)
    #expect(release.withAddedSugars == 1)
    #expect(release.withReports == 1)
  }

  @Test("Columns may stand in any order, lines end in any way, and a byte order mark is no letter")
  func layout() throws {
    var sample = SampleRelease()
    sample.popularity = ["Times reported, Food code ", "\"12374\",\" 11111000 \""]
    var files = sample.files
    files[.popularity] = [0xEF, 0xBB, 0xBF] + Array(sample.popularity.joined(separator: "\n").utf8)
    files[.popularity]?.append(0x0A)
    #expect(problem(files) == "")
  }

  @Test("The title that a workbook has above its columns is passed over")
  func title() {
    #expect(problem { $0.foods.insert("FNDDS At A Glance - Foods,,,,", at: 0) } == "")
    #expect(problem { $0.nutrients.insert("FNDDS At A Glance - Nutrients", at: 0) } == "")
    #expect(
      problem { $0.foods.insert(contentsOf: ["A title", "Another one"], at: 0) }
        == "foods.csv:2: \"Another one\" is not a column of this file")
  }

  @Test("Without patterns or popularity the numbers of these are unknown")
  func optional() throws {
    var files = SampleRelease().files
    files[.patterns] = nil
    files[.popularity] = nil
    let release = try FNDDSRelease(files)
    #expect(release.foodsKept == 2)
    #expect(release.withAddedSugars == 0)
    #expect(release.withReports == 0)
  }

  @Test("A missing, empty or overlong file is named")
  func files() {
    var files = SampleRelease().files
    files[.portions] = nil
    #expect(problem(files) == "portions.csv: cannot be read")
    files[.portions] = []
    #expect(problem(files) == "portions.csv: there is nothing in the file")
    files[.portions] = [UInt8](repeating: 0x31, count: FoodsLimits.fileBytes + 1)
    #expect(problem(files) == "portions.csv: larger than the 64 MiB that an import takes")
    #expect(throws: FoodsProblem(.unreadable, file: "foods.csv")) {
      try FNDDSRelease(folder: "/nowhere")
    }
  }

  @Test("Columns that are missing, unknown or there twice are named")
  func columns() {
    #expect(
      problem { $0.popularity[0] = "Food code,Reports" }
        == "popularity.csv:1: \"Reports\" is not a column of this file")
    #expect(
      problem { $0.popularity = ["Food code", "11111000"] }
        == "popularity.csv:1: the column \"Times reported\" is not there")
    #expect(
      problem { $0.popularity[0] = "Food code,Food code" }
        == "popularity.csv:1: the column \"Food code\" is there twice")
    #expect(problem { $0.nutrients[0] += ",Taste (mg)" }.hasPrefix("nutrients.csv:1: \"Taste"))
  }

  @Test("Rows that do not fit together across files are named by their line")
  func joins() {
    #expect(
      problem { $0.foods.append($0.foods[2]) } == "foods.csv:7: food 11111000 is there twice")
    #expect(
      problem { $0.nutrients.append($0.nutrients[1]) }
        == "nutrients.csv:5: food 11111000 is there twice")
    #expect(
      problem { $0.patterns.append($0.patterns[1]) }
        == "food-patterns.csv:4: food 92410310 is there twice")
    #expect(
      problem { $0.popularity.append($0.popularity[1]) }
        == "popularity.csv:3: food 11111000 is there twice")
    #expect(
      problem { $0.portions.append($0.portions[3]) }
        == "portions.csv:7: portion 1 of food 11111000 is there twice")
    #expect(
      problem { $0.nutrients.append(SampleRelease.nutrients(55_555_555, [1])) }
        == "nutrients.csv:5: food 55555555 is not in foods.csv")
    #expect(
      problem { $0.popularity.append("55555555,1") }
        == "popularity.csv:3: food 55555555 is not in foods.csv")
    #expect(
      problem { $0.nutrients.remove(at: 2) }
        == "foods.csv:4: food 92410310 is not in nutrients.csv")
    #expect(
      problem { $0.portions.remove(at: 3) }
        == "foods.csv:3: food 11111000 has no portion in portions.csv; is that file whole?")
  }

  @Test(
    "A value that no food has is named by its line",
    arguments: [
      ([903, 0, 0, 0, 0, 100], "nutrients.csv:5: 903.0 under \"Energy (kcal)\" is more than"),
      ([300, 0, 10, 0, 0, 0], "nutrients.csv:5: 300 kcal, where protein,"),
      ([10, 20, 0, 0, 0, 20], "nutrients.csv:5: 10 kcal, where protein,"),
      ([100, 0, 101, 0, 0, 0], "nutrients.csv:5: 101.0 under \"Carbohydrate (g)\" is more than"),
      ([-1], "nutrients.csv:5: \"-1.0\" under \"Energy (kcal)\" is not a plain number"),
      ([.nan], "nutrients.csv:5: \"nan\" under \"Energy (kcal)\" is not a plain number"),
    ])
  func absurd(_ amounts: [Double], _ start: String) {
    let found = problem {
      $0.foods.append("55555555,x,,1002,y")
      $0.nutrients.append(SampleRelease.nutrients(55_555_555, amounts))
    }
    #expect(found.hasPrefix(start), "\(found)")
  }

  @Test(
    "A cell that cannot be read is named by its line",
    arguments: [
      ("1111100,5", "\"1111100\" is not a food code of eight digits"),
      ("x1111000,5", "\"x1111000\" is not a food code of eight digits"),
      ("01111000,5", "\"01111000\" is not a food code of eight digits"),
      ("11111000,", "nothing under \"Times reported\""), (",5", "nothing under \"Food code\""),
      ("11111000,1e3", "\"1e3\" under \"Times reported\" is not a plain number"),
      ("11111000,99999999999999999999", "\"99999999999999999999\" under \"Times"),
      ("11111000,5,6", "3 fields under 2 columns"), ("11111000", "1 fields under 2 columns"),
      ("11111000,\"5", "a quote is never closed, so the file may be cut off"),
      ("11111000,\"5\"6", "something stands behind a closing quote"),
    ])
  func cells(_ row: String, _ sentence: String) {
    let found = problem { $0.popularity[1] = row }
    #expect(found.hasPrefix("popularity.csv:2: \(sentence)"), "\(found)")
  }

  @Test("A nutrient that is missing is not taken for zero")
  func missingNutrient() {
    let found = problem { $0.nutrients[2] = String($0.nutrients[2].dropLast(3)) }
    #expect(found == "nutrients.csv:3: nothing under \"Water (g)\"")
  }

  @Test("Another encoding than UTF-8 is named")
  func encoding() {
    var files = SampleRelease().files
    files[.foods]?.append(contentsOf: Array("55555555,Caf".utf8) + [0xE9] + Array(",,1,a\n".utf8))
    #expect(problem(files) == "foods.csv:7: not UTF-8; save the sheet as CSV in UTF-8")
    let wide: [[UInt8]] = (files[.popularity] ?? []).map { [$0, 0] }
    files = SampleRelease().files
    files[.popularity] = [0xFF, 0xFE] + wide.joined()
    #expect(problem(files) == "popularity.csv:1: not UTF-8; save the sheet as CSV in UTF-8")
  }

  @Test("A file that was cut off anywhere is noticed")
  func cut() {
    for file in [FNDDSFile.foods, .nutrients, .portions] {
      let whole = SampleRelease().files[file] ?? []
      for length in 0..<whole.count - 2 {
        var files = SampleRelease().files
        files[file] = Array(whole[..<length])
        // A cut right behind a line loses a dropped food, which is no loss.
        let isAtLine = length > 0 && [0x0A, 0x0D].contains(whole[length - 1])
        #expect(problem(files) != "" || isAtLine, "\(file.rawValue) \(length)")
      }
    }
  }

  @Test("More foods than the app takes are refused with the limit")
  func tooMany() {
    let found = problem {
      for number in 0...FoodTableFormat.mostFoods {
        $0.foods.append("\(20_000_000 + number),food \(number),,1002,a")
      }
    }
    #expect(found.hasPrefix("foods.csv:"))
    #expect(found.hasSuffix(": more than the 20000 foods that the app takes"))
  }

  @Test("Foreign bytes never trap")
  func fuzz() {
    let seed: UInt64 = 62
    var dice = FoodsDice(seed: seed)
    for _ in 0..<3_000 {
      var files = SampleRelease().files
      let file = FNDDSFile.allCases[dice.below(FNDDSFile.allCases.count)]
      var bytes = files[file] ?? []
      for _ in 0...dice.below(3) {
        let pieces = Array(",\"\n\r;.0 9x".utf8) + [0, 0xC3, 0xFF]
        bytes[dice.below(bytes.count)] = pieces[dice.below(pieces.count)]
      }
      files[file] = bytes
      let found = problem(files)
      let named = FNDDSFile.allCases.contains { found.hasPrefix($0.rawValue + ":") }
      #expect(found == "" || named, "seed \(seed): \(found)")
    }
  }
}

/// SplitMix64 (https://prng.di.unimi.it/splitmix64.c): the same seed gives the same numbers.
struct FoodsDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, the bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
