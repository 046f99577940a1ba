internal import Drawing

extension JSONValue {
  /// An object with members in the order of their names.
  static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// A list of numbers with at most this many decimal places.
  static func numbers(_ values: [Double], places: Int = 4) -> JSONValue {
    .array(values.map { .number($0, places: places) })
  }

  /// A list of whole numbers.
  static func numbers(_ values: [Int]) -> JSONValue { .array(values.map { .number($0) }) }

  /// 1 for true and 0 for false, which take less room than the words.
  static func bit(_ value: Bool) -> JSONValue { .number(value ? 1 : 0) }

  /// A colour as `"#rrggbb"` or `"#rrggbbaa"`.
  static func color(_ color: Color) -> JSONValue { .string(color.hexText.lowercased()) }

  /// The coefficients of a transform in the order of CSS's `matrix`.
  static func transform(_ transform: Transform) -> JSONValue {
    let t = transform
    return .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty], places: 8)
  }

  /// Origin and size of a rectangle.
  static func rect(_ rect: Rect) -> JSONValue {
    .numbers([rect.minX, rect.minY, rect.size.width, rect.size.height], places: 5)
  }
}
