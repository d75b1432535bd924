// Where a craving came, who was there, what was done about it and how strong it was then, as the
// history's sheet asks for them.
import Engine

extension HistoryState {
  /// What the sheet of a craving asks besides strength, triggers and end. All of it may stay open.
  func circumstanceFields(_ desk: Desk) -> [Component<Message>] {
    [placeChoice(desk), ownPlaceField(desk), companyChoice(desk), techniqueChoice(desk)]
      + afterFields(desk)
  }

  private func placeChoice(_ desk: Desk) -> Component<Message> {
    let options = CravingPlace.allCases.map { place in
      Choice<Message>.Option(
        TriggerText.place(key: place.rawValue, desk.language),
        .history(.pickedPlace(place.rawValue)),
        key: "place-" + place.rawValue, isPicked: form.place == place.rawValue)
    }
    return .choice(Choice(desk.language.historyCravingFieldsPlaceChoice, options: options))
  }

  private func ownPlaceField(_ desk: Desk) -> Component<Message> {
    let place = form.place
    let own =
      CravingPlace(rawValue: place) == nil ? TriggerText.place(key: place, desk.language) : ""
    return .field(
      TextField(
        desk.language.historyCravingFieldsOwnPlaceField, value: own, key: "record-place",
        maxLength: Craving.longestOwn - Craving.ownPrefix.utf8.count
      ) { .history(.enteredPlace($0)) })
  }

  private func companyChoice(_ desk: Desk) -> Component<Message> {
    let options = CravingCompany.allCases.map { company in
      Choice<Message>.Option(
        TriggerText.company(company, desk.language), .history(.pickedCompany(company)),
        key: "company-" + company.rawValue, isPicked: form.company == company)
    }
    return .choice(Choice(desk.language.historyCravingFieldsCompanyChoice, options: options))
  }

  /// The list, then the person's own; one that was deleted since stays as it is.
  private func techniqueChoice(_ desk: Desk) -> Component<Message> {
    var options = [(value: "", label: desk.language.historyCravingFieldsTechniqueChoice)]
    for technique in Technique.allCases {
      options.append(
        (value: technique.rawValue, label: TechniqueText.name(technique, desk.language)))
    }
    if desk.isForNicotine(form.tracker) {
      let text = ReplacementText(language: desk.language)
      for product in DoseProduct.allCases {
        options.append((value: product.technique, label: text.taken(product)))
      }
    }
    for own in desk.overview.techniques { options.append((value: own.key, label: own.name)) }
    let kept = original.technique
    if !options.contains(where: { $0.value == kept }) {
      options.append((value: kept, label: desk.language.historyCravingFieldsTechniqueChoice2))
    }
    return .select(
      Select(
        desk.language.historyCravingFieldsTechniqueChoice3, value: form.technique,
        options: options, key: "record-technique"
      ) { .history(.pickedTechnique($0)) })
  }

  private func afterFields(_ desk: Desk) -> [Component<Message>] {
    let text = HistoryText(language: desk.language)
    let after = form.intensityAfter
    var fields: [Component<Message>] = [
      .scale(
        Scale(
          desk.language.historyCravingFieldsAfterFields,
          low: text.intensityLow, high: text.intensityHigh, range: Craving.intensities,
          value: after, key: "record-after"
        ) { .history(.pickedAfter($0)) })
    ]
    if after != nil {
      fields.append(
        .button(
          Button(text.noIntensity, .history(.pickedAfter(nil)), key: "no-after", role: .quiet)))
    }
    return fields
  }

  /// The fields of the journal that differ; an empty text or 0 takes an answer back.
  func changedCircumstances() -> [Field] {
    let form = self.form
    let original = self.original
    var fields: [Field] = []
    if form.place != original.place { fields.append(Craving.field(place: form.place)) }
    if form.company != original.company {
      fields.append(Craving.field(company: form.company))
    }
    if form.technique != original.technique {
      fields += Craving.fields(done: form.technique)
    }
    if form.intensityAfter != original.intensityAfter {
      fields.append(Craving.field(intensityAfter: form.intensityAfter))
    }
    return fields
  }
}
