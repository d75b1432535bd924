// What a made-up person keeps beside entries and cravings: every page has something to show.

/// The words of a made-up person; in one of two languages.
public enum DemoWords: Sendable {
  case english, german

  var reason: String {
    self == .english ? "To climb the stairs without a break" : "Ohne Pause die Treppe hoch"
  }
  fileprivate var wish: String {
    self == .english ? "A weekend by the sea" : "Ein Wochenende am Meer"
  }
  fileprivate var slip: String {
    self == .english
      ? "A long day, then a beer with friends on the balcony"
      : "Ein langer Tag, dann ein Bier mit Freunden auf dem Balkon"
  }

  var helped: String {
    self == .english ? "A walk after lunch" : "Ein Gang nach dem Mittagessen"
  }
  var tomorrow: String {
    self == .english ? "Breakfast before the phone" : "Frühstück vor dem Handy"
  }
  var note: String {
    self == .english
      ? "Rain all day, tea with Ana. I reached for it less than I thought."
      : "Den ganzen Tag Regen, Tee mit Ana. Ich griff seltener danach als gedacht."
  }
  var olderNote: String {
    self == .english
      ? "Slept badly, early night today." : "Schlecht geschlafen, heute früh ins Bett."
  }

  fileprivate func thought(_ part: Thought.Part) -> String {
    let isEnglish = self == .english
    return switch part {
    case .situation: isEnglish ? "The meeting ran late" : "Die Besprechung dauerte lange"
    case .thought:
      isEnglish ? "Only a puff calms me down" : "Nur ein Zug beruhigt mich"
    case .evidenceFor: isEnglish ? "It did so last week" : "Letzte Woche war es so"
    case .evidenceAgainst:
      isEnglish ? "On Monday the walk did it, too" : "Am Montag half auch der Gang um den Block"
    case .reframe:
      isEnglish ? "Five minutes outside are enough" : "Fünf Minuten draußen reichen"
    }
  }
}

/// A record of a made-up day that is neither an entry nor a craving.
struct DemoKeepsake {
  let at: Instant
  let id: Identifier
  let kind: String
  let fields: [Field]
  /// Whether it changes something that is there.
  var isChange = false

  /// Days before the last one on which a replacement is taken; all within the shortest journal.
  private static let doseDays = [12, 9, 6, 3, 1]
  private static let doseMilligrams: Int64 = 2

  /// What is kept on a day that lies so many days before the last one.
  static func all(
    _ day: DemoDay, daysLeft: Int, tracker: Identifier, _ words: DemoWords, _ dice: inout Dice
  ) -> [DemoKeepsake] {
    var kept: [DemoKeepsake] = []
    if doseDays.contains(daysLeft) { kept.append(dose(day, &dice)) }
    if let run = practice(day, daysLeft: daysLeft) { kept.append(run) }
    kept += food(day, daysLeft: daysLeft, words)
    switch daysLeft {
    case 13: kept += [score(on: day, &dice)].compactMap { $0 }
    case 11: kept.append(plan(day, &dice))
    case 10: kept.append(wish(day, words, &dice))
    case 8: kept.append(debrief(day, tracker, words, &dice))
    case 4: kept.append(thought(day, words, &dice))
    default: break
    }
    return kept
  }

  private static func dose(_ day: DemoDay, _ dice: inout Dice) -> DemoKeepsake {
    let at = day.moment(&dice)
    return DemoKeepsake(
      at: at, id: dice.identifier(), kind: Dose.kind,
      fields: day.place(at) + [
        Field("product", .text(DoseProduct.gum.rawValue)),
        Field("strength", .int(doseMilligrams)),
      ])
  }

  /// The heaviness of vaping, in the middle of its range.
  private static func score(on day: DemoDay, _ dice: inout Dice) -> DemoKeepsake? {
    guard let score = try? Score(.hvi, answers: [3, 3]) else { return nil }
    return DemoKeepsake(
      at: day.moment(&dice), id: ScoreRecord.identifier(of: .hvi, on: day.day),
      kind: ScoreRecord.kind, fields: ScoreRecord.fields(of: score, on: day.day))
  }

  private static func plan(_ day: DemoDay, _ dice: inout Dice) -> DemoKeepsake {
    let at = day.moment(&dice)
    let made = IfThenPlan.fields(
      .trigger(CravingTrigger.coffee.rawValue), technique: Technique.water.rawValue, action: "")
    return DemoKeepsake(
      at: at, id: dice.identifier(), kind: IfThenPlan.kind,
      fields: made + [
        Field("madeAt", .int(at.milliseconds)), Field("rehearsed", .bool(true)),
      ])
  }

  private static func wish(
    _ day: DemoDay, _ words: DemoWords, _ dice: inout Dice
  ) -> DemoKeepsake {
    DemoKeepsake(
      at: day.moment(&dice), id: dice.identifier(), kind: Wish.kind,
      fields: [
        Field("amount", .int(24_000)), Field("category", .text(WishCategory.holiday.rawValue)),
        Field("currency", .text("EUR")), Field("title", .text(words.wish)),
      ])
  }

  private static func debrief(
    _ day: DemoDay, _ tracker: Identifier, _ words: DemoWords, _ dice: inout Dice
  ) -> DemoKeepsake {
    DemoKeepsake(
      at: day.moment(&dice), id: Debrief.identifier(of: tracker, on: day.day), kind: Debrief.kind,
      fields: [
        Field("day", .int(Int64(day.day.number))), Field("text", .text(words.slip)),
        Field("tracker", .text(tracker.text)),
        Field("trigger", .text(CravingTrigger.friends.rawValue)),
      ])
  }

  private static func thought(
    _ day: DemoDay, _ words: DemoWords, _ dice: inout Dice
  ) -> DemoKeepsake {
    let at = day.moment(&dice)
    var fields = day.place(at)
    for part in Thought.Part.allCases {
      fields.append(Field(part.rawValue, .text(words.thought(part))))
    }
    fields += [
      Field("after", .int(3)), Field("before", .int(7)),
      Field("nature", .text(Thought.Nature.feeling.rawValue)),
    ]
    return DemoKeepsake(at: at, id: dice.identifier(), kind: Thought.kind, fields: fields)
  }
}
