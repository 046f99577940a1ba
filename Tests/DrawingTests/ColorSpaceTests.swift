import Testing

@testable import Drawing

/// Lab, luminance and the differences between colours.
@Suite("Colour spaces")
struct ColorSpaceTests {
  /// The pairs of Sharma, Wu and Dalal 2005, table 1: two colours and their difference.
  static let pairs: [(Double, Double, Double, Double, Double, Double, Double)] = [
    (50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425),
    (50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615),
    (50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412),
    (50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000),
    (50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000),
    (50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000),
    (50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669),
    (50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195),
    (50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195),
    (50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045),
    (50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045),
    (50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461),
    (50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065),
    (50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492),
    (50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977),
    (50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030),
    (50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535),
    (50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000),
    (50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000),
    (50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000),
    (50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000),
    (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
    (63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630),
    (61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731),
    (35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645),
    (22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373),
    (36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146),
    (90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441),
    (90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381),
    (6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377),
    (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
  ]

  @Test(
    "CIEDE2000 equals the differences of the 34 published pairs, in both directions",
    arguments: pairs)
  func ciede2000(pair: (Double, Double, Double, Double, Double, Double, Double)) {
    let one = LabColor(lightness: pair.0, a: pair.1, b: pair.2)
    let two = LabColor(lightness: pair.3, a: pair.4, b: pair.5)
    #expect(abs(one.ciede2000(to: two) - pair.6) <= 0.00005)
    #expect(abs(two.ciede2000(to: one) - pair.6) <= 0.00005)
  }

  @Test("There are 34 pairs")
  func count() { #expect(Self.pairs.count == 34) }

  @Test("Lab and CIE94 are those of the published values")
  func lab() {
    let color = LabColor(red: 123, green: 81, blue: 252)
    #expect(abs(color.lightness - 48.416) < 0.0005)
    #expect(abs(color.a - 57.713) < 0.0005)
    #expect(abs(color.b - -79.300) < 0.0005)
    let other = LabColor(red: 43, green: 201, blue: 100)
    // Two digits of the published value are reliable.
    #expect(abs(color.cie94(to: other) - 71.2159) < 0.005)
  }

  @Test(
    "Contrast ratios are WCAG's",
    arguments: [
      (0xFFFFFF, 0x000000, 21.0), (0xFFFFFF, 0x777777, 4.48), (0xFFFFFF, 0x767676, 4.54),
      (0xFFFFFF, 0xFFFFFF, 1.0), (0xFFFFFF, 0x0000FF, 8.59), (0xFFFFFF, 0xFF0000, 4.00),
    ] as [(UInt32, UInt32, Double)])
  func contrast(one: UInt32, other: UInt32, ratio: Double) {
    let (a, b) = (LinearColor(Color(hex: one)), LinearColor(Color(hex: other)))
    #expect((a.contrast(with: b) * 100).rounded() / 100 == ratio)
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }
}
