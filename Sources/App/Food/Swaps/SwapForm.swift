// A swap of one's own while it is typed.
import Engine

/// What the sheet of an own swap holds.
public struct SwapForm: Sendable {
  /// A part of it.
  struct Part: Sendable {
    /// Nothing where it is only words.
    let key: FoodKey?
    let name: String
    let nutrition: Nutrition
    /// Grams as typed.
    var grams: String
  }

  /// Characters of a search for a part.
  static let longestSearch = 60

  /// Nothing for a new one.
  let id: Identifier?
  var target: FocusKey
  var title = ""
  var line = ""
  var parts: [Part] = []
  var search = ""
  /// Whether problems are shown: only after the person tried to keep it.
  var showsProblems = false

  init(_ target: FocusKey, id: Identifier? = nil) {
    self.id = id
    self.target = target
  }

  init(_ swap: OwnSwap, _ locale: Locale) {
    id = swap.id
    target = swap.target
    title = swap.title
    line = swap.line
    parts = swap.parts.map {
      Part(
        key: $0.key, name: $0.name, nutrition: $0.nutrition,
        grams: locale.typed.fixed($0.weight, decimals: 1, trims: true))
    }
  }

  /// Nothing where the grams of a part are no weight.
  func foodParts(_ locale: Locale) -> [FoodPart]? {
    var all: [FoodPart] = []
    for part in parts {
      guard let weight = SwapForm.weight(part.grams, locale),
        let food = FoodPart(part.key, part.name, weight: weight, part.nutrition)
      else { return nil }
      all.append(food)
    }
    return all
  }

  /// Tenths of a gram.
  static func weight(_ text: String, _ locale: Locale) -> Int64? {
    locale.read(text, decimals: 1).flatMap { FoodPart.weights.contains($0) ? $0 : nil }
  }
}

/// What can happen on the sheet of an own swap.
public enum SwapFormMessage: Sendable {
  case pressedNew
  case opened(Identifier)
  case closed
  case enteredTitle(String)
  case enteredLine(String)
  /// The text of a focus.
  case pickedTarget(String)
  case searched(String)
  case pickedPart(FoodKey)
  /// What is typed stays words.
  case addedWords
  case enteredGrams(Int, String)
  case removedPart(Int)
  case submitted
  case deleted
}

extension SwapsState {
  mutating func update(_ message: SwapFormMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pressedNew:
      form = desk.overview.focus(on: desk.today(moment)).map { SwapForm($0.key) }
    case .opened(let id):
      form = desk.overview.food.ownSwaps.first { $0.id == id }.map { SwapForm($0, desk.locale) }
    case .closed: form = nil
    case .submitted: return keepSwap(moment, &desk)
    case .deleted: return deleteSwap(moment, &desk)
    case .pickedPart(let key): addPart(key, desk)
    default: form?.take(message)
    }
    return []
  }

  /// A part out of the table or of one's own, in its usual amount.
  private mutating func addPart(_ key: FoodKey, _ desk: Desk) {
    var pick: FoodPick?
    switch key {
    case .table(let code):
      pick = desk.foodTable?.food(code).map { FoodPick($0, in: desk.foodTongue) }
    case .own(let id): pick = desk.ownPick(id)
    }
    guard let pick else { return }
    let weight = pick.usual.weight ?? Nutrition.hundredGrams
    let part = SwapForm.Part(
      key: key, name: pick.name, nutrition: pick.nutrition,
      grams: desk.locale.typed.fixed(weight, decimals: 1, trims: true))
    form?.add(part)
  }

  private mutating func keepSwap(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = self.form else { return [] }
    guard !form.title.isEmpty, let parts = form.foodParts(desk.locale) else {
      self.form?.showsProblems = true
      return []
    }
    self.form = nil
    desk.toast = desk.swapsText.saidKept
    let id = form.id ?? moment.entropy.identifier()
    let fields = OwnSwap.fields(form.title, line: form.line, target: form.target, parts)
    return desk.put(id, kind: OwnSwap.kind, fields, moment)
  }

  private mutating func deleteSwap(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let id = form?.id else { return [] }
    form = nil
    return desk.delete(id, kind: OwnSwap.kind, saying: desk.swapsText.saidDeleted, moment)
  }
}

extension SwapForm {
  mutating func take(_ message: SwapFormMessage) {
    switch message {
    case .enteredTitle(let text): title = String(text.prefix(OwnSwap.longestTitle))
    case .enteredLine(let text): line = String(text.prefix(OwnSwap.longestLine))
    case .pickedTarget(let text): target = FocusKey(text: text) ?? target
    case .searched(let text): search = String(text.prefix(SwapForm.longestSearch))
    case .addedWords:
      guard !search.isEmpty else { return }
      add(Part(key: nil, name: search, nutrition: .unknown, grams: "100"))
    case .enteredGrams(let place, let text):
      if parts.indices.contains(place) { parts[place].grams = text }
    case .removedPart(let place):
      if parts.indices.contains(place) { parts.remove(at: place) }
    default: break
    }
  }

  mutating func add(_ part: Part) {
    search = ""
    if parts.count < OwnSwap.mostParts { parts.append(part) }
  }
}
