package import Drawing

/// A value in a capture.
package enum CaptureValue: Hashable, Sendable {
  /// UIKit's nil.
  case none
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// A text that the recorder has hidden, with its number of characters.
  case hiddenText(Int)
  /// A transform, a size, a point or a list of numbers.
  case numbers([Double])
  /// A set of words, in alphabetical order.
  case words([String])
  case color(CapturedColor)
  case colors([CapturedColor])
  case font(CapturedFont)
  case image(CapturedImage)
}

/// A colour for the traits of the capture, and the name by which the app chose it.
package struct CapturedColor: Hashable, Sendable {
  /// UIColor's name for it, or that of a colour set in the app's catalogues; `nil` if it has none.
  package var name: String?
  /// Whether the name is that of a colour set.
  package var isAsset: Bool
  /// The colour in sRGB.
  package var color: Color

  /// Creates a colour.
  package init(_ color: Color, name: String? = nil, isAsset: Bool = false) {
    self.color = color
    self.name = name
    self.isAsset = isAsset
  }
}

/// A font, and the text style by which the app chose it.
package struct CapturedFont: Hashable, Sendable {
  /// UIKit's name of the text style without its prefix: `headline`; `nil` for a fixed size.
  package var textStyle: String?
  /// The family: `system`, `monospaced`, `rounded`, `serif`, or that of the app's own font.
  package var family: String
  /// The PostScript name of the app's own font; `nil` for the system's, and if it was not recorded.
  package var name: String?
  /// The size of the em, in points.
  package var size: Double
  /// The weight: `semibold`.
  package var weight: Font.Weight
  /// Whether the letters are italic.
  package var isItalic: Bool

  /// Creates a font.
  package init(
    textStyle: String? = nil, family: String, name: String? = nil, size: Double,
    weight: Font.Weight, isItalic: Bool = false
  ) {
    self.textStyle = textStyle
    self.family = family
    self.name = name
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether the font is the app's own.
  package var isOwn: Bool { Font.SystemDesign(rawValue: family) == nil }
}

/// An image. Its pixels are not in a capture.
package struct CapturedImage: Hashable, Sendable {
  /// The name of the SF Symbol; `nil` for another image.
  package var symbol: String?
  /// The name in the app's catalogues; `nil` if it is not known.
  package var asset: String?
  /// The size in points; `nil` if it was not recorded.
  package var size: Size?
  /// The point size of a symbol; `nil` if it is not known.
  package var pointSize: Double?
  /// The weight of a symbol; `nil` if it is not known.
  package var weight: String?
  /// The scale of a symbol: `small`, `medium` or `large`; `nil` if it is not known.
  package var scale: String?

  /// Creates an image.
  package init(
    symbol: String? = nil, asset: String? = nil, size: Size? = nil, pointSize: Double? = nil,
    weight: String? = nil, scale: String? = nil
  ) {
    self.symbol = symbol
    self.asset = asset
    self.size = size
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }
}

/// The type of a value in a capture: how it is read, what its schema is, and how two of them are compared.
package indirect enum CaptureType: Hashable, Sendable {
  case boolean
  /// A finite number.
  case number
  /// A text; `{ "hidden": 12 }` stands for one that is not shown.
  case text
  /// One of some words.
  case word([String])
  /// A set of words.
  case words([String])
  /// This many numbers.
  case numbers(Int)
  /// Any number of numbers.
  case list
  case color
  case colors
  case font
  case image
  /// A value or nil.
  case optional(CaptureType)
}
