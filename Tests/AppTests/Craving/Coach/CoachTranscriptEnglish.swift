// Twenty situations in English, as the coach answers them.

extension CoachTranscript {
  static let english = """
    """
}
