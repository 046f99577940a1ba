import Drawing
import Foundation
import Testing

@testable import InterfaceBuilder

/// Documents for the tests, and their import.
enum Design {
  /// The fixture of a name.
  static func fixture(_ name: String) throws -> InterfaceBuilderDocument {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/InterfaceBuilder/\(name)")
    return try InterfaceBuilderDocument(Array(try Data(contentsOf: url)), file: name)
  }

  /// A document with one table cell.
  static func document(
    subviews: String = "", constraints: String = "", connections: String = "",
    cell: String = "", root: String = "useAutolayout=\"YES\" toolsVersion=\"22155\""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" \(root)>
      <objects>
        <tableViewCell reuseIdentifier="Row" id="row-aa-aaa" \(cell)>
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="con-te-nt1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints>
          </tableViewCellContentView>
          <connections>\(connections)</connections>
        </tableViewCell>
      </objects>
    </document>
    """
  }

  /// A label with an identifier, and more attributes and children.
  static func label(_ id: String, _ attributes: String = "", _ children: String = "") -> String {
    """
    <label text="Label" textAlignment="natural" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="16" y="12" width="42" height="20.5"/>\(children)</label>
    """
  }

  static func read(_ text: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(Array(text.utf8), file: "Row.xib")
  }

  /// The import of the first cell.
  static func result(
    _ text: String, for purpose: ScenePurpose = .scene, options: ImportOptions = ImportOptions()
  ) throws -> CellImport.Result {
    let document = try read(text)
    return try CellImport(try #require(document.cells.first), in: document, options: options)
      .scene(for: purpose)
  }

  /// The lines of the scene without indentation.
  static func lines(_ text: String, for purpose: ScenePurpose = .scene) throws -> [String] {
    try result(text, for: purpose).scene.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

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

@Suite("built-in styles")
struct BuiltInStyleTests {
  @Test("a table cell with a built-in style keeps it, with its labels")
  func subtitle() throws {
    let labels =
      Design.label(
        "ti-tl-e01", "lineBreakMode=\"tailTruncation\"",
        """
        <fontDescription key="fontDescription" type="system" pointSize="16"/>
        """)
      + Design.label(
        "de-ta-il1", "", "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>")
    let text = Design.document(
      subviews: labels,
      cell:
        "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"ti-tl-e01\" detailTextLabel=\"de-ta-il1\""
    )
    let document = try Design.read(text)
    let result = try CellImport(document.cells[0], in: document, options: ImportOptions()).scene()
    #expect(result.scene.contains("  style: subtitle\n"))
    #expect(result.scene.contains("  textLabel: { text: \"Label\", font: { systemFont: 16 }"))
    #expect(
      result.scene.contains("  detailTextLabel: { text: \"Label\", textColor: secondaryLabel"))
    #expect(!result.scene.contains("subviews:"))
    #expect(!result.notes.contains { $0.message.contains("built-in style") })
    // A layout of the stored frames would agree with itself only.
    let comparison = try CellImport(document.cells[0], in: document, options: ImportOptions())
      .comparison
    #expect(comparison.reason == .builtInStyle)
  }

  @Test("an image view of a built-in style that has no image is none, as in UIKit")
  func noImage() throws {
    let image = """
      <imageView id="ima-ge-001"><rect key="frame" x="16" y="12" width="20" height="20"/></imageView>
      """
    let text = Design.document(
      subviews: Design.label("ti-tl-e01") + image,
      cell:
        "style=\"IBUITableViewCellStyleDefault\" textLabel=\"ti-tl-e01\" imageView=\"ima-ge-001\"")
    let lines = try Design.lines(text)
    #expect(lines.contains("style: default"))
    #expect(!lines.contains { $0.contains("imageView") })
  }
}

@Suite("Cells of Interface Builder's files as scenes")
struct ImportTests {
  @Test("a cell becomes the scene that a person would write")
  func wholeCell() throws {
    let document = try Design.fixture("EpisodeCell.xib")
    let cell = try #require(document.cells.first)
    #expect(cell.identifiers == ["Episode", "EpisodeCell", "epi-so-de1"])
    let result = try CellImport(cell, in: document, options: ImportOptions()).scene()
    #expect(
      result.scene == """
        # From EpisodeCell.xib, line 11, by "cellophane import".
        # a constraint that Xcode removes when it builds the app is left out
        # the app's class EpisodeCell may change this part
        # 1 gesture, segue or action without a look is left out
        cellophane: 1
        title: "Episode"

        colors:  # as the file has them: for light appearance only
          Placeholder: "#E6E6EB"

        cell:
          class: UITableViewCell
          selectionStyle: none
          contentView:
            clipsToBounds: true
            directionalLayoutMargins: { top: 11, leading: 16, bottom: 11, trailing: 16 }  # as the stored frames show
            subviews:
              - imageView: artwork
                systemImage: nil  # the app sets the image
                contentMode: scaleAspectFill
                backgroundColor: Placeholder
                clipsToBounds: true
                cornerRadius: 8
                constraints:
                  - leading = superview.leadingMargin
                  - centerY = superview
                  - width = 64
                  - width = height
              - stackView: stackView
                axis: vertical
                spacing: 4
                constraints:
                  - { constraint: textsLeading, equation: "leading = artwork.trailing + 12" }
                  - centerY = superview
                arrangedSubviews:
                  - label: titleLabel
                    text: "The Long Way Home"
                    font: headline
                    horizontalHuggingPriority: 251
                    verticalHuggingPriority: 251
                  # the font Montserrat-SemiBold is not in the scene; the system font of 14 points, semibold
                  - label: durationLabel
                    text: "{{42}} min"
                    font: { systemFont: 14, weight: semibold }
                    textColor: secondaryLabel
                    horizontalHuggingPriority: 251
                    verticalHuggingPriority: 251
              # the app's class PlayButton may look different; here it is a plain button
              - button: playButton
                buttonType: system
                title: "Play"
                constraints:
                  - leading = stackView.trailing + 12
                  - trailing = superview.trailingMargin
                  - centerY = superview
                  - size = 32
              - slider: slider
                value: 0.5
                constraints:
                  - leading = stackView
                  - trailing = stackView
                  - bottom = superview - 5

        rules:
          - when: highlighted or selected
            titleLabel.textColor: systemBlue

        collectionView:
          frame: { width: 375, height: 88 }
          flowLayout: { itemSize: { width: 375, height: 88 }, minimumLineSpacing: 0 }
          items: 1

        """)
    #expect(
      result.notes.map { "\($0.line) \($0.kind.rawValue) \($0.view)" } == [
        "11 customClass cell", "11 connection ", "42 substitute durationLabel",
        "48 customClass playButton", "71 constraint contentView",
      ])
    #expect(result.notes.count { $0.isLeftOut } == 2)
  }

  @Test("a prototype keeps its collection view's layout, and a reusable view becomes a cell")
  func storyboard() throws {
    let document = try Design.fixture("Shelf.storyboard")
    #expect(document.cells.map(\.bestIdentifier) == ["Book", "Header"])
    #expect(document.scale == 3)
    let scenes = try document.cells.map {
      try CellImport($0, in: document, options: ImportOptions()).scene().scene
    }
    #expect(
      scenes[0].contains(
        """
        collectionView:
          frame: { width: 393, height: 216 }
          backgroundColor: systemGroupedBackground
          flowLayout:
            itemSize: { width: 160, height: 200 }
            minimumLineSpacing: 12
            sectionInset: { top: 8, left: 16, bottom: 8, right: 16 }
          items: 1
        """))
    #expect(scenes[0].contains("width = 1.333333 * height"))
    #expect(scenes[0].contains(#"text: "A Book With\nTwo Lines""#))
    #expect(scenes[1].contains("label: label\n"))
    #expect(scenes[1].contains("leading = superview + 16\n"))
  }

  @Test("a table cell keeps the insets of its separator")
  func separatorInset() throws {
    let inset = "<inset key=\"separatorInset\" minX=\"60\" minY=\"0.0\" maxX=\"16\" maxY=\"0.0\"/>"
    let text = Design.document().replacing("<connections>", with: inset + "<connections>")
    #expect(
      try Design.lines(text).contains(
        "separatorInset: { top: 0, left: 60, bottom: 0, right: 16 }"))
    #expect(try Design.result(text).notes.isEmpty)
  }

  @Test("two imports give the same bytes")
  func deterministic() throws {
    for name in ["EpisodeCell.xib", "Shelf.storyboard"] {
      let results = try (0..<2).map { _ in
        let document = try Design.fixture(name)
        return try document.cells.map {
          try CellImport($0, in: document, options: ImportOptions()).scene().scene
        }
      }
      #expect(results[0] == results[1])
    }
  }
}

@Suite("The names of imported views")
struct ImportNameTests {
  private func names(_ subviews: String, connections: String = "") throws -> [String] {
    try Design.lines(Design.document(subviews: subviews, connections: connections))
      .filter { $0.hasPrefix("- label: ") }.map { String($0.dropFirst("- label: ".count)) }
  }

  @Test("outlets come before labels, and labels before kinds")
  func order() throws {
    let views =
      Design.label("aaa-aa-001", "userLabel=\"Payment Method!\"")
      + Design.label("aaa-aa-002", "userLabel=\"Other\"") + Design.label("aaa-aa-003")
      + Design.label("aaa-aa-004", "userLabel=\"价格\"")
    let outlet = "<outlet property=\"titleLabel\" destination=\"aaa-aa-002\" id=\"o1\"/>"
    #expect(
      try names(views, connections: outlet) == [
        "paymentMethod", "titleLabel", "label", "label_aaa",
      ])
  }

  @Test("a view that is added anywhere but in front renames no other")
  func stable() throws {
    let views = ["xaa-aa-001", "yaa-aa-002", "zaa-aa-003"].map { Design.label($0) }
    #expect(try names(views.joined()) == ["label", "label_yaa", "label_zaa"])
    for place in 1...3 {
      var more = views
      more.insert(Design.label("new-aa-004"), at: place)
      let kept = try names(more.joined()).filter { $0 != "label_new" }
      #expect(kept == ["label", "label_yaa", "label_zaa"])
    }
  }

  @Test("words with a meaning are not taken")
  func reserved() throws {
    for (property, name) in [
      ("contentView", "contentViewView"), ("top", "topView"), ("selected", "selectedView"),
    ] {
      let outlet = "<outlet property=\"\(property)\" destination=\"aaa-aa-001\" id=\"o1\"/>"
      #expect(try names(Design.label("aaa-aa-001"), connections: outlet) == [name])
    }
  }
}

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
