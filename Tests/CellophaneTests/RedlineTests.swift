import Cellophane
import CollectionLayouts
import Drawing
import TestSupport
import Testing
import Views
import Vocabulary

@testable import Diagrams
@testable import Figures

/// What a redline sheet says of cells with known frames.
@Suite("Redline sheets")
struct RedlineTests {
  private static func scene() throws -> RedlineSheet {
    let cell = Cell(
      contentView: Container(
        backgroundColor: .white,
        subviews: [
          .view(
            "badge", backgroundColor: .systemBlue, cornerRadius: 8,
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 10),
              Constraint(.top, equalTo: .superview, constant: 12),
              Constraint(.width, equalTo: 16), Constraint(.height, equalTo: 16),
            ]),
          .view(
            "bar", backgroundColor: .systemRed,
            constraints: [
              Constraint(.leading, equalTo: "badge", .trailing, constant: 14),
              Constraint(.top, equalTo: .superview, constant: 20),
              Constraint(.width, equalTo: 100), Constraint(.height, equalTo: 4),
            ]),
        ]))
    let renderer = try SceneRenderer(
      Scene(
        cell: cell,
        rules: [
          Rule(
            when: .highlighted, .set(.transform, of: .cell, to: ViewTransform(scaleX: 0.9, y: 0.9)),
            animation: Animation(duration: .milliseconds(400), usingSpringWithDamping: 0.5))
        ],
        collectionView: CollectionView(
          size: Size(240, 200), collectionViewLayout: .flow(itemSize: Size(200, 40)),
          items: .count(2))))
    return try renderer.redlineSheet(of: renderer.presentedCell(item: 0, state: .normal))
  }

  @Test("the distances beside each other are those of the constraints, each listed once")
  func distances() throws {
    let sheet = try Self.scene()
    let frames = sheet.content.parts.map(\.frame)
    #expect(frames == [Rect(10, 12, 16, 16), Rect(40, 20, 100, 4)])
    let (across, left) = RedlineChain.chains(
      of: frames, isHorizontal: true, length: 200, most: 3)
    #expect(left == 0)
    #expect(across.map { $0.segments.map { $0.end - $0.start } } == [[10, 16, 14, 100, 60]])
    let (down, _) = RedlineChain.chains(of: frames, isHorizontal: false, length: 40, most: 3)
    #expect(down.map { $0.segments.map { $0.end - $0.start } } == [[12, 16, 12], [20, 4, 16]])
  }

  @Test(
    "frames that are equal along an axis are measured once, and those without room are counted"
  )
  func chains() {
    let same = [Rect(10, 0, 30, 5), Rect(10, 10, 30, 5)]
    let (chains, left) = RedlineChain.chains(of: same, isHorizontal: true, length: 50, most: 1)
    #expect(chains.count == 1 && left == 0)
    let nested = [Rect(0, 0, 30, 5), Rect(5, 0, 30, 5), Rect(10, 0, 30, 5)]
    let crowded = RedlineChain.chains(of: nested, isHorizontal: true, length: 50, most: 2)
    #expect(crowded.chains.count == 2 && crowded.left == 1)
  }

  @Test("states have their differences with the animations")
  func changes() throws {
    let changes = try Self.scene().content.changes
    #expect(changes.map(\.state) == ["highlighted"])
    #expect(changes.map(\.subject) == ["cell scale"])
    #expect(changes.map(\.values) == ["1 → 0.9"])
    #expect(changes.map(\.motion) == ["spring 0.4\u{A0}s, damping 0.5"])
  }

  @Test("values that an animator or the spring after a pan moves do not change at once")
  func movedNumbers() throws {
    for (name, motion) in [
      ("animator", "0.6\u{A0}s, easeInOut"), ("pan", "spring, stiffness 1000, damping 500"),
    ] {
      let file = try #require(ExampleScenes.files.first { $0.hasSuffix("/\(name).cell.yaml") })
      let renderer = try ExampleScenes.renderer(file)
      let cell = try renderer.presentedCell(item: 0, state: .normal)
      let changes = try renderer.redlineSheet(of: cell).content.changes
      #expect(changes.contains { $0.motion == motion }, "\(changes.map(\.motion))")
    }
  }

  /// The sheet of a button without a colour of its own, whose rule gives it one and another symbol.
  private static func button(_ style: String, _ values: String) throws -> RedlineContent {
    let text = """
      cellophane: 1
      title: A button
      states: { failed: app }
      cell:
        contentView:
          subviews:
            - { button: go, \(style), title: Get, systemImage: star, constraints: [leading = superview + 8, centerY = superview] }
      rules: [{ when: failed, \(values) }]
      collectionView:
        frame: { width: 200, height: 90 }
        flowLayout: { itemSize: { width: 200, height: 90 } }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "button").scene)
    return try renderer.redlineSheet(of: renderer.presentedCell(item: 0, state: .normal)).content
  }

  @Test("the tables call views as callouts and scenes do")
  func names() throws {
    let content = try Self.button("configuration: plain", "go.systemImage: arrow.clockwise")
    #expect(content.parts.map(\.name) == ["go", "go.imageView", "go.titleLabel"])
    #expect(content.tints.map(\.subject) == ["go.imageView tint", "go.titleLabel"])
    let changes = content.changes.map(\.subject)
    #expect(changes.first == "go symbol" && changes.contains("go.imageView size"), "\(changes)")
  }

  @Test(
    "a property of a button that changes several of its parts is listed once",
    arguments: [
      ("configuration: plain", "baseForegroundColor", "base foreground color", "blue → red"),
      ("configuration: filled", "baseBackgroundColor", "base background color", "blue → red"),
      ("configuration: plain", "tintColor", "tint", "blue → red"),
      ("buttonType: system", "titleColor", "title color", "blue → red"),
    ])
  func parts(style: String, property: String, words: String, values: String) throws {
    let changes = try Self.button(style, "go.\(property): systemRed").changes
    #expect(changes.map(\.subject) == ["go \(words)"])
    // Where the button has no colour of its own, it shows its tint colour.
    #expect(changes.map(\.values) == [values])
  }

  @Test("an image has one size everywhere, on the pixel grid, though its symbol's is not")
  func pixelGrid() throws {
    let content = try Self.button("configuration: plain", "go.systemImage: arrow.clockwise")
    let image = try #require(content.parts.first { $0.name == "go.imageView" })
    let size = [image.frame.size.width, image.frame.size.height].map { decimal($0, places: 3) }
      .joined(separator: " × ")
    let edges = [image.frame.minX, image.frame.minY, image.frame.maxX, image.frame.maxY]
    #expect(edges.allSatisfy { ($0 * 2).rounded() == $0 * 2 }, "\(edges)")
    #expect(image.style == "image \(size)")
    let change = try #require(content.changes.first { $0.subject == "go.imageView size" })
    #expect(change.values.hasPrefix("\(size) → "), "\(change.values)")
  }

  @Test("values that cannot be animated, such as a text, change at once or in a transition")
  func unmoved() throws {
    let text = """
      cellophane: 1
      title: A note
      states: { failed: app, n: { range: 0...3, animation: { duration: 0.3 } } }
      cell:
        contentView:
          subviews:
            - { label: note, text: One, backgroundColor: systemGray, constraints: [leading = superview + 8, centerY = superview] }
            - { label: other, text: One, constraints: [trailing = superview - 8, centerY = superview] }
            - { label: count, text: "{n} left", alpha: { n: { 0: 0.25, 3: 1 } }, constraints: [leading = superview + 8, top = superview] }
      rules:
        - when: failed
          note.text: Failed
          note.backgroundColor: systemRed
          note.cornerRadius: 4
          note.borderWidth: 1
          other.text: Failed
          animation: { duration: 0.25 }
          transitions: [{ view: other, type: crossDissolve, duration: 0.5 }]
      collectionView:
        frame: { width: 200, height: 90 }
        flowLayout: { itemSize: { width: 200, height: 90 } }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "note").scene)
    let cell = try renderer.presentedCell(item: 0, state: .normal)
    let changes = try renderer.redlineSheet(of: cell).content.changes
    func motions(_ state: String) -> [String: String] {
      Dictionary(
        changes.filter { $0.state == state }.map { ($0.subject, $0.motion) },
        uniquingKeysWith: { first, _ in first })
    }
    let failed = motions("failed")
    #expect(failed["note"] == "at once")
    #expect(failed["note border"] == "at once")
    #expect(failed["note background"] == "0.25\u{A0}s, easeInOut")
    #expect(failed["other"] == "cross dissolve 0.5\u{A0}s, easeInOut")
    let numbered = motions("n 3")
    #expect(numbered["count"] == "at once")
    #expect(numbered["count alpha"] == "0.3\u{A0}s, easeInOut")
    #expect(numbered["count size"] == "0.3\u{A0}s, easeInOut")
  }

  @Test(
    "an animation that is repeated without an end while a rule holds does not lead back",
    arguments: [
      (true, "at once"), (false, "0.6\u{A0}s, easeInOut, there and back, repeated"),
    ])
  func endless(isInitial: Bool, motion: String) throws {
    let text = """
      cellophane: 1
      title: A message
      states: { sending: { initially: \(isInitial), setBy: data } }
      cell:
        contentView:
          subviews:
            - { view: bubble, backgroundColor: systemBlue, frame: { x: 10, y: 10, width: 20, height: 20 } }
      rules:
        - { when: sending, bubble.alpha: 0.5, animation: { duration: 0.6, autoreverses: true, repeatCount: infinity } }
      collectionView:
        frame: { width: 200, height: 50 }
        flowLayout: { itemSize: { width: 200, height: 50 } }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "message").scene)
    let cell = try renderer.presentedCell(item: 0, state: .normal)
    #expect(try renderer.redlineSheet(of: cell).content.changes.map(\.motion) == [motion])
  }

  @Test("a colour that is authored as nil comes from elsewhere, and has no such name")
  func noTint() throws {
    let text = """
      cellophane: 1
      title: A heart
      cell:
        contentView:
          subviews:
            - { imageView: heart, systemImage: heart.fill, tintColor: nil, frame: { x: 10, y: 10, width: 20, height: 20 } }
      collectionView:
        frame: { width: 200, height: 50 }
        flowLayout: { itemSize: { width: 200, height: 50 } }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "heart").scene)
    let cell = try renderer.presentedCell(item: 0, state: .normal)
    let details = try renderer.redlineSheet(of: cell).content.parts.map(\.detail)
    #expect(!details.isEmpty && !details.contains { $0.contains("nil") }, "\(details)")
  }

  @Test("the words of an animation name its repetitions and autoreversal")
  func passes() {
    let animation = Animation(
      duration: .milliseconds(200), curve: .linear, repeatCount: 3, autoreverses: true)
    #expect(RedlineMotion.words(animation) == "0.2\u{A0}s, linear, there and back, 3 times")
  }

  /// The callout of a label of the font `body`.
  private func style(of text: AttributedText) throws -> String? {
    let label = View.label(
      "price", font: .body,
      constraints: [
        Constraint(.leading, equalTo: .superview, constant: 10),
        Constraint(.top, equalTo: .superview),
      ]
    ).setting(.attributedText, to: text)
    let renderer = try SceneRenderer(
      Scene(
        cell: Cell(contentView: Container(subviews: [label])),
        collectionView: CollectionView(
          size: Size(240, 200), collectionViewLayout: .flow(itemSize: Size(200, 40)),
          items: .count(1))))
    let cell = try renderer.presentedCell(item: 0, state: .normal)
    return try renderer.redlineSheet(of: cell).content.parts.first?.style
  }

  private static func run(_ text: String, _ font: DynamicFont) -> AttributedText.Run {
    var attributes = TextAttributes()
    attributes.font = font
    return AttributedText.Run(text, attributes: attributes)
  }

  @Test("a text lists each of its fonts once and in order, more than two in short")
  func fonts() throws {
    func style(_ markdown: String) throws -> String? {
      try self.style(of: AttributedText(markdown: markdown))
    }
    #expect(try style("Late") == "body 17, regular")
    #expect(try style("**Late**") == "body 17, semibold")
    #expect(
      try style("Late `IMG_2` **now** again") == "body 17, monospaced 17, body 17 semibold")
    #expect(try style("Late `IMG_2` again") == "body 17, regular and monospaced 17, regular")
    let prices = AttributedText([
      Self.run("€", .systemFont(ofSize: 15, weight: .semibold)), .init(" "),
      Self.run("128", .systemFont(ofSize: 32, weight: .bold)), .init(" 149"),
    ])
    #expect(try self.style(of: prices) == "system 15 semibold, 32 bold, body 17")
    let sizes = [10.0, 11, 12, 13, 14].map { Self.run("a", .systemFont(ofSize: $0)) }
    #expect(try self.style(of: AttributedText(sizes)) == "system 10, 11, 12, 13 and 1 more")
  }

  @Test("colours are listed for light and dark mode, and the alternative text has the size")
  func colors() throws {
    let content = try Self.scene().content
    let badge = try #require(content.tints.first { $0.subject == "badge background" })
    #expect(badge.source == "systemBlue")
    #expect(badge.light?.hexText == "#007AFF" && badge.dark?.hexText == "#0A84FF")
    #expect(content.description.hasPrefix("Specification: a cell, normal, 200 by 40 points."))
    #expect(content.description.count < 500)
  }
}
