// What is in the journal, counted: said where it is kept and before it is deleted. Whatever has no
// word of its own counts among the other things, so that nothing is left out.
import Engine

struct JournalCounts {
  private var entries = 0
  private var totals = 0
  private var cravings = 0
  private var plans = 0
  private var reasons = 0
  private var trackers = 0
  private var thoughts = 0
  private var meals = 0
  private var sessions = 0
  private var pictures = 0
  private var recalls = 0
  private var others = 0

  init(_ desk: borrowing Desk) {
    for entity in desk.records.journal.sorted where entity.isVisible { add(entity) }
  }

  private mutating func add(_ entity: Entity) {
    switch entity.kind {
    case Entry.kind: entries += 1
    case DayTotal.kind: totals += 1
    case Craving.kind: cravings += 1
    case PlanRecord.kind: plans += 1
    case Reason.kind: reasons += 1
    case Tracker.kind: trackers += 1
    case Thought.kind: thoughts += 1
    case RecallItem.kind: meals += 1
    case PracticeRun.kind: sessions += 1
    case Attachment.kind: pictures += 1
    case Recall.kind: recalls += 1
    // Said beside the list.
    case Settings.kind: break
    default: others += 1
    }
  }

  /// "412 entries, 30 cravings and 2 plans"; nothing where nothing is there.
  func line(_ text: DataText, _ locale: Locale) -> String? {
    // A recall is told by its foods.
    let others = others + (meals == 0 ? recalls : 0)
    let counted = [
      (entries, text.entries), (totals, text.totals), (cravings, text.cravings),
      (plans, text.plans), (reasons, text.reasons), (trackers, text.trackers),
      (thoughts, text.thoughts), (meals, text.meals), (sessions, text.sessions),
      (pictures, text.pictures), (others, text.others),
    ]
    var parts: [String] = []
    for (count, words) in counted where count > 0 {
      parts.append(locale.number(Int64(count)) + " " + (count == 1 ? words.one : words.many))
    }
    guard let last = parts.popLast() else { return nil }
    guard var all = parts.first else { return last }
    for part in parts.dropFirst() { all += ", " + part }
    return all + text.and + last
  }
}
