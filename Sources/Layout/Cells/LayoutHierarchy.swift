package import Vocabulary

/// The views of a cell and the constraints between them, independent of states and items. The order
/// decides between constraints of equal priority.
package struct LayoutHierarchy: Sendable {
  /// One of the scene's own views.
  package struct Node: Sendable {
    /// The name, unique in the cell.
    let name: ViewName
    /// The subviews, from back to front.
    let subviews: [Node]

    /// Creates a view.
    package init(name: ViewName, subviews: [Node]) {
      self.name = name
      self.subviews = subviews
    }
  }

  /// The scene's own views in one of the views that UIKit creates.
  package struct Branch: Sendable {
    /// The view that UIKit creates.
    let superview: ViewName
    /// The scene's own views, from back to front.
    let views: [Node]

    /// Creates a branch.
    package init(superview: ViewName, views: [Node]) {
      self.superview = superview
      self.views = views
    }
  }

  /// The constraints of one view.
  package struct ConstraintList: Sendable {
    /// The view that has them.
    let owner: ViewName
    /// The constraints as written.
    let constraints: [Constraint]

    /// Creates a list.
    package init(owner: ViewName, constraints: [Constraint]) {
      self.owner = owner
      self.constraints = constraints
    }
  }

  /// The views that UIKit creates and that fill the cell, without the cell itself.
  let containers: [ViewName]
  /// Whether the cell has a background configuration.
  let hasBackgroundConfiguration: Bool
  /// The scene's own views, by superview.
  let branches: [Branch]
  /// The constraints by the view that has them, without empty lists.
  let constraintLists: [ConstraintList]

  /// Whether a constraint uses the size of the collection view.
  var usesCollectionView: Bool {
    constraintLists.contains { $0.constraints.contains { $0.second?.view == .collectionView } }
  }

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
