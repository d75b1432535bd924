// Looking something up in what is in order already, by halves.

/// How many of the first `count` places come before what is looked for: where it stands, or would.
/// The places of which `isBefore` holds are all in front of the others.
func placeAmong(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
