/// A round badge, drawn without any library: 16 × 16 pixels, four bytes R G B A each.
public func badge(red: UInt8, green: UInt8, blue: UInt8) -> [UInt8] {
  var rgba: [UInt8] = []
  for y in 0..<16 {
    for x in 0..<16 {
      let dx = 2 * x - 15
      let dy = 2 * y - 15
      let isInside = dx * dx + dy * dy <= 15 * 15
      rgba += isInside ? [red, green, blue, 255] : [0, 0, 0, 0]
    }
  }
  return rgba
}
