internal import Drawing
internal import Vocabulary
internal import XMLReading

// The standard spacing of stack views.
extension CellWriter {
  /// The standard spacing of a stack view, in points. Between baselines it depends on the fonts at them; where that
  /// differs from view to view it is the largest, so that no lines overlap.
  func standardSpacing(in view: DesignedView) -> Double {
    guard Self.isBetweenBaselines(view) else { return Constraint.systemSpacings.beside }
    let shown = view.subviews.filter {
      !$0.element.isYes("hidden") && !plan.uninstalled.contains($0.id)
    }
    let gaps = zip(shown, shown.dropFirst()).map { upper, lower -> Double in
      guard let above = Self.label(in: upper, isFirst: false),
        let below = Self.label(in: lower, isFirst: true)
      else { return Constraint.systemSpacings.beside }
      // Which of two fonts counts is not known.
      return max(Self.leading(of: above), Self.leading(of: below))
    }
    return gaps.max() ?? Constraint.systemSpacings.beside
  }

  /// Whether the distances of a stack view are from baseline to baseline.
  static func isBetweenBaselines(_ view: DesignedView) -> Bool {
    view.kind == .stackView && view.element.isYes("baselineRelativeArrangement")
      && SizeClasses.phone.value("axis", of: view.element) == "vertical"
  }

  /// Whether a stack view arranges its views along a baseline, which only a horizontal one does.
  static func alignsBaselines(of view: DesignedView) -> Bool {
    guard view.kind == .stackView, SizeClasses.phone.value("axis", of: view.element) != "vertical"
    else { return false }
    let alignment = SizeClasses.phone.value("alignment", of: view.element)
    return alignment == "firstBaseline" || alignment == "lastBaseline"
  }

  /// The label with the first or the last baseline of a view; `nil` for a view without text. A horizontal stack has
  /// the baselines of its tallest view.
  private static func label(in view: DesignedView, isFirst: Bool) -> DesignedView? {
    if view.kind == .label { return view }
    guard view.kind == .stackView else { return nil }
    let shown = view.subviews.filter { !$0.element.isYes("hidden") }
    let isVertical = SizeClasses.phone.value("axis", of: view.element) == "vertical"
    func height(_ view: DesignedView) -> Double { view.frame?.size.height ?? 0 }
    let holder: DesignedView? =
      if isVertical {
        isFirst ? shown.first : shown.last
      } else {
        shown.reversed().max { height($0) < height($1) }
      }
    return holder.flatMap { label(in: $0, isFirst: isFirst) }
  }

  private static func leading(of label: DesignedView) -> Double {
    let font = SizeClasses.phone.child(key: "fontDescription", of: label.element)
    return TextStyle.leading(ofSystemFont: FontText.size(font))
  }
}
