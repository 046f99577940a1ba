internal import Drawing
internal import Vocabulary
internal import XMLReading

/// The layout margins of views, which are rarely in the file: stored frames tell them.
struct DesignMargins {
  var top: Double
  /// The leading margin, in the design the left one.
  var leading: Double
  var bottom: Double
  /// The trailing margin, in the design the right one.
  var trailing: Double
  /// Whether the file has them with left and right, so that they stay there in right-to-left layouts.
  var hasLeftAndRight = false

  /// UIKit's default for views.
  static let standard = DesignMargins(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// Whether they are UIKit's default for views.
  var areStandard: Bool { [top, leading, bottom, trailing].allSatisfy { $0 == 8 } }

  /// The property of scenes that has them.
  var property: String { hasLeftAndRight ? "layoutMargins" : "directionalLayoutMargins" }

  /// The margins as scenes write them.
  var text: String {
    if top == leading, top == bottom, top == trailing { return decimal(top, places: 2) }
    let (start, end) = hasLeftAndRight ? ("left", "right") : ("leading", "trailing")
    return "{ top: \(decimal(top, places: 2)), \(start): \(decimal(leading, places: 2)),"
      + " bottom: \(decimal(bottom, places: 2)), \(end): \(decimal(trailing, places: 2)) }"
  }

  /// The margins of the running cell: the stored frames of a cell with a separator are half a point
  /// or a third of one short.
  var rounded: DesignMargins {
    func round(_ value: Double) -> Double {
      let usual: [Double] = [8, 11, 15, 16, 20]
      let nearest = usual.min { abs($0 - value) < abs($1 - value) }
      return nearest.flatMap { abs($0 - value) <= 0.75 ? $0 : nil } ?? value
    }
    return DesignMargins(
      top: round(top), leading: round(leading), bottom: round(bottom), trailing: round(trailing))
  }
}

extension CellPlan {
  /// The margins of a view as the file has them; `nil` if it has none.
  func writtenMargins(of view: DesignedView) -> DesignMargins? {
    let classes = SizeClasses.phone
    if let insets = classes.child(key: "directionalLayoutMargins", of: view.element) {
      return DesignMargins(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    if let insets = classes.child(key: "layoutMargins", of: view.element),
      insets.name == "edgeInsets"
    {
      return DesignMargins(
        top: insets.number("top") ?? 0, leading: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("right") ?? 0,
        hasLeftAndRight: true)
    }
    return nil
  }

  /// The margins of the content view that Interface Builder assumes where the file has none, as
  /// stored frames show.
  private var assumedMargins: DesignMargins {
    guard cell.kind == .tableViewCell, document.usesSafeAreas else { return .standard }
    let side: Double = cellSize.width >= 414 ? 20 : 16
    return DesignMargins(top: 11, leading: side, bottom: 11, trailing: side)
  }

  /// Whether a constraint depends on the margins of a view.
  func usesMargins(_ name: String) -> Bool {
    constraints.contains { constraint in
      [constraint.first, constraint.second].contains { anchor in
        anchor.map { $0.view == name && $0.isMargin } ?? false
      }
    }
  }

  /// The margins that the stored frames show; where they do not, those of the file, and otherwise
  /// the assumed ones.
  func margins(of view: DesignedView) -> DesignMargins {
    let isContent = view.name == "contentView"
    var margins = writtenMargins(of: view) ?? (isContent ? assumedMargins : .standard)
    guard writtenMargins(of: view) == nil else { return margins }
    let size = isContent ? contentSize : view.frame?.size ?? .zero
    var known: Set<String> = []
    for constraint in constraints
    where constraint.isInstalled && constraint.relation == .equal && constraint.multiplier == 1
      && constraint.priority == 1000
    {
      guard let second = constraint.second else { continue }
      let isFirst = constraint.first.view == view.name && constraint.first.isMargin
      let isSecond = second.view == view.name && second.isMargin
      guard isFirst != isSecond else { continue }
      let margin = isFirst ? constraint.first : second
      let other = isFirst ? second : constraint.first
      guard other.guide == nil, isAncestor(view.name, of: other.view),
        let rect = rect(of: other.view, in: view.name), let edge = Self.position(other, in: rect)
      else { continue }
      // first = second + constant.
      let line = isFirst ? edge + constraint.constant : edge - constraint.constant
      let side = margin.attribute.withoutMargins ?? margin.attribute
      let (word, value): (String, Double)
      switch side {
      case .left, .leading: (word, value) = ("leading", line)
      case .right, .trailing: (word, value) = ("trailing", size.width - line)
      case .top: (word, value) = ("top", line)
      case .bottom: (word, value) = ("bottom", size.height - line)
      default: continue
      }
      guard (0...100).contains(value), known.insert(word).inserted else { continue }
      switch word {
      case "leading": margins.leading = value
      case "trailing": margins.trailing = value
      case "top": margins.top = value
      default: margins.bottom = value
      }
    }
    return margins
  }

  private static func position(
    _ anchor: DesignedConstraint.Anchor, in rect: Rect
  ) -> Double? {
    switch anchor.attribute {
    case .left, .leading: rect.origin.x
    case .right, .trailing: rect.origin.x + rect.size.width
    case .top: rect.origin.y
    case .bottom: rect.origin.y + rect.size.height
    default: nil
    }
  }
}

extension DesignedConstraint.Anchor {
  /// Whether the anchor is at the layout margins.
  var isMargin: Bool { guide == .layoutMarginsGuide || attribute.withoutMargins != nil }
}
