// The words of the if-then plans.

struct IfThenText {
  let language: Language

  var title: String { language.ifThenTitle }
  var lead: String {
    language.ifThenLead
  }
  var emptyTitle: String { language.ifThenEmptyTitle }
  var emptyText: String {
    language.ifThenEmptyText
  }
  var make: String { language.ifThenMake }
  var plans: String { language.ifThenPlans }
  func sentence(_ cue: String, _ action: String) -> String {
    language.ifThenSentence(cue: cue, action: action)
  }
  func cueTrigger(_ trigger: String) -> String {
    language.ifThenCueTrigger(trigger: trigger)
  }
  func cuePlace(_ place: String) -> String {
    language.ifThenCuePlace(place: place)
  }
  func cueTime(_ time: String) -> String {
    language.ifThenCueTime(time: time)
  }
  func ownTechnique(_ name: String) -> String {
    language.ifThenOwnTechnique(name: name)
  }
  var gone: String { language.ifThenGone }
  func usually(_ time: String) -> String {
    language.ifThenUsually(time: time)
  }
  var noTime: String {
    language.ifThenNoTime
  }
  var rehearsed: String { language.ifThenRehearsed }
  var rehearse: String { language.ifThenRehearse }
  var edit: String { language.ifThenEdit }
  var delete: String { language.ifThenDelete }
  var deleted: String { language.ifThenDeleted }
  var kept: String {
    language.ifThenKept
  }

  var builderTitle: String { language.ifThenBuilderTitle }
  var kind: String { language.ifThenKind }
  var kindTrigger: String { language.ifThenKindTrigger }
  var kindPlace: String { language.ifThenKindPlace }
  var kindTime: String { language.ifThenKindTime }
  var ownCue: String { language.ifThenOwnCue }
  var ownCueHint: String {
    language.ifThenOwnCueHint
  }
  var time: String { language.ifThenTime }
  var timeProblem: String {
    language.ifThenTimeProblem
  }
  var action: String { language.ifThenAction }
  var ownAction: String {
    language.ifThenOwnAction
  }
  var ownActionHint: String {
    language.ifThenOwnActionHint
  }
  var keep: String { language.ifThenKeep }
  var keepProblem: String {
    language.ifThenKeepProblem
  }
  var close: String { language.ifThenClose }

  var rehearseTitle: String { language.ifThenRehearseTitle }
  func step(_ step: Int, _ count: Int) -> String {
    language.ifThenStep(step: step, count: count)
  }
  var say: String { language.ifThenSay }
  var type: String {
    language.ifThenType
  }
  var typed: String { language.ifThenTyped }
  var imagine: String {
    language.ifThenImagine
  }
  var next: String { language.ifThenNext }
  var finish: String { language.ifThenFinish }
  var later: String { language.ifThenLater }
  var done: String { language.ifThenDone }

  var near: String { language.ifThenNear }
  var ask: String { language.ifThenAsk }
  var yes: String { language.ifThenYes }
  var notThisTime: String { language.ifThenNotThisTime }
  var noted: String { language.ifThenNoted }
  var open: String { language.ifThenOpen }
}
