// What each message does to doses and to the person's own steps.
import Engine

/// What the fields of a dose mean.
struct DoseReading {
  var strength = 0
  var at = Instant(milliseconds: 0)
  var offset = UTCOffset.utc
  var problems: [DoseProblem] = []
}

extension State {
  mutating func update(_ message: ReplacementMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedAgain: return doseAgain(moment)
    case .pressedNew: openNewDose(moment)
    case .pressedDose(let id): openDose(id, moment)
    case .pickedProduct(let product): replacement.dose?.product = product
    case .enteredStrength(let text): replacement.dose?.strength = text
    case .enteredDate(let text): replacement.dose?.date = text
    case .enteredTime(let text): replacement.dose?.time = text
    case .enteredNote(let text):
      replacement.dose?.note = String(text.unicodeScalars.prefix(Entry.longestNote))
    case .pressedSave: return saveDose(moment)
    case .pressedDelete: return deleteDose(moment)
    case .closedSheet: replacement.dose = nil
    case .pickedStepProduct(let product): replacement.stepProduct = product
    case .enteredStepStrength(let text): replacement.stepStrength = text
    case .enteredStepDay(let text): replacement.stepDay = text
    case .pressedAddStep: return addStep(moment)
    case .pressedRemoveStep(let id):
      return delete(id, kind: DoseStep.kind, saying: deletedLine, moment)
    }
    return []
  }

  private mutating func openNewDose(_ moment: Moment) {
    let local = moment.offset.local(moment.now)
    let last = overview.doses.last
    replacement.dose = DoseForm(
      id: moment.entropy.identifier(), isNew: true, product: last?.product,
      strength: last.map { String($0.strength) } ?? "", date: local.day.text,
      time: local.time.text)
  }

  private mutating func openDose(_ id: Identifier, _ moment: Moment) {
    guard let dose = overview.doses.first(where: { $0.id == id }) else { return }
    let local = dose.offset.local(dose.at)
    replacement.dose = DoseForm(
      id: id, isNew: false, product: dose.product, strength: String(dose.strength),
      date: local.day.text, time: local.time.text, note: dose.note, offset: dose.offset)
  }

  func doseReading(_ form: DoseForm, _ moment: Moment) -> DoseReading {
    var reading = DoseReading()
    if form.product == nil { reading.problems.append(.product) }
    let strength = locale.read(form.strength, decimals: 0).map { Int(clamping: $0) } ?? 0
    if !Dose.strengths.contains(strength) { reading.problems.append(.strength) }
    reading.strength = strength
    guard let date = Day(text: form.date), date >= Day.first else {
      reading.problems.append(.date)
      return reading
    }
    guard let time = TimeOfDay(text: form.time) else {
      reading.problems.append(.time)
      return reading
    }
    reading.at = form.offset.map { $0.instant(date, time) } ?? moment.zone.instant(date, time)
    reading.offset = form.offset ?? moment.zone.offset(reading.at)
    if reading.at > moment.now { reading.problems.append(.future) }
    return reading
  }

  private mutating func saveDose(_ moment: Moment) -> [Effect] {
    guard let form = replacement.dose else { return [] }
    let reading = doseReading(form, moment)
    guard reading.problems.isEmpty, let product = form.product else {
      replacement.dose?.showsProblems = true
      return []
    }
    replacement.dose = nil
    return keepDose(form, product, reading, moment)
  }

  private mutating func doseAgain(_ moment: Moment) -> [Effect] {
    guard let last = overview.doses.last else {
      openNewDose(moment)
      return []
    }
    let form = DoseForm(id: moment.entropy.identifier(), isNew: true)
    var reading = DoseReading()
    reading.strength = last.strength
    reading.at = moment.now
    reading.offset = moment.offset
    return keepDose(form, last.product, reading, moment)
  }

  private mutating func keepDose(
    _ form: DoseForm, _ product: DoseProduct, _ reading: DoseReading, _ moment: Moment
  ) -> [Effect] {
    let text = ReplacementText(language: language)
    let day = overview.settings.dayBoundary.day(of: reading.at, offset: reading.offset)
    var fields = [
      JournalField("at", .int(reading.at.milliseconds)),
      JournalField("day", .int(Int64(day.number))),
      JournalField("offset", .int(Int64(reading.offset.minutes))),
      JournalField("product", .text(product.rawValue)),
      JournalField("strength", .int(Int64(reading.strength))),
    ]
    let old = overview.doses.first { $0.id == form.id }
    if !form.note.isEmpty || !(old?.note.isEmpty ?? true) {
      fields.append(JournalField("note", .text(form.note)))
    }
    toast = text.noted(text.dose(product, reading.strength))
    if form.isNew {
      return write([.create(form.id, kind: Dose.kind, fields)], moment, undoable: true)
    }
    return put(form.id, kind: Dose.kind, fields, moment)
  }

  private mutating func deleteDose(_ moment: Moment) -> [Effect] {
    guard let form = replacement.dose, !form.isNew else { return [] }
    replacement.dose = nil
    return delete(form.id, kind: Dose.kind, saying: deletedLine, moment)
  }

  private var deletedLine: String { ReplacementText(language: language).deleted }

  /// The strength typed for an own step; 0 ends the product.
  func stepStrength() -> Int? {
    guard let typed = locale.read(replacement.stepStrength, decimals: 0) else { return nil }
    let strength = Int(clamping: typed)
    return strength == 0 || Dose.strengths.contains(strength) ? strength : nil
  }

  private mutating func addStep(_ moment: Moment) -> [Effect] {
    guard let product = replacement.stepProduct, let strength = stepStrength(),
      let day = Day(text: replacement.stepDay), day >= Day.first
    else {
      replacement.showsStepProblems = true
      return []
    }
    replacement.showsStepProblems = false
    replacement.stepStrength = ""
    replacement.stepDay = ""
    return put(
      DoseStep.identifier(of: product, on: day), kind: DoseStep.kind,
      [
        JournalField("day", .int(Int64(day.number))),
        JournalField("product", .text(product.rawValue)),
        JournalField("strength", .int(Int64(strength))),
      ], moment)
  }
}
