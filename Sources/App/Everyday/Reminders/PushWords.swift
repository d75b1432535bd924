// What a notification says. Nothing can look into the journal once more before it is shown, so it
// asks rather than tells, and stays true when the thing is done.
import Engine

extension Desk {
  /// The plan as the server is to keep it, each delivery in both wordings.
  func pushNotes(
    _ deliveries: [Delivery], _ box: ReminderBox, _ moment: Moment
  ) -> [PushNote] {
    deliveries.map { delivery in
      let name = delivery.occurrence.identifier
      let tag = box.name("tag", Array(name.text.utf8))
      let ticket = PushTicket(delivery.occurrence, slot: delivery.slot).text(box)
      return PushNote(
        delivery,
        plain: message(
          pushWords(of: delivery, moment), remindersText.reason(delivery.kind), delivery, tag,
          ticket),
        discreet: message(
          language.remindersPushTitle, remindersText.fileEvent, delivery, tag, ticket),
        tag: tag, box, overview.reminders.devices)
    }
  }

  private func message(
    _ title: String, _ body: String, _ delivery: Delivery, _ tag: Identifier, _ ticket: String
  ) -> [UInt8] {
    let place = delivery.kind.place
    var message = PushNotification(
      title: title.cut(to: Desk.longestTitle), body: body.cut(to: Desk.longestBody),
      language: language.rawValue, address: device.appAddress + (place ?? .today).address,
      tag: tag.text, ticket: ticket, isAnsweredByTap: place != nil)
    message.actions = answers(to: delivery)
    return message.bytes
  }

  /// Of a text, in bytes: names are as long as people make them.
  private static let longestTitle = 240
  private static let longestBody = 200

  private func answers(to delivery: Delivery) -> [(name: String, words: String)] {
    let isQuestion = delivery.kind == .stillWanted
    let later = (name: "later", words: isQuestion ? remindersText.none : remindersText.notNow)
    switch delivery.kind {
    case .tracker:
      guard let tracker = tracker(delivery.about.first), !tracker.isUse, tracker.isDoneByOnePress
      else { return [later] }
    case .stillWanted, .checkIn, .away: break
    default: return [later]
    }
    return [(name: "done", words: takingUp(delivery)), later]
  }

  private func pushWords(of delivery: Delivery, _ moment: Moment) -> String {
    switch delivery.kind {
    case .morning: language.remindersPushMorning
    case .checkIn: language.remindersPushOpen(names: names(of: delivery.about))
    default: words(of: delivery, moment)
    }
  }
}
