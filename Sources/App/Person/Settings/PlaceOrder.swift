// The order of the places in the frame, which is the person's.
import Engine

extension Desk {
  /// In the person's order; what they did not order comes behind, in the usual one.
  var places: [Place] {
    let chosen = overview.settings.places.compactMap { Place(rawValue: $0) }
    var places: [Place] = []
    for place in chosen + Place.allCases where !places.contains(place) { places.append(place) }
    return places
  }

  mutating func moveUp(_ place: Place, _ moment: Moment) -> [Effect] {
    var order = places
    guard let index = order.firstIndex(of: place), index > 0 else { return [] }
    order.swapAt(index, index - 1)
    return set([Settings.field(places: order.map { $0.rawValue })], moment)
  }

  func placesGroup(_ text: SettingsText) -> SettingsGroup {
    let words = FrameText(language: language)
    let up = TrackersText(language).up
    var rows: [List<Message>.Row] = []
    for place in places {
      let name = words.place(place)
      let button = Button(
        up, Message.settings(.movedUp(place)), key: "up-" + place.rawValue, role: .chip,
        hint: name)
      rows.append(
        List.Row(
          key: "place-" + place.rawValue, title: name, symbol: place.symbol,
          actions: rows.isEmpty ? [] : [button]))
    }
    return SettingsGroup(
      key: "places", title: words.places, symbol: .list, words: rows.map { $0.title },
      body: [.list(List(label: words.places, rows: rows))])
  }
}
