// Where what a person enters is kept: one sentence, true with an account and without one.
import Engine

extension State {
  /// Stands below what asks for something personal.
  var whereKept: String {
    sync.record == nil
      ? language.whereKeptWhereKept
      : language.whereKeptWhereKept2
  }

  /// Where the whole journal is.
  var whereJournalIs: String {
    sync.record == nil
      ? language.whereKeptWhereJournalIs
      : language.whereKeptWhereJournalIs2
  }
}
