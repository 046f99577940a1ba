internal import Drawing
public import Images
package import Views
public import Vocabulary

/// A built-in arrangement of a table cell's labels and image (`UITableViewCell.CellStyle`).
///
/// The distances are those of layout files that Interface Builder has written; constants from memory are marked.
public enum TableCellStyle: String, CaseIterable, Hashable, Sendable {
  /// A label, with an optional image before it.
  case `default`
  /// A label and a smaller one below it, with an optional image before them.
  case subtitle
  /// A label, and a gray one at the trailing edge, with an optional image at the leading edge.
  case value1
  /// A label in systemBlue with its text at the trailing edge of a column, and one beside it.
  case value2

  /// The distance between the image and the labels, in points.
  private static let imageGap = 15.0
  /// The distance between the two labels of `subtitle`, in points.
  private static let lineGap = 3.0
  /// The minimum distance between the two labels of `value1`, in points (from memory, unverified).
  private static let valueGap = 6.0
  /// The width that a longer second label of `value1` keeps beside a long first one, in points (our choice).
  private static let leastValueWidth = 44.0
  /// The width of the first column of `value2`, in points.
  private static let columnWidth = 91.0
  /// The distance between the columns of `value2`, in points.
  private static let columnGap = 6.0
  /// The priority with which labels stay within the margins of the row: above that of the fitting size, so that a row
  /// that sizes itself has room for them, and below that of a line of text, because in a low row the labels of UIKit's
  /// cells are higher than the margins allow.
  private static let marginPriority = LayoutPriority(rawValue: 740)
  /// The compression resistance of the second label of `subtitle`: in a row with too little room for both labels
  /// the first one keeps its height (our choice).
  private static let detailResistance = LayoutPriority(rawValue: 749)

  // The priorities of `value1`, in which the second label is compressed before the first one (our choice) down to its minimum
  // width.

  /// The compression resistance of the first label: above that of the second one.
  private static let titleResistance = LayoutPriority(rawValue: 751)
  /// That of the second label's minimum width: above the resistance of the first one.
  private static let valuePriority = LayoutPriority(rawValue: 752)
  /// The hugging of the second label: above its minimum width, so that a shorter text is no wider than itself.
  private static let valueHugging = LayoutPriority(rawValue: 753)
  /// That of the distance between the labels: it is broken where not even the distance fits, so that no required
  /// constraints conflict.
  private static let gapPriority = LayoutPriority(rawValue: 998)

  /// Whether the style has a second label.
  package var hasDetail: Bool { self != .default }

  /// Whether the style has an image view.
  package var hasImage: Bool { self != .value2 }

  /// The views of the style, with constraints between them.
  ///
  /// - Parameters:
  ///   - text: The properties of `textLabel` that are set.
  ///   - detail: The properties of `detailTextLabel` that are set.
  ///   - image: The properties of `imageView` that are set; `nil` for none. Without an image there is no image view in
  ///     the cell.
  package func views(
    text: ViewProperties, detail: ViewProperties, image: ViewProperties?
  ) -> [View] {
    let images = (hasImage ? image ?? ViewProperties() : nil).map { properties in
      View(
        .imageView, name: .imageView,
        properties: properties.filling(.horizontalHuggingPriority, with: .required)
          .filling(.horizontalCompressionResistancePriority, with: .required),
        constraints: [
          Self.equal(.leading, .leadingMargin, of: .superview),
          Self.equal(.centerY, .centerY, of: .superview),
          Self.atLeast(.top, .top, of: .superview),
        ], subviews: [])
    }
    var margin = Self.equal(.leading, .leadingMargin, of: .superview)
    // Where there is an image, the labels are beside it. Without one they begin at the margin, with any hugging.
    if hasImage { margin.priority = LayoutPriority(rawValue: 999) }
    let start =
      [margin] + (hasImage ? [Self.equal(.leading, .trailing, of: .imageView, Self.imageGap)] : [])
    return (images.map { [$0] } ?? []) + labels(text, detail, start: start)
  }

  private func labels(
    _ text: ViewProperties, _ detail: ViewProperties, start: [Constraint]
  ) -> [View] {
    let end = Self.equal(.trailing, .trailingMargin, of: .superview)
    let middle = Self.equal(.centerY, .centerY, of: .superview)
    var room = [
      Self.atLeast(.top, .topMargin, of: .superview),
      Self.atMost(.bottom, .bottomMargin, of: .superview),
    ]
    for index in room.indices { room[index].priority = Self.marginPriority }
    room += [
      Self.atLeast(.top, .top, of: .superview), Self.atMost(.bottom, .bottom, of: .superview),
    ]
    func label(
      _ name: ViewName, _ properties: ViewProperties, _ font: DynamicFont,
      _ constraints: [Constraint]
    ) -> View {
      View(
        .label, name: name, properties: properties.filling(.font, with: font),
        constraints: constraints, subviews: [])
    }
    switch self {
    case .default:
      return [
        label(.textLabel, text, .preferredFont(forTextStyle: .body), start + [end, middle] + room)
      ]
    case .subtitle:
      let titles = View.stackView(
        Cell.textLabels, axis: .vertical, alignment: .fill, spacing: Self.lineGap,
        constraints: start + [end, middle] + room,
        arrangedSubviews: [
          label(.textLabel, text, .preferredFont(forTextStyle: .body), []),
          label(
            .detailTextLabel,
            detail.filling(.verticalCompressionResistancePriority, with: Self.detailResistance),
            .preferredFont(forTextStyle: .caption1), []),
        ])
      return [titles]
    case .value1:
      let first = text.filling(
        .horizontalCompressionResistancePriority, with: Self.titleResistance)
      let second = detail.filling(.textColor, with: .some(.system(.secondaryLabel)))
        .filling(.horizontalHuggingPriority, with: Self.valueHugging)
      var gap = Self.atLeast(.leading, .trailing, of: .textLabel, Self.valueGap)
      gap.priority = Self.gapPriority
      let width = Constraint(
        first: Constraint.Anchor(.width), relation: .greaterThanOrEqual,
        constant: Self.leastValueWidth, priority: Self.valuePriority)
      return [
        label(.textLabel, first, .preferredFont(forTextStyle: .body), start + [middle] + room),
        label(
          .detailTextLabel, second, .preferredFont(forTextStyle: .body),
          [end, middle, gap, width] + room),
      ]
    case .value2:
      let first = text.filling(.textColor, with: .some(.system(.systemBlue)))
        .filling(.textAlignment, with: .right)
      return [
        label(
          .textLabel, first, .preferredFont(forTextStyle: .footnote),
          start + [
            middle, Constraint(first: Constraint.Anchor(.width), constant: Self.columnWidth),
          ] + room),
        label(
          .detailTextLabel, detail, .preferredFont(forTextStyle: .footnote),
          [Self.equal(.leading, .trailing, of: .textLabel, Self.columnGap), end, middle] + room),
      ]
    }
  }

  private static func equal(
    _ first: Constraint.Attribute, _ second: Constraint.Attribute, of view: ViewName,
    _ constant: Double = 0
  ) -> Constraint {
    Constraint(
      first: Constraint.Anchor(first), second: Constraint.Anchor(second, of: view),
      constant: constant)
  }

  private static func atLeast(
    _ first: Constraint.Attribute, _ second: Constraint.Attribute, of view: ViewName,
    _ constant: Double = 0
  ) -> Constraint {
    Constraint(
      first: Constraint.Anchor(first), relation: .greaterThanOrEqual,
      second: Constraint.Anchor(second, of: view), constant: constant)
  }

  private static func atMost(
    _ first: Constraint.Attribute, _ second: Constraint.Attribute, of view: ViewName
  ) -> Constraint {
    Constraint(
      first: Constraint.Anchor(first), relation: .lessThanOrEqual,
      second: Constraint.Anchor(second, of: view))
  }
}

extension Cell {
  /// Creates a table cell with a built-in style (`UITableViewCell(style:reuseIdentifier:)`). Its views are
  /// called `textLabel`, `detailTextLabel` and `imageView`.
  public static func tableViewCell(
    style: TableCellStyle, text: String? = nil, detailText: String? = nil,
    systemImage: Symbol? = nil
  ) -> Cell {
    var (first, second) = (ViewProperties(), ViewProperties())
    first[.text] = text
    second[.text] = detailText
    var image: ViewProperties?
    if let systemImage {
      image = ViewProperties()
      image?[.systemImage] = .some(systemImage)
    }
    var cell = Cell(class: .tableViewCell)
    cell.contentView.subviews = style.views(text: first, detail: second, image: image)
    return cell
  }

  /// Whether the content has the views of a built-in style of table cells.
  package var hasStyle: Bool {
    cellClass == .tableViewCell
      && contentView.subviews.contains { [.textLabel, Self.textLabels].contains($0.name) }
  }

  /// Whether a view is one of a built-in style, whose constraints and priorities are not the author's.
  package func isStyleView(_ name: ViewName) -> Bool {
    hasStyle && [.textLabel, .detailTextLabel, .imageView, Self.textLabels].contains(name)
  }

  /// The stack of both labels of a subtitle cell.
  fileprivate static let textLabels: ViewName = "textLabels"
}

extension ViewName {
  /// The label of a table cell with a built-in style.
  public static let textLabel: ViewName = "textLabel"
  /// The second label of a table cell with a built-in style.
  public static let detailTextLabel: ViewName = "detailTextLabel"
  /// The image view of a table cell with a built-in style.
  public static let imageView: ViewName = "imageView"
}

extension ViewProperties {
  /// Returns the properties with a value for one that is not set.
  fileprivate func filling<Value>(_ property: Property<Value>, with value: Value) -> ViewProperties
  {
    guard self[property] == nil else { return self }
    var result = self
    result[property] = value
    return result
  }
}
