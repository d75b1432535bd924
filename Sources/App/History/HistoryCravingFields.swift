// Where a craving came, who was there, what was done about it and how strong it was then, as the
// history's sheet asks for them.
import Engine

extension State {
  /// What the sheet of a craving asks besides strength, triggers and end. All of it may stay open.
  func circumstanceFields() -> [Component<Message>] {
    [placeChoice, ownPlaceField, companyChoice, techniqueChoice] + afterFields
  }

  private var placeChoice: Component<Message> {
    let options = CravingPlace.allCases.map { place in
      Choice<Message>.Option(
        TriggerText.place(key: place.rawValue, language), .history(.pickedPlace(place.rawValue)),
        key: "place-" + place.rawValue, isPicked: history.form.place == place.rawValue)
    }
    return .choice(Choice(language.historyCravingFieldsPlaceChoice, options: options))
  }

  private var ownPlaceField: Component<Message> {
    let place = history.form.place
    let own = CravingPlace(rawValue: place) == nil ? TriggerText.place(key: place, language) : ""
    return .field(
      TextField(
        language.historyCravingFieldsOwnPlaceField, value: own, key: "record-place",
        maxLength: Craving.longestOwn - Craving.ownPrefix.utf8.count
      ) { .history(.enteredPlace($0)) })
  }

  private var companyChoice: Component<Message> {
    let options = CravingCompany.allCases.map { company in
      Choice<Message>.Option(
        TriggerText.company(company, language), .history(.pickedCompany(company)),
        key: "company-" + company.rawValue, isPicked: history.form.company == company)
    }
    return .choice(Choice(language.historyCravingFieldsCompanyChoice, options: options))
  }

  /// The list, then the person's own; one that was deleted since stays as it is.
  private var techniqueChoice: Component<Message> {
    var options = [(value: "", label: language.historyCravingFieldsTechniqueChoice)]
    for technique in Technique.allCases {
      options.append((value: technique.rawValue, label: TechniqueText.name(technique, language)))
    }
    if isForNicotine(history.form.tracker) {
      let text = ReplacementText(language: language)
      for product in DoseProduct.allCases {
        options.append((value: product.technique, label: text.taken(product)))
      }
    }
    for own in overview.techniques { options.append((value: own.key, label: own.name)) }
    let kept = history.original.technique
    if !options.contains(where: { $0.value == kept }) {
      options.append((value: kept, label: language.historyCravingFieldsTechniqueChoice2))
    }
    return .select(
      Select(
        language.historyCravingFieldsTechniqueChoice3, value: history.form.technique,
        options: options, key: "record-technique"
      ) { .history(.pickedTechnique($0)) })
  }

  private var afterFields: [Component<Message>] {
    let text = HistoryText(language: language)
    let after = history.form.intensityAfter
    var fields: [Component<Message>] = [
      .scale(
        Scale(
          language.historyCravingFieldsAfterFields,
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
    let form = history.form
    let original = history.original
    var fields: [Field] = []
    if form.place != original.place { fields.append(Field("place", .text(form.place))) }
    if form.company != original.company {
      fields.append(Field("company", .text(form.company?.rawValue ?? "")))
    }
    if form.technique != original.technique {
      fields += Craving.fields(done: form.technique)
    }
    if form.intensityAfter != original.intensityAfter {
      fields.append(Field("intensityAfter", .int(Int64(form.intensityAfter ?? 0))))
    }
    return fields
  }
}
