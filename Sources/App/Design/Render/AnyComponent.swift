// Leads each case of a component to what writes it.

extension HTML {
  /// Writes one component.
  public mutating func add(_ component: Component<Message>) {
    switch component {
    case .heading(let heading): add(heading)
    case .text(let text): add(text)
    case .stack(let children): add(children, style: "stack")
    case .row(let children): add(children, style: "row")
    case .grid(let children): add(children, style: "grid")
    case .card(let card): add(card)
    case .button(let button): add(button)
    case .link(let link): add(link)
    case .errand(let errand): add(errand)
    case .stat(let stat): add(stat)
    case .highlight(let highlight): add(highlight)
    case .ring(let ring): add(ring)
    case .timer(let timer): add(timer)
    case .choice(let choice): add(choice)
    case .scale(let scale): add(scale)
    case .slider(let slider): add(slider)
    case .stepper(let stepper): add(stepper)
    case .field(let field): add(field)
    case .select(let select): add(select)
    case .toggle(let toggle): add(toggle)
    case .form(let form): add(form)
    case .list(let list): add(list)
    case .chart(let chart): add(chart)
    case .heatMap(let map): add(map)
    case .month(let month): add(month)
    case .way(let way): add(way)
    case .descent(let descent): add(descent)
    case .meter(let meter): add(meter)
    case .timeline(let timeline): add(timeline)
    case .steps(let steps): add(steps)
    case .instructions(let instructions): add(instructions)
    case .notice(let notice): add(notice)
    case .empty(let empty): add(empty)
    case .details(let details): add(details)
    case .table(let table): add(table)
    case .session(let session): add(session)
    case .media(let media): add(media)
    case .symbol(let symbol): add(symbol)
    case .bird(let pose): add(pose)
    case .stage(let stage): add(stage)
    case .medal(let medal): add(medal)
    case .shareCard(let card): add(card)
    }
  }

  /// Writes components one after the other.
  public mutating func add(_ components: [Component<Message>]) {
    for component in components { add(component) }
  }

  private mutating func add(_ children: [Component<Message>], style: StaticString) {
    element("div", .style(style)) { $0.add(children) }
  }
}
