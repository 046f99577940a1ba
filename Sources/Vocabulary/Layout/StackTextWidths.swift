/// How wide labels of several lines are in a horizontal stack whose distribution is `fill`. It depends on the version of
/// iOS.
public enum StackTextWidths: String, CaseIterable, Hashable, Sendable {
  /// As their texts, their priorities and the other views say, since iOS 15.
  case intrinsic
  /// Each has an equal part of the stack's width, at a priority 10 above its compression resistance, up to iOS 14
  /// (`UISV-text-width-disambiguation`, measured).
  case disambiguated
}
