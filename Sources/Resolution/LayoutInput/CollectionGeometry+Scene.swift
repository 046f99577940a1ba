internal import Drawing
internal import Layout
internal import Machine
internal import Scenes
internal import Vocabulary

extension CollectionGeometry {
  /// Lays out the cells of a scene's collection view.
  ///
  /// - Parameters:
  ///   - view: The collection view.
  ///   - scale: Pixels a point.
  ///   - estimate: The size of cells that say themselves how large they are and have not been asked;
  ///     `nil` when the layout decides.
  ///   - measured: The sizes for which cells asked, by item.
  ///   - reading: Where reading starts.
  ///   - supplements: How long headers and footers are that say something; `nil` for none.
  init(
    _ view: CollectionView, scale: Double, estimate: Size? = nil, measured: [Int: Size] = [:],
    reading: LayoutDirection = .leftToRight, supplements: SectionSupplements? = nil
  ) {
    self.init(
      view.layout, size: view.size, contentInset: view.contentInset,
      sections: view.sections.enumerated().map { number, section in
        SectionContent(
          count: section.items.count, sizes: section.items.cycle.map(\.size),
          header: supplements?.length(.header, ofSection: number),
          footer: supplements?.length(.footer, ofSection: number))
      }, scale: scale, estimate: estimate, measured: measured, reading: reading)
  }
}

extension Viewport: Arrangement {}
