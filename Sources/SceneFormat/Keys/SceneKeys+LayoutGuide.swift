/// The keys of a layout guide.
package enum LayoutGuideKey: String, SceneKey {
  case layoutGuide, constraints

  /// The key of a list of guides.
  package static let listWord = "layoutGuides"
  /// The meaning of that key.
  static let listMeaning =
    "Rectangles that constraints name like views and that are not drawn (UILayoutGuide)."

  package static var required: [LayoutGuideKey] { [.layoutGuide] }

  package var meaning: String {
    switch self {
    case .layoutGuide: "The name, by which constraints refer to the guide."
    case .constraints:
      "The constraints of the guide; in them superview is the view that owns the guide."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .layoutGuide: .string
    case .constraints: .list(.constraint)
    }
  }
}
