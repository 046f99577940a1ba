internal import Drawing
internal import Scenes

/// A view in one state, before anybody knows where it is.
struct ResolvedView: Sendable {
  let name: ViewName
  let viewClass: ViewClass
  let properties: ResolvedProperties
  /// The views in it that are installed, from back to front.
  let subviews: [ResolvedView]

  /// The size that its content asks for, and how strongly; `nil` when it asks for none.
  var intrinsicContentSize: IntrinsicContentSize? {
    switch viewClass {
    case .cell, .container, .view: nil
    case .imageView:
      properties[.systemImage].map { _ in
        let side = Symbol.sideAtBodySize
        return IntrinsicContentSize(
          width: .init(
            length: side, hugging: properties[.horizontalHuggingPriority],
            resistance: properties[.horizontalCompressionResistancePriority]),
          height: .init(
            length: side, hugging: properties[.verticalHuggingPriority],
            resistance: properties[.verticalCompressionResistancePriority]))
      }
    }
  }
}
