/// The colour space that a PNG declares for its samples, by the third edition of the standard.
///
/// Where several chunks declare one, cICP goes before iCCP, sRGB, and gAMA with cHRM, in this order.
/// A chunk of the wrong length declares nothing, and of two chunks of a type the first counts.
package enum PNGColorSpace: Hashable, Sendable {
  /// Nothing is declared; viewers take sRGB.
  case unspecified
  /// sRGB: by an sRGB chunk, by cICP 1/13/0/1, or by a gAMA of 1/2.2 with the primaries of sRGB or
  /// none.
  case sRGB
  /// A gAMA alone: the exponent that made the samples out of light, so that 1 is linear light and
  /// 0.45455 (1/2.2) would be ordinary.
  case gamma(Double)
  /// A cHRM with other primaries or another white than sRGB's, and the gAMA beside it.
  case primaries(gamma: Double?)
  /// An ICC profile; the name is the file's and proves nothing.
  case iccProfile(name: String)
  /// The code points of ITU-T H.273, such as 9, 16, 0 for BT.2020 with PQ.
  case codePoints(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool)

  /// What to tell about the picture in one sentence; `nil` when there is nothing to tell, because
  /// its samples are sRGB, are silent about it, or come with a profile that is called sRGB.
  package var remark: String? {
    declaration.map { "its colours are declared as \($0) and are compared as stored" }
  }

  private var declaration: String? {
    switch self {
    case .unspecified, .sRGB: nil
    case .gamma(let gamma): "gamma \(gamma)"
    case .primaries(let gamma?): "having primaries of their own and gamma \(gamma)"
    case .primaries(nil): "having primaries of their own"
    case .iccProfile(let name): name.hasPrefix("sRGB") ? nil : "the ICC profile \"\(name)\""
    case .codePoints(let primaries, let transfer, let matrix, let isFullRange):
      "cICP \(primaries)/\(transfer)/\(matrix)/\(isFullRange ? 1 : 0)"
    }
  }
}

extension PNGColorSpace {
  /// What the chunks of `file` before its pixels declare. Bytes that are not a PNG declare nothing.
  init(declaredIn file: [UInt8]) {
    self.init(chunks: PNGChunkScan.chunksBeforePixels(of: file))
  }

  private init(chunks: [String: ArraySlice<UInt8>]) {
    if let codePoints = chunks["cICP"].flatMap(Self.codePoints) {
      self = codePoints
    } else if let name = chunks["iCCP"].flatMap(Self.profileName) {
      self = .iccProfile(name: name)
    } else if chunks["sRGB"]?.count == 1 {
      self = .sRGB
    } else {
      self = Self.measured(
        gamma: chunks["gAMA"].flatMap { $0.count == 4 ? PNGChunkScan.number(at: $0) : nil },
        primaries: chunks["cHRM"].flatMap(Self.primaries))
    }
  }

  private static func codePoints(_ data: ArraySlice<UInt8>) -> PNGColorSpace? {
    let bytes = Array(data)
    guard bytes.count == 4 else { return nil }
    // BT.709's primaries with sRGB's transfer function.
    if bytes == [1, 13, 0, 1] { return .sRGB }
    return .codePoints(
      primaries: bytes[0], transfer: bytes[1], matrix: bytes[2], isFullRange: bytes[3] != 0)
  }

  private static func profileName(_ data: ArraySlice<UInt8>) -> String? {
    guard let end = data.prefix(80).firstIndex(of: 0), end > data.startIndex else { return nil }
    return String(String.UnicodeScalarView(data[..<end].map { Unicode.Scalar($0) }))
  }

  private static func primaries(_ data: ArraySlice<UInt8>) -> [Int]? {
    guard data.count == 32 else { return nil }
    return stride(from: data.startIndex, to: data.endIndex, by: 4).map {
      PNGChunkScan.number(at: data[$0..<$0 + 4])
    }
  }

  private static func measured(gamma: Int?, primaries: [Int]?) -> PNGColorSpace {
    // White, red, green and blue of IEC 61966-2-1, x and y each, times 100,000.
    let standard = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    // Writers round the numbers, and 1/2.2, in their own ways.
    let isStandardGamma = gamma.map { abs($0 - 45_455) <= 5 }
    let isStandardPrimaries = primaries.map { zip($0, standard).allSatisfy { abs($0 - $1) <= 100 } }
    let exponent = gamma.map { Double($0) / 100_000 }
    switch (exponent, isStandardGamma, isStandardPrimaries) {
    case (_, true?, nil), (_, true?, true?): return .sRGB
    case (_, _, false?): return .primaries(gamma: exponent)
    case (let exponent?, _, _): return .gamma(exponent)
    case (nil, _, _): return .unspecified
    }
  }
}
