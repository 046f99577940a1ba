import CollectionLayouts
import Drawing
import Images
import Interaction
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Layout that follows the state")
struct StateLayoutTests {
  private func row(rules: [Rule] = [], items: Items = .count(1)) throws -> Scene {
    let first = View.view(
      "first", constraints: try .texts("leading = superview", "top = superview", "size = 10"))
    let second = View.view(
      "second", constraints: try .texts("leading = first.trailing + 5", "top = first", "size = 20"),
      subviews: [
        .view("inner", constraints: try .texts("center = superview", "size = 2"))
      ])
    let third = View.view(
      "third",
      constraints: try .texts(
        "leading = second.trailing + 5", "leading = first.trailing + 5 @250",
        "top = inner @750", "top = first @250", "size = 10"))
    return Fixture.scene(first, second, third, rules: rules, items: items)
  }

  @Test("a view that is not installed is missing, with its subviews and its constraints")
  func uninstalled() throws {
    let scene = try ResolvedScene(
      row(rules: [Rule(when: .selected, .set(.isInstalled, of: "second", to: false))]),
      traits: Traits())
    #expect(scene.view("second")?.frame == Rect(15, 0, 20, 20))
    #expect(scene.view("inner")?.frame == Rect(9, 9, 2, 2))
    #expect(scene.view("third")?.frame == Rect(40, 9, 10, 10))
    #expect(scene.view("second", .selected) == nil)
    #expect(scene.view("inner", .selected) == nil)
    #expect(scene.view("third", .selected)?.frame == Rect(15, 0, 10, 10))
    // And back again: what was solved for one state stays with it.
    #expect(scene.view("third", .highlighted)?.frame == Rect(40, 9, 10, 10))
  }

  @Test("a hidden view keeps its place")
  func hidden() throws {
    let scene = try ResolvedScene(
      row(rules: [Rule(when: .selected, .set(.isHidden, of: "second", to: true))]), traits: Traits()
    )
    #expect(scene.view("third", .selected)?.frame == Rect(40, 9, 10, 10))
  }

  @Test("an item can install a view that the template leaves out")
  func installedByItem() throws {
    var scene = try row(items: [Item(), Item(.set(.isInstalled, of: "second", to: true))])
    scene.cell.contentView.subviews[1].properties[.isInstalled] = false
    let resolved = try ResolvedScene(scene, traits: Traits())
    #expect(resolved.view("third", item: 0)?.frame == Rect(15, 0, 10, 10))
    #expect(resolved.view("third", item: 1)?.frame == Rect(40, 9, 10, 10))
    #expect(resolved.cell(item: 0, state: .normal).view.view("second") == nil)
  }

  @Test("an image view without an image has no intrinsic size")
  func intrinsicSize() throws {
    let icon = View.imageView(
      "icon", constraints: try .texts("center = superview", "size = 8 @50"))
    let scene = try ResolvedScene(
      Fixture.scene(
        icon, rules: [Rule(when: .selected, .set(.systemImage, of: "icon", to: .starFill))]),
      traits: Traits())
    #expect(scene.view("icon")?.frame == Rect(42, 42, 8, 8))
    #expect(scene.view("icon", .selected)?.frame == Rect(35.5, 36.5, 21, 19))
  }

  @Test("how strongly an image keeps its size is a property, for each axis and state")
  func priorities() throws {
    let icon = View.imageView(
      "icon", systemImage: .starFill,
      constraints: try .texts("center = superview", "width = 40 @300", "height = 10 @700"))
    let scene = try ResolvedScene(
      Fixture.scene(
        icon,
        rules: [
          Rule(when: .highlighted, .set(.horizontalHuggingPriority, of: "icon", to: .defaultHigh)),
          Rule(
            when: .selected,
            .set(.verticalCompressionResistancePriority, of: "icon", to: .fittingSizeLevel)),
          Rule(
            when: .flag(.focused), .set(.verticalHuggingPriority, of: "icon", to: .required),
            .set(.horizontalCompressionResistancePriority, of: "icon", to: .required)),
        ]), traits: Traits())
    #expect(scene.view("icon")?.frame.size == Size(40, 19))
    #expect(scene.view("icon", .highlighted)?.frame.size == Size(21, 19))
    #expect(scene.view("icon", .selected)?.frame.size == Size(40, 10))
    #expect(scene.view("icon", [.focused])?.frame.size == Size(40, 19))
  }

  @Test("a fault of a single state is reported before anything is drawn")
  func problems() throws {
    func problems(_ scene: Scene) -> [String] {
      do {
        _ = try ResolvedScene(scene, traits: Traits())
        return []
      } catch {
        return error.problems.map { "\($0.path): \($0.message)" }
      }
    }
    let follower = View.view(
      "follower",
      constraints: try .texts("leading = leader.trailing", "top = superview", "size = 9"))
    let leader = View.view(
      "leader", constraints: try .texts("leading = superview", "top = superview", "size = 9"))
    let message =
      "cell.contentView.subviews[0].name: when item %@, the constraints do not decide the x of"
      + " \"follower\"; add constraints for it"
    let rule = Rule(when: .selected, .set(.isInstalled, of: "leader", to: false))
    #expect(
      problems(Fixture.scene(follower, leader, rules: [rule]))
        == [message.replacing("%@", with: "0 is selected")])
    let third = Rule(when: .item(.greater, 1), .set(.isInstalled, of: "leader", to: false))
    #expect(
      problems(Fixture.scene(follower, leader, rules: [third]))
        == [message.replacing("%@", with: "2 is normal")])
    let item = Item(.set(.isInstalled, of: "leader", to: false))
    #expect(
      problems(Fixture.scene(follower, leader, items: .cycle([Item(), item], count: 9)))
        == [message.replacing("%@", with: "1 is normal")])
    // In no state of any item does this rule hold.
    let never = Rule(when: .item(.greater, 2), .set(.isInstalled, of: "leader", to: false))
    #expect(problems(Fixture.scene(follower, leader, rules: [never])) == [])
  }

  @Test("a million items and nine flags are checked quickly")
  func manyVariants() throws {
    let flags = CellState.Flag.allCases.map { CellPredicate.flag($0) }
    let rules = flags.enumerated().map { index, flag in
      Rule(
        when: .and(flag, .item(.less, index * 1000)),
        .set(.isInstalled, of: "second", to: index % 2 == 0))
    }
    var scene = try row(rules: rules, items: .count(1_000_000))
    scene.collectionView.collectionViewLayout = .flow(itemSize: Size(92, 92))
    let resolved = try ResolvedScene(scene, traits: Traits())
    #expect(resolved.view("third", item: 999_999)?.frame == Rect(40, 9, 10, 10))
  }

  @Test("a fault that only the eightieth text causes is reported, too")
  func manyTexts() throws {
    let label = View.label(
      "label",
      constraints: try .texts("leading = superview", "trailing = superview", "top = superview")
    ).setting(.horizontalCompressionResistancePriority, to: .required)
    let items = (0..<100).map { index in
      Item(
        .set(
          .text, of: "label", to: String(repeating: "x", count: index == 80 ? 60 : 1 + index % 9)))
    }
    let resolved = try ResolvedScene(
      Fixture.scene(label, items: .cycle(items, count: 100)), traits: Traits())
    #expect(
      resolved.notes.map(\.message).filter { $0.hasPrefix("when item 80 is normal, ") }.count == 1)
    #expect(resolved.notes.count == 1)
  }

  @Test("it is reported when not all layouts were checked")
  func unchecked() throws {
    let names = (0..<11).map { "state\($0)" }
    var scene = Fixture.scene(
      .view("box", constraints: try .texts("center = superview", "size = 10")),
      rules: names.map { Rule(when: .custom($0), .set(.isInstalled, of: "box", to: false)) })
    scene.states = names.map { CustomState($0, [.didSelectItem: .always]) }
    let resolved = try ResolvedScene(scene, traits: Traits())
    #expect(
      resolved.notes.map { "\($0.path): \($0.message)" } == [
        "cell: states and items can give this cell more layouts than were checked beforehand; others"
          + " are drawn unchecked, look at them with --state and --item"
      ])
    scene.states.removeLast()
    scene.rules.removeLast()
    #expect(try ResolvedScene(scene, traits: Traits()).notes.isEmpty)
    // Nor are the layouts of more items than are looked at.
    let label = View.label("label", constraints: try .texts("center = superview"))
    let items = (0..<2001).map {
      Item(.set(.text, of: "label", to: String(repeating: "x", count: $0 % 9)))
    }
    let many = Fixture.scene(label, items: .cycle(items, count: 2001))
    #expect(
      try ResolvedScene(many, traits: Traits()).notes.map(\.message)
        == resolved.notes.map(\.message))
    let fewer = Fixture.scene(label, items: .cycle(Array(items.dropLast()), count: 2000))
    #expect(try ResolvedScene(fewer, traits: Traits()).notes.isEmpty)
  }

  @Test(
    "without validation, the later of two contradictions is dropped, and ambiguous values are 0")
  func comeWhatMay() throws {
    let box = View.view(
      "box", constraints: try .texts("leading = superview + 5", "width = 10", "width = 20"))
    let scene = Fixture.scene(box)
    let resolver = try CellResolver(
      CellTemplate(scene), in: Surroundings(Traits()), item: 0, state: .normal)
    let texts = TextStore(BoxTypesetter(), scale: 2)
    let hierarchy = LayoutHierarchy(scene.cell)
    let layout = CellLayout(
      hierarchy,
      LayoutContext(size: Size(92, 92), scale: 2, direction: .leftToRight, texts: texts),
      input: LayoutInput(resolver.cell(), texts: texts), ConstraintStore(hierarchy))
    #expect(layout.frame(of: "box") == Rect(5, 0, 10, 0))
  }
}
