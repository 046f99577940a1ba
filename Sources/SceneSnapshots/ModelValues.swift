internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

extension PropertyValue {
  /// The value as text. Colours are already resolved, so that they are equal in all appearances.
  var modelText: String {
    switch self {
    case .color(let color?): color.resolved(in: .light).hexText
    case .colors(let colors):
      "[\(colors.map { $0.resolved(in: .light).hexText }.joined(separator: ", "))]"
    default: sceneText
    }
  }
}

extension Rect {
  var modelText: String {
    "(\(decimal(minX)), \(decimal(minY)), \(decimal(size.width)), \(decimal(size.height)))"
  }
}

extension Point {
  var modelText: String { "(\(decimal(x)), \(decimal(y)))" }
}

extension Size {
  var modelText: String { "\(decimal(width)) × \(decimal(height))" }
}
