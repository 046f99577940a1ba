/// The colour space that a PNG declares for its samples, by the third edition of the standard.
///
/// If several chunks declare one, cICP takes precedence over iCCP, then sRGB, then gAMA with cHRM.
/// A chunk of the wrong length is ignored, and of two chunks of a type the first counts.
package enum PNGColorSpace: Hashable, Sendable {
  /// None is declared; viewers assume sRGB.
  case unspecified
  /// sRGB: an sRGB chunk, cICP 1/13/0/1, or a gAMA of 1/2.2 without a cHRM or with sRGB's
  /// primaries.
  case sRGB
  /// Only a gAMA: the exponent that was used to encode light, so that 1 is linear and 0.45455
  /// (1/2.2) is usual.
  case gamma(Double)
  /// A cHRM with a white point or primaries other than sRGB's, and the gAMA if there is one.
  case primaries(gamma: Double?)
  /// An ICC profile with its name. The name does not prove its content.
  case iccProfile(name: String)
  /// The code points of ITU-T H.273, for example 9, 16, 0 for BT.2020 with PQ.
  case codePoints(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool)

  /// A remark for the user as one sentence. `nil` if the samples are sRGB, if no colour space is
  /// declared, or if the profile is called sRGB.
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
  /// Reads the declaration from the chunks before the pixels. Bytes that are not a PNG declare
  /// nothing.
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
    // Writers round these numbers, and 1/2.2, differently.
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
