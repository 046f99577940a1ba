#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Encodes bytes as text, for pictures and hashes in pages.
package enum Base64 {
  /// Encodes bytes as Base64 (RFC 4648, section 4).
  package static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// Returns a `data:` URL with the bytes.
  package static func url(of bytes: [UInt8], type: String) -> String {
    "data:\(type);base64,\(text(of: bytes))"
  }
}
