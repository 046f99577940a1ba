internal import Drawing

/// The parts of `Contents.json` that are read, with Xcode's keys. Other keys are ignored.

/// A folder of sets.
struct GroupDescription: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

/// The conditions under which an image or a colour of a set is used.
protocol VariantDescription {
  var idiom: String? { get }
  var appearances: [AppearanceDescription]? { get }
  var displayGamut: String? { get }
  var languageDirection: String? { get }
  /// The language; `nil` for all.
  var locale: String? { get }
  /// The kind of iPhone, for example `retina4`; `nil` for all.
  var subtype: String? { get }
}

/// An appearance condition.
struct AppearanceDescription: Decodable {
  let appearance: String
  let value: String
}

private let knownAppearances: [String: Set<String>] = [
  "luminosity": ["light", "dark"], "contrast": ["high"],
]

extension VariantDescription {
  /// Whether it can be used on any iPhone. Variants for other devices, for some iPhones or one
  /// language only, or with unknown appearances are ignored, because scenes do not specify these.
  var suits: Bool {
    [nil, "universal", "iphone"].contains(idiom) && locale == nil && subtype == nil
      && (appearances ?? []).allSatisfy {
        knownAppearances[$0.appearance]?.contains($0.value) == true
      }
  }

  /// Whether it is only for high contrast.
  var isForHighContrast: Bool { (appearances ?? []).contains { $0.appearance == "contrast" } }

  /// The layout direction; `nil` for both.
  var direction: LayoutDirection? {
    switch languageDirection {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// Whether it is only for iPhones.
  var isForPhone: Bool { idiom == "iphone" }

  /// Whether it is for displays with a wider gamut than sRGB.
  var isWideGamut: Bool { displayGamut?.lowercased() == "display-p3" }

  /// The appearance condition.
  var look: ImageVariant.Look {
    switch (appearances ?? []).first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: .any
    }
  }
}

/// An image set.
struct ImageSetDescription: Decodable {
  struct Entry: Decodable, VariantDescription {
    /// Slices: the caps that keep their size and the centre that fills the rest, in pixels of the
    /// file.
    struct Resizing: Decodable {
      struct Center: Decodable {
        let mode: String?
        let width: Double?
        let height: Double?
      }

      struct Caps: Decodable {
        let top: Double?
        let left: Double?
        let bottom: Double?
        let right: Double?
      }

      let mode: String?
      let center: Center?
      let caps: Caps?

      enum CodingKeys: String, CodingKey {
        case mode, center
        case caps = "cap-insets"
      }
    }

    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [AppearanceDescription]?
    let displayGamut: String?
    let languageDirection: String?
    let locale: String?
    let subtype: String?
    let memory: String?
    let graphicsFeatureSet: String?
    let widthClass: String?
    let heightClass: String?
    /// Whether it is an unassigned child in Xcode: a file in the set that is not a variant.
    let unassigned: Bool?
    let resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, locale, subtype, memory, unassigned, resizing
      case displayGamut = "display-gamut"
      case languageDirection = "language-direction"
      case graphicsFeatureSet = "graphics-feature-set"
      case widthClass = "width-class"
      case heightClass = "height-class"
    }

    /// Whether it is a variant for any iPhone in portrait, where the width is compact and the
    /// height regular (documented).
    var isShown: Bool {
      suits && unassigned != true && memory == nil && graphicsFeatureSet == nil
        && [nil, "compact"].contains(widthClass) && [nil, "regular"].contains(heightClass)
    }

    /// Whether it is only for one width class or height class.
    var isForSizeClass: Bool { widthClass != nil || heightClass != nil }

    /// The scale as a number, 1 if there is none; `nil` if it is invalid.
    var pixelsPerPoint: Int? {
      switch scale {
      case nil, "1x": 1
      case "2x": 2
      case "3x": 3
      default: nil
      }
    }
  }

  struct Properties: Decodable {
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  let images: [Entry]?
  let properties: Properties?
}

/// A symbol set.
struct SymbolSetDescription: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
  }

  struct Properties: Decodable {
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey { case renderingIntent = "symbol-rendering-intent" }
  }

  let symbols: [Entry]?
  let properties: Properties?
}

/// A colour set.
struct ColorSetDescription: Decodable {
  struct Entry: Decodable, VariantDescription {
    let idiom: String?
    let appearances: [AppearanceDescription]?
    let displayGamut: String?
    let languageDirection: String?
    let locale: String?
    let subtype: String?
    let color: ColorDescription?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, locale, subtype, color
      case displayGamut = "display-gamut"
      case languageDirection = "language-direction"
    }
  }

  let colors: [Entry]?
}
