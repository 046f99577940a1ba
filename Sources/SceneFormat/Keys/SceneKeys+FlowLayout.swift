internal import CollectionLayouts

/// The keys of `flowLayout`.
package enum FlowLayoutKey: String, SceneKey {
  case itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset
  case scrollDirection, headerReferenceSize, footerReferenceSize, estimatedItemSize
  case sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds

  package var meaning: String {
    switch self {
    case .itemSize: "The size of each cell; 50 × 50 by default."
    case .minimumLineSpacing: "The distance between lines, in points; 10 by default."
    case .minimumInteritemSpacing: "The minimum distance between cells of a line; 10 by default."
    case .sectionInset: "The insets around each section: one number, or one for each side."
    case .scrollDirection:
      "The scroll direction: vertical (default) or horizontal."
    case .headerReferenceSize:
      "The length of the header before each section along the scroll direction; 0 by default."
    case .footerReferenceSize:
      "The length of the footer after each section along the scroll direction; 0 by default."
    case .estimatedItemSize:
      "Turns on self-sizing cells: automatic, or the size estimated for cells that are not visible."
    case .sectionHeadersPinToVisibleBounds:
      "Whether headers are pinned to the start of the viewport while their section scrolls; false by default."
    case .sectionFootersPinToVisibleBounds:
      "Whether footers are pinned to the end of the viewport; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .itemSize: .map("size")
    case .minimumLineSpacing, .minimumInteritemSpacing: .number
    case .sectionInset: .either([.number, .map("insets")])
    case .scrollDirection: .words(ScrollDirection.allCases.map(\.rawValue))
    case .headerReferenceSize, .footerReferenceSize: .map("extent")
    case .estimatedItemSize: .either([.words(["automatic"]), .map("size")])
    case .sectionHeadersPinToVisibleBounds, .sectionFootersPinToVisibleBounds: .boolean
    }
  }
}

/// The keys of the size of a header or footer. One side is enough, because only one is used.
package enum ExtentKey: String, SceneKey {
  case width, height

  package var meaning: String { "The \(rawValue), in points; 0 by default." }

  package var schema: SchemaType { .number }
}
