// Twenty situations in German, as the coach answers them.

extension CoachTranscript {
  static let german = """
    """
}
