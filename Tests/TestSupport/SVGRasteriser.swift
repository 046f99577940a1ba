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
  public struct Job: Sendable {
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

  /// The program, which `make test` installs.
  private var program: String {
    switch self {
    case .librsvg: "/usr/bin/rsvg-convert"
    case .chromium: "/usr/bin/chromium"
    }
  }

  /// The pictures of documents, in their order.
  public func bitmaps(of jobs: [Job]) throws -> [Bitmap] {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Failure(description: "\(program) is missing; make test installs it")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rasteriser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    switch self {
    case .librsvg: return try onSheets(jobs, .librsvg) { try librsvg($0, folder) }
    case .chromium: return try onSheets(jobs, .chromium) { try chromium($0, folder) }
    }
  }

  /// Draws each sheet and cuts it into the jobs' pictures, in the order of the jobs.
  private func onSheets(
    _ jobs: [Job], _ limits: Sheet.Limits, _ draw: (Sheet) throws -> Bitmap
  ) throws -> [Bitmap] {
    var bitmaps: [Int: Bitmap] = [:]
    for sheet in Self.sheets(jobs, limits) {
      let drawn = try draw(sheet)
      guard drawn.width >= sheet.width, drawn.height >= sheet.height else {
        throw Failure(
          description:
            "\(program) drew \(drawn.width) × \(drawn.height), not \(sheet.width) × \(sheet.height)"
        )
      }
      for picture in sheet.pictures {
        bitmaps[picture.index] = try drawn.part(
          x: picture.x, y: picture.y, width: picture.job.width, height: picture.job.height)
      }
    }
    return jobs.indices.compactMap { bitmaps[$0] }
  }

  // MARK: - librsvg

  /// Draws pictures as elements of one document. Each one's names get its number, so that they do not
  /// meet.
  private func librsvg(_ sheet: Sheet, _ folder: URL) throws -> Bitmap {
    var document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(sheet.width)\" height=\"\(sheet.height)\">"
    for picture in sheet.pictures {
      let (job, text) = (picture.job, picture.job.document)
      guard let start = text.firstRange(of: "<svg"), let box = text.firstRange(of: " viewBox=\"")
      else {
        throw Failure(description: "the document has no viewBox")
      }
      let numbers = text[box.upperBound...].prefix { $0 != "\"" }
      let body = text[start.upperBound...].drop { $0 != ">" }
      let name = "p\(picture.index)-"
      document += "<svg x=\"\(picture.x)\" y=\"\(picture.y)\" width=\"\(job.width)\""
      document += " height=\"\(job.height)\" viewBox=\"\(numbers)\" preserveAspectRatio=\"none\""
      document += body.replacing(" id=\"", with: " id=\"\(name)")
        .replacing("url(#", with: "url(#\(name)").replacing("href=\"#", with: "href=\"#\(name)")
    }
    let (source, target) = (folder.appending(path: "x.svg"), folder.appending(path: "x.png"))
    try Data((document + "</svg>").utf8).write(to: source)
    try run(["--unlimited", source.path, "-o", target.path])
    return try Self.bitmap(target)
  }

  // MARK: - Chromium

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

    private func nextEdge(_ length: Int) -> Int {
      (length + limits.tile - 1) / limits.tile * limits.tile
    }
  }

  /// As few pages as needed, since every start of a browser takes most of a second. Pictures of one height
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

  private func chromium(_ sheet: Sheet, _ folder: URL) throws -> Bitmap {
    var page = "<!doctype html><style>body{margin:0}img{position:absolute}</style>"
    for picture in sheet.pictures {
      let (job, file) = (picture.job, "\(picture.index).svg")
      try Data(job.document.utf8).write(to: folder.appending(path: file))
      page += "<img src=\(file) width=\(job.width) height=\(job.height)"
      page += " style=left:\(picture.x)px;top:\(picture.y)px>"
    }
    let (source, target) = (folder.appending(path: "page.html"), folder.appending(path: "page.png"))
    try? FileManager.default.removeItem(at: target)
    try Data(page.utf8).write(to: source)
    let (width, height) = (sheet.width, sheet.height)
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--force-color-profile=srgb", "--user-data-dir=\(folder.appending(path: "profile").path)",
      "--window-size=\(width),\(height)", "--screenshot=\(target.path)", "file://\(source.path)",
    ]
    // Chromium's sandbox refuses to work for the superuser, who runs tests in containers.
    if geteuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    try run(arguments)
    return try Self.bitmap(target)
  }

  // MARK: - Programs

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
  }

  private static func bitmap(_ file: URL) throws -> Bitmap {
    try PNGDecoder.decode([UInt8](Data(contentsOf: file))).bitmap
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
