internal import Drawing
internal import Vocabulary

/// The constraints of views whose places are given: the cell, UIKit's own views, and views with frames.
extension ConstraintBuilder {
  /// The views that fill the cell's bounds.
  static let fixedViews: [ViewName] = [
    .cell, .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView, .contentView,
  ]

  /// Adds the cell and the views that UIKit creates.
  mutating func addCell() {
    if cell.usesCollectionView { addCollectionView() }
    switch sizing {
    case .given:
      addFixed(.cell)
      for name in cell.containers { addFixed(name) }
      if cell.hasBackgroundConfiguration { addFixed(.backgroundConfiguration) }
    case .fitting(_, let horizontal, let vertical):
      let view = makeVariables(.cell)
      for side in [view.left, view.top] { add(.init(side), .equal, 0, .required, .noNegativeCell) }
      for (side, axis, priority) in [
        (view.width, Axis.horizontal, horizontal), (view.height, .vertical, vertical),
      ] {
        add(.init(side), .greaterThanOrEqual, 0, .required, .noNegativeCell)
        let length = LayoutNumber.target(axis).value(in: context, input, sizing) ?? 0
        add(.init(side), .equal, expression(.target(axis)), priority, .target(axis, length))
      }
      let content = makeVariables(.contentView, in: .cell)
      fill(.cell, with: content, .contentView, insets: input.accessories.insets)
    }
  }

  /// Adds the collection view, of which constraints use the size only.
  private mutating func addCollectionView() {
    let view = makeVariables(.collectionView)
    let size = context.collectionViewSize
    for (side, value) in [
      (view.left, 0), (view.top, 0), (view.width, size.width), (view.height, size.height),
    ] {
      add(
        LinearExpression(side), .equal, LinearExpression(value), .required,
        .collectionViewSize(size))
    }
  }

  /// Adds one of UIKit's views with a given frame.
  private mutating func addFixed(_ name: ViewName) {
    let view = makeVariables(name, in: name == .cell ? nil : .cell)
    let sides: [(LinearVariable, LayoutNumber.Side)] = [
      (view.left, .left), (view.top, .top), (view.width, .width), (view.height, .height),
    ]
    for (variable, side) in sides {
      add(
        LinearExpression(variable), .equal, expression(.side(side, of: name)), .required,
        .cellSize(context.size))
    }
  }

  /// Adds a view that fills the bounds of its superview.
  mutating func fill(
    _ superview: ViewName, with view: Variables, _ name: ViewName,
    insets: (leading: Double, trailing: Double) = (0, 0)
  ) {
    guard let around = variables[superview] else { return }
    let left = context.direction == .rightToLeft ? insets.trailing : insets.leading
    let taken = insets.leading + insets.trailing
    for (side, other, distance) in [
      (view.left, around.left, left), (view.top, around.top, 0),
      (view.width, around.width, -taken), (view.height, around.height, 0),
    ] {
      add(
        LinearExpression(side), .equal, LinearExpression(other) + LinearExpression(distance),
        .required, .filling(name))
    }
  }

  /// Adds a view with a frame.
  mutating func put(
    _ view: Variables, at place: FramedPlace, in superview: ViewName, _ name: ViewName
  ) {
    guard let around = variables[superview] else { return }
    let design = input.frames[superview]?.frame.size ?? context.designSizes[superview]
    func value(
      _ line: FramedPlace.Line, _ extent: LinearVariable, _ design: Double?
    ) -> LinearExpression {
      guard let design else { return LinearExpression(line.atDesign) }
      return LinearExpression(line.atDesign - line.share * design)
        + line.share * LinearExpression(extent)
    }
    let (width, height) = (design?.width, design?.height)
    let x = place.horizontal(design: width ?? 0)
    let y = place.vertical(design: height ?? 0)
    let values = [
      (LinearExpression(view.left) - LinearExpression(around.left), x.start, around.width, width),
      (LinearExpression(view.width), x.length, around.width, width),
      (LinearExpression(view.top) - LinearExpression(around.top), y.start, around.height, height),
      (LinearExpression(view.height), y.length, around.height, height),
    ]
    for (side, line, extent, design) in values {
      add(side, .equal, value(line, extent, design), .required, .frame(of: name))
    }
  }

  /// Places the view of a custom accessory in the cell, or another view at a side of its superview.
  mutating func put(
    _ view: Variables, at place: AccessoryRow.CustomPlace, in superview: ViewName, _ name: ViewName
  ) {
    guard let around = variables[superview] else { return }
    let distance = LinearExpression(place.distance)
    let isAtLeft = place.isLeading == (context.direction == .leftToRight)
    let left =
      isAtLeft
      ? LinearExpression(around.left) + distance
      : LinearExpression(around.left) + LinearExpression(around.width) - distance
        - LinearExpression(view.width)
    let middle = LinearExpression(around.top) + 0.5 * LinearExpression(around.height)
    let sides = [
      (LinearExpression(view.width), LinearExpression(place.size.width)),
      (LinearExpression(view.height), LinearExpression(place.size.height)),
      (LinearExpression(view.left), left),
      (LinearExpression(view.top) + 0.5 * LinearExpression(view.height), middle),
    ]
    for (side, value) in sides { add(side, .equal, value, .required, .frame(of: name)) }
  }
}
