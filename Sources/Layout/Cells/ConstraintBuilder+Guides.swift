internal import Drawing
internal import Vocabulary

// The layout guides.
extension ConstraintBuilder {
  /// Adds the layout guides. They are not visible, so their frames may stay ambiguous.
  mutating func addGuides() {
    for guide in cell.guides where variables[guide.owner] != nil {
      let made = makeVariables(guide.name, in: guide.owner)
      for side in [made.width, made.height] {
        add(
          LinearExpression(side), .greaterThanOrEqual, 0, .required,
          .noNegativeSide(of: guide.name))
      }
    }
    if cell.uses(.separatorLayoutGuide) { addSeparatorGuide() }
  }

  /// Adds the guide of a list cell's separator. Its edges stay where UIKit puts them unless a constraint moves
  /// them.
  private mutating func addSeparatorGuide() {
    guard let around = variables[.cell] else { return }
    let name = ViewName.separatorLayoutGuide
    let made = makeVariables(name, in: .cell)
    add(
      LinearExpression(made.width), .greaterThanOrEqual, 0, .required, .noNegativeSide(of: name))
    let isMirrored = context.direction == .rightToLeft
    let inset = input.separatorInset
    let (cellRight, right) = (
      LinearExpression(around.left) + LinearExpression(around.width),
      LinearExpression(made.left) + LinearExpression(made.width)
    )
    let left = LinearExpression(around.left) + LinearExpression(isMirrored ? 0 : inset)
    let least = LayoutPriority(rawValue: 1)
    add(LinearExpression(made.left), .equal, left, least, .separator)
    add(right, .equal, cellRight - LinearExpression(isMirrored ? inset : 0), least, .separator)
    for (side, other) in [(made.top, around.top), (made.height, around.height)] {
      add(LinearExpression(side), .equal, LinearExpression(other), .required, .separator)
    }
  }
}
