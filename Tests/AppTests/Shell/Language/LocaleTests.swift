// Numbers, money, dates and times in both languages.
import App
import Engine
import Testing

private let en = Locale(.english)
private let de = Locale(.german)

struct LocaleTests {
  @Test(
    "Whole numbers have their thousands grouped",
    arguments: [
      (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1.000"),
      (1_234_567, "1,234,567", "1.234.567"), (-1, "−1", "−1"), (-1000, "−1,000", "−1.000"),
      (.max, "9,223,372,036,854,775,807", "9.223.372.036.854.775.807"),
      (.min, "−9,223,372,036,854,775,808", "−9.223.372.036.854.775.808"),
    ] as [(Int64, String, String)])
  func number(value: Int64, english: String, german: String) {
    #expect(en.number(value) == english)
    #expect(de.number(value) == german)
  }

  @Test(
    "An amount in thousandths is rounded once, half away from zero, and keeps no empty decimals",
    arguments: [
      (0, 1, "0"), (1000, 1, "1"), (7500, 1, "7.5"), (7440, 1, "7.4"), (7449, 1, "7.4"),
      (7450, 1, "7.5"), (449, 0, "0"), (499, 0, "0"), (500, 0, "1"), (445, 1, "0.4"),
      (1_234_500, 1, "1,234.5"), (12_345, 2, "12.35"), (12_345, 3, "12.345"), (999_950, 1, "1,000"),
      (-7449, 1, "−7.4"), (-7450, 1, "−7.5"), (-49, 1, "0"), (-50, 1, "−0.1"),
    ] as [(Int64, Int, String)])
  func amount(thousandths: Int64, decimals: Int, text: String) {
    #expect(en.amount(thousandths, decimals: decimals) == text)
    let german = String(
      text.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
    #expect(de.amount(thousandths, decimals: decimals) == german)
  }

  @Test(
    "Money has its sign where the language puts it",
    arguments: [
      (1250, "EUR", "€12.50", "12,50\u{A0}€"), (0, "EUR", "€0.00", "0,00\u{A0}€"),
      (5, "EUR", "€0.05", "0,05\u{A0}€"),
      (123_456_789, "USD", "$1,234,567.89", "1.234.567,89\u{A0}$"),
      (1200, "JPY", "¥1,200", "1.200\u{A0}¥"), (-1250, "EUR", "−€12.50", "−12,50\u{A0}€"),
    ] as [(Int64, String, String, String)])
  func money(minor: Int64, code: String, english: String, german: String) {
    let money = Money(minorUnits: minor, currency: Currency(code: code)!)
    #expect(en.money(money) == english)
    #expect(de.money(money) == german)
  }

  @Test(
    "Whole sums lose their decimals where there is little room",
    arguments: [
      (1200, "€12", "12\u{A0}€"), (1250, "€12.5", "12,5\u{A0}€"), (0, "€0", "0\u{A0}€"),
    ] as [(Int64, String, String)])
  func trimmed(minor: Int64, english: String, german: String) {
    let money = Money(minorUnits: minor, currency: .euro)
    #expect(en.money(money, trims: true) == english)
    #expect(de.money(money, trims: true) == german)
  }

  @Test(
    "A typed number is read with point or comma",
    arguments: [
      ("7.5", 3, 7500), ("7,5", 3, 7500), ("7", 3, 7000), ("0", 3, 0), (".5", 3, 500),
      ("5.", 3, 5000), (" 12 345 ", 3, 12_345_000), ("1\u{202F}000", 0, 1000), ("7.95", 2, 795),
      ("007", 0, 7), ("999999999999", 3, 999_999_999_999_000), ("1,000", 3, 1000),
    ] as [(String, Int, Int64)])
  func read(text: String, decimals: Int, value: Int64) {
    #expect(en.read(text, decimals: decimals) == value)
    #expect(de.read(text, decimals: decimals) == value)
  }

  @Test(
    "What stands in a field is read back as it was",
    arguments: [0, 1, 500, 999_999, 1_000_000, 1_500_500, 999_999_999_000] as [Int64])
  func typed(thousandths: Int64) {
    for locale in [en, de] {
      let text = locale.typed.amount(thousandths, decimals: 3)
      #expect(locale.read(text, decimals: 3) == thousandths)
    }
  }

  @Test(
    "What is no number is not read",
    arguments: [
      ("", 3), (" ", 3), (".", 3), ("x", 3), ("7x", 3), ("-1", 3), ("+1", 3), ("1.2.3", 3),
      ("1.2345", 3), ("7.5", 0), ("1e3", 3), ("٣", 3), ("½", 3), ("1234567890123", 0),
      ("9999999999999999999999", 3), ("NaN", 3), ("1\n2", 3),
    ])
  func unread(text: String, decimals: Int) {
    #expect(en.read(text, decimals: decimals) == nil)
  }

  @Test(
    "Dates in both languages",
    arguments: [
      (
        "2026-03-29", "29 Mar", "29. März", "29 March 2026", "29. März 2026",
        "Sunday, 29 March 2026", "Sonntag, 29. März 2026"
      ),
      (
        "2026-09-01", "1 Sep", "1. Sept.", "1 September 2026", "1. September 2026",
        "Tuesday, 1 September 2026", "Dienstag, 1. September 2026"
      ),
      (
        "2024-02-29", "29 Feb", "29. Feb.", "29 February 2024", "29. Februar 2024",
        "Thursday, 29 February 2024", "Donnerstag, 29. Februar 2024"
      ),
    ])
  func dates(
    text: String, short: String, kurz: String, english: String, german: String, long: String,
    lang: String
  ) {
    let day = Day(text: text)!
    #expect(en.shortDate(day) == short && de.shortDate(day) == kurz)
    #expect(en.date(day) == english && de.date(day) == german)
    #expect(en.longDate(day) == long && de.longDate(day) == lang)
  }

  @Test("Months and weekdays have a name of their own in both languages")
  func names() {
    for locale in [en, de] {
      #expect(Set((1...12).map { locale.month($0) }).count == 12)
      #expect(Set((1...12).map { locale.shortMonth($0) }).count == 12)
      #expect(Set(Weekday.allCases.map { locale.weekday($0) }).count == 7)
      #expect(Set(Weekday.allCases.map { locale.shortWeekday($0) }).count == 7)
    }
    #expect(en.weekday(Day(text: "2026-03-09")!.weekday) == "Monday")
    #expect(de.shortWeekday(Day(text: "2026-03-15")!.weekday) == "So")
  }

  @Test(
    "Times on a clock of 24 and of 12 hours",
    arguments: [
      (0, "00:00", "12:00 am"), (1, "00:01", "12:01 am"), (719, "11:59", "11:59 am"),
      (720, "12:00", "12:00 pm"), (785, "13:05", "1:05 pm"), (1439, "23:59", "11:59 pm"),
    ])
  func time(minutes: Int, full: String, half: String) {
    let time = TimeOfDay(minutes: minutes)!
    #expect(en.time(time) == full)
    var twelve = en
    twelve.uses12Hours = true
    #expect(twelve.time(time) == half)
  }

  @Test(
    "How long something is, in the units that matter",
    arguments: [
      (-5, "0 min", "0 min"), (59, "0 min", "0 min"), (60, "1 min", "1 min"),
      (3599, "59 min", "59 min"), (3600, "1 h", "1 h"), (12_000, "3 h 20 min", "3 h 20 min"),
      (86_399, "23 h 59 min", "23 h 59 min"), (86_400, "1 day", "1 Tag"),
      (172_800, "2 days", "2 Tage"), (86_400_000, "1,000 days", "1.000 Tage"),
    ] as [(Int64, String, String)])
  func duration(seconds: Int64, english: String, german: String) {
    #expect(en.duration(milliseconds: seconds * 1000) == english)
    #expect(de.duration(milliseconds: seconds * 1000) == german)
  }

  @Test(
    "One is one and all else is many",
    arguments: [
      (0, "0 puffs", "0 Züge"), (1000, "1 puff", "1 Zug"), (1500, "1.5 puffs", "1,5 Züge"),
      (2000, "2 puffs", "2 Züge"),
    ] as [(Int64, String, String)])
  func units(amount: Int64, english: String, german: String) {
    let tab = today(nil, on: "2026-03-10", substance: .vape)
    let tracker = tab.state.desk.overview.trackers[0]
    #expect(en.units(amount, of: tracker) == english)
    #expect(de.units(amount, of: tracker) == german)
  }

  @Test(
    "The first language that the app speaks is taken, else English",
    arguments: [
      (["de-DE", "en"], Language.german), (["fr", "de"], .german), (["en-GB", "de"], .english),
      (["DE_at"], .german), (["fr", "it"], .english), ([], .english), (["", "-", "den"], .english),
    ])
  func preferring(tags: [String], language: Language) {
    #expect(Language(preferring: tags) == language)
  }

  @Test("The device's signs belong to its language; another language brings its own")
  func signs() {
    let tab = Tab(language: "de")
    tab.device.group = "\u{202F}"
    tab.start()
    #expect(tab.state.desk.locale.number(1000) == "1\u{202F}000")
    tab.press("language-en")
    #expect(tab.state.desk.locale.number(1000) == "1,000")
    #expect(tab.state.desk.locale.amount(1500) == "1.5")
  }

  @Test(
    "The country of the device guesses the money until the person says otherwise",
    arguments: [("CH", "CHF"), ("DE", "EUR"), ("US", "USD"), ("XX", "EUR"), ("", "EUR")])
  func country(region: String, code: String) {
    let tab = Tab()
    tab.device.region = region
    tab.start()
    for key in ["begin", "substance-cigarettes", "next"] { tab.press(key) }
    tab.type("20", into: "per-day-cigarettes")
    tab.goOn()
    tab.send(.went(.savings))
    #expect(tab.page.contains("value=\"\(code)\" selected"))
    tab.type("JPY", into: "currency")
    #expect(tab.page.contains("value=\"JPY\" selected"))
  }
}
