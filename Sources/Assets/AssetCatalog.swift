internal import Drawing
internal import Files
internal import Images
internal import Scenes
internal import Vocabulary

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// An asset catalogue (`.xcassets`) as Xcode writes it: folders with a `Contents.json` each.
///
/// Image sets and colour sets are found by name; a folder that provides a namespace adds its name
/// and a slash. Symbol sets are images with the name of their folder. Other sets (icons, data) are ignored.
package struct AssetCatalog: Sendable {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  private var symbols: [String: String] = [:]

  /// The names of the image sets.
  package var imageNames: [String] { Array(images.keys) + symbols.keys }
  /// The names of the colour sets.
  package var colorNames: [String] { Array(colors.keys) }

  /// Searches the folders. The contents of sets are read on demand.
  package init(at path: String) throws(AssetFailure) {
    var waiting = [(path: path, prefix: "", depth: 0)]
    var looked = 0
    while let (folder, prefix, depth) = waiting.popLast() {
      let names: [String]
      do throws(FileFailure) {
        names = try FileAccess.names(inFolder: folder)
      } catch {
        throw AssetFailure(error.description)
      }
      for name in names where !name.hasPrefix(".") {
        looked += 1
        guard looked <= AssetLimits.mostEntries else {
          throw AssetFailure(
            "\(path) has more than \(AssetLimits.mostEntries) files; name a part of it")
        }
        let below = FileAccess.join(folder, name)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let key = prefix + name[..<dot]
        switch name[dot...] {
        // If two sets have the same name, the first by path is used.
        case ".imageset": images[key] = min(images[key] ?? below, below)
        case ".colorset": colors[key] = min(colors[key] ?? below, below)
        case ".symbolset": symbols[key] = min(symbols[key] ?? below, below)
        case let ending where Self.otherSets.contains(String(ending.dropFirst())): break
        // A group folder may have any name, including one with a dot.
        default:
          guard depth < AssetLimits.mostDepth, FileAccess.isFolder(below) else { continue }
          waiting.append((below, try prefix + Self.namespace(of: below, called: name), depth + 1))
        }
      }
    }
  }

  /// The extensions of Xcode's other sets (documented in the Asset Catalog Format Reference).
  private static let otherSets: Set<String> = [
    "appiconset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "textureset",
  ]

  private static func namespace(
    of folder: String, called name: String
  ) throws(AssetFailure) -> String {
    guard FileAccess.isFile(FileAccess.join(folder, contents)) else { return "" }
    let description: GroupDescription = try read(folder)
    return description.properties?.providesNamespace == true ? name + "/" : ""
  }

  private static let contents = "Contents.json"

  private static func read<Description: Decodable>(
    _ folder: String
  ) throws(AssetFailure) -> Description {
    let path = FileAccess.join(folder, contents)
    guard FileAccess.isFile(path) else {
      throw AssetFailure("there is no file \(path), which describes the set")
    }
    do {
      let bytes = try FileAccess.read(path, atMost: AssetLimits.mostDescriptionBytes + 1)
      guard bytes.count <= AssetLimits.mostDescriptionBytes else {
        throw AssetFailure("\(path) has more than \(AssetLimits.mostDescriptionBytes) bytes")
      }
      return try JSONDecoder().decode(Description.self, from: Data(bytes))
    } catch let failure as AssetFailure {
      throw failure
    } catch let failure as FileFailure {
      throw AssetFailure(failure.description)
    } catch let DecodingError.keyNotFound(key, _) {
      throw AssetFailure("\(path) lacks the key \"\(key.stringValue)\"")
    } catch let DecodingError.typeMismatch(_, context) {
      throw AssetFailure("\(path) has a value of the wrong kind\(place(context.codingPath))")
    } catch let DecodingError.valueNotFound(_, context) {
      throw AssetFailure("\(path) has null\(place(context.codingPath)); write a value")
    } catch {
      throw AssetFailure("\(path) is not valid JSON")
    }
  }

  /// A position in a description, for example ` at "images[0].scale"`; empty for the top level.
  private static func place(_ path: [any CodingKey]) -> String {
    let text = path.reduce("") { text, key in
      if let index = key.intValue { return text + "[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    return text.isEmpty ? "" : " at \"\(text)\""
  }

  // MARK: - Images

  /// The variants of an image that suit an iPhone; `nil` if there is no such image set.
  func image(_ name: String) throws(AssetFailure) -> [ImageVariant]? {
    guard let folder = images[name] else {
      guard let folder = symbols[name] else { return nil }
      return try symbol(folder)
    }
    let set: ImageSetDescription = try Self.read(folder)
    let isTemplate = set.properties?.renderingIntent == "template"
    var variants: [ImageVariant] = []
    for entry in set.images ?? [] {
      guard let file = entry.filename, !file.isEmpty, entry.isShown else { continue }
      // The system's calls would cut a name at a zero byte.
      guard !file.contains("/"), !file.contains("\0"), file != ".." else {
        throw AssetFailure(
          "\(folder) names the file \(quoted(String(file.prefix(100)))), which is not in it")
      }
      guard let scale = entry.pixelsPerPoint else {
        throw AssetFailure(
          "\(folder) has the scale \(quoted(entry.scale ?? "")); write 1x, 2x or 3x")
      }
      variants.append(
        ImageVariant(
          path: FileAccess.join(folder, file), scale: scale, look: entry.look,
          isForHighContrast: entry.isForHighContrast, direction: entry.direction,
          isForSizeClass: entry.isForSizeClass, isTemplate: isTemplate,
          slices: try slices(of: entry, name),
          isSecondChoice: entry.isWideGamut || !entry.isForPhone))
    }
    guard !variants.isEmpty else {
      throw AssetFailure(
        "the image set \(folder) has no image for any iPhone in every language;"
          + " put a file into one of its places")
    }
    return variants
  }

  /// The file of a symbol set, as the only variant.
  private func symbol(_ folder: String) throws(AssetFailure) -> [ImageVariant] {
    let set: SymbolSetDescription = try Self.read(folder)
    let entries = (set.symbols ?? []).filter { [nil, "universal", "iphone"].contains($0.idiom) }
    guard let file = entries.compactMap(\.filename).first(where: { !$0.isEmpty }) else {
      throw AssetFailure("the symbol set \(folder) has no file; export the symbol into it")
    }
    guard !file.contains("/"), !file.contains("\0"), file != ".." else {
      throw AssetFailure(
        "\(folder) names the file \(quoted(String(file.prefix(100)))), which is not in it")
    }
    var variant = ImageVariant(path: FileAccess.join(folder, file), scale: 1, isTemplate: true)
    variant.isSymbol = true
    switch set.properties?.renderingIntent {
    case "hierarchical": variant.symbolMode = .hierarchical
    case "multicolor": variant.symbolMode = .multicolor
    default: break
    }
    guard variant.format == "svg" else {
      throw AssetFailure(
        "\(folder) names the file \(quoted(String(file.prefix(100)))), which is not an SVG file")
    }
    return [variant]
  }

  private func slices(
    of entry: ImageSetDescription.Entry, _ name: String
  ) throws(AssetFailure) -> Slices? {
    guard let resizing = entry.resizing else { return nil }
    return try Slices(resizing, of: name)
  }

  // MARK: - Colours

  /// A colour; `nil` if there is no such colour set.
  func color(_ name: String) throws(AssetFailure) -> DynamicColor? {
    guard let folder = colors[name] else { return nil }
    let set: ColorSetDescription = try Self.read(folder)
    let entries = (set.colors ?? []).filter { $0.suits && $0.color != nil }
    /// The colour for exactly one combination of traits.
    func color(
      _ look: ImageVariant.Look, isForHighContrast: Bool
    ) throws(AssetFailure) -> DynamicColor? {
      let found = entries.filter {
        $0.look == look && $0.isForHighContrast == isForHighContrast && $0.direction != .rightToLeft
      }
      // Colours for iPhones take precedence over those for all devices, and sRGB over a wide gamut.
      let best =
        found.first { $0.isForPhone && !$0.isWideGamut } ?? found.first { !$0.isWideGamut }
        ?? found.first
      guard let description = best?.color else { return nil }
      do throws(AssetFailure) {
        return try description.color()
      } catch {
        throw AssetFailure("the colour \(quoted(name)) in \(folder) \(error)")
      }
    }
    let any = try color(.any, isForHighContrast: false)
    let anyHigh = try color(.any, isForHighContrast: true)
    let own = (
      light: try color(.light, isForHighContrast: false),
      dark: try color(.dark, isForHighContrast: false)
    )
    let ownHigh = (
      light: try color(.light, isForHighContrast: true),
      dark: try color(.dark, isForHighContrast: true)
    )
    guard let light = own.light ?? any ?? own.dark, let dark = own.dark ?? any ?? own.light else {
      throw AssetFailure("the colour set \(folder) has no colour for an iPhone; give it one")
    }
    let normal = Self.adapting(light, dark)
    // As with images, the appearance takes precedence over the contrast.
    let high = Self.adapting(
      ownHigh.light ?? own.light ?? anyHigh ?? light, ownHigh.dark ?? own.dark ?? anyHigh ?? dark)
    if high == normal { return normal }
    return .appearances(light: light, dark: dark, highContrast: high)
  }

  private static func adapting(_ light: DynamicColor, _ dark: DynamicColor) -> DynamicColor {
    light == dark ? light : .appearances(light: light, dark: dark)
  }
}
