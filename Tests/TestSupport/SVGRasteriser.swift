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
  }

  /// The pictures of documents, in their order.
  public func bitmaps(of jobs: [Job]) async throws -> [Bitmap] {
    let folder = try TemporaryFolder()
    // Many pictures of a scene are equal.
    var seen: Set<Job> = []
    let distinct = jobs.filter { seen.insert($0).inserted }
    var bitmaps: [Job: Bitmap] = [:]
    switch self {
    case .librsvg:
      for sheet in Self.sheets(distinct, .librsvg) {
        try bitmaps.merge(sheet.cut(librsvg(sheet, folder))) { $1 }
      }
    case .chromium:
      let browser = try await Browser()
      for sheet in Self.sheets(distinct, .chromium) {
        try bitmaps.merge(sheet.cut(await chromium(sheet, folder, browser))) { $1 }
      }
    }
    return jobs.compactMap { bitmaps[$0] }
  }

  // MARK: - librsvg

  /// Draws a sheet as one document.
  private func librsvg(_ sheet: Sheet, _ folder: TemporaryFolder) throws -> Bitmap {
    var document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(sheet.width)\" height=\"\(sheet.height)\">"
    for picture in sheet.pictures {
      document += try picture.element(placed: "x=\"\(picture.x)\" y=\"\(picture.y)\"")
    }
    let (source, target) = (folder.path + "/x.svg", folder.path + "/x.png")
    try Data((document + "</svg>").utf8).write(to: URL(fileURLWithPath: source))
    _ = try ForeignProgram.output("rsvg-convert", ["--unlimited", source, "-o", target])
    return try PNGDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: target)))).bitmap
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
        page += try picture.element(placed: place)
      }
    }
    let source = folder.path + "/page.html"
    try Data(page.utf8).write(to: URL(fileURLWithPath: source))
    return try await browser.picture(of: source, width: sheet.width, height: sheet.height)
  }

  // MARK: - Sheets

  /// A page with pictures at fixed places, which one run of a program draws.
  private struct Sheet {
    /// How large a page can be, and where pictures on it begin.
    struct Limits {
      let width: Int
      let height: Int
      /// Pictures begin at multiples of this.
      let tile: Int

      /// The greatest page that the browser draws whole. It draws a page in tiles of 256 pixels, and blurs
      /// and scales a little differently at their edges. Pictures begin at such an edge, so that each
      /// looks the same wherever it is.
      static let chromium = Limits(width: 4096, height: 8000, tile: 256)
      /// librsvg clears and joins as many pixels as the page has for each layer, so that its pages are
      /// small. What it draws depends a little on how far a picture is from the left (measured: by 7 of 255 along a
      /// clip), so that all begin there, each in a row of its own.
      static let librsvg = Limits(width: 1, height: 1280, tile: 1)
    }

    /// A picture's place, and which of all pictures it is.
    struct Placed {
      let job: Job
      let index: Int
      let x: Int
      let y: Int

      /// The document as an element of another one. Its names get the picture's number, so that they are not those of
      /// other pictures.
      ///
      /// - Parameter placed: The attributes that give the element its place.
      func element(placed: String) throws -> String {
        let text = job.document
        guard let start = text.firstRange(of: "<svg"), let box = text.firstRange(of: " viewBox=\"")
        else {
          throw Failure(description: "the document has no viewBox")
        }
        let numbers = text[box.upperBound...].prefix { $0 != "\"" }
        let body = text[start.upperBound...].drop { $0 != ">" }
        let name = "p\(index)-"
        return "<svg \(placed) width=\"\(job.width)\" height=\"\(job.height)\""
          + " viewBox=\"\(numbers)\" preserveAspectRatio=\"none\""
          + body.replacing(" id=\"", with: " id=\"\(name)")
          .replacing("url(#", with: "url(#\(name)").replacing("href=\"#", with: "href=\"#\(name)")
      }
    }

    let limits: Limits
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
      if x > 0, x + job.width > limits.width { (x, y) = (0, nextEdge(height)) }
      if y > 0 || x > 0, y + job.height > limits.height { return false }
      pictures.append(Placed(job: job, index: index, x: x, y: y))
      (left, top) = (nextEdge(x + job.width), y)
      width = max(width, x + job.width)
      height = max(height, top + job.height)
      return true
    }

    init(_ limits: Limits) { self.limits = limits }

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
      (length + limits.tile - 1) / limits.tile * limits.tile
    }
  }

  /// As few pages as needed. Pictures of one height
  /// stand in a row, where they waste little room.
  private static func sheets(_ jobs: [Job], _ limits: Sheet.Limits) -> [Sheet] {
    var sheets = [Sheet(limits)]
    let order = jobs.enumerated().sorted {
      ($0.element.height, $0.element.width, $0.offset) < (
        $1.element.height, $1.element.width, $1.offset
      )
    }
    for (index, job) in order where !sheets[sheets.count - 1].add(job, index) {
      var next = Sheet(limits)
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
