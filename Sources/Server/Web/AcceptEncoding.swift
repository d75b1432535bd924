// What compressed forms a browser says that it takes (RFC 9110, section 12.5.3).

/// The weights of an `Accept-Encoding` field, in thousandths.
struct AcceptEncoding {
  private var weights: [String: Int] = [:]

  /// A missing field and an empty one both mean: send the file as it is.
  init(_ field: String?) {
    for item in (field ?? "").split(separator: ",") {
      let parts = item.split(separator: ";", omittingEmptySubsequences: false)
      let name = trimmed(parts[0]).lowercased()
      guard !name.isEmpty else { continue }
      weights[name == "x-gzip" ? "gzip" : name] = statedWeight(parts.dropFirst())
    }
  }

  /// The offered coding with the greatest weight; between equal ones Brotli, then gzip.
  /// `nil` when the browser refuses all that there is.
  func best(of offered: Set<ContentCoding>) -> ContentCoding? {
    var best: (coding: ContentCoding, weight: Int)?
    for coding in ContentCoding.allCases where offered.contains(coding) {
      let weight = weight(of: coding)
      guard weight > (best?.weight ?? 0) else { continue }
      best = (coding, weight)
    }
    if let best { return best.coding }
    return takesIdentity && offered.contains(.identity) ? .identity : nil
  }

  private func weight(of coding: ContentCoding) -> Int {
    if let named = weights[coding.rawValue] { return named }
    return weights["*"] ?? 0
  }

  private var takesIdentity: Bool { (weights["identity"] ?? weights["*"]) != 0 }
}

/// A weight in thousandths, 0 … 1000; what cannot be read counts as a refusal.
private func statedWeight(_ parameters: ArraySlice<Substring>) -> Int {
  for parameter in parameters {
    let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pair.count == 2, trimmed(pair[0]).lowercased() == "q" else { continue }
    return thousandths(trimmed(pair[1])) ?? 0
  }
  return 1000
}

/// `0`, `1`, `0.5`, `1.000`: at most three decimals, at most one.
private func thousandths(_ text: Substring) -> Int? {
  let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts[0] == "0" || parts[0] == "1" else { return nil }
  let decimals = parts.count == 2 ? parts[1] : ""
  guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy({ (48...57).contains($0) }) else {
    return nil
  }
  let padded = decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
  guard let fraction = Int(padded) else { return nil }
  let value = (parts[0] == "1" ? 1000 : 0) + fraction
  return value <= 1000 ? value : nil
}

private func trimmed(_ text: Substring) -> Substring {
  let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
  var text = text.drop(while: isBlank)
  while let last = text.last, isBlank(last) { text.removeLast() }
  return text
}
