import Cellophane
import Testing
import Views

/// Kinds of views and properties whose spelling in Swift no example scene shows.
@Suite("Views and properties in Swift")
struct SwiftViewTests {
  /// A scene of one view, as a file has it.
  private func read(_ view: String, cell: String = "", rules: String = "") throws -> Scene {
    try SceneDocument(
      Array(
        """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - \(view)
        \(cell)
        \(rules)
        collectionView:
          frame: { width: 100, height: 100 }
          items: 1

        """.utf8), file: "views.cell.yaml"
    ).scene
  }

  /// The same scene in Swift.
  private func written(
    _ view: View, cell: (Cell) -> Cell = { $0 }, rules: [Rule] = []
  ) -> Scene {
    Scene(
      cell: cell(Cell(contentView: Container(subviews: [view]))), rules: rules,
      collectionView: CollectionView(size: Size(100, 100), items: .count(1)))
  }

  /// A text in bold.
  private static func bold(_ text: String) -> AttributedText {
    var attributes = TextAttributes()
    attributes.isBold = true
    return AttributedText([AttributedText.Run(text, attributes: attributes)])
  }

  private static let mailbox: View = {
    let (gray, orange): (DynamicColor?, DynamicColor?) = (.systemGray, .systemOrange)
    var (secondary, image) = (ViewProperties(), ViewProperties())
    secondary[.textColor] = .some(gray)
    secondary[.numberOfLines] = 2
    image[.tintColor] = .some(orange)
    return .listContentView(
      "mailbox",
      configuration: ListContentConfiguration(
        .subtitleCell, text: "Inbox", secondaryText: "Twelve", systemImage: .folder,
        secondaryTextProperties: secondary, imageProperties: image)
    ).setting(.secondaryAttributedText, to: bold("Twelve"))
  }()

  private static let rows: [(String, View)] = controls + others + buttons

  private static let controls: [(String, View)] = {
    let slider = View.slider(
      "level", value: 30, minimumValue: 10, maximumValue: 50, minimumTrackTintColor: .systemRed,
      isEnabled: false
    ).setting(.maximumTrackTintColor, to: .systemGray)
    let stepper = View.stepper(
      "count", value: 2, minimumValue: 1, maximumValue: 9, stepValue: 0.5, wraps: true,
      autorepeat: false)
    let segmentedControl = View.segmentedControl(
      "period", items: ["Day", "Week"], selectedSegmentIndex: 1,
      selectedSegmentTintColor: .systemRed)
    let pageControl = View.pageControl(
      "pages", numberOfPages: 4, currentPage: 1, pageIndicatorTintColor: .systemGray4,
      currentPageIndicatorTintColor: .label, hidesForSinglePage: true)
    let textField = View.textField("name").setting(.minimumFontSize, to: 9)
      .setting(.contentVerticalAlignment, to: .bottom)
    return [
      (
        """
        { slider: level, value: 30, minimumValue: 10, maximumValue: 50, minimumTrackTintColor: systemRed, \
        maximumTrackTintColor: systemGray, isEnabled: false }
        """, slider
      ),
      (
        """
        { stepper: count, value: 2, minimumValue: 1, maximumValue: 9, stepValue: 0.5, wraps: true, \
        autorepeat: false }
        """, stepper
      ),
      (
        """
        { segmentedControl: period, items: [Day, Week], selectedSegmentIndex: 1, \
        selectedSegmentTintColor: systemRed }
        """, segmentedControl
      ),
      (
        """
        { pageControl: pages, numberOfPages: 4, currentPage: 1, pageIndicatorTintColor: systemGray4, \
        currentPageIndicatorTintColor: label, hidesForSinglePage: true }
        """, pageControl
      ),
      ("{ textField: name, minimumFontSize: 9, contentVerticalAlignment: bottom }", textField),
    ]
  }()

  private static let others: [(String, View)] = {
    let label = View.label("words", text: "Words")
      .setting(.allowsDefaultTighteningForTruncation, to: true)
    let stack = View.stackView("rows", axis: .vertical, arrangedSubviews: [.label("first")])
      .setting(.isBaselineRelativeArrangement, to: true)
    let path = Path([.move(Point(0, 0)), .line(Point(10, 5))])
    let shape = View.shapeView("border", path: path).setting(.lineDashPattern, to: [6, 4])
      .setting(.lineDashPhase, to: 2)
    let gradient = View.gradientView("glow", colors: [.systemRed, .systemBlue])
      .setting(.type, to: .radial)
    var colors = SymbolConfiguration(pointSize: 22)
    colors.coloring = .palette([.white, .systemGreen])
    let image = View.imageView("level", systemImage: .star, preferredSymbolConfiguration: colors)
      .setting(.variableValue, to: 0.5)
    let star = TextAttachment(.symbol(.starFill), bounds: Rect(0, -3, 12, 12))
    let text = AttributedText([.init(attachment: star), .init("Words")])
    var kerned = TextAttributes()
    kerned.kern = 2
    let filled = View.label("words", text: "Words")
      .setting(
        .attributedText, to: AttributedText([.inheritedText(attributes: kerned), .init("!")]))
    let plain = View.view("pad").setting(.isExclusiveTouch, to: true)
      .setting(.anchorPoint, to: Point(0, 1))
    return [
      (
        """
        { listContentView: mailbox, contentStyle: subtitleCell, text: Inbox, secondaryText: Twelve, \
        systemImage: folder, secondaryTextProperties: { color: systemGray, numberOfLines: 2 }, \
        imageProperties: { tintColor: systemOrange }, \
        secondaryAttributedText: [{ text: Twelve, bold: true }] }
        """, mailbox
      ),
      ("{ label: words, text: Words, allowsDefaultTighteningForTruncation: true }", label),
      (
        """
        { stackView: rows, axis: vertical, isBaselineRelativeArrangement: true, \
        arrangedSubviews: [{ label: first }] }
        """, stack
      ),
      ("{ shapeView: border, path: M0 0L10 5, lineDashPattern: [6, 4], lineDashPhase: 2 }", shape),
      ("{ gradientView: glow, colors: [systemRed, systemBlue], type: radial }", gradient),
      (
        """
        { imageView: level, systemImage: star, variableValue: 0.5, \
        preferredSymbolConfiguration: { pointSize: 22, paletteColors: [white, systemGreen] } }
        """, image
      ),
      (
        """
        { label: words, attributedText: [{ systemImage: star.fill, bounds: { x: 0, y: -3, width: 12, height: 12 } }, \
        { text: Words }] }
        """, View.label("words").setting(.attributedText, to: text)
      ),
      ("{ label: words, text: Words, attributedText: [{ kern: 2 }, { text: '!' }] }", filled),
      ("{ view: pad, isExclusiveTouch: true, anchorPoint: [0, 1] }", plain),
    ]
  }()

  private static let buttons: [(String, View)] = {
    let pressed = View.button("like", title: "Like").setting(.backgroundImage, to: "plate")
      .setting(.highlightedTitle, to: "Now").setting(.highlightedSystemImage, to: .starFill)
    let disabled = pressed.setting(.disabledTitle, to: "Later").setting(.disabledImage, to: "pale")
    let focused = disabled.setting(.isFocused, to: true).setting(.focusEffect, to: .none)
    let titles = View.button("like", configuration: .plain)
      .setting(.attributedTitle, to: bold("Like")).setting(.attributedSubtitle, to: bold("it"))
    let images = titles.setting(.highlightedImage, to: "glow")
      .setting(.disabledSystemImage, to: .star).setting(.contentVerticalAlignment, to: .top)
    return [
      (
        """
        { button: like, title: Like, backgroundImage: plate, highlightedTitle: Now, \
        highlightedSystemImage: star.fill, disabledTitle: Later, disabledImage: pale, isFocused: true, \
        focusEffect: none }
        """, focused
      ),
      (
        """
        { button: like, configuration: plain, attributedTitle: [{ text: Like, bold: true }], \
        attributedSubtitle: [{ text: it, bold: true }], highlightedImage: glow, \
        disabledSystemImage: star, contentVerticalAlignment: top }
        """, images
      ),
    ]
  }()

  @Test("equal those of a file", arguments: rows.indices)
  func views(index: Int) throws {
    let (text, view) = Self.rows[index]
    let (file, swift) = (try read(text), written(view))
    // The dumps first: their difference can be read.
    #expect(file.dump() == swift.dump(), "\(text)")
    #expect(file == swift, "\(text)")
  }

  @Test("of symbols and attachments have valid values")
  func objections() throws {
    var configuration = SymbolConfiguration()
    configuration.coloring = .palette([])
    let icon = View.imageView("a", systemImage: .star, preferredSymbolConfiguration: configuration)
    #expect(throws: RenderingError.self) { try SceneRenderer(written(icon)) }
    for bounds in [Rect(0, 0, -1, 4), Rect(.nan, 0, 4, 4)] {
      let text = AttributedText([.init(attachment: TextAttachment(.symbol(.star), bounds: bounds))])
      let label = View.label("a").setting(.attributedText, to: text)
      #expect(throws: RenderingError.self) { try SceneRenderer(written(label)) }
    }
  }

  @Test("equal those of a list cell in a file")
  func listCell() throws {
    let file = try read(
      "{ view: pad }",
      cell: """
          class: UICollectionViewListCell
          automaticallyUpdatesBackgroundConfiguration: false
          automaticallyUpdatesContentConfiguration: false
          topSeparatorVisibility: hidden
          bottomSeparatorVisibility: visible
          topSeparatorInsets: { leading: 8 }
          bottomSeparatorInsets: { leading: 48 }
          separatorColor: systemRed
        """)
    let swift = written(.view("pad")) { cell in
      Cell(class: .collectionViewListCell, contentView: cell.contentView)
        .setting(.automaticallyUpdatesBackgroundConfiguration, to: false)
        .setting(.automaticallyUpdatesContentConfiguration, to: false)
        .setting(.topSeparatorVisibility, to: .hidden)
        .setting(.bottomSeparatorVisibility, to: .visible)
        .setting(.topSeparatorInsets, to: DirectionalEdgeInsets(leading: 8))
        .setting(.bottomSeparatorInsets, to: DirectionalEdgeInsets(leading: 48))
        .setting(.separatorColor, to: .systemRed)
    }
    #expect(file == swift)
  }

  @Test("are assigned by rules as in a file")
  func rules() throws {
    let file = try read(
      "{ slider: level, value: 0.4 }",
      rules: "rules: [{ when: selected, level.value: 1, level.isFocused: true }]")
    let swift = written(
      .slider("level", value: 0.4),
      rules: [
        Rule(
          when: .selected, .set(.value, of: "level", to: 1),
          .set(.isFocused, of: "level", to: true))
      ])
    #expect(file == swift)
  }

  @Test("of parts of a list content view are assigned by rules as in a file")
  func parts() throws {
    let file = try read(
      "{ listContentView: row, contentStyle: cell, text: Inbox }",
      rules: """
        rules:
          - when: selected
            row.textProperties.color: systemBlue
            row.secondaryTextProperties.numberOfLines: 2
            row.imageProperties.cornerRadius: 4
        """)
    let color: Assignment = .set(.textColor, of: .textProperties, in: "row", to: .systemBlue)
    let lines: Assignment = .set(.numberOfLines, of: .secondaryTextProperties, in: "row", to: 2)
    let radius: Assignment = .set(.cornerRadius, of: .imageProperties, in: "row", to: 4)
    let row = View.listContentView("row", configuration: ListContentConfiguration(text: "Inbox"))
    #expect(file == written(row, rules: [Rule(when: .selected, color, lines, radius)]))
    // Texts have no corners.
    let wrong: Assignment = .set(.cornerRadius, of: .textProperties, in: "row", to: 4)
    #expect(throws: RenderingError.self) {
      try SceneRenderer(written(row, rules: [Rule(when: .selected, wrong)]))
    }
  }
}
