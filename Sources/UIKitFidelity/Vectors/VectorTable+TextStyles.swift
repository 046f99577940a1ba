extension VectorTable {
  private static let dynamicType =
    "Vercantez/openuikit Resources/dynamic_type.json, probed on iOS 26.1; Human Interface Guidelines, Typography"

  /// A label of one line is 1.19335938 times the size of its font high, rounded up to a pixel.
  private static func textStyle(_ name: String, _ sizes: [Double]) -> Vector {
    var heights: [Double: Double] = [:]
    for (index, size) in sizes.enumerated() {
      heights[Double(index) / 10] = (size * 1.193_359_38 * 2).rounded(.up) / 2
    }
    let list = sizes.map { "\(Int($0))" }.joined(separator: ", ")
    return Vector(
      "text-\(name)", "Text",
      "\(name) has the sizes \(list) from extraSmall to the largest text size.",
      .observed, source: dynamicType, scene: VectorScenes.textStyle(name), script: "s",
      .numbers("text.frame.height", heights))
  }

  /// The text styles at the 12 text sizes.
  static let textStyles: [Vector] = [
    textStyle("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    textStyle("title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    textStyle("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    textStyle("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    textStyle("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    textStyle("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    textStyle("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    textStyle("subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    textStyle("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    textStyle("caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    textStyle("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}
