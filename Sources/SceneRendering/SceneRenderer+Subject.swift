package import Interaction
internal import Machine
package import Resolution
internal import SceneReading
internal import Scenes
internal import Timelines
package import Validation
package import Vocabulary

extension SceneRenderer {
  /// The part of a scene that is drawn: one cell, or the collection view.
  package struct Subject: Sendable {
    fileprivate enum Stage: Sendable {
      case cell(PresentedCell)
      case collectionView(Presentation)
    }

    fileprivate let stage: Stage

    /// The cell; `nil` for the collection view.
    package var presentedCell: PresentedCell? {
      switch stage {
      case .cell(let cell): cell
      case .collectionView: nil
      }
    }

    /// All cells of the picture.
    fileprivate var cells: [PresentedCell] {
      switch stage {
      case .cell(let cell): [cell]
      case .collectionView(let presentation): presentation.cells
      }
    }

    /// The resolved views and layers as text.
    package func presentationDump() -> String {
      switch stage {
      case .cell(let cell): cell.dump()
      case .collectionView(let presentation): presentation.dump()
      }
    }
  }

  /// The accessibility elements of the cells of a subject as text, in the order in which people go through them.
  package func accessibilityDump(of subject: Subject) -> String {
    subject.cells.map { cell in
      let lines = resolved.accessibilityElements(of: cell).enumerated().map { index, element in
        "  \(index + 1) \(element.text) \(element.view.rawValue)"
      }
      return (["item \(cell.item) \(cell.state.id)"] + (lines.isEmpty ? ["  nothing"] : lines))
        .joined(separator: "\n") + "\n"
    }.joined()
  }

  /// Checks the layouts of a subject's cells and of no others.
  ///
  /// - Returns: Warnings about constraints that are dropped.
  /// - Throws: `RenderingError.scene` with the problems that prevent a unique layout.
  package func checkLayouts(of subject: Subject) throws(RenderingError) -> [SceneProblem] {
    do {
      return try resolved.layoutNotes(of: subject.cells.map { ($0.item, $0.state) })
    } catch {
      throw .scene(error.problems)
    }
  }

  /// The scene in which labels have other texts in all states (`ResolvedScene.assigning(texts:)`).
  ///
  /// - Throws: `RenderingError.scene` with the texts that cannot be typeset, or `text` if a font is missing.
  package func resolvedScene(
    assigning texts: [ViewName: String]
  ) throws(RenderingError) -> ResolvedScene {
    do {
      return try resolved.assigning(texts: texts)
    } catch {
      throw RenderingError(error)
    }
  }

  /// Parses a state: flags and custom states, separated by commas or plus signs; `normal` for none.
  /// Enumerations and numbers have a value: `selected,download=loading,progress=0.4`.
  package func state(_ text: String) throws(RenderingError) -> CellState {
    do {
      return try CellState(text: text, states: StateDeclarations(of: scene))
    } catch {
      throw .invalidState(error.message)
    }
  }

  /// The state with which the scene begins for an item.
  package func initialState(ofItem item: Int) throws(RenderingError) -> CellState {
    try checkItem(item)
    return resolved.machine.state(ofItem: item, in: resolved.initialStage)
  }

  /// An item's cell alone, or the collection view if `item` is `nil`. `state` is that of the item,
  /// or of the first item; `nil` for the one with which the scene begins.
  package func subject(item: Int?, state: CellState?) throws(RenderingError) -> Subject {
    guard let item else {
      let states = state.map { [0: $0] } ?? [:]
      return Subject(stage: .collectionView(try presentation(states: states)))
    }
    let shown: CellState
    if let state { shown = state } else { shown = try initialState(ofItem: item) }
    return Subject(stage: .cell(try presentedCell(item: item, state: shown)))
  }

  /// An item's cell alone, or the collection view if `item` is `nil`, at a moment of a script.
  package func subject(
    item: Int?, script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> Subject {
    let timeline = try timeline(script: script)
    let moment = try moment.moment(in: timeline)
    guard let item else {
      return Subject(stage: .collectionView(timeline.presentation(at: moment)))
    }
    try checkItem(item)
    return Subject(stage: .cell(timeline.cell(item: item, at: moment)))
  }

  package func picture(of subject: Subject) -> Picture {
    switch subject.stage {
    case .cell(let cell): picture(of: cell)
    case .collectionView(let presentation): picture(of: presentation)
    }
  }

  /// The picture with frames, margins, spacing and baselines drawn over it, each with its name and
  /// size.
  package func pictureWithLayout(of subject: Subject) throws(RenderingError) -> Picture {
    let outlines =
      switch subject.stage {
      case .cell(let cell): cell.layoutOutlines
      case .collectionView(let presentation): presentation.layoutOutlines
      }
    let picture = picture(of: subject)
    return picture.adding(try LayoutInk(for: self).items(for: outlines, in: picture.size))
  }
}
