extension VectorImage {
  /// The outline of everything in the picture, to be filled with one colour; `nil` if the picture has more than
  /// filled paths of opaque colours.
  package var silhouette: Path? {
    var path = Path()
    return Self.append(items, .identity, to: &path) ? path : nil
  }

  private static func append(
    _ items: [DisplayList.Item], _ place: Transform, to path: inout Path
  ) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .fill(let own, .color(let color)):
        guard own.fillRule == .nonZero || items.count == 1 else { return false }
        guard color.alpha <= 0 || color.alpha >= 1 else { return false }
        if color.alpha > 0 {
          path.fillRule = own.fillRule
          path.append(own.applying(place))
        }
        return true
      case .layer(let layer)
      where layer.clip == nil && layer.mask == nil && layer.opacity >= 1 && layer.shadow == nil:
        return append(layer.items, layer.transform.concatenating(place), to: &path)
      case .fill, .stroke, .text, .image, .layer: return false
      }
    }
  }
}
