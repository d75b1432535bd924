// The vocabulary of every screen. Screens are written only with these; each carries its label,
// role, keyboard and motion behaviour once.

/// A piece of a screen.
public indirect enum Component<Message> {
  case heading(Heading)
  case text(Text)
  /// Children one below the other.
  case stack([Component<Message>])
  /// Children side by side; wraps when there is no room.
  case row([Component<Message>])
  /// Children in equal columns that become one column on a narrow page.
  case grid([Component<Message>])
  case card(Card<Message>)
  case button(Button<Message>)
  case link(Link)
  case stat(Stat)
  case highlight(Highlight<Message>)
  case ring(Ring)
  case timer(TimerFigure)
  case choice(Choice<Message>)
  case scale(Scale<Message>)
  case slider(Slider<Message>)
  case stepper(Stepper<Message>)
  case field(TextField<Message>)
  case select(Select<Message>)
  case toggle(Toggle<Message>)
  case form(Form<Message>)
  case list(List<Message>)
  case chart(Chart)
  case heatMap(HeatMap)
  case month(MonthFigure<Message>)
  case way(WayFigure)
  case descent(Descent)
  case meter(Meter)
  case timeline(Timeline)
  case steps(Steps)
  case instructions(Instructions)
  case notice(Notice<Message>)
  case empty(Empty<Message>)
  case details(Details<Message>)
  case table(Table)
  case session(SessionFigure)
  case media(Media)
  case symbol(Symbol)
  case bird(BirdPose)
  case stage(Stage)
  case medal(Medal)
}
