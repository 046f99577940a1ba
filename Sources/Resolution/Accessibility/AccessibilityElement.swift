package import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
package import Vocabulary

/// What an assistive app such as VoiceOver finds in a cell: a view with its label, value and traits.
package struct AccessibilityElement: Hashable, Sendable {
  /// The view.
  package let view: ViewName
  /// The frame in the cell's coordinates, without transforms, in points.
  package let frame: Rect
  /// The label; `nil` for none.
  package let label: String?
  /// The value; `nil` for none.
  package let value: String?
  /// What happens if it is activated; `nil` for none.
  package let hint: String?
  /// How it is used.
  package let traits: [AccessibilityTrait]
  /// The names of its custom actions.
  package let actions: [String]
  /// Whether it is read by its value, which is the text in it, so that it needs no label.
  package var isText = false
  /// The labels of the swipe actions of the element's row, each empty for none.
  package var swipeActions: [String] = []

  /// The names of all its actions in the order in which VoiceOver offers them, in quotation marks.
  package var actionNames: [String] {
    (swipeActions + actions).map { $0.isEmpty ? "(no title)" : quoted($0) }
  }

  /// What VoiceOver reads without a request: the text of the element without the swipe actions of the row, which are
  /// read one by one on request.
  package var spokenText: String {
    var element = self
    element.swipeActions = []
    return element.text
  }

  /// The element on one line, without its place: `"Play" value "3 min" [button, selected]`.
  package var text: String {
    var parts = [label.map(quoted)].compactMap(\.self)
    if label == nil, !isText || value == nil { parts.append("(no label)") }
    if let value { parts.append("value \(quoted(value))") }
    if let hint { parts.append("hint \(quoted(hint))") }
    if !traits.isEmpty { parts.append("[\(traits.map(\.rawValue).joined(separator: ", "))]") }
    if !actionNames.isEmpty { parts.append("actions \(actionNames.joined(separator: ", "))") }
    return parts.joined(separator: " ")
  }
}

extension PresentedCell {
  /// The elements of the cell in the order in which people go through them.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cell. Cells of lists and tables are one element.
  ///   - isRightToLeft: Whether people read from right to left.
  package func accessibilityElements(
    of cellClass: CellClass, isRightToLeft: Bool
  ) -> [AccessibilityElement] {
    AccessibilityReader(
      isListCell: cellClass != .collectionViewCell, isSelected: state.contains(.selected),
      isRightToLeft: isRightToLeft
    ).elements(of: view)
  }

  /// The accessibility labels of the controls in the cell, and of other views to which the scene gives one, whether or
  /// not people reach them.
  package var accessibilityLabels: [ViewName: String] {
    var labels: [ViewName: String] = [:]
    for child in view.subviews { child.collectLabels(into: &labels) }
    return labels
  }

  /// Whether the scene says something to assistive apps about the cell or a view in it.
  package var mentionsAccessibility: Bool { view.mentionsAccessibility }
}

extension PresentedView {
  fileprivate func collectLabels(into labels: inout [ViewName: String]) {
    let derived = kind.isControl ? properties.content.accessibility.label ?? "" : ""
    let label = says(.accessibilityLabel) ? attributes.accessibility.label : derived
    if !label.isEmpty { labels[name] = label }
    for view in subviews { view.collectLabels(into: &labels) }
  }

  fileprivate var mentionsAccessibility: Bool {
    PropertyName.ofAccessibility.contains { says($0) && properties[$0].origin != .uiKit }
      || subviews.contains(where: \.mentionsAccessibility)
  }

  /// Whether assistive apps reach the view, as far as it decides that: not if it is hidden or transparent.
  fileprivate var isReachable: Bool {
    !attributes.isHidden && attributes.alpha > 0 && !attributes.accessibility.isHidden
  }

  /// Whether the scene sets the property.
  fileprivate func says(_ name: PropertyName) -> Bool {
    properties[name].origin != .classDefault
  }
}

/// Finds the accessibility elements in a cell's views.
private struct AccessibilityReader {
  let isListCell: Bool
  let isSelected: Bool
  let isRightToLeft: Bool

  /// Elements whose order is given, with the frame of all of them.
  private struct Group {
    var elements: [AccessibilityElement]
    let frame: Rect
  }

  /// Two elements whose upper edges are less than this apart, in points, are read from the leading edge:
  /// that of the library AccessibilitySnapshot for phones, as UIKit's own is not documented.
  private static let row = 8.0

  /// The elements of a cell.
  func elements(of view: PresentedView) -> [AccessibilityElement] {
    sorted(groups(in: view, at: view.frame.origin)).flatMap(\.elements)
  }

  /// The groups of elements in a view, whose frame begins at `origin` in the cell.
  private func groups(in view: PresentedView, at origin: Point) -> [Group] {
    let attributes = view.attributes
    guard view.isReachable else { return [] }
    let frame = Rect(origin: origin, size: view.frame.size)
    if isElement(view) {
      return [Group(elements: [element(view, frame)], frame: frame)]
    }
    let children = view.drawnSubviews.map { child in
      (child, Point(origin.x + child.frame.minX, origin.y + child.frame.minY))
    }
    guard view.says(.accessibilityElements) else {
      return children.flatMap { groups(in: $0.0, at: $0.1) }
    }
    let listed = attributes.accessibility.elements.compactMap { name in
      children.lazy.compactMap { find(name, in: $0.0, at: $0.1) }.first
    }
    let elements = listed.flatMap { sorted(groups(in: $0.view, at: $0.origin)) }.flatMap(\.elements)
    return elements.isEmpty ? [] : [Group(elements: elements, frame: frame)]
  }

  private func find(
    _ name: ViewName, in view: PresentedView, at origin: Point
  ) -> (view: PresentedView, origin: Point)? {
    guard !view.attributes.isHidden, view.attributes.alpha > 0 else { return nil }
    if view.name == name { return (view, origin) }
    for child in view.subviews {
      let origin = Point(origin.x + child.frame.minX, origin.y + child.frame.minY)
      if let found = find(name, in: child, at: origin) { return found }
    }
    return nil
  }

  /// Sorts groups by rows, and in a row from the leading edge.
  private func sorted(_ groups: [Group]) -> [Group] {
    let byTop = groups.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[Group]] = []
    for group in byTop {
      if let first = rows.last?.first, group.frame.minY - first.frame.minY < Self.row {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { a, b in
        let places =
          isRightToLeft
          ? (-a.element.frame.maxX, -b.element.frame.maxX)
          : (a.element.frame.minX, b.element.frame.minX)
        return (places.0, a.offset) < (places.1, b.offset)
      }.map(\.element)
    }
  }

  // MARK: - What UIKit derives

  private func isElement(_ view: PresentedView) -> Bool {
    if view.says(.isAccessibilityElement) { return view.attributes.accessibility.isElement }
    guard view.kind == .cell else { return view.properties.content.accessibility.isElement }
    // A cell with controls shows these one by one.
    return isListCell && !hasControl(view) && !view.says(.accessibilityElements)
  }

  /// Whether people can reach a control in a view.
  private func hasControl(_ view: PresentedView) -> Bool {
    view.isReachable && (view.kind.isControl || view.subviews.contains(where: hasControl))
  }

  private func element(_ view: PresentedView, _ frame: Rect) -> AccessibilityElement {
    let own = view.attributes.accessibility
    let derived = view.properties.content.accessibility
    func given(_ name: PropertyName, _ text: String, _ derived: String?) -> String? {
      let text = view.says(name) ? text : derived ?? ""
      return text.isEmpty ? nil : text
    }
    var traits = view.says(.accessibilityTraits) ? own.traits.members : derived.traits
    // UIKit adds the trait to those of the cell.
    if view.kind == .cell, isSelected, !traits.contains(.selected) { traits.append(.selected) }
    var element = AccessibilityElement(
      view: view.name, frame: frame,
      label: given(.accessibilityLabel, own.label, derived.label ?? joinedLabel(of: view)),
      value: given(.accessibilityValue, own.value, derived.value),
      hint: given(.accessibilityHint, own.hint, nil), traits: traits, actions: own.actions)
    element.isText = derived.isText
    return element
  }

  /// The labels of the elements in a cell of a list or table; `nil` for other views.
  private func joinedLabel(of view: PresentedView) -> String? {
    guard view.kind == .cell, isListCell else { return nil }
    let parts = view.subviews.flatMap { groups(in: $0, at: Point($0.frame.minX, $0.frame.minY)) }
    return sorted(parts).flatMap(\.elements)
      .compactMap { $0.label ?? ($0.isText ? $0.value : nil) }.joined(separator: ", ")
  }
}
