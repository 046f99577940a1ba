public import Drawing
public import Vocabulary

extension ViewKind {
  /// A plain view (`UIView`).
  package static let view = ViewKind(
    "view", "a plain view", hasContentSize: true, otherNames: ["UIView"],
    meaning: "A plain view (UIView) and its name.",
    example: { .view($0, backgroundColor: .system(.systemIndigo), cornerRadius: 8) })
}

extension View {
  /// Creates a plain view (`UIView`). Set other properties with `setting`.
  public static func view(
    _ name: ViewName, backgroundColor: DynamicColor? = nil, alpha: Double? = nil,
    tintColor: DynamicColor? = nil, isHidden: Bool? = nil, cornerRadius: Double? = nil,
    cornerCurve: CornerCurve? = nil, clipsToBounds: Bool? = nil, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    View(
      .view, name: name,
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
        cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds),
      constraints: constraints, subviews: subviews)
  }
}
