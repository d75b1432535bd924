// Sorting for the whole app. The standard library's sort is compiled anew for each type, about
// four kilobytes a time; here the work is done on places, once, and each type only says which of
// two places comes first.

extension Array {
  /// The elements in order; equal ones keep their places.
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    withoutActuallyEscaping(precedes) { precedes in
      let places = sortedPlaces(count) { precedes(self[Int($0)], self[Int($1)]) }
      return places.map { self[Int($0)] }
    }
  }
}

/// The places 0 ..< count in the order that `precedes` asks for, by merging runs of doubling
/// length; equal ones keep their order.
@inline(never)
func sortedPlaces(_ count: Int, _ precedes: (Int32, Int32) -> Bool) -> [Int32] {
  var from: [Int32] = []
  from.reserveCapacity(count)
  for place in 0..<count { from.append(Int32(place)) }
  var to = from
  var length = 1
  while length < count {
    var start = 0
    while start < count {
      let middle = Swift.min(start + length, count)
      let end = Swift.min(middle + length, count)
      merge(from, start, middle, end, into: &to, precedes)
      start = end
    }
    swap(&from, &to)
    length *= 2
  }
  return from
}

@inline(never)
private func merge(
  _ from: [Int32], _ start: Int, _ middle: Int, _ end: Int, into to: inout [Int32],
  _ precedes: (Int32, Int32) -> Bool
) {
  var left = start
  var right = middle
  for place in start..<end {
    let takesRight =
      left == middle || (right < end && precedes(from[right], from[left]))
    if takesRight {
      to[place] = from[right]
      right += 1
    } else {
      to[place] = from[left]
      left += 1
    }
  }
}
