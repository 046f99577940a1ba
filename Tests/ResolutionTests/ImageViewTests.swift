import CollectionLayouts
import Drawing
import Images
import Interaction
import Scenes
import Testing
import Views
import Vocabulary

@testable import Resolution

@Suite("Image views")
struct ImageViewTests {
  private let pixels: Image
  private let image: ScaledImage

  init() throws {
    // 8 by 4 points: white, half of it translucent.
    let pixels = (0..<16 * 8).flatMap { [255, 255, 255, $0 % 16 < 8 ? 255 : 128] as [UInt8] }
    self.pixels = Image(try Bitmap(width: 16, height: 8, rgba: pixels))
    image = ScaledImage(self.pixels, scale: 2)
  }

  private func scene(
    _ view: View, rules: [Rule] = [], scale: DisplayScale = .x2
  ) throws -> ResolvedScene {
    try ResolvedScene(
      Scene(
        cell: Cell(contentView: Container(subviews: [view])), rules: rules,
        collectionView: CollectionView(
          size: Size(41, 41), collectionViewLayout: .flow(itemSize: Size(41, 41)), items: .count(1))
      ),
      traits: Traits(displayScale: scale))
  }

  /// What the image view draws.
  private func ink(_ scene: ResolvedScene, _ state: CellState = .normal) -> [DisplayList.Item] {
    func leaves(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
      items.flatMap { item in
        if case .layer(let layer) = item { leaves(layer.items) } else { [item] }
      }
    }
    return leaves(scene.cell(item: 0, state: state).displayList().items)
  }

  private let fill = [Constraint(.edges, equalTo: .superview)]

  @Test("an image gives its view a size, and another image another one")
  func intrinsicSize() throws {
    let larger = ScaledImage(pixels, scale: 1)
    let center = [Constraint(.center, equalTo: .superview)]
    let scene = try scene(
      .imageView("a", image: .value(image), constraints: center),
      rules: [
        Rule(when: .selected, .set(.image, of: "a", to: .value(larger))),
        Rule(when: .highlighted, .set(.systemImage, of: "a", to: .star)),
      ])
    func size(_ state: CellState) -> Size {
      scene.cell(item: 0, state: state).view.subviews[0].subviews[0].frame.size
    }
    #expect(size(.normal) == Size(8, 4))
    #expect(size([.selected]) == Size(16, 8))
    #expect(size([.highlighted]) == Size(21, 19))
    // The rule that comes last wins over the image as well.
    #expect(size([.selected, .highlighted]) == Size(21, 19))
  }

  @Test("contentMode says where it goes; in its own size on a whole pixel")
  func modes() throws {
    func frame(_ mode: ContentMode) throws -> Rect? {
      let view = View.imageView("a", image: .value(image), constraints: fill)
        .setting(.contentMode, to: mode)
      guard case .image(_, let rect) = ink(try scene(view)).first else { return nil }
      return rect
    }
    #expect(try frame(.scaleToFill) == Rect(0, 0, 41, 41))
    #expect(try frame(.scaleAspectFit) == Rect(0, 10.25, 41, 20.5))
    #expect(try frame(.scaleAspectFill) == Rect(-20.5, 0, 82, 41))
    #expect(try frame(.center) == Rect(16.5, 18.5, 8, 4))
    #expect(try frame(.bottomRight) == Rect(33, 37, 8, 4))
  }

  @Test("capInsets keep the edges of an image in their size, and the rest is repeated or stretched")
  func caps() throws {
    let row: [UInt8] = [10, 40, 80, 90]
    let image = ScaledImage(
      try Bitmap(width: 4, height: 1, rgba: row.flatMap { [$0, $0, $0, 255] }))
    func shown(_ caps: EdgeInsets, _ mode: ImageResizing.Mode) throws -> [UInt8] {
      let view = View.imageView(
        "a", image: .value(image),
        constraints: [
          Constraint(.leading, equalTo: .superview), Constraint(.top, equalTo: .superview),
          Constraint(.width, equalTo: 6), Constraint(.height, equalTo: 1),
        ]
      ).setting(.capInsets, to: caps).setting(.resizingMode, to: mode)
      guard case .image(let drawn, _) = ink(try scene(view)).first else { return [] }
      let bytes = drawn.bitmap.rgba
      return stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
    }
    let caps = EdgeInsets(left: 1, right: 1)
    #expect(try shown(caps, .tile) == [10, 40, 80, 40, 80, 90])
    #expect(try shown(caps, .stretch) == [10, 40, 50, 70, 80, 90])
    #expect(try shown(.zero, .stretch) == row)
  }

  @Test("a template is its alpha in the tint colour; a clear tint leaves nothing")
  func templates() throws {
    func shown(
      _ mode: ImageRenderingMode, isTemplate: Bool = false, tint: DynamicColor = .hex(0xFF0000)
    ) throws -> Image? {
      let image = ScaledImage(pixels, scale: 2, isTemplate: isTemplate)
      let view = View.imageView("a", image: .value(image), tintColor: tint, constraints: fill)
        .setting(.renderingMode, to: mode)
      guard case .image(let drawn, _) = ink(try scene(view)).first else { return nil }
      return drawn
    }
    let own = pixels
    #expect(try shown(.automatic) == own)
    #expect(try shown(.alwaysOriginal, isTemplate: true) == own)
    for drawn in [try shown(.alwaysTemplate), try shown(.automatic, isTemplate: true)] {
      #expect(drawn?.bitmap[0, 0] == .init(255, 0, 0))
      #expect(drawn?.bitmap[15, 7] == .init(255, 0, 0, 128))
    }
    #expect(try shown(.alwaysTemplate, tint: .clear) == nil)
  }

  @Test("shapes are drawn as shapes where contentMode says, in their colours or the tint's")
  func shapes() throws {
    let dot = Path.rect(Rect(2, 0, 4, 4))
    let shapes = VectorImage(size: Size(8, 4), items: [.fill(dot, Color(hex: 0x00FF00))])
    func shown(
      _ mode: ContentMode, isTemplate: Bool = false, constraints: [Constraint]
    ) throws -> (view: PresentedView, ink: DisplayList.Item?) {
      let image = ScaledImage(shapes, isTemplate: isTemplate)
      let view = View.imageView(
        "a", image: .value(image), tintColor: .hex(0xFF0000), constraints: constraints
      ).setting(.contentMode, to: mode)
      let scene = try scene(view)
      return (
        scene.cell(item: 0, state: .normal).view.subviews[0].subviews[0], ink(scene).first
      )
    }
    let center = [Constraint(.center, equalTo: .superview)]
    let own = try shown(.scaleToFill, constraints: center)
    #expect(own.view.frame.size == Size(8, 4))
    #expect(own.ink == .fill(dot, Color(hex: 0x00FF00)))
    #expect(
      try shown(.scaleToFill, isTemplate: true, constraints: center).ink
        == .fill(dot, Color(hex: 0xFF0000)))
    // Where the ink comes to lie, through all layers around it.
    func bounds(_ mode: ContentMode) throws -> Rect? {
      let view = View.imageView("a", image: .value(ScaledImage(shapes)), constraints: fill)
        .setting(.contentMode, to: mode)
      let list = try scene(view).cell(item: 0, state: .normal).displayList()
      return DisplayList.Layer(items: list.items).contentBounds
    }
    #expect(try bounds(.scaleToFill) == Rect(10.25, 0, 20.5, 41))
    #expect(try bounds(.scaleAspectFit) == Rect(10.25, 10.25, 20.5, 20.5))
    #expect(try bounds(.bottomRight) == Rect(35, 37, 4, 4))
  }

  @Test(
    "a system symbol without colours and values of its own looks as in one colour with both",
    arguments: [
      "checkmark.circle.fill", "clock.fill", "person.crop.circle", "star", "wifi.circle.fill",
    ])
  func oneColor(name: String) throws {
    let symbol = try #require(Symbol(rawValue: name))
    let plain = try ink(of: symbol)
    #expect(plain.count == 1)
    #expect(try ink(of: symbol, .multicolor) == plain)
    #expect(try ink(of: symbol, value: 0.5) == plain)
    #expect(try ink(of: symbol, .multicolor, value: 0) == plain)
  }

  @Test("a value fades the layers that it does not reach, in multicolor as in one colour")
  func values() throws {
    let symbol = try #require(Symbol(rawValue: "wifi.circle"))
    func alphas(_ coloring: SymbolConfiguration.Coloring?, _ value: Double) throws -> [Double] {
      try ink(of: symbol, coloring, value: value).compactMap {
        if case .fill(_, .color(let color)) = $0 { color.alpha } else { nil }
      }
    }
    // The circle, and the waves from the largest one.
    for coloring in [nil, SymbolConfiguration.Coloring.multicolor] {
      #expect(try alphas(coloring, 1) == [1])
      #expect(try alphas(coloring, 0.5) == [1, 0.3, 1, 1])
      #expect(try alphas(coloring, 0) == [1, 0.3, 0.3, 0.3])
    }
    let both = SymbolConfiguration.Coloring.hierarchical(.hex(0xFF0000))
    #expect(try alphas(both, 0.5) == [0.5, 0.3, 1, 1])
  }

  @Test("parts drawn in the tint colour count for the contrast, also in multicolor")
  func legible() throws {
    func cell(_ coloring: SymbolConfiguration.Coloring?) throws -> PresentedCell {
      try scene(symbolView(.starFill, coloring)).cell(item: 0, state: .normal)
    }
    let plain = try cell(nil).inks
    #expect(plain.count == 1)
    #expect(try cell(.multicolor).inks == plain)
    #expect(try cell(.hierarchical(.hex(0xFF0000))).inks.isEmpty)
  }

  private func symbolView(
    _ symbol: Symbol, _ coloring: SymbolConfiguration.Coloring?, value: Double = 1
  ) -> View {
    var configuration = SymbolConfiguration(pointSize: 30)
    configuration.coloring = coloring
    return .imageView(
      "a", systemImage: symbol, preferredSymbolConfiguration: configuration,
      tintColor: .hex(0x00FF00), constraints: fill
    ).setting(.variableValue, to: value)
  }

  private func ink(
    of symbol: Symbol, _ coloring: SymbolConfiguration.Coloring? = nil, value: Double = 1
  ) throws -> [DisplayList.Item] {
    ink(try scene(symbolView(symbol, coloring, value: value)))
  }

  @Test("names must have been replaced by images before")
  func names() {
    #expect(throws: ResolutionFailure.self) {
      try scene(.imageView("a", image: "x", constraints: fill))
    }
  }
}
