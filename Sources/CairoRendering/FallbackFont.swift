/// A font for characters that the system's families lack, for one script or some related ones.
///
/// The character alone selects the font, regardless of what is installed. If the file is missing,
/// drawing fails; otherwise the result is always the same.
enum FallbackFont: String, CaseIterable, Hashable {
  case arabic = "Arabic"
  case armenian = "Armenian"
  case bengali = "Bengali"
  case cjk = "CJK"
  case devanagari = "Devanagari"
  case ethiopic = "Ethiopic"
  case georgian = "Georgian"
  case gujarati = "Gujarati"
  case gurmukhi = "Gurmukhi"
  case hebrew = "Hebrew"
  case kannada = "Kannada"
  case khmer = "Khmer"
  case lao = "Lao"
  case malayalam = "Malayalam"
  case myanmar = "Myanmar"
  case sinhala = "Sinhala"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case thai = "Thai"

  /// The font for `letter`; `nil` if it is of none of these scripts.
  init?(for letter: Unicode.Scalar) {
    // Latin, Greek and Cyrillic precede all of these scripts.
    guard letter.value >= 0x530,
      let font = Self.allCases.first(where: { font in
        font.blocks.contains { $0.contains(letter.value) }
      })
    else { return nil }
    self = font
  }

  /// The fallback fonts that a string needs, sorted by name.
  static func needed(for string: String) -> [FallbackFont] {
    var found: Set<FallbackFont> = []
    for letter in string.unicodeScalars {
      if let font = FallbackFont(for: letter) { found.insert(font) }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }

  /// The family name inside the file. Ideographs have their Japanese form: a string does not say
  /// which of the languages that share them it is written in (our choice).
  var familyName: String {
    switch self {
    case .cjk: "Noto Sans CJK JP"
    default: "Noto Sans \(rawValue)"
    }
  }

  /// The Debian package that contains the file.
  var package: String {
    switch self {
    case .cjk: "fonts-noto-cjk"
    default: "fonts-noto-core"
    }
  }

  /// The name of the file for text of a weight. These fonts have two weights.
  func fileName(for weight: FontLibrary.FallbackWeight) -> String {
    switch self {
    case .cjk: "NotoSansCJK-\(weight.rawValue).ttc"
    default: "NotoSans\(rawValue)-\(weight.rawValue).ttf"
    }
  }

  /// The Unicode blocks of the scripts.
  private var blocks: [ClosedRange<UInt32>] {
    switch self {
    case .arabic:
      [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC]
    case .armenian: [0x530...0x58F, 0xFB13...0xFB17]
    case .bengali: [0x980...0x9FF]
    case .cjk:
      [
        0x1100...0x11FF, 0x2E80...0x2FDF, 0x3000...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x2FA1F,
      ]
    case .devanagari: [0x900...0x97F, 0xA8E0...0xA8FF]
    case .ethiopic: [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]
    case .georgian: [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]
    case .gujarati: [0xA80...0xAFF]
    case .gurmukhi: [0xA00...0xA7F]
    case .hebrew: [0x590...0x5FF, 0xFB1D...0xFB4F]
    case .kannada: [0xC80...0xCFF]
    case .khmer: [0x1780...0x17FF, 0x19E0...0x19FF]
    case .lao: [0xE80...0xEFF]
    case .malayalam: [0xD00...0xD7F]
    case .myanmar: [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]
    case .sinhala: [0xD80...0xDFF]
    case .tamil: [0xB80...0xBFF]
    case .telugu: [0xC00...0xC7F]
    case .thai: [0xE00...0xE7F]
    }
  }
}
