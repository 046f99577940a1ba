internal import Drawing
internal import Scenes
internal import Vocabulary

/// A view in one state, before anybody knows where it is.
struct ResolvedView: Sendable {
  let name: ViewName
  let kind: ViewKind
  let properties: ResolvedProperties
  /// What a label says, and how; `nil` for other views.
  let labelText: LabelText?
  /// The constructor of a content configuration; `nil` for views.
  let contentStyle: ListContentConfiguration.Style?
  /// The views in it that are installed, from back to front.
  let subviews: [ResolvedView]
  /// What rules and items make of the constraints that have names; only the cell has them.
  var constraints: [ViewName: ResolvedProperties] = [:]

  /// The size that its content asks for, and how strongly; `nil` when it asks for none.
  func intrinsicContentSize(_ texts: TextStore) -> IntrinsicContentSize? {
    if kind == .imageView { return intrinsicImageSize.map { asking(for: $0) } }
    return labelText.map { asking(for: texts.size(of: $0)) }
  }

  private func asking(for size: Size) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: .init(
        length: size.width, hugging: properties[.horizontalHuggingPriority],
        resistance: properties[.horizontalCompressionResistancePriority]),
      height: .init(
        length: size.height, hugging: properties[.verticalHuggingPriority],
        resistance: properties[.verticalCompressionResistancePriority]))
  }

  /// The size of the image or icon, in points.
  var intrinsicImageSize: Size? {
    if case .value(let image) = properties[.image] { return image.size }
    return properties[.systemImage].map { symbol in
      properties[.preferredSymbolConfiguration].map { symbol.outline($0).size }
        ?? Size(Symbol.sideAtBodySize, Symbol.sideAtBodySize)
    }
  }
}
