/// The style of a line under or through text (`NSUnderlineStyle`).
public enum TextLineStyle: String, CaseIterable, Hashable, Sendable {
  /// One line.
  case single
  /// One line of twice the thickness.
  case thick
  /// Two lines.
  case double
}
