/// The priority of a constraint (`UILayoutPriority`), 1…1000. Constraints of priority 1000 are required.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The number.
  public let rawValue: Int

  /// Creates a priority; numbers are clamped to 1…1000.
  public init(rawValue: Int) {
    self.rawValue = min(max(rawValue, 1), 1000)
  }

  /// 1000: the constraint is required.
  public static let required = LayoutPriority(rawValue: 1000)
  /// 750.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// 250.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// 50.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// The priorities that UIKit names.
  package static let names: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]

  /// UIKit's name, or the number.
  public var description: String {
    Self.names.first { $0.priority == self }?.name ?? "\(rawValue)"
  }
}
