internal import Drawing
internal import Exploration
internal import Interaction
internal import Machine
internal import Motion
internal import Vocabulary

/// Tests of the app by XCUITest.
extension SceneCover {
  /// A test class that makes the same touches in the app, by accessibility identifiers and XCTest's public interface.
  ///
  /// XCUITest makes a touch as a whole: it presses, drags in one line, and lifts. What it cannot do is left out and said
  /// in a comment: a touch that the system cancels, a finger that comes back, what the app sets, and exact offsets.
  ///
  /// - Parameter file: The name of the scene's file.
  package func uiTests(ofScene file: String) -> String {
    let tour = GraphTour(of: cell) { $0.isPossibleInUITests && !$1 }
    var methods: [String] = []
    var (exact, inexact): (Set<CellArrows.Arrow>, Set<CellArrows.Arrow>) = ([], [])
    for (index, walk) in tour.walks.enumerated() {
      var writer = UITestWriter(item: item)
      for part in walk.parts { writer.add(part) }
      writer.endTouch()
      exact.formUnion(writer.exact)
      inexact.formUnion(writer.inexact)
      let name = index == 0 ? "testEveryArrow" : "testEveryArrow\(index + 1)"
      methods += ["", "  func \(name)() {"] + writer.lines + ["  }"]
    }
    let missed = tour.missed + cell.arrows.filter(inexact.subtracting(exact).contains)
    var lines = heading(ofScene: file, missed)
    lines.append("final class \(SwiftText.typeName(Self.sceneName(file)))UITests: XCTestCase {")
    lines += UITestMembers.lines(usedBy: methods, isHorizontal: isHorizontal) + methods + ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// The lines before the class: what it takes and what it leaves out.
  private func heading(ofScene file: String, _ missed: [CellArrows.Arrow]) -> [String] {
    let title = SwiftText.comment(Self.fileName(file))
    var lines = [
      "// Written by: cellophane cover \(SwiftText.comment(file)) --as ui-tests",
      "import XCTest",
      "",
      "/// Takes \(cell.arrows.count - missed.count) of \(cell.arrows.count) arrows of \(title), item \(item), in the app.",
    ]
    if !missed.isEmpty {
      lines += ["///", "/// XCUITest cannot take these:"]
      lines += missed.map { "/// - \(SwiftText.comment($0.text)): \($0.reasonInUITests)" }
    }
    return lines + ["@MainActor"]
  }
}

/// The members of a test class that its methods use.
private enum UITestMembers {
  /// The members, the set-up last.
  static func lines(usedBy methods: [String], isHorizontal: Bool) -> [String] {
    func uses(_ call: String) -> Bool { methods.contains { $0.contains(call) } }
    var lines = elements
    if uses("point(") { lines += point }
    if uses("view(\"") { lines += view }
    if uses("scroll(to:") { lines += scroll(isHorizontal) }
    return lines + setUp
  }

  private static let elements = [
    "  // The app sets these identifiers, for example in its data source:",
    "  // collectionView.accessibilityIdentifier = \"collection\"",
    "  // cell.accessibilityIdentifier = \"cell-\\(indexPath.item)\"",
    "  private var app: XCUIApplication { XCUIApplication() }",
    "  private var collection: XCUIElement { app.collectionViews[\"collection\"] }",
    "  private func cell(_ item: Int) -> XCUIElement { collection.cells[\"cell-\\(item)\"] }",
    "",
    "  /// A place in a cell, as fractions of its width and height.",
    "  private func place(_ item: Int, _ x: Double = 0.5, _ y: Double = 0.5) -> XCUICoordinate {",
    "    cell(item).coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))",
    "  }",
  ]

  private static let point = [
    "",
    "  /// A point in the collection view, in points from its top left corner.",
    "  private func point(_ x: Double, _ y: Double) -> XCUICoordinate {",
    "    collection.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: x, dy: y))",
    "  }",
  ]

  private static let view = [
    "",
    "  /// A place in a view of a cell that has an identifier of its own.",
    "  private func view(",
    "    _ name: String, _ item: Int, _ x: Double = 0.5, _ y: Double = 0.5",
    "  ) -> XCUICoordinate {",
    "    cell(item).descendants(matching: .any)[name]",
    "      .coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))",
    "  }",
  ]

  /// A function that scrolls. Where the cell is follows from the numbers of the cells that can be touched.
  private static func scroll(_ isHorizontal: Bool) -> [String] {
    let (forward, back) = isHorizontal ? ("swipeLeft", "swipeRight") : ("swipeUp", "swipeDown")
    return [
      "",
      "  /// Scrolls until a cell can be touched.",
      "  private func scroll(to item: Int) {",
      "    for _ in 0..<20 where !cell(item).isHittable {",
      "      let items = collection.cells.allElementsBoundByIndex.filter { $0.isHittable }",
      "        .compactMap { Int($0.identifier.dropFirst(5)) }",
      "      if let first = items.min(), item < first {",
      "        collection.\(back)(velocity: .slow)",
      "      } else {",
      "        collection.\(forward)(velocity: .slow)",
      "      }",
      "    }",
      "    XCTAssertTrue(cell(item).isHittable)",
      "  }",
    ]
  }

  private static let setUp = [
    "",
    "  override func setUp() async throws {",
    "    continueAfterFailure = false",
    "    app.launch()",
    "    XCTAssertTrue(collection.waitForExistence(timeout: 5))",
    "  }",
  ]
}

extension StateGraph.Action {
  /// Whether XCUITest can do it.
  fileprivate var isPossibleInUITests: Bool {
    switch self {
    case .touchDown, .quickTap, .hold, .dragOut, .liftInside, .liftOutside, .dragIn, .dragInside,
      .dragScrolling, .tapAnother, .touchAnother:
      true
    case .dragBackIn, .cancel, .scrollHalfOut, .scrollBack, .scrollAway, .appSets: false
    }
  }
}

extension CellArrows.Arrow {
  /// Why XCUITest does not take the arrow.
  fileprivate var reasonInUITests: String {
    switch self {
    case .input: return "only the app sets it; add a control or a launch argument for tests"
    case .outcome(let outcome) where outcome.deed.beginsPan:
      return "a drag does not stop where a pan has just begun"
    case .outcome(let outcome):
      switch outcome.action {
      case .cancel: return "no test can let the system cancel a touch"
      case .appSets: return "only the app sets it; add a control or a launch argument for tests"
      case .dragBackIn: return "a drag goes in one line and does not come back"
      case .scrollHalfOut, .scrollBack, .scrollAway:
        return "a test does not scroll to an exact offset"
      case .touchDown, .quickTap, .hold, .dragOut, .liftInside, .liftOutside, .dragIn, .dragInside,
        .dragScrolling, .tapAnother, .touchAnother:
        return "it needs one of the others, or a finger that changes its direction"
      }
    }
  }
}

/// Writes the statements of a test method, touch by touch.
private struct UITestWriter {
  let item: Int
  private(set) var lines: [String] = []
  /// The arrows during touches that XCUITest makes as scripts do.
  private(set) var exact: Set<CellArrows.Arrow> = []
  /// The arrows during touches that XCUITest makes in another way.
  private(set) var inexact: Set<CellArrows.Arrow> = []

  /// A touch whose finger is down.
  private struct Touch {
    let place: String
    /// The item on whose cell it began.
    let item: Int
    /// The time before the finger moves, and after it has.
    var hold: Duration = .zero
    var rest: Duration = .zero
    var ends: [String] = []
    var arrows: [CellArrows.Arrow] = []
  }

  /// How long a finger rests at the end of a pan: twice the time over which UIKit's velocity is taken here
  /// (`PositionTrack`). Our choice.
  private static let rest: Duration = .milliseconds(200)

  private var touch: Touch?
  private var state = CellState.normal
  /// The arrow whose first step is written next.
  private var arrow: CellArrows.Arrow?

  init(item: Int) { self.item = item }

  mutating func add(_ part: GraphTour.Walk.Part) {
    arrow = part.arrow
    for step in part.steps { add(step) }
    if let arrow { touch?.arrows.append(arrow) }
    state = part.state
    arrow = nil
    if touch == nil { check() }
  }

  private mutating func add(_ step: TouchScript.Step) {
    switch step {
    case .down(let place):
      let start = text(place, from: "")
      touch = Touch(place: start, item: place.item ?? item)
    case .move(let place, over: _):
      guard let before = touch else { return }
      let end = text(place, from: before.ends.last ?? before.place)
      touch?.ends.append(end)
    case .wait(let time):
      if touch?.ends.isEmpty == true { touch?.hold += time } else { touch?.rest += time }
    case .up:
      if let arrow {
        touch?.arrows.append(arrow)
        // A finger that lifts while it moves would throw the number of a pan past its stop.
        if case .outcome(let outcome) = arrow, outcome.action == .dragInside,
          outcome.deed.phrase != nil, touch?.rest == .zero
        {
          touch?.rest = Self.rest
        }
      }
      arrow = nil
      endTouch()
    case .scroll(let movement):
      if case .item(let item) = movement.target { lines.append("    scroll(to: \(item))") }
    case .tap, .cancel, .swipe, .fling, .app, .traits, .mark, .fingers: break
    }
  }

  /// Writes the touch that has begun.
  mutating func endTouch() {
    guard let touch else { return }
    self.touch = nil
    for arrow in touch.arrows { lines.append("    // \(SwiftText.comment(arrow.text))") }
    let hold = SwiftText.number(touch.hold.seconds)
    guard let end = touch.ends.last else {
      exact.formUnion(touch.arrows)
      lines.append(
        touch.hold == .zero
          ? "    \(touch.place).tap()" : "    \(touch.place).press(forDuration: \(hold))")
      return
    }
    if touch.ends.count > 1 {
      lines.append("    // XCUITest drags in one line: the finger does not change its direction.")
      inexact.formUnion(touch.arrows)
    } else {
      exact.formUnion(touch.arrows)
    }
    lines += [
      "    \(touch.place).press(",
      "      forDuration: \(hold),",
      "      thenDragTo: \(end),",
      "      withVelocity: .default, thenHoldForDuration: \(SwiftText.number(touch.rest.seconds)))",
    ]
  }

  /// Checks what the app shows of the state.
  private mutating func check() {
    let line =
      "    XCTAssert\(state.contains(.selected) ? "True" : "False")(cell(\(item)).isSelected)"
    if lines.last != line, !lines.isEmpty { lines.append(line) }
  }

  private func text(_ place: TouchPlace, from before: String) -> String {
    func arguments(_ at: Point) -> String {
      at == Point(0.5, 0.5)
        ? "" : ", \(SwiftText.number(at.x)), \(SwiftText.number(at.y))"
    }
    switch place {
    case .item(let item, let at): return "place(\(item)\(arguments(at)))"
    case .view(let name, let item, let at):
      return "view(\(SwiftText.quoted(name.rawValue)), \(item)\(arguments(at)))"
    case .point(let point):
      return "point(\(SwiftText.number(point.x)), \(SwiftText.number(point.y)))"
    case .by(let offset):
      return
        "\(before).withOffset(CGVector(dx: \(SwiftText.number(offset.x)), dy: \(SwiftText.number(offset.y))))"
    case .outside:
      return "place(\(touch?.item ?? item), 0.5, 1).withOffset(CGVector(dx: 0, dy: 22))"
    }
  }
}

extension TouchPlace {
  /// The item that the place names; `nil` if it names none.
  fileprivate var item: Int? {
    switch self {
    case .item(let item, _), .view(_, let item, _): item
    case .point, .by, .outside: nil
    }
  }
}
