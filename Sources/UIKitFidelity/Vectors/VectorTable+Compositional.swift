extension VectorTable {
  private static func compositional(
    _ id: String, _ statement: String, _ confidence: Fidelity.Confidence, _ source: String,
    _ layout: String, width: Double = 400, views: String? = nil, cell: String = "cell: {}",
    items: Int, frames: [[Double]] = [], supplements: [(name: String, frame: [Double])] = []
  ) -> Vector {
    let own = views.map { "\n  supplementaryViews: \($0)" } ?? ""
    var vector = Vector(
      "compositional-\(id)", "Compositional layout", statement, confidence, source: source,
      scene: VectorScenes.layout(
        "compositionalLayout: \(layout)\(own)", width: width, height: 800, items: "items: \(items)"
      ).replacing("cell: {}", with: cell), tolerance: 0.34)
    for (name, frame) in supplements {
      for (side, value) in zip(["x", "y", "width", "height"], frame) {
        vector.expect(.numbers("supplement:\(name).frame.\(side)", [0: value]))
      }
    }
    for (item, frame) in frames.enumerated() {
      for (side, value) in zip(["x", "y", "width", "height"], frame) {
        vector.expect(.numbers("\(item):cell.frame.\(side)", [0: value]))
      }
    }
    return vector
  }

  /// Compositional layouts.
  static let compositionalLayouts: [Vector] = [
    compositional(
      "grid",
      "A group repeats its item until the width is used: a fifth of 400 makes five cells of 80.",
      .header,
      "NSCollectionLayoutGroup.h as kept in kishikawakatsumi/IBPCollectionViewCompositionalLayout",
      "{ item: { width: { fractionalWidth: 0.2 }, height: { fractionalHeight: 1 } }, group: { width: { fractionalWidth: 1 }, height: { fractionalWidth: 0.2 } } }",
      items: 6,
      frames: [
        [0, 0, 80, 80], [80, 0, 80, 80], [160, 0, 80, 80], [240, 0, 80, 80], [320, 0, 80, 80],
        [0, 80, 80, 80],
      ]),
    compositional(
      "section-insets", "Fractions of a group are of what the section's insets leave.", .observed,
      "common use; NSCollectionLayoutSection.contentInsets",
      "{ item: { width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }, group: { width: { fractionalWidth: 1 }, height: { absolute: 44 } }, contentInsets: { leading: 20, trailing: 20 } }",
      items: 2, frames: [[20, 0, 360, 44], [20, 44, 360, 44]]),
    compositional(
      "inter-group", "interGroupSpacing is the distance of groups.", .documented,
      "NSCollectionLayoutSection.interGroupSpacing",
      "{ item: { width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }, group: { width: { fractionalWidth: 1 }, height: { absolute: 44 } }, interGroupSpacing: 10 }",
      items: 3, frames: [[0, 0, 400, 44], [0, 54, 400, 44], [0, 108, 400, 44]]),
    compositional(
      "inter-item", "interItemSpacing is the distance of items.", .documented,
      "NSCollectionLayoutGroup.interItemSpacing",
      "{ item: { width: { absolute: 100 }, height: { fractionalHeight: 1 } }, group: { width: { fractionalWidth: 1 }, height: { absolute: 44 } }, interItemSpacing: 10 }",
      items: 3, frames: [[0, 0, 100, 44], [110, 0, 100, 44], [220, 0, 100, 44]]),
    compositional(
      "count",
      "A subitem with a count of 3 and a spacing of 10 in 400 is 126.67 wide, whatever its own size is.",
      .header, header,
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 44 }, interItemSpacing: 10, count: 3, subitem: { width: { absolute: 20 }, height: { fractionalHeight: 1 } } }"
      ),
      items: 3,
      frames: [[0, 0, 126.667, 44], [136.667, 0, 126.667, 44], [273.333, 0, 126.667, 44]]),
    compositional(
      "repeating", "A repeatingSubitem with a count keeps its own size.", .documented,
      "NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)",
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 44 }, interItemSpacing: 10, count: 3, repeatingSubitem: { width: { absolute: 100 }, height: { fractionalHeight: 1 } } }"
      ),
      items: 3, frames: [[0, 0, 100, 44], [110, 0, 100, 44], [220, 0, 100, 44]]),
    compositional(
      "custom", "The items of a custom group have the frames that its provider returns.",
      .documented,
      "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)",
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 90 }, customItems: [{ x: 0, y: 0, width: 190, height: 90 }, { x: 200, y: 0, width: 200, height: 40 }, { x: 200, y: 50, width: 200, height: 40 }] }"
      ),
      items: 5,
      frames: [
        [0, 0, 190, 90], [200, 0, 200, 40], [200, 50, 200, 40], [0, 90, 190, 90],
        [200, 90, 200, 40],
      ]),
    compositional(
      "edge", "Flexible edge spacing on both sides centres an item of 100 in 400 at 150.", .header,
      header,
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 44 }, count: 1, repeatingSubitem: { width: { absolute: 100 }, height: { fractionalHeight: 1 }, edgeSpacing: { leading: { flexible: 0 }, trailing: { flexible: 0 } } } }"
      ),
      items: 1, frames: [[150, 0, 100, 44]]),
    compositional(
      "edge-fixed", "Fixed leading edge spacing of 10 is in front of each item.", .header, header,
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 44 }, subitems: [{ width: { absolute: 100 }, height: { fractionalHeight: 1 }, edgeSpacing: { leading: 10 } }] }"
      ),
      items: 2, frames: [[10, 0, 100, 44], [120, 0, 100, 44]]),
    compositional(
      "flexible", "Flexible spacing of three items of 100 in 400 puts them at 0, 150 and 300.",
      .header, header,
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 44 }, interItemSpacing: { flexible: 0 }, count: 3, repeatingSubitem: { width: { absolute: 100 }, height: { fractionalHeight: 1 } } }"
      ),
      items: 3, frames: [[0, 0, 100, 44], [150, 0, 100, 44], [300, 0, 100, 44]]),
    compositional(
      "item-insets", "Content insets make an item's cell smaller; the next item does not move.",
      .header, header,
      one(
        "{ width: { fractionalWidth: 1 }, height: { absolute: 80 }, subitems: [{ width: { absolute: 80 }, height: { fractionalHeight: 1 }, contentInsets: 5 }] }"
      ),
      items: 2, frames: [[5, 5, 70, 70], [85, 5, 70, 70]]),
    compositional(
      "insets-estimated", "Content insets are ignored along an estimated dimension.", .header,
      header,
      one(
        "{ width: { fractionalWidth: 1 }, height: { estimated: 50 }, subitems: [{ width: { fractionalWidth: 1 }, height: { estimated: 50 }, contentInsets: 5 }] }"
      ),
      cell:
        "cell: { contentView: { subviews: [{ view: a, constraints: [edges = superview, height = 60] }] } }",
      items: 1, frames: [[5, 0, 390, 60]]),
    compositional(
      "nested",
      "Apple's sample of a leading item of 0.7 and a trailing group of two, with insets of 10.",
      .documented, "Implementing Modern Collection Views",
      one(
        "{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.4 }, subitems: [{ width: { fractionalWidth: 0.7 }, height: { fractionalHeight: 1 }, contentInsets: 10 }, { axis: vertical, width: { fractionalWidth: 0.3 }, height: { fractionalHeight: 1 }, count: 2, subitem: { width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.3 }, contentInsets: 10 } }] }"
      ),
      items: 3, frames: [[10, 10, 260, 300], [290, 10, 100, 140], [290, 170, 100, 140]]),
    compositional(
      "header", "A header of 44 moves the items down by 44.", .header, header,
      one(
        row,
        "boundarySupplementaryItems: [{ elementKind: header, width: { fractionalWidth: 1 }, height: { absolute: 44 }, alignment: top }]"
      ), views: "{ header: {} }", items: 1, frames: [[0, 44, 400, 50]],
      supplements: [("header", [0, 0, 400, 44])]),
    compositional(
      "header-over", "A header that does not extend the boundary lies over the items.", .header,
      header,
      one(
        row,
        "boundarySupplementaryItems: [{ elementKind: header, width: { fractionalWidth: 1 }, height: { absolute: 44 }, alignment: top, extendsBoundary: false }]"
      ), views: "{ header: {} }", items: 1, frames: [[0, 0, 400, 50]],
      supplements: [("header", [0, 0, 400, 44])]),
    compositional(
      "header-insets", "A header follows the content insets of its section.", .header, header,
      one(
        row,
        "contentInsets: { leading: 20, trailing: 20 }, boundarySupplementaryItems: [{ elementKind: header, width: { fractionalWidth: 1 }, height: { absolute: 44 }, alignment: top }]"
      ), views: "{ header: {} }", items: 1, frames: [[20, 44, 360, 50]],
      supplements: [("header", [20, 0, 360, 44])]),
    compositional(
      "header-full",
      "With supplementariesFollowContentInsets false a header is as wide as its section.", .header,
      header,
      one(
        row,
        "contentInsets: { leading: 20, trailing: 20 }, supplementariesFollowContentInsets: false, boundarySupplementaryItems: [{ elementKind: header, width: { fractionalWidth: 1 }, height: { absolute: 44 }, alignment: top }]"
      ), views: "{ header: {} }", items: 1, frames: [[20, 44, 360, 50]],
      supplements: [("header", [0, 0, 400, 44])]),
    compositional(
      "badge",
      "A badge of 20 at the corner with the fractional offset 0.5, −0.5 is at 90, −10 of an item of 100.",
      .header, header, one(badged(0.5), "contentInsets: { top: 20 }"), views: "{ badge: {} }",
      items: 1, frames: [[0, 20, 100, 100]], supplements: [("badge-0", [90, 10, 20, 20])]),
    compositional(
      "badge-03",
      "With the fractional offset 0.3, −0.3 of Apple's sample it is at 86, −6.", .header,
      header, one(badged(0.3), "contentInsets: { top: 20 }"), views: "{ badge: {} }", items: 1,
      supplements: [("badge-0", [86, 14, 20, 20])]),
    compositional(
      "orthogonal", "With groupPagingCentered a group of 300 in 375 begins at 37.5.", .header,
      header,
      one(
        "{ width: { absolute: 300 }, height: { absolute: 100 }, subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }",
        "orthogonalScrollingBehavior: groupPagingCentered"), width: 375, items: 2,
      frames: [[37.5, 0, 300, 100], [337.5, 0, 300, 100]]),
  ]

  private static let header =
    "NSCollectionLayout*.h, as kept in kishikawakatsumi/IBPCollectionViewCompositionalLayout"

  /// A layout of one section with a group.
  private static func one(_ group: String, _ more: String? = nil) -> String {
    "{ sections: [{ group: \(group)\(more.map { ", \($0)" } ?? "") }] }"
  }

  /// A group of one row 50 high.
  private static let row =
    "{ width: { fractionalWidth: 1 }, height: { absolute: 50 }, subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }"

  /// A group of items of 100 × 100 with a badge of 20 × 20 at the corner.
  private static func badged(_ offset: Double) -> String {
    "{ width: { fractionalWidth: 1 }, height: { absolute: 100 }, subitems: [{ width: { absolute: 100 }, height: { fractionalHeight: 1 }, supplementaryItems: [{ elementKind: badge, width: { absolute: 20 }, height: { absolute: 20 }, containerAnchor: { edges: [top, trailing], fractionalOffset: { x: \(offset), y: -\(offset) } } }] }] }"
  }
}
