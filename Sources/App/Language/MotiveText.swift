// The names of the motives.
import Engine

extension Language {
  /// "Health", "Being an example" / "Gesundheit", "Vorbild sein".
  func name(of motive: Motive) -> String {
    switch motive {
    case .health: pick("Health", "Gesundheit")
    case .money: pick("Money", "Geld")
    case .family: pick("Family", "Familie")
    case .fitness: pick("Fitness", "Fitness")
    case .looks: pick("Looks", "Aussehen")
    case .smell: pick("Smell", "Geruch")
    case .freedom: pick("Freedom", "Freiheit")
    case .example: pick("Being an example", "Vorbild sein")
    }
  }
}
