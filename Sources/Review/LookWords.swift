internal import Drawing
package import Resolution
internal import ResolvedViews
package import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

/// Describes a cell in a few words for accessibility, for example "blue with a white star".
package struct LookWords {
  private let stage: LookStage

  package init(_ stage: LookStage) {
    self.stage = stage
  }

  /// Describes the colour that covers most of the cell, and its icons and texts.
  package func text(for cell: PresentedCell) throws(RenderingError) -> String {
    guard cell.frame.size.width > 0, cell.frame.size.height > 0 else { return "without extent" }
    let whole = Rect(origin: .zero, size: cell.frame.size)
    let ground = Self.name(Self.mostFrequent(try stage.bitmap(of: cell, part: whole, scale: 1)))
    let inks = cell.inks.filter { $0.color.alpha > 0 }.map { ink in
      switch ink.kind {
      case .icon: "a \(Self.name(ink.color)) \(spacedWords(ink.view.rawValue))"
      case .text: "\(Self.name(ink.color)) \(spacedWords(ink.view.rawValue))"
      }
    }
    return inks.isEmpty ? ground : "\(ground) with \(inks.listed("and"))"
  }

  private static func mostFrequent(_ bitmap: Bitmap) -> Color {
    var counts: [UInt32: Int] = [:]
    let bytes = bitmap.rgba
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let hex =
        UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
      counts[hex, default: 0] += 1
    }
    // Among equally frequent colours the smaller number wins, independent of the order of the
    // table.
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return Color(hex: most?.key ?? 0)
  }

  /// The common name of a colour; the boundaries are our choice.
  static func name(_ color: Color) -> String {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let (span, lightness) = (most - least, (most + least) / 2)
    guard span > 0.08 else {
      if lightness > 0.97 { return "white" }
      if lightness < 0.06 { return "black" }
      return lightness > 0.7 ? "light gray" : lightness < 0.35 ? "dark gray" : "gray"
    }
    let sixth: Double =
      if most == red {
        (green - blue) / span
      } else if most == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    let degrees: Double = (sixth < 0 ? sixth + 6 : sixth) * 60
    let hue =
      hues.first { degrees < $0.below }?.name ?? "red"
    return (lightness > 0.7 ? "light " : lightness < 0.25 ? "dark " : "") + hue
  }

  private static let hues: [(below: Double, name: String)] = [
    (15, "red"), (45, "orange"), (68, "yellow"), (165, "green"), (200, "teal"), (258, "blue"),
    (295, "purple"), (340, "pink"),
  ]
}
