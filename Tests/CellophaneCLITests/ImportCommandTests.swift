import Foundation
import Testing

@Suite("cellophane import")
struct ImportCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder(named: "import")
    for name in ["EpisodeCell.xib", "Shelf.storyboard"] {
      try folder.write(try Self.fixture(name), to: name)
    }
    try folder.write("", to: "Package.swift")
  }

  private static func fixture(_ name: String) throws -> String {
    try String(
      contentsOf: Program.package.appendingPathComponent("Fixtures/InterfaceBuilder/\(name)"),
      encoding: .utf8)
  }

  @Test("a scene can be drawn at once, and omitted parts are listed with their lines")
  func scene() async throws {
    let outcome = try await cellophane(
      "import", "EpisodeCell.xib", "-o", "Scenes/episode.cell.yaml", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(
      lines.last == "import: Episode: 6 views, 14 of 15 constraints; 2 things left out")
    let check = try await cellophane("check", "Scenes/episode.cell.yaml", in: folder)
    #expect(check.status == 0)
    let again = try await cellophane("import", "EpisodeCell.xib", in: folder)
    #expect(again.text == (try folder.text("Scenes/episode.cell.yaml")))
    let files = try folder.files()
    let printed = try await cellophane("import", "EpisodeCell.xib", "-o", "-", in: folder)
    #expect(try printed.text == again.text && folder.files() == files)
    let both = try await cellophane("import", "EpisodeCell.xib", "--check", "-o", "-", in: folder)
    #expect(both.status == 64 && both.text.isEmpty)
    let strict = try await cellophane("import", "EpisodeCell.xib", "--strict", in: folder)
    #expect(strict.status == 1)
  }

  @Test("--check compares with the frames in the file, and finds one that was moved")
  func check() async throws {
    let right = try await cellophane("import", "EpisodeCell.xib", "--check", in: folder)
    #expect(right.status == 0)
    #expect(right.text.hasPrefix("EpisodeCell.xib: Episode: 6 of 6 frames as in the file"))
    let moved = try Self.fixture("EpisodeCell.xib")
      .replacing(
        #"secondAttribute="trailing" constant="12" id="c03"#,
        with: #"secondAttribute="trailing" constant="14" id="c03"#)
    try folder.write(moved, to: "Moved.xib")
    let wrong = try await cellophane("import", "Moved.xib", "--check", in: folder)
    #expect(wrong.status == 1)
    #expect(
      wrong.text.hasPrefix(
        "Moved.xib: Episode: 2 of 6 frames as in the file; `stackView` 2.0 pt narrower (layout)"))
  }

  @Test("a frame that the constraints do not determine is reported, without a failure")
  func open() async throws {
    // Nothing decides the height of a spacer in the middle of a stack: Apple's engine chose 30 points, ours chooses 0.
    func edge(_ side: String) -> String {
      """
      <constraint firstItem="sta-ck-001" firstAttribute="\(side)" secondItem="con-te-nt1" \
      secondAttribute="\(side)" id="\(side)"/>
      """
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" toolsVersion="22155"><objects>
      <tableViewCell reuseIdentifier="Row" id="row-aa-aaa">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-nt1">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>
      <label text="Label" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-001">
      <rect key="frame" x="0" y="12" width="308" height="20"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-001" userLabel="spacer">
      <rect key="frame" x="308" y="7" width="12" height="30"/>
      <constraints><constraint firstAttribute="width" constant="12" id="c1"/></constraints></view>
      </subviews></stackView></subviews>
      <constraints>\(["leading", "trailing", "top", "bottom"].map(edge).joined())</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """, to: "Open.xib")
    let outcome = try await cellophane("import", "Open.xib", "--check", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.text
        == "Open.xib: Row: 2 of 3 frames as in the file; `spacer` 30.0 pt lower in height (open)\n")
  }

  @Test("an ambiguity because of a constraint that is left out is reported with its line")
  func leftOutConstraint() async throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" toolsVersion="22155"><objects>
      <collectionViewCell reuseIdentifier="Row" id="row-aa-aaa">
      <rect key="frame" x="0" y="0" width="300" height="60"/>
      <view key="contentView" id="con-te-nt1"><rect key="frame" x="0" y="0" width="300" height="60"/>
      <subviews><scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scr-ol-l01">
      <rect key="frame" x="0" y="0" width="200" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="ins-id-e01"/></subviews></scrollView>
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-n01" userLabel="go">
      <rect key="frame" x="200" y="0" width="80" height="60"/><state key="normal" title="Go"/></button>
      </subviews><constraints>
      <constraint firstItem="but-to-n01" firstAttribute="leading" secondItem="ins-id-e01" \
      secondAttribute="trailing" id="k3"/>
      <constraint firstItem="but-to-n01" firstAttribute="centerY" secondItem="con-te-nt1" \
      secondAttribute="centerY" id="k5"/>
      </constraints></view></collectionViewCell></objects></document>
      """, to: "Lost.xib")
    let outcome = try await cellophane("import", "Lost.xib", "-o", "lost.cell.yaml", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "Lost.xib:11: note: go: its x depended on the constraint k3, which is left out;"
          + " the stored value is used\n"))
    #expect(!outcome.errors.contains("no constraint decides"))
  }

  @Test("--check compares the baselines of labels, buttons and text fields without a text")
  func baselines() async throws {
    func label(_ id: String, _ size: Int, _ frame: String) -> String {
      """
      <label text="Label" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" \(frame)/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" toolsVersion="22155"><objects>
      <tableViewCell reuseIdentifier="Row" id="row-aa-aaa">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-nt1">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>
      \(label("name-la-01", 17, #"x="16" y="10.5" width="42" height="20.5""#))
      <textField borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-001">
      <rect key="frame" x="66" y="5" width="97" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      <stackView alignment="firstBaseline" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      <rect key="frame" x="180" y="5" width="100" height="24"/><subviews>
      \(label("big-la-001", 20, #"x="0" y="0" width="50" height="24""#))
      \(label("small-la-1", 12, #"x="50" y="7.5" width="50" height="14.5""#))
      </subviews></stackView>
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-n01">
      <rect key="frame" x="290" y="5.5" width="30" height="28"/>
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      <state key="normal" title="All"/></button></subviews>
      <constraints>
      <constraint firstItem="name-la-01" firstAttribute="leading" secondItem="con-te-nt1" secondAttribute="leading" \
      constant="16" id="c1"/>
      <constraint firstItem="name-la-01" firstAttribute="firstBaseline" secondItem="fie-ld-001" \
      secondAttribute="firstBaseline" id="c2"/>
      <constraint firstItem="fie-ld-001" firstAttribute="leading" secondItem="name-la-01" secondAttribute="trailing" \
      constant="8" id="c3"/>
      <constraint firstItem="fie-ld-001" firstAttribute="centerY" secondItem="con-te-nt1" secondAttribute="centerY" \
      id="c4"/>
      <constraint firstItem="sta-ck-001" firstAttribute="leading" secondItem="con-te-nt1" secondAttribute="leading" \
      constant="180" id="c5"/>
      <constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="con-te-nt1" secondAttribute="top" \
      constant="5" id="c6"/>
      <constraint firstItem="but-to-n01" firstAttribute="leading" secondItem="sta-ck-001" secondAttribute="trailing" \
      constant="10" id="c7"/>
      <constraint firstItem="but-to-n01" firstAttribute="firstBaseline" secondItem="sta-ck-001" \
      secondAttribute="firstBaseline" id="c8"/>
      </constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """, to: "Baselines.xib")
    let outcome = try await cellophane("import", "Baselines.xib", "--check", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("Baselines.xib: Row: 6 of 6 frames as in the file"))
  }

  @Test("A file that does not exist is named as it was written")
  func missingFile() async throws {
    let outcome = try await cellophane("import", "Views/None.xib", in: folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: cannot read Views/None.xib: No such file or directory\n")
  }

  @Test("a project that is not a folder, or does not contain the file, is an error")
  func projects() async throws {
    let none = try await cellophane("import", "EpisodeCell.xib", "--project", "none", in: folder)
    #expect(none.status == 66)
    #expect(
      none.errors == "error: there is no folder none; write the project's folder after"
        + " --project\n")
    try folder.write("", to: "Other/readme.md")
    let other = try await cellophane("import", "EpisodeCell.xib", "--project", "Other", in: folder)
    #expect(other.status == 64)
    #expect(
      other.errors == "error: EpisodeCell.xib is not in the project Other; write a folder"
        + " that contains it after --project\n")
  }

  @Test("one of several cells, or all of them into a folder")
  func severalCells() async throws {
    let list = try await cellophane("import", "Shelf.storyboard", "--list", in: folder)
    #expect(
      list.lines == [
        "Shelf.storyboard:18: collectionViewCell Book",
        "Shelf.storyboard:57: collectionReusableView Header",
      ])
    let everywhere = try await cellophane("import", ".", "--list", in: folder)
    #expect(everywhere.lines.count == 3)
    #expect(everywhere.lines[0].hasPrefix("./EpisodeCell.xib:"))
    #expect(everywhere.errors == "2 files, 0 of them without a cell\n")
    let none = try await cellophane("import", "Shelf.storyboard", "-o", "x.cell.yaml", in: folder)
    #expect(none.status == 64)
    #expect(none.errors.contains("Shelf.storyboard has 2 cells; choose one with --cell"))
    // A check of all cells writes none, so that they do not overwrite each other.
    let checked = try await cellophane(
      "import", "Shelf.storyboard", "--check", "-o", "x.cell.yaml", in: folder)
    #expect(checked.status == 64 && checked.errors == none.errors)
    let other = try await cellophane("import", "Shelf.storyboard", "--cell", "Boo", in: folder)
    #expect(other.status == 64)
    #expect(
      other.errors == "error: Shelf.storyboard has no cell \"Boo\"; did you mean \"Book\"?\n")
    let all = try await cellophane(
      "import", "Shelf.storyboard", "-o", "Scenes/", "--json", in: folder)
    #expect(all.status == 0)
    #expect(all.lines.count == 2)
    for (line, name) in zip(all.lines, ["Book", "Header"]) {
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(report["scene"] as? String == "Scenes/\(name).cell.yaml")
      #expect(report["drawn"] as? Bool == true)
    }
  }

  @Test("Swift source is not imported, and the message names the recorder")
  func swiftSource() async throws {
    try folder.write("import UIKit\n", to: "Sources/EpisodeCell.swift")
    let file = try await cellophane("import", "Sources/EpisodeCell.swift", in: folder)
    #expect(file.status == 65)
    #expect(
      file.errors == """
        error: Sources/EpisodeCell.swift: Swift source is not imported, only Interface Builder's files are; \
        record a running cell with "cellophane recorder", and import the capture

        """)
    let none = try await cellophane("import", "Sources", "--list", in: folder)
    #expect(none.status == 0)
    #expect(
      none.errors == """
        0 files, 0 of them without a cell
        note: cells that are built in Swift code are not listed; record a running cell with \
        "cellophane recorder", and import the capture

        """)
    let some = try await cellophane("import", ".", "--list", in: folder)
    #expect(some.errors == "2 files, 0 of them without a cell\n")
    #expect(try await cellophane("import", "None.swift", in: folder).status == 66)
  }

  @Test("a file that cannot be imported is one located error, and nothing is written")
  func refusal() async throws {
    let broken = try Self.fixture("EpisodeCell.xib").replacing("</subviews>", with: "</subview>")
    for (text, message) in [
      (broken, "mismatched tag"), ("<archive/>", "Xcode 4 or earlier"), ("", "no element found"),
    ] {
      try folder.write(text, to: "Bad.xib")
      let outcome = try await cellophane("import", "Bad.xib", "-o", "bad.cell.yaml", in: folder)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains(#/^Bad\.xib:[0-9:]+ error: /#))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.errors.contains(message))
      #expect(!FileManager.default.fileExists(atPath: folder.file("bad.cell.yaml").path))
    }
    #expect(try await cellophane("import", "None.xib", in: folder).status == 66)
    let onto = try await cellophane(
      "import", "EpisodeCell.xib", "-o", "EpisodeCell.xib", in: folder)
    #expect(onto.status == 64)
    #expect(try folder.text("EpisodeCell.xib") == Self.fixture("EpisodeCell.xib"))
  }

  @Test("colours come from the project's catalogues only")
  func assets() async throws {
    let color = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }] }
      """
    let set = "Placeholder.colorset/Contents.json"
    try folder.write("", to: "App/Package.swift")
    try folder.write(try Self.fixture("EpisodeCell.xib"), to: "App/Cells/EpisodeCell.xib")
    try folder.write(color, to: "Other/Colors.xcassets/\(set)")
    let without = try await cellophane("import", "App/Cells/EpisodeCell.xib", in: folder)
    #expect(without.text.contains("Placeholder: \"#E6E6EB\""))
    try folder.write(color, to: "App/Resources/Colors.xcassets/\(set)")
    let path = "App/Scenes/episode.cell.yaml"
    let with = try await cellophane(
      "import", "App/Cells/EpisodeCell.xib", "-o", path, in: folder)
    #expect(with.status == 0)
    let scene = try folder.text(path)
    #expect(scene.contains("assets: [\"../Resources/Colors.xcassets\"]"))
    #expect(scene.contains("backgroundColor: Placeholder\n"))
    #expect(!scene.contains("colors:"))
    #expect(try await cellophane("check", path, in: folder).status == 0)
  }

  @Test("an image that cannot be shown is left out with its size, and the scene is drawn")
  func unusableImage() async throws {
    let image = """
      <imageView image="Cover" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
      <rect key="frame" x="16" y="12" width="24" height="20"/></imageView>
      """
    let design = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" toolsVersion="22155"><objects>
      <tableViewCell reuseIdentifier="Row" id="row-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-nt1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews>\(image)</subviews><constraints>
      <constraint firstItem="ima-ge-001" firstAttribute="leading" secondItem="con-te-nt1" \
      secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="ima-ge-001" firstAttribute="top" secondItem="con-te-nt1" \
      secondAttribute="top" constant="12" id="c2"/>
      </constraints></tableViewCellContentView></tableViewCell></objects>
      <resources><image name="Cover" width="24" height="20"/></resources></document>
      """
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="20">
      <rect width="24" height="20" filter="url(#shadow)"/></svg>
      """
    try folder.write(design, to: "Cells/Row.xib")
    try folder.write(drawing, to: "Images/Cover.svg")
    let outcome = try await cellophane(
      "import", "Cells/Row.xib", "-o", "Scenes/row.cell.yaml", in: folder)
    #expect(outcome.status == 0)
    let message = """
      the image "Cover" cannot be shown: Cover.svg:2: filter="url(#shadow)" is not supported and ignored; \
      simplify it or export it as PNG; its size was 24 × 20 pt
      """
    #expect(outcome.errors.contains("imageView: \(message)\n"))
    #expect(outcome.errors.hasSuffix("; 1 thing left out\n"))
    let scene = try folder.text("Scenes/row.cell.yaml")
    #expect(scene.contains("# \(message)\n"))
    #expect(scene.contains("systemImage: nil\n") && scene.contains("- width <= 24 @250"))
    #expect(!scene.contains("assets:"))
    #expect(try await cellophane("check", "Scenes/row.cell.yaml", in: folder).status == 0)
  }

  @Test(
    "fonts come from the nearest files of the project, and a file that no Info.plist lists is reported"
  )
  func fonts() async throws {
    let design = try Self.fixture("EpisodeCell.xib")
      .replacing("Montserrat-SemiBold", with: "Quicksand-Bold")
      .replacing("family=\"Montserrat\"", with: "family=\"Quicksand\"")
    try folder.write(design, to: "App/Cells/EpisodeCell.xib")
    try folder.write("", to: "App/Package.swift")
    let font = try Data(
      contentsOf: Program.package.appendingPathComponent("Fixtures/Fonts/Quicksand-Bold.ttf"))
    try folder.write([UInt8](font), to: "Other/Quicksand-Bold.ttf")
    let outside = try await cellophane("import", "App/Cells/EpisodeCell.xib", in: folder)
    #expect(outside.text.contains("the font Quicksand-Bold is not among the project's files"))
    #expect(!outside.text.contains("fontFiles"))

    try folder.write([UInt8](font), to: "App/Archive/Fonts/Quicksand-Bold.ttf")
    try folder.write([UInt8](font), to: "App/Cells/Quicksand-Bold.ttf")
    try folder.write("no font", to: "App/Cells/Broken.otf")
    let path = "App/Scenes/episode.cell.yaml"
    let unlisted = try await cellophane(
      "import", "App/Cells/EpisodeCell.xib", "-o", path, "--check", in: folder)
    #expect(unlisted.status == 0)
    #expect(
      unlisted.errors.contains(
        "EpisodeCell.xib:42: note: durationLabel: no Info.plist of the project lists Quicksand-Bold.ttf under UIAppFonts"
      ))
    #expect(unlisted.errors.contains("; 1 thing left out\n"))
    let scene = try folder.text(path)
    #expect(scene.contains("fontFiles: [\"../Cells/Quicksand-Bold.ttf\"]\n"))
    #expect(scene.contains("font: { name: Quicksand-Bold, size: 14 }\n"))
    #expect(try await cellophane("check", path, in: folder).status == 0)

    try folder.write(
      "<key>UIAppFonts</key><array><string>Fonts/Quicksand-Bold.ttf</string></array>",
      to: "App/Info.plist")
    let listed = try await cellophane("import", "App/Cells/EpisodeCell.xib", in: folder)
    #expect(!listed.errors.contains("UIAppFonts"))
    #expect(listed.errors.contains("; 1 thing left out\n"))
    let none = try await cellophane(
      "import", "App/Cells/EpisodeCell.xib", "--no-assets", in: folder)
    #expect(none.text.contains("the font Quicksand-Bold is not in the scene; the system font"))
  }

  @Test("texts in another language")
  func language() async throws {
    try folder.write(
      "\"tit-le-lb1.text\" = \"Der lange Heimweg\";\n", to: "de.lproj/EpisodeCell.strings")
    let german = try await cellophane(
      "import", "EpisodeCell.xib", "--language", "de", in: folder)
    #expect(german.text.contains("text: \"Der lange Heimweg\""))
    let french = try await cellophane(
      "import", "EpisodeCell.xib", "--language", "fr", in: folder)
    #expect(french.status == 66)
    let outside = try await cellophane(
      "import", "EpisodeCell.xib", "--language", "../de", in: folder)
    #expect(outside.status == 64)
  }
}
