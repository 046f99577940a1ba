internal import Drawing
internal import ImageCoding
internal import PNGCoding
internal import Vocabulary

/// PDF files, and the time that drawing their first pages has taken. Each file is read once.
struct PageStore: Sendable {
  /// PDF files by path, or the reason why one cannot be read.
  private var pages: [String: Result<Page, PDFReadingFailure>] = [:]
  private var bytes = 0
  /// How long poppler's programs have run.
  private var time = Duration.zero
  private let limits: AssetLimits

  /// A PDF file and the size of its first page in points.
  struct Page {
    let file: [UInt8]
    let size: Size
  }

  init(limits: AssetLimits) { self.limits = limits }

  /// The file of an image and the size of its first page.
  mutating func page(
    _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Page {
    let known = pages[variant.path]
    let result: Result<Page, PDFReadingFailure>
    if let known {
      result = known
    } else {
      let file = try variant.contents(called: name, limit: AssetLimits.mostFileBytes)
      guard PDFReader.isPDF(file) else {
        throw AssetFailure("\(variant.beginning(called: name)): it is not a PDF; export it again")
      }
      do throws(PDFReadingFailure) {
        let size = try timed { reader throws(PDFReadingFailure) in try reader.size(of: file) }
        result = .success(Page(file: file, size: size))
      } catch {
        result = .failure(error)
      }
      if bytes + file.count <= AssetLimits.mostFileBytes {
        bytes += file.count
        pages[variant.path] = result
      }
    }
    do throws(PDFReadingFailure) {
      return try result.get()
    } catch {
      throw Self.failure(error, of: variant, called: name)
    }
  }

  /// Draws a page, stretched to a size in pixels.
  mutating func bitmap(
    of page: Page, width: Int, height: Int, _ variant: ImageVariant, called name: String
  ) throws(AssetFailure) -> Bitmap {
    do throws(PDFReadingFailure) {
      return try timed { reader throws(PDFReadingFailure) in
        try reader.bitmap(of: page.file, width: width, height: height)
      }
    } catch {
      // A page that took too long would do so at every scale.
      pages[variant.path] = .failure(error)
      throw Self.failure(error, of: variant, called: name)
    }
  }

  /// Reads or draws a page within the time that is left for all pages.
  private mutating func timed<Result>(
    _ work: (PDFReader) throws(PDFReadingFailure) -> Result
  ) throws(PDFReadingFailure) -> Result {
    let left = limits.longestPagesInAll - time
    let start = ContinuousClock.now
    defer { time += ContinuousClock.now - start }
    do throws(PDFReadingFailure) {
      guard left > .zero else { throw .unreadable("") }
      return try work(PDFReader(timeLimit: min(limits.longestPage, left)))
    } catch {
      // The message names the limit of all pages, not the time that was left for this one.
      guard ContinuousClock.now - start >= left else { throw error }
      throw .unreadable(
        "all PDF files together took more than \(limits.longestPagesInAll.components.seconds) s;"
          + " export them as PNG")
    }
  }

  private static func failure(
    _ failure: PDFReadingFailure, of variant: ImageVariant, called name: String
  ) -> AssetFailure {
    switch failure {
    case .unreadable(let reason): AssetFailure("\(variant.beginning(called: name)): \(reason)")
    case .programMissing(let program):
      AssetFailure(
        "\(variant.beginning(called: name)) is PDF, and \(program), which it needs, is not on the PATH;"
          + " install the Debian package poppler-utils", lacksProgram: true)
    }
  }
}
