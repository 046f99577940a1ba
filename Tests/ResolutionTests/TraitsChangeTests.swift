import CollectionLayouts
import Drawing
import Interaction
import Machine
import Motion
import OrderedCollections
import TestSupport
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

/// The surroundings change while a script plays.
@Suite("Changes of traits")
struct TraitsChangeTests {
  private static let change = Duration.milliseconds(100)
  private static let (white, black) = (Color(hex: 0xFFFFFF), Color(hex: 0x000000))

  private func scene(_ change: TraitsChange, _ edit: (inout Scene) -> Void = { _ in }) -> Scene {
    var scene = Scene(
      cell: Cell(
        contentView: Container(
          backgroundColor: .system(.systemBackground),
          subviews: [
            .label(
              "title", text: "abcd", font: .body,
              constraints: [
                Constraint(.leading, equalTo: .superview, constant: 10),
                Constraint(.top, equalTo: .superview),
              ])
          ])),
      collectionView: CollectionView(
        size: Size(320, 116), collectionViewLayout: .flow(itemSize: Size(92, 92), sectionInset: 12),
        items: .count(2)))
    scene.scripts["change"] = TouchScript([
      .wait(Self.change), .traits(change), .wait(.milliseconds(400)),
    ])
    edit(&scene)
    return scene
  }

  private func timeline(
    _ change: TraitsChange, traits: Traits = Traits(), _ edit: (inout Scene) -> Void = { _ in }
  ) throws -> Timeline {
    let scene = scene(change, edit)
    let resolved = try ResolvedScene(scene, traits: traits, typesetter: BoxTypesetter())
    return Timeline(of: resolved, playing: try #require(scene.scripts["change"]))
  }

  private func color(_ timeline: Timeline, _ time: Duration) -> Color? {
    timeline.cell(item: 0, at: time).view.view(.contentView)?.properties.color(.backgroundColor)
  }

  private func title(_ timeline: Timeline, _ time: Duration) -> PresentedView? {
    timeline.cell(item: 0, at: time).view.view("title")
  }

  @Test("colours change at once, because UIKit does not animate them")
  func appearance() throws {
    let timeline = try timeline(TraitsChange(userInterfaceStyle: .dark))
    #expect(color(timeline, .zero) == Self.white)
    #expect(color(timeline, Self.change - .nanoseconds(1)) == Self.white)
    #expect(color(timeline, Self.change) == Self.black)
    #expect(timeline.presentation(at: Self.change).cells.count == 2)
    #expect(timeline.duration == .milliseconds(500))
    #expect(timeline.nextChange(after: Self.change) == nil)
  }

  @Test("it is one event, and every cell on screen updates its configuration once")
  func event() throws {
    let timeline = try timeline(
      TraitsChange(userInterfaceStyle: .dark, preferredContentSizeCategory: .large))
    #expect(timeline.turns.map(\.time) == [.zero, Self.change])
    // What was so before is no change.
    #expect(
      timeline.turns[1].events == [
        .traitCollectionDidChange(TraitsChange(userInterfaceStyle: .dark))
      ])
    #expect(timeline.turns[1].updates == [0, 1])
    #expect(timeline.turns.map(\.traits.userInterfaceStyle) == [.light, .dark])
  }

  @Test("setting the current traits is not a change")
  func idle() throws {
    let timeline = try timeline(
      TraitsChange(userInterfaceStyle: .dark), traits: Traits(userInterfaceStyle: .dark))
    #expect(timeline.turns.count == 1)
  }

  @Test("a change that is undone at once still updates cells once")
  func backAgain() throws {
    let timeline = try timeline(TraitsChange(userInterfaceStyle: .dark)) { scene in
      scene.scripts["change"]?.steps.insert(
        .traits(TraitsChange(userInterfaceStyle: .light)), at: 2)
    }
    #expect(timeline.turns.count == 2)
    #expect(timeline.turns[1].events.count == 2)
    #expect(timeline.turns[1].updates == [0, 1])
    #expect(color(timeline, Self.change) == Self.white)
  }

  @Test("a change is applied to the previous one, and to the given traits")
  func several() throws {
    let timeline = try timeline(
      TraitsChange(userInterfaceStyle: .dark),
      traits: Traits(preferredContentSizeCategory: .extraLarge)
    ) { scene in
      scene.scripts["change"] = [
        .wait(.milliseconds(100)), .traits(TraitsChange(userInterfaceStyle: .dark)),
        .wait(.milliseconds(100)), .traits(TraitsChange(preferredContentSizeCategory: .large)),
        .wait(.milliseconds(100)), .traits(TraitsChange(userInterfaceStyle: .light)),
      ]
    }
    let heights = [0, 100, 200, 300].map { time in
      title(timeline, .milliseconds(time))?.frame.size.height
    }
    // 19 and 17 points, their lines rounded up to half a point.
    #expect(heights == [23, 23, 20.5, 20.5])
    #expect(
      [0, 100, 200, 300].map { color(timeline, .milliseconds($0)) } == [
        Self.white, Self.black, Self.black, Self.white,
      ])
  }

  @Test("leading is on the other side in cells, which stay where they are in a flow layout")
  func direction() throws {
    let timeline = try timeline(TraitsChange(layoutDirection: .rightToLeft))
    let width = try #require(title(timeline, .zero)).frame.size.width
    #expect(title(timeline, .zero)?.frame.minX == 10)
    #expect(title(timeline, Self.change)?.frame.minX == 82 - width)
    #expect(timeline.cell(item: 0, at: .zero).frame.minX == 12)
    #expect(timeline.cell(item: 0, at: Self.change).frame.minX == 12)
  }

  @Test("a rule's animation animates its assignments, and nothing else")
  func animated() throws {
    let timeline = try timeline(TraitsChange(userInterfaceStyle: .dark)) { scene in
      scene.rules = [
        Rule(
          when: .dark, .set(.alpha, of: "title", to: 0),
          animation: Animation(duration: .milliseconds(200), curve: .linear))
      ]
    }
    func alpha(_ milliseconds: Int) -> Double? {
      title(timeline, Self.change + .milliseconds(milliseconds))?[.alpha]
    }
    #expect(alpha(0) == 1)
    #expect(abs((alpha(50) ?? 0) - 0.75) < 1e-9)
    #expect(alpha(200) == 0)
    #expect(color(timeline, Self.change) == Self.black)
  }

  @Test("cells that size themselves are measured again when the text size changes")
  func sizes() throws {
    let timeline = try timeline(TraitsChange(preferredContentSizeCategory: .accessibilityLarge)) {
      scene in
      scene.cell = Cell(
        class: .collectionViewListCell,
        contentConfiguration: ListContentConfiguration(text: "a"))
      scene.collectionView = CollectionView(
        size: Size(320, 100), collectionViewLayout: .list(appearance: .plain), items: .count(10))
    }
    func heights(_ time: Duration) -> [Double] {
      timeline.presentation(at: time).cells.map(\.frame.size.height)
    }
    #expect(heights(.zero) == [44, 44, 44])
    // 33 points: a line of 39.5 and twice 20, and so only two rows have room.
    let after = heights(Self.change)
    #expect(after.count == 2)
    #expect(after.allSatisfy { $0 > 58 })
    #expect(
      timeline.turns[1].events == [
        .traitCollectionDidChange(TraitsChange(preferredContentSizeCategory: .accessibilityLarge)),
        .didEndDisplayingCell(item: 2),
      ])
    #expect(timeline.turns[1].updates == [0, 1])
  }

  @Test(
    "cells that size themselves have new sizes when bold text is switched on, also without a rule")
  func newSizesForBoldText() throws {
    var scene = Scene(
      cell: Cell(
        class: .collectionViewListCell,
        contentConfiguration: ListContentConfiguration(text: "abc def ghi")),
      collectionView: CollectionView(
        size: Size(160, 200), collectionViewLayout: .list(appearance: .plain), items: .count(2)))
    scene.scripts["change"] = [
      .wait(Self.change), .traits(TraitsChange(legibilityWeight: .bold)), .wait(.milliseconds(400)),
    ]
    // Regular letters take one line, semibold ones are twice as wide and take more.
    func heights(_ invalidation: SelfSizingInvalidation) throws -> [[Double]] {
      scene.collectionView.selfSizingInvalidation = invalidation
      let resolved = try ResolvedScene(scene, traits: Traits(), typesetter: WeightTypesetter())
      let timeline = Timeline(of: resolved, playing: try #require(scene.scripts["change"]))
      return [.zero, Self.change, timeline.duration].map { time in
        timeline.presentation(at: time).cells.map(\.frame.size.height)
      }
    }
    var bold = Traits()
    bold.legibilityWeight = .bold
    for invalidation in [SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints] {
      let settled = try [Traits(), bold].map { traits in
        try ResolvedScene(scene, traits: traits, typesetter: WeightTypesetter())
          .presentation { _ in .normal }.cells.map(\.frame.size.height)
      }
      #expect(settled[0] != settled[1])
      #expect(try heights(invalidation) == [settled[0], settled[1], settled[1]])
    }
  }

  @Test(
    "cells keep the states that they began with; those that come later begin in other surroundings")
  func initialStates() throws {
    let timeline = try timeline(TraitsChange(userInterfaceStyle: .dark)) { scene in
      scene.states = [CustomState("night", [.initially: .dark])]
      scene.collectionView = CollectionView(
        size: Size(100, 100), collectionViewLayout: .flow(itemSize: Size(100, 60)), items: .count(5)
      )
      scene.scripts["change"]?.steps.append(.scroll(ScrollMovement(to: .offset(140))))
    }
    func isNight(_ item: Int, _ milliseconds: Int) -> Bool {
      timeline.state(ofItem: item, at: .milliseconds(milliseconds)).contains(custom: "night")
    }
    #expect(!isNight(0, 100))
    #expect(!isNight(1, 100))
    #expect(isNight(3, 500))
  }

  @Test("delegates see the surroundings of the moment")
  func delegate() throws {
    let timeline = try timeline(TraitsChange(userInterfaceStyle: .dark)) { scene in
      scene.collectionView.delegate.shouldSelectItem.answer = .dark
      scene.scripts["change"] = [
        .tap(0), .wait(.milliseconds(100)), .traits(TraitsChange(userInterfaceStyle: .dark)),
        .tap(0),
      ]
    }
    #expect(!timeline.state(ofItem: 0, at: .milliseconds(349)).contains(.selected))
    #expect(timeline.state(ofItem: 0, at: .milliseconds(600)).contains(.selected))
  }

  @Test("problems with traits that a script sets are reported before it plays")
  func problems() throws {
    func resolve(_ size: ContentSizeCategory) throws {
      _ = try ResolvedScene(
        scene(TraitsChange(preferredContentSizeCategory: size)), traits: Traits(),
        typesetter: SmallTypesetter())
    }
    try resolve(.small)
    #expect(throws: ResolutionFailure.self) { try resolve(.accessibilityLarge) }
  }

  @Test("surroundings to which no script of the scene leads are refused")
  func unknown() throws {
    let resolved = try ResolvedScene(
      scene(TraitsChange(userInterfaceStyle: .dark)), traits: Traits(), typesetter: BoxTypesetter())
    let timeline = Timeline(
      of: resolved,
      playing: [
        .traits(TraitsChange(legibilityWeight: .bold)),
        .traits(TraitsChange(userInterfaceStyle: .dark)),
      ])
    #expect(timeline.refusals.map(\.step) == [0])
    #expect(
      timeline.refusals.map(\.reason) == [
        "no script of the scene leads to these traits, so that no layout is known for them"
      ])
    #expect(timeline.turns.last?.stage.traits == Traits(userInterfaceStyle: .dark))
    #expect(resolved.isResolved(for: Traits(userInterfaceStyle: .dark)))
    #expect(!resolved.isResolved(for: Traits(legibilityWeight: .bold)))
  }

  @Test("scripts may lead to 32 different surroundings")
  func limit() {
    let changes = ContentSizeCategory.allCases.flatMap { size in
      [UserInterfaceStyle.light, .dark].flatMap { userInterfaceStyle in
        [true, false].map { bold in
          TouchScript.Step.traits(
            TraitsChange(
              userInterfaceStyle: userInterfaceStyle, preferredContentSizeCategory: size,
              legibilityWeight: bold ? .bold : .regular)
          )
        }
      }
    }
    let scene = scene(TraitsChange()) { $0.scripts["change"] = TouchScript(changes) }
    #expect(
      SceneValidator.problems(in: scene).map(\.message) == [
        "the scripts lead to 47 different surroundings; at most 32 are possible,"
          + " leave out some of the steps \"traits\""
      ])
  }
}

/// Has letters of up to 20 points.
private struct SmallTypesetter: Typesetter {
  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    guard font.pointSize <= 20 else { throw .missingCharacter("a", in: font) }
    return try BoxTypesetter().typeset(string, in: font)
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    [try typeset(string, in: font)]
  }
}

/// Sets semibold and heavier letters twice as wide as others.
private struct WeightTypesetter: Typesetter {
  private static func drawn(_ font: Font) -> Font {
    var font = font
    if font.weight.rawValue >= Font.Weight.semibold.rawValue { font.pointSize *= 2 }
    return font
  }

  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    try BoxTypesetter().typeset(string, in: Self.drawn(font))
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    try BoxTypesetter().lines(of: string, in: Self.drawn(font), style: style, width: width)
  }
}
