// The questions in our own words; what they ask is what was published.
import Engine

enum CheckQuestionText {
  static func en(_ item: ScoreItem) -> String {
    switch item {
    case .firstCigarette: "How long after waking is your first cigarette?"
    case .cigarettesADay: "How many cigarettes is it on a usual day?"
    case .hardToRefrain: "Is it hard not to smoke where smoking is not allowed?"
    case .firstIsDearest: "Which cigarette is the hardest to do without?"
    case .moreInTheMorning: "Do you smoke more in the first hours after waking than later?"
    case .smokesWhenIll: "Do you smoke even when you are ill in bed most of the day?"
    case .vapesADay:
      "How many times a day do you vape? One time is about 15 puffs or 10 minutes."
    case .firstVape: "How long after waking do you vape for the first time?"
    case .wakesToVape: "Do you sometimes wake at night to vape?"
    case .nightsAWeek: "On how many nights a week?"
    case .hardToStopVaping: "Do you vape now because stopping is really hard?"
    case .strongCravings: "Do you ever have strong cravings to vape?"
    case .urges: "In the past week, how strong were the urges to vape?"
    case .hardWhereForbidden: "Is it hard not to vape where it is not allowed?"
    case .irritable: "Were you more irritable when you could not vape?"
    case .nervous: "Were you nervous, restless or anxious when you could not vape?"
    case .drinkDays: "How often do you have a drink with alcohol?"
    case .drinksADay: "How many drinks is it on a day when you drink?"
    case .sixDrinks: "How often is it six drinks or more on one occasion?"
    case .couldNotStop: "In the last year: how often could you not stop once you had begun?"
    case .leftUndone: "In the last year: how often did drinking keep you from what was expected?"
    case .morningDrink:
      "In the last year: how often did you need a drink in the morning after a heavy evening?"
    case .guilt: "In the last year: how often did you feel guilt or regret after drinking?"
    case .lostMemory: "In the last year: how often did you not remember the night before?"
    case .injury: "Have you or somebody else been hurt because of your drinking?"
    case .othersConcerned:
      "Has a relative, friend or doctor worried about your drinking or advised you to cut down?"
    }
  }

  static func de(_ item: ScoreItem) -> String {
    switch item {
    case .firstCigarette: "Wie lange nach dem Aufwachen kommt die erste Zigarette?"
    case .cigarettesADay: "Wie viele Zigaretten sind es an einem üblichen Tag?"
    case .hardToRefrain: "Fällt es dir schwer, nicht zu rauchen, wo es nicht erlaubt ist?"
    case .firstIsDearest: "Auf welche Zigarette verzichtest du am schwersten?"
    case .moreInTheMorning: "Rauchst du in den ersten Stunden nach dem Aufwachen mehr als später?"
    case .smokesWhenIll: "Rauchst du auch, wenn du krank im Bett liegst?"
    case .vapesADay:
      "Wie oft am Tag dampfst du? Ein Mal sind etwa 15 Züge oder 10 Minuten."
    case .firstVape: "Wie lange nach dem Aufwachen dampfst du zum ersten Mal?"
    case .wakesToVape: "Wachst du manchmal nachts auf, um zu dampfen?"
    case .nightsAWeek: "In wie vielen Nächten in der Woche?"
    case .hardToStopVaping: "Dampfst du noch, weil Aufhören wirklich schwerfällt?"
    case .strongCravings: "Hast du manchmal starkes Verlangen zu dampfen?"
    case .urges: "Wie stark war der Drang zu dampfen in der letzten Woche?"
    case .hardWhereForbidden: "Fällt es dir schwer, nicht zu dampfen, wo es nicht erlaubt ist?"
    case .irritable: "Warst du gereizter, wenn du nicht dampfen konntest?"
    case .nervous: "Warst du nervös, unruhig oder ängstlich, wenn du nicht dampfen konntest?"
    case .drinkDays: "Wie oft trinkst du etwas mit Alkohol?"
    case .drinksADay: "Wie viele Drinks sind es an einem Tag, an dem du trinkst?"
    case .sixDrinks: "Wie oft sind es sechs Drinks oder mehr bei einer Gelegenheit?"
    case .couldNotStop:
      "Im letzten Jahr: Wie oft konntest du nicht aufhören, wenn du angefangen hattest?"
    case .leftUndone: "Im letzten Jahr: Wie oft blieb wegen des Trinkens liegen, was dran war?"
    case .morningDrink:
      "Im letzten Jahr: Wie oft brauchtest du morgens einen Drink nach einem schweren Abend?"
    case .guilt: "Im letzten Jahr: Wie oft kamen nach dem Trinken Schuld oder Reue?"
    case .lostMemory: "Im letzten Jahr: Wie oft fehlte dir die Erinnerung an den Abend davor?"
    case .injury: "Wurdest du oder jemand anderes verletzt, weil du getrunken hattest?"
    case .othersConcerned:
      "Hat sich jemand aus Familie, Freundeskreis oder Praxis um dein Trinken gesorgt?"
    }
  }
}
