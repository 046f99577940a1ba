internal import Captures
internal import Drawing
internal import Files
internal import ImageCoding
internal import PNGCoding
internal import Scenes
internal import Vocabulary

/// The cache of folders, catalogues and files. Each file is read once.
struct AssetStore: Sendable {
  /// The names in folders, by path; empty for a folder that cannot be listed.
  private var listings: [String: [String]] = [:]
  private var catalogs: [String: Result<AssetCatalog, AssetFailure>] = [:]
  private var bitmaps: [BitmapKey: Image] = [:]
  private var pixels = 0
  private var shapes: [String: VectorImage] = [:]
  private var symbols: [String: CustomSymbol] = [:]
  private var steps = 0
  private var fontFiles: [String: [FontResource]] = [:]
  private var captures: [String: Result<Capture, AssetFailure>] = [:]
  /// PDF files by path, or the reason why one cannot be read.
  private var pages: [String: Result<Page, PDFReadingFailure>] = [:]
  private var pageBytes = 0
  /// How long poppler's programs have run.
  private var pageTime = Duration.zero
  /// The limits for images.
  let limits: AssetLimits

  /// Identifies a bitmap in the cache.
  private struct BitmapKey: Hashable {
    let path: String
    /// The pixels per point at which it was drawn; `nil` for an image file of pixels.
    var scale: Int?
  }

  /// A PDF file and the size of its first page in points.
  private struct Page {
    let file: [UInt8]
    let size: Size
  }

  init(limits: AssetLimits) { self.limits = limits }

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
    guard !FileAccess.isOutside(path) else {
      throw AssetFailure(
        "is outside of the folder that untrusted input may read; move it below the scene's folder,"
          + " or name a folder for --files-below")
    }
    guard FileAccess.isFile(path) else {
      throw AssetFailure("is not a file; write the path of a font file from this file's folder")
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileAccess.read(path, atMost: AssetLimits.mostFileBytes + 1)
    } catch {
      throw AssetFailure("cannot be read: \(error)")
    }
    guard bytes.count <= AssetLimits.mostFileBytes else {
      throw AssetFailure("has more than \(AssetLimits.mostFileBytes) bytes; make it smaller")
    }
    let fonts = FontTables.fonts(in: bytes, path: path)
    guard !fonts.isEmpty else {
      throw AssetFailure("is not a font in the format ttf, otf or ttc; export it again")
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
    guard !FileAccess.isOutside(path) else {
      throw AssetFailure(
        "is outside of the folder that untrusted input may read; move it below the scene's folder,"
          + " or name a folder for --files-below")
    }
    guard FileAccess.isFile(path) else {
      throw AssetFailure("is not a file; write the path of a capture from this file's folder")
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileAccess.read(path, atMost: CaptureLimits.largestFile + 1)
    } catch {
      throw AssetFailure("cannot be read: \(error)")
    }
    do throws(CaptureFailure) {
      return try Capture(json: bytes)
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
    let image =
      switch variant.format {
      case "pdf": try pageImage(variant, called: name, scale: traits.displayScale.rawValue)
      case "svg": try vectorImage(variant, called: name)
      default: try pixelImage(variant, called: name)
      }
    let isForOther = variant.direction.map { $0 != traits.layoutDirection } ?? false
    return isForOther ? image.withHorizontallyFlippedOrientation() : image
  }

  private mutating func vectorImage(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> ScaledImage {
    guard variant.slices == nil else {
      throw AssetFailure(
        "\(Self.beginning(variant, name)) is SVG with slices; remove them, or export it as PNG")
    }
    if let symbol = try symbol(variant, called: name) { return ScaledImage(symbol, name: name) }
    guard !variant.isSymbol else {
      throw AssetFailure(
        "\(Self.beginning(variant, name)) is not a symbol template; export it from the SF Symbols app"
      )
    }
    return ScaledImage(
      try drawn(variant, called: name), isTemplate: variant.isTemplate, name: name)
  }

  private mutating func pixelImage(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> ScaledImage {
    let image = try decoded(variant, called: name)
    guard let slices = variant.slices else {
      return ScaledImage(
        image, scale: variant.scale, isTemplate: variant.isTemplate, name: name)
    }
    do throws(AssetFailure) {
      return ScaledImage(
        Image(try slices.kept(of: image.bitmap)), scale: variant.scale,
        isTemplate: variant.isTemplate, name: name
      ).resizableImage(
        withCapInsets: slices.capInsets(scale: variant.scale), resizingMode: slices.mode)
    } catch {
      throw AssetFailure("\(Self.beginning(variant, name)) \(error)")
    }
  }

  /// A page is drawn at the required scale, as Xcode does when it compiles a catalogue. Its size in
  /// points is that of the page, whatever scale its catalogue entry has. Slices are in pixels at
  /// 1x.
  private mutating func pageImage(
    _ variant: ImageVariant, called name: String, scale: Int
  ) throws(AssetFailure) -> ScaledImage {
    let (image, size) = try drawnPage(variant, called: name, scale: scale)
    guard let slices = variant.slices?.scaled(by: scale) else {
      return ScaledImage(
        image, scale: scale, size: size, isTemplate: variant.isTemplate, name: name)
    }
    do throws(AssetFailure) {
      let kept = Image(try slices.kept(of: image.bitmap))
      return ScaledImage(kept, scale: scale, isTemplate: variant.isTemplate, name: name)
        .resizableImage(
          withCapInsets: slices.capInsets(scale: scale), resizingMode: slices.mode)
    } catch {
      throw AssetFailure("\(Self.beginning(variant, name)) \(error)")
    }
  }

  private static func beginning(_ variant: ImageVariant, _ name: String) -> String {
    "the image \(quoted(name)) cannot be shown: \(variant.path)"
  }

  private static func contents(
    of variant: ImageVariant, called name: String, limit: Int
  ) throws(AssetFailure) -> [UInt8] {
    // Reading a pipe could block, and a device could be endless.
    guard FileAccess.isFile(variant.path) else {
      throw AssetFailure("\(beginning(variant, name)) is not a file; put an image there")
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileAccess.read(variant.path, atMost: limit + 1)
    } catch {
      throw AssetFailure("the image \(quoted(name)) cannot be shown: \(error)")
    }
    guard bytes.count <= limit else {
      throw AssetFailure(
        "\(beginning(variant, name)) has more than \(limit) bytes; make it smaller")
    }
    return bytes
  }

  /// The symbol in an SVG file of Apple's template format; `nil` if it is another SVG file.
  private mutating func symbol(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> CustomSymbol? {
    if let known = symbols[variant.path] { return known }
    guard shapes[variant.path] == nil else { return nil }
    let bytes = try Self.contents(of: variant, called: name, limit: SVGImporter.largestFile)
    let template: SymbolTemplate?
    do throws(SVGImporter.Failure) {
      template = try SymbolTemplate(bytes)
    } catch {
      throw AssetFailure("\(Self.beginning(variant, name)):\(error.line): \(error.message)")
    }
    guard let symbol = template.flatMap(CustomSymbol.init) else { return nil }
    symbols[variant.path] = symbol
    return symbol
  }

  /// The shapes of an SVG file. Unsupported content is an error: an incomplete icon could be
  /// mistaken for the whole one.
  private mutating func drawn(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> VectorImage {
    if let known = shapes[variant.path] { return known }
    let bytes = try Self.contents(of: variant, called: name, limit: SVGImporter.largestFile)
    let result: SVGImporter.Result
    do throws(SVGImporter.Failure) {
      result = try SVGImporter().read(bytes)
    } catch {
      throw AssetFailure("\(Self.beginning(variant, name)):\(error.line): \(error.message)")
    }
    if let first = result.remarks.first {
      let more = result.remarks.count - 1
      throw AssetFailure(
        "\(Self.beginning(variant, name)):\(first.line): \(first.message)"
          + (more > 0 ? ", and \(more) more" : "") + "; simplify it or export it as PNG")
    }
    let count = result.image.stepCount
    if steps + count <= limits.mostStepsInAll {
      steps += count
      shapes[variant.path] = result.image
    }
    return result.image
  }

  private mutating func decoded(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Image {
    let key = BitmapKey(path: variant.path)
    if let known = bitmaps[key] { return known }
    let bytes = try Self.contents(of: variant, called: name, limit: AssetLimits.mostFileBytes)
    let bitmap: Bitmap
    do {
      bitmap = try ImageDecoder.decode(bytes, pixelLimit: limits.mostPixels)
    } catch {
      throw AssetFailure("\(Self.beginning(variant, name)): \(error)")
    }
    return try kept(bitmap, as: key, of: variant, called: name)
  }

  private mutating func kept(
    _ bitmap: Bitmap, as key: BitmapKey, of variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Image {
    // Drawing copies the pixels once more, as do tints, slices and mirroring.
    guard MemoryProbe.hasRoom(for: bitmap.rgba.count * 2) else {
      throw AssetFailure(
        "\(Self.beginning(variant, name)): there is not enough memory to draw it; make it smaller")
    }
    let image = Image(bitmap)
    let size = bitmap.width * bitmap.height
    if pixels + size <= limits.mostPixelsInAll {
      pixels += size
      bitmaps[key] = image
    }
    return image
  }

  /// The first page of a PDF file as pixels, and its size in points.
  private mutating func drawnPage(
    _ variant: ImageVariant, called name: String, scale: Int
  ) throws(AssetFailure) -> (Image, Size) {
    let page = try page(variant, called: name)
    let key = BitmapKey(path: variant.path, scale: scale)
    if let known = bitmaps[key] { return (known, page.size) }
    let (width, height) = (page.size.width * Double(scale), page.size.height * Double(scale))
    let longest = Double(Bitmap.maximumSide)
    guard width <= longest, height <= longest,
      Self.pixels(width) * Self.pixels(height) <= limits.mostPixels
    else {
      throw AssetFailure(
        "\(Self.beginning(variant, name)) has a page of \(decimal(page.size.width)) ×"
          + " \(decimal(page.size.height)) points, more than \(limits.mostPixels) pixels at"
          + " \(scale)x; make it smaller")
    }
    let bitmap: Bitmap
    do throws(PDFReadingFailure) {
      bitmap = try timed { reader throws(PDFReadingFailure) in
        try reader.bitmap(of: page.file, width: Self.pixels(width), height: Self.pixels(height))
      }
    } catch {
      // A page that took too long would do so at every scale.
      pages[variant.path] = .failure(error)
      throw Self.failure(error, of: variant, called: name)
    }
    return (try kept(bitmap, as: key, of: variant, called: name), page.size)
  }

  /// Reads or draws a page within the time that is left for all pages.
  private mutating func timed<Result>(
    _ work: (PDFReader) throws(PDFReadingFailure) -> Result
  ) throws(PDFReadingFailure) -> Result {
    let left = limits.longestPagesInAll - pageTime
    let start = ContinuousClock.now
    defer { pageTime += ContinuousClock.now - start }
    do throws(PDFReadingFailure) {
      guard left > .zero else { throw .unreadable("") }
      return try work(PDFReader(timeLimit: min(limits.longestPage, left)))
    } catch {
      // How much was left for the last one is of no interest.
      guard ContinuousClock.now - start >= left else { throw error }
      throw .unreadable(
        "all PDF files together took more than \(limits.longestPagesInAll.components.seconds) s;"
          + " export them as PNG")
    }
  }

  /// The length in pixels, rounded up. The size is known to six digits, so a few thousandths of a
  /// pixel are ignored.
  private static func pixels(_ length: Double) -> Int {
    max(Int((length - 0.005).rounded(.up)), 1)
  }

  private mutating func page(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Page {
    let known = pages[variant.path]
    let result: Result<Page, PDFReadingFailure>
    if let known {
      result = known
    } else {
      let file = try Self.contents(of: variant, called: name, limit: AssetLimits.mostFileBytes)
      guard PDFReader.isPDF(file) else {
        throw AssetFailure("\(Self.beginning(variant, name)): it is no PDF; export it again")
      }
      do throws(PDFReadingFailure) {
        let size = try timed { reader throws(PDFReadingFailure) in try reader.size(of: file) }
        result = .success(Page(file: file, size: size))
      } catch {
        result = .failure(error)
      }
      if pageBytes + file.count <= AssetLimits.mostFileBytes {
        pageBytes += file.count
        pages[variant.path] = result
      }
    }
    do throws(PDFReadingFailure) {
      return try result.get()
    } catch {
      throw Self.failure(error, of: variant, called: name)
    }
  }

  private static func failure(
    _ failure: PDFReadingFailure, of variant: ImageVariant, called name: String
  ) -> AssetFailure {
    switch failure {
    case .unreadable(let reason): AssetFailure("\(beginning(variant, name)): \(reason)")
    case .programMissing(let program):
      AssetFailure(
        "\(beginning(variant, name)) is PDF, and \(program), which it needs, is not on the PATH;"
          + " install the Debian package poppler-utils", lacksProgram: true)
    }
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
