internal import Drawing

/// Writes JSON piece by piece, in the order in which it is given, so that equal scenes give equal bytes.
enum PageJSON {
  /// A list of values that are JSON already.
  static func list(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// An object with members in the given order; those without a value are left out.
  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    "{"
      + members.compactMap { name, value in value.map { "\(quoted(name)):\($0)" } }
      .joined(separator: ",") + "}"
  }

  /// An object with members in the order of their names.
  static func sorted(_ members: [String: String]) -> String {
    "{"
      + members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value)" }
      .joined(separator: ",") + "}"
  }

  /// A number with at most `places` decimal places.
  static func number(_ value: Double, places: Int = 4) -> String { decimal(value, places: places) }

  /// A list of numbers.
  static func numbers(_ values: [Double], places: Int = 4) -> String {
    list(values.map { decimal($0, places: places) })
  }

  /// Numbers as in attributes of SVG, separated by spaces.
  static func numbersText(_ values: [Double], places: Int = 4) -> String {
    values.map { decimal($0, places: places) }.joined(separator: " ")
  }

  /// A list of texts.
  static func texts(_ values: some Sequence<String>) -> String { list(values.map(quoted)) }

  /// A colour as `"#rrggbb"` or `"#rrggbbaa"`.
  static func color(_ color: Color) -> String { quoted(color.hexText.lowercased()) }

  /// The coefficients of a transform in the order of CSS's `matrix`.
  static func transform(_ transform: Transform) -> String {
    let t = transform
    return numbers([t.a, t.b, t.c, t.d, t.tx, t.ty], places: 8)
  }

  /// Origin and size of a rectangle.
  static func rect(_ rect: Rect) -> String {
    numbers([rect.minX, rect.minY, rect.size.width, rect.size.height], places: 5)
  }
}

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
