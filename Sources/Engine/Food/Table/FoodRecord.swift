// What a person keeps about food: the records of it, and where they are found.

/// One thing about food that a journal holds.
public enum FoodRecord: Sendable {
  case recall(Recall)
  case item(RecallItem)
  case ownFood(OwnFood)
  case recipe(Recipe)
  case focus(FocusChoice)
  case week(FocusWeek)
  case goTo(GoToSwap)
  case mark(SwapMark)
  case ownSwap(OwnSwap)
  case use(SwapUse)
  case line(ShoppingLine)

  /// Nothing for another kind, and for what cannot be read.
  init?(_ entity: Entity) {
    switch entity.kind {
    case RecallItem.kind:
      guard let item = RecallItem(entity) else { return nil }
      self = .item(item)
    case Recall.kind:
      guard let recall = Recall(entity) else { return nil }
      self = .recall(recall)
    case SwapUse.kind:
      guard let use = SwapUse(entity) else { return nil }
      self = .use(use)
    case OwnFood.kind:
      guard let own = OwnFood(entity) else { return nil }
      self = .ownFood(own)
    case Recipe.kind:
      guard let recipe = Recipe(entity) else { return nil }
      self = .recipe(recipe)
    default:
      guard let record = FoodRecord.ofFocus(entity) else { return nil }
      self = record
    }
  }

  private static func ofFocus(_ entity: Entity) -> FoodRecord? {
    switch entity.kind {
    case FocusChoice.kind: FocusChoice(entity).map { .focus($0) }
    case FocusWeek.kind: FocusWeek(entity).map { .week($0) }
    case GoToSwap.kind: GoToSwap(entity).map { .goTo($0) }
    case SwapMark.kind: SwapMark(entity).map { .mark($0) }
    case OwnSwap.kind: OwnSwap(entity).map { .ownSwap($0) }
    case ShoppingLine.kind: ShoppingLine(entity).map { .line($0) }
    default: nil
    }
  }
}

/// All of it.
public struct FoodHistory: Hashable, Sendable {
  public private(set) var recalls = RecallHistory()
  /// By name.
  public private(set) var ownFoods: [OwnFood] = []
  /// By name.
  public private(set) var recipes: [Recipe] = []
  public private(set) var focus = FocusHistory()
  public private(set) var uses = SwapUses()
  /// By title.
  public private(set) var ownSwaps: [OwnSwap] = []
  /// By the swap.
  public private(set) var marks: [SwapMark] = []
  /// Oldest first.
  public private(set) var shopping: [ShoppingLine] = []
  /// By week.
  private(set) var weeks: [FocusWeek] = []
  private var goTos: [GoToSwap] = []

  public init() {}

  mutating func add(_ record: FoodRecord) {
    switch record {
    case .recall(let recall): recalls.add(recall)
    case .item(let item): recalls.add(item)
    case .ownFood(let own): ownFoods.append(own)
    case .recipe(let recipe): recipes.append(recipe)
    case .focus(let choice): focus.add(choice)
    case .week(let week): weeks.append(week)
    case .goTo(let goTo): goTos.append(goTo)
    case .mark(let mark): marks.append(mark)
    case .ownSwap(let swap): ownSwaps.append(swap)
    case .use(let use): uses.add(use)
    case .line(let line): shopping.append(line)
    }
  }

  /// Once everything is added.
  mutating func finish() {
    recalls.finish()
    focus.finish()
    uses.finish()
    ownFoods = ownFoods.ordered { ($0.name, $0.id) < ($1.name, $1.id) }
    ownFoods = Array(ownFoods.prefix(OwnFood.most))
    recipes = recipes.ordered { ($0.name, $0.id) < ($1.name, $1.id) }
    recipes = Array(recipes.prefix(Recipe.most))
    ownSwaps = ownSwaps.ordered { ($0.title, $0.id) < ($1.title, $1.id) }
    ownSwaps = Array(ownSwaps.prefix(OwnSwap.most))
    marks = marks.ordered { ($0.swap, $0.id) < ($1.swap, $1.id) }
    shopping = shopping.ordered { ShoppingLine.isEarlier($0, $1) }
    weeks = weeks.ordered { ($0.week, $0.id) < ($1.week, $1.id) }
    goTos = goTos.ordered { $0.id < $1.id }
  }

  /// Whether there is a recall, a focus or a swap that was used.
  public var isBegun: Bool {
    !recalls.all.isEmpty || !focus.choices.isEmpty || !uses.all.isEmpty
  }

  /// The person's own foods and recipes, as a recall takes them.
  public var ownPicks: [FoodPick] {
    ownFoods.map { FoodPick($0) } + recipes.map { FoodPick($0) }
  }

  public func goTo(of focus: FocusKey) -> String? { goTos.last { $0.focus == focus }?.swap }

  public var refused: Set<String> { Set(marks.filter { $0.isRefused }.map { $0.swap }) }

  /// Swaps to shop for, the go-to swap not among them unless it was listed.
  public var listed: [String] { marks.filter { $0.isListed }.map { $0.swap } }

  public func ownSwaps(of focus: FocusKey) -> [OwnSwap] {
    ownSwaps.filter { $0.target == focus }
  }

  /// The answers of the week of a day.
  public func week(of day: Day) -> FocusWeek? { weeks.last { $0.week == day.weekStart } }

  /// The cards of a day; none is shown twice once it is answered.
  public func cards(on today: Day) -> [FocusCard] {
    guard let focus = focus.focus(on: today) else { return [.choose] }
    let week = week(of: today)
    var cards: [FocusCard] = []
    let began = focus.since < today.weekStart
    if today.weekday == .monday, began, week?.confirmed != focus.key {
      let before = uses.count(of: focus.key, week: today.adding(days: -1))
      cards.append(.confirm(focus, usesLastWeek: before))
    }
    let count = uses.count(of: focus.key, week: today)
    let isNew = focus.since > today.adding(days: -FocusWeek.newDays)
    if today.weekday == .sunday, week?.isReviewed != true, count > 0 || !isNew {
      cards.append(.review(focus, uses: count))
    }
    let used = uses.uses(in: today...today).contains { $0.focus == focus.key }
    if !used, week?.checkedIn != today { cards.append(.checkIn(focus)) }
    return cards
  }

  /// The focus of a day that was recalled and of which nobody said yet whether a swap was used.
  public func focusToAsk(about day: Day) -> FoodFocus? {
    guard let recall = recalls.recall(on: day), !recall.items.isEmpty,
      uses.uses(in: day...day).isEmpty
    else { return nil }
    let week = week(of: day)
    guard week?.checkedIn != day, week?.askedAbout != day else { return nil }
    return focus.focus(on: day)
  }
}
