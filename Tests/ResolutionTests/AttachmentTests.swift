import CollectionLayouts
import Drawing
import Images
import Interaction
import Layout
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

/// Attachments and attributed texts in labels, buttons and content configurations; every letter is half an em
/// wide.
@Suite("Attachments, and attributed texts of buttons and content")
struct AttachmentTests {
  private let font = Font.system(20)

  private func run(_ content: TextAttachment.Content, bounds: Rect? = nil) -> AttributedText.Run {
    var attributes = TextAttributes()
    attributes.attachment = TextAttachment(content, bounds: bounds)
    return AttributedText.Run(TextAttachment.character, attributes: attributes)
  }

  private func label(_ runs: [AttributedText.Run], traits: Traits? = nil) throws -> PresentedView {
    let view = View.label(
      "label", font: .systemFont(ofSize: 20),
      constraints: try .texts("leading = superview", "top = superview")
    ).setting(.attributedText, to: AttributedText(runs))
    let scene = try ResolvedScene(
      Fixture.scene(view), traits: traits ?? Traits(displayScale: .x1))
    return try #require(scene.cell(item: 0, state: .normal).view.view("label"))
  }

  @Test("a symbol is as wide as its image in the font, and its line keeps its height")
  func symbol() throws {
    let plain = try label([.init("ab")])
    let shown = try label([run(.symbol(.starFill)), .init("ab")])
    let outline = Symbol.starFill.outline(SymbolConfiguration(font: .fixed(font)))
    #expect(shown.frame.size.height == plain.frame.size.height)
    #expect(shown.frame.size.width == (20 + outline.size.width).rounded(.up))
    let pieces = try #require(shown.label?.pieces)
    #expect(pieces.count == 2 && pieces[1].origin.x == outline.size.width)
    // It is centred on the capitals, as beside a label.
    let bounds = try #require(pieces[0].text.glyphBounds)
    let middle = outline.path.boundingBox?.midY ?? 0
    #expect(abs(bounds.midY - (middle - outline.baseline)) < 1e-9)
  }

  @Test("an image stands on the baseline, and its bounds move it")
  func image() throws {
    let pixels = try Bitmap(
      width: 30, height: 60, rgba: [UInt8](repeating: 255, count: 4 * 30 * 60))
    let image = ScaledImage(pixels, scale: 1)
    let high = try label([.init("ab"), run(.image(.value(image)))])
    // 60 points above the baseline and the descender below it.
    #expect(high.frame.size == Size(50, (60 + font.descender).rounded(.up)))
    let rect = try #require(high.label?.pieces.last?.text.glyphs.first?.picture?.rect)
    #expect(rect == Rect(0, -60, 30, 60))
    let low = try label([
      .init("ab"), run(.image(.value(image)), bounds: Rect(2, -3, 8, 16)),
    ])
    #expect(low.frame.size == Size(30, try label([.init("ab")]).frame.size.height))
    #expect(low.label?.pieces.last?.text.glyphs.first?.picture?.rect == Rect(2, -13, 8, 16))
  }

  /// An image of two shapes, 8 by 4 points.
  private func shapes(_ opacity: Double = 1) -> VectorImage {
    VectorImage(
      size: Size(8, 4),
      items: [
        .fill(.rect(Rect(0, 0, 4, 4)), Color(hex: 0x00FF00).withAlphaComponent(opacity)),
        .fill(.rect(Rect(4, 0, 4, 4)), Color(hex: 0x0000FF)),
      ])
  }

  /// The cell with a label of "ab" and an image in translucent red.
  private func cell(_ image: ScaledImage, _ change: (View) -> View = { $0 }) throws
    -> PresentedCell
  {
    var attributes = TextAttributes()
    attributes.foregroundColor = .fixed(Color(hex: 0xFF0000).withAlphaComponent(0.5))
    attributes.attachment = TextAttachment(.image(.value(image)))
    let text = AttributedText([
      .init("ab"), .init(TextAttachment.character, attributes: attributes),
    ])
    let view = View.label(
      "label", font: .systemFont(ofSize: 20),
      constraints: try .texts("leading = superview", "top = superview")
    ).setting(.attributedText, to: text)
    let scene = try ResolvedScene(Fixture.scene(change(view)), traits: Traits(displayScale: .x1))
    return scene.cell(item: 0, state: .normal)
  }

  private func layers(_ items: [DisplayList.Item]) -> [DisplayList.Layer] {
    items.flatMap { item -> [DisplayList.Layer] in
      guard case .layer(let layer) = item else { return [] }
      return [layer] + layers(layer.items)
    }
  }

  @Test("shapes are drawn in their own colours, with the alpha of the text's")
  func ownColors() throws {
    let cell = try cell(ScaledImage(shapes()))
    let label = try #require(cell.view.view("label")?.label)
    let piece = try #require(label.pieces.last)
    #expect(piece.shapes?.rect == Rect(0, -4, 8, 4))
    #expect(piece.text.width == 8 && piece.text.glyphs.isEmpty)
    #expect(label.inkBounds?.maxX == 28)
    let layer = try #require(
      layers(cell.displayList().items).first { $0.items == shapes().items })
    #expect(layer.opacity == 0.5)
    let place = Rect(0, -4, 8, 4).offset(by: piece.origin)
    #expect(layer.transform == .fitting(Size(8, 4), into: place))
  }

  @Test("a template of shapes is its alpha in the colour of the text")
  func templates() throws {
    let opaque = try cell(ScaledImage(shapes(), isTemplate: true))
    let outline = try #require(opaque.view.view("label")?.label?.pieces.last?.text.glyphs.first)
    #expect(outline.outline.boundingBox == Rect(0, -4, 8, 4))
    let faint = try cell(ScaledImage(shapes(0.25), isTemplate: true))
    let piece = try #require(faint.view.view("label")?.label?.pieces.last)
    #expect(piece.text.glyphs.isEmpty)
    #expect(piece.shapes?.image == shapes(0.25).filled(with: Color(hex: 0xFF0000)))
  }

  @Test("shapes shrink with the text")
  func shrunkShapes() throws {
    let width = [Constraint(.width, equalTo: 14)]
    let cell = try cell(ScaledImage(shapes())) {
      var view = $0.setting(.adjustsFontSizeToFitWidth, to: true)
      view.constraints += width
      return view
    }
    // The text is 20 wide and the image 8.
    let rect = try #require(cell.view.view("label")?.label?.pieces.last?.shapes?.rect)
    #expect(rect == Rect(0, -2, 4, 2))
  }

  @Test(
    "a line may begin with an attachment, except beside punctuation and no-break characters",
    arguments: [("a b", "", 0.0), ("a b\u{2060}", "", 20), ("a (", "", 10), ("a b", ",", 0)])
  func breaks(before: String, after: String, place: Double) throws {
    let pixels = try Bitmap(width: 15, height: 10, rgba: [UInt8](repeating: 255, count: 600))
    let image = run(.image(.value(ScaledImage(pixels, scale: 1))))
    let view = View.label(
      "label", font: .systemFont(ofSize: 20), numberOfLines: 0,
      constraints: try .texts("leading = superview", "top = superview", "width = 40")
    ).setting(.attributedText, to: AttributedText([.init(before), image, .init(after)]))
    let scene = try ResolvedScene(Fixture.scene(view), traits: Traits(displayScale: .x1))
    let shown = try #require(scene.cell(item: 0, state: .normal).view.view("label"))
    let piece = shown.label?.pieces.first { $0.text.glyphs.first?.picture != nil }
    #expect(piece.map { ($0.origin.x / 10).rounded(.down) * 10 } == place)
  }

  @Test("symbols in texts, in buttons and of text styles are as heavy as their text with Bold Text")
  func boldSymbols() throws {
    let traits = Traits(displayScale: .x1, legibilityWeight: .bold)
    func glyph(_ weight: SymbolConfiguration.Weight) -> Path {
      let outline = Symbol.star.outline(SymbolConfiguration(pointSize: 20, weight: weight))
      let (width, height) = (outline.size.width, outline.size.height)
      return outline.path.applying(
        .fitting(outline.size, into: Rect(0, 0 - outline.baseline, width, height)))
    }
    let text = try label([run(.symbol(.star))], traits: traits)
    let shownGlyph = try #require(text.label?.pieces.first?.text.glyphs.first)
    #expect(shownGlyph.outline == glyph(.semibold))
    #expect(shownGlyph.outline != glyph(.regular))

    func weight(_ configuration: SymbolConfiguration?) throws -> SymbolConfiguration.Weight? {
      let view = try shown(
        .imageView(
          "control", systemImage: .star, preferredSymbolConfiguration: configuration),
        traits: traits)
      let resolved: SymbolConfiguration? = view[.preferredSymbolConfiguration]
      return resolved?.weight
    }
    #expect(try weight(SymbolConfiguration(textStyle: .body)) == .semibold)
    #expect(try weight(SymbolConfiguration(textStyle: .headline)) == .heavy)
    #expect(try weight(SymbolConfiguration(textStyle: .body, weight: .bold)) == .black)
    // A point size comes with the weight that it is to have.
    #expect(try weight(SymbolConfiguration(pointSize: 20)) == .regular)

    func inButton(_ change: (View) -> View) throws -> SymbolConfiguration.Weight? {
      let button = View.button("control", configuration: .plain, title: "a", systemImage: .star)
      let image = try part("imageView", of: shown(change(button), traits: traits))
      let configuration: SymbolConfiguration? = image[.preferredSymbolConfiguration]
      return configuration?.weight
    }
    #expect(try inButton { $0 } == .semibold)
    #expect(
      try inButton {
        $0.setting(.preferredSymbolConfiguration, to: SymbolConfiguration(textStyle: .body))
      } == .semibold)
  }

  @Test("bold parts of titles and of content configurations stay heavier with Bold Text")
  func boldTitles() throws {
    let traits = Traits(legibilityWeight: .bold)
    let text = AttributedText(markdown: "a**b**")
    let button = View.button("control", configuration: .filled, title: "Unused")
      .setting(.attributedTitle, to: text)
    let title = try part("titleLabel", of: shown(button, traits: traits))
    #expect(title.label?.pieces.map(\.text.font.weight) == [.semibold, .heavy])
    var configuration = ListContentConfiguration(.cell, text: "Unused")
    configuration.properties[.attributedText] = .some(text)
    let scene = Scene(
      cell: Cell(class: .collectionViewListCell, contentConfiguration: configuration),
      collectionView: CollectionView(
        size: Size(320, 100), collectionViewLayout: .list(appearance: .plain), items: .count(1)))
    let content = try ResolvedScene(scene, traits: traits).view(ContentPart.text.name)
    #expect(content?.label?.pieces.map(\.text.font.weight) == [.semibold, .heavy])
  }

  @Test("a symbol with a direction is mirrored")
  func mirrored() throws {
    let traits = Traits(displayScale: .x1, layoutDirection: .rightToLeft)
    let text = try label([run(.symbol(.chevronForward))], traits: traits)
    let left = Symbol.chevronBackward.outline(SymbolConfiguration(font: .fixed(font)))
    let width = try #require(text.label?.pieces.first?.text.glyphs.first?.outline.boundingBox)
    #expect(abs(width.minX - (left.path.boundingBox?.minX ?? 0)) < 1e-9)
  }

  @Test("an attributed title replaces the title and keeps the button's colour where it has none")
  func button() throws {
    var large = TextAttributes()
    large.font = .systemFont(ofSize: 40)
    var view = View.button("control", configuration: .filled, title: "Unused")
      .setting(.attributedTitle, to: AttributedText([.init("ab", attributes: large), .init("cd")]))
    view.constraints = try .texts("leading = superview", "top = superview")
    let shown = try #require(ResolvedScene(Fixture.scene(view), traits: Traits()).view("control"))
    let title = try #require(
      shown.subviews.first { $0.name.rawValue == "control.titleLabel" })
    // 2 × 20 and 2 × 8.5, between the insets of 12.
    #expect(shown.frame.size.width == 57 + 24)
    #expect(title.label?.pieces.map(\.text.width) == [40, 17])
    #expect(title.label?.pieces.map(\.color) == [nil, nil])
    #expect(title[.textColor] == .fixed(Color(white: 1)))
  }

  @Test("a content configuration has attributed texts, which rules change")
  func content() throws {
    var configuration = ListContentConfiguration(.subtitleCell, text: "Unused")
    configuration.properties[.attributedText] = .some(AttributedText(markdown: "a **b**"))
    configuration.properties[.secondaryAttributedText] = .some(
      AttributedText([run(.symbol(.star)), .init(" c")]))
    let scene = Scene(
      cell: Cell(class: .collectionViewListCell, contentConfiguration: configuration),
      rules: [
        Rule(
          when: .selected,
          .set(
            .secondaryAttributedText, of: .contentConfiguration,
            to: AttributedText([.init("changed")])))
      ],
      collectionView: CollectionView(
        size: Size(320, 600), collectionViewLayout: .list(appearance: .plain), items: .count(1)))
    let resolved = try ResolvedScene(scene, traits: Traits(), typesetter: BoxTypesetter())
    func text(_ part: ContentPart, _ state: CellState) -> String? {
      resolved.view(part.name, item: 0, state)?.label?.lines.first?.text.string
    }
    #expect(text(.text, .normal) == "a b")
    #expect(text(.secondaryText, .normal) == "\u{FFFC} c")
    #expect(text(.secondaryText, [.selected]) == "changed")
  }
}
