import Drawing
import Testing

@testable import Review

@Suite("Colours with colour vision deficiencies")
struct VisionTests {
  @Test(
    "A missing kind of cone gives the colours of the published matrices",
    arguments: [
      (.protanopia, 0xFF0000, 0x6D5F00),
      (.protanopia, 0x00FF00, 0xFFE500),
      (.protanopia, 0x0000FF, 0x0059FF),
      (.protanopia, 0x3478F6, 0x2087FB),
      (.deuteranopia, 0xFF0000, 0xA39000),
      (.deuteranopia, 0x00FF00, 0xEFD63A),
      (.deuteranopia, 0x0000FF, 0x003DFB),
      (.deuteranopia, 0x3478F6, 0x0076F4),
      (.tritanopia, 0xFF0000, 0xFF000F),
      (.tritanopia, 0x00FF00, 0x00F7D9),
      (.tritanopia, 0x0000FF, 0x006B96),
      (.tritanopia, 0x3478F6, 0x0097AC),
    ] as [(ColorVision, UInt32, UInt32)])
  func deficiency(vision: ColorVision, color: UInt32, seen: UInt32) {
    #expect(vision.seen(Color(hex: color)).hexText == Color(hex: seen).hexText)
  }

  @Test("Grays do not change without any kind of cones", arguments: ColorVision.allCases)
  func grays(vision: ColorVision) {
    for value in stride(from: 0, through: 255, by: 15) {
      let bytes = vision.seen(Color(white: Double(value) / 255)).bytes
      for byte in [bytes.red, bytes.green, bytes.blue] { #expect(abs(Int(byte) - value) <= 1) }
    }
  }
}
