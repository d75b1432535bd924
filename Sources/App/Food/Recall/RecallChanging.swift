// Changing what stands in a recall: the food, the amount, the meal and the time of items.
import Engine

extension Desk {
  /// An item of any day.
  func recallItem(_ id: Identifier?) -> RecallItem? {
    guard let id, let entity = records.journal[id], entity.isVisible,
      entity.kind == RecallItem.kind
    else { return nil }
    return RecallItem(entity)
  }

  fileprivate mutating func set(
    _ fields: [Field], of id: Identifier, _ moment: Moment
  ) -> [Effect] {
    guard recallItem(id) != nil else { return [] }
    return write([settingDraft(fields, of: id, moment)], moment, undoable: true)
  }

  fileprivate func settingDraft(
    _ fields: [Field], of id: Identifier, _ moment: Moment
  ) -> Draft {
    Draft(
      id: moment.entropy.identifier(), entity: id, kind: RecallItem.kind, action: .set(fields))
  }

  mutating func setTime(
    _ text: String, of meal: Meal, on day: Day, _ moment: Moment
  ) -> [Effect] {
    guard let time = typedTime(text) else { return [] }
    let items = recall(on: day).items.filter { $0.meal == meal }
    return set([RecallItem.field(of: time.value)], of: items, moment)
  }

  fileprivate mutating func set(
    _ fields: [Field], of items: [RecallItem], _ moment: Moment
  ) -> [Effect] {
    var drafts: [Draft] = []
    for item in items { drafts.append(settingDraft(fields, of: item.id, moment)) }
    return write(drafts, moment, undoable: true)
  }

  /// An empty field takes the time away; half a time changes nothing.
  fileprivate func typedTime(_ text: String) -> TypedTime? {
    if text.isEmpty { return TypedTime(value: nil) }
    return TimeOfDay(text: text).map { TypedTime(value: $0) }
  }
}

extension RecallState {
  mutating func change(_ message: RecallMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .matched(let id, let key): return match(id, key, moment, &desk)
    case .measured(let id, let helping):
      return desk.set(RecallItem.fields(of: helping), of: id, moment)
    case .typedAmount(let id, let text): return type(text, amountOf: id, moment, &desk)
    case .pickedMeal(let id, let meal):
      return desk.set([RecallItem.field(of: meal)], of: id, moment)
    case .typedTime(let id, let text):
      guard let time = desk.typedTime(text) else { return [] }
      return desk.set([RecallItem.field(of: time.value)], of: id, moment)
    case .deleted(let id):
      editing = nil
      guard let item = desk.recallItem(id) else { return [] }
      return desk.delete(
        id, kind: RecallItem.kind, saying: desk.recallText.removed(item.title), moment)
    default: return []
    }
  }

  /// The amount that was said stays, in the measures of the new food.
  private mutating func match(
    _ id: Identifier, _ key: FoodKey, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let item = desk.recallItem(id), let pick = desk.pick(key) else { return [] }
    typedFood = ""
    let helping = item.helping.carried(to: pick)
    return desk.set(RecallItem.fields(of: pick) + RecallItem.fields(of: helping), of: id, moment)
  }

  /// What is no number changes nothing; of one number only the first key is a step to take back.
  private mutating func type(
    _ text: String, amountOf id: Identifier, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    let isFirst = self.amount?.item != id
    let short = text.cut(to: RecallState.longestAmount)
    self.amount = RecallState.TypedAmount(item: id, text: short)
    guard let item = desk.recallItem(id), let amount = desk.typedAmount(short) else { return [] }
    let fields = RecallItem.fields(of: item.helping.changed(to: amount))
    let drafts = [desk.settingDraft(fields, of: id, moment)]
    return desk.write(drafts, moment, undoable: isFirst)
  }

  // Meals of several items at once

  mutating func check(_ id: Identifier) {
    if let place = checked.firstIndex(of: id) {
      checked.remove(at: place)
    } else {
      checked.append(id)
    }
  }

  /// The checked items, or all that have no meal where none is checked.
  mutating func assign(_ meal: Meal, on day: Day, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    let items = desk.recall(on: day).items
    var chosen = items.filter { checked.contains($0.id) }
    if chosen.isEmpty { chosen = items.filter { $0.meal == nil } }
    checked = []
    guard !chosen.isEmpty else { return [] }
    desk.toast = desk.recallText.placed(chosen.count, desk.recallText.name(meal))
    return desk.set([RecallItem.field(of: meal)], of: chosen, moment)
  }
}

/// A time that was typed, or that there is none.
private struct TypedTime {
  let value: TimeOfDay?
}
