// What is half typed and in no journal yet is put aside at each press and key, so that a reload
// comes back to it. All forms share the one place for drafts; the first byte says whose it is.
import Engine

/// Whose draft it is. Two and four were the opening questions of earlier versions; three and
/// twelve are what `Aside` has in front of a draft.
enum DraftKind: UInt8, Sendable {
  case craving = 1
  case program = 5
  case welcome = 6
  case recall, ownFood, recipe, ownSwap, unlock, more, coach
}

/// A half-filled form as texts.
enum FormDraft {
  static func bytes(_ kind: DraftKind, _ texts: [String]) -> [UInt8] {
    var writer = ByteWriter(version: kind.rawValue)
    for text in texts { writer.text(text) }
    return writer.bytes
  }

  /// Nothing for a draft of something else, and for what is none.
  static func texts(_ kind: DraftKind, _ bytes: [UInt8]) -> [String]? {
    var texts: [String] = []
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: kind.rawValue...kind.rawValue)
      while !reader.isAtEnd { texts.append(try reader.text(limit: Value.Limit.textBytes)) }
    } catch {
      return nil
    }
    return texts
  }

  /// Foods with all that was known of them, as one text.
  static func text(of parts: [FoodPart]) -> String {
    let change = Change(
      id: partsName, device: 0, number: 1,
      stamp: Stamp(milliseconds: 0, counter: 0, device: 0), entity: partsName,
      kind: Recipe.kind, action: .create(Recipe.fields("-", parts, servings: 1)))
    return Base64.encode(PackWriter.pack([change]))
  }

  static func parts(_ text: String) -> [FoodPart] {
    guard let bytes = Base64.decode(text) else { return [] }
    var journal = Journal()
    do throws(PackError) {
      for change in try Pack(bytes).changes { _ = journal.apply(change) }
    } catch {
      return []
    }
    return journal[partsName].flatMap { Recipe($0) }?.parts ?? []
  }

  private static let partsName = Identifier(kind: Recipe.kind, "draft")
}

extension State {
  /// Of the form that is open, else of a line that waits; nothing where nothing is half typed.
  var formDraft: [UInt8] {
    let drafts = [
      programs.programDraft, ownFoods.ownFoodDraft, ownFoods.recipeDraft, swaps.swapDraft,
      recalls.recallDraft, account.unlockDraft, today.moreDraft, coach.coachDraft,
    ]
    return drafts.first { !$0.isEmpty } ?? []
  }

  /// Puts aside what differs from what was there before a message.
  func mindForms(_ before: [UInt8]) -> [Effect] {
    let draft = formDraft
    return draft == before ? [] : [.keepDraft(draft)]
  }

  /// What was half typed when the page went away.
  mutating func restore(form draft: [UInt8]) {
    switch draft.first.flatMap({ DraftKind(rawValue: $0) }) {
    case .craving: craving.restore(craving: draft)
    case .welcome: restore(welcome: draft)
    case .program: programs.restore(program: draft)
    case .recall: recalls.restore(recall: draft)
    case .ownFood: ownFoods.restore(ownFood: draft, desk)
    case .recipe: ownFoods.restore(recipe: draft, desk)
    case .ownSwap: swaps.restore(swap: draft)
    case .unlock: account.restore(unlock: draft)
    case .more: today.showsMore = true
    case .coach: coach.restore(coach: draft)
    case nil: break
    }
  }
}
