internal import CollectionLayouts
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
  ///   - scale: Pixels per point.
  ///   - estimate: The size, in points, of self-sizing cells that have not been asked; `nil` if the
  /// layout determines all sizes.
  ///   - measured: The sizes that self-sizing cells have returned, by item, in points.
  ///   - reading: The layout direction.
  ///   - supplements: The lengths of headers and footers with a text; `nil` for none.
  ///   - rows: The metrics of a list's rows; `nil` for those of default traits.
  ///   - sectionOffsets: The offsets of orthogonal sections that have been scrolled, by their indices, in points.
  ///   - order: The items that are there, in their order; `nil` for all in the order of the scene.
  init(
    _ view: CollectionView, scale: Double, estimate: Size? = nil, measured: [Int: Size] = [:],
    reading: LayoutDirection = .leftToRight, supplements: SectionSupplements? = nil,
    rows: RowMetrics? = nil, sectionOffsets: [Int: Double] = [:],
    order: ItemOrder? = nil
  ) {
    let views = supplements?.views
    let fitting: ElementFitting = { views?.size($0) ?? $0.size }
    let hasSizes = view.sections.contains { $0.items.cycle.contains { $0.size != nil } }
    self.init(
      view.collectionViewLayout, size: view.size, contentInset: view.contentInset,
      sections: view.sections.enumerated().map { number, section in
        let items = section.items
        let own = order.map { $0.sections.indices.contains(number) ? $0.sections[number] : [] }
        return SectionContent(
          count: own?.count ?? items.count,
          sizes: own.map { hasSizes ? $0.map { view.item($0)?.size } : [] }
            ?? items.cycle.map(\.size),
          header: supplements?.length(.header, ofSection: number),
          footer: supplements?.length(.footer, ofSection: number),
          contentOffset: sectionOffsets[number] ?? section.contentOffset,
          mayOverscroll: sectionOffsets[number] != nil)
      }, scale: scale, estimate: estimate, measured: measured, reading: reading,
      rows: rows, fitting: fitting, order: order)
  }
}

extension Viewport: Arrangement {}
