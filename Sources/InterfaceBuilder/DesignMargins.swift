internal import Drawing
internal import Vocabulary
internal import XMLReading

/// The layout margins of views, which are rarely in the file: they follow from stored frames.
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
      top: round(top), leading: round(leading), bottom: round(bottom), trailing: round(trailing),
      hasLeftAndRight: hasLeftAndRight)
  }

  /// The margins that also stay inside those of a superview, as `preservesSuperviewLayoutMargins` asks for.
  ///
  /// - Parameters:
  ///   - other: The superview's margins.
  ///   - distances: How far the view is inside the superview, in points.
  func inside(_ other: DesignMargins, _ distances: EdgeInsets) -> DesignMargins {
    var result = self
    result.top = max(top, other.top - distances.top)
    result.leading = max(leading, other.leading - distances.left)
    result.bottom = max(bottom, other.bottom - distances.bottom)
    result.trailing = max(trailing, other.trailing - distances.right)
    if other.hasLeftAndRight, result.leading > leading || result.trailing > trailing {
      result.hasLeftAndRight = true
    }
    return result
  }
}

extension CellPlan {
  /// The margins of a view as the file has them; `nil` if it has none.
  func writtenMargins(of view: DesignedView) -> DesignMargins? {
    Self.writtenMargins(of: view.element)
  }

  private static func writtenMargins(of element: XMLElement) -> DesignMargins? {
    let classes = SizeClasses.phone
    if let insets = classes.child(key: "directionalLayoutMargins", of: element) {
      return DesignMargins(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    if let insets = classes.child(key: "layoutMargins", of: element), insets.name == "edgeInsets" {
      return DesignMargins(
        top: insets.number("top") ?? 0, leading: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("right") ?? 0,
        hasLeftAndRight: true)
    }
    return nil
  }

  // MARK: - What Interface Builder assumes

  /// The margins of the cell where the file has none: since Xcode 9, a table cell has 11 points above and below and 16 at
  /// the sides, or 20 where it takes over those of a table that is at least 414 points wide. The stored frames of 175
  /// cells in the files of apps show it; those of Xcode 11 have 15 at the sides, and a few others differ.
  private var assumedCellMargins: DesignMargins {
    guard cell.kind == .tableViewCell, document.toolsVersion >= 13_000 else { return .standard }
    let width = max(cellSize.width, cell.listView?.storedFrame?.size.width ?? 0)
    let takesOver =
      document.toolsVersion < 16_000 || cell.listView != nil
      || cell.element.isYes("preservesSuperviewLayoutMargins")
    let side: Double = width >= 414 && takesOver ? 20 : 16
    return DesignMargins(top: 11, leading: side, bottom: 11, trailing: side)
  }

  /// How far the content view is inside the cell, in points: by a separator at the bottom, and beside an accessory.
  private var contentDistances: EdgeInsets {
    let origin = root.element["key"] == "contentView" ? root.frame?.origin ?? .zero : .zero
    return EdgeInsets(
      top: max(0, origin.y), left: max(0, origin.x),
      bottom: max(0, cellSize.height - origin.y - contentSize.height),
      right: max(0, cellSize.width - origin.x - contentSize.width))
  }

  /// The margins of the content view without what stored frames show. Those that the file has not are inside the
  /// assumed ones of the cell; the cell's in the file count if the content view takes them over.
  private var contentMargins: DesignMargins {
    let written = writtenMargins(of: root)
    let assumed = DesignMargins.standard.inside(assumedCellMargins, contentDistances)
    guard keepsCellMargins else { return written ?? assumed }
    let around = Self.writtenMargins(of: cell.element) ?? assumedCellMargins
    return (written ?? assumed).inside(around, contentDistances)
  }

  /// Whether the margins of a view also stay inside those of its superview.
  func keepsMargins(of view: DesignedView) -> Bool {
    view.element.isYes("preservesSuperviewLayoutMargins")
  }

  /// Whether those of the content view stay inside the cell's. A reusable view has no content view.
  private var keepsCellMargins: Bool {
    root.element["key"] == "contentView" && keepsMargins(of: root)
  }

  /// Why the margins of the content view are those in the scene; `nil` if they are those in the file.
  var reasonOfContentMargins: String? {
    let isWritten = writtenMargins(of: root) != nil
    if keepsCellMargins, isWritten || Self.writtenMargins(of: cell.element) != nil {
      return "inside those of the cell"
    }
    return isWritten ? nil : "as the stored frames show"
  }

  // MARK: - What the scene needs

  /// Whether a constraint depends on the margins of a view.
  private func usesMargins(_ name: String) -> Bool {
    constraints.contains { constraint in
      [constraint.first, constraint.second].contains { anchor in
        anchor.map { $0.view == name && $0.isMargin } ?? false
      }
    }
  }

  /// Whether anything depends on the margins of a view: a constraint, its own arrangement, or a subview whose margins
  /// stay inside them.
  func needsMargins(_ name: String) -> Bool {
    if usesMargins(name) { return true }
    guard let view = views[name] else { return false }
    if view.kind == .stackView, writtenMargins(of: view) != nil { return true }
    return view.subviews.contains { keepsMargins(of: $0) && needsMargins($0.name) }
  }

  /// The margins that the stored frames show; where they do not, those of the file, and otherwise
  /// the assumed ones. What the file has counts before the frames, unless the superview's margins can make it larger.
  func margins(of view: DesignedView) -> DesignMargins {
    let isContent = view.name == "contentView"
    let written = writtenMargins(of: view)
    var margins =
      isContent
      ? contentMargins : written ?? (view.name == "cell" ? assumedCellMargins : .standard)
    guard written == nil || isContent && keepsCellMargins else { return margins }
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
