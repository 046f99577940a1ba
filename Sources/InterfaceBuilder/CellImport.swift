package import Drawing
internal import XMLReading

/// The import of one cell: its scene, what is left out, and the frames in the file.
package struct CellImport {
  private let plan: CellPlan
  private let options: ImportOptions

  /// Reads a cell of a document.
  package init(
    _ cell: DesignedCell, in document: InterfaceBuilderDocument, options: ImportOptions
  ) throws(ImportFailure) {
    plan = try CellPlan(cell, in: document)
    self.options = options
  }

  /// A scene file, and the notes on what is not in it.
  package struct Result: Sendable {
    /// The text of the scene file.
    package let scene: String
    /// The omissions and differences, in the order of the file.
    package let notes: [ImportNote]
  }

  /// Writes the cell as a scene.
  ///
  /// - Parameters:
  ///   - purpose: What the scene is written for. Default: for people.
  ///   - openSides: The sides of frames that no constraint determines; they get their stored values at the
  ///     lowest priority.
  ///   - images: The images of the project that cannot be shown, each with its message. They are left out, as
  ///     those that the project does not have.
  ///   - folder: The folder that the paths of images and fonts are relative to; `nil` for paths as the project has them.
  package func scene(
    for purpose: ScenePurpose = .scene, openSides: [OpenSide] = [],
    withoutImages images: [String: String] = [:], assetsFrom folder: String? = nil
  ) -> Result {
    var writer = CellWriter(plan, options, for: purpose, openSides: openSides)
    writer.unusableImages = images
    let text = writer.write(assetsFrom: folder)
    let notes = writer.notes.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    return Result(scene: text, notes: notes)
  }

  /// The number of views in the cell that are in the scene.
  package var viewCount: Int { plan.root.count - 1 }
  /// The number of constraints in the file.
  package var constraintCount: Int { plan.constraintCount }
  /// The number of constraints in the scene.
  package var importedConstraintCount: Int {
    plan.constraints.count { $0.isInstalled && !$0.isPlaceholder || $0.name != nil }
  }
  /// The constraint that is left out and on which a side of a frame depends, with its line in the file; `nil` if there
  /// is none.
  package func leftOutConstraint(for open: OpenSide) -> (id: String, line: Int)? {
    plan.leftOutConstraint(for: open).map { ($0.id, $0.line) }
  }
  /// The size of the cell on the canvas, in points.
  package var size: Size { plan.cellSize }

  /// Prepares the comparison of frames with those in the file.
  package var comparison: FrameComparison { FrameComparison(plan) }
}
