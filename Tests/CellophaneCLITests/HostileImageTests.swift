import Cellophane
import Foundation
import PNGCoding
import Testing

/// Under a limit of memory, in a process of its own: one line, exit code 65, nothing written.
@Suite("Images that want to exhaust the machine")
struct HostileImageTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      """
      cellophane: 1
      assets: [.]
      cell:
        contentView:
          subviews: [{ imageView: a, image: bomb, constraints: [edges = superview] }]
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """, to: "a.cell.yaml")
  }

  /// Renders with at most so many kilobytes of addresses and seconds of the processor.
  private func render(
    kilobytes: Int = 1 << 20, seconds: Int = 20, to output: String = "x.png"
  ) async throws -> Program.Outcome {
    let tool = try Program.products.appendingPathComponent("cellophane").path
    return try await Program.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        "ulimit -v \(kilobytes); ulimit -t \(seconds);"
          + " exec \"$0\" render a.cell.yaml -o \(output)", tool,
      ], in: folder)
  }

  private func expectRefusal(
    _ file: String, _ reason: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await render()
    #expect(outcome.status == 65, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    let line = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(
      line.hasPrefix(
        "a.cell.yaml:5:39: error: the image \"bomb\" cannot be shown: \(file)\(reason)"),
      "\(line)", sourceLocation: sourceLocation)
    #expect(
      try !folder.files().contains("x.png"), sourceLocation: sourceLocation)
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return big(UInt32(data.count)) + body + big(~crc)
  }

  private func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private func png(_ width: UInt32, _ height: UInt32, data: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  @Test("a PDF file is drawn within the memory that the tool itself may have")
  func pdfUnderLimit() async throws {
    let file = Program.package.appendingPathComponent("Fixtures/Images/chequers.pdf")
    try folder.write(Array(Data(contentsOf: file)), to: "bomb.pdf")
    let outcome = try await render(kilobytes: 600_000)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try folder.files().contains("x.png"))
  }

  @Test(
    "a PNG whose header declares too large a size is refused with its numbers",
    arguments: [30_000, 2_147_483_647, 4097, 1] as [UInt32], [4096, 40_000] as [UInt32])
  func dimensions(width: UInt32, height: UInt32) async throws {
    guard width > 1 || height > 4096 else { return }
    try folder.write(png(width, height, data: [0x78, 0x9C, 3, 0, 0, 0, 0, 1]), to: "bomb.png")
    try await expectRefusal("bomb.png", ": the PNG is too large: \(width) × \(height) pixels")
  }

  @Test(
    "an SVG file with too much content is refused with its line",
    arguments: [
      (
        "<svg viewBox='0 0 9 9'>" + String(repeating: "<g>", count: 90_000),
        "1: elements are nested"
      ),
      (
        "<svg viewBox='0 0 9 9'>" + String(repeating: "<g/>", count: 90_000),
        "1: the file has too many"
      ),
      (
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg width='1' height='1'>&b;</svg>",
        "1: a document type with declarations"
      ),
      (
        "<svg viewBox='0 0 9 9'>\n<path d='M0 0\(String(repeating: "L9 0L0 9", count: 20_000))'/></svg>",
        "2: the path has more than 20000 steps"
      ),
      (
        "<svg viewBox='0 0 9 9'>\n<g transform='scale(1e300)'/></svg>",
        "2: transform=\"scale(1e300)\""
      ),
      ("<svg width='1e9' height='1e9'/>", "1: "),
    ])
  func shapes(text: String, reason: String) async throws {
    try folder.write(text, to: "bomb.svg")
    try await expectRefusal("bomb.svg", ":\(reason)")
  }

  @Test("a PNG whose data become gigabytes is refused at the size of its picture")
  func expansion() async throws {
    // 32 MB of zeros, compressed, behind the header of a picture of 4 by 4.
    let big = try Bitmap(
      width: 4000, height: 2000, rgba: [UInt8](repeating: 0, count: 32_000_000))
    let file = PNGEncoder(effort: .small).encode(big)
    let start = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound
    let end = try #require(file.firstRange(of: Array("IEND".utf8))).lowerBound - 8
    try folder.write(png(4, 4, data: Array(file[start..<end])), to: "bomb.png")
    try await expectRefusal("bomb.png", ": the PNG is truncated or damaged: ")
  }

  /// A picture of 16 megabytes, encoded once for all tests.
  private static let largePNG = Result {
    let side = 2000
    return PNGEncoder(effort: .small).encode(
      try Bitmap(width: side, height: side, rgba: [UInt8](repeating: 200, count: 4 * side * side)))
  }

  @Test(
    "a picture for which the memory does not suffice in the end is refused in one sentence",
    arguments: ["x.png", "x.svg"], [105, 115, 125, 140, 180])
  func memory(output: String, megabytes: Int) async throws {
    try folder.write(Self.largePNG.get(), to: "bomb.png")
    let outcome = try await render(kilobytes: megabytes << 10, to: output)
    let isWritten = try folder.files().contains(output)
    if outcome.status == 0 {
      #expect(isWritten)
    } else {
      // A command that has too little memory from the start ends with 71.
      let message = outcome.status == 71 ? "too little memory" : "there is not enough memory"
      #expect([65, 71].contains(outcome.status), "\(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(!isWritten)
    }
  }

  /// A picture of 64 megabytes, the largest that is read.
  private static let largestPNG = Result {
    let side = 4096
    return PNGEncoder(effort: .fast).encode(
      try Bitmap(width: side, height: side, rgba: [UInt8](repeating: 200, count: 4 * side * side)))
  }

  @Test("a PNG that has less than its header says is refused")
  func emptiness() async throws {
    try folder.write(png(4096, 4096, data: [0x78, 0x9C, 3, 0, 0, 0, 0, 1]), to: "bomb.png")
    try await expectRefusal("bomb.png", ": the PNG is truncated or damaged: ")
  }

  @Test("a JPEG whose header declares 65,535 by 65,535 is refused with its numbers")
  func jpeg() async throws {
    let header: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11,
      0,
    ]
    try folder.write(
      header + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0], to: "bomb.jpg")
    try await expectRefusal("bomb.jpg", ": the JPEG is too large: 65535 × 65535 pixels")
  }

  @Test("a file that is too long is refused, and so is a device")
  func endless() async throws {
    try folder.write([UInt8](repeating: 0x20, count: 33_554_433), to: "bomb.png")
    try await expectRefusal("bomb.png", " has more than 33554432 bytes; make it smaller")
    try FileManager.default.removeItem(at: folder.file("bomb.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("bomb.png").path, withDestinationPath: "/dev/zero")
    try await expectRefusal("bomb.png", " is not a file; put an image there")
  }

  @Test("too little memory for an image is an error, not an end")
  func noRoom() async throws {
    try folder.write(Self.largestPNG.get(), to: "bomb.png")
    // The process starts with about 80 MB of addresses, and the pixels take 64 MB, twice when drawn: who
    // notices first differs from build to build.
    let outcome = try await render(kilobytes: 170_000)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("memory"))
    #expect(try !folder.files().contains("x.png"))
  }

  @Test("the largest image is shown within the limit")
  func largest() async throws {
    try folder.write(Self.largestPNG.get(), to: "bomb.png")
    let outcome = try await render()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.png("x.png").bitmap.width == 18)
  }
}
