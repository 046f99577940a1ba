/// Formats a number with at most `places` decimal places and without trailing zeros.
///
/// All output (SVG, JSON, dumps) uses this format: it does not depend on the locale, and never
/// contains an exponent or "-0". A value that is not finite is written as 0; callers never pass
/// one.
package func decimal(_ value: Double, places: Int = 4) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (value * scale).rounded()
  guard scaled.isFinite, abs(scaled) < 9e15 else { return value.isFinite ? spelledOut(value) : "0" }
  let digits = Int64(scaled)
  guard digits != 0 else { return "0" }
  let unit = Int64(scale)
  var text = (digits < 0 ? "-" : "") + "\(abs(digits) / unit)"
  var fraction = "\(abs(digits) % unit)"
  guard abs(digits) % unit != 0 else { return text }
  while fraction.utf8.count < places { fraction = "0" + fraction }
  while fraction.hasSuffix("0") { fraction.removeLast() }
  text += "." + fraction
  return text
}

/// Formats a number that is too large to be scaled: Swift's digits without the exponent.
private func spelledOut(_ value: Double) -> String {
  let text = "\(value)"
  guard let mark = text.firstIndex(of: "e") else {
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  let digits = text[..<mark].filter(\.isNumber)
  let exponent = Int(text[mark...].dropFirst(2)) ?? 0
  let zeros = String(repeating: "0", count: max(exponent + 1 - digits.count, 0))
  return (value < 0 ? "-" : "") + digits + zeros
}
