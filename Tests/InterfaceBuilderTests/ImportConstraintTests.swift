import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Imported constraints")
struct ImportConstraintTests {
  /// The constraints of the label `label` for the constraint elements of the content view.
  private func written(_ constraint: String) throws -> [String] {
    let lines = try Design.lines(
      Design.document(
        subviews: Design.label("lab-el-001") + Design.label("oth-er-001", "userLabel=\"other\""),
        constraints: constraint))
    return lines.filter { $0.hasPrefix("- ") && !$0.hasPrefix("- label") }
  }

  @Test(
    "are written as seen from the inner view",
    arguments: [
      (
        #"firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-nt1" secondAttribute="leading" constant="16""#,
        "- leading = superview + 16"
      ),
      (
        #"firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="16""#,
        "- trailing = superview - 16"
      ),
      (
        #"firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lab-el-001" secondAttribute="bottom" constant="8.5""#,
        "- bottom <= superview - 8.5"
      ),
      (
        #"firstItem="oth-er-001" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="trailing" constant="8" priority="750""#,
        "- leading = label.trailing + 8 @750"
      ),
      (
        #"firstItem="lab-el-001" firstAttribute="width" secondItem="con-te-nt1" secondAttribute="width" multiplier="2/10""#,
        "- width = 0.2 * superview"
      ),
      (
        #"firstItem="lab-el-001" firstAttribute="width" secondItem="lab-el-001" secondAttribute="height" multiplier="4:3""#,
        "- width = 1.333333 * height"
      ),
      (
        #"firstItem="lab-el-001" firstAttribute="baseline" secondItem="oth-er-001" secondAttribute="firstBaseline""#,
        "- lastBaseline = other.firstBaseline"
      ),
      (
        #"firstItem="lab-el-001" firstAttribute="top" secondItem="row-aa-aaa" secondAttribute="top""#,
        "- top = cell"
      ),
    ])
  func innerView(_ attributes: String, _ expected: String) throws {
    #expect(try written("<constraint \(attributes) id=\"c1\"/>") == [expected])
  }

  @Test("four edges, two centres and two equal sizes are written as one")
  func merged() throws {
    let edges = ["top", "leading", "bottom", "trailing"].map {
      """
      <constraint firstItem="lab-el-001" firstAttribute="\($0)" secondItem="con-te-nt1" \
      secondAttribute="\($0)" id="\($0)"/>
      """
    }
    #expect(try written(edges.joined()) == ["- edges = superview"])
    let sizes = ["width", "height"].map {
      "<constraint firstItem=\"lab-el-001\" firstAttribute=\"\($0)\" constant=\"24\" id=\"\($0)\"/>"
    }
    #expect(try written(sizes.joined()) == ["- size = 24"])
  }

  @Test("one with an unknown item, attribute or number is left out with its line")
  func unknown() throws {
    for attributes in [
      #"firstItem="lab-el-001" firstAttribute="leading" secondItem="gone" secondAttribute="leading""#,
      #"firstItem="lab-el-001" firstAttribute="middle" constant="1""#,
      #"firstItem="lab-el-001" firstAttribute="trailing" constant="5""#,
      #"firstItem="lab-el-001" firstAttribute="width" constant="NaN""#,
      #"firstItem="lab-el-001" firstAttribute="width" constant="1e300""#,
      #"firstItem="lab-el-001" firstAttribute="width" secondItem="lab-el-001" secondAttribute="height" multiplier="1:0""#,
    ] {
      let text = Design.document(
        subviews: Design.label("lab-el-001"), constraints: "<constraint \(attributes) id=\"bad\"/>")
      let notes = try Design.result(text).notes
      #expect(notes.map(\.kind) == [.constraint])
      #expect(notes.first?.message.hasPrefix("the constraint bad is left out") == true)
      #expect(try Design.lines(text).filter { $0.hasPrefix("constraints:") } == [])
    }
  }

  @Test("the size of an image that is not there hugs as much as other contents do")
  func missingImage() throws {
    func written(_ label: String) throws -> [String] {
      let image = """
        <imageView image="cover" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
        translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001"/>
        """
      let text = Design.document(subviews: image + Design.label("lab-el-001", label))
        .replacing(
          "</objects>",
          with: """
            </objects><resources><image name="cover" width="24" height="20"/></resources>
            """)
      return try Design.lines(text).filter { $0.contains("@25") || $0.contains("Hugging") }
    }
    #expect(
      try written("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"") == [
        "- width <= 24 @250  # the size of the image", "- height <= 20 @250",
      ])
    // The label hugs less than the image.
    #expect(
      try written("verticalHuggingPriority=\"251\"") == [
        "horizontalHuggingPriority: 251", "- width <= 24 @251  # the size of the image",
        "- height <= 20 @250",
      ])
  }

  @Test("a frame that is open names the constraint that is left out and on which it depends")
  func leftOutConstraints() throws {
    func constraint(_ first: String, _ side: String, _ second: String, _ id: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" \
      secondAttribute="\(side == "leading" ? "trailing" : side)" id="\(id)"/>
      """
    }
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-ol-l01">
      <rect key="frame" x="0" y="0" width="100" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="ins-id-e01"/></subviews></scrollView>
      """
    let text = Design.document(
      subviews: scroll + Design.label("first-0001", "userLabel=\"first\"")
        + Design.label("second-001", "userLabel=\"second\""),
      constraints: constraint("first-0001", "leading", "ins-id-e01", "k3")
        + constraint("second-001", "leading", "first-0001", "k4")
        + constraint("first-0001", "top", "scr-ol-l01", "k5"))
    let document = try Design.read(text)
    let cell = try CellImport(document.cells[0], in: document, options: ImportOptions())
    let line = try #require(document.cells.first).line
    func found(_ view: String, _ side: String) -> String? {
      cell.leftOutConstraint(for: OpenSide(view: view, side: side))?.id
    }
    #expect(found("first", "x") == "k3")
    #expect(found("second", "x") == "k3")
    #expect(found("second", "width") == "k3")
    #expect(found("first", "y") == nil)
    #expect(found("scrollView", "x") == nil)
    #expect(
      cell.leftOutConstraint(for: OpenSide(view: "first", side: "x")).map { $0.line > line } == true
    )
    let sides = ["x", "y"].map { OpenSide(view: "first", side: $0) }
    let lines = cell.scene(openSides: sides).scene.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.contains(
        "- left = superview + 16 @1  # depended on the constraint k3, which is left out;"
          + " the stored value is used")
    )
    #expect(
      lines.contains(
        "- top = superview + 12 @1  # no constraint in the file decides this; the stored value is used"
      ))
  }

  @Test("an image view whose image the app sets keeps its priorities, where nothing gives its size")
  func awaitedImage() throws {
    func written(_ label: String, _ constraints: String = "") throws -> [String] {
      let image = """
        <imageView horizontalHuggingPriority="251" verticalHuggingPriority="251" \
        horizontalCompressionResistancePriority="1000" \
        translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001"/>
        """
      let text = Design.document(
        subviews: image + Design.label("lab-el-001", label), constraints: constraints)
      return try Design.lines(text).filter { $0.contains("Priority") }
    }
    let width = """
      <constraint firstItem="ima-ge-001" firstAttribute="width" constant="20" id="c1"/>
      """
    let ratio = """
      <constraint firstItem="ima-ge-001" firstAttribute="width" secondItem="ima-ge-001" \
      secondAttribute="height" id="c2"/>
      """
    let image = [
      "horizontalHuggingPriority: 251", "verticalHuggingPriority: 251",
      "horizontalCompressionResistancePriority: 1000",
    ]
    #expect(try written("") == image)
    // As long as nothing has 250, 251 is the same.
    #expect(
      try written("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"") == [
        "horizontalCompressionResistancePriority: 1000"
      ])
    #expect(try written("", width) == ["verticalHuggingPriority: 251"])
    #expect(try written("", ratio) == image)
    #expect(try written("", width + ratio) == [])
  }

  @Test("a label keeps a priority that differs from that of an image view whose image the app sets")
  func awaitedTie() throws {
    let image = """
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001"/>
      """
    let label = Design.label("lab-el-001", "horizontalHuggingPriority=\"251\"")
    #expect(
      try Design.lines(Design.document(subviews: image + label)).filter { $0.contains("Priority") }
        == ["horizontalHuggingPriority: 251"])
  }

  @Test("what is not installed on a phone is left out, and what differs there is taken")
  func sizeClasses() throws {
    let constraint = """
      <constraint firstItem="lab-el-001" firstAttribute="width" constant="10" id="c1">
      <variation key="widthClass=compact" constant="20"/></constraint>
      <constraint firstItem="lab-el-001" firstAttribute="height" constant="30" id="c2"/>
      """
    let text = Design.document(subviews: Design.label("lab-el-001"), constraints: constraint)
      .replacingOccurrences(
        of: "</tableViewCellContentView>",
        with: """
          <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask>\
          </variation></tableViewCellContentView>
          """)
    #expect(
      try Design.lines(text).filter { $0.hasPrefix("- ") || $0.hasPrefix("labelWidth") } == [
        "- label: label", #"- { constraint: labelWidth, equation: "width = 20" }"#,
        "- when: horizontalSizeClass == regular", "labelWidth.constant: 10",
      ])
    #expect(
      try Design.result(text).notes.map(\.message) == [
        "a constraint that is not installed on a phone is left out"
      ])
  }
}
