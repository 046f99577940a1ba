extension VectorTable {
  private static let flutter =
    "flutter/flutter packages/flutter/lib/src/cupertino/colors.dart, dumped from iOS 13"

  private static func color(
    _ name: String, _ light: String, _ dark: String, _ highLight: String, _ highDark: String
  ) -> Vector {
    Vector(
      "color-\(name)", "Colours",
      "\(name) is \(light) in light, \(dark) in dark, \(highLight) and \(highDark) with high contrast.",
      .observed, source: flutter, scene: VectorScenes.color(name), script: "s",
      .texts(
        "box.backgroundColor", [0: light, 0.1: dark, 0.2: highLight, 0.3: highDark]))
  }

  /// The colours of iOS 13 to 18, in bytes.
  static let colors: [Vector] = [
    color("systemRed", "#FF3B30FF", "#FF453AFF", "#D70015FF", "#FF6961FF"),
    color("systemOrange", "#FF9500FF", "#FF9F0AFF", "#C93400FF", "#FFB340FF"),
    color("systemYellow", "#FFCC00FF", "#FFD60AFF", "#A05A00FF", "#FFD426FF"),
    color("systemGreen", "#34C759FF", "#30D158FF", "#248A3DFF", "#30DB5BFF"),
    color("systemBlue", "#007AFFFF", "#0A84FFFF", "#0040DDFF", "#409CFFFF"),
    color("systemIndigo", "#5856D6FF", "#5E5CE6FF", "#3634A3FF", "#7D7AFFFF"),
    color("systemPurple", "#AF52DEFF", "#BF5AF2FF", "#8944ABFF", "#DA8FFFFF"),
    color("systemPink", "#FF2D55FF", "#FF375FFF", "#D30F45FF", "#FF6482FF"),
    color("systemGray", "#8E8E93FF", "#8E8E93FF", "#6C6C70FF", "#AEAEB2FF"),
    color("systemGray2", "#AEAEB2FF", "#636366FF", "#8E8E93FF", "#7C7C80FF"),
    color("systemGray3", "#C7C7CCFF", "#48484AFF", "#AEAEB2FF", "#545456FF"),
    color("systemGray4", "#D1D1D6FF", "#3A3A3CFF", "#BCBCC0FF", "#444446FF"),
    color("systemGray5", "#E5E5EAFF", "#2C2C2EFF", "#D8D8DCFF", "#363638FF"),
    color("systemGray6", "#F2F2F7FF", "#1C1C1EFF", "#EBEBF0FF", "#242426FF"),
    color("label", "#000000FF", "#FFFFFFFF", "#000000FF", "#FFFFFFFF"),
    color("secondaryLabel", "#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"),
    color("tertiaryLabel", "#3C3C434D", "#EBEBF54D", "#3C3C4360", "#EBEBF560"),
    color("quaternaryLabel", "#3C3C432E", "#EBEBF529", "#3C3C4342", "#EBEBF53D"),
    color("placeholderText", "#3C3C434D", "#EBEBF54D", "#3C3C4360", "#EBEBF560"),
    color("link", "#007AFFFF", "#0984FFFF", "#007AFFFF", "#0984FFFF"),
    color("separator", "#3C3C434A", "#54545899", "#3C3C435E", "#545458AD"),
    color("opaqueSeparator", "#C6C6C8FF", "#38383AFF", "#C6C6C8FF", "#38383AFF"),
    color("systemFill", "#78788033", "#7878805C", "#78788047", "#78788070"),
    color("secondarySystemFill", "#78788029", "#78788052", "#7878803D", "#78788066"),
    color("tertiarySystemFill", "#7676801F", "#7676803D", "#76768033", "#76768051"),
    color("quaternarySystemFill", "#74748014", "#7676802E", "#74748028", "#76768042"),
    color("systemBackground", "#FFFFFFFF", "#000000FF", "#FFFFFFFF", "#000000FF"),
    color("secondarySystemBackground", "#F2F2F7FF", "#1C1C1EFF", "#EBEBF0FF", "#242426FF"),
    color("tertiarySystemBackground", "#FFFFFFFF", "#2C2C2EFF", "#FFFFFFFF", "#363638FF"),
    color("systemGroupedBackground", "#F2F2F7FF", "#000000FF", "#EBEBF0FF", "#000000FF"),
    color("secondarySystemGroupedBackground", "#FFFFFFFF", "#1C1C1EFF", "#FFFFFFFF", "#242426FF"),
    color("tertiarySystemGroupedBackground", "#F2F2F7FF", "#2C2C2EFF", "#EBEBF0FF", "#363638FF"),
  ]
}
