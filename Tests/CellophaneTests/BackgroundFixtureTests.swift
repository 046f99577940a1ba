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

  @Test("the overlay")
  func overlay() throws {
    func item(_ text: String) -> Item { Item(.set(.text, of: "titleLabel", to: text)) }
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
        contentView: Container(subviews: [
          .label(
            "titleLabel", textColor: .white,
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 20),
              Constraint(.centerY, equalTo: .superview),
            ])
        ])),
      rules: [
        Rule(
          when: .or(.selected, .highlighted), .set(.isInstalled, of: "selectionOverlay", to: true))
      ],
      collectionView: CollectionView(
        size: Size(375, 132), layout: .flow(itemSize: Size(375, 44), minimumLineSpacing: 0),
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
        contentView: Container(subviews: [
          .label(
            "titleLabel", textColor: .white,
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 20),
              Constraint(first: .init(.bottom), second: .init(.centerY, of: .superview)),
            ]),
          .label(
            "detailLabel", font: .systemFont(ofSize: 12),
            textColor: .withAlphaComponent(.white, 0.7),
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 20),
              Constraint(
                first: .init(.top), second: .init(.centerY, of: .superview), constant: 3),
            ]),
        ])),
      collectionView: CollectionView(
        size: Size(375, 120), layout: .flow(itemSize: Size(375, 60), minimumLineSpacing: 0),
        items: [
          Item(
            .set(.text, of: "titleLabel", to: "Transformer only"),
            .set(.text, of: "detailLabel", to: "blue, gray while highlighted or selected")),
          Item(
            .set(.text, of: "titleLabel", to: "Transformer and backgroundColor"),
            .set(.text, of: "detailLabel", to: "stays blue"),
            .set(.backgroundColor, of: .backgroundConfiguration, to: .named(.blue))),
        ]),
      scripts: ["press-first": press(0), "press-second": press(1)],
      snapshots: SnapshotPlan(
        states: .reachable, appearances: [.light, .dark], scales: [.twice],
        scripts: ["press-first", "press-second"]))
    #expect(try fixture("background-transformer") == scene)
  }
}
