internal import Captures
internal import Drawing
internal import Files
internal import Images
internal import Scenes
internal import Vocabulary

/// The cache of folders, catalogues, fonts and images. Each file is read once.
struct AssetStore: Sendable {
  /// The names in folders, by path; empty for a folder that cannot be listed.
  private var listings: [String: [String]] = [:]
  private var catalogs: [String: Result<AssetCatalog, AssetFailure>] = [:]
  private var images: ImageStore
  private var fontFiles: [String: [FontResource]] = [:]
  private var captures: [String: Result<Capture, AssetFailure>] = [:]
  /// The limits for images.
  let limits: AssetLimits

  init(limits: AssetLimits) {
    self.limits = limits
    images = ImageStore(limits: limits)
  }

  /// The sources at a path of a scene's `assets`: a catalogue, or a folder and the catalogues in
  /// it.
  mutating func sources(at path: String) throws(AssetFailure) -> [AssetSource] {
    guard FileAccess.isFolder(path) else {
      throw AssetFailure(
        FileAccess.isOutside(path)
          ? "is outside of the folder that untrusted input may read; move it below the scene's folder,"
            + " or name a folder for --files-below"
          : "is not a folder; write its path from this file's folder")
    }
    if Self.isCatalog(path) { return [AssetSource(kind: .catalog, path: path)] }
    let catalogs = names(in: path).filter { Self.isCatalog($0) }
    return [AssetSource(kind: .folder, path: path)]
      + catalogs.map { AssetSource(kind: .catalog, path: FileAccess.join(path, $0)) }
  }

  // MARK: - Fonts

  /// The fonts in a file.
  mutating func fonts(at path: String) throws(AssetFailure) -> [FontResource] {
    if let known = fontFiles[path] { return known }
    let bytes = try Self.bytes(of: "font file", at: path, atMost: AssetLimits.mostFileBytes + 1)
    guard bytes.count <= AssetLimits.mostFileBytes else {
      throw AssetFailure("has more than \(AssetLimits.mostFileBytes) bytes; make it smaller")
    }
    let fonts = FontTables.fonts(in: bytes, path: path)
    guard !fonts.isEmpty else {
      throw AssetFailure("is not a font in the format ttf, otf or ttc; export it again")
    }
    for font in fonts where !FontTables.lineHeights.contains(font.lineHeight) {
      throw AssetFailure(
        "has the font \(quoted(font.postScriptName)) with lines of \(decimal(font.lineHeight)) times its size;"
          + " correct its ascender and descender, so that they are from"
          + " \(decimal(FontTables.lineHeights.lowerBound)) to"
          + " \(decimal(FontTables.lineHeights.upperBound)) times as high")
    }
    fontFiles[path] = fonts
    return fonts
  }

  // MARK: - Captures

  /// The capture in a file.
  mutating func capture(at path: String) throws(AssetFailure) -> Capture {
    if let known = captures[path] { return try known.get() }
    let result: Result<Capture, AssetFailure>
    do throws(AssetFailure) {
      result = .success(try Self.readCapture(at: path))
    } catch {
      result = .failure(error)
    }
    captures[path] = result
    return try result.get()
  }

  private static func readCapture(at path: String) throws(AssetFailure) -> Capture {
    let bytes = try bytes(of: "capture", at: path, atMost: CaptureLimits.largestFile + 1)
    do throws(CaptureFailure) {
      return try Capture(json: bytes)
    } catch {
      throw AssetFailure("cannot be read: \(error)")
    }
  }

  /// The first bytes of a file that a scene names.
  ///
  /// - Parameters:
  ///   - kind: What the file should be, for messages.
  ///   - limit: The maximum number of bytes that are read.
  private static func bytes(
    of kind: String, at path: String, atMost limit: Int
  ) throws(AssetFailure) -> [UInt8] {
    guard !FileAccess.isOutside(path) else {
      throw AssetFailure(
        "is outside of the folder that untrusted input may read; move it below the scene's folder,"
          + " or name a folder for --files-below")
    }
    guard FileAccess.isFile(path) else {
      throw AssetFailure("is not a file; write the path of a \(kind) from this file's folder")
    }
    do throws(FileFailure) {
      return try FileAccess.read(path, atMost: limit)
    } catch {
      throw AssetFailure("cannot be read: \(error)")
    }
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

  /// The file for a name; `nil` if the source has no image of that name.
  mutating func imageFile(
    _ name: String, in source: AssetSource, traits: Traits
  ) throws(AssetFailure) -> ImageVariant? {
    let variants =
      switch source.kind {
      case .folder: files(name, in: source.path)
      case .catalog: try catalog(at: source.path).image(name)
      }
    guard let variants else { return nil }
    guard let best = variants.best(in: traits) else {
      throw AssetFailure(
        "the image \(quoted(name)) has nothing for this appearance; add a file for it")
    }
    return best
  }

  /// The image files of a name in a folder, with UIKit's names for bundles, `name.png` and
  /// `name@2x.png`, and our own `name~dark@2x.png`.
  private mutating func files(_ name: String, in folder: String) -> [ImageVariant]? {
    let parts = name.split(separator: "/")
    guard let last = parts.last else { return nil }
    let folder = parts.dropLast().reduce(folder) { FileAccess.join($0, String($1)) }
    let variants = names(in: folder).compactMap { file -> ImageVariant? in
      ImageFileName(file).flatMap { $0.variant(of: String(last), in: folder) }
    }
    return variants.isEmpty ? nil : variants
  }

  /// The decoded image of a file, mirrored if the file is only for the other direction.
  mutating func image(
    _ variant: ImageVariant, called name: String, traits: Traits
  ) throws(AssetFailure) -> ScaledImage {
    try images.image(variant, called: name, traits: traits)
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

  /// The colour of a name; `nil` if the source has none.
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
