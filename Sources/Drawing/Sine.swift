/// The sine of so many quarter turns, in plain arithmetic: the C library's may differ in its last digit
/// from one processor to another, and pictures must not. That of whole quarter turns is exact.
package func sine(ofQuarterTurns quarters: Double) -> Double {
  let nearest = quarters.rounded()
  // At most an eighth of a turn, where the series converge quickly.
  let rest = (quarters - nearest) * (.pi / 2)
  let place = nearest.remainder(dividingBy: 4)
  let value =
    place.magnitude.remainder(dividingBy: 2) == 0 ? sineSeries(rest) : cosineSeries(rest)
  return place == 2 || place == -2 || place == -1 ? -value : value
}

private func sineSeries(_ x: Double) -> Double {
  let square = x * x
  var (term, sum) = (x, x)
  for factor in stride(from: 2.0, through: 16, by: 2) {
    term *= -square / (factor * (factor + 1))
    sum += term
  }
  return sum
}

private func cosineSeries(_ x: Double) -> Double {
  let square = x * x
  var (term, sum) = (1.0, 1.0)
  for factor in stride(from: 1.0, through: 17, by: 2) {
    term *= -square / (factor * (factor + 1))
    sum += term
  }
  return sum
}
