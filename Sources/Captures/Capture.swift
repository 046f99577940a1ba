package import Drawing
package import Vocabulary

/// What a running cell looked like in each state, as the recorder has written it: an environment, the views of
/// each state, and what happened between them.
package struct Capture: Hashable, Sendable {
  /// The version of the format that this code reads and writes.
  package static let version = 1

  /// The program that wrote it: `CellRecorder 1`.
  package var recorder: String
  /// The version of the system on which it was recorded, for example `iOS 18.2`; `nil` if it is not known.
  package var system: String?
  /// The cell.
  package var cell: CapturedCell
  /// The surroundings of the cell in all states that do not name others.
  package var environment: CapturedEnvironment
  /// The states, in the order in which they were recorded. No two have the same name and traits.
  package var states: [CapturedState]
  /// The changes from one state to another, in order.
  package var changes: [CapturedChange]

  /// Creates a capture.
  package init(
    recorder: String, system: String? = nil, cell: CapturedCell, environment: CapturedEnvironment,
    states: [CapturedState], changes: [CapturedChange] = []
  ) {
    self.recorder = recorder
    self.system = system
    self.cell = cell
    self.environment = environment
    self.states = states
    self.changes = changes
  }

  /// The app's own fonts in all states.
  package var ownFonts: Set<CapturedFont> {
    states.flatMap(\.tree.all).flatMap(\.properties.values).reduce(into: []) { fonts, value in
      if case .font(let font) = value, font.isOwn { fonts.insert(font) }
    }
  }
}

/// The cell of a capture.
package struct CapturedCell: Hashable, Sendable {
  /// UIKit's class, which the app's class is or inherits from: `UICollectionViewCell`.
  package var className: String
  /// The app's class; `nil` if it is UIKit's own.
  package var customClass: String?
  /// The reuse identifier; `nil` if it is not known.
  package var reuseIdentifier: String?

  /// Creates a description of a cell.
  package init(className: String, customClass: String? = nil, reuseIdentifier: String? = nil) {
    self.className = className
    self.customClass = customClass
    self.reuseIdentifier = reuseIdentifier
  }
}

/// The surroundings of a captured cell.
package struct CapturedEnvironment: Hashable, Sendable {
  /// The traits. One that is not here has its default.
  package var traits: TraitsChange
  /// Pixels per point.
  package var scale: Int
  /// The size of the collection view's bounds, in points.
  package var collectionView: Size
  /// The background colour of the collection view; `nil` for none.
  package var backgroundColor: CapturedColor?

  /// Creates surroundings.
  package init(
    traits: TraitsChange, scale: Int, collectionView: Size, backgroundColor: CapturedColor?
  ) {
    self.traits = traits
    self.scale = scale
    self.collectionView = collectionView
    self.backgroundColor = backgroundColor
  }
}

/// A state of the cell after everything has settled.
package struct CapturedState: Hashable, Sendable {
  /// The state as scene files write it: `normal`, `highlighted,selected`, `download=loading`.
  package var name: String
  /// The traits that differ from the environment's.
  package var traits: TraitsChange
  /// The picture, relative to the capture's folder; `nil` for none.
  package var picture: String?
  /// The cell with its views.
  package var tree: CapturedView

  /// Creates a state.
  package init(
    name: String, traits: TraitsChange = TraitsChange(), picture: String? = nil, tree: CapturedView
  ) {
    self.name = name
    self.traits = traits
    self.picture = picture
    self.tree = tree
  }

  /// The state with its traits, for people: `selected in dark`.
  package var title: String {
    guard !traits.isEmpty else { return name }
    let words = traits.words.sorted { $0.name < $1.name }
    return "\(name) in " + words.map { $0.value }.joined(separator: ", ")
  }
}
