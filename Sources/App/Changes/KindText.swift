// What the things of a journal are called where they have no name of their own.
import Engine

/// The names of the kinds of things.
public struct KindText {
  let language: Language

  public init(language: Language) { self.language = language }

  /// "a recall"; nothing for a kind that this version does not know.
  public func name(ofKind kind: String) -> String? { life(kind) ?? work(kind) ?? food(kind) }

  private func life(_ kind: String) -> String? {
    switch kind {
    case Entry.kind, DayTotal.kind: language.pick("an entry", "ein Eintrag")
    case Tracker.kind: language.pick("a tracker", "ein Tracker")
    case ModeChange.kind: language.pick("the way of a tracker", "die Art eines Trackers")
    case Craving.kind: language.pick("a craving", "ein Verlangen")
    case PlanRecord.kind: language.pick("a plan", "ein Plan")
    case Reason.kind: language.pick("a reason", "ein Grund")
    case Dose.kind: language.pick("a replacement", "ein Ersatz")
    case DoseStep.kind: language.pick("a step of a replacement", "eine Stufe beim Ersatz")
    case Excuse.kind: language.pick("days that do not count", "Tage, die nicht zählen")
    case Debrief.kind: language.pick("a look back", "ein Blick zurück")
    case WithdrawalCheck.kind: language.pick("how the first weeks feel", "wie es sich anfühlt")
    case Safety.kind: language.pick("what the safety page asks", "eine Angabe zur Sicherheit")
    case ModuleRecord.kind: language.pick("a part of your way", "ein Teil deines Wegs")
    case Preparation.kind: language.pick("a preparation", "eine Vorbereitung")
    case Settings.kind: language.pick("a setting", "eine Einstellung")
    case LogReport.kind: language.pick("a check of the server", "eine Prüfung des Servers")
    case Attachment.kind: language.pick("a photo or a recording", "ein Foto oder eine Aufnahme")
    default: nil
    }
  }

  private func work(_ kind: String) -> String? {
    switch kind {
    case PracticeRun.kind: language.pick("a practice", "eine Übung")
    case BreathPreset.kind: language.pick("a breathing pattern", "ein Atemmuster")
    case PracticeProgram.kind: language.pick("a program", "ein Programm")
    case OwnTechnique.kind: language.pick("a technique", "eine Technik")
    case IfThenPlan.kind: language.pick("an if-then plan", "ein Wenn-dann-Plan")
    case Thought.kind: language.pick("a thought", "ein Gedanke")
    case DayNote.kind: language.pick("a note on a day", "eine Notiz zu einem Tag")
    case DayReview.kind: language.pick("an evening", "ein Abend")
    case Pledge.kind: language.pick("an intention", "ein Vorsatz")
    case Challenge.kind: language.pick("a small thing for the week", "etwas Kleines für die Woche")
    case RestStop.kind: language.pick("a rest stop", "eine Raststelle")
    case MilestoneSeen.kind: language.pick("a milestone", "ein Meilenstein")
    case ScoreRecord.kind: language.pick("a questionnaire", "ein Fragebogen")
    case Wish.kind: language.pick("a wish", "ein Wunsch")
    case Purchase.kind: language.pick("a purchase", "ein Kauf")
    default: nil
    }
  }

  private func food(_ kind: String) -> String? {
    switch kind {
    case Recall.kind: language.pick("what there was to eat", "was es zu essen gab")
    case RecallItem.kind: language.pick("something to eat", "etwas zu essen")
    case OwnFood.kind: language.pick("a food of your own", "ein eigenes Lebensmittel")
    case Recipe.kind: language.pick("a recipe", "ein Rezept")
    case FocusChoice.kind: language.pick("your focus", "dein Fokus")
    case FocusWeek.kind: language.pick("the week of your focus", "die Woche deines Fokus")
    case GoToSwap.kind: language.pick("your go-to swap", "dein Lieblingstausch")
    case SwapUse.kind: language.pick("a swap", "ein Tausch")
    case SwapMark.kind: language.pick("what you said of a swap", "deine Angabe zu einem Tausch")
    case OwnSwap.kind: language.pick("a swap of your own", "ein eigener Tausch")
    case ShoppingLine.kind: language.pick("the shopping list", "die Einkaufsliste")
    default: nil
    }
  }
}
