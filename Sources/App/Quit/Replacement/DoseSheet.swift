// Noting a nicotine product: with one tap as last time, or with a sheet for product, strength and
// time. The same sheet changes and deletes an earlier one.
import Engine

/// A dose as it is typed.
public struct DoseForm: Equatable, Sendable {
  public let id: Identifier
  /// It is only made when it is saved.
  public var isNew: Bool
  public var product: DoseProduct?
  public var strength = ""
  /// As `2026-03-29` and `07:05`, under the record's own offset.
  public var date = ""
  public var time = ""
  public var note = ""
  public var offset: UTCOffset?
  public var showsProblems = false
}

/// What is held about replacement besides the journal.
public struct ReplacementState: Sendable {
  /// The dose in the sheet; nothing while it is closed.
  public var dose: DoseForm?
  /// What is typed for an own step: product, strength and first day.
  public var stepProduct: DoseProduct?
  public var stepStrength = ""
  public var stepDay = ""
  public var showsStepProblems = false

  public init() {}
}

/// What can happen with nicotine replacement.
public enum ReplacementMessage: Sendable {
  case pressedAgain
  case pressedNew
  case pressedDose(Identifier)
  case pickedProduct(DoseProduct)
  case enteredStrength(String)
  case enteredDate(String)
  case enteredTime(String)
  case enteredNote(String)
  case pressedSave
  case pressedDelete
  case closedSheet
  case pickedStepProduct(DoseProduct)
  case enteredStepStrength(String)
  case enteredStepDay(String)
  case pressedAddStep
  case pressedRemoveStep(Identifier)
}

/// What is off in a dose, so that a sentence can say it.
enum DoseProblem {
  case product, strength, date, time, future
}

extension ReplacementState {
  func replacementSheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    guard let form = dose else { return nil }
    return desk.sheet(form, moment)
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func sheet(_ form: DoseForm, _ moment: Moment) -> Sheet<Message> {
    let text = ReplacementText(language: language)
    var body: [Component<Message>] = [
      .choice(
        Choice(
          text.product,
          options: DoseProduct.allCases.map { product in
            Choice.Option(
              text.name(product), .replacement(.pickedProduct(product)),
              key: "dose-" + product.rawValue, isPicked: form.product == product)
          })),
      .text(Text(shown(.product, form, moment).map { text.problem($0) } ?? "", isLive: true)),
    ]
    body += doseFields(form, text, moment)
    body.append(
      .button(Button(text.save, .replacement(.pressedSave), key: "dose-save", role: .primary)))
    var content: [Component<Message>] = [
      .form(Form(key: "dose-form", body: body, submitted: .replacement(.pressedSave)))
    ]
    if !form.isNew {
      content.append(
        .button(
          Button(
            text.delete, .replacement(.pressedDelete), key: "dose-delete", role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "dose-sheet", title: text.title, body: content, closeLabel: text.close,
      closed: .replacement(.closedSheet))
  }

  private func doseFields(
    _ form: DoseForm, _ text: ReplacementText, _ moment: Moment
  ) -> [Component<Message>] {
    let time = shown(.time, form, moment)
    let date = shown(.date, form, moment) ?? shown(.future, form, moment)
    return [
      .field(
        TextField(
          text.strength, kind: .integer, value: form.strength, key: "dose-strength",
          hint: text.strengthHint, problem: shown(.strength, form, moment).map { text.problem($0) },
          maxLength: 2
        ) { .replacement(.enteredStrength($0)) }),
      .row([
        .field(
          TextField(
            text.date, kind: .date, value: form.date, key: "dose-date",
            problem: date.map { text.problem($0) }
          ) { .replacement(.enteredDate($0)) }),
        .field(
          TextField(
            text.time, kind: .time, value: form.time, key: "dose-time",
            problem: time.map { text.problem($0) }
          ) { .replacement(.enteredTime($0)) }),
      ]),
      .field(
        TextField(
          text.note, kind: .lines, value: form.note, key: "dose-note",
          maxLength: Entry.longestNote
        ) { .replacement(.enteredNote($0)) }),
    ]
  }

  /// The problem if the form has it and the person tried to go on.
  fileprivate func shown(
    _ problem: DoseProblem, _ form: DoseForm, _ moment: Moment
  ) -> DoseProblem? {
    guard form.showsProblems else { return nil }
    return doseReading(form, moment).problems.contains { $0 == problem } ? problem : nil
  }
}
