// From what was typed about a wish or a purchase to its price, with a sentence for what is off.
import Engine

/// A form as it was understood.
struct SavingsReading {
  var title = ""
  var price: Money?
  var until: Day?
  var titleProblem: String?
  var amountProblem: String?
  var untilProblem: String?

  var isReady: Bool {
    price != nil && titleProblem == nil && amountProblem == nil && untilProblem == nil
  }
}

extension Desk {
  func read(_ form: SavingsState.Inputs, _ moment: Moment) -> SavingsReading {
    let text = SavingsText(language: language)
    var reading = SavingsReading()
    reading.title = withoutEnds(form.title)
    if reading.title.isEmpty { reading.titleProblem = text.titleMissing }
    let currency = savingsCurrency
    let amount = locale.read(form.amount, decimals: currency.decimals)
    if let amount, Wish.amounts.contains(amount) {
      let price = Money(minorUnits: amount, currency: currency)
      reading.price = price
      let envelope = envelope(moment, in: currency)
      if form.isPurchase, !envelope.covers(price) {
        reading.amountProblem = text.refused(locale.money(envelope.available))
      }
    } else {
      reading.amountProblem = text.amountProblem
    }
    if !form.until.isEmpty, !form.isPurchase {
      reading.until = Day(text: form.until)
      if reading.until == nil { reading.untilProblem = text.untilProblem }
    }
    return reading
  }

  /// Without spaces and line breaks at both ends.
  private func withoutEnds(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(Substring(scalars))
  }
}
