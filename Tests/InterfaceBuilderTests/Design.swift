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
