// Every number that bounds a simulation.

/// Bounds of a simulated world.
public enum SimulationLimits {
  public static let devices = 2...5
}
