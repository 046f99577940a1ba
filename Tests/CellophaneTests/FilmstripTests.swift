import Cellophane
import Foundation
import TestSupport
import Testing
import Views
import Wording

@testable import Films

@Suite("Filmstrips")
struct FilmstripTests {
  private func film(_ script: String, scene: (inout Scene) -> Void = { _ in }) throws -> Film {
    try Film(
      of: Fixture.renderer(.x1, scene), script: script,
      settings: FilmSettings(framesPerSecond: 50))
  }

  @Test("a filmstrip shows its moments in rows of three")
  func filmstrip() throws {
    let picture = try Filmstrip(of: film("tap"), moments: .count(6)).picture()
    #expect(
      picture.description
        == "Filmstrip of 6 moments in 0.55 s. At 0.22 s: item 0 highlighted."
        + " At 0.33 s: item 0 selected, item 0 not highlighted.")
    #expect(picture.size.width <= 830)
    let bitmap = try picture.bitmap()
    // Three columns with gaps of 16 points share 782 points; the picture is scaled to them.
    let column = (782.0 - 2 * 16) / 3
    let scale = column / 320
    let middle = Point((12 + 20) * scale, (12 + 20) * scale)
    for (index, color) in [
      (0, "(255, 0, 0, 255)"), (1, "(255, 0, 0, 255)"), (2, "(255, 126, 121, 255)"),
    ] {
      let x = 24 + Double(index) * (column + 16) + middle.x
      #expect(bitmap[Int(x), Int(24 + middle.y)]?.description == color, "\(index)")
    }
  }

  @Test("no ground is seen between rows of a picture that is scaled to fractions of a pixel")
  func seams() throws {
    let text = """
      cellophane: 1
      cell: { contentView: { backgroundColor: white } }
      collectionView:
        frame: { width: 375, height: 176 }
        backgroundColor: black
        flowLayout: { itemSize: { width: 375, height: 44 }, minimumLineSpacing: 0 }
        items: 4
      scripts: { rest: [wait: 0.4] }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "rows").scene)
    let film = try Film(of: renderer, script: "rest")
    let picture = try Filmstrip(of: film, moments: .count(3)).picture()
    let bitmap = try picture.bitmap()
    // Three pictures of 250 points: a row of 44 points has 58⅔ pixels.
    let rows = Int(4 * 44 * 250.0 / 375 * 2)
    let seen = Set((2..<rows - 2).map { bitmap[2 * (24 + 125), 2 * 24 + $0]?.description })
    #expect(seen == ["(255, 255, 255, 255)"])
  }

  @Test("events are what the finger does, and what becomes of it")
  func events() throws {
    let tap = try Filmstrip(of: film("tap"), moments: .events).picture()
    #expect(
      tap.description
        == "Filmstrip of 4 moments in 0.55 s. At 0 s: touch down. At 0.15 s: highlighted."
        + " At 0.25 s: lift inside. At 0.55 s: at rest.")
  }

  @Test("if a scale oscillates after an event, only its first reversal has a moment")
  func firstTurn() throws {
    let file = try #require(ExampleScenes.files.first { $0.hasSuffix("/press.cell.yaml") })
    let film = try Film(of: ExampleScenes.renderer(file), script: "hold")
    #expect(
      try Filmstrip(of: film, moments: .events).picture().description
        == "Filmstrip of 6 moments in 1.3 s. At 0 s: touch down. At 0.05 s: press begins, pressed."
        + " At 0.15 s: highlighted. At 0.7 s: lift inside, press ends, not pressed."
        + " At 0.79 s: farthest."
        + " At 1.3 s: at rest.")
  }

  @Test(
    "captions list calls of the app, batch updates and performed actions, and spoken captions omit names of methods",
    arguments: [
      (
        "data-changes", "batch", 5,
        [
          "0 s performBatchUpdates delete 2, insert 5 at 0, move 3 to 1",
          "0.3 s done, reloadItem 1",
        ],
        ["At 0 s: app deletes item 2, inserts item 5 at 0, moves item 3 to 1."]
      ),
      (
        "delegate-acts", "play", 5, ["didSelect 2, deselectItem 2 animated, playing"],
        ["app deselects, item 2"]
      ),
      ("expanding", "open-and-close", 4, ["shouldSelect 0, performBatchUpdates,"], []),
      (
        "scroll-to-item", "all", 4,
        ["0 s scrollToItem 3 top", "scrollToItem 3 centeredVertically"],
        ["app scrolls to item 3, centered vertically"]
      ),
      (
        "swipe-actions", "star", 6, ["mark is performed, starred"],
        ["mark is performed, starred"]
      ),
    ] as [(String, String, Int, [String], [String])])
  func captions(
    name: String, script: String, count: Int, shown: [String], told: [String]
  ) throws {
    let file = try #require(ExampleScenes.files.first { $0.hasSuffix("/\(name).cell.yaml") })
    let film = try Film(of: ExampleScenes.renderer(file), script: script)
    let picture = try Filmstrip(of: film, moments: .count(count)).picture()
    let captions = picture.displayList.items.compactMap { item -> String? in
      if case .text(let text, _, _) = item { text.string } else { nil }
    }.joined(separator: " ")
    for text in shown { #expect(captions.contains(text)) }
    for text in told { #expect(picture.description.contains(text)) }
  }

  @Test("a caption names an item once whose number is its position")
  func oneNumber() throws {
    let words = SceneWords(try film("tap").renderer.scene)
    func caption(_ updates: ItemUpdate...) -> String? {
      words.caption(.app(.updateItems(updates)))
    }
    #expect(caption(.insertItem(3, at: 3)) == "insertItem 3")
    #expect(caption(.insertItem(3, at: 1)) == "insertItem 3 1")
    #expect(caption(.moveSection(1, to: 1)) == "moveSection 1")
    #expect(caption(.insertItem(0, at: 0, section: 1)) == "insertItem 0 0 in section 1")
    #expect(caption(.reloadItem(2)) == "reloadItem 2")
    #expect(
      caption(.deleteItem(1), .insertItem(3, at: 3))
        == "performBatchUpdates delete 1, insert 3 at 3")
  }

  @Test("a call of the app is a moment of its own")
  func callOfApp() throws {
    let film = try film(
      "tap",
      scene: {
        $0.scripts["tap"] = [
          .wait(.milliseconds(200)), .updateItems([.deleteItem(1)]), .wait(.milliseconds(400)),
        ]
      })
    #expect(
      try Filmstrip(of: film, moments: .events).picture().description
        .contains("At 0.2 s: app deletes item 1"))
  }

  /// A filmstrip of a script of a row with a slider.
  private func strip(
    of script: String, _ moments: Filmstrip.Moments = .events,
    rules: String = "[{ when: on, cell.backgroundColor: systemYellow }]",
    from start: ScriptMoment? = nil, to end: ScriptMoment? = nil
  ) throws -> Picture {
    let text = """
      cellophane: 1
      title: A slider
      states:
        on: data
        warmth: { range: 5...30, initially: 18, setBy: data }
      cell:
        contentView:
          subviews:
            - { slider: level, value: warmth, minimumValue: 5, maximumValue: 30, frame: { x: 10, y: 10, width: 300, height: 30 } }
      rules: \(rules)
      collectionView:
        frame: { width: 320, height: 100 }
        flowLayout: { itemSize: { width: 320, height: 100 } }
        items: 1
      scripts: { go: [\(script)] }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "slider").scene)
    var settings = FilmSettings()
    (settings.start, settings.end) = (start, end)
    return try Filmstrip(of: Film(of: renderer, script: "go", settings: settings), moments: moments)
      .picture()
  }

  @Test("a drag of a slider is one moment, not one for each value that the finger passes")
  func drag() throws {
    let told = try strip(
      of: "down: { item: 0, view: level, at: [0.52, 0.5] }, wait: 0.2,"
        + " move: { by: [60, 0], over: 1.5 }, wait: 0.1, up, wait: 0.3"
    ).description
    #expect(told.components(separatedBy: ": level changes").count == 2, "\(told)")
    #expect(told.contains(": lift on level"), "\(told)")
  }

  @Test("the first and the last moment of events are at rest only if nothing moves")
  func atRest() throws {
    // The cell pulses until it is on, and then fades from 0.6 s to 0.9 s.
    func told(from start: ScriptMoment? = nil, to end: ScriptMoment? = nil) throws -> String {
      let pulse =
        "{ view: cell, keyPath: opacity, fromValue: 0.5, toValue: 1, duration: 0.4, repeatCount: infinity }"
      return try strip(
        of: "wait: 0.4, mark: pulsing, wait: 0.2, set: { item: 0, on: true }, wait: 0.15,"
          + " mark: fading, wait: 0.4",
        rules: "[{ when: not on, layerAnimations: [\(pulse)] },"
          + " { when: on, cell.alpha: 0.5, animation: { duration: 0.3 } }]",
        from: start, to: end
      ).description
    }
    let whole = try told()
    #expect(whole.contains("At 1.15 s: at rest"), "\(whole)")
    #expect(whole.components(separatedBy: "at rest").count == 2, "\(whole)")
    #expect(try !told(to: "pulsing").contains("at rest"))
    #expect(try !told(to: "fading").contains("at rest"))
    // It has been turned on before.
    let end = try told(from: "1", to: "1.1")
    #expect(end.contains("At 1.1 s: at rest"), "\(end)")
    #expect(end.components(separatedBy: "at rest").count == 2, "\(end)")
    #expect(try strip(of: "wait: 0.2").description.contains("At 0 s: at rest. At 0.2 s: at rest."))
  }

  @Test("moments with names also list the values that changed since the previous moment")
  func values() throws {
    func told(_ name: String) throws -> (description: String, captions: [String]) {
      let picture = try strip(
        of: "mark: before, wait: 0.1, set: { item: 0, on: true }, wait: 0.1, mark: \"\(name)\"",
        .marks)
      let captions = picture.displayList.items.compactMap { item -> String? in
        if case .text(let text, _, _) = item { text.string } else { nil }
      }
      return (picture.description, captions)
    }
    let after = try told("after")
    #expect(
      after.description == "Filmstrip of 2 moments in 0.2 s. At 0 s: before. At 0.2 s: after, on.")
    #expect(after.captions.filter { $0 == "on" }.count == 1)
    // Values that the name contains are not listed.
    let on = try told("on")
    #expect(on.description == "Filmstrip of 2 moments in 0.2 s. At 0 s: before. At 0.2 s: on.")
    #expect(on.captions.filter { $0 == "on" }.count == 1)
  }

  @Test("if there are too many moments, the last one is shown with the number of omitted ones")
  func manyMoments() throws {
    let steps = (0..<80).map { "set: { item: 0, on: \($0.isMultiple(of: 2)) }, wait: 0.1" }
    let picture = try strip(of: steps.joined(separator: ", "))
    #expect(picture.description.hasPrefix("Filmstrip of 60 moments in 8 s."))
    let captions = picture.displayList.items.compactMap { item -> String? in
      if case .text(let text, _, _) = item { text.string } else { nil }
    }.joined(separator: " ")
    #expect(captions.contains("21 moments before not shown"))
    #expect(captions.contains("at rest"))
  }

  @Test("marks have their names under them")
  func marks() throws {
    let steps: TouchScript = [.mark("rest"), .wait(.milliseconds(250)), .mark("end")]
    let film = try film("tap", scene: { $0.scripts["tap"] = steps })
    #expect(
      try Filmstrip(of: film, moments: .marks).picture().description
        == "Filmstrip of 2 moments in 0.25 s. At 0 s: rest. At 0.25 s: end.")
    #expect(throws: RenderingError.missingMarks) {
      try Filmstrip(of: self.film("tap"), moments: .marks)
    }
    #expect(throws: RenderingError.invalidFilmstrip(1, allowed: Filmstrip.counts)) {
      try Filmstrip(of: film, moments: .count(1))
    }
  }

  @Test("if there are too many marks, the last one is shown with the number of omitted ones")
  func manyMarks() throws {
    func strip(_ count: Int) throws -> Picture {
      let steps: [TouchScript.Step] = (0..<count).flatMap { number in
        [.mark("mark-\(number)"), .wait(.milliseconds(100))]
      }
      let film = try film("tap", scene: { $0.scripts["tap"] = TouchScript(steps) })
      return try Filmstrip(of: film, moments: .marks).picture()
    }
    func texts(_ picture: Picture) -> [String] {
      picture.displayList.items.compactMap { item -> String? in
        if case .text(let text, _, _) = item { text.string } else { nil }
      }
    }
    func names(_ picture: Picture) -> [String] {
      texts(picture).filter { $0.hasPrefix("mark-") }
    }
    let all = try strip(60)
    #expect(all.description.hasPrefix("Filmstrip of 60 moments in 6 s. At 0 s: mark-0."))
    #expect(names(all) == (0..<60).map { "mark-\($0)" })
    #expect(!texts(all).joined(separator: " ").contains("not shown"))
    let most = try strip(70)
    #expect(most.description.hasPrefix("Filmstrip of 60 moments in 7 s. At 0 s: mark-0."))
    #expect(names(most) == (0..<59).map { "mark-\($0)" } + ["mark-69"])
    #expect(texts(most).joined(separator: " ").contains("10 moments before not shown"))
  }

  @Test("a long name has two lines with an ellipsis beside its time, and so has a long word")
  func longNames() throws {
    let sentence = String(String(repeating: "the-row-of-messages-is-open-", count: 3).prefix(64))
    let word = String(repeating: "open", count: 16)
    let film = try film(
      "tap",
      scene: {
        $0.scripts["tap"] = [.mark(sentence), .wait(.milliseconds(250)), .mark(word)]
      })
    let picture = try Filmstrip(of: film, moments: .marks).picture()
    let texts = picture.displayList.items.compactMap { item -> (string: String, right: Double)? in
      if case .text(let text, let place, _) = item {
        (text.string, place.x + text.width)
      } else {
        nil
      }
    }
    #expect(texts.allSatisfy { $0.right <= picture.size.width })
    #expect(texts.filter { $0.string.hasSuffix("…") }.count == 2)
    let times = texts.map(\.string).filter { $0.hasSuffix(" s") }
    #expect(times == ["0 s", "0.25 s", "0 s", "0.25 s"])
  }
}
