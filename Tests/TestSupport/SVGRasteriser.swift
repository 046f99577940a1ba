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
    case .librsvg: return try jobs.map { try librsvg($0, folder) }
    case .chromium: return try Self.sheets(jobs).flatMap { try chromium($0, folder) }
    }
  }

  private func librsvg(_ job: Job, _ folder: URL) throws -> Bitmap {
    let (source, target) = (folder.appending(path: "x.svg"), folder.appending(path: "x.png"))
    try Data(job.document.utf8).write(to: source)
    try run([
      "--width", "\(job.width)", "--height", "\(job.height)", source.path, "-o", target.path,
    ])
    return try Self.bitmap(target)
  }

  // MARK: - Chromium

  /// A page with pictures at fixed places, which one run of the browser draws.
  private struct Sheet {
    /// The greatest width and height of a page that the browser draws whole.
    static let greatest = (width: 4096, height: 8000)
    /// The browser draws a page in tiles of this side, and blurs and scales a little differently at
    /// their edges. Pictures begin at such an edge, so that each looks the same wherever it is.
    static let tile = 256

    private(set) var pictures: [(job: Job, x: Int, y: Int)] = []
    private(set) var width = 1
    private(set) var height = 1
    /// Where the next picture goes, in the row that begins at `top`.
    private var left = 0
    private var top = 0

    /// Puts a picture to the right of the last one, or below; false if there is no room. The first
    /// picture always has room.
    mutating func add(_ job: Job) -> Bool {
      var (x, y) = (left, top)
      if x > 0, x + job.width > Self.greatest.width { (x, y) = (0, Self.nextEdge(height)) }
      if y > 0 || x > 0, y + job.height > Self.greatest.height { return false }
      pictures.append((job, x, y))
      (left, top) = (Self.nextEdge(x + job.width), y)
      width = max(width, x + job.width)
      height = max(height, top + job.height)
      return true
    }

    private static func nextEdge(_ length: Int) -> Int { (length + tile - 1) / tile * tile }
  }

  /// As few pages as needed, since every start of a browser takes most of a second.
  private static func sheets(_ jobs: [Job]) -> [Sheet] {
    var sheets = [Sheet()]
    for job in jobs where !sheets[sheets.count - 1].add(job) {
      var next = Sheet()
      _ = next.add(job)
      sheets.append(next)
    }
    return sheets
  }

  private func chromium(_ sheet: Sheet, _ folder: URL) throws -> [Bitmap] {
    var page = "<!doctype html><style>body{margin:0}img{position:absolute}</style>"
    for (index, (job, x, y)) in sheet.pictures.enumerated() {
      try Data(job.document.utf8).write(to: folder.appending(path: "\(index).svg"))
      page +=
        "<img src=\(index).svg width=\(job.width) height=\(job.height) style=left:\(x)px;top:\(y)px>"
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
    let drawn = try Self.bitmap(target)
    guard drawn.width >= width, drawn.height >= height else {
      throw Failure(
        description: "chromium drew \(drawn.width) × \(drawn.height), not \(width) × \(height)")
    }
    return try sheet.pictures.map { job, x, y in
      var rows: [UInt8] = []
      rows.reserveCapacity(4 * job.width * job.height)
      for row in y..<y + job.height {
        let start = 4 * (row * drawn.width + x)
        rows += drawn.rgba[start..<start + 4 * job.width]
      }
      return try Bitmap(width: job.width, height: job.height, rgba: rows)
    }
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
