import CRsvg
import Drawing
import Foundation
import PNGCoding

/// Draws SVG documents with programs that we did not write.
public enum SVGRasteriser: String, CaseIterable, Sendable {
  case librsvg, chromium

  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  /// A document and how many pixels its unit has.
  public struct Job: Hashable, Sendable {
    let document: String
    let width: Int
    let height: Int

    /// A document that is drawn at so many pixels.
    public init(_ document: String, width: Int, height: Int) {
      self.document = document
      self.width = width
      self.height = height
    }

    /// An animated document, whose animations are all stopped at a moment.
    public init(_ document: String, stoppedAt seconds: Double, width: Int, height: Int) {
      let stop =
        "<style>[class]{animation-play-state:paused!important;animation-delay:-\(seconds)s!important}</style>"
      self.init(
        document.replacing("</svg>", with: stop + "</svg>"), width: width, height: height)
    }

    /// The document as an element that fills the job's pixels.
    ///
    /// - Parameters:
    ///   - attributes: What gives the element its place.
    ///   - prefix: What is put before all names in it, so that they are not those of other documents. Default: nothing.
    func element(_ attributes: String, prefix: String = "") throws -> String {
      guard let start = document.firstRange(of: "<svg"),
        let box = document.firstRange(of: " viewBox=\"")
      else {
        throw Failure(description: "the document has no viewBox")
      }
      let numbers = document[box.upperBound...].prefix { $0 != "\"" }
      let body = document[start.upperBound...].utf8.drop { $0 != UInt8(ascii: ">") }
      return "<svg \(attributes) width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"\(numbers)\" preserveAspectRatio=\"none\"" + Self.named(body, prefix)
    }

    /// Puts a prefix before the names that a document gives and refers to. In bytes: searching for texts takes ten times
    /// as long.
    private static func named(_ body: Substring.UTF8View, _ prefix: String) -> String {
      let ends = [" id=\"", "url(#", "href=\"#"].map { Array($0.utf8) }
      var named: [UInt8] = []
      named.reserveCapacity(body.count)
      for byte in body {
        named.append(byte)
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") else { continue }
        if ends.contains(where: { named.suffix($0.count).elementsEqual($0) }) {
          named += prefix.utf8
        }
      }
      return String(decoding: named, as: UTF8.self)
    }
  }

  /// The pictures of documents, in their order.
  public func bitmaps(of jobs: [Job]) async throws -> [Bitmap] {
    // Many pictures of a scene are equal.
    var seen: Set<Job> = []
    let distinct = jobs.filter { seen.insert($0).inserted }
    var bitmaps: [Job: Bitmap] = [:]
    switch self {
    case .librsvg:
      for job in distinct { bitmaps[job] = try librsvg(job) }
    case .chromium:
      let folder = try TemporaryFolder()
      let browser = try await Browser()
      for sheet in Self.sheets(distinct) {
        try bitmaps.merge(sheet.cut(await chromium(sheet, folder, browser))) { $1 }
      }
    }
    return jobs.compactMap { bitmaps[$0] }
  }

  // MARK: - librsvg

  /// What librsvg makes of one document. Unlike `bitmaps(of:)` it is synchronous.
  public static func librsvg(_ document: String, width: Int, height: Int) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let result = pixels.withUnsafeMutableBufferPointer { pixels in
      Array(document.utf8).withUnsafeBufferPointer { document in
        guard let text = document.baseAddress, let start = pixels.baseAddress else {
          return crsvg_refused
        }
        return crsvg_draw(text, document.count, Int32(width), Int32(height), start)
      }
    }
    switch result {
    case crsvg_drawn: return try Bitmap(width: width, height: height, rgba: straight(pixels))
    case crsvg_missing:
      throw Failure(
        description:
          "librsvg is missing; make test installs it, from Debian's package librsvg2-bin")
    default: throw Failure(description: "librsvg refused \(document)")
    }
  }

  /// RGBA of pixels that are multiplied by alpha, with Cairo's rounding.
  private static func straight(_ pixels: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * pixels.count) { rgba, count in
      for (index, pixel) in pixels.enumerated() {
        let alpha = pixel >> 24
        var (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        // Most pixels are opaque.
        if alpha != 255, alpha != 0 {
          red = (red * 255 + alpha / 2) / alpha
          green = (green * 255 + alpha / 2) / alpha
          blue = (blue * 255 + alpha / 2) / alpha
        }
        rgba[4 * index] = UInt8(red)
        rgba[4 * index + 1] = UInt8(green)
        rgba[4 * index + 2] = UInt8(blue)
        rgba[4 * index + 3] = UInt8(alpha)
      }
      count = 4 * pixels.count
    }
  }

  /// Draws a document that fills the picture, also if its size is not a whole number of pixels.
  private func librsvg(_ job: Job) throws -> Bitmap {
    // Along the upper and lower edge of a surface librsvg draws layers that are clipped otherwise than between them
    // (measured: 53 instead of 17 of 64 pixels differ), so that the document does not reach them.
    let margin = 16
    let height = job.height + 2 * margin
    let document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(job.width)\" height=\"\(height)\">"
      + (try job.element("y=\"\(margin)\"")) + "</svg>"
    let drawn = try Self.librsvg(document, width: job.width, height: height)
    return try drawn.part(x: 0, y: margin, width: job.width, height: job.height)
  }

  // MARK: - Chromium

  /// Draws a sheet as a page. Documents are elements of it, which takes a fourth of the time that an image for each
  /// takes, and gives the same pixels. Those with styles of their own, which are the page's otherwise, are images.
  private func chromium(
    _ sheet: Sheet, _ folder: TemporaryFolder, _ browser: Browser
  ) async throws -> Bitmap {
    var page = "<!doctype html><meta charset=utf-8>"
    page += "<style>body{margin:0}img,body>svg{position:absolute}</style>"
    for picture in sheet.pictures {
      let place = "style=\"left:\(picture.x)px;top:\(picture.y)px\""
      if picture.job.document.contains("<style") {
        let file = "\(picture.index).svg"
        try Data(picture.job.document.utf8).write(
          to: URL(fileURLWithPath: folder.path + "/" + file))
        page += "<img src=\(file) width=\(picture.job.width) height=\(picture.job.height) \(place)>"
      } else {
        page += try picture.job.element(place, prefix: "p\(picture.index)-")
      }
    }
    let source = folder.path + "/page.html"
    try Data(page.utf8).write(to: URL(fileURLWithPath: source))
    return try await browser.picture(of: source, width: sheet.width, height: sheet.height)
  }

  // MARK: - Sheets

  /// A page with pictures at fixed places, which one run of a program draws.
  private struct Sheet {
    /// The greatest page that the browser draws whole.
    static let (greatestWidth, greatestHeight) = (4096, 8000)
    /// The browser draws a page in tiles of so many pixels, and blurs and scales a little differently at their edges.
    /// Pictures begin at such an edge, so that each looks the same wherever it is.
    static let tile = 256

    /// A picture's place, and which of all pictures it is.
    struct Placed {
      let job: Job
      let index: Int
      let x: Int
      let y: Int
    }

    private(set) var pictures: [Placed] = []
    private(set) var width = 1
    private(set) var height = 1
    /// Where the next picture goes, in the row that begins at `top`.
    private var left = 0
    private var top = 0

    /// Puts a picture to the right of the last one, or below; false if there is no room. The first
    /// picture always has room.
    mutating func add(_ job: Job, _ index: Int) -> Bool {
      var (x, y) = (left, top)
      if x > 0, x + job.width > Self.greatestWidth { (x, y) = (0, nextEdge(height)) }
      if y > 0 || x > 0, y + job.height > Self.greatestHeight { return false }
      pictures.append(Placed(job: job, index: index, x: x, y: y))
      (left, top) = (nextEdge(x + job.width), y)
      width = max(width, x + job.width)
      height = max(height, top + job.height)
      return true
    }

    /// Cuts the drawn sheet into its pictures.
    func cut(_ drawn: Bitmap) throws -> [Job: Bitmap] {
      guard drawn.width >= width, drawn.height >= height else {
        throw Failure(
          description:
            "a sheet is drawn as \(drawn.width) × \(drawn.height), not \(width) × \(height)")
      }
      let parts = try pictures.map { picture in
        try drawn.part(
          x: picture.x, y: picture.y, width: picture.job.width, height: picture.job.height)
      }
      return Dictionary(zip(pictures.map(\.job), parts)) { first, _ in first }
    }

    private func nextEdge(_ length: Int) -> Int {
      (length + Self.tile - 1) / Self.tile * Self.tile
    }
  }

  /// As few pages as needed. Pictures of one height stand in a row, where they waste little room.
  private static func sheets(_ jobs: [Job]) -> [Sheet] {
    var sheets = [Sheet()]
    let order = jobs.enumerated().sorted {
      ($0.element.height, $0.element.width, $0.offset) < (
        $1.element.height, $1.element.width, $1.offset
      )
    }
    for (index, job) in order where !sheets[sheets.count - 1].add(job, index) {
      var next = Sheet()
      _ = next.add(job, index)
      sheets.append(next)
    }
    return sheets
  }
}

extension Bitmap {
  /// A rectangle of the picture, which must lie in it.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) throws -> Bitmap {
    var rows: [UInt8] = []
    rows.reserveCapacity(4 * width * height)
    for row in y..<y + height {
      let start = 4 * (row * self.width + x)
      rows += rgba[start..<start + 4 * width]
    }
    return try Bitmap(width: width, height: height, rgba: rows)
  }
}
