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
  var digits = UInt64(scaled.magnitude)
  guard digits != 0 else { return "0" }
  var places = places
  while places > 0, digits % 10 == 0 {
    digits /= 10
    places -= 1
  }
  return spelled(digits, places: places, isNegative: scaled < 0)
}

/// Digits with a point before the last `places` of them, and at least one digit before it.
///
/// Written as bytes into the string: pictures and pages have millions of numbers.
private func spelled(_ digits: UInt64, places: Int, isNegative: Bool) -> String {
  var count = 1
  var rest = digits
  while rest >= 10 {
    rest /= 10
    count += 1
  }
  count = max(count, places + 1)
  let length = (isNegative ? 1 : 0) + count + (places > 0 ? 1 : 0)
  return unsafe String(unsafeUninitializedCapacity: length) { buffer in
    rest = digits
    var index = length
    for written in 0..<count {
      if written == places, places > 0 {
        index -= 1
        unsafe buffer[index] = UInt8(ascii: ".")
      }
      index -= 1
      unsafe buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    if isNegative { unsafe buffer[0] = UInt8(ascii: "-") }
    return length
  }
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
