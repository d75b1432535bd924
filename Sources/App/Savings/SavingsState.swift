// Savings: what is being typed about a wish or a purchase, and what can happen.
import Engine

/// What the savings screen holds that is not in the journal.
public struct SavingsState: Sendable {
  /// What is being typed.
  public struct Inputs: Sendable, Equatable {
    /// A wish to save for, or something bought just now.
    public var isPurchase = false
    public var title = ""
    public var amount = ""
    /// As `2026-03-29`.
    public var until = ""
    public var category = WishCategory.other
    public var showsProblems = false
  }
  public var form: Inputs?
  /// The wish that the envelope could not pay when it was last pressed.
  public var refused: Identifier?

  public init() {}
}

/// What can happen on the savings screen.
public enum SavingsMessage: Sendable {
  case pressedNewWish
  case pressedNewPurchase
  case enteredTitle(String)
  case enteredAmount(String)
  case enteredUntil(String)
  case pickedCategory(String)
  case submitted
  case closedForm
  case pressedBuy(Identifier)
  case pressedRemoveWish(Identifier)
  case pressedRemovePurchase(Identifier)
}

extension State {
  mutating func update(_ message: SavingsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedNewWish: savings.form = SavingsState.Inputs()
    case .pressedNewPurchase: savings.form = SavingsState.Inputs(isPurchase: true)
    case .enteredTitle(let text):
      savings.form?.title = String(text.unicodeScalars.prefix(Wish.longestTitle))
    case .enteredAmount(let text): savings.form?.amount = String(text.unicodeScalars.prefix(20))
    case .enteredUntil(let text): savings.form?.until = String(text.unicodeScalars.prefix(20))
    case .pickedCategory(let key): savings.form?.category = WishCategory(rawValue: key) ?? .other
    case .submitted: return submitSavings(moment)
    case .closedForm: savings.form = nil
    case .pressedBuy(let wish): return buy(wish, moment)
    case .pressedRemoveWish(let id): return remove(id, Wish.kind, moment)
    case .pressedRemovePurchase(let id): return remove(id, Purchase.kind, moment)
    }
    return []
  }

  /// What was saved less what was bought, over all trackers.
  func envelope(_ moment: Moment, in currency: Currency) -> Envelope {
    overview.envelope(in: currency, today: today(moment))
  }

  private mutating func remove(_ id: Identifier, _ kind: String, _ moment: Moment) -> [Effect] {
    savings.refused = nil
    let line = SavingsText(language: language).removed
    return delete(id, kind: kind, saying: line, moment)
  }

  private mutating func submitSavings(_ moment: Moment) -> [Effect] {
    guard let form = savings.form else { return [] }
    let reading = read(form, moment)
    guard reading.isReady, let price = reading.price else {
      savings.form?.showsProblems = true
      return []
    }
    let text = SavingsText(language: language)
    savings.form = nil
    savings.refused = nil
    var fields = [
      JournalField("amount", .int(price.minorUnits)),
      JournalField("currency", .text(price.currency.code)),
      JournalField("title", .text(reading.title)),
    ]
    if form.isPurchase {
      fields.append(JournalField("day", .int(Int64(today(moment).number))))
    } else {
      fields.append(JournalField("category", .text(form.category.rawValue)))
      if let until = reading.until {
        fields.append(JournalField("until", .int(Int64(until.number))))
      }
    }
    toast = form.isPurchase ? text.bought(reading.title) : text.kept
    let draft = Draft.create(
      moment.entropy.identifier(), kind: form.isPurchase ? Purchase.kind : Wish.kind, fields)
    return write([draft], moment, undoable: true)
  }

  /// Pays a wish from the envelope, or says that it does not reach yet.
  private mutating func buy(_ id: Identifier, _ moment: Moment) -> [Effect] {
    guard let wish = overview.wishes.first(where: { $0.id == id }),
      !overview.purchases.contains(where: { $0.wish == id })
    else { return [] }
    guard envelope(moment, in: wish.price.currency).covers(wish.price) else {
      savings.refused = id
      return []
    }
    savings.refused = nil
    toast = SavingsText(language: language).bought(wish.title)
    let fields = [
      JournalField("amount", .int(wish.price.minorUnits)),
      JournalField("currency", .text(wish.price.currency.code)),
      JournalField("day", .int(Int64(today(moment).number))),
      JournalField("title", .text(wish.title)), JournalField("wish", .text(id.text)),
    ]
    return put(Purchase.identifier(of: id), kind: Purchase.kind, fields, moment)
  }
}
