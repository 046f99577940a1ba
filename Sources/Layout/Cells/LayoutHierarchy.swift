package import Vocabulary

/// The views of a cell and the constraints between them, before a state or an item changes anything.
/// The order decides between constraints of one priority.
package struct LayoutHierarchy: Sendable {
  /// A view of the author's own.
  package struct Node: Sendable {
    /// The name, unique in the cell.
    let name: ViewName
    /// The views in it, from back to front.
    let subviews: [Node]

    /// Creates a view.
    package init(name: ViewName, subviews: [Node]) {
      self.name = name
      self.subviews = subviews
    }
  }

  /// The author's own views in one of the views that UIKit makes.
  package struct Branch: Sendable {
    /// The view that UIKit makes.
    let superview: ViewName
    /// The author's views, from back to front.
    let views: [Node]

    /// Creates a branch.
    package init(superview: ViewName, views: [Node]) {
      self.superview = superview
      self.views = views
    }
  }

  /// The constraints that one view has.
  package struct ConstraintList: Sendable {
    /// The view that has them.
    let owner: ViewName
    /// The constraints, as they are written.
    let constraints: [Constraint]

    /// Creates a list.
    package init(owner: ViewName, constraints: [Constraint]) {
      self.owner = owner
      self.constraints = constraints
    }
  }

  /// The views that UIKit makes and that fill the cell, without the cell itself.
  let containers: [ViewName]
  /// Whether the cell has a background configuration.
  let hasBackgroundConfiguration: Bool
  /// The author's views, by the view that holds them.
  let branches: [Branch]
  /// The constraints, by the view that has them; lists without constraints are left out.
  let constraintLists: [ConstraintList]

  /// Creates the hierarchy of a cell.
  package init(
    containers: [ViewName], hasBackgroundConfiguration: Bool, branches: [Branch],
    constraintLists: [ConstraintList]
  ) {
    self.containers = containers
    self.hasBackgroundConfiguration = hasBackgroundConfiguration
    self.branches = branches
    self.constraintLists = constraintLists
  }
}
