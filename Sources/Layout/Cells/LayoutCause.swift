package import Drawing
package import Vocabulary

/// The source of a constraint of the solver.
package enum LayoutCause: Hashable, Sendable {
  /// A constraint that a stack view adds.
  package enum StackRule: Hashable, Sendable {
    /// The first view begins where the stack's area begins.
    case start(of: ViewName)
    /// The last view ends where the stack's area ends.
    case end(of: ViewName)
    /// The distance between two adjacent views, in points.
    case spacing(after: ViewName, before: ViewName, Double)
    /// `fillEqually`: two views have the same length.
    case equalLength(ViewName, ViewName)
    /// `fillProportionally`: a view's share of the stack's length.
    case share(of: ViewName)
    /// `equalSpacing`: all distances are equal.
    case equalSpacing
    /// `equalCentering`: all distances between centres are equal.
    case equalCentering
    /// A hidden view has no length.
    case hidden(ViewName)
    /// The position of a view across the axis.
    case alignment(of: ViewName)
    /// The stack, or a view in it, is as small as possible.
    case compact
  }

  /// The size that the collection view gives to the cell.
  case cellSize(Size)
  /// The size of the collection view.
  case collectionViewSize(Size)
  /// The size of a cell is not negative.
  case noNegativeCell
  /// The length that a cell that sizes itself has if its constraints leave that open, in points:
  /// the target size of `systemLayoutSizeFitting`.
  case target(Axis, Double)
  /// No side of a view is negative.
  case noNegativeSide(of: ViewName)
  /// A view fills its superview.
  case filling(ViewName)
  /// Where UIKit puts the separator of a list cell.
  case separator
  /// The frame of a view.
  case frame(of: ViewName)
  /// Content hugging: a view is at most as long as its content, whose length is given in points.
  case hugging(ViewName, Axis, Double)
  /// Compression resistance: a view is at least as long as its content, whose length is given in
  /// points.
  case resistance(ViewName, Axis, Double)
  /// A rule of a stack view.
  case stack(ViewName, Axis, StackDistribution, StackRule)
  /// A constraint: its index among those of the view that has it, and its text.
  case constraint(Int, of: ViewName, text: String)

  /// What the constraint belongs to.
  package var subject: LayoutSubject {
    switch self {
    case .cellSize, .target, .collectionViewSize: .cellSize
    case .noNegativeCell, .separator: .cell
    case .noNegativeSide(let name), .filling(let name), .hugging(let name, _, _),
      .resistance(let name, _, _), .stack(let name, _, _, _), .frame(let name):
      .view(name)
    case .constraint(let index, let owner, _): .constraint(index, of: owner)
    }
  }

  /// The view that the constraint belongs to; `nil` for the cell's size.
  package var view: ViewName? {
    switch self {
    case .cellSize, .collectionViewSize, .target, .noNegativeCell, .separator: nil
    case .noNegativeSide(let name), .filling(let name), .hugging(let name, _, _),
      .resistance(let name, _, _), .stack(let name, _, _, _), .frame(let name),
      .constraint(_, of: let name, _):
      name
    }
  }

  /// The cause in a message about a conflict. Several constraints of one view share a text.
  package var text: String {
    switch self {
    case .cellSize(let size):
      "the cell's size of \(decimal(size.width)) × \(decimal(size.height)) pt"
    case .collectionViewSize(let size):
      "the collection view's size of \(decimal(size.width)) × \(decimal(size.height)) pt"
    case .noNegativeCell: "the requirement that the cell's size is not negative"
    case .target(.horizontal, let length): "the target width of \(decimal(length)) pt"
    case .target(.vertical, let length): "the target height of \(decimal(length)) pt"
    case .noNegativeSide(let name):
      "the requirement that no side of \"\(name.rawValue)\" is negative"
    case .separator: "the place of the separator"
    case .filling(let name): "\"\(name.rawValue)\" fills its superview"
    case .frame(let name): "the frame of \"\(name.rawValue)\""
    case .hugging(let name, _, _), .resistance(let name, _, _):
      "the size of the content of \"\(name.rawValue)\""
    case .stack(let name, _, _, _): "the arrangement of the stack \"\(name.rawValue)\""
    case .constraint(_, _, let text): text
    }
  }

  /// The cause in an explanation.
  package var detail: String {
    switch self {
    case .hugging(let name, let axis, let length):
      "the \(axis.rawValue) content hugging of \"\(name.rawValue)\", whose content is"
        + " \(decimal(length, places: 2)) pt \(axis == .horizontal ? "wide" : "high")"
    case .resistance(let name, let axis, let length):
      "the \(axis.rawValue) compression resistance of \"\(name.rawValue)\", whose content is"
        + " \(decimal(length, places: 2)) pt \(axis == .horizontal ? "wide" : "high")"
    case .stack(let name, let axis, let distribution, let rule):
      "the stack view \"\(name.rawValue)\" (\(axis.rawValue), \(distribution.rawValue)):"
        + " \(rule.text)"
    case .cellSize, .collectionViewSize, .target, .noNegativeCell, .noNegativeSide, .filling,
      .separator, .frame, .constraint:
      text
    }
  }

  /// Whether the scene's author can change its priority: a constraint, or what holds a view to the
  /// size of its content.
  package var hasAuthoredPriority: Bool {
    switch self {
    case .hugging, .resistance, .constraint: true
    case .cellSize, .collectionViewSize, .target, .noNegativeCell, .noNegativeSide, .filling,
      .separator, .frame, .stack:
      false
    }
  }
}

extension LayoutCause.StackRule {
  /// The rule as text.
  fileprivate var text: String {
    switch self {
    case .start(let name): "\"\(name.rawValue)\" is at its start"
    case .end(let name): "\"\(name.rawValue)\" is at its end"
    case .spacing(let first, let second, let spacing):
      "\(decimal(spacing, places: 2)) pt between \"\(first.rawValue)\" and \"\(second.rawValue)\""
    case .equalLength(let first, let second):
      "\"\(first.rawValue)\" and \"\(second.rawValue)\" are equally long"
    case .share(let name): "\"\(name.rawValue)\" has its share"
    case .equalSpacing: "all distances are equal"
    case .equalCentering: "all distances between centres are equal"
    case .hidden(let name): "\"\(name.rawValue)\" is hidden and has no length"
    case .alignment(let name): "its alignment places \"\(name.rawValue)\""
    case .compact: "it is as small as possible"
    }
  }
}
