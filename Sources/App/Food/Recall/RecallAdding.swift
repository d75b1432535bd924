// Adding to the list of a day: whole lines, foods that were found, foods of other days.
import Engine

extension RecallState {
  /// Takes the whole line that is typed. With `ending`, its last item is that food; `saying` is
  /// what happens to the recall with it.
  mutating func addTyped(
    ending key: FoodKey? = nil, on day: Day, saying: [Field] = [], _ moment: Moment,
    _ desk: inout Desk
  ) -> [Effect] {
    let line = TypedLine(typed)
    var read = key == nil ? desk.readFoods(typed) : desk.readFoods(line.done)
    if let chosen = desk.pick(key) {
      var last = desk.readFoods(line.open)
      if last.isEmpty { last.append(ReadFood(mention: FoodMention(text: desk.trimmed(line.open)))) }
      last[last.count - 1].choose(chosen)
      read += last
    }
    typed = ""
    return add(read, on: day, saying: saying, moment, &desk)
  }

  private mutating func add(
    _ read: [ReadFood], on day: Day, saying: [Field], _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    var new: [NewItem] = []
    let recall = desk.recall(on: day)
    var order = recall.nextOrder
    for food in read {
      let fields = RecallItem.fields(
        on: day, order: order, text: food.mention.text, food.pick, food.helping)
      new.append(NewItem(name: food.pick?.name ?? food.mention.text, fields: fields))
      order += 1
    }
    return add(new, to: recall, saying: saying, moment, &desk)
  }

  /// The same food and amount as in an earlier item.
  mutating func addAgain(_ id: Identifier, on day: Day, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard let item = desk.overview.food.recalls.recentItems.first(where: { $0.id == id }) else {
      return []
    }
    let recall = desk.recall(on: day)
    let fields = item.again(on: day, order: recall.nextOrder)
    return add([NewItem(name: item.title, fields: fields)], to: recall, moment, &desk)
  }

  /// What does not fit into a day any more is left.
  private mutating func add(
    _ items: [NewItem], to recall: Recall, saying: [Field] = [], _ moment: Moment,
    _ desk: inout Desk
  ) -> [Effect] {
    let items = items.prefix(max(0, Recall.mostItems - recall.items.count))
    guard let first = items.first else {
      return saying.isEmpty
        ? [] : desk.write(desk.recallDrafts(saying, on: recall.day, moment), moment)
    }
    var drafts = desk.recallDrafts(saying, on: recall.day, moment)
    for item in items {
      drafts.append(
        .create(
          moment.entropy.identifier(), kind: RecallItem.kind,
          item.fields + [RecallItem.field(of: meal)]))
    }
    answering = recall.pass == .forgotten ? recall.nextForgotten : nil
    desk.toast =
      items.count == 1 ? desk.recallText.added(first.name) : desk.recallText.added(items.count)
    return desk.write(drafts, moment, undoable: true)
  }

  mutating func copy(_ other: Day, to day: Day, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    isCopying = false
    guard let source = desk.overview.recall(on: other), other != day else { return [] }
    let copies = source.copied(to: day, behind: desk.overview.recall(on: day), moment.entropy)
    guard !copies.isEmpty else {
      desk.toast = desk.recallText.copiedBefore
      return []
    }
    desk.toast = desk.recallText.copied(copies.count, of: source.items.count)
    return desk.write(desk.recallDrafts([], on: day, moment) + copies, moment, undoable: true)
  }
}

/// An item that is about to be written.
private struct NewItem {
  let name: String
  let fields: [Field]
}
