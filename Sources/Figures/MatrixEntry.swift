public import Interaction
public import Review
package import SceneRendering
internal import Scenes
public import Vocabulary

/// The changes of a row or a column of a matrix: the state of the cell, its traits, or both.
public struct MatrixEntry: Hashable, Sendable {
  /// The name, its words joined by plus signs.
  package let name: String
  /// The state of the cell; what another axis sets is set, too.
  package let state: CellState
  /// The surroundings; `nil` for those of the renderer.
  package let variant: LookVariant?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - state: The state of the cell.
  ///   - traits: The traits that change. Default: none.
  ///   - displayScale: The number of pixels per point; `nil` for the renderer's.
  ///   - vision: The colour vision with which the pictures are shown; `nil` for all three kinds of cones.
  public init(
    _ state: CellState = .normal, traits: TraitsChange = TraitsChange(),
    displayScale: DisplayScale? = nil, vision: SimulatedVision? = nil
  ) {
    let variant = LookVariant(traits, displayScale: displayScale, vision: vision)
    let words = state.isNormal && variant != nil ? nil : state.text(separator: "+")
    name = [words, variant?.name].compactMap(\.self).joined(separator: "+")
    self.state = state
    self.variant = variant
  }

  /// Creates an entry that puts the cell into a state with a name for people.
  init(named name: String, _ state: CellState) {
    (self.name, self.state) = (name, state)
    variant = nil
  }

  /// Creates an entry that changes the surroundings.
  init(_ variant: LookVariant) {
    name = variant.name
    state = .normal
    self.variant = variant
  }
}

extension SceneRenderer {
  /// Reads entries with commas between them, each words of states and surroundings joined by plus signs, as
  /// `selected,highlighted+dark`; `nil` for none.
  package func matrixEntries(_ text: String?) throws(RenderingError) -> [MatrixEntry] {
    var entries: [MatrixEntry] = []
    for part in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      entries.append(try MatrixEntry(String(part), in: self))
    }
    return entries
  }
}

extension MatrixEntry {
  fileprivate init(_ text: String, in renderer: SceneRenderer) throws(RenderingError) {
    let words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // A state of the scene wins over surroundings of the same name.
    let own = Set(renderer.scene.states.map(\.name))
    let traits = words.filter { LookVariant.words.contains($0) && !own.contains($0) }
    let states = words.filter { !traits.contains($0) }
    name = text
    variant = traits.isEmpty ? nil : try LookVariant(traits.joined(separator: "+"))
    guard !states.isEmpty else {
      state = .normal
      return
    }
    do {
      state = try renderer.state(states.joined(separator: "+"))
    } catch {
      let names = [CellState.normal.id] + CellState.Flag.allCases.map(\.rawValue)
      throw .unknownVariant(
        states[0], known: LookVariant.words + names + renderer.scene.states.map(\.name))
    }
  }
}
