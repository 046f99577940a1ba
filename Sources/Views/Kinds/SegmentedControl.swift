internal import Notation
public import Vocabulary

extension ViewKind {
  /// A segmented control (`UISegmentedControl`).
  package static let segmentedControl = ViewKind(
    "segmentedControl", "a segmented control", hasContentSize: true,
    otherNames: ["UISegmentedControl"],
    content: { [.items] },
    meaning:
      "A segmented control (UISegmentedControl) and its name. Taps select a segment.",
    example: { .segmentedControl($0, items: ["Day", "Week"], selectedSegmentIndex: 0) })
}

extension View {
  /// Creates a segmented control (`UISegmentedControl`) with UIKit's defaults for omitted arguments. Taps select a
  /// segment.
  ///
  /// - Parameters:
  ///   - items: The titles of the segments.
  ///   - selectedSegmentIndex: The number of the selected segment, from 0; −1, the default, for none (documented).
  public static func segmentedControl(
    _ name: ViewName, items: [String], selectedSegmentIndex: Int? = nil,
    selectedSegmentTintColor: DynamicColor? = nil, isEnabled: Bool? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.items] = items
    properties[.selectedSegmentIndex] = selectedSegmentIndex
    properties[.selectedSegmentTintColor] = selectedSegmentTintColor.map { .some($0) }
    properties[.isEnabled] = isEnabled
    return View(
      .segmentedControl, name: name, properties: properties, constraints: constraints,
      subviews: [])
  }
}

/// The properties of segmented controls (`UISegmentedControl`).
package enum SegmentedControlProperties {
  package static let items = Property<[String]>(
    "items", .words, default: [], of: [.view(.segmentedControl)], .affectsLayout,
    meaning: "The titles of the segments, as [Day, Week].")
  package static let selectedSegmentIndex = Property<Int>(
    "selectedSegmentIndex", .integer(-1...SceneLimits.mostStates), default: -1,
    of: [.view(.segmentedControl)], .affectsLayout,
    meaning: "The number of the selected segment, from 0; -1 (default) means none.")
  static let selectedSegmentTintColor = Property<DynamicColor?>(
    "selectedSegmentTintColor", .color, default: nil, of: [.view(.segmentedControl)],
    meaning: "The colour behind the selected segment; nil (default) means white, in dark gray.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    items.name, selectedSegmentIndex.name, selectedSegmentTintColor.name,
  ]
}

extension Property where Value == [String] {
  /// The titles of a segmented control's segments, from the leading one on. Default: none.
  public static var items: Self { SegmentedControlProperties.items }
}

extension Property where Value == Int {
  /// The number of the selected segment, from 0; −1 for none. Default: −1 (documented).
  public static var selectedSegmentIndex: Self { SegmentedControlProperties.selectedSegmentIndex }
}

extension Property where Value == DynamicColor? {
  /// The colour behind the selected segment; `nil` means white, and gray in the dark appearance. Default: `nil`
  /// (documented).
  public static var selectedSegmentTintColor: Self {
    SegmentedControlProperties.selectedSegmentTintColor
  }
}

extension PropertyName {
  /// The titles of the segments.
  package static var items: PropertyName { SegmentedControlProperties.items.name }
  /// The number of the selected segment.
  package static var selectedSegmentIndex: PropertyName {
    SegmentedControlProperties.selectedSegmentIndex.name
  }
  /// The colour behind the selected segment.
  package static var selectedSegmentTintColor: PropertyName {
    SegmentedControlProperties.selectedSegmentTintColor.name
  }
}
