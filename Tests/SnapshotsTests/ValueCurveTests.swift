import Snapshots
import Testing

@Suite("Values over time")
struct ValueCurveTests {
  private func curve(_ values: [(Int, String)]) -> ValueCurve {
    ValueCurve(values.map { ValueCurve.Sample(frame: $0.0, value: $0.1) })
  }

  @Test("runs begin with their time, and a value that does not change is written once")
  func text() {
    let curve = curve([(0, "1"), (1, "2"), (2, "2"), (3, "4"), (4, "5"), (60, "5"), (61, "0")])
    #expect(curve.text == "0.000s 1, 2; 0.050s 4, 5; 1.017s 0")
    #expect(ValueCurve(curve.text) == curve)
    #expect(curve.value(at: 0) == "1" && curve.value(at: 40) == "5" && curve.value(at: -1) == nil)
  }

  @Test("all frames of a minute are read as they were written")
  func frames() throws {
    let all = curve((0..<3600).filter { $0 % 7 < 3 }.map { ($0, "\($0)") })
    #expect(try #require(ValueCurve(all.text)) == all)
  }

  @Test("texts and lists with commas and semicolons are one value")
  func values() throws {
    let values = ["\"a, b; \\\" c\"", "{ top: 8, bottom: 2 }", "[layerMinX, layerMaxX]", "none"]
    let curve = curve(Array(values.enumerated()))
    #expect(try #require(ValueCurve(curve.text)).samples.map(\.value) == values)
  }

  @Test(
    "other texts are not curves", arguments: ["", "1, 2", "x s 1", "-1s 2", "0.5 s 1", "1e9s 1"])
  func malformed(text: String) {
    #expect(ValueCurve(text) == nil)
  }

  @Test("a difference has its bounds, and the place where the numbers are farthest apart")
  func difference() throws {
    let old = curve([(0, "0"), (6, "10"), (12, "20"), (18, "30")])
    let new = curve([(0, "0"), (6, "11"), (12, "25"), (18, "30")])
    let difference = try #require(old.difference(to: new))
    #expect(difference.description == "differs from 0.1 s to 0.2 s, most at 0.2 s: 20 → 25")
    #expect(old.difference(to: old) == nil)
    let word = curve([(0, "0"), (3, "none")])
    #expect(
      old.difference(to: word)?.description.hasPrefix("differs from 0.05 s to 0.3 s") == true)
    let once = curve([(0, "0"), (6, "10"), (12, "21"), (13, "20"), (18, "30")])
    #expect(old.difference(to: once)?.description == "differs at 0.2 s: 20 → 21")
  }
}
