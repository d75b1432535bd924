// The words of the plan screen.
import Engine

struct PlanText {
  let language: Language

  var title: String { language.planTitle }
  var emptyTitle: String {
    language.planEmptyTitle
  }
  var emptyText: String {
    language.planEmptyText
  }
  var noPlan: String {
    language.planNoPlan
  }
  var add: String { language.planAdd }
  var change: String { language.planChange }
  var hide: String { language.planHide }
  var hideHint: String { language.planHideHint }
  var hidden: String {
    language.planHidden
  }
  var broughtBack: String { language.planBroughtBack }
  var added: String { language.planAdded }
  var moreHeading: String { language.planMoreHeading }
  var hiddenHeading: String { language.planHiddenHeading }
  var hiddenText: String {
    language.planHiddenText
  }
  var bringBack: String { language.planBringBack }
  var summaryLabel: String { language.planSummaryLabel }
  /// "Vaping: the whole plan"
  func whole(_ name: String) -> String { language.planWhole(name: name) }
  var method: String { language.planMethod }

  func methodName(_ kind: Plan.Kind) -> String {
    switch kind {
    case .stop: language.planMethodNameStop
    case .reduce: language.planMethodNameReduce
    case .notice: language.planMethodNameNotice
    }
  }

  func methodDetail(_ kind: Plan.Kind) -> String {
    switch kind {
    case .stop:
      language.planMethodDetailStop
    case .reduce:
      language.planMethodDetailReduce
    case .notice:
      language.planMethodDetailNotice
    }
  }

  var stopsAt: String { language.planStopsAt }
  var wayFromTo: String { language.planWayFromTo }
  var curve: String { language.planCurve }

  func curveName(_ curve: Curve) -> String {
    switch curve {
    case .linear: language.planCurveNameLinear
    case .exponential: language.planCurveNameExponential
    case .logarithmic: language.planCurveNameLogarithmic
    case .stepped: language.planCurveNameStepped
    case .gentle: language.planCurveNameGentle
    }
  }

  func curveDetail(_ curve: Curve) -> String {
    switch curve {
    case .linear:
      language.planCurveDetailLinear
    case .exponential:
      language.planCurveDetailExponential
    case .logarithmic:
      language.planCurveDetailLogarithmic
    case .stepped:
      language.planCurveDetailStepped
    case .gentle:
      language.planCurveDetailGentle
    }
  }

  var cadence: String { language.planCadence }
  func viewName(_ cadence: Plan.Cadence) -> String {
    cadence == .daily
      ? language.planViewName
      : language.planViewName2
  }
  var curvesShown: String {
    language.planCurvesShown
  }
  func curveByRule(_ curve: String) -> String {
    language.planCurveByRule(curve: curve)
  }

  func cadenceName(_ cadence: Plan.Cadence) -> String {
    switch cadence {
    case .daily: language.planCadenceNameDaily
    case .weekly: language.planCadenceNameWeekly
    }
  }

  var baseline: String { language.planBaseline }
  func aDay(_ amount: String) -> String {
    language.planADay(amount: amount)
  }
  func price(_ substance: Substance?) -> String {
    substance == .alcohol
      ? language.planPrice
      : language.planPrice2
  }
  func pack(_ amount: String) -> String {
    language.planPack(amount: amount)
  }
  var strength: String {
    language.planStrength
  }
  var noTarget: String {
    language.planNoTarget
  }
  var noTargetYet: String { language.planNoTargetYet }
  var todayTarget: String { language.planTodayTarget }
  var todayTargetWhy: String {
    language.planTodayTargetWhy
  }
  var weekTarget: String { language.planWeekTarget }
  var weekTargetWhy: String {
    language.planWeekTargetWhy
  }
  var costHeading: String {
    language.planCostHeading
  }
  var perDay: String { language.planPerDay }
  var perWeek: String { language.planPerWeek }
  var perMonth: String { language.planPerMonth }
  var perYear: String { language.planPerYear }
  var costWhy: String {
    language.planCostWhy
  }
  var noCost: String {
    language.planNoCost
  }

  func notice(_ notice: PlanNotice) -> String {
    switch notice {
    case .long:
      language.planNoticeLong
    case .fast:
      language.planNoticeFast
    case .lowUse:
      language.planNoticeLowUse
    }
  }

  var wayHeading: String { language.planWayHeading }
  func waySentence(_ amount: String, _ date: String) -> String {
    language.planWaySentence(amount: amount, date: date)
  }
  func noneFrom(_ date: String) -> String {
    language.planNoneFrom(date: date)
  }
  var none: String { language.planNone }
  func from(_ date: String) -> String {
    language.planFrom(date: date)
  }
  var dayColumn: String { language.planDayColumn }
  var today: String { language.planToday }
  var asTable: String { language.planAsTable }
  var ladderHeading: String { language.planLadderHeading }
}
