internal import Drawing
internal import ImageCoding
internal import Images
internal import PNGCoding
internal import Scenes
internal import Vocabulary

/// The images of files. Each file is read once, and pixels are kept within a limit for all images.
struct ImageStore: Sendable {
  private var bitmaps: [BitmapKey: Image] = [:]
  private var pixels = 0
  private var shapes: [String: VectorImage] = [:]
  private var symbols: [String: CustomSymbol] = [:]
  private var steps = 0
  private var pages: PageStore
  private let limits: AssetLimits

  /// Identifies a bitmap in the cache.
  private struct BitmapKey: Hashable {
    let path: String
    /// The pixels per point at which it was drawn; `nil` for an image file of pixels.
    var scale: Int?
  }

  init(limits: AssetLimits) {
    self.limits = limits
    pages = PageStore(limits: limits)
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
        "\(variant.beginning(called: name)) is SVG with slices; remove them, or export it as PNG")
    }
    if var symbol = try symbol(variant, called: name) {
      symbol.preferredMode = variant.symbolMode
      return ScaledImage(symbol, name: name)
    }
    guard !variant.isSymbol else {
      throw AssetFailure(
        "\(variant.beginning(called: name)) is not a symbol template; export it from the SF Symbols app"
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
      throw AssetFailure("\(variant.beginning(called: name)) \(error)")
    }
  }

  /// A page is drawn at the required scale, as Xcode does when it compiles a catalogue. Its size in
  /// points is that of the page, whatever scale its catalogue entry has. Slices are in pixels at
  /// 1x.
  private mutating func pageImage(
    _ variant: ImageVariant, called name: String, scale: Int
  ) throws(AssetFailure) -> ScaledImage {
    let page = try pages.page(variant, called: name)
    let (image, size) = (try drawn(page, of: variant, called: name, scale: scale), page.size)
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
      throw AssetFailure("\(variant.beginning(called: name)) \(error)")
    }
  }

  /// The symbol in an SVG file of Apple's template format; `nil` if it is another SVG file.
  private mutating func symbol(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> CustomSymbol? {
    if let known = symbols[variant.path] { return known }
    guard shapes[variant.path] == nil else { return nil }
    let bytes = try variant.contents(called: name, limit: SVGImporter.largestFile)
    let template: SymbolTemplate?
    do throws(SVGImporter.Failure) {
      template = try SymbolTemplate(bytes)
    } catch {
      throw AssetFailure("\(variant.beginning(called: name)):\(error.line): \(error.message)")
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
    let bytes = try variant.contents(called: name, limit: SVGImporter.largestFile)
    let result: SVGImporter.Result
    do throws(SVGImporter.Failure) {
      result = try SVGImporter().read(bytes)
    } catch {
      throw AssetFailure("\(variant.beginning(called: name)):\(error.line): \(error.message)")
    }
    if let first = result.remarks.first {
      let more = result.remarks.count - 1
      throw AssetFailure(
        "\(variant.beginning(called: name)):\(first.line): \(first.message)"
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
    let bytes = try variant.contents(called: name, limit: AssetLimits.mostFileBytes)
    let bitmap: Bitmap
    do {
      bitmap = try ImageDecoder.decode(bytes, pixelLimit: limits.mostPixels)
    } catch {
      throw AssetFailure("\(variant.beginning(called: name)): \(error)")
    }
    return try kept(bitmap, as: key, of: variant, called: name)
  }

  private mutating func kept(
    _ bitmap: Bitmap, as key: BitmapKey, of variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Image {
    // Drawing copies the pixels once more, as do tints, slices and mirroring.
    guard MemoryProbe.hasRoom(for: bitmap.rgba.count * 2) else {
      throw AssetFailure(
        "\(variant.beginning(called: name)): there is not enough memory to draw it; make it smaller"
      )
    }
    let image = Image(bitmap)
    let size = bitmap.width * bitmap.height
    if pixels + size <= limits.mostPixelsInAll {
      pixels += size
      bitmaps[key] = image
    }
    return image
  }

  /// The first page of a PDF file as pixels.
  private mutating func drawn(
    _ page: PageStore.Page, of variant: ImageVariant, called name: String, scale: Int
  ) throws(AssetFailure) -> Image {
    let key = BitmapKey(path: variant.path, scale: scale)
    if let known = bitmaps[key] { return known }
    let (width, height) = (page.size.width * Double(scale), page.size.height * Double(scale))
    let longest = Double(Bitmap.maximumSide)
    guard width <= longest, height <= longest,
      Self.pixels(width) * Self.pixels(height) <= limits.mostPixels
    else {
      throw AssetFailure(
        "\(variant.beginning(called: name)) has a page of \(decimal(page.size.width)) ×"
          + " \(decimal(page.size.height)) points, more than \(limits.mostPixels) pixels at"
          + " \(scale)x; make it smaller")
    }
    let bitmap = try pages.bitmap(
      of: page, width: Self.pixels(width), height: Self.pixels(height), variant, called: name)
    return try kept(bitmap, as: key, of: variant, called: name)
  }

  /// The length in pixels, rounded up. The size is known to six digits, so a few thousandths of a
  /// pixel are ignored.
  private static func pixels(_ length: Double) -> Int {
    max(Int((length - 0.005).rounded(.up)), 1)
  }
}
