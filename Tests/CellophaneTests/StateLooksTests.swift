import Cellophane
import Drawing
import Testing
import Validation
import Views
import Vocabulary

@testable import Review

@Suite("How the states of a scene look")
struct StateLooksTests {
  private func report(_ change: (inout Scene) -> Void = { _ in }) throws -> LooksReport {
    let scene = try Fixture.selection(change)
    let renderers = try UserInterfaceStyle.allCases.map {
      try SceneRenderer(scene, traits: Traits(userInterfaceStyle: $0))
    }
    return try LooksReport(of: scene, in: renderers)
  }

  @Test("The differences of plain cells are those of their colours, in every way of seeing")
  func pairs() throws {
    let look = try #require(try report().looks.first)
    let pair = try #require(look.pairs.first)
    #expect(pair.first == .normal && pair.second == .highlighted)
    // Computed with colour-science 0.4.7 from #FF0000 and #FF7E79 and the published matrices.
    #expect(abs(pair.difference.mean(.normal) - 18.546) < 0.01)
    #expect(pair.difference.areas[.normal] == 8464.0)
    // Selected lies between normal and highlighted+selected, so that these two are not compared.
    #expect(
      look.pairs.map { [$0.first.id, $0.second.id] } == [
        ["normal", "highlighted"], ["normal", "selected"],
        ["highlighted", "highlighted+selected"], ["selected", "highlighted+selected"],
      ])
  }

  @Test("A star covers a small part of the cell: the area-weighted difference is small, too")
  func weighted() throws {
    let look = try #require(try report().looks.first)
    let pair = try #require(look.closestPair)
    #expect(pair.first == .highlighted && pair.second == [.highlighted, .selected])
    #expect((2.9...3.1).contains(pair.difference.mean(.normal)))
    #expect(ColorVision.allCases.allSatisfy(pair.difference.isEnough))
  }

  @Test("The star is reported where it has too little contrast, once for both appearances")
  func contrast() throws {
    let report = try report()
    #expect(report.looks.count == 1)
    #expect(
      report.findings.map(\.problem).map(\.message) == [
        "warning: star is #FFFFFF on #FF7E79 when highlighted and selected, 2.46:1; WCAG 2 requires 3:1 for"
          + " icons; choose colours with more contrast"
      ])
    let ratios = try #require(report.looks.first).contrasts.map(\.ratio)
    #expect(ratios.map { ($0 * 100).rounded() / 100 } == [8.59, 2.47])
  }

  @Test(
    "WCAG requires 3:1 for large text, from 18 points on or bold from 14 points on, and 4.5:1 for smaller text",
    arguments: [
      ("{ systemFont: 14, weight: bold }", true), ("{ systemFont: 13.9, weight: bold }", false),
      ("{ systemFont: 14, weight: semibold }", false), ("{ systemFont: 18 }", true),
      ("{ systemFont: 17.9 }", false),
    ])
  func largeText(font: String, isLarge: Bool) throws {
    // #8A8A8A on white is 3.45:1.
    let text = """
      cellophane: 1
      cell:
        backgroundView: { backgroundColor: white }
        contentView:
          subviews:
            - label: title
              text: Title
              font: \(font)
              textColor: "#8A8A8A"
              constraints: [center = superview]
      collectionView:
        frame: { width: 92, height: 92 }
        flowLayout: { itemSize: { width: 92, height: 92 } }
        items: 1
      """
    let scene = try SceneDocument(Array(text.utf8), file: "large.cell.yaml").scene
    let report = try LooksReport(of: scene, in: [SceneRenderer(scene, traits: Traits())])
    let warnings = report.findings.map(\.problem.message).filter { $0.contains("3.45:1") }
    #expect(warnings.isEmpty == isLarge, "\(warnings)")
  }

  @Test(
    "States with a running motion are distinguished, also where a single picture does not show it",
    arguments: [
      "layerAnimations: [{ view: box, keyPath: position.x, values: [-3, 3], isAdditive: true, duration: 0.1 }]",
      "box.alpha: 1, animation: { duration: 1, repeatCount: infinity }",
      "animation: { duration: 1 }, keyframes: [{ relativeStartTime: 0, relativeDuration: 0.5, box.alpha: 0 }, { relativeStartTime: 0.5, relativeDuration: 0.5, box.alpha: 1 }]",
    ])
  func moving(rule: String) throws {
    let text = """
      cellophane: 1
      states: { refused: { didSelectItem: true } }
      cell: { contentView: { subviews: [{ view: box, backgroundColor: black, frame: { x: 9, y: 9, width: 9, height: 9 } }] } }
      rules: [{ when: refused, \(rule) }]
      collectionView: { frame: { width: 100, height: 100 }, items: 1 }

      """
    let scene = try SceneDocument(Array(text.utf8), file: "a").scene
    let report = try LooksReport(of: scene, in: [SceneRenderer(scene, traits: Traits())])
    #expect(report.findings.map(\.problem.message).filter { $0.contains("look the same") } == [])
  }

  @Test("States that look the same are noted, and states that hardly differ are warned of")
  func same() throws {
    let report = try report { scene in
      scene.rules = [Rule(when: .highlighted), Rule(when: .selected)]
      scene.cell.selectedBackgroundView = nil
    }
    #expect(
      report.findings.map(\.problem).map(\.message) == [
        "note: normal, highlighted, selected and highlighted+selected look the same; add a rule if"
          + " people must distinguish them"
      ])
    let close = try self.report { scene in
      scene.rules = []
      scene.cell.selectedBackgroundView = Container(backgroundColor: .hex(0xFC0000))
    }
    #expect(
      close.findings.map(\.problem).contains {
        $0.message.hasPrefix("warning: normal and highlighted are hard to distinguish, ΔE00 0.")
      })
  }

  @Test("Values of an input that are hard to distinguish are one finding")
  func folded() throws {
    let text = """
      cellophane: 1
      behaviors: [noSelection]
      cell:
        contentView:
          subviews: [{ view: dot, backgroundColor: "#800000", frame: { x: 0, y: 0, width: 20, height: 20 } }]
      states: { count: { range: 0...3, stops: [0, 1, 2, 3] } }
      rules:
        - { when: count == 1, dot.backgroundColor: "#820000" }
        - { when: count == 2, dot.backgroundColor: "#840000" }
        - { when: count == 3, dot.backgroundColor: "#860000" }
      collectionView:
        frame: { width: 20, height: 20 }
        flowLayout: { itemSize: { width: 20, height: 20 } }
        items: 1
      """
    let renderer = try SceneRenderer(
      SceneDocument(Array(text.utf8), file: "dot.cell.yaml").scene)
    let report = try LooksReport(of: renderer.scene, in: [renderer])
    let hard = report.findings.map(\.problem.message)
      .filter { $0.contains("hard to distinguish") }
    #expect(hard.count == 1, "\(hard)")
    #expect(hard.contains { $0.contains(" other pairs that differ in count, ΔE00 ") })
    // The first rule that should distinguish the most similar two, those with 2 and 3.
    let place = report.findings.first { $0.kind == .states }?.problem.path
    #expect(place == ScenePath.scene.key("rules").index(1))
  }

  @Test("States that differ only in flags that no rule reads may look the same")
  func unasked() throws {
    let report = try report { scene in
      scene.rules = []
      scene.cell.selectedBackgroundView = nil
    }
    #expect(report.findings.isEmpty)
  }

  @Test("Highlighted and selected cells look alike in UIKit, which is not a finding")
  func alike() throws {
    let report = try report { scene in
      scene.rules = [
        Rule(when: .highlighted || .selected, .set(.backgroundColor, of: .contentView, to: .blue)),
        Rule(when: .selected && .focused),
      ]
      scene.cell.selectedBackgroundView = nil
    }
    #expect(!report.findings.contains { $0.kind == .states })
  }

  @Test("States that differ in texts only, and highlighted controls, are not findings")
  func textsAndControls() throws {
    let text = """
      cellophane: 1
      cell:
        contentView:
          backgroundColor: white
          subviews:
            - { label: amount, text: "{count}", constraints: [leading = superview + 8, top = superview + 8] }
            - { button: plus, systemImage: plus, constraints: [trailing = superview, top = superview] }
      states:
        count: { range: 0...2, plus.touchUpInside: +1 }
      collectionView:
        frame: { width: 300, height: 300 }
        flowLayout: { itemSize: { width: 300, height: 300 } }
        items: 1
      """
    let scene = try SceneDocument(Array(text.utf8), file: "a.yaml").scene
    let report = try LooksReport(of: scene, in: [SceneRenderer(scene, traits: Traits())])
    #expect(report.looks.first?.states.contains { $0.contains(custom: "plus.highlighted") } == true)
    #expect(report.findings.map(\.problem.message) == [])
  }

  @Test("A ring of one point around a cell distinguishes two states, however large the cell is")
  func ring() throws {
    let report = try report { scene in
      scene.cell.selectedBackgroundView = nil
      scene.rules = [
        Rule(
          when: .selected, .set(.borderWidth, of: .contentView, to: 1),
          .set(.borderColor, of: .contentView, to: .systemBlue))
      ]
    }
    #expect(!report.findings.contains { $0.kind == .states })
  }

  @Test("UIKit's own colours for text on its own backgrounds are no finding, others are")
  func uiKitsColors() throws {
    func findings(_ color: DynamicColor) throws -> [CheckFinding] {
      try report { scene in
        scene.rules = []
        (scene.cell.backgroundView, scene.cell.selectedBackgroundView) = (nil, nil)
        scene.collectionView.backgroundColor = .systemBackground
        scene.cell.contentView.subviews = [
          .label(
            "caption", text: "Caption", textColor: color,
            constraints: [Constraint(.center, equalTo: .superview)])
        ]
      }.findings
    }
    #expect(try findings(.tertiaryLabel).isEmpty)
    #expect(try findings(.rgb(0.8, 0.8, 0.8)).map(\.kind) == [.contrast])
  }

  @Test(
    "A rule that no state can satisfy is reported",
    arguments: [
      CellPredicate.and(.selected, .not(.selected)), .never, .item(.greater, 2),
      .and(.item(.less, 2), .item(.greater, 1)),
    ])
  func never(predicate: CellPredicate) throws {
    let report = try report { $0.rules.append(Rule(when: predicate)) }
    #expect(
      report.findings.map(\.problem).first?.message
        == "warning: this condition is never true; correct it or remove the rule")
    #expect(report.findings.map(\.problem).first?.path.description == "rules[2].when")
  }

  @Test("A rule for a state into which no touch leads is noted")
  func unreachable() throws {
    let report = try report { $0.rules.append(Rule(when: .flag(.disabled))) }
    #expect(
      report.findings.map(\.problem).first?.message
        == "note: no touch and no step of a script brings a cell into such a state; it is shown by"
        + " --state and \"snapshots\" only")
  }

  @Test("A state with which cells begin in other surroundings is one that a cell can be in")
  func initially() throws {
    let report = try report { scene in
      scene.states = [CustomState("calm", [.initially: .reduceMotion])]
      scene.rules.append(Rule(when: .custom("calm")))
    }
    #expect(!report.findings.map(\.problem).contains { $0.path.description.hasPrefix("rules") })
  }

  @Test("Rules are not checked if scripts change traits that lead to other states, with a note")
  func scriptedTraits() throws {
    let night: TouchScript = [.traits(TraitsChange(userInterfaceStyle: .dark)), .tap(0)]
    func report(_ script: TouchScript?) throws -> LooksReport {
      try self.report { scene in
        scene.states = [CustomState("seen", [.didSelectItem: .dark])]
        scene.rules.append(
          Rule(when: .custom("seen"), .set(.backgroundColor, of: .contentView, to: .blue)))
        scene.scripts["night"] = script
      }
    }
    func isTold(_ report: LooksReport) -> Bool {
      report.findings.contains { $0.problem.path.description.hasPrefix("rules") }
    }
    let (still, told) = (try report(nil), try report(night))
    #expect(isTold(still) && !isTold(told))
    let note = "states may be missing: traits did not change, as they do in scripts"
    #expect(told.explorationNote == note)
    // Of what rules assign, only what decides about touches leads to other states.
    for (rule, isBound) in [
      (Rule(when: .dark, .set(.zPosition, of: .cell, to: 1)), true),
      (Rule(when: .dark, .set(.cornerRadius, of: .contentView, to: 1)), false),
    ] {
      let report = try self.report { scene in
        scene.rules.append(rule)
        scene.scripts["night"] = night
      }
      #expect(report.explorationNote == (isBound ? note : nil))
    }
  }

  @Test("A state that a script sets is one that a cell can be in")
  func set() throws {
    let report = try report { scene in
      scene.states = [CustomState("unread", [:])]
      scene.rules += [
        Rule(when: .and(.flag(.disabled), .selected)), Rule(when: .custom("unread")),
      ]
      scene.scripts["set"] = [
        .set(
          StateChange(
            item: 0, values: [.init(.flag(.disabled), true), .init(.custom("unread"), true)]))
      ]
    }
    #expect(!report.findings.map(\.problem).contains { $0.path.description.hasPrefix("rules") })
  }

  @Test(
    "A rule that something can fulfil is left alone",
    arguments: [
      CellPredicate.always, .item(.equal, 2), .dark,
      .and(.contentSize(.greater, .large), .rightToLeft), .touchInside,
      .and(.reduceMotion, .not(.boldText)),
    ])
  func sometimes(predicate: CellPredicate) throws {
    let report = try report { $0.rules.append(Rule(when: predicate)) }
    #expect(!report.findings.map(\.problem).contains { $0.path.description.hasPrefix("rules") })
  }

  @Test("Each item with a different look is checked, and named if not all items have the fault")
  func items() throws {
    let report = try report { scene in
      scene.collectionView.items = .cycle(
        [Item(), Item(.set(.tintColor, of: "star", to: .rgb(1, 0.4932718873, 0.4739984274)))],
        count: 7)
    }
    #expect(report.looks.map(\.item) == [0, 1])
    #expect(
      report.findings.map(\.problem).map(\.message) == [
        "warning: star is #FF7E79 on #FF7E79 when highlighted and selected in item 1, 1:1; WCAG 2 requires"
          + " 3:1 for icons; choose colours with more contrast",
        "warning: highlighted and highlighted+selected are hard to distinguish in item 1, ΔE00 0.0, 0.0"
          + " with protanopia, 0.0 with deuteranopia, 0.0 with tritanopia where they differ; let a large part"
          + " differ by 2 or a mark by 10",
      ])
  }

  @Test("Items are also distinguished by the item numbers in conditions of rules")
  func numbers() throws {
    let report = try report { scene in
      scene.collectionView.items = .count(9)
      scene.rules.append(
        Rule(when: .item(.greater, 4), .set(.backgroundColor, of: .contentView, to: .blue)))
    }
    #expect(report.looks.map(\.item) == [0, 5])
  }

  @Test("If there are too many kinds of items, only some are checked, and a note reports this")
  func many() throws {
    let report = try report { scene in
      scene.collectionView.items = .cycle(
        (0..<30).map { Item(.set(.tintColor, of: "star", to: .hex(UInt32($0)))) }, count: 30)
    }
    #expect(report.looks.count == 24)
    #expect(
      report.findings.map(\.problem).last?.message
        == "note: 30 items may look different, and the first 24 of them were examined; to check others,"
        + " use fewer items")
  }

  @Test("Equal pictures are not different, and the order of pixels does not matter")
  func counts() throws {
    var colors = SeenColors()
    func picture(_ bytes: [UInt8]) throws -> LookPixels {
      LookPixels(try Bitmap(width: 2, height: 2, rgba: bytes))
    }
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    let plain = try picture(red + red + red + red)
    #expect(LookDifference(plain, plain, scale: 1, &colors).isNone)
    let one = LookDifference(plain, try picture(red + blue + blue + red), scale: 1, &colors)
    let other = LookDifference(plain, try picture(blue + red + red + blue), scale: 1, &colors)
    #expect(one == other)
    #expect(one.areas[.normal] == 2)
  }
}
