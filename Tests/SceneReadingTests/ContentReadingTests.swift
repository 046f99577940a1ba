import Drawing
import Foundation
import Images
import Scenes
import Testing
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading

@Suite("Reading content configurations and accessories")
struct ContentReadingTests {
  private func file(_ cell: String, _ lines: String = "") -> String {
    """
    cellophane: 1
    cell: { class: UICollectionViewListCell, \(cell) }
    collectionView: { frame: { width: 9, height: 9 }, items: 1 }
    \(lines)
    """
  }

  private func scene(_ cell: String, _ lines: String = "") throws -> Scene {
    try SceneDocument(Array(file(cell, lines).utf8), file: "a.yaml").scene
  }

  private func messages(_ cell: String, _ lines: String = "") -> [String] {
    do {
      _ = try scene(cell, lines)
      return []
    } catch let error as SceneDiagnostics {
      return error.diagnostics.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  @Test("a configuration in a file is the same value as in Swift")
  func values() throws {
    var content = ListContentConfiguration(.valueCell, text: "No", systemImage: .gear)
      .setting(.imageToTextPadding, to: 9)
    content.textProperties[.textColor] = .some(.white)
    content.textProperties[.textAlignment] = .center
    content.secondaryTextProperties[.font] = .footnote
    content.imageProperties[.maximumSize] = Size(30, 20)
    let read = try scene(
      """
      contentConfiguration: { style: valueCell, text: No, systemImage: gear, imageToTextPadding: 9,
      textProperties: { color: white, alignment: center }, secondaryTextProperties: { font: footnote },
      imageProperties: { maximumSize: { width: 30, height: 20 } } }
      """)
    #expect(read.cell == Cell(class: .collectionViewListCell, contentConfiguration: content))
  }

  @Test("rules assign the look of the parts under UIKit's names")
  func assignments() throws {
    let read = try scene(
      "contentConfiguration: { text: a }",
      """
      rules:
        - when: selected
          contentConfiguration.secondaryText: b
          contentConfiguration.secondaryTextProperties.color: red
          contentConfiguration.imageProperties.cornerRadius: 3
      """)
    #expect(
      read.rules.first?.assignments == [
        .set(.secondaryText, of: .contentConfiguration, to: "b"),
        .set(.textColor, of: .secondaryTextProperties, to: .system(.red)),
        .set(.cornerRadius, of: .imageProperties, to: 3),
      ])
    #expect(read.dump().contains("contentConfiguration.secondaryTextProperties.color red\n"))
  }

  @Test("accessories in a file are the same values as in Swift")
  func accessories() throws {
    let read = try scene(
      "accessories: [checkmark, { detail: { displayed: always, tintColor: red } }]")
    #expect(
      read.cell.properties[.accessories] == [
        CellAccessory(.checkmark),
        CellAccessory(.detail, displayed: .always, tintColor: .system(.red)),
      ])
    let widths = try scene(
      """
      accessories: [{ detail: { isHidden: true, reservedLayoutWidth: 40 } },
      { checkmark: { reservedLayoutWidth: actual } }, { reorder: { reservedLayoutWidth: standard } }]
      """)
    #expect(
      widths.cell.properties[.accessories] == [
        CellAccessory(.detail, isHidden: true, reservedLayoutWidth: .custom(40)),
        CellAccessory(.checkmark, reservedLayoutWidth: .actual), CellAccessory(.reorder),
      ])
    #expect(
      widths.dump().contains(
        "[{ detail: { isHidden: true, reservedLayoutWidth: 40 } },"
          + " { checkmark: { reservedLayoutWidth: actual } }, reorder]"))
  }

  @Test(
    "invalid keys and values are reported with the valid ones",
    arguments: [
      (
        "contentConfiguration: { textProperties: { colour: red } }", "",
        "\"colour\" is not a key of textProperties; did you mean \"color\"?"
      ),
      (
        "accessories: [chevron]", "",
        "\"chevron\" is not known for an accessory; available: disclosureIndicator, checkmark, detail"
      ),
      (
        "accessories: [checkmark, detail, checkmark]", "",
        "checkmark appears twice, and UIKit throws then; leave one of them out"
      ),
      (
        "accessories: [{ detail: { reservedLayoutWidth: wide } }]", "",
        "reservedLayoutWidth must be a number, not \"wide\""
      ),
      (
        "accessories: [{ detail: { reservedLayoutWidth: -1 } }]", "",
        "reservedLayoutWidth must be from 0 to 10000, not -1"
      ),
      (
        "contentConfiguration: { textProperties: { transform: title } }", "",
        "\"title\" is not known for transform; available: none, uppercase, lowercase, capitalized"
      ),
      (
        "contentConfiguration: { style: sidebarCel }", "",
        "\"sidebarCel\" is not known for style; did you mean \"sidebarCell\"?"
      ),
      (
        "accessories: [{ detail: {}, checkmark: {} }]", "",
        "an accessory is one kind; write each in a line of its own"
      ),
      (
        "accessoryType: checkmark", "",
        "a UICollectionViewListCell has no accessoryType; write \"class: UITableViewCell\""
      ),
      (
        "alpha: 1", "rules: [{ when: selected, contentConfiguration.text: a }]",
        "the cell has no contentConfiguration; give it one under \"cell\""
      ),
      (
        "contentConfiguration: {}",
        "rules: [{ when: selected, contentConfiguration.textProperties.textColor: red }]",
        "\"textColor\" is not a property that can be assigned"
      ),
      (
        "contentConfiguration: {}",
        "rules: [{ when: selected, contentConfiguration.backgroundColor: red }]",
        "\"contentConfiguration\" is a content configuration and has no backgroundColor"
      ),
    ])
  func problems(cell: String, lines: String, message: String) {
    let messages = messages(cell, lines)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
  }
}
