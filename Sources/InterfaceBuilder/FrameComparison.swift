package import Drawing
internal import Vocabulary
internal import XMLReading

/// Compares the frames of a laid out cell with those that Interface Builder stored.
package struct FrameComparison {
  /// Why a difference is not a mistake of the layout.
  package enum Cause: String, CaseIterable, Sendable {
    /// The view has a symbol, or depends on one: alignment rectangles of symbols are not known.
    case symbol
    /// The canvas invented the size of a view of the app's own class, or of an empty stack, or shows a spinner that
    /// hides when it is stopped.
    case canvas
    /// The constraints do not decide it: the stored frame obeys them as well as ours does.
    case open
    /// None of these.
    case layout
  }

  /// A view whose frame differs.
  package struct Difference: Sendable {
    /// The name of the view.
    package let view: String
    /// The line in the file, counted from 1.
    package let line: Int
    /// The stored alignment rectangle, in the superview's coordinates, in points.
    package let stored: Rect
    /// The rectangle in the layout.
    package let laidOut: Rect
    /// Why it differs.
    package var cause: Cause

    /// The largest difference of a side, in points.
    package var amount: Double { FrameComparison.distance(stored, laidOut) }

    /// The largest difference, as "2.0 pt narrower".
    package var words: String {
      let parts: [(Double, String, String)] = [
        (laidOut.size.width - stored.size.width, "wider", "narrower"),
        (laidOut.size.height - stored.size.height, "higher", "lower in height"),
        (laidOut.origin.x - stored.origin.x, "further right", "further left"),
        (laidOut.origin.y - stored.origin.y, "further down", "further up"),
      ]
      var worst = parts[0]
      for part in parts.dropFirst() where abs(part.0) > abs(worst.0) + 1e-9 { worst = part }
      let amount = decimal(abs(worst.0), places: 1)
      return
        "\(amount.contains(".") ? amount : amount + ".0") pt \(worst.0 > 0 ? worst.1 : worst.2)"
    }
  }

  /// Why the frames of a cell are not compared.
  package enum Reason: String, CaseIterable, Sendable {
    case ambiguous
    case sizeClasses = "size classes"
    case safeArea = "safe area"
    case noSize = "no stored size"
    case empty = "no views"
    /// UIKit places the views, and not constraints: a layout of the stored frames would only agree with itself.
    case builtInStyle = "built-in style"
  }

  /// Pixels per point on the canvas: 2 or 3.
  package let scale: Int
  /// The largest difference that is ignored, in points: pixels, and whole points before Xcode 9.
  package let tolerance: Double
  /// Why the frames are not compared; `nil` if they are.
  package let reason: Reason?
  /// The number of views whose stored frames are stale, because they are misplaced.
  package let staleCount: Int
  /// Whether the cell has constraints at all.
  package let hasConstraints: Bool

  private let expected: [(name: String, line: Int, rect: Rect, cause: Cause)]

  init(_ plan: CellPlan) {
    scale = plan.document.scale
    tolerance = plan.document.toolsVersion < 13_000 ? 1.01 : 0.5
    hasConstraints = !plan.constraints.isEmpty
    var stale = 0
    var expected: [(name: String, line: Int, rect: Rect, cause: Cause)] = []
    let groups = Self.groups(in: plan)
    var isAmbiguous = plan.cell.element.isYes("ambiguous") || plan.root.element.isYes("ambiguous")
    func walk(_ view: DesignedView, isStale: Bool) {
      for child in view.subviews {
        if child.element.isYes("ambiguous") { isAmbiguous = true }
        let isHidden = child.isArranged && child.element.isYes("hidden")
        guard !isHidden, !plan.uninstalled.contains(child.id) else { continue }
        let stale_ = isStale || child.element.isYes("misplaced")
        if let rect = child.alignmentRect {
          if stale_ {
            stale += 1
          } else {
            expected.append(
              (child.name, child.element.line, rect, groups[child.name] ?? .layout))
          }
        }
        walk(child, isStale: stale_)
      }
    }
    walk(plan.root, isStale: false)
    self.expected = expected
    staleCount = stale
    if isAmbiguous {
      reason = .ambiguous
    } else if !plan.styleViews.isEmpty {
      reason = .builtInStyle
    } else if plan.root.frame == nil {
      reason = .noSize
    } else if SizeClasses.hasVariations(plan.cell.element) {
      reason = .sizeClasses
    } else if plan.constraints.contains(where: {
      $0.first.guide == .safeAreaLayoutGuide || $0.second?.guide == .safeAreaLayoutGuide
    }) {
      reason = .safeArea
    } else {
      reason = expected.isEmpty ? .empty : nil
    }
  }

  /// The number of frames that are compared.
  package var count: Int { expected.count }

  /// The views whose frames differ.
  ///
  /// - Parameter frames: The frames in the layout by the names of views, in their superviews'
  ///   coordinates.
  package func differences(from frames: [String: Rect]) -> [Difference] {
    expected.compactMap { name, line, rect, cause in
      guard let laidOut = frames[name] else { return nil }
      guard Self.distance(rect, laidOut) > tolerance + 1e-6 else { return nil }
      return Difference(view: name, line: line, stored: rect, laidOut: laidOut, cause: cause)
    }
  }

  /// The sides of the views whose frames differ for no known reason. With their stored values at the lowest priority, a
  /// layout shows whether the other constraints decide them.
  package static func sides(of differences: [Difference]) -> [OpenSide] {
    differences.filter { $0.cause == .layout }.flatMap { difference in
      ["x", "y", "width", "height"].map { OpenSide(view: difference.view, side: $0) }
    }
  }

  fileprivate static func distance(_ one: Rect, _ other: Rect) -> Double {
    max(
      max(abs(one.origin.x - other.origin.x), abs(one.origin.y - other.origin.y)),
      max(abs(one.size.width - other.size.width), abs(one.size.height - other.size.height)))
  }

  /// The views whose frames depend on a symbol or on what only the canvas has: those that constraints or stacks connect
  /// with such a view.
  private static func groups(in plan: CellPlan) -> [String: Cause] {
    /// Whether a required constraint gives a side as a number.
    func isGiven(_ side: Constraint.Attribute, _ view: DesignedView) -> Bool {
      plan.constraints.contains {
        $0.first.view == view.name && $0.first.attribute == side && $0.second == nil
          && $0.relation == .equal && $0.priority == 1000
      }
    }
    var sources: [(String, Cause)] = []
    for view in plan.views.values.sorted(by: { $0.element.line < $1.element.line }) {
      if view.kind == .stackView, view.subviews.isEmpty { sources.append((view.name, .canvas)) }
      if view.isSymbol { sources.append((view.name, .symbol)) }
      if view.isArranged, view.isStoppedSpinner { sources.append((view.name, .canvas)) }
      if view.customClass != nil, view.name != "contentView", view.kind == .view,
        view.subviews.isEmpty, !isGiven(.width, view) || !isGiven(.height, view)
      {
        sources.append((view.name, .canvas))
      }
    }
    let connected = ConnectedViews(plan)
    var causes: [String: Cause] = [:]
    for (source, cause) in sources {
      for name in connected.rings(around: source).joined() where causes[name] == nil {
        causes[name] = cause
      }
    }
    // Views in such a view depend on it, too.
    func inherit(_ view: DesignedView, _ around: Cause?) {
      for child in view.subviews {
        let cause = causes[child.name] ?? around
        if let cause { causes[child.name] = cause }
        inherit(child, cause)
      }
    }
    inherit(plan.root, nil)
    return causes
  }
}
