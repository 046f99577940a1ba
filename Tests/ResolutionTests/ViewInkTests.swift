import Drawing
import Images
import Interaction
import Machine
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Drawing of the properties of views")
struct ViewInkTests {
  /// The layer of the view `box`, 40 × 20 pt at (10, 30), in a cell of 92 × 92 pt.
  private func box(
    _ subviews: [View] = [], _ change: (inout View) -> Void
  ) throws -> DisplayList.Layer {
    var box = View.view(
      "box", backgroundColor: .hex(0xFF_00_00),
      constraints: try .texts(
        "leading = superview + 10", "top = superview + 30", "width = 40", "height = 20"),
      subviews: subviews)
    change(&box)
    let list = try ResolvedScene(Fixture.scene(box), traits: Traits()).cell(
      item: 0, state: .normal
    ).displayList()
    return try #require(Self.layer("box", list.items))
  }

  private static func layer(_ name: String, _ items: [DisplayList.Item]) -> DisplayList.Layer? {
    for case .layer(let layer) in items {
      if layer.name == name { return layer }
      if let found = self.layer(name, layer.items) { return found }
    }
    return nil
  }

  private let red = Color(hex: 0xFF_00_00)
  private let bounds = Rect(0, 0, 40, 20)

  @Test("without a word a view is its rectangle, where layout puts it")
  func plain() throws {
    #expect(
      try box { _ in }
        == DisplayList.Layer(
          name: "box", transform: .translation(Point(10, 30)), items: [.fill(.rect(bounds), red)]))
  }

  @Test("alpha is the layer's, and a hidden view has no ink")
  func opacity() throws {
    let faint = try box { $0.properties[.alpha] = 0.5 }
    #expect(faint.opacity == 0.5)
    #expect(faint.items == [.fill(.rect(bounds), red)])
    let hidden = try box {
      $0 = $0.setting(.isHidden, to: true).setting(.clipsToBounds, to: true)
        .setting(.borderWidth, to: 3)
    }
    #expect(hidden.items.isEmpty)
    #expect(hidden.clip == nil)
  }

  @Test("a transform acts about the centre of the view")
  func transform() throws {
    let layer = try box { $0.properties[.transform] = ViewTransform(rotationAngle: .degrees(90)) }
    // The centre stays, and what was at the top left is at the top right of the turned view.
    #expect(Point(20, 10).applying(layer.transform) == Point(30, 40))
    #expect(Point.zero.applying(layer.transform) == Point(40, 20))
    #expect(Point(40, 0).applying(layer.transform) == Point(40, 60))
    let moved = try box { $0.properties[.transform] = ViewTransform(translationX: 3, y: 4) }
    #expect(moved.transform == .translation(Point(13, 34)))
    let small = try box { $0.properties[.transform] = ViewTransform(scaleX: 0.5, y: 0.5) }
    #expect(Point.zero.applying(small.transform) == Point(20, 35))
    #expect(Point(40, 20).applying(small.transform) == Point(40, 45))
  }

  @Test("in the collection view a cell's transform acts about the cell's centre")
  func cellTransform() throws {
    var scene = Fixture.scene()
    scene.cell.properties[.transform] = ViewTransform(scaleX: 0.5, y: 0.5)
    let resolved = try ResolvedScene(scene, traits: Traits())
    let list = resolved.presentation { _ in .normal }.displayList()
    let second = try #require(Self.layer("item-1", list.items))
    #expect(Point(46, 46).applying(second.transform) == Point(160, 58))
    #expect(Point.zero.applying(second.transform) == Point(137, 35))
    #expect(resolved.viewport().frame(ofItem: 1) == Rect(114, 12, 92, 92))
  }

  @Test("corners are rounded without a clip, and cut subviews with one")
  func corners() throws {
    let rounded = Path.roundedRect(bounds, cornerRadius: 8)
    let inner = View.view("inner", constraints: [Constraint(.edges, equalTo: .superview)])
    let open = try box([inner]) { $0.properties[.cornerRadius] = 8 }
    #expect(open.clip == nil)
    #expect(open.items.first == .fill(rounded, red))
    let cut = try box([inner]) {
      $0 = $0.setting(.cornerRadius, to: 8).setting(.clipsToBounds, to: true)
    }
    #expect(cut.clip == rounded)
    #expect(cut.items.first == .fill(.rect(bounds), red))
    #expect(cut.items.count == 2)
    let square = try box { $0.properties[.clipsToBounds] = true }
    #expect(square.clip == .rect(bounds))
  }

  @Test("a border is a ring inside the bounds, above the subviews")
  func border() throws {
    let inner = View.view("inner", constraints: [Constraint(.edges, equalTo: .superview)])
    let layer = try box([inner]) { $0.properties[.borderWidth] = 2 }
    guard case .layer(let sublayer)? = layer.items.dropFirst().first else {
      Issue.record("the subview is not there")
      return
    }
    #expect(sublayer.name == "inner")
    #expect(layer.items.count == 3)
    #expect(
      layer.items.last
        == .fill(
          Path([
            .move(Point(0, 0)), .line(Point(40, 0)), .line(Point(40, 20)), .line(Point(0, 20)),
            .close, .move(Point(2, 18)), .line(Point(38, 18)), .line(Point(38, 2)),
            .line(Point(2, 2)), .close,
          ]), Color(white: 0)))
  }

  @Test("a border may be coloured, translucent, absent, or as wide as the view")
  func borderKinds() throws {
    let none = try box {
      $0 = $0.setting(.borderWidth, to: 2).setting(.borderColor, to: nil)
    }
    #expect(none.items == [.fill(.rect(bounds), red)])
    let whole = try box {
      $0 = $0.setting(.borderWidth, to: 10).setting(.borderColor, to: .hex(0x00_FF_00))
    }
    #expect(whole.items.last == .fill(.rect(bounds), Color(hex: 0x00_FF_00)))
  }

  @Test(
    "a shadow has Core Animation's defaults, and is gone with a clip, a colour of nil or no opacity"
  )
  func shadow() throws {
    #expect(try box { $0.properties[.shadowRadius] = 9 }.shadow == nil)
    let plain = try box { $0.properties[.shadowOpacity] = 0.5 }
    #expect(
      plain.shadow
        == Shadow(color: Color(white: 0), opacity: 0.5, radius: 3, offset: Size(0, -3)))
    let set = try box {
      $0 = $0.setting(.shadowOpacity, to: 1).setting(.shadowColor, to: .hex(0x00_00_FF))
        .setting(.shadowRadius, to: 7).setting(.shadowOffset, to: Size(2, 4)).setting(
          .alpha, to: 0.5)
    }
    #expect(
      set.shadow == Shadow(color: Color(hex: 0xFF), opacity: 1, radius: 7, offset: Size(2, 4)))
    #expect(set.opacity == 0.5)
    let without: [(inout View) -> Void] = [
      { $0.properties[.clipsToBounds] = true }, { $0.properties[.isHidden] = true },
      { $0.properties[.shadowColor] = .some(nil) },
    ]
    for change in without {
      let layer = try box {
        $0.properties[.shadowOpacity] = 1
        change(&$0)
      }
      #expect(layer.shadow == nil)
    }
  }

  /// The items of a view of 40 × 20 pt.
  private func items(_ view: View) throws -> [DisplayList.Item] {
    var view = view
    view.constraints = try .texts(
      "leading = superview", "top = superview", "width = 40", "height = 20")
    let list = try ResolvedScene(Fixture.scene(view), traits: Traits()).cell(
      item: 0, state: .normal
    ).displayList()
    return try #require(Self.layer(view.name.rawValue, list.items)).items
  }

  @Test("a gradient runs from the middle of the top to that of the bottom, evenly")
  func gradient() throws {
    let plain = View.gradientView("g", colors: [.system(.red), .white, .black])
    let stops = [(Color(hex: 0xFF_00_00), 0.0), (Color(white: 1), 0.5), (Color(white: 0), 1)]
      .map { LinearGradient.Stop(color: $0.0, location: $0.1) }
    #expect(
      try items(plain) == [
        .fill(
          .rect(bounds),
          .linearGradient(
            LinearGradient(start: Point(20, 0), end: Point(20, 20), stops: stops)))
      ])
    // Within its corners, above its background and below its border, with stops of its own.
    let card = View.gradientView("g", colors: [.white, .black], locations: [0.25, 0.75])
      .setting(.startPoint, to: Point(0, 0.5)).setting(.endPoint, to: Point(1, 0.5))
      .setting(.cornerRadius, to: 8).setting(.backgroundColor, to: .hex(0xFF_00_00))
    let rounded = Path.roundedRect(bounds, cornerRadius: 8)
    let gradient = LinearGradient(
      start: Point(0, 10), end: Point(40, 10),
      stops: [
        .init(color: Color(white: 1), location: 0.25),
        .init(color: Color(white: 0), location: 0.75),
      ])
    #expect(try items(card) == [.fill(rounded, red), .fill(rounded, .linearGradient(gradient))])
    // The clip cuts it, so that its edge is not covered twice.
    let clipped = try items(card.setting(.clipsToBounds, to: true))
    #expect(clipped.last == .fill(.rect(bounds), .linearGradient(gradient)))
  }

  @Test("a shape is filled with black and has no line; both are Core Animation's")
  func shape() throws {
    let path = try Path(svgData: "M0 0H30V30Z")
    #expect(try items(.shapeView("s", path: path)) == [.fill(path, Color(white: 0))])
    let line = View.shapeView("s", path: path).setting(.fillColor, to: nil)
      .setting(.strokeColor, to: .hex(0xFF_00_00))
    #expect(try items(line) == [.stroke(path, Stroke(lineWidth: 1), red)])
    let both = line.setting(.fillColor, to: .white).setting(.fillRule, to: .evenOdd)
      .setting(.lineWidth, to: 3).setting(.lineCap, to: .square).setting(.lineJoin, to: .bevel)
      .setting(.miterLimit, to: 2)
    var evenOdd = path
    evenOdd.fillRule = .evenOdd
    #expect(
      try items(both) == [
        .fill(evenOdd, Color(white: 1)),
        .stroke(
          evenOdd, Stroke(lineWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 2), red),
      ])
    #expect(try items(both.setting(.lineWidth, to: 0)).count == 1)
    let part = line.setting(.path, to: try Path(svgData: "M0 0H20"))
      .setting(.strokeStart, to: 0.25).setting(.strokeEnd, to: 0.75)
    #expect(try items(part) == [.stroke(try Path(svgData: "M5 0H15"), Stroke(lineWidth: 1), red)])
    #expect(try items(part.setting(.strokeEnd, to: 0)).isEmpty)
  }

  @Test("a symbol configuration gives an image view its size, and its strokes their weight")
  func symbols() throws {
    func view(_ configuration: SymbolConfiguration?) throws -> PresentedView? {
      let icon = View.imageView(
        "icon", systemImage: .magnifyingglass,
        constraints: try .texts("leading = superview", "top = superview")
      ).setting(.preferredSymbolConfiguration, to: configuration)
      return try ResolvedScene(Fixture.scene(icon), traits: Traits()).view("icon")
    }
    // 1.17 × 1.051 of the point size, to the pixel at 2×.
    #expect(try view(nil)?.frame.size == Size(20, 18))
    #expect(try view(SymbolConfiguration())?.frame.size == Size(20, 18))
    #expect(try view(SymbolConfiguration(pointSize: 34))?.frame.size == Size(40, 35.5))
    // Without the stroke of 0.08 it is 1.29 times as large.
    #expect(try view(SymbolConfiguration(scale: .large))?.frame.size == Size(25.5, 22.5))
    let bold = try items(
      .imageView("s", systemImage: .plus).setting(
        .preferredSymbolConfiguration, to: SymbolConfiguration(pointSize: 17, weight: .bold)))
    let outline = Symbol.plus.outline(SymbolConfiguration(pointSize: 17, weight: .bold))
    let stretched = outline.path.applying(
      Transform(scaleX: 40 / outline.size.width, y: 20 / outline.size.height))
    #expect(bold == [.fill(stretched, Color(red: 0, green: 122.0 / 255, blue: 1))])
  }

  @Test("a higher zPosition lies in front; equal ones keep their order")
  func order() throws {
    let views = ["a", "b", "c", "d"].map {
      View.view(ViewName(rawValue: $0), constraints: [Constraint(.edges, equalTo: .superview)])
    }
    func order(_ positions: [String: Double]) throws -> [String?] {
      let layer = try box(
        views.map { view in
          positions[view.name.rawValue].map { view.setting(.zPosition, to: $0) } ?? view
        }
      ) { _ in }
      return layer.items.compactMap { item in
        if case .layer(let layer) = item { layer.name } else { nil }
      }
    }
    #expect(try order([:]) == ["a", "b", "c", "d"])
    #expect(try order(["a": 1]) == ["b", "c", "d", "a"])
    #expect(try order(["c": -1, "b": 2, "a": 2]) == ["c", "d", "a", "b"])
  }

  @Test("the front one of cells that overlap is drawn last and hit first")
  func cells() throws {
    var scene = Fixture.scene(
      rules: [Rule(when: .item(.equal, 0), .set(.zPosition, of: .cell, to: 1))], items: .count(2))
    scene.cell.properties[.backgroundColor] = .white
    let resolved = try ResolvedScene(scene, traits: Traits())
    let names = resolved.presentation { _ in .normal }.displayList().items.compactMap { item in
      if case .layer(let layer) = item { layer.name } else { nil }
    }
    #expect(names == ["item-1", "item-0"])
    #expect(resolved.item(at: Point(20, 20)) { _ in .normal } == 0)
    #expect(resolved.item(at: Point(200, 20)) { _ in .normal } == 1)
  }
}

@Suite("The outline of rounded corners")
struct CornerOutlineTests {
  private func outline(
    _ size: Size, _ radius: Double, _ corners: CornerMask = .all,
    _ curve: CornerCurve = .circular
  ) -> CornerOutline {
    CornerOutline(Rect(origin: .zero, size: size), radius: radius, corners: corners, curve: curve)
  }

  @Test("no radius or no corner is a rectangle")
  func square() {
    let rect = Path.rect(Rect(0, 0, 40, 20))
    #expect(outline(Size(40, 20), 0).path == rect)
    #expect(outline(Size(40, 20), 8, []).path == rect)
    #expect(outline(.zero, 8).path == .rect(.zero))
  }

  @Test("a large radius is half the shorter side")
  func large() {
    #expect(outline(Size(40, 20), 1000).path == outline(Size(40, 20), 10).path)
  }

  @Test("the corners and the curve are those of the view")
  func shape() {
    let bounds = Rect(0, 0, 100, 80)
    #expect(
      outline(bounds.size, 20, [.layerMaxXMinYCorner], .continuous).path
        == .roundedRect(
          bounds, cornerRadius: 20, corners: [.layerMaxXMinYCorner], curve: .continuous))
  }

  @Test("a ring is the outline without the inner one, whose corners are rounder by the width")
  func ring() {
    let ring = outline(Size(40, 40), 10).ring(width: 4, cutOff: false)
    let outer = Path.roundedRect(Rect(0, 0, 40, 40), cornerRadius: 10)
    #expect(ring.elements.starts(with: outer.elements))
    let inner = Path(Array(ring.elements.dropFirst(outer.elements.count)))
    #expect(inner.boundingBox == Rect(4, 4, 32, 32))
    #expect(Set(points(inner)) == Set(points(.roundedRect(Rect(4, 4, 32, 32), cornerRadius: 6))))
    #expect(area(outer) > 0)
    // The other way round, so that the non-zero rule leaves it empty.
    #expect(area(inner) < 0)
    let cut = outline(Size(40, 40), 10).ring(width: 4, cutOff: true)
    #expect(cut.elements.starts(with: Path.rect(Rect(0, 0, 40, 40)).elements))
  }

  private func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }
  }

  /// Twice the area of the polygon of all points; positive when it goes clockwise, y down.
  private func area(_ path: Path) -> Double {
    let points = points(path)
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
      sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
    }
  }
}
