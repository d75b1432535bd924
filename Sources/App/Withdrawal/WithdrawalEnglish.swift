// What to expect on each of the first 28 days, in English: our own words, without any rating.

enum WithdrawalEnglish {
  /// Nothing for other days than 1 … 28.
  static func text(_ day: Int) -> String? {
    switch day {
    case 1...7: first(day)
    case 8...14: second(day)
    case 15...21: third(day)
    case 22...28: fourth(day)
    default: nil
    }
  }

  private static func first(_ day: Int) -> String {
    switch day {
    case 1:
      "The first day without it. Restlessness and impatience may show up. A walk of "
        + "five minutes often eases the wish."
    case 2:
      "Anger can come faster than usual today. It belongs to this time and goes again. "
        + "Tell one person that you may be short with them."
    case 3:
      "Many feel these days the most. Without smoke, coffee lasts longer in the "
        + "body: try a smaller cup and see how you feel."
    case 4:
      "Sleep may be light or broken. Keep the evening slow and the bedroom dark. Tired "
        + "days are part of this week."
    case 5:
      "It can be hard to think straight. Do one thing at a time and write it down. A "
        + "short walk can clear the wish for a while."
    case 6:
      "Low mood visits many people in the first week. Plan one small thing that you "
        + "like, at a fixed time today."
    default:
      "The end of week 1. This is the week in which the symptoms are usually strongest. "
        + "Look at what helped, and keep it near."
    }
  }

  private static func second(_ day: Int) -> String {
    switch day {
    case 8:
      "Week 2 begins. For many the steep part is over and the rest goes down more "
        + "slowly. A hard hour can still come."
    case 9:
      "Restlessness may sit in the hands. Give them something: a pen, a stone, dough. A "
        + "few minutes of brisk walking help, too."
    case 10:
      "If you feel jittery, look at your coffee: caffeine can build up in the first "
        + "three weeks. Less of it is worth a try."
    case 11:
      "Impatience is one of the seven known signs. Leave ten minutes early today, so "
        + "that a queue is only a queue."
    case 12:
      "Waking at night is common in these weeks. If you lie awake, get up, drink some "
        + "water, and go back when you are sleepy."
    case 13:
      "Two uneven weeks are normal: good days and odd ones take turns. Count the good "
        + "ones today."
    default:
      "Two weeks. For some the symptoms end about now; for others they take until week "
        + "4. Both are usual."
    }
  }

  private static func third(_ day: Int) -> String {
    switch day {
    case 15:
      "Week 3 begins. What is left mostly fades slowly. When a wish comes, stand up and "
        + "walk to the next corner and back."
    case 16:
      "Worry can linger without a reason. Name it in one sentence on paper. Then decide "
        + "when you will look at it again."
    case 17:
      "Still more awake than you like at night? Move the last coffee to noon and see "
        + "what three evenings bring."
    case 18:
      "A moment may catch you off guard: a smell, a song, a balcony. Say what it is, "
        + "breathe out, and let it pass by."
    case 19:
      "Concentration comes back in pieces. Work in short stretches with a break of your "
        + "own making between them."
    case 20:
      "Someone may ask how it goes. Have one honest sentence ready. You owe nobody more "
        + "than that."
    default:
      "Three weeks. In studies most symptoms had dropped a good way by now. Compare "
        + "your own line with week 1."
    }
  }

  private static func fourth(_ day: Int) -> String {
    switch day {
    case 22:
      "Week 4 begins. A wish now is often tied to a place or an hour. Walk through that "
        + "hour today instead of sitting."
    case 23:
      "If the mood is low today, see people or daylight, even for a short while. If it "
        + "stays low, the page on help is one tap away."
    case 24:
      "Old habits like an anniversary: a Friday, a party, a pay day. Decide now what "
        + "you will hold in your hand."
    case 25:
      "Anger that was new in week 1 is rarer for most by now. If someone got the worst "
        + "of it, a kind word is not late."
    case 26:
      "Look at the evenings: are they calmer than in the first week? Keep the one thing "
        + "that made them so."
    case 27:
      "Almost four weeks. In a study of people who stopped on their own, most symptoms "
        + "were back to where they began by day 30."
    default:
      "Four weeks. For most people withdrawal is over about now; hunger may stay "
        + "longer. Anything that is still strong deserves a talk with somebody who knows."
    }
  }
}
