internal import Diagrams
internal import Drawing
internal import Interaction
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary

extension SceneRenderer {
  /// Pictures of an item's cell in several states, all through one window. The first is the base with which the
  /// others are compared.
  ///
  /// - Parameter needsGround: Whether the background is always visible.
  func specimens(
    of cells: [PresentedCell], on stage: LookStage, needsGround: Bool = false
  ) throws(RenderingError) -> [Specimen] {
    let pictures = try CellPictures(of: cells, on: stage, needsGround: needsGround)
    return cells.indices.map { index in
      Specimen(
        ink: pictures.ink(index), window: pictures.window, grounds: pictures.grounds,
        showsGround: pictures.showsGround, ghosts: pictures.ghosts(index),
        differences: CellDifference.caption(differences(from: cells[0], to: cells[index])))
    }
  }

  /// The differences between two states of a cell, with the scene's own names of colours.
  func differences(from base: PresentedCell, to cell: PresentedCell) -> [CellDifference] {
    CellDifference.list(from: base, to: cell) { view, property, shown in
      let candidates = resolved.candidates(
        for: property, of: view, item: shown.item, state: shown.state)
      return candidates?.last(where: \.holds)?.value.colorName
    }
  }
}

extension PropertyValue {
  /// The name of a colour that has one in words, as "secondary label"; `nil` for one without a name. UIKit's prefix is
  /// left out: `systemRed` is "red".
  fileprivate var colorName: String? {
    guard case .color(_?) = self else { return nil }
    let text = sceneText
    guard text.allSatisfy(\.isLetter) else { return nil }
    let isSystems = text.hasPrefix("system") && !text.hasSuffix("Background")
    let name = isSystems ? String(text.dropFirst("system".count)) : text
    return name.reduce(into: "") { words, character in
      words +=
        character.isUppercase && !words.isEmpty
        ? " " + character.lowercased() : character.lowercased()
    }
  }
}

extension Specimen {
  /// The picture as a person sees it.
  func seen(as variant: LookVariant) -> Specimen {
    var specimen = self
    specimen.ink = variant.seen(DisplayList(size: window.size, items: ink)).items
    specimen.grounds = grounds.map(variant.seen)
    return specimen
  }
}
