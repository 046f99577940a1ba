import Cellophane
import Testing
import Views

/// The table of `Documentation/SwiftScenes.md`: the spellings of scene files and of Swift.
@Suite("Spellings in Swift")
struct SpellingTests {
  /// A scene with a line of YAML at one of its places.
  private func scene(
    constraint: String = "center = superview", predicate: String = "selected",
    color: String = "white", script: String = "tap: [wait: 0.1]",
    assignment: String = "titleLabel.alpha: 1", answer: String = "shouldSelectItem: true"
  ) throws -> Scene {
    try SceneDocument(
      Array(
        """
        cellophane: 1
        colors: { brand: blue }
        cell:
          contentView:
            subviews:
              - { view: card, constraints: [edges = superview] }
              - { label: rootStack, constraints: [leading = superview, bottom = superview] }
              - label: titleLabel
                textColor: \(color)
                constraints:
                  - \(constraint)
        states:
          pressed: { didSelectItem: true }
          locked: app
        rules:
          - when: \(predicate)
            \(assignment)
        collectionView:
          frame: { width: 100, height: 100 }
          items: 9
          delegate:
            \(answer)
        scripts:
          \(script)

        """.utf8), file: "spelling.cell.yaml"
    ).scene
  }

  private static let constraintRows: [(String, Constraint)] = [
    ("leading = superview + 20", Constraint(.leading, equalTo: .superview, constant: 20)),
    (
      "rootStack.top = contentView + 8",
      Constraint("rootStack", .top, equalTo: .contentView, constant: 8)
    ),
    (
      "top = card.bottom + 8 @defaultLow",
      Constraint(.top, equalTo: "card", .bottom, constant: 8, priority: .defaultLow)
    ),
    (
      "width <= 0.5 * superview", Constraint(.width, lessThanOrEqualTo: .superview, multiplier: 0.5)
    ),
    (
      "edges = superview.layoutMarginsGuide",
      Constraint(.edges, equalTo: .superview, guide: .layoutMarginsGuide)
    ),
    (
      "{ constraint: gap, equation: top = card.bottom + 8 }",
      Constraint(.top, equalTo: "card", .bottom, constant: 8, identifier: "gap")
    ),
    ("top >= card + 4", Constraint(.top, greaterThanOrEqualTo: "card", constant: 4)),
    (
      "rootStack.top <= 2 * card.bottom",
      Constraint("rootStack", .top, lessThanOrEqualTo: "card", .bottom, multiplier: 2)
    ),
    ("rootStack.width >= 9", Constraint("rootStack", .width, greaterThanOrEqualTo: 9)),
    ("width <= 9", Constraint(.width, lessThanOrEqualTo: 9)),
    ("width <= height + 1", Constraint(.width, lessThanOrEqualTo: .height, constant: 1)),
  ]

  @Test("of constraints", arguments: constraintRows.indices)
  func constraints(index: Int) throws {
    let (text, constraint) = Self.constraintRows[index]
    let read = try scene(constraint: text).cell.contentView.subviews[2].constraints
    #expect(read == [constraint], "\(text)")
  }

  private static let predicateRows: [(String, CellPredicate)] = [
    ("(selected or highlighted) and not dark", (.selected || .highlighted) && !.dark),
    ("item == 1", .item(1)),
    ("item >= 3", .item(.greaterOrEqual, 3)),
    ("section == 0", .section(0)),
    ("pressed", .custom("pressed")),
    ("reduceTransparency", .traits(TraitsChange(\.isReduceTransparencyEnabled, true))),
    ("true", true),
    ("disabled or focused or pinned", .disabled || .focused || .pinned),
    ("editing or expanded or swiped", .editing || .expanded || .swiped),
    ("reordering and highContrast and rightToLeft", .reordering && .highContrast && .rightToLeft),
  ]

  @Test("of predicates", arguments: predicateRows.indices)
  func predicates(index: Int) throws {
    let (text, predicate) = Self.predicateRows[index]
    #expect(try scene(predicate: text).rules[0].when == predicate, "\(text)")
  }

  private static let answerRows: [(String, Delegate)] = [
    (
      "shouldSelectItem: not locked", Delegate(shouldSelectItem: .when(!.custom("locked")))
    ),
    (
      "shouldSelectItem: [toggleSelection, return: false]",
      Delegate(shouldSelectItem: [.toggleSelection, .answer(false)])
    ),
  ]

  @Test("of a delegate's answers", arguments: answerRows.indices)
  func answers(index: Int) throws {
    let (text, delegate) = Self.answerRows[index]
    #expect(try scene(answer: text).collectionView.delegate == delegate, "\(text)")
  }

  private static let colorRows: [(String, DynamicColor)] = [
    ("gray.withAlphaComponent(0.3)", .gray.withAlphaComponent(0.3)),
    ("\"#FF0000\"", .hex(0xFF0000)),
    ("brand", .palette("brand")),
  ]

  @Test("of colours", arguments: colorRows.indices)
  func colors(index: Int) throws {
    let (text, color) = Self.colorRows[index]
    let label = try scene(color: text).cell.contentView.subviews[2]
    #expect(label.properties[.textColor] == .some(color), "\(text)")
  }

  private static let assignmentRows: [(String, Assignment)] = [
    ("titleLabel.text: Today", .set(.text, of: "titleLabel", to: "Today"))
  ]

  @Test("of assignments")
  func assignments() throws {
    for (text, assignment) in Self.assignmentRows {
      #expect(try scene(assignment: text).rules[0].assignments == [assignment])
    }
  }

  private static let transformRows: [(String, ViewTransform)] = [
    ("rotate: 0.999π", ViewTransform(rotationAngle: .pi(0.999)))
  ]

  @Test("of transforms")
  func transforms() throws {
    for (text, transform) in Self.transformRows {
      let read = try scene(assignment: "titleLabel.transform: { \(text) }").rules[0].assignments
      #expect(read == [.set(.transform, of: "titleLabel", to: transform)])
    }
  }

  private static let scriptRows: [(String, [String: TouchScript])] = [
    ("tap: [tap: 0, wait: 0.3]", ["tap": [.tap(0), .wait(.milliseconds(300))]]),
    (
      "tap: [scroll: { to: { item: 3 }, over: 0.2 }]",
      ["tap": [.scroll(toItem: 3, over: .milliseconds(200))]]
    ),
  ]

  @Test("of scripts")
  func scripts() throws {
    for (text, scripts) in Self.scriptRows {
      #expect(try scene(script: text).scripts["tap"] == scripts["tap"], "\(text)")
    }
  }

  /// The first view has a property without an argument of its own, as the doc comment of `setting` says.
  @Test("of properties without an argument")
  func setting() {
    let view: View = .view("card", backgroundColor: .white).setting(.borderWidth, to: 1)
    #expect(view.properties[.borderWidth] == 1)
    #expect(view.properties[.backgroundColor] == .some(.white))
  }

  @Test("of recognisers have UIKit's defaults")
  func recognizers() {
    #expect(GestureRecognizer.longPress("press") == GestureRecognizer("press", kind: .longPress()))
    #expect(
      GestureRecognizer.tap("tap", cancelsTouchesInView: false)
        == GestureRecognizer("tap", kind: .tap(), cancelsTouchesInView: false))
    #expect(
      GestureRecognizer.tap("tap", numberOfTapsRequired: 2, numberOfTouchesRequired: 3).kind
        == .tap(numberOfTapsRequired: 2, numberOfTouchesRequired: 3))
    #expect(
      GestureRecognizer.longPress("press", numberOfTouchesRequired: 2).kind
        == .longPress(
          minimumPressDuration: .milliseconds(500), allowableMovement: 10,
          numberOfTouchesRequired: 2))
    #expect(
      GestureRecognizer.pan("pan", minimumNumberOfTouches: 2, maximumNumberOfTouches: 4).kind
        == .pan(
          GestureRecognizer.Pan(
            axis: .both, minimumNumberOfTouches: 2, maximumNumberOfTouches: 4)))
    #expect(
      GestureRecognizer.pan("pan") == GestureRecognizer("pan", kind: .pan(GestureRecognizer.Pan())))
  }

  @Test("of symbol configurations take a font's size, weight and style")
  func symbolConfigurations() {
    #expect(
      SymbolConfiguration(font: .systemFont(ofSize: 28, weight: .black), scale: .large)
        == SymbolConfiguration(pointSize: 28, weight: .black, scale: .large))
    #expect(
      SymbolConfiguration(font: .headline, scale: .small)
        == SymbolConfiguration(textStyle: .headline, scale: .small))
    #expect(
      SymbolConfiguration(font: .preferredFont(forTextStyle: .body, weight: .thin))
        == SymbolConfiguration(textStyle: .body, weight: .thin))
  }
}
