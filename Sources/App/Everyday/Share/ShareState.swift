// A card to share: what the person picked for it, and what they see is what there will be.
import Engine

/// What the screen holds; nothing of it is kept.
public struct ShareState: Sendable {
  /// What a card has room for.
  static let most = 4

  public var look = CardLook.paper
  public var showsAmounts = false
  /// Keys of what is told; nothing until the person picks.
  public var picked: [String]?
  /// What the page was opened for.
  public var topic: ShareTopic?

  public init() {}
}

/// What can happen on the screen, and where it is opened from.
public enum ShareMessage: Sendable {
  case opened(ShareTopic)
  case flipped(String)
  case pickedLook(CardLook)
  case flippedAmounts
  case pressedShare
  case pressedSave
}

extension ShareState {
  mutating func update(_ message: ShareMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .opened(let topic):
      self = ShareState()
      self.topic = topic
      return desk.go(.share)
    case .flipped(let key): flip(key, items(moment, desk))
    case .pickedLook(let look): self.look = look
    case .flippedAmounts: showsAmounts.toggle()
    case .pressedShare: return hand(shares: true, moment, desk)
    case .pressedSave: return hand(shares: false, moment, desk)
    }
    return []
  }

  /// What is full takes no more until something is taken away.
  private mutating func flip(_ key: String, _ items: [ShareItem]) {
    var keys = shown(items).map { $0.key }
    if let place = keys.firstIndex(of: key) {
      keys.remove(at: place)
    } else if keys.count < ShareState.most {
      keys.append(key)
    }
    picked = keys
  }

  private func hand(shares: Bool, _ moment: Moment, _ desk: Desk) -> [Effect] {
    guard let card = card(items(moment, desk), desk) else { return [] }
    return [.card(name: "redstart.png", card, shares: shares)]
  }

  func items(_ moment: Moment, _ desk: Desk) -> [ShareItem] {
    ShareItems(desk: desk, moment: moment, showsAmounts: showsAmounts).all
  }

  /// What the card tells, in the order of the page.
  func shown(_ items: [ShareItem]) -> [ShareItem] {
    if let picked {
      return Array(items.filter { picked.contains($0.key) }.prefix(ShareState.most))
    }
    let first = items.first { $0.topic == topic } ?? items.first
    return first.map { [$0] } ?? []
  }

  /// Nothing while nothing is picked.
  func card(_ items: [ShareItem], _ desk: Desk) -> ShareCard? {
    let shown = shown(items)
    guard let first = shown.first else { return nil }
    let lines = shown.map { $0.line }
    return ShareCard(
      look, number: first.number, words: first.words, others: Array(lines.dropFirst()),
      label: desk.language.shareLabel(words: lines.joined(separator: ", ")))
  }
}
