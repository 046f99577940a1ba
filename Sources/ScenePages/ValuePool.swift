/// Different values in the order of their first use, so that others can refer to them by number.
struct ValuePool<Value: Hashable> {
  /// The values.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is added if it is new.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    numbers[value] = number
    values.append(value)
    return number
  }
}
