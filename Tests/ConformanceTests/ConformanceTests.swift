import Captures
import Conformance
import Drawing
import Testing

@Suite("conforming to a capture")
struct ConformanceTests {
  @Test("a scene conforms to its own capture, also after the capture was written and read")
  func itself() throws {
    let capture = try Cards.capture.get()
    #expect(try Capture(json: Array(capture.json.utf8)).json == capture.json)
    let ours = try SceneCapture(Cards.renderer(Cards.episode)).following(capture)
    let comparison = CaptureComparison(theirs: capture, ours: ours)
    #expect(comparison.findings.isEmpty)
    #expect(comparison.count > 1_000)
    #expect(capture.changes.map(\.action) == [.touchDown, .touchUp, .set, .set])
    #expect(
      capture.changes[0].calls == [
        CapturedCall("shouldHighlightItem", answer: true), CapturedCall("didHighlightItem"),
      ])
  }

  @Test("margins are captured with leading and trailing, whichever property has set them")
  func margins() throws {
    let scene = Cards.episode.replacing(
      "cornerRadius: 16", with: "cornerRadius: 16\n    layoutMargins: { left: 20, right: 4 }")
    let capture = try SceneCapture(Cards.renderer(scene)).capture(states: ["normal"])
    let view = capture.states.first?.tree.subviews.first { $0.name == "contentView" }
    #expect(view?.properties["directionalLayoutMargins"] == .numbers([0, 20, 0, 4]))
    #expect(
      CaptureImport(capture, title: "An episode").scene.contains(
        "directionalLayoutMargins: { top: 0, leading: 20, bottom: 0, trailing: 4 }\n"))
  }

  @Test(
    "a scene changed by one value fails by exactly that value",
    arguments: [
      ("cornerRadius: 16", "cornerRadius: 14", ["contentView.cornerRadius"]),
      ("48 min", "84 min", ["statusLabel.text"]),
      (
        "font: headline", "font: { textStyle: headline, weight: medium }",
        ["titleLabel.font"]
      ),
      ("textColor: secondaryLabel", "textColor: tertiaryLabel", ["statusLabel.textColor"]),
      ("star.fill", "heart.fill", ["star.image"]),
      ("systemOrange", "systemYellow", ["star.tintColor"]),
      (
        "artwork.trailing + 14", "artwork.trailing + 16",
        ["titleLabel.frame", "statusLabel.frame"]
      ),
      ("clipsToBounds: true", "clipsToBounds: false", ["artwork.clipsToBounds"]),
      ("#5636C9", "#5636CF", ["artwork.colors"]),
      (
        "scale: 0.97", "scale: 0.96",
        ["cell.transform", "cell.transform.to", "cell.transform.from"]
      ),
      ("duration: 0.4,", "duration: 0.5,", ["cell.transform.duration", "cell.transform.timing"]),
      ("curve: easeOut", "curve: easeIn", ["star.opacity.timing"]),
      (
        "animation: { duration: 0.2 }", "animation: { duration: 0.25 }",
        ["contentView.backgroundColor.duration"]
      ),
      (
        "titleLabel.textColor: systemIndigo", "titleLabel.textColor: systemPurple",
        ["titleLabel.textColor"]
      ),
      // An answer that no captured touch asks for makes no difference.
      ("items: 2", "items: 2\n  delegate: { shouldDeselectItem: false }", []),
    ])
  func oneValue(_ old: String, _ new: String, _ expected: [String]) throws {
    let changed = Cards.episode.replacing(old, with: new)
    #expect(changed != Cards.episode)
    let findings = try Cards.findings(changed, try Cards.capture.get())
    var names: [String] = []
    for finding in findings where !names.contains("\(finding.view).\(finding.property)") {
      names.append("\(finding.view).\(finding.property)")
    }
    #expect(Set(names) == Set(expected))
  }

  @Test("a delegate that returns false differs in its calls and in the state that is reached")
  func delegate() throws {
    let vetoing = Cards.episode.replacing(
      "  items: 2", with: "  items: 2\n  delegate: { shouldSelectItem: false }")
    let findings = try Cards.findings(vetoing, try Cards.capture.get())
    let calls = try #require(findings.first { $0.property == "calls" })
    #expect(calls.states == ["highlighted → selected by touchUp"])
    #expect(calls.theirs == "shouldSelectItem true, didSelectItem, didUnhighlightItem")
    #expect(calls.ours == "shouldSelectItem false, didUnhighlightItem")
    #expect(findings.contains { $0.property == "state" && $0.ours == "normal" })
  }

  @Test(
    "changes from and to a state that the scene lacks are reported, and the others are compared")
  func missingState() throws {
    var capture = try Cards.capture.get()
    // The changes from and to the state come first, and the others go on where they end.
    capture.changes = Array(capture.changes.dropFirst(2) + capture.changes.prefix(2))
    #expect(capture.changes.map(\.action) == [.set, .set, .touchDown, .touchUp])
    // The scene without the state that the app sets.
    let scene = Cards.episode
      .replacing("states:\n  playing: app\n", with: "")
      .replacing("  - when: playing\n    titleLabel.textColor: systemIndigo\n", with: "")
    let findings = try Cards.findings(scene, capture)
    let missing = findings.filter { $0.ours == "no such state" }.flatMap(\.states)
    let known = capture.changes.filter {
      !$0.from.contains("playing") && !$0.to.contains("playing")
    }
    #expect(!missing.isEmpty && !known.isEmpty)
    #expect(missing.allSatisfy { $0.contains("playing") }, "\(missing)")
    for change in known {
      let title = "\(change.from) → \(change.to) by \(change.action.rawValue)"
      #expect(!findings.contains { $0.states.contains(title) }, "\(findings.map(\.text))")
    }
  }

  @Test("each value of a capture that is changed is one finding")
  func eachValue() throws {
    let capture = try Cards.capture.get()
    var tried = 0
    for (state, _) in capture.states.enumerated() {
      for (index, view) in capture.states[state].tree.all.enumerated() {
        for property in CapturedProperty.properties(of: view.kind) where !property.isLayoutOnly {
          guard let value = view.properties[property.name], let other = value.changed else {
            continue
          }
          var theirs = capture
          theirs.states[state].tree.change(index) { $0.properties[property.name] = other }
          let findings = CaptureComparison(theirs: theirs, ours: capture).findings
          #expect(findings.count == 1)
          #expect(findings.first?.view == view.name)
          #expect(findings.first?.property == property.name)
          #expect(findings.first?.states == [capture.states[state].title])
          tried += 1
        }
        var theirs = capture
        theirs.states[state].tree.change(index) { $0.frame?.origin.x += 0.51 }
        #expect(
          CaptureComparison(theirs: theirs, ours: capture).findings.map(\.property) == ["frame"])
        theirs = capture
        theirs.states[state].tree.change(index) { $0.frame?.size.width += 0.49 }
        #expect(CaptureComparison(theirs: theirs, ours: capture).findings.isEmpty)
      }
    }
    #expect(tried > 500)
  }

  @Test("differences because of the width of a hidden text are differences of texts")
  func hiddenTexts() throws {
    var theirs = try Cards.capture.get()
    let title = try #require(theirs.states[0].tree.all.firstIndex { $0.name == "titleLabel" })
    let status = try #require(theirs.states[0].tree.all.firstIndex { $0.name == "statusLabel" })
    theirs.states[0].tree.change(title) { view in
      view.frame?.size.width += 30
      view.properties["text"] = .hiddenText(21)
      if case .numbers(var size)? = view.properties["intrinsicContentSize"] {
        size[0] += 30
        view.properties["intrinsicContentSize"] = .numbers(size)
      }
    }
    let ours = try Cards.capture.get()
    #expect(CaptureComparison(theirs: theirs, ours: ours).findings.map(\.cause) == [.text])
    #expect(CaptureComparison(theirs: theirs, ours: ours).unexplained.isEmpty)
    // What is not explained stays a difference of values, and so does a text that is not hidden.
    var others = theirs
    others.states[0].tree.change(status) { $0.frame?.origin.x += 60 }
    #expect(
      CaptureComparison(theirs: others, ours: ours).unexplained.map(\.view) == ["statusLabel"])
    theirs.states[0].tree.change(title) { $0.properties["text"] = .text("Another text") }
    #expect(
      CaptureComparison(theirs: theirs, ours: ours).unexplained.map(\.property)
        == ["frame", "text"])
  }

  @Test("each part of an animation that is changed is one finding")
  func eachAnimation() throws {
    let capture = try Cards.capture.get()
    let changes: [(String, (inout CapturedAnimation) -> Void)] = [
      ("duration", { $0.duration += 0.05 }), ("delay", { $0.delay += 0.1 }),
      ("repeatCount", { $0.repeatCount = nil }), ("autoreverses", { $0.autoreverses.toggle() }),
      ("from", { $0.from = $0.from.changed ?? $0.from }),
      ("to", { $0.to = $0.to.changed ?? $0.to }),
      ("timing", { $0.timing = .curve([0.9, 0, 1, 1]) }),
    ]
    var tried = 0
    for (index, change) in capture.changes.enumerated() {
      for (number, animation) in change.animations.enumerated() {
        for (name, body) in changes {
          var theirs = capture
          body(&theirs.changes[index].animations[number])
          let findings = CaptureComparison(theirs: theirs, ours: capture).findings
          #expect(findings.count == 1)
          #expect(findings.first?.property == "\(animation.keyPath.rawValue).\(name)")
          tried += 1
        }
        var theirs = capture
        theirs.changes[index].animations.remove(at: number)
        let findings = CaptureComparison(theirs: theirs, ours: capture).findings
        #expect(findings.map(\.theirs) == ["no animation"])
      }
    }
    #expect(tried >= 28)
  }
}

extension CaptureValue {
  /// Another value of the same type, further away than any tolerance; nil for one without another.
  fileprivate var changed: CaptureValue? {
    switch self {
    case .none: .color(CapturedColor(Color(hex: 0x123456)))
    case .boolean(let value): .boolean(!value)
    case .number(let number): .number(number + 0.5)
    case .text(let text): .text(text + "x")
    case .numbers(let numbers): .numbers(numbers.dropLast() + [(numbers.last ?? 0) + 1])
    case .words(let words): .words(Array(words.dropLast()))
    case .color(let color):
      .color(
        CapturedColor(
          Color(red: 1 - color.color.red, green: color.color.green, blue: 0.3, alpha: 0.9)))
    case .colors(let colors): .colors(Array(colors.dropLast()))
    case .font(let font):
      .font(
        CapturedFont(family: font.family, size: font.size + 1, weight: font.weight))
    case .image: .image(CapturedImage(symbol: "ladybug"))
    case .hiddenText: nil
    }
  }
}

extension CapturedView {
  /// Changes the view with an index among all views.
  fileprivate mutating func change(_ index: Int, _ body: (inout CapturedView) -> Void) {
    var rest = index
    func walk(_ view: inout CapturedView) {
      if rest == 0 { body(&view) }
      rest -= 1
      for child in view.subviews.indices where rest >= 0 { walk(&view.subviews[child]) }
    }
    walk(&self)
  }
}
