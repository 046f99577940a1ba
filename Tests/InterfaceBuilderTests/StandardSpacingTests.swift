import Testing

@testable import InterfaceBuilder

@Suite("The standard spacing of stack views")
struct StandardSpacingTests {
  private func spacing(_ attributes: String, sizes: [Double]) throws -> [String] {
    let labels = sizes.enumerated().map { index, size in
      Design.label(
        "lab-el-00\(index)", "",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }
    let stack = """
      <stackView axis="vertical" spacingType="standard" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      <rect key="frame" x="0" y="0" width="290" height="63"/><subviews>\(labels.joined())</subviews></stackView>
      """
    return try Design.lines(Design.document(subviews: stack)).filter { $0.hasPrefix("spacing:") }
  }

  @Test("it is 8 points, and between baselines the line distance of the larger font")
  func baselines() throws {
    let baselines = "baselineRelativeArrangement=\"YES\""
    #expect(try spacing("", sizes: [17, 17]) == ["spacing: 8  # the standard spacing"])
    #expect(try spacing(baselines, sizes: [17, 17]) == ["spacing: 22  # the standard spacing"])
    #expect(try spacing(baselines, sizes: [13, 12]) == ["spacing: 18  # the standard spacing"])
    #expect(try spacing(baselines, sizes: [12, 34]) == ["spacing: 41  # the standard spacing"])
  }
}
