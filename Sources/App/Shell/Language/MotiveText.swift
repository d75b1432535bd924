// The names of the motives.
import Engine

extension Language {
  /// "Health", "Being an example" / "Gesundheit", "Vorbild sein".
  func name(of motive: Motive) -> String {
    switch motive {
    case .health: motiveNameHealth
    case .money: motiveNameMoney
    case .family: motiveNameFamily
    case .fitness: motiveNameFitness
    case .looks: motiveNameLooks
    case .smell: motiveNameSmell
    case .freedom: motiveNameFreedom
    case .example: motiveNameExample
    }
  }
}
