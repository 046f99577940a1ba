import Drawing
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("components become bytes by rounding")
  func bytes() {
    let pink = Color(red: 1, green: 0.493_271_887_3, blue: 0.473_998_427_4)
    #expect(pink.bytes == (255, 126, 121, 255))
    #expect(Color(white: 0.5).bytes == (128, 128, 128, 255))
    #expect(Color(white: 0.499 / 255).bytes.red == 0)
    #expect(Color(white: 0.5 / 255).bytes.red == 1)
    #expect(Color(white: 254.499 / 255).bytes.red == 254)
    #expect(Color.clear.bytes == (0, 0, 0, 0))
  }

  @Test("every byte survives being a component")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      #expect(Color(white: Double(byte) / 255).bytes.red == byte)
    }
  }

  @Test("components are clamped, and NaN becomes 0")
  func range() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect([color.red, color.green, color.blue, color.alpha] == [0, 1, 0, 1])
    #expect(Color(white: 0, alpha: -.infinity).alpha == 0)
  }

  @Test("a number in hexadecimal is the opaque colour that it spells")
  func hexNumber() {
    #expect(Color(hex: 0x12_34_56).bytes == (0x12, 0x34, 0x56, 255))
    #expect(Color(hex: 0xFF_00_00) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hex: 0xAB_12_34_56) == Color(hex: 0x12_34_56))
  }

  @Test("the text has two digits a component, alpha only when it is not opaque")
  func hexText() {
    #expect(Color(hex: 0x0A_00_FF).hexText == "#0A00FF")
    #expect(Color(hex: 0xFF_7E_79).withAlphaComponent(0.5).hexText == "#FF7E7980")
    #expect(Color.clear.hexText == "#00000000")
    #expect(Color(white: 1, alpha: 0.03).hexText == "#FFFFFF08")
    #expect(Color(white: 1, alpha: 0.999).hexText == "#FFFFFF")
  }

  @Test("alpha is replaced, not multiplied")
  func withAlphaComponent() {
    #expect(Color(white: 0.5, alpha: 0.5).withAlphaComponent(0.5).alpha == 0.5)
    #expect(Color(white: 0.5).withAlphaComponent(7) == Color(white: 0.5))
  }
}
