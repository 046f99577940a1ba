internal import Drawing
package import Images
package import Views
internal import Vocabulary

/// The look of the rows of a context menu (`UIMenu`), measured on iOS 26.1 (Vercantez/openuikit UIContextMenu.swift).
package enum ContextMenu {
  /// The width, in points (measured).
  package static let width = 250.0
  /// The height of a row with one line, in points (measured).
  static let rowHeight = 42.0
  /// The height of a row whose title has two lines, in points (measured).
  static let twoLineRowHeight = 64.0
  /// The maximum number of lines of a title (unverified: two were measured).
  private static let mostLines = 2
  /// The minimum distance between a title and the edges of its row, in points (measured: 42 less a line of 22, halved).
  private static let titleMargin = 10.0
  /// The space above the first and below the last row, in points (measured: 20 for both).
  static let verticalInset = 10.0
  /// The radius of the corners, in points (measured).
  package static let cornerRadius = 32.5
  /// The leading inset of titles, in points (measured).
  static let titleInset = 28.0
  /// The same if any row has an image (measured).
  private static let titleInsetBesideImages = 60.0
  /// The same if any row is checked and none has an image (measured).
  private static let titleInsetBesideChecks = 40.0
  /// The distance of the middle of a check mark from the leading edge, in points (measured).
  private static let checkCenter = 20.0
  /// The distance of the middle of an image from the leading edge, in points (measured).
  private static let imageCenter = 36.2
  /// The trailing inset of titles, in points (measured).
  static let trailingInset = 28.0
  /// The size of titles, in points (measured).
  private static let titleSize = 17.0
  /// The size of icons, in points (approximate).
  private static let imageSize = 17.0

  /// The height of a row whose constraints need some height, in points: that for one line or for two.
  package static func rowHeight(fitting height: Double) -> Double {
    height > (rowHeight + twoLineRowHeight) / 2 ? twoLineRowHeight : rowHeight
  }

  /// An attribute of an action.
  package typealias Attribute = Scene.MenuAction.Attribute

  /// The state of an action.
  package typealias State = Scene.MenuAction.State

  /// The content of a row: a check mark, the image and the title. They are gray if the action is disabled, and red if
  /// it is destructive (measured).
  ///
  /// - Parameters:
  ///   - besideImages: Whether any row has an image.
  ///   - besideChecks: Whether any row is checked.
  package static func row(
    title: String?, systemImage: Symbol?, image: SceneImage?,
    attributes: Set<Attribute> = [], state: State = .off, besideImages: Bool,
    besideChecks: Bool = false
  ) -> Container {
    let color: DynamicColor =
      if attributes.contains(.disabled) {
        .system(.secondaryLabel)
      } else {
        .system(attributes.contains(.destructive) ? .systemRed : .label)
      }
    let middle = anchored(.centerY, to: .centerY, 0)
    let inset =
      besideImages
      ? titleInsetBesideImages : besideChecks ? titleInsetBesideChecks : titleInset
    var views: [View] = []
    if state == .on {
      views.append(
        .imageView(
          "check", systemImage: .checkmark,
          preferredSymbolConfiguration: SymbolConfiguration(pointSize: imageSize),
          contentMode: .center, tintColor: color,
          constraints: [anchored(.centerX, to: .leading, checkCenter), middle]))
    }
    if systemImage != nil || image != nil {
      views.append(
        .imageView(
          "image", systemImage: systemImage, image: image,
          preferredSymbolConfiguration: SymbolConfiguration(pointSize: imageSize),
          contentMode: .center, tintColor: color,
          constraints: [anchored(.centerX, to: .leading, imageCenter), middle]))
    }
    if let title {
      views.append(
        .label(
          "title", text: title, font: .systemFont(ofSize: titleSize), textColor: color,
          numberOfLines: mostLines,
          constraints: [
            anchored(.leading, to: .leading, inset),
            anchored(.trailing, to: .trailing, -trailingInset, .lessThanOrEqual), middle,
            // It sets the minimum height of the row. A line of high letters keeps its height, and may come closer to
            // the edges.
            anchored(
              .top, to: .top, titleMargin, .greaterThanOrEqual,
              priority: LayoutPriority(rawValue: 700)),
          ]))
    }
    return Container(subviews: views)
  }

  /// A constraint to the row around a view.
  static func anchored(
    _ attribute: Constraint.Attribute, to other: Constraint.Attribute, _ constant: Double,
    _ relation: Constraint.Relation = .equal, priority: LayoutPriority = .required
  ) -> Constraint {
    Constraint(
      first: Constraint.Anchor(attribute), relation: relation,
      second: Constraint.Anchor(other, of: .superview), constant: constant, priority: priority)
  }
}

extension CollectionView {
  /// The actions of swipes and of context menus, which have names.
  package var namedActions: [SwipeActions.Action] { allSwipeActions + contextMenu }
}
