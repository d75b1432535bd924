// The words of the reasons.

struct ReasonText {
  let language: Language

  var heading: String { language.reasonHeading }
  var lead: String {
    language.reasonLead
  }
  var motivesLabel: String { language.reasonMotivesLabel }
  var ownLabel: String { language.reasonOwnLabel }
  var ownHint: String {
    language.reasonOwnHint
  }
  var keep: String { language.reasonKeep }
  var kept: String { language.reasonKept }
  var removed: String { language.reasonRemoved }
}
