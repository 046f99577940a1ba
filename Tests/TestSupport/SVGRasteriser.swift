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

  /// Pictures one below the other on pages, as a browser takes a second to start and does not draw
  /// pages of any height.
  private static func sheets(_ jobs: [Job]) -> [[Job]] {
    var sheets: [[Job]] = []
    var height = 0
    for job in jobs {
      if sheets.isEmpty || height + job.height > 8000 {
        sheets.append([])
        height = 0
      }
      sheets[sheets.count - 1].append(job)
      height += job.height
    }
    return sheets
  }

  private func chromium(_ jobs: [Job], _ folder: URL) throws -> [Bitmap] {
    var page = "<!doctype html><style>body{margin:0}img{display:block}</style>"
    for (index, job) in jobs.enumerated() {
      try Data(job.document.utf8).write(to: folder.appending(path: "\(index).svg"))
      page += "<img src=\(index).svg width=\(job.width) height=\(job.height)>"
    }
    let (source, target) = (folder.appending(path: "page.html"), folder.appending(path: "page.png"))
    try? FileManager.default.removeItem(at: target)
    try Data(page.utf8).write(to: source)
    let width = jobs.map(\.width).max() ?? 1
    let height = jobs.map(\.height).reduce(0, +)
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--force-color-profile=srgb", "--user-data-dir=\(folder.appending(path: "profile").path)",
      "--window-size=\(width),\(height)", "--screenshot=\(target.path)", "file://\(source.path)",
    ]
    // Chromium's sandbox refuses to work for the superuser, who runs tests in containers.
    if geteuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    try run(arguments)
    let sheet = try Self.bitmap(target)
    guard sheet.width >= width, sheet.height >= height else {
      throw Failure(
        description: "chromium drew \(sheet.width) × \(sheet.height), not \(width) × \(height)")
    }
    var top = 0
    return try jobs.map { job in
      defer { top += job.height }
      var rows: [UInt8] = []
      for y in top..<top + job.height {
        rows += sheet.rgba[4 * y * sheet.width..<4 * (y * sheet.width + job.width)]
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
