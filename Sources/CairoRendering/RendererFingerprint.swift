internal import CCairo
internal import CPango
internal import CPlatform
package import Drawing
internal import Synchronization

/// The versions of everything that affects the pixels of a picture. It distinguishes a golden from another
/// renderer apart from a picture that has changed.
///
/// Two pictures of one display list have equal bytes if their fingerprints are equal and both were
/// made on the same kind of CPU.
package struct RendererFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// One line: the libraries with their versions and, with text, the font files with their hashes.
  package let description: String

  /// The fingerprint of pictures without text, for example `cairo 1.16.0`.
  package static var current: RendererFingerprint {
    RendererFingerprint(description: "cairo " + (unsafe text(cairo_version_string())))
  }

  /// The fingerprint with everything that affects text: Pango, HarfBuzz, and for each file of
  /// `fonts` 8 hexadecimal digits of a hash.
  ///
  /// - Parameter files: The paths of font files that belong to the scene; only their contents count.
  /// - Throws: `TypesettingError.fontNotFound` for the first file that is missing, or if Pango is.
  package func withText(
    _ fonts: FontLibrary, files: [String] = []
  ) throws(TypesettingError) -> RendererFingerprint {
    guard let pango = unsafe cpango_load() else { throw .fontNotFound(PangoFontSet.absence) }
    var parts = [
      description,
      "pango " + (unsafe Self.text(pango.pointee.pango_version_string())),
      "harfbuzz " + (unsafe Self.text(hb_version_string())),
    ]
    var inkPaths: [String] = []
    for face in FontLibrary.Face.allCases {
      parts.append(try "\(face.name) \(Self.hash(ofFile: fonts.path(of: face)))")
      if let ink = try fonts.ink(of: face), !inkPaths.contains(ink.path) {
        inkPaths.append(ink.path)
      }
    }
    for path in inkPaths + files {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      parts.append(try "\(name) \(Self.hash(ofFile: path))")
    }
    return RendererFingerprint(description: parts.joined(separator: "; "))
  }

  private static func text(_ words: UnsafePointer<CChar>?) -> String {
    guard let words = unsafe words else { return "?" }
    return unsafe String(cString: words)
  }

  /// Identifies a file that has been hashed.
  private struct HashedFile: Hashable {
    let path: String
    let device: UInt64
    let number: UInt64
    let length: UInt64
  }

  /// The hashes of the files that this process has read. Without them, each test of a scene would read all
  /// fonts (measured: half of a test's time in a debug build).
  private static let hashes = Mutex<[HashedFile: String]>([:])

  /// FNV-1a over the file's bytes, as little-endian 64-bit words (the last one padded with zeros),
  /// folded to 32 bits. It distinguishes versions of a font; it is not cryptographic.
  private static func hash(ofFile path: String) throws(TypesettingError) -> String {
    let file = unsafe cplatform_open(path)
    guard file >= 0 else {
      throw .fontNotFound("the font file \(path) cannot be read; check its permissions")
    }
    defer { _ = cplatform_close(file) }
    var status = cplatform_status()
    let hasStatus = unsafe cplatform_status_of_open(file, &status) == 0
    let key = HashedFile(
      path: path, device: status.device, number: status.number, length: status.length)
    if hasStatus, let known = hashes.withLock({ $0[key] }) { return known }
    var words = [UInt64](repeating: 0, count: 8192)
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    while true {
      let count = try Self.fill(&words, from: file, path)
      guard count > 0 else { break }
      for index in 0..<(count + 7) / 8 {
        let isWhole = index < count / 8
        let mask: UInt64 = isWhole ? .max : (1 << UInt64(count % 8 * 8)) - 1
        state = (state ^ UInt64(littleEndian: words[index]) & mask) &* 0x100_0000_01B3
      }
    }
    let digits = String(UInt32(truncatingIfNeeded: state ^ state >> 32), radix: 16)
    let hash = String(repeating: "0", count: 8 - digits.count) + digits
    if hasStatus { hashes.withLock { $0[key] = hash } }
    return hash
  }

  /// Reads until the buffer is full or the file ends; returns the number of bytes.
  private static func fill(
    _ words: inout [UInt64], from file: Int32, _ path: String
  ) throws(TypesettingError) -> Int {
    var filled = 0
    while filled < words.count * 8 {
      let count = unsafe words.withUnsafeMutableBytes { bytes -> Int64 in
        guard let start = bytes.baseAddress else { return 0 }
        return unsafe cplatform_read(file, start + filled, bytes.count - filled)
      }
      guard count >= 0 else {
        throw .fontNotFound("the font file \(path) cannot be read to its end")
      }
      if count == 0 { break }
      filled += Int(count)
    }
    return filled
  }
}
