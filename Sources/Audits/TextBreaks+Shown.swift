internal import Drawing
internal import Interaction
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary

extension TextBreaks {
  /// The texts that the labels of a cell show.
  struct Shown {
    let size: Size
    let labels: [ViewName: LabelFit]

    init(_ scene: ResolvedScene, _ item: Int, _ state: CellState) {
      let placed = scene.placedViews(ofItem: item, state: state)
      size = placed.cell
      labels = Dictionary(placed.labels.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The texts that the labels show in a scene whose layouts have not been checked.
    ///
    /// - Throws: `RenderingError.scene` with the problems that prevent a unique layout.
    init(checking scene: ResolvedScene, _ item: Int, _ state: CellState) throws(RenderingError) {
      do {
        _ = try scene.layoutNotes(of: [(item, state)])
      } catch {
        throw RenderingError(error)
      }
      self.init(scene, item, state)
    }

    /// The texts of the labels that can be replaced, in the cell with a view.
    func texts(in cell: PresentedView) -> [ViewName: String] {
      var texts: [ViewName: String] = [:]
      func visit(_ view: PresentedView) {
        if labels[view.name] != nil, view.kind == .label, view[.attributedText] == nil {
          texts[view.name] = view[.text]
        }
        for child in view.subviews { visit(child) }
      }
      visit(cell)
      return texts
    }

    /// The part of a label's text that is not shown; `nil` if all of it is.
    func loss(of name: ViewName) -> String? {
      guard let label = labels[name] else { return nil }
      if label.isSqueezed { return "is compressed" }
      if label.isCutOff { return "is cut off" }
      let cell = Rect(origin: .zero, size: size)
      if label.frame.leaves(cell) { return "leaves the cell" }
      if label.losesInk { return "has letters that are cut off" }
      // Marks of scripts such as Thai pass the label's frame, which is as high as lines of the system font.
      return label.ink?.leaves(cell) == true ? "has letters that leave the cell" : nil
    }

    /// The first label that loses something which it has not lost before, with what it loses.
    ///
    /// - Parameter other: A label that does not count; `nil` for none.
    func firstLoss(
      since before: Shown, besides other: ViewName? = nil
    ) -> (view: ViewName, reason: String)? {
      for name in labels.keys.sorted(by: { $0.rawValue < $1.rawValue }) where name != other {
        if let loss = loss(of: name), before.loss(of: name) == nil { return (name, loss) }
      }
      return nil
    }
  }
}
