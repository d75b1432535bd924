// One of every component, all of its words given, and every message a number of its own.
import App
import Testing

typealias Piece = Component<Int>

/// A component with its name and the messages it carries.
struct Sample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let carried: [Int]
  let make: @Sendable (String) -> Piece
}

func markup(_ component: Piece) throws -> Markup { try Markup(source(component)) }

func source(_ component: Piece) -> String {
  var html = HTML<Int>()
  html.add(component)
  return String(decoding: html.bytes, as: UTF8.self)
}

func press(_ words: String, _ message: Int, role: Button<Int>.Role = .secondary) -> Button<Int> {
  Button(words, message, key: words, role: role, symbol: .plus, hint: words)
}

let samples: [Sample] = shown + pressed + holding

private let shown: [Sample] = [
  Sample(testDescription: "heading", carried: []) { .heading(Heading($0)) },
  Sample(testDescription: "text", carried: []) { .text(Text($0, role: .lead, isLive: true)) },
  Sample(testDescription: "quote", carried: []) { .text(Text($0, role: .quote)) },
  Sample(testDescription: "link", carried: []) { .link(Link($0, to: .privacy, symbol: .lock)) },
  Sample(testDescription: "stat", carried: []) {
    .stat(Stat($0, unit: $0, label: $0, tone: .leaf, why: $0))
  },
  Sample(testDescription: "ring", carried: []) {
    .ring(Ring(value: $0, caption: $0, thousandths: 600, sentence: $0))
  },
  Sample(testDescription: "timer", carried: []) {
    .timer(TimerFigure(parts: [($0, $0), ($0, $0)], label: $0, sentence: $0))
  },
  Sample(testDescription: "meter", carried: []) {
    .meter(Meter(label: $0, value: $0, thousandths: 300))
  },
  Sample(testDescription: "timeline", carried: []) { words in
    .timeline(
      Timeline(
        label: words,
        items: [.passed, .current, .ahead].map { .init(title: words, detail: words, phase: $0) }))
  },
  Sample(testDescription: "instructions", carried: []) {
    .instructions(Instructions(label: $0, lines: [$0, $0]))
  },
  Sample(testDescription: "steps", carried: []) {
    .steps(Steps(current: 2, count: 5, label: $0))
  },
  Sample(testDescription: "table", carried: []) {
    .table(Table(caption: $0, head: [$0, $0], rows: [[$0, $0]]))
  },
  Sample(testDescription: "chart", carried: []) { .chart(chart($0, values: [3000, nil, 0])) },
  Sample(testDescription: "year of days", carried: []) {
    var map = HeatMap(
      key: $0, title: $0, sentence: $0, rowLabels: [$0], columnLabels: [$0, $0],
      tableLabel: $0, table: Table(caption: $0, head: [$0], rows: [[$0]]))
    map.days = [[.kept, .over, .excused, .noted, nil]]
    map.legend = [FillMeaning(.kept, $0)]
    return .heatMap(map)
  },
  Sample(testDescription: "hours by weekday", carried: []) {
    var map = HeatMap(
      key: $0, title: $0, sentence: $0, rowLabels: [$0], columnLabels: [$0, $0],
      tableLabel: $0, table: Table(caption: $0, head: [$0], rows: [[$0]]))
    map.bars = [[HourBar(height: 1000, depth: 3), nil]]
    map.depths = [(3, $0), (0, $0)]
    return .heatMap(map)
  },
  Sample(testDescription: "way", carried: []) {
    .way(WayFigure(key: $0, sentence: $0, steps: 9, stops: [0, 3, 9], hasNext: true))
  },
  Sample(testDescription: "breathing", carried: []) {
    .session(
      SessionFigure(
        key: $0, number: $0, caption: $0, whole: 300,
        breath: BreathFigure(.growing, length: 4000, elapsed: 1000), sentence: $0, live: $0))
  },
  Sample(testDescription: "symbol", carried: []) { _ in .symbol(.bird) },
]

private let pressed: [Sample] = [
  Sample(testDescription: "highlight", carried: [1]) {
    .highlight(
      Highlight(
        key: "h" + $0, value: $0, unit: $0, sentence: $0, why: $0,
        spark: chart($0, values: [3000, nil, 1000]), body: [.button(press($0, 1))]))
  },
  Sample(testDescription: "month", carried: [1]) { words in
    var day = MonthFigure<Int>.Cell(number: "1", sentence: words, key: "d1" + words, pressed: 1)
    (day.fill, day.isToday) = (.kept, true)
    let ahead = MonthFigure<Int>.Cell(
      number: "2", sentence: words, key: "d2" + words, pressed: nil)
    return .month(
      MonthFigure(
        key: words, label: words, weekdays: [words], weeks: [[nil, day, ahead]],
        legend: [FillMeaning(.over, words)]))
  },
  Sample(testDescription: "button", carried: [1]) { .button(press($0, 1)) },
  Sample(testDescription: "disabled button", carried: []) {
    .button(Button($0, 1, key: $0, isDisabled: true))
  },
  Sample(testDescription: "choice of one", carried: [1, 2]) {
    .choice(
      Choice(
        $0, look: .cards,
        options: [
          .init($0, 1, key: "a" + $0, isPicked: true, detail: $0, symbol: .vape),
          .init($0, 2, key: "b" + $0, isPicked: false),
        ]))
  },
  Sample(testDescription: "choice of many", carried: [1]) {
    .choice(
      Choice(
        $0, allowsMany: true, hidesLabel: true,
        options: [.init($0, 1, key: $0, isPicked: true)]))
  },
  Sample(testDescription: "scale", carried: [11, 12, 13]) {
    .scale(Scale($0, low: $0, high: $0, range: 1...3, value: 2, key: $0) { $0 + 10 })
  },
  Sample(testDescription: "stepper", carried: [1, 2, 90]) {
    .stepper(
      Stepper(
        $0, value: $0, key: $0, unit: $0, less: 1, more: 2, lessLabel: $0, moreLabel: $0,
        problem: $0
      ) { _ in 90 })
  },
  Sample(testDescription: "field", carried: [90]) {
    .field(
      TextField($0, value: $0, key: $0, placeholder: $0, hint: $0, problem: $0) { _ in 90 })
  },
  Sample(testDescription: "lines", carried: [90]) {
    .field(TextField($0, kind: .lines, value: $0, key: $0, placeholder: $0) { _ in 90 })
  },
  Sample(testDescription: "select", carried: [90]) {
    .select(Select($0, value: $0, options: [($0, $0), ("b", $0)], key: $0) { _ in 90 })
  },
  Sample(testDescription: "toggle", carried: [1]) {
    .toggle(Toggle($0, isOn: true, key: $0, detail: $0, flipped: 1))
  },
]

private let holding: [Sample] = [
  Sample(testDescription: "form", carried: [1, 2]) {
    .form(Form(key: "f" + $0, body: [.button(press($0, 1))], submitted: 2))
  },
  Sample(testDescription: "card", carried: [1, 2]) {
    .card(
      Card(key: "c" + $0, title: $0, symbol: .leaf, body: [.button(press($0, 1))], dismiss: ($0, 2))
    )
  },
  Sample(testDescription: "list", carried: [1, 2]) {
    .list(
      List(
        label: $0,
        rows: [
          .init(
            key: $0, title: $0, detail: $0, value: $0, symbol: .vape, pressed: 1,
            actions: [press("b" + $0, 2)]),
          .init(key: "c" + $0, title: $0),
        ]))
  },
  Sample(testDescription: "notice", carried: [1]) {
    .notice(Notice(key: "n" + $0, kind: .attention, $0, actions: [press($0, 1)]))
  },
  Sample(testDescription: "empty", carried: [1]) {
    .empty(Empty(symbol: .star, title: $0, text: $0, action: press($0, 1)))
  },
  Sample(testDescription: "details", carried: [1]) {
    .details(Details(key: "d" + $0, summary: $0, body: [.button(press($0, 1))]))
  },
  Sample(testDescription: "stack, row and grid", carried: [1, 2, 3]) {
    .stack([
      .row([.button(press("1" + $0, 1))]), .grid([.button(press("2" + $0, 2))]),
      .button(press("3" + $0, 3)),
    ])
  },
]

/// A chart with a target of 2 and these values in thousandths.
func chart(_ words: String, values: [Int64?], look: Chart.Look = .bars) -> Chart {
  Chart(
    key: words, title: words, sentence: words, look: look,
    points: values.map {
      .init(
        label: words, value: $0, target: 2000, valueText: words, targetText: words)
    }, columns: (words, words, words), tableLabel: words)
}
