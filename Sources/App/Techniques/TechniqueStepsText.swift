// The steps of the techniques: one short line at a time, for somebody whose hands shake.
import Engine

enum TechniqueStepsText {
  static func steps(_ technique: Technique, _ language: Language) -> [String] {
    lines(language == .german ? german(technique) : english(technique))
  }

  /// The lines of a text, empty ones left out.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar != "\n" {
        line.unicodeScalars.append(scalar)
      } else if !line.isEmpty {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func english(_ technique: Technique) -> String {
    switch technique {
    case .boxBreathing:
      "Follow the circle: in for 4, hold for 4.\nOut for 4, hold for 4.\nFour rounds are plenty."
    case .longBreath:
      "In through the nose for 4.\nHold for 7.\nOut through the mouth for 8. Four rounds."
    case .calmBreath: "In for 4.\nOut for 6, slow and soft.\nStay with it for two minutes."
    case .fiveBreaths: "Five slow breaths with the circle.\nThen wait two minutes more."
    case .walk:
      "Stand up and go: outside, the stairs, the hall.\nA pace at which you could talk.\n"
        + "Five minutes, then look again."
    case .urgeSurfing:
      "Where in the body is the urge?\nWatch it grow, like a wave.\n"
        + "You do nothing. You only watch.\nNotice how it changes."
    case .fourDs:
      "Wait ten minutes before you decide.\nDrink something, sip by sip.\n"
        + "Do something else with your hands.\nBreathe in deeply, and slowly out."
    case .grounding:
      "Name 5 things that you see.\nTouch 4 things and feel them.\nHear 3 sounds.\n"
        + "Find 2 smells.\nNotice 1 taste."
    case .coldWater:
      "Go to a tap.\nHold your wrists under cold water.\nThen splash some in your face."
    case .water: "Fill a large glass.\nDrink it slowly.\nNotice how cold it is."
    case .handsBusy: "Take a pen, a stone or a rubber band.\nTurn it. Fold it. Feel its edges."
    case .chewing: "Find gum, a carrot or a mint.\nChew slowly.\nTaste until it changes."
    case .pairs: "Turn two cards. Find what is alike."
    case .countdown: "Start at 100.\nTake away 7. Then 7 again.\nLost the thread? Begin at 100."
    case .talking: "Who would be glad to hear from you?\nCall, or send two lines.\nSay how it is."
    case .ownReason: "Read it once, slowly.\nWho or what do you see?\nStay with that picture."
    case .teeth: "Go to the bathroom.\nBrush for two minutes.\nNotice the fresh taste."
    case .treat: "What else would do you good now?\nMusic, fruit, a hot drink?\nTake it in peace."
    }
  }

  private static func german(_ technique: Technique) -> String {
    switch technique {
    case .boxBreathing:
      "Folge dem Kreis: 4 ein, 4 halten.\n4 aus, 4 halten.\nVier Runden reichen."
    case .longBreath:
      "Durch die Nase ein, bis 4.\nHalten, bis 7.\nDurch den Mund aus, bis 8. Vier Runden."
    case .calmBreath: "Ein, bis 4.\nAus, bis 6, langsam und weich.\nBleib zwei Minuten dabei."
    case .fiveBreaths: "Fünf langsame Atemzüge mit dem Kreis.\nDann noch zwei Minuten warten."
    case .walk:
      "Steh auf und geh: raus, Treppe, Flur.\nSo schnell, dass du noch reden könntest.\n"
        + "Fünf Minuten, dann schau wieder."
    case .urgeSurfing:
      "Wo im Körper ist der Drang?\nSieh zu, wie er wächst, wie eine Welle.\n"
        + "Du tust nichts. Du siehst nur zu.\nMerk, wie er sich ändert."
    case .fourDs:
      "Warte zehn Minuten, bevor du entscheidest.\nTrink etwas, Schluck für Schluck.\n"
        + "Gib den Händen etwas anderes zu tun.\nAtme tief ein und langsam aus."
    case .grounding:
      "Nenne 5 Dinge, die du siehst.\nBerühre 4 Dinge und spüre sie.\nHöre 3 Geräusche.\n"
        + "Finde 2 Gerüche.\nMerk 1 Geschmack."
    case .coldWater:
      "Geh zu einem Wasserhahn.\nHalte die Handgelenke unter kaltes Wasser.\n"
        + "Dann etwas davon ins Gesicht."
    case .water: "Füll ein großes Glas.\nTrink es langsam.\nMerk, wie kalt es ist."
    case .handsBusy: "Nimm Stift, Stein oder Gummiband.\nDreh es. Falte es. Spür die Kanten."
    case .chewing: "Such Kaugummi, Möhre oder Minze.\nKau langsam.\nSchmeck, bis es sich ändert."
    case .pairs: "Dreh zwei Karten um. Finde, was gleich ist."
    case .countdown:
      "Fang bei 100 an.\nZieh 7 ab. Dann wieder 7.\nFaden verloren? Beginn wieder bei 100."
    case .talking:
      "Wer freut sich, von dir zu hören?\nRuf an oder schreib zwei Zeilen.\nSag, wie es ist."
    case .ownReason: "Lies es einmal, langsam.\nWen oder was siehst du?\nBleib bei diesem Bild."
    case .teeth: "Geh ins Bad.\nPutz zwei Minuten.\nMerk den frischen Geschmack."
    case .treat: "Was tut dir jetzt sonst gut?\nMusik, Obst, etwas Heißes?\nNimm es in Ruhe."
    }
  }
}
