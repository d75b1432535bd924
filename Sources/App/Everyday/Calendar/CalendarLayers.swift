// The layers of the calendar: which there are, which one is shown, and how one is picked.
import Engine

extension CalendarState {
  /// The layer that was picked, as long as there is one, or else the first; nothing without any.
  func shownLayer(of layers: [CalendarLayer]) -> CalendarLayer? {
    layers.first { $0 == layer } ?? layers.first
  }
}

extension Desk {
  /// A chip for each layer, with those of archived trackers under a word of their own.
  func layerChoice(
    _ text: CalendarText, _ all: [CalendarLayer], _ shown: CalendarLayer, isArchived: Bool
  ) -> [Component<Message>] {
    let layers = all.filter { self.isArchived($0) == isArchived }
    guard all.count > 1, !layers.isEmpty else { return [] }
    return [
      .choice(
        Choice(
          isArchived ? text.archived : text.whose, look: .strip, hidesLabel: !isArchived,
          options: layers.map {
            Choice<Message>.Option(
              layerName($0), .calendar(.pickedLayer($0)), key: "layer-" + layerKey($0),
              isPicked: $0 == shown)
          }))
    ]
  }

  /// The days from one through another, of the tracker of a layer alone.
  func book(
    of layer: CalendarLayer?, from first: Day, through last: Day, _ moment: Moment
  ) -> DayBook {
    DayBook(
      overview, only: layerTracker(layer).map { [$0] } ?? [], from: first, through: last,
      now: moment.now, offset: moment.offset)
  }

  func days(of layer: CalendarLayer?, in book: DayBook) -> LayerDays? {
    switch layer {
    case .tracker(let id): book.days(of: id).map { LayerDays($0) }
    case .minutes(let kind): LayerDays(kind, overview, today: book.today)
    case nil: nil
    }
  }

  func layerName(_ layer: CalendarLayer) -> String {
    if case .minutes(let kind) = layer { return streaksText.name(kind) }
    return layerTracker(layer).map { locale.name(of: $0) } ?? ""
  }

  private func layerKey(_ layer: CalendarLayer) -> String {
    if case .minutes(let kind) = layer { return kind.rawValue }
    return layerTracker(layer)?.key ?? ""
  }

  func layerTracker(_ layer: CalendarLayer?) -> Tracker? {
    guard case .tracker(let id) = layer else { return nil }
    return (overview.trackers + overview.archived).first { $0.id == id }
  }

  private func isArchived(_ layer: CalendarLayer) -> Bool {
    layerTracker(layer)?.isArchived == true
  }
}

extension LayerDays {
  /// Whether a plan judges the days.
  var isPlan: Bool { tracker.map { $0.tracker.mode == nil } ?? false }
}
