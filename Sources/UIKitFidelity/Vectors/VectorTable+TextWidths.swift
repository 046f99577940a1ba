internal import Drawing

extension VectorTable {
  /// Widths of text, which Inter reaches to within 1.5 %.
  static let textWidths: [Vector] = [
    textWidth(
      "text-width-18", "The quick brown fox jumps over the lazy dog", "regular", 18, 357.460),
    textWidth(
      "text-width-24", "The quick brown fox jumps over the lazy dog", "regular", 24, 455.256),
    textWidth(
      "text-width-34", "The quick brown fox jumps over the lazy dog", "regular", 34, 640.555),
    textWidth(
      "text-width-bold-20", "The quick brown fox jumps over the lazy dog", "bold", 20, 415.130),
    textWidth(
      "text-width-bold-34", "The quick brown fox jumps over the lazy dog", "bold", 34, 694.078),
    textWidth("text-width-digits-27", "0123456789", "regular", 27, 158.988),
    textWidth("text-width-capitals-27", "Hello UIKit", "regular", 27, 122.279),
  ]

  private static func textWidth(
    _ id: String, _ text: String, _ weight: String, _ size: Int, _ width: Double
  ) -> Vector {
    Vector(
      id, "Text", "\"\(text)\" in \(weight) of \(size) points is \(decimal(width)) points wide.",
      .observed, source: "Vercantez/openuikit golden/font_metrics_ios.json, iOS 26",
      scene: """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - { label: text, text: "\(text)", font: { systemFont: \(size), weight: \(weight) }, constraints: [leading = superview, top = superview] }
        collectionView:
          frame: { width: 800, height: 100 }
          flowLayout: { itemSize: { width: 800, height: 100 } }
          items: 1

        """, scale: 3, tolerance: width * 0.015, .numbers("text.frame.width", [0: width]))
  }
}
