// The seven symptoms that tobacco withdrawal is known by, and how strong each can be.

/// A symptom of nicotine withdrawal, after Hughes 2007.
public enum WithdrawalSymptom: String, CaseIterable, Sendable {
  case anger, anxiety, lowMood, concentration, impatience, sleep, restlessness

  public static var citations: [Citation] { [.hughes2007] }
}

/// How strong a symptom was on a day, 0 … 4.
public enum SymptomStrength: Int, CaseIterable, Sendable {
  case none, slight, moderate, strong, veryStrong

  public var isStrong: Bool { rawValue >= SymptomStrength.strong.rawValue }
}

/// What calls for an ambulance at once when somebody stops drinking.
public enum AlcoholSign: String, CaseIterable, Sendable {
  case shaking, confusion, seizure, hallucination

  public static var citations: [Citation] { [.bayard2004] }
}
