import CollectionLayouts
import Drawing
import Images
import Interaction
import Layout
import Machine
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

/// What content configurations and accessories look like and where they are. The typesetter's letters
/// are as wide as half their size, so that widths are known.
@Suite("List content")
struct ListContentTests {
  private static let text = ContentPart.text.name
  private static let secondaryText = ContentPart.secondaryText.name
  private static let image = ContentPart.image.name

  private func scene(
    _ content: ListContentConfiguration?, class cellClass: CellClass = .collectionViewListCell,
    width: Double = 320, rules: [Rule] = [], traits: Traits = Traits(),
    _ change: (inout Scene) -> Void = { _ in }
  ) throws -> ResolvedScene {
    var scene = Scene(
      cell: Cell(class: cellClass, contentConfiguration: content), rules: rules,
      collectionView: CollectionView(
        size: Size(width, 600), collectionViewLayout: .list(appearance: .plain), items: .count(2)))
    change(&scene)
    return try ResolvedScene(scene, traits: traits, typesetter: BoxTypesetter())
  }

  private func height(_ scene: ResolvedScene) -> Double {
    scene.presentation { _ in .normal }.cells[0].frame.size.height
  }

  @Test("one line stands in the middle of a row of 44, 16 from the edges")
  func cell() throws {
    let scene = try scene(ListContentConfiguration(text: "Groceries"))
    #expect(height(scene) == 44)
    #expect(scene.view(Self.text)?.frame == Rect(16, 12, 288, 20.5))
    #expect(scene.view(Self.text)?[.font] == .fixed(.system(17)))
    #expect(scene.view(Self.secondaryText) == nil)
    #expect(scene.view(Self.image) == nil)
  }

  @Test("the second text stands 3 below the first, in a row of 11 + 20.5 + 3 + 14.5 + 11")
  func subtitle() throws {
    let scene = try scene(
      ListContentConfiguration(.subtitleCell, text: "Ada", secondaryText: "Blue"))
    #expect(height(scene) == 60)
    #expect(scene.view(Self.text)?.frame == Rect(16, 11, 288, 20.5))
    #expect(scene.view(Self.secondaryText)?.frame == Rect(16, 34.5, 288, 14.5))
    #expect(scene.view(Self.secondaryText)?[.font] == .fixed(.system(12)))
  }

  @Test("a value is at the end of the line, and below the text without enough room")
  func value() throws {
    let content = ListContentConfiguration(.valueCell, text: "Language", secondaryText: "English")
    let wide = try scene(content)
    #expect(height(wide) == 44)
    let value = try #require(wide.view(Self.secondaryText)?.frame)
    #expect(value.maxX == 304)
    #expect(value.minY == wide.view(Self.text)?.frame.minY)
    let room = 16 + 8 * 8.5 + 6 + 7 * 8.5 + 16
    #expect(height(try scene(content, width: room)) == 44)
    let narrow = try scene(content, width: room - 0.5)
    #expect(height(narrow) == 11 + 20.5 + 3 + 20.5 + 11)
    #expect(narrow.view(Self.secondaryText)?.frame.minX == 16)
  }

  @Test("text wraps and the row grows, unless numberOfLines is 1")
  func wrapping() throws {
    let long = String(repeating: "word ", count: 12)
    #expect(height(try scene(ListContentConfiguration(text: long))) == 11 + 41 + 11)
    var content = ListContentConfiguration(text: long)
    content.textProperties[.numberOfLines] = 1
    #expect(height(try scene(content)) == 44)
  }

  @Test("24 is kept for an icon, and texts begin 16 behind it")
  func icon() throws {
    let scene = try scene(ListContentConfiguration(text: "Hardware", systemImage: .circle))
    let icon = try #require(scene.view(Self.image)?.frame)
    #expect(icon.midX == 16 + 12)
    #expect(icon.midY == 22)
    #expect(scene.view(Self.text)?.frame.minX == 56.0)
    let line = try #require(scene.presentation { _ in .normal }.cells[0].separator?.frame)
    #expect(line == Rect(56, 43.5, 264, 0.5))
  }

  @Test("distances and margins are the author's where they are given")
  func distances() throws {
    var content = ListContentConfiguration(
      .subtitleCell, text: "Ada", secondaryText: "Blue", systemImage: .circle
    ).setting(.imageToTextPadding, to: 10).setting(.textToSecondaryTextVerticalPadding, to: 5)
      .setting(
        .directionalLayoutMargins,
        to: DirectionalEdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
    content.imageProperties[.reservedLayoutSize] = Size(50, 0)
    let scene = try scene(content)
    #expect(height(scene) == 20 + 20.5 + 5 + 14.5 + 10)
    #expect(scene.view(Self.text)?.frame == Rect(90, 20, 190, 20.5))
    #expect(scene.view(Self.secondaryText)?.frame == Rect(90, 45.5, 190, 14.5))
  }

  @Test(
    "headers, footers and sidebars have fonts, colours, margins and least heights of their own",
    arguments: [
      (
        ListContentConfiguration.Style.plainHeader, Font.system(15, .semibold), NamedColor.label,
        16.0, 28.0
      ),
      (.plainFooter, .system(15), .secondaryLabel, 16, 28),
      (.groupedHeader, .system(13), .secondaryLabel, 16, 26),
      (.groupedFooter, .system(13), .secondaryLabel, 16, 26),
      (.prominentInsetGroupedHeader, .system(17, .semibold), .label, 16, 30.5),
      (.extraProminentInsetGroupedHeader, .system(20, .semibold), .label, 16, 34),
      (.sidebarCell, .system(17), .label, 8, 44),
      (.sidebarSubtitleCell, .system(17), .label, 8, 44),
      (.sidebarHeader, .system(20, .semibold), .label, 8, 46),
      // In a plain list.
      (.header, .system(15, .semibold), .label, 16, 28),
      (.footer, .system(15), .secondaryLabel, 16, 28),
    ])
  func styles(
    style: ListContentConfiguration.Style, font: Font, color: NamedColor, x: Double,
    height: Double
  ) throws {
    let scene = try scene(ListContentConfiguration(style, text: "Abc"))
    let text = try #require(scene.view(Self.text))
    #expect(text[.font] == .fixed(font))
    #expect(text.properties.color(.textColor) == self.color(color))
    #expect(text.frame.minX == x)
    #expect(self.height(scene) == height)
    let isGroupedHeader = style == .groupedHeader
    #expect(
      text.label?.lines.first?.text.string == (isGroupedHeader ? "ABC" : "Abc"))
  }

  @Test("a sidebar keeps 28 for an icon and has its texts 10 behind it")
  func sidebarIcon() throws {
    let scene = try scene(
      ListContentConfiguration(.accompaniedSidebarCell, text: "Inbox", systemImage: .circle))
    #expect(scene.view(Self.image)?.frame.midX == 22.0)
    #expect(scene.view(Self.text)?.frame.minX == 46.0)
  }

  @Test("on iOS 26 a header of a grouped list has the letters of its text")
  func headerWithoutCapitals() throws {
    let content = ListContentConfiguration(.groupedHeader, text: "Abc")
    let scene = try scene(content, traits: Traits(platform: .iOS26))
    #expect(scene.view(Self.text)?[.font] == .fixed(.system(13)))
    #expect(scene.view(Self.text)?.label?.lines.first?.text.string == "Abc")
  }

  @Test("the info button takes touches in 44 × 44 points, and other accessories none")
  func detailButton() throws {
    let scene = try scene(ListContentConfiguration(text: "Wi-Fi")) {
      $0.cell = $0.cell.setting(
        .accessories, to: [CellAccessory(.detail), CellAccessory(.disclosureIndicator)])
    }
    let cell = try #require(scene.view(.cell))
    func hit(_ name: ViewName, _ x: Double = 0) throws -> TouchableView? {
      let frame = try #require(scene.view(name)?.frame)
      return TouchableView(cell, leastAlpha: 0.01)
        .hit(cell.frame.origin + Point(frame.midX + x, frame.midY))
    }
    let button = TouchableView.Control(isEnabled: true)
    #expect(try hit(.accessory(.detail))?.control == button)
    #expect(try hit(.accessory(.detail), -21)?.control == button)
    #expect(try hit(.accessory(.detail), -23)?.control == nil)
    #expect(try hit(.accessory(.disclosureIndicator))?.control == nil)
  }

  @Test("header and footer are those of grouped lists in such a list")
  func adopting() throws {
    let scene = try scene(ListContentConfiguration(.header, text: "abc")) {
      $0.collectionView.collectionViewLayout = .list(appearance: .grouped)
    }
    #expect(scene.view(Self.text)?[.font] == .fixed(.system(13)))
    #expect(scene.view(Self.text)?.label?.lines.first?.text.string == "ABC")
  }

  @Test(
    "letters are changed as transform says",
    arguments: [
      (TextTransform.none, "la Vie"), (.uppercase, "LA VIE"), (.lowercase, "la vie"),
      (.capitalized, "La Vie"),
    ])
  func transform(transform: TextTransform, shown: String) throws {
    var content = ListContentConfiguration(.groupedHeader, text: "la Vie")
    content.textProperties[.textTransform] = transform
    #expect(try scene(content).view(Self.text)?.label?.lines.first?.text.string == shown)
  }

  @Test("the fonts of styles and letters in capitals are looked for before anything is drawn")
  func missingCapital() throws {
    /// Has no Ö, and nothing of 20 points.
    struct OldTypesetter: Typesetter {
      func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
        if font.pointSize == 20 { throw .fontNotFound("old") }
        if string.contains("Ö") { throw .missingCharacter("Ö", in: font) }
        return try BoxTypesetter().typeset(string, in: font)
      }

      func lines(
        of string: String, in font: Font, style: LabelStyle, width: Double?
      ) throws(TypesettingError) -> [TypesetText] {
        [try typeset(string, in: font)]
      }
    }
    func resolve(_ content: ListContentConfiguration, _ rules: [Rule] = []) throws {
      let scene = Scene(
        cell: Cell(class: .collectionViewListCell, contentConfiguration: content), rules: rules,
        collectionView: CollectionView(
          size: Size(320, 100), collectionViewLayout: .list(appearance: .plain), items: .count(1)))
      _ = try ResolvedScene(scene, traits: Traits(), typesetter: OldTypesetter())
    }
    try resolve(ListContentConfiguration(.cell, text: "schön"))
    #expect(throws: ResolutionFailure.self) {
      try resolve(ListContentConfiguration(.groupedHeader, text: "schön"))
    }
    #expect(throws: ResolutionFailure.self) {
      try resolve(ListContentConfiguration(.extraProminentInsetGroupedHeader, text: "wide"))
    }
    let rule = Rule(
      when: .selected, .set(.textTransform, of: .textProperties, to: .uppercase))
    #expect(throws: ResolutionFailure.self) {
      try resolve(ListContentConfiguration(.cell, text: "schön"), [rule])
    }
  }

  @Test("an image is made smaller until it fits its maximum size")
  func maximumSize() throws {
    var content = ListContentConfiguration(text: "Hardware", systemImage: .circle)
    content.imageProperties[.preferredSymbolConfiguration] = SymbolConfiguration(pointSize: 170)
    content.imageProperties[.maximumSize] = Size(40, 30)
    let frame = try #require(try scene(content).view(Self.image)?.frame)
    // The box of a circle is 118 × 113.4.
    #expect(frame.size == Size(31, 30))
  }

  @Test("from right to left everything changes sides")
  func rightToLeft() throws {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let content = ListContentConfiguration(text: "Hardware", systemImage: .circle)
    let scene = try scene(content, traits: traits) {
      $0.cell.properties[.accessories] = [CellAccessory(.disclosureIndicator)]
    }
    #expect(scene.view(.accessory(.disclosureIndicator))?.frame == Rect(16, 15, 10.5, 14))
    #expect(scene.view(.contentView)?.frame == Rect(26.5, 0, 293.5, 44))
    #expect(scene.view(Self.text)?.frame.maxX == 293.5 - 56)
    let line = try #require(scene.presentation { _ in .normal }.cells[0].separator?.frame)
    #expect(line == Rect(0, 43.5, 264, 0.5))
  }

  @Test(
    "rows grow with the text size until it is one of accessibility",
    arguments: [
      (ContentSizeCategory.extraSmall, 39.0), (.large, 44), (.extraExtraExtraLarge, 58),
    ])
  func dynamicType(category: ContentSizeCategory, height: Double) throws {
    var traits = Traits()
    traits.preferredContentSizeCategory = category
    let scene = try scene(ListContentConfiguration(text: "Groceries"), traits: traits)
    #expect(self.height(scene) == height)
  }

  // MARK: - Colours

  private func color(_ name: NamedColor, _ userInterfaceStyle: UserInterfaceStyle = .light) -> Color
  {
    DynamicColor.system(name).resolved(
      in: ColorContext(Traits(userInterfaceStyle: userInterfaceStyle), palette: [:]))
  }

  @Test("colours are the style's for the state, unless they are given")
  func colors() throws {
    let rules = [
      Rule(when: .selected, .set(.textColor, of: .textProperties, to: .system(.systemRed)))
    ]
    let scene = try scene(
      ListContentConfiguration(.valueCell, text: "a", secondaryText: "b", systemImage: .circle),
      rules: rules)
    func colors(_ state: CellState) -> [Color?] {
      [
        scene.view(Self.text, state)?.properties.color(.textColor),
        scene.view(Self.secondaryText, state)?.properties.color(.textColor),
        scene.view(Self.image, state)?.properties.color(.tintColor),
      ]
    }
    #expect(colors(.normal) == [color(.label), color(.secondaryLabel), color(.systemBlue)])
    #expect(
      colors([.disabled])
        == [color(.tertiaryLabel), color(.quaternaryLabel), color(.tertiaryLabel)])
    #expect(
      colors([.disabled, .swiped]) == [color(.label), color(.secondaryLabel), color(.systemBlue)])
    #expect(colors(.selected).first == color(.systemRed))
  }

  @Test("content is white where the style fills the background with the tint colour")
  func tinted() throws {
    let scene = try scene(ListContentConfiguration(text: "a", secondaryText: "b")) {
      $0.cell.backgroundConfiguration = .listGroupedHeaderFooter()
    }
    let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(scene.view(Self.text, [.focused])?.properties.color(.textColor) == white)
    #expect(scene.view(Self.secondaryText, [.focused])?.properties.color(.textColor) == white)
    #expect(scene.view(Self.text)?.properties.color(.textColor) == color(.label))
  }

  // MARK: - Accessories

  @Test("a chevron leaves 348.5 of 375 to the content, as in Interface Builder, and it keeps 8")
  func chevron() throws {
    let scene = try scene(
      ListContentConfiguration(text: "a"), class: .tableViewCell, width: 375
    ) { $0.cell.properties[.accessoryType] = .disclosureIndicator }
    #expect(scene.view(.contentView)?.frame == Rect(0, 0, 348.5, 44))
    #expect(scene.view(.accessory(.disclosureIndicator))?.frame == Rect(348.5, 15, 10.5, 14))
    #expect(scene.view(Self.text)?.frame.maxX == 340.5)
  }

  @Test("accessories stand 8 apart, and a cell that is edited has others")
  func editing() throws {
    let scene = try scene(nil) {
      $0.cell.properties[.accessories] = [
        CellAccessory(.checkmark), CellAccessory(.disclosureIndicator), CellAccessory(.insert),
      ]
    }
    func names(_ state: CellState) -> [String] {
      scene.cell(item: 0, state: state).view.subviews.map(\.name.rawValue)
        .filter { $0.hasPrefix("accessories.") }
    }
    #expect(names(.normal) == ["accessories.checkmark", "accessories.disclosureIndicator"])
    #expect(names([.editing]) == ["accessories.insert"])
    #expect(scene.view(.accessory(.disclosureIndicator))?.frame.minX == 320 - 26.5)
    #expect(scene.view(.accessory(.checkmark))?.frame.maxX == 320 - 26.5 - 8)
    #expect(scene.view(.accessory(.insert), [.editing])?.frame.minX == 16)
  }

  @Test("accessories have the places of their kinds, in any written order, each once")
  func places() throws {
    func frames(_ kinds: CellAccessory.Kind...) throws -> [Double] {
      let scene = try scene(nil) {
        $0.cell.properties[.accessories] = kinds.map { CellAccessory($0, displayed: .always) }
      }
      return try kinds.sorted { $0.rawValue < $1.rawValue }
        .map { try #require(scene.view(.accessory($0))).frame.minX }
    }
    #expect(
      try frames(.checkmark, .detail, .disclosureIndicator, .reorder)
        == frames(.reorder, .disclosureIndicator, .checkmark, .detail))
    #expect(throws: ResolutionFailure.self) { try frames(.checkmark, .checkmark) }
  }

  @Test("a hidden accessory keeps its place, and reserved widths are the author's")
  func reservedWidths() throws {
    func frames(_ accessories: CellAccessory...) throws -> [PresentedView] {
      let scene = try scene(ListContentConfiguration(text: "a")) {
        $0.cell.properties[.accessories] = accessories
      }
      return try accessories.map { try #require(scene.view(.accessory($0.kind))) }
    }
    let hidden = try frames(CellAccessory(.disclosureIndicator, isHidden: true))
    #expect(hidden[0][.isHidden])
    #expect(hidden[0].frame.minX == 320 - 26.5)
    let wide = try frames(
      CellAccessory(.detail), CellAccessory(.disclosureIndicator, reservedLayoutWidth: .custom(40))
    )
    #expect(wide[1].frame == Rect(320 - 56, 15, 40, 14))
    #expect(wide[0].frame.maxX == 320 - 56 - 8)
    let symbol = try #require(wide[1][.systemImage])
    let width = symbol.outline(try #require(wide[1][.preferredSymbolConfiguration])).size.width
    for dimension in [CellAccessory.LayoutDimension.actual, .custom(0)] {
      let actual = try frames(CellAccessory(.disclosureIndicator, reservedLayoutWidth: dimension))
      #expect(abs(actual[0].frame.size.width - width) <= 0.5)
    }
    for width in [-1, .infinity, .nan, 1e9] {
      #expect(throws: ResolutionFailure.self) {
        try frames(CellAccessory(.detail, reservedLayoutWidth: .custom(width)))
      }
    }
  }

  @Test("in a flow layout a cell with content and constraints of its own takes its size from both")
  func contentAndConstraints() throws {
    func size(_ badge: Double, in layout: CollectionLayout) throws -> Size {
      let scene = try scene(ListContentConfiguration(text: "abcd")) {
        $0.collectionView.collectionViewLayout = layout
        $0.cell.subviews = [
          .view(
            "badge",
            constraints: [
              Constraint(.top, equalTo: .superview, constant: 4),
              Constraint(.bottom, equalTo: .superview, constant: -4),
              Constraint(.trailing, equalTo: .superview, constant: -4),
              Constraint(.leading, greaterThanOrEqualTo: .superview, constant: 4),
              Constraint(.width, equalTo: badge), Constraint(.height, equalTo: badge),
            ])
        ]
      }
      return scene.cell(item: 0, state: .normal).frame.size
    }
    let flow = CollectionLayout.flow(estimatedItemSize: .automatic)
    // The text asks for 16 + 34 + 16, and for 44.
    #expect(try size(100, in: flow) == Size(108, 108))
    #expect(try size(50, in: flow) == Size(66, 58))
    let list = CollectionLayout.list(appearance: .plain)
    #expect(try size(100, in: list) == Size(320, 108))
  }

  @Test("constraints of a content view refer to the width that accessories leave")
  func constraints() throws {
    let scene = try scene(nil) {
      $0.cell.properties[.accessories] = [CellAccessory(.disclosureIndicator)]
      $0.cell.contentView.subviews = [
        .view("card", constraints: [Constraint(.edges, equalTo: .superview)])
      ]
    }
    #expect(scene.view("card")?.frame.size.width == 320 - 26.5)
  }

  @Test("a configuration replaces the views in the content view, and a note reports this")
  func replacing() throws {
    let views = [
      View.view("card", constraints: [Constraint(.edges, equalTo: .superview)])
    ]
    let resolved = try scene(ListContentConfiguration(text: "a")) {
      $0.cell.contentView.subviews = views
    }
    #expect(resolved.view("card") == nil)
    #expect(
      SceneNotes.notes(in: resolved.scene).map(\.message) == [
        "UIKit removes the views in contentView, because contentConfiguration replaces it; leave one"
          + " of them out"
      ])
  }
}

extension Rect {
  fileprivate var midX: Double { (minX + maxX) / 2 }
  fileprivate var midY: Double { (minY + maxY) / 2 }
}

extension ResolvedScene {
  fileprivate func view(_ name: ViewName, _ state: CellState) -> PresentedView? {
    view(name, item: 0, state)
  }
}
