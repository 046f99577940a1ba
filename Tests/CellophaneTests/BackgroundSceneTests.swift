import Cellophane
import Foundation
import Machine
import Resolution
import Testing
import Timelines
import Validation
import Views

/// What background configurations and selections look like, by pixels; the numbers are those of the
/// second of the five sources in the project's list of facts.
@Suite("Backgrounds, by pixels")
struct BackgroundSceneTests {
  static let blue = Bitmap.RGBA(0, 0, 255)
  private static let white = Bitmap.RGBA(255, 255, 255)
  private static let selectionGray = Bitmap.RGBA(209, 209, 214)
  private static let states: [CellState] = [
    .normal, .highlighted, .selected, [.highlighted, .selected],
  ]

  func scene(
    _ cell: Cell, rules: [Rule] = [], items: Items = .count(2), itemSize: Size = Size(40, 20)
  ) -> Scene {
    Scene(
      cell: cell, rules: rules,
      collectionView: CollectionView(
        size: Size(100, 60), backgroundColor: .system(.systemRed),
        collectionViewLayout: .flow(itemSize: itemSize), items: items),
      scripts: ["tap": [.tap(0), .wait(.milliseconds(300))]])
  }

  func cell(
    _ configuration: BackgroundConfiguration, class cellClass: CellClass = .tableViewCell
  ) -> Cell {
    Cell(class: cellClass, backgroundConfiguration: configuration)
  }

  /// The colour in the middle of an item's cell in each of the four states.
  func colors(
    _ scene: Scene, item: Int = 0, _ userInterfaceStyle: UserInterfaceStyle = .light
  ) throws -> [Bitmap.RGBA?] {
    let renderer = try SceneRenderer(
      scene, traits: Traits(userInterfaceStyle: userInterfaceStyle, displayScale: .x1))
    return try Self.states.map { state in
      let bitmap = try renderer.cell(item: item, state: state).bitmap()
      return bitmap[bitmap.width / 2, bitmap.height / 2]
    }
  }

  func fixture(_ name: String, _ change: (inout Scene) -> Void = { _ in }) throws -> Scene {
    let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
    let file = folder.appendingPathComponent("\(name).cell.yaml").path
    var scene = try SceneDocument(contentsOfFile: file).scene
    change(&scene)
    return scene
  }

  func renderer(_ scene: Scene, _ userInterfaceStyle: UserInterfaceStyle = .light) throws
    -> SceneRenderer
  {
    let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
    return try SceneRenderer(
      scene, traits: Traits(userInterfaceStyle: userInterfaceStyle),
      assets: AssetLibrary(folder: folder.path))
  }

  @Test("1: a configuration and the older properties exclude each other, the last one stays")
  func exclusion() throws {
    let container = Container(backgroundColor: .system(.yellow))
    var cell = Cell(
      class: .tableViewCell, backgroundColor: .system(.green), backgroundView: container,
      selectedBackgroundView: container, multipleSelectionBackgroundView: container)
    #expect(try colors(scene(cell)) == Array(repeating: Bitmap.RGBA(255, 255, 0), count: 4))
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.superseded.count == 4)
    #expect(
      try colors(scene(cell))
        == [Self.white, Self.selectionGray, Self.selectionGray, Self.selectionGray])
    cell.backgroundConfiguration?.properties[.backgroundColor] = .clear
    #expect(try colors(scene(cell)).allSatisfy { $0?.alpha == 0 })
    // Only properties that are set again come back.
    cell.selectedBackgroundView = Container(backgroundColor: .system(.purple))
    #expect(
      cell.superseded == [
        .backgroundColor, .backgroundView, .multipleSelectionBackgroundView,
        .backgroundConfiguration,
      ])
    let after = try colors(scene(cell))
    #expect(after[0]?.alpha == 0)
    #expect(after[1] == Bitmap.RGBA(128, 0, 128))
    // A view that is taken away by hand changes nothing.
    var other = self.cell(.listPlainCell())
    other.selectedBackgroundView = nil
    #expect(other.superseded == [])
    // A colour that is set after the configuration lies under it.
    other = self.cell(.clear())
    other.properties[.backgroundColor] = .system(.green)
    #expect(try colors(scene(other)) == Array(repeating: Bitmap.RGBA(0, 255, 0), count: 4))
    let inOne = Cell(backgroundColor: .system(.green), backgroundConfiguration: .clear())
    #expect(try colors(scene(inOne)).allSatisfy { $0?.alpha == 0 })
  }

  @Test("1: check says that a configuration covers the colour that a rule gives the cell")
  func covered() {
    func notes(_ configuration: BackgroundConfiguration) -> [String] {
      var scene = scene(cell(configuration))
      scene.rules = [
        Rule(when: .selected, .set(.backgroundColor, of: .cell, to: .system(.green)))
      ]
      return SceneNotes.notes(in: scene).map(\.message)
    }
    #expect(
      notes(.listPlainCell()) == [
        "backgroundConfiguration covers the cell's backgroundColor, so that it is not visible; set"
          + " backgroundConfiguration.backgroundColor"
      ])
    #expect(notes(.clear()).isEmpty)
    #expect(notes(BackgroundConfiguration(.listPlainCell, backgroundColor: .clear)).isEmpty)
  }

  @Test("2: a custom view lies in front of the colour, which shows where it is transparent")
  func customView() throws {
    let pixels = ScaledImage(
      try Bitmap(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 0, 0]))
    let configuration = BackgroundConfiguration(
      .listPlainCell, backgroundColor: .system(.blue),
      customView: .imageView("photo", image: .value(pixels)))
    let bitmap = try SceneRenderer(scene(cell(configuration))).cell().bitmap()
    #expect(bitmap[2, 20] == Bitmap.RGBA(255, 0, 0))
    #expect(bitmap[77, 20] == Self.blue)
  }

  @Test("2: insets and corners cut a custom view, too")
  func cutCustomView() throws {
    let configuration = BackgroundConfiguration(
      .clear, cornerRadius: 6, backgroundInsets: DirectionalEdgeInsets(top: 2, leading: 4),
      customView: .view("fill", backgroundColor: .system(.blue)))
    let bitmap = try SceneRenderer(scene(cell(configuration))).cell().bitmap()
    #expect(bitmap[6, 20]?.alpha == 0)
    #expect(bitmap[9, 20] == Self.blue)
    #expect(bitmap[44, 3]?.alpha == 0)
    #expect(bitmap[44, 5] == Self.blue)
    #expect(bitmap[8, 4]?.alpha == 0)
    #expect(bitmap[79, 39]?.alpha == 0)
  }

  @Test("3: no colour is the tint colour, in light and dark, and follows it")
  func tint() throws {
    var scene = scene(
      cell(BackgroundConfiguration(.listPlainCell, backgroundColor: .some(nil))),
      items: [Item(), Item(.set(.tintColor, of: .cell, to: .system(.systemPurple)))])
    #expect(try colors(scene) == Array(repeating: Bitmap.RGBA(0, 122, 255), count: 4))
    #expect(try colors(scene, .dark) == Array(repeating: Bitmap.RGBA(10, 132, 255), count: 4))
    #expect(try colors(scene, item: 1)[0] == Bitmap.RGBA(175, 82, 222))
    scene.rules = [Rule(when: .selected, .set(.tintColor, of: .cell, to: .system(.green)))]
    #expect(try colors(scene)[2] == Bitmap.RGBA(0, 255, 0))
  }

  @Test("4: a plain list cell is white, and grey when highlighted, selected or both")
  func plain() throws {
    let scene = scene(cell(.listPlainCell()))
    let gray = Self.selectionGray
    #expect(try colors(scene) == [Self.white, gray, gray, gray])
    let dark = Bitmap.RGBA(58, 58, 60)
    #expect(try colors(scene, .dark) == [Bitmap.RGBA(0, 0, 0), dark, dark, dark])
  }

  @Test("4: the other constructors")
  func styles() throws {
    func colors(_ configuration: BackgroundConfiguration) throws -> [Bitmap.RGBA?] {
      try Array(self.colors(scene(cell(configuration)), .dark).prefix(2))
    }
    let (gray, clear) = (Bitmap.RGBA(58, 58, 60), Bitmap.RGBA(0, 0, 0, 0))
    #expect(try colors(.listGroupedCell()) == [Bitmap.RGBA(28, 28, 30), gray])
    #expect(try colors(.listCell()) == [Bitmap.RGBA(0, 0, 0), gray])
    let headers: [BackgroundConfiguration] = [
      .clear(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(),
      .listHeader(), .listFooter(),
    ]
    for configuration in headers { #expect(try colors(configuration) == [clear, clear]) }
    for configuration in [BackgroundConfiguration.listSidebarCell(), .listAccompaniedSidebarCell()]
    {
      let found = try colors(configuration)
      #expect(found[0] == clear)
      #expect(found[1]?.alpha == 82)
    }
    let renderer = try SceneRenderer(scene(cell(.listGroupedHeaderFooter())))
    let focused = try renderer.cell(state: [.focused]).bitmap()
    #expect(focused[40, 20] == Bitmap.RGBA(0, 122, 255))
    // A radius of 10, continuous.
    #expect(focused[1, 1]?.alpha == 0)
  }

  @Test("4: the configuration for any list has the look of the list that the cell is in")
  func anyList() throws {
    func colors(
      _ appearance: ListLayout.Appearance, isUpdated: Bool = true
    ) throws -> [Bitmap.RGBA?] {
      var scene = scene(
        cell(.listCell(), class: .collectionViewListCell)
          .setting(.automaticallyUpdatesBackgroundConfiguration, to: isUpdated))
      scene.collectionView.collectionViewLayout = .list(appearance: appearance)
      return try Array(self.colors(scene, .dark).prefix(2))
    }
    let (black, gray) = (Bitmap.RGBA(0, 0, 0), Bitmap.RGBA(58, 58, 60))
    #expect(try colors(.plain) == [black, gray])
    #expect(try colors(.grouped) == [Bitmap.RGBA(28, 28, 30), gray])
    #expect(try colors(.insetGrouped) == [Bitmap.RGBA(28, 28, 30), gray])
    #expect(try colors(.insetGrouped, isUpdated: false) == [black, black])
  }

  @Test("5: a colour of one's own is kept in all states")
  func customised() throws {
    let configuration = BackgroundConfiguration(.listPlainCell, backgroundColor: .system(.blue))
    #expect(try colors(scene(cell(configuration))) == Array(repeating: Self.blue, count: 4))
    let rule = Rule(
      when: .selected, .set(.backgroundColor, of: .backgroundConfiguration, to: .system(.green)))
    #expect(
      try colors(scene(cell(configuration), rules: [rule]))[2] == Bitmap.RGBA(0, 255, 0))
  }

  @Test("8, 9, 10: one overlay while selected or highlighted, as large as the cell")
  func overlay() throws {
    let renderer = try renderer(fixture("background-overlay"))
    let timeline = try renderer.timeline(script: "tap")
    for (milliseconds, count) in [(0, 0), (149, 0), (150, 1), (249, 1), (250, 1), (550, 1)] {
      let cell = timeline.cell(item: 1, at: .milliseconds(milliseconds))
      let photo = try #require(cell.view.subviews.first?.subviews.first)
      #expect(photo.subviews.map(\.name) == Array(repeating: "selectionOverlay", count: count))
      #expect(photo.subviews.allSatisfy { $0.frame == photo.frame })
      #expect(photo.frame == Rect(0, 0, 375, 44))
    }
    let larger = try self.renderer(
      fixture("background-overlay") {
        $0.collectionView.size = Size(375, 300)
        $0.collectionView.collectionViewLayout = .flow(itemSize: Size(300, 90))
        $0.cell.backgroundConfiguration?.properties[.backgroundInsets] = 5
      })
    let cell = try larger.presentedCell(item: 0, state: .selected)
    let overlay = cell.view.subviews.first?.subviews.first?.subviews.first
    #expect(overlay?.frame == Rect(0, 0, 290, 80))
  }

  @Test(
    "8: the overlay is a gray with an alpha of 0.3 over the content",
    arguments: [
      (DynamicColor.white, Bitmap.RGBA(217, 217, 217)),
      (.system(.blue), Bitmap.RGBA(38, 38, 217)),
    ])
  func overlayBlend(ground: DynamicColor, expected: Bitmap.RGBA) throws {
    let overlay = View.view(
      "overlay", backgroundColor: .withAlphaComponent(.system(.gray), 0.3)
    ).setting(.autoresizingMask, to: .flexibleSize).setting(.isInstalled, to: false)
    let rule = Rule(
      when: .or(.selected, .highlighted), .set(.isInstalled, of: "overlay", to: true))
    let configuration = BackgroundConfiguration(
      .listPlainCell, backgroundColor: ground,
      customView: .view("custom", subviews: [overlay]))
    let found = try colors(scene(cell(configuration), rules: [rule]))
    #expect(found[0] != expected)
    #expect(Array(found.dropFirst()) == [expected, expected, expected])
  }

  @Test("12: colours follow the traits, and a turn is drawn once, with all flags that it changed")
  func updates() throws {
    let scene = scene(cell(.listPlainCell()))
    #expect(try colors(scene)[0] != colors(scene, .dark)[0])
    let timeline = try SceneRenderer(scene).timeline(script: "tap")
    let lift = try #require(timeline.turns.last)
    #expect(
      lift.events.compactMap { $0.call == nil ? "\($0)" : nil } == [
        "isSelected true 0", "isHighlighted false 0",
      ])
    #expect(timeline.turns.count == 3)
  }

  @Test("13: selectionStyle none suppresses the default grey and views of one's own")
  func selectionStyleNone() throws {
    let none = Cell(class: .tableViewCell).setting(.selectionStyle, to: .none)
    #expect(try colors(scene(none)) == Array(repeating: Self.white, count: 4))
    var own = Cell(
      class: .tableViewCell, backgroundView: Container(backgroundColor: .system(.blue)),
      selectedBackgroundView: Container(backgroundColor: .system(.yellow)),
      multipleSelectionBackgroundView: Container(backgroundColor: .system(.green))
    ).setting(.selectionStyle, to: .none)
    #expect(try colors(scene(own)) == Array(repeating: Self.blue, count: 4))
    own.properties[.selectionStyle] = .blue
    #expect(try colors(scene(own))[1] == Bitmap.RGBA(255, 255, 0))
  }

  @Test("14: a table or list cell is grey when it is selected, without a word")
  func defaultGray() throws {
    let gray = Self.selectionGray
    for cellClass in [CellClass.tableViewCell, .collectionViewListCell] {
      let cell = Cell(class: cellClass)
      #expect(try colors(scene(cell)) == [Self.white, gray, gray, gray])
    }
    let plain = try colors(scene(Cell()))
    #expect(plain.allSatisfy { $0?.alpha == 0 })
    // The author's colour is the ground of UIKit's own configuration, and gray lies over it.
    let colored = Cell(class: .tableViewCell, backgroundColor: .system(.blue))
    #expect(try colors(scene(colored)) == [Self.blue, gray, gray, gray])
    // With a background view only, the grey lies over that.
    let behind = Cell(
      class: .tableViewCell, backgroundView: Container(backgroundColor: .system(.blue)))
    #expect(try colors(scene(behind)) == [Self.blue, gray, gray, gray])
  }

  @Test(
    "the configuration that UIKit gives a list's cell can be assigned to, without a word before")
  func automaticConfiguration() throws {
    let (gray, blue) = (Self.selectionGray, Self.blue)
    let rule = Rule(
      when: .selected, .set(.backgroundColor, of: .backgroundConfiguration, to: .system(.blue)))
    #expect(
      try colors(scene(Cell(class: .collectionViewListCell), rules: [rule]))
        == [Self.white, gray, blue, blue])
    // One that the author's views took away cannot, and a plain cell has none.
    for cell in [Cell(class: .tableViewCell, backgroundView: Container()), Cell()] {
      #expect(throws: RenderingError.self) { try colors(scene(cell, rules: [rule])) }
    }
  }

  @Test("multipleSelectionBackgroundView stands in where several may be selected")
  func multipleSelection() throws {
    let (yellow, green) = (Bitmap.RGBA(255, 255, 0), Bitmap.RGBA(0, 255, 0))
    var scene = scene(
      Cell(
        class: .tableViewCell,
        selectedBackgroundView: Container(backgroundColor: .system(.yellow)),
        multipleSelectionBackgroundView: Container(backgroundColor: .system(.green))))
    #expect(try colors(scene)[2] == yellow)
    scene.collectionView.allowsMultipleSelection = true
    #expect(try colors(scene)[2] == green)
    scene.cell.multipleSelectionBackgroundView = nil
    #expect(try colors(scene)[2] == yellow)
  }

  @Test("16: the content behind is visible through a clear configuration")
  func clear() throws {
    let bitmap = try SceneRenderer(
      scene(cell(.clear())), traits: Traits(displayScale: .x1)
    ).collectionView().bitmap()
    #expect(bitmap[20, 10] == Bitmap.RGBA(255, 59, 48))
  }

  @Test("views added to the cell lie in front of its content, and follow their constraints")
  func cellSubviews() throws {
    let fill = [Constraint(.edges, equalTo: .superview)]
    var scene = scene(
      Cell(
        contentView: Container(backgroundColor: .white),
        subviews: [
          .view("one", backgroundColor: .system(.green), constraints: fill),
          .view("two", backgroundColor: .system(.blue), constraints: fill),
        ]))
    #expect(try colors(scene)[0] == Self.blue)
    scene.rules = [Rule(when: .selected, .set(.isInstalled, of: "two", to: false))]
    #expect(try colors(scene)[2] == Bitmap.RGBA(0, 255, 0))
  }

  @Test(
    "a stroke lies inwards of its place; margins and insets add up, leading where reading starts")
  func places() throws {
    let configuration = BackgroundConfiguration(
      .clear, backgroundColor: .system(.blue), backgroundInsets: DirectionalEdgeInsets(leading: 4)
    ).setting(.edgesAddingLayoutMarginsToBackgroundInsets, to: [.leading])
      .setting(.strokeWidth, to: 2).setting(.strokeColor, to: .white)
      .setting(.strokeOutset, to: 3)
    func row(_ direction: LayoutDirection) throws -> [Bitmap.RGBA?] {
      let bitmap = try SceneRenderer(
        scene(cell(configuration)),
        traits: Traits(displayScale: .x1, layoutDirection: direction)
      ).cell().bitmap()
      return (0..<40).map { bitmap[direction == .leftToRight ? $0 : 39 - $0, 10] }
    }
    for direction in LayoutDirection.allCases {
      let row = try row(direction)
      #expect(row[..<17].allSatisfy { $0?.alpha == 0 })
      #expect(row[17..<19].allSatisfy { $0 == Self.white })
      #expect(row[19]?.alpha == 0)
      #expect(row[20...].allSatisfy { $0 == Self.blue })
    }
  }

  @Test("insets may leave nothing, or reach out of the cell")
  func extremeInsets() throws {
    func bitmap(_ insets: DirectionalEdgeInsets) throws -> Bitmap {
      let configuration = BackgroundConfiguration(
        .listPlainCell, backgroundColor: .system(.blue), cornerRadius: 50, backgroundInsets: insets,
        customView: .view("custom", backgroundColor: .system(.blue))
      ).setting(.strokeWidth, to: 500).setting(.strokeOutset, to: -10)
        .setting(.shadowProperties, to: ShadowProperties(opacity: 0, radius: 10))
      let renderer = try SceneRenderer(
        scene(cell(configuration)), traits: Traits(displayScale: .x1))
      return try renderer.collectionView().bitmap()
    }
    let ground = Bitmap.RGBA(255, 59, 48)
    #expect(try bitmap(100)[20, 10] == ground)
    let large = try bitmap(DirectionalEdgeInsets(top: -10, bottom: -20))
    #expect(large[20, 35] == Self.blue)
    #expect(large[20, 45] == ground)
  }
}
