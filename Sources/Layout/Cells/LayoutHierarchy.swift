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

  /// A layout guide.
  package struct Guide: Sendable {
    /// The name, unique in the cell.
    let name: ViewName
    /// The view that owns the guide.
    let owner: ViewName

    /// Creates a guide.
    package init(name: ViewName, owner: ViewName) {
      self.name = name
      self.owner = owner
    }
  }

  /// The constraints of one view or guide.
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
  /// The layout guides.
  let guides: [Guide]
  /// The constraints by the view or guide that has them, without empty lists.
  let constraintLists: [ConstraintList]

  /// Whether a constraint uses the size of the collection view.
  var usesCollectionView: Bool {
    constraintLists.contains { $0.constraints.contains { $0.second?.view == .collectionView } }
  }

  /// Whether a constraint uses a guide of UIKit's.
  func uses(_ guide: Constraint.Guide) -> Bool {
    constraintLists.contains { list in
      list.constraints.contains { $0.first.guide == guide || $0.second?.guide == guide }
    }
  }

  /// Creates the hierarchy of a cell.
  package init(
    containers: [ViewName], hasBackgroundConfiguration: Bool, branches: [Branch],
    guides: [Guide] = [], constraintLists: [ConstraintList]
  ) {
    self.guides = guides
    self.containers = containers
    self.hasBackgroundConfiguration = hasBackgroundConfiguration
    self.branches = branches
    self.constraintLists = constraintLists
  }
}
