import Drawing
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Imported values")
struct ImportedValueTests {
  /// The lines of a label with children.
  private func label(_ children: String, _ attributes: String = "") throws -> [String] {
    try Design.lines(
      Design.document(subviews: Design.label("lab-el-001", attributes, children)))
  }

  @Test(
    "colours",
    arguments: [
      (#"white="1" alpha="1" colorSpace="calibratedWhite""#, "white"),
      (#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#, "clear"),
      (
        #"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        "\"#FF8000\""
      ),
      (#"red="0" green="0" blue="0" alpha="0.5" colorSpace="calibratedRGB""#, "\"#00000080\""),
      // Display P3 red lies outside of sRGB.
      (
        #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
        "\"#FF0000\""
      ),
      // The name wins over the numbers beside it.
      (
        #"systemColor="secondaryLabelColor" red="0.9" green="0" blue="0" alpha="1""#,
        "secondaryLabel"
      ),
      (#"cocoaTouchSystemColor="darkTextColor""#, "darkText"),
      (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "systemGroupedBackground"),
    ])
  func colors(_ attributes: String, _ text: String) throws {
    #expect(try label("<color key=\"textColor\" \(attributes)/>").contains("textColor: \(text)"))
  }

  @Test(
    "fonts",
    arguments: [
      (#"type="system" pointSize="17""#, nil),
      // The stored frames of such labels are those of 12 points.
      (#"type="system" pointSize="0.0""#, "{ systemFont: 12 }"),
      (#"type="system" pointSize="15""#, "{ systemFont: 15 }"),
      (#"type="boldSystem" pointSize="13""#, "{ systemFont: 13, weight: bold }"),
      (
        #"type="system" weight="ultraLight" pointSize="20""#,
        "{ systemFont: 20, weight: ultraLight }"
      ),
      (#"style="UICTFontTextStyleTitle0""#, "largeTitle"),
      (#"style="UICTFontTextStyleSubhead""#, "subheadline"),
      (
        #"name="Roboto-SemiBold" family="Roboto" pointSize="12""#,
        "{ systemFont: 12, weight: semibold }"
      ),
      (#"name="Papyrus" family="Papyrus" pointSize="17""#, "{ systemFont: 17 }"),
      (#"name=".SFUIText-Bold" pointSize="17""#, "{ systemFont: 17, weight: bold }"),
      (#"name=".SFUIDisplay-Semibold" pointSize="20""#, "{ systemFont: 20, weight: semibold }"),
      (#"name=".HelveticaNeueInterface-Bold" pointSize="15""#, "{ systemFont: 15, weight: bold }"),
      (#"name=".SFUI-RegularItalic" pointSize="17""#, "{ systemFont: 17, italic: true }"),
      (
        #"name=".SFUIRounded-Heavy" pointSize="17""#,
        "{ systemFont: 17, weight: heavy, design: rounded }"
      ),
      (#"name=".AppleSystemUIFontBold" pointSize="17""#, "{ systemFont: 17, weight: bold }"),
      (#"name=".AppleSystemUIFont" pointSize="17""#, nil),
      (#"name=".SFUIText" pointSize="13""#, "{ systemFont: 13 }"),
    ] as [(String, String?)])
  func fonts(_ attributes: String, _ text: String?) throws {
    let lines = try label("<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(lines.filter { $0.hasPrefix("font: ") } == (text.map { ["font: \($0)"] } ?? []))
  }

  @Test("a label without textAlignment is left-aligned, and one that shrinks does so here, too")
  func label() throws {
    let element = """
      <label text="A" minimumFontSize="8" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
      """
    let result = try Design.result(Design.document(subviews: element))
    #expect(result.scene.contains("textAlignment: left\n"))
    #expect(result.scene.contains("adjustsFontSizeToFitWidth: true\n"))
    #expect(result.scene.contains("minimumScaleFactor: 0.471\n"))
    #expect(result.notes.isEmpty)
  }

  @Test("the insets of an older button's title and image come in, also below 0")
  func edgeInsets() throws {
    let lines = try Design.lines(
      Design.document(
        subviews: """
          <button buttonType="system" id="but-to-n01">
            <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
            <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
            <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            <state key="normal" title="Play"/>
          </button>
          """))
    #expect(lines.contains("titleEdgeInsets: { top: 0, left: 8, bottom: 0, right: -8 }"))
    #expect(!lines.contains { $0.hasPrefix("imageEdgeInsets") })
  }

  @Test("texts in children, in base 64 and in another language")
  func texts() throws {
    #expect(try label("<string key=\"text\">a\nb</string>").contains(#"text: "Label""#))
    let child = """
      <label id="l"><string key="text" base64-UTF8="YES">w7wg4oKs</string></label>
      """
    #expect(try Design.lines(Design.document(subviews: child)).contains(#"text: "ü €""#))
    var options = ImportOptions()
    options.strings = ["lab-el-001.text": "Beschriftung"]
    let text = Design.document(subviews: Design.label("lab-el-001"))
    #expect(try Design.result(text, options: options).scene.contains(#"text: "Beschriftung""#))
  }

  @Test("paths of images are relative to the scene")
  func paths() {
    for (path, folder, expected) in [
      ("/a/b/Assets.xcassets", "/a/b", "Assets.xcassets"),
      ("/a/b/Assets.xcassets", "/a/c/d", "../../b/Assets.xcassets"), ("/a", "/a", "."),
    ] { #expect(ProjectAssets.path(of: path, from: folder) == expected) }
  }
}

@Suite("Frames compared with the stored ones")
struct FrameComparisonTests {
  private func comparison(_ text: String) throws -> FrameComparison {
    let document = try Design.read(text)
    return try CellImport(document.cells[0], in: document, options: ImportOptions()).comparison
  }

  @Test("a difference is named with its size, in points")
  func differences() throws {
    let comparison = try comparison(Design.document(subviews: Design.label("lab-el-001")))
    #expect(comparison.count == 1)
    #expect(comparison.tolerance == 0.5)
    #expect(comparison.differences(from: ["label": Rect(16, 12.5, 42, 20)]).isEmpty)
    let found = comparison.differences(from: ["label": Rect(16, 12, 40, 20.5)])
    #expect(found.map(\.words) == ["2.0 pt narrower"])
    #expect(found.map(\.cause) == [.layout])
  }

  @Test("a switch is compared by its alignment rectangle, two points narrower than its frame")
  func alignment() throws {
    let element = """
      <switch id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="255" y="6" width="51" height="31"/></switch>
      """
    let comparison = try comparison(Design.document(subviews: element))
    #expect(comparison.differences(from: ["switchControl": Rect(255, 6, 49, 31)]).isEmpty)
  }

  @Test("stale, ambiguous and invented frames have different reasons")
  func causes() throws {
    let stale = try comparison(
      Design.document(subviews: Design.label("lab-el-001", "misplaced=\"YES\"")))
    #expect(stale.staleCount == 1)
    #expect(stale.count == 0)
    let ambiguous = try comparison(
      Design.document(subviews: Design.label("lab-el-001", "ambiguous=\"YES\"")))
    #expect(ambiguous.reason == .ambiguous)
    let own = """
      <view id="v" customClass="Rating" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="240" height="128"/></view>
      """
    let link = """
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="v"
      secondAttribute="trailing" id="c"/>
      """
    let invented = try comparison(
      Design.document(subviews: own + Design.label("lab-el-001"), constraints: link))
    let found = invented.differences(from: ["view": .zero, "label": .zero])
    #expect(found.map(\.cause) == [.canvas, .canvas])
  }

  @Test("the canvas keeps the place of a stopped spinner in a stack, which a running cell does not")
  func hiddenSpinner() throws {
    func causes(_ attributes: String) throws -> [FrameComparison.Cause] {
      let stack = """
        <stackView spacing="5" id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="12" width="63" height="20.5"/><subviews>
        <activityIndicatorView \(attributes) id="a">
        <rect key="frame" x="0" y="0" width="16" height="16"/></activityIndicatorView>
        <label text="Label" id="l"><rect key="frame" x="21" y="0" width="42" height="20.5"/></label>
        </subviews></stackView>
        """
      return try comparison(Design.document(subviews: stack))
        .differences(from: ["label": Rect(0, 0, 42, 20.5)]).map(\.cause)
    }
    #expect(try causes("hidden=\"YES\" hidesWhenStopped=\"YES\"") == [.canvas])
    #expect(try causes("hidesWhenStopped=\"YES\"") == [.canvas])
    #expect(try causes("hidesWhenStopped=\"YES\" animating=\"YES\"") == [.layout])
    #expect(try causes("hidden=\"YES\"") == [.layout])
  }

  @Test("files of Xcode 8 and before keep whole points")
  func tolerance() throws {
    let old = "useAutolayout=\"YES\" toolsVersion=\"11762\""
    #expect(try comparison(Design.document(root: old)).tolerance == 1.01)
  }

  @Test(
    "margins with left and right, and those with leading and trailing, are two properties",
    arguments: [
      (
        "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
        "layoutMargins: { top: 1, left: 2, bottom: 3, right: 4 }"
      ),
      (
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\""
          + " trailing=\"4\"/>",
        "directionalLayoutMargins: { top: 1, leading: 2, bottom: 3, trailing: 4 }"
      ),
    ])
  func margins(insets: String, line: String) throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      <rect key="frame" x="0" y="0" width="290" height="63"/>\(insets)\
      <subviews>\(Design.label("lab-el-001"))</subviews></stackView>
      """
    #expect(try Design.lines(Design.document(subviews: stack)).contains(line))
  }
}

@Suite("Margins of imported table cells")
struct ImportedMarginTests {
  private static let keeps = "preservesSuperviewLayoutMargins=\"YES\""
  private static let wideInsets =
    "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"30\"/>"

  /// The lines of a cell with a label that stays inside the margins, so that its frame does not show them.
  private func lines(
    _ size: Size = Size(320, 44), cell: String = "", content: String = "", insets: String = "",
    width: Double = 320, tools: Int = 22155, subviews: String = Design.label("lab-el-001"),
    owner: String = "con-te-nt1", for purpose: ScenePurpose = .scene
  ) throws -> [String] {
    try Design.lines(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" toolsVersion="\(tools)"><objects>
      <tableViewCell reuseIdentifier="Row" id="row-aa-aaa" \(cell)>
      <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-nt1" \(content)>
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <subviews>\(subviews)</subviews>
      <constraints><constraint firstItem="lab-el-001" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="\(owner)" secondAttribute="leadingMargin" id="c1"/></constraints>
      </tableViewCellContentView>\(insets)</tableViewCell></objects></document>
      """, for: purpose)
  }

  private func margins(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("ayoutMargins: ") }
  }

  @Test("a content view has those of the cell less its distance, and a row 11 below as above")
  func distances() throws {
    let usual = "directionalLayoutMargins: { top: 11, leading: 16, bottom: 11, trailing: 16 }"
    #expect(try margins(lines()) == [usual + "  # as the stored frames show"])
    // The separator is between the cells.
    #expect(
      try margins(lines(Size(320, 43.5))) == [usual + "  # as the stored frames show"])
    #expect(
      try margins(lines(Size(320, 43.5), for: .structure)) == [
        "directionalLayoutMargins: { top: 11, leading: 16, bottom: 10.5, trailing: 16 }"
      ])
    // Beside an accessory.
    #expect(
      try margins(lines(Size(293.5, 44), for: .structure)) == [
        "directionalLayoutMargins: { top: 11, leading: 16, bottom: 11, trailing: 8 }"
      ])
    #expect(
      try margins(lines(tools: 11762)) == [
        "directionalLayoutMargins: 8  # as the stored frames show"
      ])
  }

  @Test("at 414 points a cell that takes over those of the table has 20 at the sides")
  func wide() throws {
    let lines = try lines(Size(414, 44), cell: Self.keeps, content: Self.keeps, width: 414)
    #expect(
      margins(lines) == [
        "directionalLayoutMargins: { top: 11, leading: 20, bottom: 11, trailing: 20 }"
          + "  # as the stored frames show"
      ])
    let own = try self.lines(Size(414, 44), width: 414)
    #expect(margins(own)[0].contains("leading: 16"))
  }

  @Test("a content view that keeps the cell's has the larger of both at each side")
  func larger() throws {
    let kept = try lines(content: Self.keeps, insets: Self.wideInsets)
    #expect(
      margins(kept) == [
        "layoutMargins: { top: 11, left: 30, bottom: 11, right: 30 }  # inside those of the cell"
      ])
    let checked = try lines(content: Self.keeps, insets: Self.wideInsets, for: .structure)
    #expect(margins(checked) == ["layoutMargins: { top: 11, left: 30, bottom: 11, right: 30 }"])
    let own = try lines(insets: Self.wideInsets)
    #expect(margins(own)[0].contains("leading: 16"))
  }

  @Test("a view with margins of its own keeps those of the content view, which are written, too")
  func nested() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card-aa-01" \(Self.keeps)>
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(Design.label("lab-el-001"))</subviews>
      <edgeInsets key="layoutMargins" top="4" left="4" bottom="4" right="4"/></view>
      """
    for purpose in [ScenePurpose.scene, .structure] {
      let lines = try lines(subviews: view, owner: "card-aa-01", for: purpose)
      let found = margins(lines)
      #expect(found.count == 3)
      #expect(found.first?.hasPrefix("directionalLayoutMargins: { top: 11, leading: 16") ?? false)
      #expect(
        Array(found.dropFirst()) == ["layoutMargins: 4", "preservesSuperviewLayoutMargins: true"])
    }
  }
}
