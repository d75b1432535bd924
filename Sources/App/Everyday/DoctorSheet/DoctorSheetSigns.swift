// Scores, replacement, withdrawal and cravings on the sheet for a doctor: counts of what was noted,
// with bands and their sources, and no advice.
import Engine

extension DoctorSheet {
  var scores: [Component<Message>] {
    let text = ChecksText(language: language)
    var rows: [[String]] = []
    var sources: [String] = []
    for record in desk.overview.scores.reversed() where days.contains(record.day) {
      let score = record.score
      rows.append([
        text.name(score.instrument), locale.date(record.day),
        "\(score.total) " + text.outOf(score.instrument.range.upperBound),
        score.band.map { text.band($0) } ?? "–",
      ])
      for source in score.instrument.sources {
        let name = source.author + " " + String(source.year)
        if !sources.contains(name) { sources.append(name) }
      }
    }
    guard !rows.isEmpty else { return [] }
    let head = [
      language.doctorSheetQuestionnaire, language.doctorSheetDate, language.doctorSheetScore,
      language.doctorSheetBand,
    ]
    return table(DoctorSheetPart.scores.name(language), head, rows) + [
      .text(
        Text(language.doctorSheetSources(names: sources.joined(separator: "; ")), role: .caption))
    ]
  }

  var doses: [Component<Message>] {
    let text = ReplacementText(language: language)
    var rows: [[String]] = []
    for summary in DoseSummary.all(desk.overview.doses, from: days.first, through: days.today) {
      let (least, most) = (summary.strengths.lowerBound, summary.strengths.upperBound)
      rows.append([
        text.name(summary.product), locale.number(Int64(summary.days)),
        locale.number(Int64(summary.doses)),
        (least == most ? "\(least)" : "\(least)–\(most)") + "\u{A0}mg",
      ])
    }
    return table(
      DoctorSheetPart.doses.name(language),
      [
        language.doctorSheetProduct, language.doctorSheetDays, language.doctorSheetDoses,
        language.doctorSheetStrength,
      ], rows)
  }

  /// What the person said of not being able to go on is theirs to say, and is not printed.
  var withdrawal: [Component<Message>] {
    let text = WithdrawalText(language: language)
    let checks = desk.overview.withdrawalChecks
    var rows: [[String]] = []
    for summary in SymptomSummary.all(checks, from: days.first, through: days.today) {
      rows.append([
        text.symptom(summary.symptom), locale.number(Int64(summary.days)),
        locale.amount(summary.mean), text.strength(summary.strongest),
      ])
    }
    for summary in SignSummary.all(checks, from: days.first, through: days.today) {
      rows.append([text.sign(summary.sign), locale.number(Int64(summary.days)), "–", "–"])
    }
    return table(
      DoctorSheetPart.withdrawal.name(language),
      [
        language.doctorSheetSign, language.doctorSheetDays, language.doctorSheetMeanSign,
        language.doctorSheetStrongest,
      ], rows)
  }

  var cravings: [Component<Message>] {
    let summary = CravingSummary(desk.overview.cravings, from: days.first, through: days.today)
    guard summary.noticed > 0 else { return [] }
    let name = DoctorSheetPart.cravings.name(language)
    let progress = ProgressText(language: language)
    let rows = summary.triggers.map { share in
      [
        TriggerText.name(key: share.key, language),
        progress.of(
          locale.number(Int64(share.count.part)), locale.number(Int64(share.count.whole))),
      ]
    }
    return facts(
      name, "cravings",
      [
        DoctorSheetFact(language.doctorSheetNoticed, locale.number(Int64(summary.noticed))),
        DoctorSheetFact(language.doctorSheetPassed, locale.number(Int64(summary.passed))),
        DoctorSheetFact(
          language.doctorSheetIntensity, summary.meanIntensity.map { locale.amount($0) }),
      ])
      + table(name, [language.doctorSheetTrigger, language.doctorSheetCravings], rows)
  }
}
