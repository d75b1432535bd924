// The order of trackers and of their groups. A group stands where its first tracker stands.

/// Trackers that the person put together.
public struct TrackerGroup: Hashable, Sendable {
  /// Empty for those without a group.
  public let name: String
  public internal(set) var trackers: [Tracker]
}

/// Trackers in the order in which they are shown, and how they move.
public struct TrackerOrder: Sendable {
  public private(set) var groups: [TrackerGroup] = []

  /// `trackers` in the person's order.
  public init(_ trackers: [Tracker]) {
    for tracker in trackers {
      if let place = groups.firstIndex(where: { $0.name == tracker.group }) {
        groups[place].trackers.append(tracker)
      } else {
        groups.append(TrackerGroup(name: tracker.group, trackers: [tracker]))
      }
    }
  }

  /// All trackers, group after group.
  public var all: [Tracker] {
    var all: [Tracker] = []
    for group in groups { all += group.trackers }
    return all
  }

  /// One step up (-1) or down (1) within its group; at the end it stays.
  public mutating func move(_ tracker: Identifier, by step: Int) {
    for place in groups.indices {
      guard let from = groups[place].trackers.firstIndex(where: { $0.id == tracker }) else {
        continue
      }
      let to = from + step
      if groups[place].trackers.indices.contains(to) { groups[place].trackers.swapAt(from, to) }
    }
  }

  /// One step up (-1) or down (1) among the groups; at the end it stays.
  public mutating func move(group name: String, by step: Int) {
    guard let from = groups.firstIndex(where: { $0.name == name }) else { return }
    if groups.indices.contains(from + step) { groups.swapAt(from, from + step) }
  }

  /// Puts one where another one stands, into that one's group. Coming from above it takes the place
  /// behind it, so that what is dropped on the last one becomes the last.
  public mutating func put(_ dragged: Identifier, at target: Identifier) {
    let order = all
    guard dragged != target, let from = order.firstIndex(where: { $0.id == dragged }),
      let to = order.firstIndex(where: { $0.id == target })
    else { return }
    for place in groups.indices { groups[place].trackers.removeAll { $0.id == dragged } }
    for place in groups.indices {
      guard let at = groups[place].trackers.firstIndex(where: { $0.id == target }) else { continue }
      groups[place].trackers.insert(order[from], at: from < to ? at + 1 : at)
    }
    groups.removeAll { $0.trackers.isEmpty }
  }

  /// The name of the group in which a tracker stands now.
  public func group(of tracker: Identifier) -> String? {
    groups.first { $0.trackers.contains { $0.id == tracker } }?.name
  }
}
