internal import Drawing

/// The parts of `Contents.json` that are read, in Xcode's words; what else it says is passed over.

/// A folder of sets.
struct GroupDescription: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

/// What an image or a colour of a set is for.
protocol VariantDescription {
  var idiom: String? { get }
  var appearances: [AppearanceDescription]? { get }
  var displayGamut: String? { get }
  var languageDirection: String? { get }
  /// The language that it is for; `nil` for all.
  var locale: String? { get }
  /// The kind of iPhone that it is for, such as `retina4`; `nil` for all.
  var subtype: String? { get }
}

/// An appearance that a variant is for.
struct AppearanceDescription: Decodable {
  let appearance: String
  let value: String
}

private let knownAppearances: [String: Set<String>] = [
  "luminosity": ["light", "dark"], "contrast": ["high"],
]

extension VariantDescription {
  /// Whether it can be shown on any iPhone; what is for other devices, for some iPhones or one language
  /// only, or for appearances that are not known, is passed over: a scene names neither of them.
  var suits: Bool {
    [nil, "universal", "iphone"].contains(idiom) && locale == nil && subtype == nil
      && (appearances ?? []).allSatisfy {
        knownAppearances[$0.appearance]?.contains($0.value) == true
      }
  }

  /// Whether it is for high contrast only.
  var isForHighContrast: Bool { (appearances ?? []).contains { $0.appearance == "contrast" } }

  /// The direction that it is for; `nil` for both.
  var direction: LayoutDirection? {
    switch languageDirection {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// Whether it is for iPhones only.
  var isForPhone: Bool { idiom == "iphone" }

  /// Whether it is for displays that show more colours than sRGB.
  var isWideGamut: Bool { displayGamut?.lowercased() == "display-p3" }

  /// The appearance that it is for.
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
    /// Slices: what keeps its size at the ends and what fills the rest, in pixels of the file.
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
    /// Whether it is one of Xcode's unassigned children: a file that lies in the set and is no variant.
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

    /// Whether it is a variant of the set for any iPhone that is held upright, whose width is compact
    /// and whose height is regular (documented).
    var isShown: Bool {
      suits && unassigned != true && memory == nil && graphicsFeatureSet == nil
        && [nil, "compact"].contains(widthClass) && [nil, "regular"].contains(heightClass)
    }

    /// Whether it is for a width or a height of that class alone.
    var isForSizeClass: Bool { widthClass != nil || heightClass != nil }

    /// The scale as a number, 1 without one; `nil` when it is no scale.
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
