internal import Drawing

/// What the value of a property may be: decides how it is read, what the JSON Schema says and what is
/// an objection to it.
package enum PropertyType: Hashable, Sendable {
  /// A colour or nil.
  case color
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// True or false.
  case boolean
  /// A transform.
  case transform
  /// Some corners of a rectangle.
  case corners
  /// The shape of rounded corners.
  case cornerCurve
  /// An icon or nil.
  case symbol
  /// How much something matters in layout.
  case priority

  /// What is wrong with a value; `nil` for nothing. Values from files are right when they have been
  /// read, those from Swift need not be.
  func objection(to value: PropertyValue, of name: PropertyName) -> String? {
    switch (self, value) {
    case (.number(let range), .number(let number)):
      range.contains(number) ? nil : Self.mustBe(name.rawValue, within: range)
    case (.transform, .transform(let transform)): transform.objection
    case (.color, .color), (.boolean, .boolean), (.corners, .corners),
      (.cornerCurve, .cornerCurve), (.symbol, .symbol), (.priority, .priority):
      nil
    case (.color, _), (.number, _), (.boolean, _), (.transform, _), (.corners, _),
      (.cornerCurve, _), (.symbol, _), (.priority, _):
      "\(name.rawValue) cannot have this kind of value; write another"
    }
  }

  static func mustBe(_ what: String, within range: ClosedRange<Double>) -> String {
    "\(what) must be from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
  }
}
