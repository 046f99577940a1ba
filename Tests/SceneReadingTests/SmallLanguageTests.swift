import Drawing
import Interaction
import Notation
import Testing
import Views
import Vocabulary

@testable import SceneReading
@testable import Scenes

@Suite("Predicates, constraints and colours as text")
struct SmallLanguageTests {
  // MARK: - Predicates

  @Test(
    "mistakes in predicates, plain and in quotes",
    arguments: [
      ("selcted", 0, "\"selcted\" is not a state; did you mean \"selected\"?"),
      ("selected and focussed", 13, "\"focussed\" is not a state; did you mean \"focused\"?"),
      ("isSelected", 0, "\"isSelected\" is not a state; did you mean \"selected\"?"),
      (
        "normal", 0,
        "\"normal\" is not a state; available: highlighted, selected, disabled, focused, pinned, editing,"
          + " expanded, swiped, reordering, dark, highContrast, rightToLeft and 18 more, which the schema lists"
      ),
      (
        "selected or press.began", 12,
        "\"press.began\" is an event, not a state; let it set a state, as in"
          + " \"states: { isOn: { press.began: true, press.ended: false } }\", and ask for isOn"
      ),
      (
        "like.touchUpInside", 0,
        "\"like.touchUpInside\" is an event, not a state; let it set a state, as in"
          + " \"states: { isOn: { like.touchUpInside: true } }\", and ask for isOn"
      ),
      (
        "didSelectItem", 0,
        "\"didSelectItem\" is an event, not a state; let it set a state, as in"
          + " \"states: { isOn: { didSelectItem: true } }\", and ask for isOn"
      ),
      ("selected adn highlighted", 9, "\"adn\" does not belong here; join with \"and\" or \"or\""),
      ("selected && highlighted", 9, "\"&&\" does not belong here; join with \"and\" or \"or\""),
      ("selected not highlighted", 9, "\"not\" does not belong here; join with \"and\" or \"or\""),
      ("selected)", 8, "\")\" does not belong here; join with \"and\" or \"or\""),
      ("selected and", 12, "a state is missing before the end; add one"),
      ("not", 3, "a state is missing before the end; add one"),
      ("not (selected or and)", 17, "a state is missing before \"and\"; add one"),
      ("(selected or highlighted", 24, "a bracket is not closed; add \")\""),
      ("()", 1, "a state is missing before \")\"; add one"),
      ("not !selected", 4, "a predicate is written in words; write \"not\" for \"!\""),
      ("item", 4, "item must be compared with a number, as in \"item == 0\""),
      ("item = 0", 5, "item must be compared with a number, as in \"item == 0\""),
      ("item == x", 8, "an item's number is missing before \"x\"; add one"),
      ("item == -1", 8, "an item's number is missing before \"-1\"; add one"),
      ("item < 1.5", 7, "an item's number must be a whole number up to 1000000"),
      ("item < 1000001", 7, "an item's number must be a whole number up to 1000000"),
    ])
  func predicateMistakes(_ text: String, _ offset: Int, _ message: String) {
    for (line, column) in [
      ("when: \(text)", 13), ("when: \"\(text)\"", 14), ("when:  '\(text)'", 15),
    ] {
      // A plain scalar cannot begin with ! and the like; none of these does.
      #expect(
        mistakes(in: SceneFiles.withCell("rules: [{ a.alpha: 1,\n      \(line) }]"))
          == ["5:\(column + offset): \(message)"])
    }
  }

  @Test("the place of a mistake that is spelled with escapes or in lines is that of the text")
  func predicatePlaces() {
    for text in [
      "\"selected\\x20adn\"", "\"selected\n adn\"", "&a selected adn", "!!str selected adn",
    ] {
      #expect(
        mistakes(in: SceneFiles.withCell("rules: [{ a.alpha: 1, when: \(text) }]"))
          == ["4:29: \"adn\" does not belong here; join with \"and\" or \"or\""])
    }
    #expect(
      report(
        of: SceneFiles.withCell("rules:\n  - when: \"selected adn item == 1\"\n    a.alpha: 1"))
          == """
          a.yaml:5:21: "adn" does not belong here; join with "and" or "or"
            5 |   - when: "selected adn item == 1"
              |                     ^
          """)
  }

  @Test(
    "every unknown word of a predicate is a separate mistake, and so are missing words")
  func manyPredicateMistakes() {
    let file = SceneFiles.withCell("rules: [{ when: selectd or (hilighted and, a.alpha: x }]")
    #expect(
      mistakes(in: file) == [
        "4:17: \"selectd\" is not a state; did you mean \"selected\"?",
        "4:29: \"hilighted\" is not a state; did you mean \"highlighted\"?",
        "4:42: a state is missing before the end; add one",
        "4:53: alpha must be a number, not \"x\"",
      ])
  }

  @Test("an unreadable value does not hide that the view has another name")
  func valueAndName() {
    let file = SceneFiles.withCell("rules: [{ when: selected, aa.isHidden: yes }]")
    #expect(
      mistakes(in: file) == [
        "4:27: no view is called \"aa\"; did you mean \"a\"?",
        "4:40: isHidden must be true or false, not \"yes\"; only these two words are truth values"
          + " here",
      ])
  }

  @Test("predicates that are too deep or too long")
  func largePredicates() {
    let deep = String(repeating: "not ", count: 60) + "selected"
    #expect(throws: TextFailure.self) { try PredicateParser.parse(deep) }
    let brackets = String(repeating: "(", count: 900)
    #expect(
      mistakes(in: SceneFiles.withCell("rules: [{ a.alpha: 1, when: \(brackets) }]"))
        == ["4:79: a predicate is nested more than 50 deep; split the rule"])
    let long = String(repeating: "selected or ", count: 200) + "selected"
    #expect(
      mistakes(in: SceneFiles.withCell("rules: [{ a.alpha: 1, when: \(long) }]"))
        == ["4:29: when has more than 2000 bytes; shorten it"])
  }

  @Test(
    "not binds strongest, then and, then or",
    arguments: [
      ("not selected and highlighted", .and(.not(.selected), .highlighted)),
      ("not (selected and highlighted)", .not(.and(.selected, .highlighted))),
      ("a or b and c", .or(.a, .and(.b, .c))),
      ("a and b or c", .or(.and(.a, .b), .c)),
      ("(a or b) and c", .and(.or(.a, .b), .c)),
      ("a or b or c", .or(.or(.a, .b), .c)),
      ("a and (b and c)", .and(.a, .and(.b, .c))),
      ("not not a", .not(.not(.a))),
      ("((a))", .a),
      ("\t a\n  and b ", .and(.a, .b)),
      ("not(a)or(b)", .or(.not(.a), .b)),
      ("item>=2", .item(.greaterOrEqual, 2)),
      ("true", .always),
    ] as [(String, CellPredicate)])
  func precedence(_ text: String, _ predicate: CellPredicate) throws {
    let words = ["a": "disabled", "b": "focused", "c": "pinned"]
    let written = text.replacing(/\b[abc]\b/) { words[String($0.output)] ?? "" }
    #expect(try PredicateParser.parse(written) == predicate)
  }

  @Test("a predicate's spelling reads as the same predicate")
  func predicateRoundTrip() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let predicate = CellPredicate.random(
        depth: Int.random(in: 0...5, using: &generator), &generator)
      #expect(try PredicateParser.parse(predicate.sceneText) == predicate)
    }
  }

  // MARK: - Constraints

  @Test(
    "mistakes in constraints",
    arguments: [
      ("width", 5, "a constraint needs =, >= or <= before the end; add one"),
      ("width : 4", 6, "a constraint needs =, >= or <= before \":\"; add one"),
      ("width =", 7, "a view or an attribute is missing before the end; add one"),
      ("= 4", 0, "a view or an attribute is missing before \"=\"; add one"),
      ("wdith = 4", 0, "\"wdith\" is not a layout attribute; did you mean \"width\"?"),
      ("a.wdith = 4", 2, "\"wdith\" is not a layout attribute; did you mean \"width\"?"),
      ("width = a.heigth", 10, "\"heigth\" is not a layout attribute; did you mean \"height\"?"),
      ("width = a.", 10, "an attribute is missing before the end; add one"),
      (
        "a = 4", 0,
        "\"a\" is not a layout attribute; available: left, right, top, bottom, leading, trailing, width,"
          + " height, centerX, centerY, firstBaseline, lastBaseline and 11 more, which the schema lists"
      ),
      ("width = 2 *  ", 13, "a view or an attribute is missing before the end; add one"),
      ("width = -height", 9, "a number is missing before \"height\"; add one"),
      ("left = superview + x", 19, "a number is missing before \"x\"; add one"),
      (
        "width = 4 height = 5", 10,
        "\"height\" does not belong here; write one relation a constraint"
      ),
      (
        "width = 4 @", 11,
        "a priority is missing before the end; write a number from 1 to 1000 or"
          + " required, defaultHigh, defaultLow, fittingSizeLevel"
      ),
      (
        "width = 4 @defaultHihg", 11,
        "\"defaultHihg\" is not a priority; did you mean \"defaultHigh\"?"
      ),
      ("width = 4 @0", 11, "a priority is a whole number from 1 to 1000"),
      ("width = 4 @1001", 11, "a priority is a whole number from 1 to 1000"),
      ("width = 4 @1.5", 11, "a priority is a whole number from 1 to 1000"),
      ("left = 4", 0, "left is a place; relate it to a view, as in \"left = superview\""),
      ("left = superview.top", 0, "left and top cannot be related; choose two of a kind"),
      ("left = superview.leading", 0, "left and leading cannot be related; choose two of a kind"),
      ("edges = superview.size", 0, "edges and size cannot be related; choose two of a kind"),
      ("width = superview.left", 0, "width and left cannot be related; choose two of a kind"),
      (
        "width = \(String(repeating: "9", count: 400))", 0,
        "a number is above 10000; write a smaller one"
      ),
      ("width = 4 + 2", 10, "\"+\" does not belong here; write one relation a constraint"),
    ])
  func constraintMistakes(_ text: String, _ offset: Int, _ message: String) {
    let file = """
      cellophane: 1
      collectionView: { frame: { width: 9, height: 9 }, items: 3 }
      cell: { contentView: { subviews: [{ view: b, constraints: [
        "\(text)"] }] } }
      """
    #expect(mistakes(in: file) == ["4:\(4 + offset): \(message)"])
  }

  @Test(
    "constraints in other spellings",
    arguments: [
      ("width==4", "width = 4"), ("width<=4.50@750", "width <= 4.5 @defaultHigh"),
      ("height = width", "height = width"), ("left = superview − 4", "left = superview - 4"),
      ("width = −2 * height", "width = -2 * height"),
      ("a.top>=b.bottom+8@1", "a.top >= b.bottom + 8 @1"),
      ("centerX = superview.left", "centerX = superview.left"),
      ("width = 0.5*superview.height - 1", "width = 0.5 * superview.height - 1"),
      ("top = 1 * a", "top = a"), ("size = 4 @required", "size = 4"),
    ])
  func constraintSpellings(_ text: String, _ written: String) throws {
    let constraint = try ConstraintText.parse(text)
    #expect(constraint.description == written)
    #expect(try ConstraintText.parse(written) == constraint)
  }

  @Test("a constraint's spelling reads as the same constraint")
  func constraintRoundTrip() throws {
    var generator = SeededGenerator(seed: 2)
    var count = 0
    while count < 2000 {
      let constraint = Constraint.random(&generator)
      // What UIKit would refuse is refused here, too.
      guard let read = try? ConstraintText.parse(constraint.description) else {
        #expect(constraint.isRefusable)
        continue
      }
      #expect(read == constraint)
      count += 1
    }
  }

  // MARK: - Colours

  @Test("a colour's spelling reads as the same colour")
  func colorRoundTrip() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let color = DynamicColor.random(depth: 3, &generator)
      let text = SceneFiles.withCell("rules: [{ when: selected, a.tintColor: \(color.sceneText) }]")
      let scene = try SceneDocument(Array(text.utf8), file: "a.yaml").scene
      #expect(scene.rules.first?.assignments == [.set(.tintColor, of: "a", to: color)])
    }
  }

  @Test("each name of a colour is read")
  func colorNames() throws {
    for name in NamedColor.allCases {
      let text = SceneFiles.withCell("rules: [{ when: selected, a.tintColor: \(name.rawValue) }]")
      let scene = try SceneDocument(Array(text.utf8), file: "a.yaml").scene
      #expect(scene.rules.first?.assignments == [.set(.tintColor, of: "a", to: .system(name))])
    }
  }

  // MARK: - States

  @Test("a state's id reads as the same state")
  func states() throws {
    for bits in 0..<512 {
      let flags = CellState.Flag.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }
      let state = CellState(flags: flags.map(\.element))
      #expect(try CellState(text: state.id) == state)
      #expect(try CellState(text: state.text(separator: " , ")) == state)
    }
    #expect(throws: CellState.Misspelling.self) { try CellState(text: "sel ected") }
    #expect(throws: CellState.Misspelling.self) { try CellState(text: "") }
    #expect(throws: CellState.Misspelling.self) { try CellState(text: "selected,") }
  }
}

// MARK: - Values for the round trips

extension CellPredicate {
  fileprivate static let a: CellPredicate = .flag(.disabled)
  fileprivate static let b: CellPredicate = .flag(.focused)
  fileprivate static let c: CellPredicate = .flag(.pinned)

  fileprivate static func random(
    depth: Int, _ generator: inout SeededGenerator
  ) -> CellPredicate {
    switch Int.random(in: depth > 0 ? 0...8 : 0...2, using: &generator) {
    case 0: .constant(.random(using: &generator))
    case 1:
      .item(
        Comparison.allCases.randomElement(using: &generator) ?? .less,
        Int.random(in: 0...1_000_000, using: &generator))
    case 2: .flag(CellState.Flag.allCases.randomElement(using: &generator) ?? .selected)
    case 3, 4: .not(random(depth: depth - 1, &generator))
    case 5, 6:
      .and(random(depth: depth - 1, &generator), random(depth: depth - 1, &generator))
    default: .or(random(depth: depth - 1, &generator), random(depth: depth - 1, &generator))
    }
  }
}

extension Constraint {
  fileprivate static func random(_ generator: inout SeededGenerator) -> Constraint {
    func anchor() -> Anchor {
      let view: ViewName? =
        [nil, "star", "_a1", .superview, .contentView]
        .randomElement(using: &generator) ?? nil
      return Anchor(Attribute.allCases.randomElement(using: &generator) ?? .width, of: view)
    }
    func number() -> Double {
      let digits = Double(Int.random(in: -9999...9999, using: &generator))
      return digits / ([1, 10, 1000, 10_000_000].randomElement(using: &generator) ?? 1)
    }
    let second = Int.random(in: 0...3, using: &generator) == 0 ? nil : anchor()
    return Constraint(
      first: anchor(), relation: Relation.allCases.randomElement(using: &generator) ?? .equal,
      second: second, multiplier: second == nil || .random(using: &generator) ? 1 : number(),
      constant: number(),
      priority: LayoutPriority(rawValue: Int.random(in: 1...1200, using: &generator)))
  }

  /// Whether the two sides are not of the same kind.
  fileprivate var isRefusable: Bool {
    second?.attribute != first.attribute
  }
}

extension DynamicColor {
  fileprivate static func random(
    depth: Int, _ generator: inout SeededGenerator
  ) -> DynamicColor {
    func component() -> Double { Double(Int.random(in: 0...1_000_000, using: &generator)) / 1e6 }
    let name = NamedColor.allCases.randomElement(using: &generator) ?? .red
    switch Int.random(in: depth > 0 ? 0...4 : 0...3, using: &generator) {
    case 0: return .system(name)
    case 1: return .hex(UInt32.random(in: 0...0xFFFFFF, using: &generator))
    case 2: return .rgb(component(), component(), component(), component())
    case 3:
      let alpha = Double(Int.random(in: 0...10_000, using: &generator)) / 10_000
      return .withAlphaComponent(.system(name), alpha)
    default:
      return .appearances(
        light: random(depth: depth - 1, &generator), dark: random(depth: depth - 1, &generator))
    }
  }
}
