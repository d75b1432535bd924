// The words of the insights on food.
import Engine

struct InsightsText {
  let language: Language

  var title: String { language.pick("Food insights", "Einsichten zum Essen") }
  var lead: String {
    language.pick(
      "Worth a trade, by how often, how much and how dense.",
      "Einen Tausch wert, nach wie oft, wie viel und wie dicht.")
  }
  func coverage(_ weekdays: Int, _ weekend: Int) -> String {
    let work =
      switch weekdays {
      case 0: language.pick("no weekday", "keinen Werktag")
      case 1: language.pick("one weekday", "einen Werktag")
      default: language.pickLazily("\(weekdays) weekdays", "\(weekdays) Werktage")
      }
    let rest =
      switch weekend {
      case 0: language.pick("no day", "keinen Tag")
      case 1: language.pick("one day", "einen Tag")
      default: language.pickLazily("\(weekend) days", "\(weekend) Tage")
      }
    return language.pickLazily(
      "Your recalls cover \(work) and \(rest) at the weekend.",
      "Deine Rückblicke umfassen \(work) und \(rest) am Wochenende.")
  }
  var oneDay: String {
    language.pick(
      "One day is not what is usual. Another recall tells more.",
      "Ein Tag zeigt noch nicht, was üblich ist. Ein weiterer Rückblick sagt mehr.")
  }
  func gap(_ gap: DayGap) -> String {
    switch gap {
    case .anotherDay:
      language.pick(
        "A day that is not next to the others would tell more.",
        "Ein Tag, der nicht neben den anderen liegt, würde mehr sagen.")
    case .weekday:
      language.pick("A weekday would tell more.", "Ein Werktag würde mehr sagen.")
    case .weekend:
      language.pick(
        "A day at the weekend would tell more.", "Ein Tag am Wochenende würde mehr sagen.")
    }
  }
  func impact(_ energy: String, _ measure: String) -> String {
    language.pickLazily(
      "About \(energy) kcal: \(measure)", "Etwa \(energy) kcal: \(measure)")
  }
  func impact(day energy: String) -> String {
    language.pickLazily(
      "About \(energy) kcal on a day with it", "Etwa \(energy) kcal an einem Tag damit")
  }
  var why: String { language.pick("Why it is here", "Warum es hier steht") }
  func days(_ days: Int, of all: Int) -> String {
    if all == 1 {
      return language.pick("On the one day you recalled", "An dem einen erinnerten Tag")
    }
    let some = days == 1 ? language.pick("one", "einem") : String(days)
    return language.pickLazily(
      "On \(some) of \(all) recalled days", "An \(some) von \(all) erinnerten Tagen")
  }
  func servings(_ amount: String) -> String {
    amount == "1"
      ? language.pick("1 usual amount on a day", "1 übliche Menge am Tag")
      : language.pickLazily("\(amount) usual amounts on a day", "\(amount) übliche Mengen am Tag")
  }
  func density(_ energy: String) -> String {
    language.pickLazily(
      "Dense: \(energy) kcal in 100 g", "Dicht: \(energy) kcal in 100 g")
  }
  var dense: String { language.pick("A lot in a little", "Viel in wenig") }
  func addedSugar(_ grams: String) -> String {
    language.pickLazily(
      "\(grams) g of added sugar on a day", "\(grams) g zugesetzter Zucker am Tag")
  }
  var sweetened: String { language.pick("Sweetened", "Gesüßt") }
  var setFocus: String { language.pick("Set as focus", "Als Fokus wählen") }
  func more(_ count: Int) -> String {
    language.pickLazily("\(count) more", count == 1 ? "1 weiteres" : "\(count) weitere")
  }
  var stale: String {
    language.pick(
      "A recall changed since you looked.", "Ein Rückblick hat sich seitdem geändert.")
  }
  var refresh: String { language.pick("Look again", "Neu ansehen") }
  var fewTitle: String { language.pick("Two foods are enough", "Zwei Sachen genügen") }
  func fewText(_ count: Int) -> String {
    language.pickLazily(
      count == 0
        ? "Write down what you had on a day, and what is worth a trade stands here."
        : "There is one so far. With one more, what is worth a trade stands here.",
      count == 0
        ? "Schreib auf, was es an einem Tag gab; dann steht hier, was einen Tausch lohnt."
        : "Eine ist schon da. Mit einer weiteren steht hier, was einen Tausch lohnt.")
  }
  var nothingTitle: String {
    language.pick("Nothing to trade here", "Hier gibt es nichts zu tauschen")
  }
  var nothingText: String {
    language.pick(
      "In these recalls nothing stands out. You can choose any focus you like.",
      "In diesen Rückblicken sticht nichts heraus. Du kannst jeden Fokus wählen, den du magst.")
  }
}
