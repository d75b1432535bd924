// The names of the techniques, and each of them as the end of an if-then sentence.
import Engine

enum TechniqueText {
  static func name(_ technique: Technique, _ language: Language) -> String {
    language == .german ? german(technique) : english(technique)
  }

  /// What stands after "then I will" or "dann".
  static func action(_ technique: Technique, _ language: Language) -> String {
    language == .german ? germanAction(technique) : englishAction(technique)
  }

  private static func english(_ technique: Technique) -> String {
    switch technique {
    case .boxBreathing: "Box breathing"
    case .longBreath: "Breathe 4-7-8"
    case .calmBreath: "Long breath out"
    case .fiveBreaths: "Five breaths"
    case .walk: "A five-minute walk"
    case .urgeSurfing: "Ride the wave"
    case .fourDs: "Wait, drink, do, breathe"
    case .grounding: "Five senses"
    case .coldWater: "Cold water"
    case .water: "A glass of water"
    case .handsBusy: "Busy hands"
    case .chewing: "Something to chew"
    case .pairs: "Find the pairs"
    case .countdown: "Count down by seven"
    case .talking: "Talk to somebody"
    case .ownReason: "Read my why"
    case .teeth: "Brush my teeth"
    case .treat: "Another treat"
    }
  }

  private static func german(_ technique: Technique) -> String {
    switch technique {
    case .boxBreathing: "Box-Atmung"
    case .longBreath: "Atmen 4-7-8"
    case .calmBreath: "Länger ausatmen"
    case .fiveBreaths: "Fünf Atemzüge"
    case .walk: "Fünf Minuten gehen"
    case .urgeSurfing: "Die Welle reiten"
    case .fourDs: "Warten, trinken, tun, atmen"
    case .grounding: "Fünf Sinne"
    case .coldWater: "Kaltes Wasser"
    case .water: "Ein Glas Wasser"
    case .handsBusy: "Etwas für die Hände"
    case .chewing: "Etwas zu kauen"
    case .pairs: "Paare finden"
    case .countdown: "In Siebenern rückwärts"
    case .talking: "Mit jemandem reden"
    case .ownReason: "Mein Warum lesen"
    case .teeth: "Zähne putzen"
    case .treat: "Eine andere Freude"
    }
  }

  private static func englishAction(_ technique: Technique) -> String {
    switch technique {
    case .boxBreathing: "breathe four times in a box"
    case .longBreath: "breathe 4-7-8 four times"
    case .calmBreath: "breathe out longer than in"
    case .fiveBreaths: "take five slow breaths"
    case .walk: "walk for five minutes"
    case .urgeSurfing: "watch the wave come and go"
    case .fourDs: "wait ten minutes and drink something"
    case .grounding: "name five things that I see"
    case .coldWater: "hold my wrists under cold water"
    case .water: "drink a glass of water"
    case .handsBusy: "keep my hands busy"
    case .chewing: "chew gum or a carrot"
    case .pairs: "play a round of pairs"
    case .countdown: "count down from 100 by seven"
    case .talking: "call or text somebody"
    case .ownReason: "read why I do this"
    case .teeth: "brush my teeth"
    case .treat: "give myself another treat"
    }
  }

  private static func germanAction(_ technique: Technique) -> String {
    switch technique {
    case .boxBreathing: "atme ich viermal im Viereck"
    case .longBreath: "atme ich viermal 4-7-8"
    case .calmBreath: "atme ich länger aus als ein"
    case .fiveBreaths: "nehme ich fünf langsame Atemzüge"
    case .walk: "gehe ich fünf Minuten"
    case .urgeSurfing: "sehe ich der Welle zu, wie sie kommt und geht"
    case .fourDs: "warte ich zehn Minuten und trinke etwas"
    case .grounding: "nenne ich fünf Dinge, die ich sehe"
    case .coldWater: "halte ich die Handgelenke unter kaltes Wasser"
    case .water: "trinke ich ein Glas Wasser"
    case .handsBusy: "beschäftige ich meine Hände"
    case .chewing: "kaue ich Kaugummi oder eine Möhre"
    case .pairs: "spiele ich eine Runde Paare"
    case .countdown: "zähle ich von 100 in Siebenern rückwärts"
    case .talking: "rufe ich jemanden an oder schreibe"
    case .ownReason: "lese ich, warum ich das tue"
    case .teeth: "putze ich mir die Zähne"
    case .treat: "gönne ich mir etwas anderes"
    }
  }
}
