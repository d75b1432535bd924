// What to expect on each of the first 28 days, in German: our own words, without any rating.

enum WithdrawalGerman {
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
      "Der erste Tag ohne. Unruhe und Ungeduld können sich zeigen. Fünf Minuten Gehen "
        + "nehmen dem Wunsch oft die Spitze."
    case 2:
      "Ärger kann heute schneller kommen als sonst. Er gehört zu dieser Zeit und geht "
        + "wieder. Sag einem Menschen, dass du kurz angebunden sein kannst."
    case 3:
      "Viele spüren diese Tage am stärksten. Kaffee bleibt ohne Rauch länger im "
        + "Körper: Probier eine kleinere Tasse und schau, wie es dir geht."
    case 4:
      "Der Schlaf kann leicht oder unterbrochen sein. Halte den Abend langsam und das "
        + "Zimmer dunkel. Müde Tage gehören zu dieser Woche."
    case 5:
      "Klar zu denken kann schwerfallen. Mach eins nach dem anderen und schreib es auf. "
        + "Ein kurzer Gang hält den Wunsch eine Weile fern."
    case 6:
      "Gedrückte Stimmung kommt bei vielen in der ersten Woche. Plane etwas Kleines, "
        + "das du magst, zu einer festen Zeit."
    default:
      "Das Ende von Woche 1. In dieser Woche sind die Zeichen meist am stärksten. Sieh "
        + "dir an, was half, und halte es bereit."
    }
  }

  private static func second(_ day: Int) -> String {
    switch day {
    case 8:
      "Woche 2 beginnt. Für viele ist das steile Stück vorbei, der Rest geht langsamer "
        + "zurück. Eine schwere Stunde kann noch kommen."
    case 9:
      "Die Unruhe sitzt vielleicht in den Händen. Gib ihnen etwas: einen Stift, einen "
        + "Stein, Teig. Auch ein paar Minuten zügiges Gehen helfen."
    case 10:
      "Fühlst du dich zittrig, schau auf den Kaffee: Koffein kann sich in den ersten "
        + "drei Wochen ansammeln. Weniger davon ist einen Versuch wert."
    case 11:
      "Ungeduld ist eines der sieben bekannten Zeichen. Geh heute zehn Minuten früher "
        + "los, dann ist eine Schlange nur eine Schlange."
    case 12:
      "Nachts aufzuwachen ist in diesen Wochen häufig. Liegst du wach, steh auf, trink "
        + "Wasser und leg dich hin, wenn du müde bist."
    case 13:
      "Zwei ungleiche Wochen sind üblich: Gute und seltsame Tage wechseln sich ab. Zähl "
        + "heute die guten."
    default:
      "Zwei Wochen. Bei manchen enden die Zeichen etwa jetzt, bei anderen erst in Woche "
        + "4. Beides ist üblich."
    }
  }

  private static func third(_ day: Int) -> String {
    switch day {
    case 15:
      "Woche 3 beginnt. Was noch da ist, geht meist langsam. Kommt ein Wunsch, steh auf "
        + "und geh bis zur nächsten Ecke und zurück."
    case 16:
      "Sorge kann ohne Grund bleiben. Nenne sie in einem Satz auf Papier. Dann "
        + "entscheide, wann du wieder hinsiehst."
    case 17:
      "Nachts noch wacher, als dir lieb ist? Leg den letzten Kaffee auf den Mittag und "
        + "sieh, was drei Abende bringen."
    case 18:
      "Ein Moment kann dich überraschen: ein Geruch, ein Lied, ein Balkon. Sag, was es "
        + "ist, atme aus und lass es vorbeiziehen."
    case 19:
      "Die Konzentration kommt in Stücken zurück. Arbeite in kurzen Abschnitten und "
        + "mach dazwischen eine eigene Pause."
    case 20:
      "Jemand fragt vielleicht, wie es läuft. Halte einen ehrlichen Satz bereit. Mehr "
        + "schuldest du niemandem."
    default:
      "Drei Wochen. In Studien waren die meisten Zeichen bis hierher ein gutes Stück "
        + "gesunken. Vergleiche deine Linie mit Woche 1."
    }
  }

  private static func fourth(_ day: Int) -> String {
    switch day {
    case 22:
      "Woche 4 beginnt. Ein Wunsch hängt jetzt oft an einem Ort oder einer Stunde. Geh "
        + "heute durch diese Stunde, statt zu sitzen."
    case 23:
      "Ist die Stimmung heute gedrückt, such Menschen oder Tageslicht, auch kurz. "
        + "Bleibt sie so, ist die Seite mit Hilfe einen Tipp entfernt."
    case 24:
      "Alte Gewohnheiten mögen Anlässe: einen Freitag, ein Fest, den Zahltag. "
        + "Entscheide jetzt, was du in der Hand hältst."
    case 25:
      "Ärger, der in Woche 1 neu war, ist bei den meisten jetzt seltener. Hat jemand "
        + "viel davon abbekommen, ist ein gutes Wort nicht zu spät."
    case 26:
      "Sieh auf die Abende: Sind sie ruhiger als in der ersten Woche? Behalte das eine, "
        + "was sie ruhiger gemacht hat."
    case 27:
      "Fast vier Wochen. In einer Studie mit Menschen, die von selbst aufhörten, waren "
        + "die meisten Zeichen bis Tag 30 wieder wie am Anfang."
    default:
      "Vier Wochen. Für die meisten ist der Entzug etwa jetzt vorbei; Hunger kann "
        + "länger bleiben. Was noch stark ist, verdient ein Gespräch mit jemandem, der sich "
        + "auskennt."
    }
  }
}
