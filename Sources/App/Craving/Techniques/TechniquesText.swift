// The words of the page of techniques.

struct TechniquesText {
  let language: Language

  var title: String { language.techniquesTitle }
  var lead: String {
    language.techniquesLead
  }
  var own: String { language.techniquesOwn }
  var ownLead: String {
    language.techniquesOwnLead
  }
  var name: String { language.techniquesName }
  var nameProblem: String {
    language.techniquesNameProblem
  }
  var steps: String { language.techniquesSteps }
  var stepsHint: String {
    language.techniquesStepsHint
  }
  var add: String { language.techniquesAdd }
  var added: String { language.techniquesAdded }
  var remove: String { language.techniquesRemove }
  var removed: String { language.techniquesRemoved }
  var all: String { language.techniquesAll }
  var addOwn: String { language.techniquesAddOwn }
  var tried: String { language.techniquesTried }
  func notTried(_ count: String) -> String { language.techniquesNotTried(count: count) }
  func best(_ name: String) -> String { language.techniquesBest(name: name) }
  /// "7 of 11"
  func helped(_ helped: String, _ tried: String) -> String {
    language.techniquesHelped(helped: helped, tried: tried)
  }
  /// What the numbers of the list are.
  var helpedYou: String { language.techniquesHelpedYou }
  func fell(_ mean: String) -> String { language.techniquesFell(mean: mean) }
  var close: String { language.techniquesClose }
  var untried: String { language.techniquesUntried }
  var sources: String { language.techniquesSources }
  var practice: String {
    language.techniquesPractice
  }
}
