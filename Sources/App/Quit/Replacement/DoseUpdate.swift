// What each message does to doses and to the person's own steps.
import Engine

/// What the fields of a dose mean.
struct DoseReading {
  var strength = 0
  var at = Instant(milliseconds: 0)
  var offset = UTCOffset.utc
  var problems: [DoseProblem] = []
}

extension ReplacementState {
  mutating func update(_ message: ReplacementMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pressedAgain: return doseAgain(moment, &desk)
    case .pressedNew: openNewDose(moment, desk)
    case .pressedDose(let id): openDose(id, moment, desk)
    case .pickedProduct(let product): dose?.product = product
    case .enteredStrength(let text): dose?.strength = text
    case .enteredDate(let text): dose?.date = text
    case .enteredTime(let text): dose?.time = text
    case .enteredNote(let text):
      dose?.note = String(text.unicodeScalars.prefix(Entry.longestNote))
    case .pressedSave: return saveDose(moment, &desk)
    case .pressedDelete: return deleteDose(moment, &desk)
    case .closedSheet: dose = nil
    case .pickedStepProduct(let product): stepProduct = product
    case .enteredStepStrength(let text): stepStrength = text
    case .enteredStepDay(let text): stepDay = text
    case .pressedAddStep: return addStep(moment, &desk)
    case .pressedRemoveStep(let id):
      return desk.delete(id, kind: DoseStep.kind, saying: desk.deletedLine, moment)
    }
    return []
  }

  private mutating func openNewDose(_ moment: Moment, _ desk: Desk) {
    let local = moment.offset.local(moment.now)
    let last = desk.overview.doses.last
    dose = DoseForm(
      id: moment.entropy.identifier(), isNew: true, product: last?.product,
      strength: last.map { String($0.strength) } ?? "", date: local.day.text,
      time: local.time.text)
  }

  private mutating func openDose(_ id: Identifier, _ moment: Moment, _ desk: Desk) {
    guard let dose = desk.overview.doses.first(where: { $0.id == id }) else { return }
    let local = dose.offset.local(dose.at)
    self.dose = DoseForm(
      id: id, isNew: false, product: dose.product, strength: String(dose.strength),
      date: local.day.text, time: local.time.text, note: dose.note, offset: dose.offset)
  }

  private mutating func saveDose(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = dose else { return [] }
    let reading = desk.doseReading(form, moment)
    guard reading.problems.isEmpty, let product = form.product else {
      dose?.showsProblems = true
      return []
    }
    dose = nil
    return desk.keepDose(form, product, reading, moment)
  }

  private mutating func doseAgain(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let last = desk.overview.doses.last else {
      openNewDose(moment, desk)
      return []
    }
    let form = DoseForm(id: moment.entropy.identifier(), isNew: true)
    var reading = DoseReading()
    reading.strength = last.strength
    reading.at = moment.now
    reading.offset = moment.offset
    return desk.keepDose(form, last.product, reading, moment)
  }

  private mutating func deleteDose(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = dose, !form.isNew else { return [] }
    dose = nil
    return desk.delete(form.id, kind: Dose.kind, saying: desk.deletedLine, moment)
  }

  /// The strength typed for an own step; 0 ends the product.
  func stepStrength(_ desk: Desk) -> Int? {
    guard let typed = desk.locale.read(stepStrength, decimals: 0) else { return nil }
    let strength = Int(clamping: typed)
    return strength == 0 || Dose.strengths.contains(strength) ? strength : nil
  }

  private mutating func addStep(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let product = stepProduct, let strength = stepStrength(desk),
      let day = Day(text: stepDay), day >= Day.first
    else {
      showsStepProblems = true
      return []
    }
    showsStepProblems = false
    stepStrength = ""
    stepDay = ""
    return desk.put(
      DoseStep.identifier(of: product, on: day), kind: DoseStep.kind,
      DoseStep.fields(product, strength: strength, from: day), moment)
  }
}

extension Desk {
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

  fileprivate mutating func keepDose(
    _ form: DoseForm, _ product: DoseProduct, _ reading: DoseReading, _ moment: Moment
  ) -> [Effect] {
    let text = ReplacementText(language: language)
    let day = overview.settings.dayBoundary.day(of: reading.at, offset: reading.offset)
    var fields = Dose.fields(
      product, strength: reading.strength, at: reading.at, on: day, reading.offset)
    let old = overview.doses.first { $0.id == form.id }
    if !form.note.isEmpty || !(old?.note.isEmpty ?? true) {
      fields.append(Happening.field(note: form.note))
    }
    toast = text.noted(text.dose(product, reading.strength))
    if form.isNew {
      return write([.create(form.id, kind: Dose.kind, fields)], moment, undoable: true)
    }
    return put(form.id, kind: Dose.kind, fields, moment)
  }

  fileprivate var deletedLine: String { ReplacementText(language: language).deleted }
}
