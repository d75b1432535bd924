// The words of the plan screen.
import Engine

struct PlanText {
  let title: String
  let emptyTitle: String
  let emptyText: String
  let noPlan: String
  let add: String
  let change: String
  let hide: String
  let hideHint: String
  let hidden: String
  let broughtBack: String
  let added: String
  let moreHeading: String
  let hiddenHeading: String
  let hiddenText: String
  let bringBack: String
  let summaryLabel: String
  let method: String
  let methodName: (Plan.Kind) -> String
  let methodDetail: (Plan.Kind) -> String
  let stopsAt: String
  let wayFromTo: String
  let curve: String
  let curveName: (Curve) -> String
  let curveDetail: (Curve) -> String
  let cadence: String
  let viewName: (Plan.Cadence) -> String
  let curvesShown: String
  let curveByRule: (String) -> String
  let cadenceName: (Plan.Cadence) -> String
  let baseline: String
  let aDay: (String) -> String
  let price: (Substance?) -> String
  let pack: (String) -> String
  let strength: String
  let noTarget: String
  let noTargetYet: String
  let todayTarget: String
  let todayTargetWhy: String
  let weekTarget: String
  let weekTargetWhy: String
  let costHeading: String
  let perDay: String
  let perWeek: String
  let perMonth: String
  let perYear: String
  let costWhy: String
  let noCost: String
  let notice: (PlanNotice) -> String
  let wayHeading: String
  let waySentence: (String, String) -> String
  let noneFrom: (String) -> String
  let none: String
  let from: (String) -> String
  let dayColumn: String
  let today: String
  let asTable: String
  let ladderHeading: String

  static var en: PlanText {
    PlanText(
      title: "Plan",
      emptyTitle: "Your plans will stand here",
      emptyText: """
        Add what you want to watch. You decide later whether and how it changes.
        """,
      noPlan: "No plan yet. Noticing alone is fine, too.",
      add: "Make a plan",
      change: "Change the plan",
      hide: "Hide",
      hideHint: "Keeps everything.",
      hidden: "Hidden. Everything is kept.",
      broughtBack: "Back again.",
      added: "Added.",
      moreHeading: "Something else to watch?",
      hiddenHeading: "Hidden",
      hiddenText: "Not shown anywhere, with everything kept.",
      bringBack: "Show again",
      summaryLabel: "The plan",
      method: "How you go about it",
      methodName: {
        switch $0 {
        case .stop: "Stop on a day"
        case .reduce: "Less, step by step"
        case .notice: "Just notice"
        }
      },
      methodDetail: {
        switch $0 {
        case .stop: "No use from a moment that you pick. It may lie in the past."
        case .reduce: "A target that falls to zero by a day that you pick."
        case .notice: "You note what happens. There is no target."
        }
      },
      stopsAt: "The moment of stopping",
      wayFromTo: "The way to zero",
      curve: "The shape of the way",
      curveName: {
        switch $0 {
        case .linear: "Even"
        case .exponential: "Quicker at first"
        case .logarithmic: "Quickest at first"
        case .stepped: "In five steps"
        case .gentle: "Gentle at first"
        }
      },
      curveDetail: {
        switch $0 {
        case .linear: "The same piece less each time."
        case .exponential: "Larger steps at the start, smaller ones later."
        case .logarithmic: "Half is gone after about a quarter of the time; then it eases off."
        case .stepped: "Four times a fifth less, with a rest in between; zero at the end."
        case .gentle: "Small steps at the start, larger ones later."
        }
      },
      cadence: "A new target",
      viewName: { $0 == .daily ? "By day" : "By week" },
      curvesShown: "See each shape with your numbers",
      curveByRule: { "By rule for your amount and length: \($0). Yours to choose." },
      cadenceName: {
        switch $0 {
        case .daily: "every day"
        case .weekly: "every week"
        }
      },
      baseline: "Usual use before",
      aDay: { "\($0) a day" },
      price: { $0 == .alcohol ? "Price of a drink" : "Price of a pack" },
      pack: { "\($0) in a pack" },
      strength: "Nicotine strength at the start",
      noTarget: "No target: you only notice.",
      noTargetYet: "No target for today.",
      todayTarget: "at most today",
      todayTargetWhy: """
        What your plan allows today. It follows from the plan alone and never from how a \
        day went.
        """,
      weekTarget: "at most this week",
      weekTargetWhy: "The targets from Monday to Sunday added up.",
      costHeading: "What the usual use costs",
      perDay: "a day",
      perWeek: "a week",
      perMonth: "a month",
      perYear: "a year",
      costWhy: "Your usual amount times the price of one, for 1, 7, 30 and 365 days.",
      noCost: """
        With the usual amount and a price, what it costs stands here.
        """,
      notice: {
        switch $0 {
        case .long:
          "A way of more than 90 days. That is fine, and you can shorten it at any time."
        case .fast: "Less than 30 days is quick. Three to six months tend to work better."
        case .lowUse: "You use little already: a good starting point."
        }
      },
      wayHeading: "The way down",
      waySentence: { "From \($0) a day to none from \($1) on." },
      noneFrom: { "None from \($0) on." },
      none: "none",
      from: { "from \($0)" },
      dayColumn: "From",
      today: "today",
      asTable: "Show as a table",
      ladderHeading: "Nicotine strength")
  }

  static var de: PlanText {
    PlanText(
      title: "Plan",
      emptyTitle: "Hier stehen bald deine Pläne",
      emptyText: """
        Füge hinzu, worauf du achten willst. Ob und wie es sich ändert, entscheidest du \
        später.
        """,
      noPlan: "Noch kein Plan. Nur zu beobachten ist auch in Ordnung.",
      add: "Einen Plan machen",
      change: "Den Plan ändern",
      hide: "Ausblenden",
      hideHint: "Behält alles.",
      hidden: "Ausgeblendet. Alles bleibt erhalten.",
      broughtBack: "Wieder da.",
      added: "Hinzugefügt.",
      moreHeading: "Noch etwas beobachten?",
      hiddenHeading: "Ausgeblendet",
      hiddenText: "Nirgends zu sehen, und alles bleibt erhalten.",
      bringBack: "Wieder zeigen",
      summaryLabel: "Der Plan",
      method: "Wie du es angehst",
      methodName: {
        switch $0 {
        case .stop: "An einem Tag aufhören"
        case .reduce: "Schritt für Schritt weniger"
        case .notice: "Nur beobachten"
        }
      },
      methodDetail: {
        switch $0 {
        case .stop: "Ab einem Moment, den du wählst, nicht mehr. Er darf auch zurückliegen."
        case .reduce: "Ein Ziel, das bis zu einem Tag, den du wählst, auf null sinkt."
        case .notice: "Du notierst, was geschieht. Es gibt kein Ziel."
        }
      },
      stopsAt: "Der Moment des Aufhörens",
      wayFromTo: "Der Weg auf null",
      curve: "Die Form des Weges",
      curveName: {
        switch $0 {
        case .linear: "Gleichmäßig"
        case .exponential: "Anfangs schneller"
        case .logarithmic: "Anfangs am schnellsten"
        case .stepped: "In fünf Stufen"
        case .gentle: "Anfangs sanft"
        }
      },
      curveDetail: {
        switch $0 {
        case .linear: "Jedes Mal das gleiche Stück weniger."
        case .exponential: "Am Anfang größere Schritte, später kleinere."
        case .logarithmic:
          "Nach etwa einem Viertel der Zeit ist die Hälfte weg, dann wird es flacher."
        case .stepped: "Viermal ein Fünftel weniger, dazwischen Ruhe; am Ende null."
        case .gentle: "Am Anfang kleine Schritte, später größere."
        }
      },
      cadence: "Ein neues Ziel",
      viewName: { $0 == .daily ? "Nach Tagen" : "Nach Wochen" },
      curvesShown: "Jede Form mit deinen Zahlen ansehen",
      curveByRule: { "Nach der Regel für Menge und Länge: \($0). Du entscheidest." },
      cadenceName: {
        switch $0 {
        case .daily: "jeden Tag"
        case .weekly: "jede Woche"
        }
      },
      baseline: "Üblicher Verbrauch vorher",
      aDay: { "\($0) am Tag" },
      price: { $0 == .alcohol ? "Preis eines Drinks" : "Preis einer Packung" },
      pack: { "\($0) in einer Packung" },
      strength: "Nikotinstärke am Anfang",
      noTarget: "Kein Ziel: Du beobachtest nur.",
      noTargetYet: "Kein Ziel für heute.",
      todayTarget: "höchstens heute",
      todayTargetWhy: """
        Was dein Plan heute zulässt. Es folgt allein aus dem Plan und nie daraus, wie \
        ein Tag war.
        """,
      weekTarget: "höchstens diese Woche",
      weekTargetWhy: "Die Ziele von Montag bis Sonntag zusammengezählt.",
      costHeading: "Was der übliche Verbrauch kostet",
      perDay: "am Tag",
      perWeek: "in der Woche",
      perMonth: "im Monat",
      perYear: "im Jahr",
      costWhy: """
        Deine übliche Menge mal der Preis für eins, für 1, 7, 30 und 365 Tage.
        """,
      noCost: """
        Mit der üblichen Menge, einem Preis und einer Packungsgröße steht hier, was es \
        kostet.
        """,
      notice: {
        switch $0 {
        case .long:
          "Ein Weg von mehr als 90 Tagen. Das ist in Ordnung, und du kannst ihn jederzeit kürzen."
        case .fast: "Unter 30 Tagen ist zügig. Drei bis sechs Monate gelingen meist leichter."
        case .lowUse: "Es ist schon jetzt wenig: ein guter Ausgangspunkt."
        }
      },
      wayHeading: "Der Weg nach unten",
      waySentence: { "Start: \($0) am Tag. Ab dem \($1) nichts mehr." },
      noneFrom: { "Ab dem \($0) nichts mehr." },
      none: "nichts",
      from: { "ab \($0)" },
      dayColumn: "Ab",
      today: "heute",
      asTable: "Als Tabelle zeigen",
      ladderHeading: "Nikotinstärke")
  }
}
