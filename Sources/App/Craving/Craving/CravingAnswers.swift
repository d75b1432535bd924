// What the questions of a craving do: each answer is kept at once; pressed again it is taken back.
import Engine

extension CravingState {
  @inline(never)  // Not of a first visit.
  mutating func answerQuestion(
    _ message: CravingMessage, _ open: Craving, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    switch message {
    case .movedStrength(let value): strength = Int(value)
    case .pickedStrength(let value):
      strength = nil
      guard let value = Int(value), 0...Craving.intensities.upperBound ~= value else { break }
      return desk.edit(open, [Craving.field(intensity: value)], moment)
    case .pickedTrigger(let key): return desk.toggle(trigger: key, of: open, moment)
    case .enteredOwnTrigger(let text): ownTrigger = String(text.prefix(40))
    case .addedOwnTrigger:
      let own = Craving.ownPrefix + ownTrigger
      guard own != Craving.ownPrefix else { break }
      ownTrigger = ""
      if !open.triggers.contains(own) { return desk.toggle(trigger: own, of: open, moment) }
    case .pickedPlace(let key):
      let place = key == open.place ? "" : key
      return desk.edit(open, [Craving.field(place: place)], moment)
    case .enteredOwnPlace(let text): ownPlace = String(text.prefix(40))
    case .addedOwnPlace:
      guard !ownPlace.isEmpty else { break }
      let place = Craving.ownPrefix + ownPlace
      ownPlace = ""
      return desk.edit(open, [Craving.field(place: place)], moment)
    case .pickedCompany(let company):
      let answer = company == open.company ? nil : company
      return desk.edit(open, [Craving.field(company: answer)], moment)
    case .pickedDose(let product):
      let key = open.technique == product.technique ? "" : product.technique
      return desk.edit(open, Craving.fields(done: key), moment)
    case .pickedLength(let minutes):
      let end = CravingSession(start: open.at, minutes: minutes).end
      return desk.edit(open, [Craving.field(sessionEnd: end)], moment)
    default: break
    }
    return []
  }
}
