// Short lists for a choice of many. A list that is written as a constant becomes data of the
// function that names it; the browser's module may hold that function twice, with its lists
// counted in another order, and each copy then takes the other's. tools/lists.sh watches over it.

/// A list of one to four, made anew each time.
@inline(never)
func few<Element>(
  _ first: Element, _ second: Element? = nil, _ third: Element? = nil, _ fourth: Element? = nil
) -> [Element] {
  var all: [Element] = []
  all.append(first)
  if let second { all.append(second) }
  if let third { all.append(third) }
  if let fourth { all.append(fourth) }
  return all
}
