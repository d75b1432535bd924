// The words of the form that changes a plan.

struct PlanFormText {
  let language: Language

  func title(_ tracker: String) -> String {
    language.planFormTitle(tracker: tracker)
  }
  var close: String { language.planFormClose }
  var stopDay: String { language.planFormStopDay }
  var stopDayHint: String {
    language.planFormStopDayHint
  }
  var stopTime: String { language.planFormStopTime }
  var stopTimeHint: String {
    language.planFormStopTimeHint
  }
  var timeProblem: String { language.planFormTimeProblem }
  var start: String { language.planFormStart }
  func startKept(_ date: String) -> String {
    language.planFormStartKept(date: date)
  }
  func startMoved(_ time: String) -> String {
    language.planFormStartMoved(time: time)
  }
  var startAgain: String { language.planFormStartAgain }
  var length: String { language.planFormLength }
  func baseline(_ units: String) -> String {
    language.planFormBaseline(units: units)
  }
  func average(_ amount: String) -> String {
    language.planFormAverage(amount: amount)
  }
  var strength: String {
    language.planFormStrength
  }
  var strengthHint: String {
    language.planFormStrengthHint
  }
  var currency: String { language.planFormCurrency }
  func packUnits(_ units: String) -> String {
    language.planFormPackUnits(units: units)
  }
  var packHint: String {
    language.planFormPackHint
  }
  var scope: String {
    language.planFormScope
  }
  var fromToday: String { language.planFormFromToday }
  var fromTodayDetail: String {
    language.planFormFromTodayDetail
  }
  var always: String { language.planFormAlways }
  var alwaysDetail: String {
    language.planFormAlwaysDetail
  }
  var preview: String { language.planFormPreview }
  var previewTargets: String {
    language.planFormPreviewTargets
  }
  var before: String { language.planFormBefore }
  var after: String { language.planFormAfter }
  var period: String { language.planFormPeriod }
  var use: String { language.planFormUse }
  var saved: String {
    language.planFormSaved
  }
  var corrected: String {
    language.planFormCorrected
  }
  var methodMissing: String {
    language.planFormMethodMissing
  }
  var lookAgain: String {
    language.planFormLookAgain
  }
  var dayMissing: String { language.planFormDayMissing }
  func dayTooLate(_ date: String) -> String {
    language.planFormDayTooLate(date: date)
  }
  var dayTooEarly: String {
    language.planFormDayTooEarly
  }
  var baselineMissing: String {
    language.planFormBaselineMissing
  }
  func range(_ least: String, _ most: String) -> String {
    language.planFormRange(least: least, most: most)
  }
}
