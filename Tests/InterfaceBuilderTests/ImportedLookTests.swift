import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Imported looks")
struct ImportedLookTests {
  @Test("a clear background is written for a cell, which UIKit gives one, and not for a view")
  func clearBackground() throws {
    let clear = """
      <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
      """
    let plain = Design.document(subviews: Design.label("lab-el-001", "", clear))
    #expect(try !Design.result(plain).scene.contains("backgroundColor"))
    let cell = plain.replacing("<connections>", with: clear + "<connections>")
    #expect(
      try Design.lines(cell).filter { $0.hasPrefix("backgroundColor") } == [
        "backgroundColor: clear"
      ])
  }

  @Test("runtime attributes of the layer are properties, and others are noted")
  func runtimeAttributes() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)\
      </userDefinedRuntimeAttribute>
      """
    }
    let view = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><userDefinedRuntimeAttributes>
      \(attribute("layer.cornerRadius", "number", "<real key=\"value\" value=\"7.5\"/>"))
      \(attribute("layer.borderWidth", "number", "<integer key=\"value\" value=\"1\"/>"))
      \(attribute("layer.shadowOffset", "size", "<size key=\"value\" width=\"0\" height=\"2\"/>"))
      \(attribute("cornerRadius", "number", "<real key=\"value\" value=\"3\"/>"))
      </userDefinedRuntimeAttributes></view>
      """
    let result = try Design.result(Design.document(subviews: view))
    for line in [
      "cornerRadius: 7.5\n", "borderWidth: 1\n", "shadowOffset: { width: 0, height: 2 }\n",
    ] { #expect(result.scene.contains(line)) }
    #expect(
      result.notes.map(\.message) == [
        "the runtime attribute cornerRadius is left out; only the app's code knows what it does"
      ])
  }

  @Test("a runtime attribute replaces the view's own one, and the scene has each key once")
  func replacedAttributes() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(value)"
        + (value.hasPrefix("value") ? "/>" : "</userDefinedRuntimeAttribute>")
    }
    func keys(_ attributes: String...) throws -> [String] {
      let view = """
        <view alpha="0.5" hidden="YES" clipsSubviews="YES" id="v" translatesAutoresizingMaskIntoConstraints="NO">
        <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>
        """
      return try Design.lines(Design.document(subviews: view)).filter { line in
        ["alpha", "isHidden", "clipsToBounds"].contains { line.hasPrefix($0) }
      }.sorted()
    }
    let (yes, no) = ("value=\"YES\"", "value=\"NO\"")
    #expect(try keys() == ["alpha: 0.5", "clipsToBounds: true", "isHidden: true"])
    #expect(
      try keys(
        attribute("alpha", "number", "><real key=\"value\" value=\"0.25\"/>"),
        attribute("hidden", "boolean", yes), attribute("layer.masksToBounds", "boolean", yes))
        == ["alpha: 0.25", "clipsToBounds: true", "isHidden: true"])
    #expect(
      try keys(
        attribute("alpha", "number", "><integer key=\"value\" value=\"1\"/>"),
        attribute("hidden", "boolean", no), attribute("layer.masksToBounds", "boolean", no)) == [])
    let label = """
      <label usesAttributedText="YES" textAlignment="right" id="l"><attributedString key="attributedText">
      <fragment content="Low"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"/>
      </attributes></fragment></attributedString></label>
      """
    let lines = try Design.lines(Design.document(subviews: label))
    #expect(lines.filter { $0.hasPrefix("textAlignment") } == ["textAlignment: center"])
  }

  @Test("labels, hints and traits for VoiceOver come in, also in another language")
  func accessibility() throws {
    let view = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <accessibility key="accessibilityConfiguration" identifier="art" label="Cover" hint="Opens the book">
      <accessibilityTraits key="traits" button="YES" image="YES" none="NO"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """
    let expected = [
      "isAccessibilityElement: true", "accessibilityLabel: \"Cover\"",
      "accessibilityHint: \"Opens the book\"", "accessibilityTraits: [button, image]",
    ]
    let text = Design.document(subviews: view)
    #expect(try Design.lines(text).filter { $0.contains("ccessibility") } == expected)
    #expect(try Design.result(text).notes.isEmpty)
    var options = ImportOptions()
    options.strings = ["v.accessibilityLabel": "Umschlag"]
    #expect(
      try Design.result(text, options: options).scene.contains("accessibilityLabel: \"Umschlag\""))
    // A runtime attribute replaces it.
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Front"/>
      </userDefinedRuntimeAttributes></view>
      """
    let replaced = Design.document(subviews: view.replacing("</view>", with: attributes))
    #expect(
      try Design.lines(replaced).filter { $0.hasPrefix("accessibilityLabel") } == [
        "accessibilityLabel: \"Front\""
      ])
  }

  @Test("a stack view that clips its subviews does so here, too")
  func clippingStackView() throws {
    let stack = """
      <stackView clipsSubviews="YES" id="s" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let lines = try Design.lines(Design.document(subviews: stack))
    #expect(lines.contains("clipsToBounds: true"))
  }
}
