package import Drawing
package import Images
package import Interaction
package import Views

/// The captured pictures of a view in the traits for which its scene is loaded, one for each state of the capture.
///
/// A state without a picture is reported and shown as a dashed box. No picture stands for another state.
package struct ViewPictures: Hashable, Sendable {
  /// A picture, and when it is shown.
  package struct Picture: Hashable, Sendable {
    /// The state in the capture: `highlighted,selected`.
    package let state: String
    /// Holds in this state of a cell and in no other.
    package let when: CellPredicate
    /// The picture.
    package let image: ScaledImage

    /// Creates a picture.
    package init(of state: String, when: CellPredicate, image: ScaledImage) {
      (self.state, self.when, self.image) = (state, when, image)
    }
  }

  /// The file of the capture, as the scene names it.
  package let capture: String
  /// The pictures, in the order of the capture.
  package let pictures: [Picture]
  /// The size of the view in the normal state, in points.
  package let size: Size
  /// The states of the capture that the scene does not have, so that their pictures are never shown.
  package let strangers: [String]

  /// Creates the pictures of a view.
  package init(capture: String, pictures: [Picture], size: Size, strangers: [String] = []) {
    (self.capture, self.pictures) = (capture, pictures)
    (self.size, self.strangers) = (size, strangers)
  }

  /// The picture for a cell; `nil` if there is none.
  package func picture(for subject: PredicateSubject) -> Picture? {
    pictures.first { $0.when.holds(for: subject) }
  }
}

extension Scene {
  /// The views of the cell that show captured pictures, each with its path.
  package var picturedViews: [(view: View, path: ScenePath)] {
    var found: [(view: View, path: ScenePath)] = []
    func add(_ views: [View], _ path: ScenePath) {
      for (index, view) in views.enumerated() {
        let path = path.index(index)
        if view.kind == .view, view.properties[.pictures]?.isEmpty == false {
          found.append((view, path))
        }
        add(view.subviews, path.key("subviews"))
      }
    }
    for (_, views, path) in cell.viewLists { add(views, path) }
    return found
  }

  /// The predicate that holds in a state of a capture and in no other; `nil` if the scene does not have the state.
  ///
  /// - Parameters:
  ///   - words: The words of the state: `highlighted`, `download=done`; none for normal.
  ///   - ignored: The flags and states that do not matter.
  package func predicate(
    exactly words: [String], ignoring ignored: Set<String>
  ) -> CellPredicate? {
    var rest = Set(words)
    var parts: [CellPredicate] = []
    func add(_ name: String, _ predicate: CellPredicate) {
      if !ignored.contains(name) { parts.append(predicate) }
    }
    for flag in CellState.Flag.allCases {
      let holds = rest.remove(flag.rawValue) != nil
      add(flag.rawValue, holds ? .flag(flag) : .not(.flag(flag)))
    }
    for state in states where !state.isImplied {
      guard state.kind.isCompared else {
        let holds = rest.remove(state.name) != nil
        add(state.name, holds ? .custom(state.name) : .not(.custom(state.name)))
        continue
      }
      var value = state.startValue
      let start = "\(state.name)="
      if let word = words.first(where: { $0.hasPrefix(start) }) {
        rest.remove(word)
        guard let read = state.kind.value(of: String(word.dropFirst(start.count))),
          state.kind.objection(to: read, of: state.name) == nil
        else { return nil }
        value = read
      }
      add(state.name, .value(state.name, .equal, value))
    }
    // Words that the pictures do not depend on need not be states of the scene.
    let strangers = rest.filter { word in
      !ignored.contains(word.split(separator: "=").first.map(String.init) ?? word)
    }
    guard strangers.isEmpty else { return nil }
    return parts.dropFirst().reduce(parts.first ?? .constant(true)) { .and($0, $1) }
  }
}
