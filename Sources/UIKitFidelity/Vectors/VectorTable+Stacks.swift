extension VectorTable {
  private static let kean =
    "kean.blog Let's Build UIStackView, constraints printed from a real one (iOS 10); rdar 34595752"
  private static let probe =
    "Vercantez/openuikit Sources/OpenUIKit/UIStackView.swift, probed on Catalyst 26.1"
  private static let tests =
    "tomvanzummeren/TZStackView: its tests compare with UIStackView (iOS 9)"

  /// The x and the width of each view of a row.
  private static func row(
    _ id: String, _ statement: String, _ confidence: Fidelity.Confidence, _ source: String,
    _ lengths: [Double?], width: Double, _ properties: String, hidden: Int? = nil,
    xs: [Double?] = [], widths: [Double?] = []
  ) -> Vector {
    let names = ["a", "b", "c", "d", "e"]
    var vector = Vector(
      "stack-\(id)", "Stacks", statement, confidence, source: source,
      scene: VectorScenes.stack(lengths, width: width, properties, hidden: hidden), scale: 3,
      tolerance: 0.34)
    for (name, x) in zip(names, xs) {
      if let x { vector.expect(.numbers("\(name).frame.x", [0: x])) }
    }
    for (name, width) in zip(names, widths) {
      if let width { vector.expect(.numbers("\(name).frame.width", [0: width])) }
    }
    return vector
  }

  /// Stack views along their axis.
  static let stacks: [Vector] = [
    row(
      "proportional",
      "fillProportionally shares a stack of 200 by 160, 80 and 40: 114.29, 57.14, 28.57.",
      .observed, kean, [160, 80, 40], width: 200, "distribution: fillProportionally",
      widths: [114.286, 57.143, 28.571]),
    row(
      "proportional-spacing",
      "In fillProportionally spacings count in the sum, and the last view gets the rest.",
      .observed, kean,
      [160, 80, 40], width: 200, "distribution: fillProportionally, spacing: 10",
      widths: [106.667, 53.333, 20]),
    row(
      "proportional-two", "fillProportionally shares 200 by 25 and 75: 50 and 150.", .observed,
      "Stack Overflow 46368061", [25, 75], width: 200, "distribution: fillProportionally",
      widths: [50, 150]),
    row(
      "proportional-margins",
      "fillProportionally takes shares of the whole width, margins included; the last view pays for them.",
      .observed, "Stack Overflow 46368061 and DonMag's answer", [25, 75], width: 200,
      "distribution: fillProportionally, isLayoutMarginsRelativeArrangement: true, layoutMargins: { left: 10, right: 10, top: 0, bottom: 0 }",
      xs: [10, 60], widths: [50, 130]),
    row(
      "proportional-single",
      "With fillProportionally a single view keeps the stack's whole width and sticks out of the margins.",
      .observed, "Stack Overflow 46368061 (UIKit reports an ambiguity)", [25], width: 200,
      "distribution: fillProportionally, isLayoutMarginsRelativeArrangement: true, layoutMargins: { left: 10, right: 10, top: 0, bottom: 0 }",
      xs: [10], widths: [200]),
    row(
      "equal", "fillEqually gives all views one length.", .documented,
      "UIStackView.Distribution.fillEqually",
      [160, 80, 40], width: 320, "distribution: fillEqually, spacing: 10", xs: [0, 110, 220],
      widths: [100, 100, 100]),
    row(
      "fill-first", "In fill, of views that hug equally the first one is stretched.", .observed,
      probe,
      [100, 29, 41.5], width: 300, "distribution: fill, spacing: 8", widths: [213.5, 29, 41.5]),
    row(
      "fill-compressed", "In fill, of views that resist equally the first one is compressed.",
      .observed, probe,
      [160, 94], width: 120, "distribution: fill, spacing: 8", widths: [18, 94]),
    row(
      "fill-flexible", "Of several views without an intrinsic length the last one takes all.",
      .observed, probe,
      [50, nil, nil], width: 300, "distribution: fill", widths: [50, 0, 250]),
    row(
      "equal-spacing", "equalSpacing makes the gaps equal: 160, 80 and 40 in 400 have gaps of 60.",
      .observed,
      kean, [160, 80, 40], width: 400, "distribution: equalSpacing, spacing: 10", xs: [0, 220, 360]),
    row(
      "equal-centering",
      "equalCentering puts the centres at equal distances: 100, 20 and 20 in 300 have them at 50, 170, 290.",
      .observed, kean, [100, 20, 20], width: 300, "distribution: equalCentering", xs: [0, 160, 280]),
    row(
      "hidden-first", "A hidden first view takes its spacing with it.", .observed, tests,
      [160, 80, 40],
      width: 200, "distribution: fill, spacing: 10", hidden: 0, xs: [0, 0], widths: [0, 150, 40]),
    row(
      "hidden-middle",
      "A hidden view between others stands in the middle of the one gap that is left, without a length.",
      .observed, tests, [10, 10, 10, 10], width: 320, "distribution: fillEqually, spacing: 8",
      hidden: 2,
      xs: [0, 109.333, 214.667, 218.667], widths: [101.333, 101.333, 0, 101.333]),
    row(
      "hidden-last", "A hidden last view takes its spacing with it.", .observed, tests,
      [160, 80, 40],
      width: 250, "distribution: fill, spacing: 10", hidden: 2, xs: [0, 170], widths: [160, 80, 0]),
    row(
      "custom-spacing", "setCustomSpacing replaces the spacing after its view.", .documented,
      "UIStackView.setCustomSpacing(_:after:)", [50, 50, 50], width: 200,
      "distribution: equalSpacing, spacing: 4", xs: [0, 75, 150]),
    row(
      "margins-default",
      "With isLayoutMarginsRelativeArrangement the views keep 8 points from the edges.",
      .observed, tests, [nil], width: 200, "isLayoutMarginsRelativeArrangement: true", xs: [8],
      widths: [184]),
    Vector(
      "stack-cross-nothing", "Stacks",
      "With an alignment other than fill a view without a cross size has none.", .observed,
      source: kean,
      scene: VectorScenes.stack([50, nil], width: 200, "alignment: center"), scale: 3,
      tolerance: 0.34,
      .numbers("b.frame.height", [0: 0]), .numbers("a.frame.height", [0: 20]),
      .numbers("a.frame.y", [0: 12])),
    Vector(
      "stack-cross-top", "Stacks", "With the alignment top views keep their own height at the top.",
      .documented,
      source: "UIStackView.Alignment.top",
      scene: VectorScenes.stack([50, 60], width: 200, "alignment: top"), scale: 3, tolerance: 0.34,
      .numbers("a.frame.y", [0: 0]), .numbers("a.frame.height", [0: 20])),
    Vector(
      "stack-cross-bottom", "Stacks",
      "With the alignment bottom views keep their own height at the bottom.",
      .documented, source: "UIStackView.Alignment.bottom",
      scene: VectorScenes.stack([50, 60], width: 200, "alignment: bottom"), scale: 3,
      tolerance: 0.34,
      .numbers("a.frame.y", [0: 24]), .numbers("a.frame.height", [0: 20])),
    Vector(
      "stack-nested", "Stacks",
      "A nested stack takes the slack before a view with an intrinsic size.", .observed,
      source: probe,
      scene: """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - stackView: row
                constraints: [edges = superview]
                arrangedSubviews:
                  - { view: a, intrinsicContentSize: { width: 80, height: 20 } }
                  - stackView: b
                    arrangedSubviews: [{ view: c, intrinsicContentSize: { width: 60, height: 20 } }]

        """ + VectorScenes.cells(300, 44),
      scale: 3, tolerance: 0.34, .numbers("a.frame.width", [0: 80]),
      .numbers("b.frame.width", [0: 220])),
    Vector(
      "stack-text-widths", "Stacks",
      "Up to iOS 14 a label of several lines beside a view of 49 points has half of a stack of 300"
        + " (UISV-text-width-disambiguation).", .observed,
      source: "openradar 39275811, 41192642; useyourloaf.com, stack views and multi-line labels",
      scene: textBeside("policies: { stackTextWidths: disambiguated }"), scale: 2,
      tolerance: 0.51, .numbers("a.frame.width", [0: 150]), .numbers("b.frame.width", [0: 150])),
    Vector(
      "stack-text-widths-now", "Stacks",
      "Since iOS 15 the label has what the other view leaves.", .observed,
      source: "useyourloaf.com, stack views and multi-line labels",
      scene: textBeside("title: Since iOS 15"), scale: 2, tolerance: 0.51,
      .numbers("a.frame.width", [0: 251]), .numbers("b.frame.width", [0: 49])),
  ]

  /// A label of several lines beside a view of 49 points in a stack of 300.
  private static func textBeside(_ root: String) -> String {
    """
    cellophane: 1
    \(root)
    cell:
      contentView:
        subviews:
          - stackView: row
            constraints: [edges = superview]
            arrangedSubviews:
              - label: a
                numberOfLines: 0
                horizontalCompressionResistancePriority: 749
                text: "A text that is much longer than the three hundred points of the stack in which it stands, so that it wraps"
              - { view: b, intrinsicContentSize: { width: 49, height: 31 }, horizontalHuggingPriority: 750 }

    """ + VectorScenes.cells(300, 200)
  }
}
