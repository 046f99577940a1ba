import Cellophane
import Foundation
import Testing

/// The second source's scenes in Swift: the same values as in their files.
@Suite("The background scenes in Swift")
struct BackgroundFixtureTests {
  private func fixture(_ name: String) throws -> Scene {
    let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
    return try SceneDocument.read(
      contentsOfFile: folder.appendingPathComponent("\(name).cell.yaml").path
    ).scene
  }

  private func look(_ color: DynamicColor) -> ViewProperties {
    var properties = ViewProperties()
    properties[.textColor] = .some(color)
    return properties
  }

  @Test("the overlay")
  func overlay() throws {
    func item(_ text: String) -> Item { Item(.set(.text, of: .contentConfiguration, to: text)) }
    let scene = Scene(
      "A selection overlay on a custom background view", assets: ["../Images"],
      cell: Cell(
        class: .tableViewCell,
        backgroundConfiguration: BackgroundConfiguration(
          .listPlainCell, backgroundColor: .named(.blue),
          customView: .imageView(
            "linen", image: "linen",
            subviews: [
              .view(
                "selectionOverlay", backgroundColor: .withAlphaComponent(.named(.gray), 0.3)
              ).setting(.autoresizingMask, to: .flexibleSize).setting(.isInstalled, to: false)
            ]
          ).setting(.contentMode, to: .scaleAspectFill)),
        contentConfiguration: ListContentConfiguration(.cell, textProperties: look(.white))),
      rules: [
        Rule(
          when: .or(.selected, .highlighted), .set(.isInstalled, of: "selectionOverlay", to: true))
      ],
      collectionView: CollectionView(
        size: Size(375, 132), layout: .list(appearance: .plain),
        items: [item("Groceries"), item("Hardware"), item("Post office")]),
      scripts: ["tap": [.tap(1), .wait(.milliseconds(300))]],
      snapshots: SnapshotPlan(
        states: .reachable, appearances: [.light, .dark], scales: [.twice], scripts: ["tap"]))
    #expect(try fixture("background-overlay") == scene)
  }

  @Test("the transformer")
  func transformer() throws {
    func press(_ item: TouchPlace) -> TouchScript {
      [.down(item), .wait(.milliseconds(400)), .up, .wait(.milliseconds(200))]
    }
    let scene = Scene(
      "A background colour by transformer, and the surprise when a colour is also set",
      cell: Cell(
        class: .tableViewCell,
        backgroundConfiguration: BackgroundConfiguration(
          .listPlainCell,
          backgroundColorTransformer: .answers([
            .init(when: .or(.selected, .highlighted), return: .named(.gray)),
            .init(return: .named(.blue)),
          ])),
        contentConfiguration: ListContentConfiguration(
          .subtitleCell, textProperties: look(.white),
          secondaryTextProperties: look(.withAlphaComponent(.white, 0.7)))),
      collectionView: CollectionView(
        size: Size(375, 120), layout: .list(appearance: .plain),
        items: [
          Item(
            .set(.text, of: .contentConfiguration, to: "Transformer only"),
            .set(
              .secondaryText, of: .contentConfiguration,
              to: "blue, gray while highlighted or selected")),
          Item(
            .set(.text, of: .contentConfiguration, to: "Transformer and backgroundColor"),
            .set(.secondaryText, of: .contentConfiguration, to: "stays blue"),
            .set(.backgroundColor, of: .backgroundConfiguration, to: .named(.blue))),
        ]),
      scripts: ["press-first": press(0), "press-second": press(1)],
      snapshots: SnapshotPlan(
        states: .reachable, appearances: [.light, .dark], scales: [.twice],
        scripts: ["press-first", "press-second"]))
    #expect(try fixture("background-transformer") == scene)
  }
}
