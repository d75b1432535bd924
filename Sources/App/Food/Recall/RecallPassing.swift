// Going through the passes of a recall. The pass is in the journal, so a reload goes on there.
import Engine

extension Desk {
  /// The recall of a day as far as it is; an empty one before it begins.
  func recall(on day: Day) -> Recall { overview.recall(on: day) ?? Recall(beginning: day) }

  /// What makes the recall of a day, or changes it; nothing where it is there and stays.
  func recallDrafts(
    _ fields: [Field], on day: Day, _ moment: Moment
  ) -> [Draft] {
    let name = Recall.identifier(on: day)
    let isThere = records.journal[name]?.isVisible == true
    if isThere, fields.isEmpty { return [] }
    var all = fields
    if !isThere {
      for field in Recall.startFields(on: day)
      where !fields.contains(where: { $0.name == field.name }) {
        all.append(field)
      }
    }
    return upsert(name, kind: Recall.kind, all, moment)
  }
}

extension RecallState {
  mutating func walk(_ message: RecallMessage, on day: Day, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let recall = desk.recall(on: day)
    switch message {
    case .pressedNext: return recall.pass.next.map { go(to: $0, on: day, moment, &desk) } ?? []
    case .pressedBack: return recall.pass.previous.map { go(to: $0, on: day, moment, &desk) } ?? []
    case .answered(let food): return answer(food, recall, moment, &desk)
    case .pressedDone: return finish(day, moment, &desk)
    case .pressedReopen:
      reopened = day
      return go(to: .quickList, on: day, moment, &desk)
    default: return []
    }
  }

  private mutating func go(to pass: RecallPass, on day: Day, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let effects = keep([Recall.field(of: pass)], on: day, moment, &desk)
    meal = nil
    checked = []
    return effects
  }

  /// The last question leads on by itself.
  private mutating func answer(
    _ food: ForgottenFood, _ recall: Recall, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    var fields = [Recall.field(asked: food)]
    let isLast = ForgottenFood.allCases.allSatisfy { $0 == food || recall.asked.contains($0) }
    if isLast, recall.pass == .forgotten { fields.append(Recall.field(of: .mealAndTime)) }
    return keep(fields, on: recall.day, moment, &desk)
  }

  private mutating func finish(_ day: Day, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    reopened = nil
    desk.toast = desk.recallText.done
    return desk.write(
      desk.recallDrafts([Recall.completeField], on: day, moment), moment, undoable: true)
  }

  /// A line that was typed and not added yet comes along: it belongs to the question before.
  private mutating func keep(
    _ fields: [Field], on day: Day, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard desk.trimmed(typed).isEmpty else {
      return addTyped(on: day, saying: fields, moment, &desk)
    }
    typed = ""
    return desk.write(desk.recallDrafts(fields, on: day, moment), moment)
  }
}
