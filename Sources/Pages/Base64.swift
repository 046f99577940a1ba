internal import FoundationEssentials

/// Bytes as text, for pictures and hashes in pages.
package enum Base64 {
  /// The bytes in base64 (RFC 4648, section 4).
  package static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// The bytes as a URL of their own.
  package static func url(of bytes: [UInt8], type: String) -> String {
    "data:\(type);base64,\(text(of: bytes))"
  }
}
