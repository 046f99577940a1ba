import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Files that cannot be imported")
struct RefusalTests {
  /// The message on a file; `nil` if it can be imported.
  private func message(_ text: String) -> String? { message(Array(text.utf8)) }

  private func message(_ bytes: [UInt8]) -> String? {
    do {
      let document = try InterfaceBuilderDocument(bytes, file: "Row.xib")
      for cell in document.cells {
        _ = try CellImport(cell, in: document, options: ImportOptions())
      }
      return nil
    } catch {
      return error.description
    }
  }

  private func root(_ runtime: String, _ type: String = "CocoaTouch.XIB") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="\(runtime)">
    <objects><tableViewCell id="a"/></objects></document>
    """
  }

  @Test("other formats are one error with the reason")
  func formats() {
    #expect(
      message("\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>")
        == "Row.xib:2: the file was saved by Xcode 4 or earlier; open and save it in a newer Xcode")
    #expect(
      message(root("MacOSX.Cocoa", "Cocoa.XIB"))
        == "Row.xib:1: the document is for macOS; only documents for iOS can be imported")
    #expect(
      message(root("AppleTV", "AppleTV.XIB"))
        == "Row.xib:1: the document is for tvOS; only documents for iOS can be imported")
    #expect(message(root("iOS.CocoaTouch")) == nil)
    #expect(
      message("<svg/>")
        == "Row.xib:1: this is not an Interface Builder document: its root element is <svg>")
    #expect(message([0x00, 0x05, 0x16, 0x07, 0x00])?.contains("AppleDouble") == true)
    #expect(message("bplist00…")?.contains("compiled nib") == true)
    #expect(
      message(root("iOS.CocoaTouch").replacingOccurrences(of: "tableViewCell", with: "view"))?
        .hasPrefix("Row.xib:1: the document has no cell") == true)
  }

  @Test("broken XML, entities and deep nesting are one error with a line")
  func brokenXML() {
    #expect(message("") == "Row.xib:1: this is not well-formed XML: no element found")
    #expect(
      message("<document>\n<objects>\n</document>")
        == "Row.xib:3: this is not well-formed XML: mismatched tag")
    let entities = """
      <!DOCTYPE document [
      <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <document>&b;</document>
      """
    #expect(
      message(entities)
        == "Row.xib:1: a document type with declarations is not read; save the file without it")
    let deep = String(repeating: "<view>", count: 5000)
    #expect(
      message("<document>" + deep)
        == "Row.xib:1: elements are nested too deeply; make the file flatter")
  }

  @Test("too many views, constraints and bytes are named limits")
  func limits() {
    let views = (0..<10_000).map { "<view id=\"\($0)\"/>" }.joined()
    #expect(
      message(Design.document(subviews: views))
        == "Row.xib:3: the cell \"Row\" has 10000 views; a scene has at most 1000")
    let constraint = "<constraint firstAttribute=\"width\" constant=\"1\"/>"
    #expect(
      message(Design.document(constraints: String(repeating: constraint, count: 6000)))
        == "Row.xib:3: the cell \"Row\" has 6000 constraints; at most 5000 are imported")
    #expect(
      message([UInt8](repeating: 0x20, count: ImportLimits.largestFile + 1))?
        .hasPrefix("Row.xib:1: the file has more than 16777216 bytes") == true)
  }

  @Test("hostile values leave a scene that can be written")
  func hostileValues() throws {
    let label = """
      <label id="l" numberOfLines="99999999999999999999" text="{}&quot;\\&#10;">
      <rect key="frame" x="nan" y="inf" width="1e300" height="-1"/>
      <fontDescription key="fontDescription" pointSize="1e300" name="-"/>
      <color key="textColor" red="9e99" green="-1" blue="0" alpha="2" customColorSpace="displayP3"/>
      </label>
      """
    let lines = try Design.lines(Design.document(subviews: label))
    #expect(lines.contains(#"text: "{{}}\"\\\n""#))
    #expect(lines.contains("font: { systemFont: 1000 }"))
    #expect(!lines.contains { $0.hasPrefix("numberOfLines") || $0.hasPrefix("frame: { x") })
  }
}
