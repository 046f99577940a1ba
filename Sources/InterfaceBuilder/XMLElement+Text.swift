internal import XMLReading

extension XMLElement {
  /// A text in an attribute, or in a child element `string` with that key.
  func string(_ name: String) -> String? {
    if let value = self[name] { return value }
    guard
      let child = children.first(where: {
        $0["key"] == name && ($0.name == "string" || $0.name == "mutableString")
      })
    else { return nil }
    return child.isYes("base64-UTF8") ? Self.decodedBase64(child.text) : child.text
  }

  /// The UTF-8 text that base 64 encodes. Other characters, as line breaks, are skipped.
  static func decodedBase64(_ text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: continue
      }
      bits = (bits << 6 | UInt32(value)) & 0xFFFFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
