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
  public var price = PriceInputs()
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
  case enteredPrice(String)
  case enteredPackUnits(String)
  case pickedCurrency(String)
  case submittedPrice
  case submitted
  case closedForm
  case pressedBuy(Identifier)
  case pressedRemoveWish(Identifier)
  case pressedRemovePurchase(Identifier)
}

extension SavingsState {
  mutating func update(_ message: SavingsMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pressedNewWish: form = SavingsState.Inputs()
    case .pressedNewPurchase: form = SavingsState.Inputs(isPurchase: true)
    case .enteredTitle(let text):
      form?.title = String(text.unicodeScalars.prefix(Wish.longestTitle))
    case .enteredAmount(let text): form?.amount = String(text.unicodeScalars.prefix(20))
    case .enteredUntil(let text): form?.until = String(text.unicodeScalars.prefix(20))
    case .pickedCategory(let key): form?.category = WishCategory(rawValue: key) ?? .other
    case .enteredPrice(let text): price.price = String(text.unicodeScalars.prefix(20))
    case .enteredPackUnits(let text): price.packUnits = String(text.unicodeScalars.prefix(20))
    case .pickedCurrency(let code): price.currency = code
    case .submittedPrice: return keepPrice(moment, &desk)
    case .submitted: return submitSavings(moment, &desk)
    case .closedForm: form = nil
    case .pressedBuy(let wish): return buy(wish, moment, &desk)
    case .pressedRemoveWish(let id): return remove(id, Wish.kind, moment, &desk)
    case .pressedRemovePurchase(let id): return remove(id, Purchase.kind, moment, &desk)
    }
    return []
  }

  private mutating func remove(
    _ id: Identifier, _ kind: String, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    refused = nil
    let line = SavingsText(language: desk.language).removed
    return desk.delete(id, kind: kind, saying: line, moment)
  }

  private mutating func submitSavings(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = self.form else { return [] }
    let reading = desk.read(form, moment)
    guard reading.isReady, let price = reading.price else {
      self.form?.showsProblems = true
      return []
    }
    let text = SavingsText(language: desk.language)
    self.form = nil
    refused = nil
    let fields =
      form.isPurchase
      ? Purchase.fields(reading.title, price, on: desk.today(moment))
      : Wish.fields(reading.title, price, form.category, until: reading.until)
    desk.toast = form.isPurchase ? text.bought(reading.title) : text.kept
    let draft = Draft.create(
      moment.entropy.identifier(), kind: form.isPurchase ? Purchase.kind : Wish.kind, fields)
    return desk.write([draft], moment, undoable: true)
  }

  /// Pays a wish from the envelope, or says that it does not reach yet.
  private mutating func buy(_ id: Identifier, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let wish = desk.overview.wishes.first(where: { $0.id == id }),
      !desk.overview.purchases.contains(where: { $0.wish == id })
    else { return [] }
    guard desk.envelope(moment, in: wish.price.currency).covers(wish.price) else {
      refused = id
      return []
    }
    refused = nil
    desk.toast = SavingsText(language: desk.language).bought(wish.title)
    let fields = Purchase.fields(of: wish, on: desk.today(moment))
    return desk.put(Purchase.identifier(of: id), kind: Purchase.kind, fields, moment)
  }
}

extension Desk {
  /// What was saved less what was bought, over all trackers.
  func envelope(_ moment: Moment, in currency: Currency) -> Envelope {
    overview.envelope(in: currency, today: today(moment))
  }
}
