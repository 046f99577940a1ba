import Cellophane
import Drawing
import Resolution
import Testing
import Views

@testable import Review

@Suite("Pictures of a cell in several states")
struct CellPicturesTests {
  private func pictures(_ change: (inout Scene) -> Void) throws -> CellPictures {
    let renderer = try SceneRenderer(Fixture.selection(change))
    let states: [CellState] = [.normal, .highlighted]
    return try CellPictures(
      of: states.map { try renderer.presentedCell(item: 0, state: $0) }, on: LookStage(renderer))
  }

  @Test("A cell that fills its frame with strong colours is shown as it is")
  func plain() throws {
    let pictures = try pictures { _ in }
    #expect(pictures.window == Rect(0, 0, 92, 92))
    #expect(!pictures.showsGround)
    #expect(pictures.ghosts(1).isEmpty)
  }

  @Test("A cell that grows is not cropped in any state, and its base frame is outlined")
  func scaled() throws {
    let pictures = try pictures { scene in
      scene.rules.append(
        Rule(
          when: .highlighted, .set(.transform, of: .cell, to: ViewTransform(scaleX: 1.5, y: 1.5))))
    }
    // 92 points grow by 23 on each side; 8 points of ground are around them.
    #expect(pictures.window == Rect(-31, -31, 154, 154))
    #expect(pictures.showsGround)
    #expect(pictures.ghosts(0).isEmpty)
    #expect(pictures.ghosts(1) == [.rect(Rect(0, 0, 92, 92))])
    let differences = CellDifference.list(from: pictures.cells[0], to: pictures.cells[1])
    #expect(CellDifference.caption(differences).first == "scale 1.5")
  }

  @Test("The base frame of a view in a swiped row is outlined where the content is")
  func swiped() throws {
    let file = """
      cellophane: 1
      cell:
        class: UICollectionViewListCell
        contentView: { subviews: [{ view: knob, backgroundColor: systemOrange, constraints: [leading = superview + 200, centerY = superview, size = 20] }] }
      states: { open: data }
      rules: [{ when: open, knob.transform: { scale: 0.5 } }]
      collectionView: { frame: { width: 320, height: 100 }, listLayout: { appearance: plain }, trailingSwipeActions: [{ action: del, systemImage: trash }], items: 2 }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "swiped").scene)
    let cells = try ["normal", "open", "open,swiped"].map {
      try renderer.presentedCell(item: 0, state: renderer.state($0))
    }
    let pictures = try CellPictures(of: cells, on: LookStage(renderer))
    let left = (1...2).map { pictures.ghosts($0).map { $0.boundingBox?.minX } }
    // One button is 74 points wide.
    #expect(left == [[200], [126]])
  }

  @Test("A white cell is seen on its ground")
  func white() throws {
    let pictures = try pictures { scene in
      scene.cell.backgroundView = Container(backgroundColor: .white)
    }
    #expect(pictures.window == Rect(-8, -8, 108, 108))
  }

  @Test("A change that is neither a number nor a colour is listed if it is visible")
  func visibleWord() throws {
    let pictures = try pictures { scene in
      scene.rules.append(
        Rule(
          when: .highlighted, .set(.clipsToBounds, of: .contentView, to: true),
          .set(.isUserInteractionEnabled, of: .contentView, to: false)))
    }
    let differences = CellDifference.list(from: pictures.cells[0], to: pictures.cells[1])
    #expect(
      CellDifference.caption(differences) == [
        "background light red", "clips to bounds false → true",
      ])
  }

  @Test("A changed tint colour names the views that set or show it, not a spinner or label inside")
  func passedTint() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - button: get
              systemImage: heart
              constraints: [center = superview, size = 40]
              subviews:
                - { activityIndicatorView: spinner, constraints: [center = superview] }
                - { label: count, text: "1", constraints: [top = superview, leading = superview] }
                - { imageView: icon, systemImage: star, constraints: [bottom = superview, leading = superview] }
      states: { done: data }
      rules: [{ when: done, get.tintColor: systemRed }]
      collectionView: { frame: { width: 120, height: 60 }, flowLayout: { itemSize: { width: 120, height: 60 } }, items: 1 }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "tint").scene)
    let cells = try ["normal", "done"].map {
      try renderer.presentedCell(item: 0, state: renderer.state($0))
    }
    let differences = CellDifference.list(from: cells[0], to: cells[1])
    let tinted = differences.filter { $0.property == PropertyName.tintColor }.map(\.view)
    #expect(tinted == ["get", "icon"])
  }

  @Test("At most three differences are described in words")
  func caption() throws {
    let pictures = try pictures { scene in
      scene.rules = [
        Rule(
          when: .highlighted, .set(.transform, of: .cell, to: ViewTransform(scaleX: 0.98, y: 0.98)),
          .set(.alpha, of: .contentView, to: 0.5), .set(.isHidden, of: "star", to: false),
          .set(.tintColor, of: "star", to: .systemIndigo),
          .set(.cornerRadius, of: .contentView, to: 4))
      ]
    }
    let differences = CellDifference.list(from: pictures.cells[0], to: pictures.cells[1])
    #expect(
      CellDifference.caption(differences) == ["scale 0.98", "alpha 1 → 0.5", "corner 0 → 4", "+ 2"])
  }

  @Test("A caption names a mask and its end")
  func mask() throws {
    let renderer = try ExampleScenes.renderer(
      #require(ExampleScenes.files.first { $0.hasSuffix("/masks.cell.yaml") }))
    let cells = try [CellState.normal, .selected].map {
      try renderer.presentedCell(item: 0, state: $0)
    }
    func texts(_ one: Int, _ other: Int) -> [String] {
      CellDifference.list(from: cells[one], to: cells[other]).map(\.text)
    }
    #expect(texts(0, 1).contains("excerpt without mask"))
    #expect(texts(1, 0).contains("excerpt masked by fade"))
  }

  private func texts(_ scene: String, item: Int = 0, _ state: CellState) throws -> [String] {
    let renderer = try ExampleScenes.renderer(
      #require(ExampleScenes.files.first { $0.hasSuffix("/\(scene).cell.yaml") }))
    let cells = try [CellState.normal, state].map {
      try renderer.presentedCell(item: item, state: $0)
    }
    return CellDifference.list(from: cells[0], to: cells[1]).map(\.text)
  }

  @Test("A caption quotes a text without its attachments")
  func attachments() throws {
    let texts = try texts("rich-text", .selected)
    #expect(texts.contains("buy “Booked”"))
    #expect(!texts.contains { $0.contains("\u{FFFC}") })
    #expect(try self.texts("rich-content", .selected).contains("secondary text “Opened”"))
  }

  @Test("A caption calls a missing symbol none")
  func missingSymbol() throws {
    let texts = try texts("empty-images", .selected)
    #expect(texts.contains("artwork symbol none → heart.fill"))
    #expect(!texts.contains { $0.contains("nil") })
  }

  @Test("A caption names the tint of a button once")
  func parts() throws {
    let texts = try texts("controls", CellState.normal.setting(custom: "liked", to: true))
    #expect(texts.filter { $0.contains("tint") } == ["like tint red"])
    #expect(texts.filter { $0.contains("symbol") } == ["like symbol heart → heart.fill"])
  }

  @Test("Parts of two buttons are named with their buttons")
  func twoButtons() throws {
    let text = """
      cellophane: 1
      title: A counter
      cell:
        contentView:
          subviews:
            - { button: minus, systemImage: minus, frame: { x: 10, y: 10, width: 30, height: 30 } }
            - { button: plus, systemImage: plus, frame: { x: 50, y: 10, width: 30, height: 30 } }
      rules: [{ when: selected, minus.isEnabled: false, plus.isEnabled: false }]
      collectionView:
        frame: { width: 200, height: 50 }
        flowLayout: { itemSize: { width: 200, height: 50 } }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "counter").scene)
    let cells = try [CellState.normal, .selected].map {
      try renderer.presentedCell(item: 0, state: $0)
    }
    let texts = CellDifference.list(from: cells[0], to: cells[1]).map(\.text)
    #expect(texts.contains("minus image view alpha 1 → 0.5"), "\(texts)")
    #expect(texts.contains("plus image view alpha 1 → 0.5"), "\(texts)")
  }

  @Test("A word that ends the name of a view and begins that of a property is in the caption once")
  func repeatedWords() throws {
    func subject(_ view: String, _ what: String) -> String {
      CellDifference.subject(CellDifference.words(view), what, of: ViewName(rawValue: view))
    }
    #expect(subject("title", "colour") == "title colour")
    #expect(subject("cardBackground", "background") == "card background")
    #expect(subject("cardShadow", "shadow offset") == "card shadow offset")
    #expect(subject("border", "border") == "border")
    #expect(subject("like.background", "background") == "like background")
    #expect(subject("like.titleLabel", "colour") == "title label colour")
    #expect(subject("", "scale") == "scale")
  }

  @Test("A caption names the background of a button once")
  func buttonBackground() throws {
    let view = View.button(
      "like", configuration: .filled, title: "Like",
      constraints: [Constraint(.center, equalTo: .superview)])
    let pictures = try pictures { scene in
      scene.cell.contentView.subviews.append(view)
      scene.rules = [Rule(when: .highlighted, .set(.baseBackgroundColor, of: "like", to: .red))]
    }
    let differences = CellDifference.list(from: pictures.cells[0], to: pictures.cells[1])
    let texts = differences.map(\.text).filter { $0.contains("red") }
    #expect(texts.contains("like base background color red"))
    #expect(!texts.contains("like background red") && !texts.contains("background background red"))
  }

  @Test("A crop shows a control in its middle")
  func middle() throws {
    let renderer = try ExampleScenes.renderer(
      #require(ExampleScenes.files.first { $0.hasSuffix("/controls.cell.yaml") }))
    let states = [CellState.normal, .normal.setting(custom: "liked", to: true)]
    let pictures = try CellPictures(
      of: states.map { try renderer.presentedCell(item: 0, state: $0) }, on: LookStage(renderer))
    let views = pictures.cells[0].view.subviews.flatMap(\.subviews)
    let button = try #require(views.first { $0.name == "like" }).frame
    let part = try pictures.changedPart()
    #expect(abs(part.midX - button.midX) <= 2 && abs(part.midY - button.midY) <= 2)
    #expect(part.minX <= button.minX && part.maxX >= button.maxX)
  }
}
