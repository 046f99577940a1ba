import Drawing
import PNGCoding

/// An APNG taken apart and composed by the letter of the specification, for tests: nothing of the encoder
/// is used.
public struct ComposedAPNG {
  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  /// A frame as it is shown.
  public struct Frame {
    /// The whole picture.
    public let bitmap: Bitmap
    /// The part that is stored: x, y, width, height.
    public let stored: [Int]
    /// For how long it is shown: numerator and denominator of seconds.
    public let delay: [Int]
    /// 0 for source, 1 for over.
    public let blend: UInt8
  }

  /// The types of the chunks, in order.
  public private(set) var chunks: [String] = []
  /// The frames, in order.
  public private(set) var frames: [Frame] = []
  /// How many frames the file says that it has.
  public private(set) var declaredFrames = 0
  /// How often it is to be played; 0 for ever.
  public private(set) var plays = 0

  private var width = 0
  private var height = 0
  private var canvas: [UInt8] = []
  private var control: [UInt8]?
  private var data: [UInt8] = []
  private var nextSequence = 0

  /// Reads a file; checks its structure, checksums and the numbers of its chunks.
  public init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(description: "no signature")
    }
    var at = 8
    while at < bytes.count {
      let length = Self.number(bytes[at..<at + 4])
      let body = Array(bytes[at + 4..<at + 8 + length])
      let sum = Self.number(bytes[at + 8 + length..<at + 12 + length])
      guard Int(Self.checksum(body)) == sum else { throw Failure(description: "checksum") }
      let type = String(decoding: body[..<4], as: UTF8.self)
      chunks.append(type)
      try read(type, Array(body[4...]))
      at += 12 + length
    }
    try endFrame()
    guard chunks.last == "IEND" else { throw Failure(description: "no end") }
  }

  private mutating func read(_ type: String, _ body: [UInt8]) throws {
    switch type {
    case "IHDR":
      (width, height) = (Self.number(body[..<4]), Self.number(body[4..<8]))
      canvas = [UInt8](repeating: 0, count: width * height * 4)
    case "acTL":
      (declaredFrames, plays) = (Self.number(body[..<4]), Self.number(body[4..<8]))
    case "fcTL":
      try endFrame()
      try take(body)
      control = Array(body[4...])
    case "IDAT": data += body
    case "fdAT":
      try take(body)
      data += body[4...]
    default: break
    }
  }

  private mutating func take(_ body: [UInt8]) throws {
    guard Self.number(body[..<4]) == nextSequence else { throw Failure(description: "sequence") }
    nextSequence += 1
  }

  private mutating func endFrame() throws {
    guard let control else { return }
    let place = stride(from: 0, to: 16, by: 4).map { Self.number(control[$0..<$0 + 4]) }
    let (columns, rows, left, top) = (place[0], place[1], place[2], place[3])
    guard left + columns <= width, top + rows <= height else {
      throw Failure(description: "a frame outside of the picture")
    }
    let part = try PNGDecoder.decode(Self.png(columns, rows, data)).bitmap
    let (dispose, blend) = (control[20], control[21])
    guard dispose == 0 else { throw Failure(description: "disposes") }
    for y in 0..<rows {
      for x in 0..<columns {
        let from = 4 * (y * columns + x)
        let to = 4 * ((top + y) * width + left + x)
        let pixel = part.rgba[from..<from + 4]
        // Nothing between clear and opaque is put over anything, so that no arithmetic can differ.
        if blend == 1, pixel.last != 0, pixel.last != 255 {
          throw Failure(description: "blends translucent pixels")
        }
        if blend == 0 || pixel.last == 255 { canvas.replaceSubrange(to..<to + 4, with: pixel) }
      }
    }
    frames.append(
      Frame(
        bitmap: try Bitmap(width: width, height: height, rgba: canvas),
        stored: [left, top, columns, rows],
        delay: [
          Int(control[16]) << 8 | Int(control[17]), Int(control[18]) << 8 | Int(control[19]),
        ],
        blend: blend))
    self.control = nil
    data = []
  }

  /// A PNG of its own for the data of one frame.
  private static func png(_ width: Int, _ height: Int, _ data: [UInt8]) -> [UInt8] {
    let header = four(width) + four(height) + [8, 6, 0, 0, 0]
    let chunks: [(String, [UInt8])] = [("IHDR", header), ("IDAT", data), ("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunks.flatMap { type, data in
        let body = Array(type.utf8) + data
        return four(data.count) + body + four(Int(checksum(body)))
      }
  }

  private static func four(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The CRC-32 of PNG's appendix D, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
