/// Encodes bytes as Base64 with padding (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
    let number = group[0] << 16 | group[1] << 8 | group[2]
    let count = min(bytes.count - start, 3) + 1
    for place in 0..<4 {
      text.append(place < count ? letters[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
