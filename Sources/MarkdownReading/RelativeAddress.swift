/// The addresses of files in Markdown and HTML: relative paths with percent-encoding (RFC 3986, section 4.2).
package enum RelativeAddress {
  /// Returns the address of a path. Letters that are not in ASCII stay readable.
  package static func encoded(_ path: String) -> String {
    var address = ""
    for scalar in path.unicodeScalars {
      if !scalar.isASCII || isPlain(scalar) {
        address.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        address += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return address
  }

  /// Whether a scalar of ASCII separates nothing in addresses and in lists of them.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
    default: false
    }
  }

  /// Returns the path of an address, without its query and fragment. An address that is not UTF-8 when it is decoded is
  /// left as it is. Returns `nil` if it is not a relative path.
  package static func path(of address: String) -> String? {
    let name = address.prefix { $0 != "?" && $0 != "#" }
    guard !name.isEmpty, !name.hasPrefix("/"), !hasScheme(name) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(name)
  }

  /// Whether an address begins with a scheme, such as `https:` (RFC 3986, section 3.1).
  private static func hasScheme(_ address: Substring) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    let scheme = address[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter else { return false }
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
