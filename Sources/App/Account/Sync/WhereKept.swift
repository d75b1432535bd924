// Where what a person enters is kept: one sentence, true without an account, with one, and while
// its sync is off.
import Engine

extension Desk {
  /// Stands below what asks for something personal.
  var whereKept: String {
    switch sync.record?.isOn {
    case nil: language.whereKeptWhereKept
    case true?: language.whereKeptWhereKept2
    case false?: language.whereKeptWhereKept3
    }
  }

  /// Where the whole journal is.
  var whereJournalIs: String {
    switch sync.record?.isOn {
    case nil: language.whereKeptWhereJournalIs
    case true?: language.whereKeptWhereJournalIs2
    case false?: language.whereKeptWhereJournalIs3
    }
  }
}
