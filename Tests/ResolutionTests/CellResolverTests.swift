import Drawing
import Images
import Interaction
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Which value wins")
struct CellResolverTests {
  private let red = Color(hex: 0xFF_00_00)
  private let both: CellState = [.highlighted, .selected]

  private func resolved(
    rules: [Rule] = [], items: Items = .count(3), userInterfaceStyle: UserInterfaceStyle = .light,
    box change: (inout View) -> Void = { _ in }
  ) throws -> ResolvedScene {
    var box = View.view("box", constraints: [Constraint(.edges, equalTo: .superview)])
    change(&box)
    return try ResolvedScene(
      Fixture.scene(box, rules: rules, items: items),
      traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  @Test("without a word from the author a view has UIKit's defaults, and no origins")
  func defaults() throws {
    let box = try #require(try resolved().view("box"))
    for name in ViewKind.view.properties where name != .tintColor {
      #expect(
        box.properties[name]
          == ResolvedValue(value: name.definition.defaultValue, origin: .classDefault))
    }
    #expect(box.properties.color(.tintColor) == Color(hex: 0x00_7A_FF))
    #expect(box.giver(of: .tintColor) == .classDefault)
  }

  @Test("the template overwrites the defaults")
  func template() throws {
    let box = try #require(
      try resolved {
        $0 = .view(
          "box", backgroundColor: .hex(0xFF_00_00), alpha: 0.5, tintColor: .black, isHidden: true,
          constraints: $0.constraints)
      }.view("box"))
    #expect(box.properties.color(.backgroundColor) == red)
    #expect(box[.alpha] == 0.5)
    #expect(box[.isHidden])
    for name in [PropertyName.backgroundColor, .alpha, .isHidden, .tintColor] {
      let path = ScenePath.scene.key("cell").key("contentView").key("subviews").index(0)
      #expect(box.properties[name].origin == .template(path.key(name.rawValue)))
    }
  }

  @Test("items overwrite the template, each its own cell")
  func items() throws {
    let scene = try resolved(
      items: .cycle(
        [Item(.set(.alpha, of: "box", to: 0.2)), Item(.set(.alpha, of: "box", to: 0.4)), Item()],
        count: 5)
    ) { $0.properties[.alpha] = 0.9 }
    #expect((0..<5).map { scene.view("box", item: $0)?[.alpha] } == [0.2, 0.4, 0.9, 0.2, 0.4])
    #expect(
      (0..<5).map { scene.view("box", item: $0)?.giver(of: .alpha) }
        == [.item(0), .item(1), .template, .item(3), .item(4)])
  }

  @Test("rules overwrite items, and the last one that holds wins")
  func rules() throws {
    let scene = try resolved(
      rules: [
        Rule(when: .always, .set(.alpha, of: "box", to: 0.1)),
        Rule(when: .highlighted, .set(.alpha, of: "box", to: 0.2)),
        Rule(when: .selected, .set(.alpha, of: "box", to: 0.3)),
        Rule(when: .item(.equal, 2), .set(.alpha, of: "box", to: 0.4)),
      ],
      items: [Item(.set(.alpha, of: "box", to: 0.9)), Item(), Item()])
    func value(_ item: Int, _ state: CellState) -> (Double?, Giver?) {
      let box = scene.view("box", item: item, state)
      return (box?[.alpha], box?.giver(of: .alpha))
    }
    #expect(value(0, .normal) == (0.1, .rule(0)))
    #expect(value(0, .highlighted) == (0.2, .rule(1)))
    #expect(value(0, .selected) == (0.3, .rule(2)))
    #expect(value(0, both) == (0.3, .rule(2)))
    #expect(value(2, both) == (0.4, .rule(3)))
  }

  @Test("within a rule the last assignment wins; a rule can take a colour away")
  func withinRule() throws {
    let scene = try resolved(
      rules: [
        Rule(
          when: .always, .set(.alpha, of: "box", to: 0.1), .set(.alpha, of: "box", to: 0.7)),
        Rule(when: .selected, .set(.backgroundColor, of: "box", to: nil)),
      ]
    ) { $0.properties[.backgroundColor] = .hex(0xFF_00_00) }
    #expect(scene.view("box")?[.alpha] == 0.7)
    #expect(scene.view("box")?.properties.color(.backgroundColor) == red)
    let selected = scene.view("box", .selected)
    #expect(selected?.properties.color(.backgroundColor) == nil)
    #expect(selected?.giver(of: .backgroundColor) == .rule(1))
  }

  @Test("rules reach the cell and its own views, too")
  func ownViews() throws {
    let scene = try resolved(rules: [
      Rule(
        when: .selected, .set(.alpha, of: .cell, to: 0.5),
        .set(.backgroundColor, of: .contentView, to: .black))
    ])
    #expect(scene.view(.cell)?[.alpha] == 1)
    #expect(scene.view(.cell, .selected)?[.alpha] == 0.5)
    #expect(
      scene.view(.contentView, .selected)?.properties.color(.backgroundColor) == Color(white: 0))
    #expect(scene.view(.contentView, .selected)?.giver(of: .backgroundColor) == .rule(0))
  }

  @Test("the cell's own views stand from back to front")
  func layering() throws {
    let cell = try resolved().cell(item: 0, state: .normal)
    #expect(cell.view.name == .cell)
    #expect(
      cell.view.subviews.map(\.name) == [.backgroundView, .selectedBackgroundView, .contentView])
    let bare = try ResolvedScene(
      Scene(cell: Cell(), collectionView: CollectionView(size: Size(50, 50), items: .count(1))),
      traits: Traits())
    #expect(bare.cell(item: 0, state: .selected).view.subviews.map(\.name) == [.contentView])
  }

  @Test("colours are those of the appearance")
  func appearances() throws {
    func color(_ userInterfaceStyle: UserInterfaceStyle) throws -> Color? {
      try resolved(userInterfaceStyle: userInterfaceStyle) {
        $0.properties[.backgroundColor] = .appearances(light: .white, dark: .system(.systemBlue))
      }.view("box")?.properties.color(.backgroundColor)
    }
    #expect(try color(.light) == Color(white: 1))
    #expect(try color(.dark) == Color(hex: 0x0A_84_FF))
  }
}

@Suite("Tint colours and the selected background view")
struct CellResolverUIKitTests {
  private func scene(
    tints: [ViewName: DynamicColor], rules: [Rule] = [],
    userInterfaceStyle: UserInterfaceStyle = .light
  ) throws -> ResolvedScene {
    let icon = View.imageView(
      "icon", systemImage: .starFill, tintColor: tints["icon"],
      constraints: [Constraint(.center, equalTo: .superview)])
    let box = View.view(
      "box", tintColor: tints["box"], constraints: [Constraint(.edges, equalTo: .superview)],
      subviews: [icon])
    var scene = Fixture.scene(box, rules: rules)
    scene.cell.properties[.tintColor] = tints[.cell]
    scene.cell.contentView.properties[.tintColor] = tints[.contentView]
    return try ResolvedScene(scene, traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  private func tint(
    _ tints: [ViewName: DynamicColor], _ userInterfaceStyle: UserInterfaceStyle = .light
  ) throws -> String? {
    try scene(tints: tints, userInterfaceStyle: userInterfaceStyle).view("icon")?.properties.color(
      .tintColor)?
      .hexText
  }

  @Test("an image takes the nearest tint colour around it, in the end systemBlue")
  func inheritance() throws {
    #expect(try tint([:]) == "#007AFF")
    #expect(try tint([:], .dark) == "#0A84FF")
    #expect(try tint([.cell: .hex(0x11_11_11)]) == "#111111")
    #expect(try tint([.cell: .hex(0x11_11_11), .contentView: .hex(0x22_22_22)]) == "#222222")
    #expect(try tint([.contentView: .hex(0x22_22_22), "box": .hex(0x33_33_33)]) == "#333333")
    #expect(try tint(["box": .hex(0x33_33_33), "icon": .hex(0x44_44_44)]) == "#444444")
  }

  @Test("tintColor is the tint of the view that shows it, and as its tint that of the superview")
  func tintColorAsColor() throws {
    #expect(try tint(["icon": .tintColor]) == "#007AFF")
    #expect(try tint([.cell: .hex(0x11_11_11), "icon": .tintColor]) == "#111111")
    let scene = try scene(
      tints: [.cell: .hex(0x11_11_11), "box": .hex(0x33_33_33)],
      rules: [
        Rule(
          when: .selected, .set(.backgroundColor, of: .contentView, to: .tintColor),
          .set(.borderColor, of: "box", to: .tintColor),
          .set(.backgroundColor, of: "icon", to: DynamicColor.tintColor.withAlphaComponent(0.5)))
      ])
    func color(_ property: Property<DynamicColor?>, _ name: ViewName) -> Color? {
      scene.view(name, .selected)?.properties.color(property)
    }
    #expect(color(.backgroundColor, .contentView) == Color(hex: 0x11_11_11))
    #expect(color(.borderColor, "box") == Color(hex: 0x33_33_33))
    #expect(color(.backgroundColor, "icon") == Color(hex: 0x33_33_33).withAlphaComponent(0.5))
  }

  @Test("a rule can tint a superview, or give an image back to it")
  func inheritedRules() throws {
    let scene = try scene(
      tints: [.cell: .hex(0x11_11_11), "icon": .hex(0x44_44_44)],
      rules: [
        Rule(when: .selected, .set(.tintColor, of: "icon", to: nil)),
        Rule(when: .highlighted, .set(.tintColor, of: "box", to: .hex(0x55_55_55))),
      ])
    func tint(_ state: CellState) -> String? {
      scene.view("icon", state)?.properties.color(.tintColor)?.hexText
    }
    #expect(tint(.normal) == "#444444")
    #expect(tint(.highlighted) == "#444444")
    #expect(tint(.selected) == "#111111")
    #expect(tint([.selected, .highlighted]) == "#555555")
  }

  @Test(
    "the selected background view is shown exactly while the cell is selected or highlighted",
    arguments: [
      (CellState.normal, true), (.highlighted, false), (.selected, false),
      ([.highlighted, .selected], false), (CellState(flags: [.disabled]), true),
      (CellState(flags: [.focused, .selected]), false),
    ] as [(CellState, Bool)])
  func selectedBackground(state: CellState, isHidden: Bool) throws {
    let view = try scene(tints: [:]).view(.selectedBackgroundView, state)
    #expect(view?[.isHidden] == isHidden)
    #expect(view?.giver(of: .isHidden) == (isHidden ? .uiKit : .classDefault))
  }

  @Test("no rule shows it in a normal cell, but one can hide it in a selected one")
  func selectedBackgroundRules() throws {
    let scene = try scene(
      tints: [:],
      rules: [
        Rule(when: .not(.selected), .set(.isHidden, of: .selectedBackgroundView, to: false)),
        Rule(when: .selected, .set(.isHidden, of: .selectedBackgroundView, to: true)),
      ])
    #expect(scene.view(.selectedBackgroundView)?[.isHidden] == true)
    #expect(scene.view(.selectedBackgroundView)?.giver(of: .isHidden) == .uiKit)
    #expect(scene.view(.selectedBackgroundView, .highlighted)?[.isHidden] == false)
    #expect(scene.view(.selectedBackgroundView, .selected)?[.isHidden] == true)
    #expect(scene.view(.selectedBackgroundView, .selected)?.giver(of: .isHidden) == .rule(1))
  }

  @Test("the background view stays, in every state")
  func backgroundStays() throws {
    let scene = try scene(tints: [:])
    for state: CellState in [.normal, .highlighted, .selected] {
      #expect(scene.view(.backgroundView, state)?[.isHidden] == false)
    }
  }
}
