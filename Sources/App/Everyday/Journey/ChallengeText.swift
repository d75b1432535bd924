// The words of challenges: what they ask, and which fact they were picked for.
import Engine

struct ChallengeText {
  let language: Language

  /// "Walk off 1 craving"
  func name(_ what: ChallengeKind, _ count: Int, _ tracker: String) -> String {
    switch what {
    case .walk:
      language.challengeNameWalk(count: count)
    case .technique:
      language.challengeNameTechnique(count: count)
    case .passed:
      language.challengeNamePassed(count: count)
    case .keptRow:
      language.challengeNameKeptRow(count: count, tracker: tracker)
    case .freeDays:
      language.challengeNameFreeDays(count: count, tracker: tracker)
    case .goodDays:
      language.challengeNameGoodDays(count: count, tracker: tracker)
    case .recorded:
      language.challengeNameRecorded(count: count, tracker: tracker)
    case .moods:
      language.challengeNameMoods(count: count)
    case .notes:
      language.challengeNameNotes(count: count)
    case .evenings:
      language.challengeNameEvenings(count: count)
    }
  }

  var title: String { language.challengeTitle }
  var done: String { language.challengeDone }

  /// "cravings passed.", under the number of them.
  func kept(_ what: ChallengeKind, _ count: Int) -> String {
    switch what {
    case .walk: language.challengeKeptWalk(count: count)
    case .technique: language.challengeKeptTechnique(count: count)
    case .passed: language.challengeKeptPassed(count: count)
    case .keptRow: language.challengeKeptKeptRow(count: count)
    case .freeDays: language.challengeKeptFreeDays(count: count)
    case .goodDays: language.challengeKeptGoodDays(count: count)
    case .recorded: language.challengeKeptRecorded(count: count)
    case .moods: language.challengeKeptMoods(count: count)
    case .notes: language.challengeKeptNotes(count: count)
    case .evenings: language.challengeKeptEvenings(count: count)
    }
  }

  /// "In the four weeks before this one: …"
  func reason(_ what: ChallengeKind, _ seen: Int, _ among: Int) -> String {
    let span = language.challengeReason
    let fact =
      switch what {
      case .walk:
        language.challengeReasonWalk(among: among, seen: seen)
      case .technique:
        language.challengeReasonTechnique(among: among, seen: seen)
      case .passed:
        language.challengeReasonPassed(among: among, seen: seen)
      case .keptRow:
        language.challengeReasonKeptRow(among: among, seen: seen)
      case .freeDays:
        language.challengeReasonFreeDays(among: among, seen: seen)
      case .goodDays:
        language.challengeReasonGoodDays(among: among, seen: seen)
      case .recorded, .moods, .notes, .evenings:
        language.challengeReasonRecorded(among: among, seen: seen)
      }
    return span + fact
  }
}
