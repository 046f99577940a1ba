internal import Drawing
internal import PNGCoding

/// What is measured of PNG, on one cell.
struct PNGContests {
  let cell: Cell
  let node: ScriptPeer?
  /// What `small` may take of libpng's bytes; more with a photograph, which no filter suits wholly.
  let smallSizeGoal: String

  private let libpng = "libpng default"
  private let cairo = "cairo write_to_png"

  /// Writing the picture.
  func encoding() throws -> Contest {
    let bitmap = cell.bitmap
    let surface = try CairoSurface(bitmap)
    return Contest(
      title: "encode, \(cell.name)",
      entries: [
        Contest.Entry(
          name: "fast", run: { timed { PNGEncoder(effort: .fast).encode(bitmap).count } },
          goal: fastGoal),
        Contest.Entry(
          name: "small", run: { timed { PNGEncoder(effort: .small).encode(bitmap).count } },
          goal: "time <= 1/3 of libpng, bytes <= \(smallSizeGoal)"),
        Contest.Entry(
          name: libpng, run: { try timed { try CPeers.libpngEncode(bitmap).count } }),
        Contest.Entry(name: cairo, run: { try timed { try surface.encode().count } }),
        Contest.Entry(name: "pngjs", run: { try node?.run("encode") }),
      ],
      references: [cairo, libpng])
  }

  private var fastGoal: String {
    cell.name == "flat cell" ? "time <= 1/15 of cairo, bytes <= 1.10" : "time <= 1/15 of cairo"
  }

  /// Reading a file, whoever wrote it.
  func decoding(_ file: [UInt8], writtenBy writer: String) -> Contest {
    let byteCount = cell.bitmap.rgba.count
    return Contest(
      title: "decode, \(cell.name), written by \(writer)",
      entries: [
        Contest.Entry(
          name: "ours", run: { try timed { try PNGDecoder.decode(file).bitmap.rgba.count } },
          goal: "time < libpng's"),
        Contest.Entry(
          name: "libpng simplified",
          run: { try timed { try CPeers.libpngDecode(file, byteCount: byteCount).count } }),
        Contest.Entry(
          name: "cairo",
          run: {
            try timed {
              try CPeers.cairoDecode(file)
              return byteCount
            }
          }),
        Contest.Entry(name: "pngjs", run: { try node?.run("decode") }),
      ],
      references: ["libpng simplified"])
  }

  /// Nothing is measured that is not right: every way has to give back the same pixels.
  func check() throws {
    let surface = try CairoSurface(cell.bitmap)
    for effort in PNGEncoder.Effort.allCases {
      guard
        try PNGDecoder.decode(PNGEncoder(effort: effort).encode(cell.bitmap)).bitmap == cell.bitmap
      else { throw BenchFailure("the effort \(effort) loses pixels") }
    }
    guard try PNGDecoder.decode(CPeers.libpngEncode(cell.bitmap)).bitmap == cell.bitmap else {
      throw BenchFailure("libpng and we do not agree")
    }
    _ = try PNGDecoder.decode(surface.encode())
  }
}
