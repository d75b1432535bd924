// The names of the motives.
import Engine

struct MotiveText {
  let name: (Motive) -> String

  static var en: MotiveText {
    MotiveText { motive in
      switch motive {
      case .health: "Health"
      case .money: "Money"
      case .family: "Family"
      case .fitness: "Fitness"
      case .looks: "Looks"
      case .smell: "Smell"
      case .freedom: "Freedom"
      case .example: "Being an example"
      }
    }
  }

  static var de: MotiveText {
    MotiveText { motive in
      switch motive {
      case .health: "Gesundheit"
      case .money: "Geld"
      case .family: "Familie"
      case .fitness: "Fitness"
      case .looks: "Aussehen"
      case .smell: "Geruch"
      case .freedom: "Freiheit"
      case .example: "Vorbild sein"
      }
    }
  }
}
