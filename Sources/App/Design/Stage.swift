// The bird, and the stage on which a peak stands: one number, one sentence, nothing beside them.

/// How the redstart is drawn; it answers what the person does, and is never sad at anybody.
public enum BirdPose: String, CaseIterable, Sendable {
  case perched, looking, hop, flash, singing, sleeping, ruffled, carrying, flying, nest
}

/// A moment that fills the screen.
public struct Stage {
  public var pose: BirdPose
  public var title: String
  /// The one number, such as "14"; nothing where there is none to be proud of.
  public var number: String?
  /// One warm sentence under it.
  public var sentence: String
  /// The medal of a milestone, between the bird and the words, and how far it has come.
  public var medal: Medal?
  public var tier = 0

  public init(_ pose: BirdPose, _ title: String, number: String? = nil, sentence: String) {
    self.pose = pose
    self.title = title
    self.number = number
    self.sentence = sentence
  }
}
