import CollectionLayouts
import Drawing
import Interaction
import Motion
import OrderedCollections
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

/// Cells and sections that a change of the data removes stay on screen for 0.4 s, during which traits may change.
@Suite("Removed cells and sections while traits change")
struct LeavingTraitsTests {
  /// When traits change.
  enum Order: CaseIterable {
    case before, justBefore, justAfter, after
  }

  private static let dark = TouchScript.Step.traits(TraitsChange(userInterfaceStyle: .dark))

  /// Sections of two rows with headers.
  private func scene() -> Scene {
    Scene(
      cell: Cell(
        class: .collectionViewListCell,
        contentConfiguration: ListContentConfiguration(text: "a")),
      collectionView: CollectionView(
        size: Size(240, 160), collectionViewLayout: .list(appearance: .plain),
        sections: [
          CollectionSection(items: .count(2), header: "A"),
          CollectionSection(items: .count(2), header: "B"),
        ],
        batchUpdatesAnimation: Animation(duration: .milliseconds(400), curve: .linear)))
  }

  /// The data change at 0.1 or 0.15 s; 0.05 s are between two steps that are not in one turn.
  ///
  /// - Parameter change: The change of traits; `nil` for none.
  private func script(
    _ update: ItemUpdate, _ order: Order, _ change: TouchScript.Step?
  ) -> TouchScript {
    let change = [change].compactMap(\.self)
    let update = [TouchScript.Step.updateItems([update])]
    let pause = [TouchScript.Step.wait(.milliseconds(50))]
    let steps =
      switch order {
      case .before: change + pause + update
      case .justBefore: change + update
      case .justAfter: update + change
      case .after: update + pause + change
      }
    return TouchScript([.wait(.milliseconds(100))] + steps + [.wait(.seconds(1))])
  }

  @Test(
    "they look as with these traits from the start",
    arguments: [ItemUpdate.deleteItem(0), .reloadItem(0), .deleteSection(0), .reloadSection(0)],
    Order.allCases)
  func looks(_ update: ItemUpdate, _ order: Order) throws {
    var scene = scene()
    let change = script(update, order, Self.dark)
    scene.scripts["change"] = change
    let still = script(update, order, nil)
    func timeline(_ traits: Traits, _ script: TouchScript) throws -> Timeline {
      let timeline = Timeline(
        of: try ResolvedScene(scene, traits: traits), playing: script)
      #expect(timeline.refusals.isEmpty)
      return timeline
    }
    let shown = try timeline(Traits(), change)
    let dark = try timeline(Traits(userInterfaceStyle: .dark), still)
    let light = try timeline(Traits(), still)
    for time in [Duration.milliseconds(200), .milliseconds(300), .milliseconds(600)] {
      #expect(shown.presentation(at: time) == dark.presentation(at: time))
      #expect(shown.presentation(at: time) != light.presentation(at: time))
    }
    // Before, and when all is over again.
    #expect(shown.presentation(at: .zero) == light.presentation(at: .zero))
    #expect(
      dark.presentation(at: .milliseconds(300)).cells
        != dark.presentation(at: .milliseconds(600)).cells)
  }

  @Test("traits that change twice during the removal, and back, change their look each time")
  func twice() throws {
    var scene = scene()
    let pause = TouchScript.Step.wait(.milliseconds(100))
    let script: TouchScript = [
      .updateItems([.deleteSection(0)]), pause, Self.dark, pause,
      .traits(TraitsChange(userInterfaceStyle: .light)), pause, Self.dark, .wait(.seconds(1)),
    ]
    scene.scripts["change"] = script
    let timeline = Timeline(of: try ResolvedScene(scene, traits: Traits()), playing: script)
    func colors(_ milliseconds: Int) throws -> [Color?] {
      let shown = timeline.presentation(at: .milliseconds(milliseconds))
      let header = try #require(shown.sections.first { $0.number == 0 }?.header?.view)
      let cell = try #require(shown.cells.first { $0.item == 0 }).view
      return [header, cell].map {
        $0.view("contentConfiguration.text")?.properties.color(.textColor)
      }
    }
    let (black, white) = (Color(hex: 0x000000), Color(hex: 0xFFFFFF))
    for (time, color) in [(50, black), (150, white), (250, black), (350, white)] {
      #expect(try colors(time) == [color, color])
    }
  }

  @Test("an animated colour that the traits change is at its end, as in a cell that stays")
  func animated() throws {
    var scene = Scene(
      cell: Cell(contentView: Container(backgroundColor: .system(.systemBackground))),
      rules: [
        Rule(
          when: .selected, .set(.backgroundColor, of: .contentView, to: .system(.label)),
          animation: Animation(duration: .seconds(1), curve: .linear))
      ],
      collectionView: CollectionView(
        size: Size(100, 160), collectionViewLayout: .flow(itemSize: Size(100, 40)),
        items: .count(3),
        allowsMultipleSelection: true,
        batchUpdatesAnimation: Animation(duration: .milliseconds(400), curve: .linear)))
    let script: TouchScript = [
      .selectItem(0), .selectItem(2), .wait(.milliseconds(500)), .updateItems([.deleteItem(0)]),
      .wait(.milliseconds(100)), Self.dark, .wait(.seconds(1)),
    ]
    scene.scripts["change"] = script
    let timeline = Timeline(of: try ResolvedScene(scene, traits: Traits()), playing: script)
    func colors(_ milliseconds: Int) -> [Color?] {
      let cells = timeline.presentation(at: .milliseconds(milliseconds)).cells
      return [0, 2].map { item in
        cells.first { $0.item == item }?.view.view(.contentView)?.properties
          .color(.backgroundColor)
      }
    }
    let white = Color(hex: 0xFFFFFF)
    let halfWay = colors(550)
    #expect(halfWay[0] != nil && halfWay[0] != white && halfWay[0] != Color(hex: 0x000000))
    #expect(colors(650) == [white, white])
  }
}
