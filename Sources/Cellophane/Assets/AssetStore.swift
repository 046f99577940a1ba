internal import Drawing
internal import Files
internal import ImageCoding
internal import Scenes

/// What was read from folders and catalogues, each file once.
struct AssetStore: Sendable {
  /// The names in folders, by path; a folder that cannot be listed has none.
  private var listings: [String: [String]] = [:]
  private var catalogs: [String: Result<AssetCatalog, AssetFailure>] = [:]
  private var bitmaps: [String: Image] = [:]
  private var pixels = 0
  /// What images may be.
  let limits: AssetLimits

  init(limits: AssetLimits) { self.limits = limits }

  /// The sources at a path of a scene's `assets`: a catalogue, or a folder and the catalogues in it.
  mutating func sources(at path: String) throws(AssetFailure) -> [AssetSource] {
    guard FileAccess.isFolder(path) else {
      throw AssetFailure("is no folder; write its path from this file's folder")
    }
    if Self.isCatalog(path) { return [AssetSource(kind: .catalog, path: path)] }
    let catalogs = names(in: path).filter { Self.isCatalog($0) }
    return [AssetSource(kind: .folder, path: path)]
      + catalogs.map { AssetSource(kind: .catalog, path: FileAccess.join(path, $0)) }
  }

  private static func isCatalog(_ path: String) -> Bool {
    var path = path[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    return path.lowercased().hasSuffix(".xcassets")
  }

  private mutating func names(in folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let names = (try? FileAccess.names(inFolder: folder)) ?? []
    listings[folder] = names
    return names
  }

  private mutating func catalog(at path: String) throws(AssetFailure) -> AssetCatalog {
    let result: Result<AssetCatalog, AssetFailure>
    if let known = catalogs[path] {
      result = known
    } else {
      do throws(AssetFailure) {
        result = .success(try AssetCatalog(at: path))
      } catch {
        result = .failure(error)
      }
      catalogs[path] = result
    }
    return try result.get()
  }

  // MARK: - Images

  /// The file to show under a name; `nil` when the source has no image of that name.
  mutating func imageFile(
    _ name: String, in source: AssetSource, traits: Traits
  ) throws(AssetFailure) -> ImageVariant? {
    let variants =
      switch source.kind {
      case .folder: files(name, in: source.path)
      case .catalog: try catalog(at: source.path).image(name)
      }
    guard let variants else { return nil }
    let isDark =
      switch traits.appearance {
      case .light: false
      case .dark: true
      }
    guard let best = variants.best(scale: traits.displayScale.rawValue, isDark: isDark) else {
      throw AssetFailure(
        "the image \(quoted(name)) has nothing for this appearance; add a file for it")
    }
    return best
  }

  /// The image files of a name in a folder, as UIKit finds them in a bundle: `name.png`, `name@2x.png`;
  /// our own is `name~dark@2x.png`.
  private mutating func files(_ name: String, in folder: String) -> [ImageVariant]? {
    let parts = name.split(separator: "/")
    guard let last = parts.last else { return nil }
    let folder = parts.dropLast().reduce(folder) { FileAccess.join($0, String($1)) }
    let variants = names(in: folder).compactMap { file -> ImageVariant? in
      ImageFileName(file).flatMap { $0.variant(of: String(last), in: folder) }
    }
    return variants.isEmpty ? nil : variants
  }

  /// The image in a file, decoded.
  mutating func image(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> ScaledImage {
    ScaledImage(
      try decoded(variant, called: name), scale: variant.scale, isTemplate: variant.isTemplate,
      name: name)
  }

  private mutating func decoded(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Image {
    if let known = bitmaps[variant.path] { return known }
    let beginning = "the image \(quoted(name)) cannot be shown: \(variant.path)"
    if ["svg", "pdf"].contains(variant.format) {
      throw AssetFailure(
        "\(beginning) is \(variant.format.uppercased()), which is not read yet; export it as PNG")
    }
    // A pipe would be waited for, and a device may have no end.
    guard FileAccess.isFile(variant.path) else {
      throw AssetFailure("\(beginning) is no file; put an image there")
    }
    let bitmap: Bitmap
    do {
      let bytes = try FileAccess.read(variant.path, atMost: AssetLimits.mostFileBytes + 1)
      guard bytes.count <= AssetLimits.mostFileBytes else {
        throw AssetFailure(
          "\(beginning) has more than \(AssetLimits.mostFileBytes) bytes; make it smaller")
      }
      bitmap = try ImageDecoder.decode(bytes, pixelLimit: limits.mostPixels)
    } catch let failure as AssetFailure {
      throw failure
    } catch let failure as FileFailure {
      throw AssetFailure("the image \(quoted(name)) cannot be shown: \(failure)")
    } catch {
      throw AssetFailure("\(beginning): \(error)")
    }
    let image = Image(bitmap)
    let size = bitmap.width * bitmap.height
    if pixels + size <= limits.mostPixelsInAll {
      pixels += size
      bitmaps[variant.path] = image
    }
    return image
  }

  /// The names of the images in sources, for suggestions.
  mutating func imageNames(in sources: [AssetSource]) -> [String] {
    var names: Set<String> = []
    for source in sources {
      switch source.kind {
      case .catalog: names.formUnion((try? catalog(at: source.path))?.imageNames ?? [])
      case .folder: names.formUnion(imageNames(below: source.path))
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func imageNames(below folder: String) -> [String] {
    var found: [String] = []
    var waiting = [(path: folder, prefix: "", depth: 0)]
    var looked = 0
    while let (path, prefix, depth) = waiting.popLast() {
      for name in names(in: path) where !name.hasPrefix(".") {
        looked += 1
        if looked > AssetLimits.mostEntries { return found }
        if let file = ImageFileName(name) {
          found.append(prefix + file.base)
        } else if depth < AssetLimits.mostDepth, !Self.isCatalog(name) {
          let below = FileAccess.join(path, name)
          if FileAccess.isFolder(below) { waiting.append((below, prefix + name + "/", depth + 1)) }
        }
      }
    }
    return found
  }

  // MARK: - Colours

  /// The colour of a name; `nil` when the source has none.
  mutating func color(
    _ name: String, in source: AssetSource
  ) throws(AssetFailure) -> DynamicColor? {
    switch source.kind {
    case .folder: nil
    case .catalog: try catalog(at: source.path).color(name)
    }
  }

  /// The names of the colours in sources, for suggestions.
  mutating func colorNames(in sources: [AssetSource]) -> [String] {
    var names: Set<String> = []
    for source in sources where source.kind == .catalog {
      names.formUnion((try? catalog(at: source.path))?.colorNames ?? [])
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
