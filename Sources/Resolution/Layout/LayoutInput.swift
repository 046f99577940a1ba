internal import Drawing
internal import Scenes

/// All that the frames of a cell's views depend on and that a state can change.
struct LayoutInput: Hashable, Sendable {
  /// The views of the author's own that are in the hierarchy.
  private(set) var installed: Set<ViewName> = []
  /// The sizes that views ask for by their content.
  private(set) var intrinsicSizes: [ViewName: IntrinsicContentSize] = [:]
  /// The labels whose height depends on their width.
  private var wrapping: [ViewName: LabelText] = [:]
  /// The views that fill their superviews, whatever their constraints.
  private(set) var filling: Set<ViewName> = []
  /// How far the background lies inside of the cell.
  private(set) var background = BackgroundPlace()

  /// What the layout of a cell depends on.
  init(_ cell: ResolvedView, texts: TextStore) {
    for view in cell.subviews {
      switch view.viewClass {
      case .container: add(view.subviews, texts)
      case .backgroundConfiguration:
        background = BackgroundPlace(view.properties)
        filling.formUnion(view.subviews.map(\.name))
        add(view.subviews, texts)
      case .cell, .view, .imageView, .gradientView, .shapeView, .label: add([view], texts)
      }
    }
  }

  private mutating func add(_ views: [ResolvedView], _ texts: TextStore) {
    for view in views {
      installed.insert(view.name)
      if !view.properties[.autoresizingMask].isEmpty { filling.insert(view.name) }
      intrinsicSizes[view.name] = view.intrinsicContentSize(texts)
      if let text = view.labelText, text.style.numberOfLines != 1, !text.string.isEmpty {
        wrapping[view.name] = text
      }
      add(view.subviews, texts)
    }
  }

  /// The same with the labels that became narrower than their text asking for the room that they need
  /// at that width, as UIKit does with `preferredMaxLayoutWidth`; `nil` when there are none.
  func wrapped(to frames: [ViewName: Rect], texts: TextStore) -> LayoutInput? {
    var result = self
    for (name, text) in wrapping {
      guard let width = frames[name]?.size.width, let natural = intrinsicSizes[name]?.width.length,
        width < natural
      else { continue }
      let size = texts.size(of: text, width: width)
      result.intrinsicSizes[name]?.width.length = min(size.width, natural)
      result.intrinsicSizes[name]?.height.length = size.height
    }
    return result == self ? nil : result
  }
}
