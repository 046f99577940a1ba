import Assets
import Cellophane
import Foundation
import Machine
import Resolution
import ResolvedViews
import Testing
import Timelines

@testable import Review

/// What the five articles say that the example scenes imitate. The name of each test is a short
/// paraphrase of a statement.
@Suite("Statements of the sources")
struct SourceStatementTests {
  /// An example scene, with its text changed.
  static func renderer(
    _ name: String, _ change: (String) -> String = { $0 }
  ) throws -> SceneRenderer {
    let path = ExampleScenes.folder + "/\(name).cell.yaml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let document = try SceneDocument(Array(change(text).utf8), file: path)
    return try SceneRenderer(document.scene, assets: AssetLibrary().relative(toFile: path))
  }

  static func events(_ renderer: SceneRenderer, _ script: String) throws -> [String] {
    try renderer.timeline(script: script).turns.flatMap(\.events).map(\.description)
  }

  static func view(
    _ name: String, _ renderer: SceneRenderer, _ script: String, item: Int = 0, at seconds: Double
  ) throws -> PresentedView? {
    let time = Duration.milliseconds(Int((seconds * 1000).rounded()))
    let cell = try renderer.timeline(script: script).cell(item: item, at: time).view
    return cell.view(named: ViewName(rawValue: name))
  }

  /// The pixel at (4, 4) of a cell, where no scene has anything but its background.
  static func ground(_ picture: Picture) throws -> Bitmap.RGBA? {
    try picture.bitmap()[8, 8]
  }

  // MARK: - Changing the appearance of selected and highlighted cells

  @Suite("1: selected and highlighted cells")
  struct Selection {
    private let scene = Result { try SourceStatementTests.renderer("selection-delegate") }

    private func star(_ script: String, item: Int = 0, at seconds: Double) throws -> Bool {
      let star = try SourceStatementTests.view(
        "star", scene.get(), script, item: item, at: seconds)
      return try #require(star).attributes.isHidden == false
    }

    private func color(_ script: String, item: Int = 0, at seconds: Double) throws -> Color? {
      try SourceStatementTests.view("contentView", scene.get(), script, item: item, at: seconds)?
        .attributes.backgroundColor
    }

    @Test("touch-down sets isHighlighted, touch-up returns it to false and then sets isSelected")
    func flags() throws {
      #expect(
        try SourceStatementTests.events(scene.get(), "tap").filter { $0.hasPrefix("is") } == [
          "isHighlighted true 0", "isHighlighted false 0", "isSelected true 0",
        ])
    }

    @Test("if the touch-up is not inside the cell, isSelected remains unchanged")
    func outside() throws {
      let events = try SourceStatementTests.events(scene.get(), "drag-out")
      #expect(!events.contains { $0.hasPrefix("isSelected") || $0.hasPrefix("didSelect") })
    }

    @Test("of the three steps of a tap the middle one has both flags false")
    func figure() throws {
      let board = try scene.get().storyboard(
        script: "tap", userInterfaceStyle: nil, separatingFlags: true)
      #expect(
        board.description == """
          Storyboard in 3 steps. \
          1, at 0.15 s: touch down, item 0: item 0 is now highlighted, item 0 now: pink. \
          2, at 0.25 s: lift, item 0: item 0 is no longer highlighted, item 0 now: not pink. \
          3, at 0.25 s: lift, item 0: item 0 is now selected, item 0 now: icon shown.
          """)
      // Without the option the lift is one step.
      let whole = try scene.get().storyboard(script: "tap")
      #expect(whole.description.hasPrefix("Storyboard in 2 steps."))
    }

    @Test("backgroundView is the background when the cell is neither highlighted nor selected")
    func background() throws {
      #expect(try SourceStatementTests.ground(scene.get().cell()) == Ink.red)
    }

    @Test("selectedBackgroundView replaces it when highlighting or selecting, without any code")
    func selectedBackground() throws {
      for state in [CellState.highlighted, .selected] {
        #expect(try SourceStatementTests.ground(scene.get().cell(state: state)) == Ink.blue)
      }
    }

    @Test("the star is shown in didSelectItemAt and removed in didDeselectItemAt")
    func star() throws {
      #expect(try !star("tap-second", at: 0.2))
      #expect(try star("tap-second", at: 0.6))
      #expect(try !star("tap-second", at: 1))
      #expect(try star("tap-second", item: 1, at: 1))
    }

    @Test("no delegate method is called when the app selects, so that no star is shown")
    func programmaticSelection() throws {
      #expect(try SourceStatementTests.events(scene.get(), "app-selects") == ["isSelected true 0"])
      #expect(try !star("app-selects", at: 0.2))
    }

    @Test(
      "a touch on another cell that is cancelled takes isSelected for a while, but not the star")
    func silentDeselection() throws {
      let state = try scene.get().timeline(script: "cancel").state(
        ofItem: 0, at: .milliseconds(750))
      #expect(!state.contains(.selected) && state.contains(custom: "iconShown"))
      #expect(try star("cancel", at: 0.75) && star("cancel", at: 0.9))
      // The flag version hides its star there.
      let flags = try SourceStatementTests.renderer("selection") {
        $0.replacing(
          "  cancel:      [down: 0, wait: 0.3, cancel]",
          with: "  cancel: [tap: 0, wait: 0.3, down: 1, wait: 0.3, cancel, wait: 0.1]")
      }
      let hidden = try SourceStatementTests.view("star", flags, "cancel", at: 0.75)
      #expect(hidden?.attributes.isHidden == true)
    }

    @Test("didHighlightItemAt colours the content view, didUnhighlightItemAt sets it to nil")
    func highlight() throws {
      let pink = Color(red: 1, green: 0.4932718873, blue: 0.4739984274)
      #expect(try color("tap", at: 0.1) == nil)
      #expect(try color("tap", at: 0.2) == pink)
      #expect(try color("tap", at: 0.3) == nil)
      #expect(try color("drag-out", at: 0.4) == nil)
    }

    @Test("the diagrams of both versions differ: only here a cell is suspended with its star")
    func diagrams() throws {
      func states(_ name: String) throws -> Set<CellState> {
        let renderer = try SourceStatementTests.renderer(name)
        return Set(renderer.resolved.stateGraph(ofItems: [0]).cellStates)
      }
      let starred = CellState.normal.setting(custom: "iconShown", to: true)
      #expect(try states("selection-delegate").contains(starred))
      #expect(
        try states("selection") == [
          .normal, .highlighted, .selected, [.highlighted, .selected],
        ])
    }
  }

  // MARK: - Cell background configuration

  @Suite("2: background configurations")
  struct Backgrounds {
    @Test("a transformer returns gray while the cell is selected or highlighted, and else blue")
    func transformer() throws {
      let renderer = try SourceStatementTests.renderer("background-transformer")
      let gray = Bitmap.RGBA(128, 128, 128)
      #expect(try SourceStatementTests.ground(renderer.cell()) == Ink.blue)
      #expect(try SourceStatementTests.ground(renderer.cell(state: .highlighted)) == gray)
      #expect(try SourceStatementTests.ground(renderer.cell(state: .selected)) == gray)
    }

    @Test("if backgroundColor is set, too, the colour that the transformer returns is not used")
    func transformerAndColor() throws {
      let renderer = try SourceStatementTests.renderer("background-transformer")
      #expect(try SourceStatementTests.ground(renderer.cell(item: 1, state: .selected)) == Ink.blue)
    }

    @Test("a transformer receives the colour before it")
    func incoming() throws {
      let renderer = try SourceStatementTests.renderer("background-transformer") {
        $0.replacing("      - { return: blue }\n", with: "")
          .replacing("when: selected or highlighted, return", with: "when: highlighted, return")
      }
      // No line answers for selected cells: the incoming colour is the style's systemGray4.
      #expect(
        try SourceStatementTests.ground(renderer.cell(state: .selected))
          == Bitmap.RGBA(209, 209, 214))
      #expect(try SourceStatementTests.ground(renderer.cell()) == Ink.white)
    }

    @Test("selected and highlighted cells have an overlay on the custom view, others have none")
    func overlay() throws {
      let renderer = try SourceStatementTests.renderer("background-overlay")
      for state in [CellState.normal, .highlighted, .selected] {
        let cell = try renderer.presentedCell(item: 0, state: state).view
        #expect((cell.view(named: "selectionOverlay") != nil) == (state != .normal), "\(state)")
        if let overlay = cell.view(named: "selectionOverlay"),
          let around = cell.view(named: "linen")
        {
          #expect(overlay.frame.size == around.frame.size)
        }
      }
    }

    @Test("if the custom view is nil, updateConfiguration returns early and changes nothing")
    func noCustomView() throws {
      let renderer = try SourceStatementTests.renderer("background-overlay") {
        $0.replacing("      image: linen\n", with: "      image: linen\n      isInstalled: false\n")
      }
      let usual = try renderer.cell().bitmap()
      #expect(try SourceStatementTests.ground(renderer.cell()) == Ink.blue)
      for state in [CellState.highlighted, .selected] {
        #expect(try renderer.cell(state: state).bitmap() == usual)
      }
    }

    @Test("there cannot be both a backgroundConfiguration and a selectedBackgroundView")
    func exclusion() throws {
      let file = """
        cellophane: 1
        cell:
          selectedBackgroundView: { backgroundColor: red }
          backgroundConfiguration: { style: listPlainCell }
        collectionView: { frame: { width: 90, height: 90 }, items: 1 }
        """
      let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
      #expect(document.notes.diagnostics.count == 1)
      let renderer = try SceneRenderer(document.scene)
      let view = try renderer.presentedCell(item: 0, state: .selected).view
      #expect(view.view(named: .selectedBackgroundView) == nil)
    }

    @Test("a backgroundColor of nil is the tint colour")
    func tint() throws {
      let renderer = try SourceStatementTests.renderer("background-transformer") {
        $0.replacing("backgroundConfiguration.backgroundColor: blue", with: "cell.tintColor: red")
          .replacing("style: listPlainCell", with: "style: clear\n    backgroundColor: nil")
          .replacing("      - { return: blue }\n", with: "")
          .replacing("when: selected or highlighted, return", with: "when: focused, return")
      }
      #expect(try SourceStatementTests.ground(renderer.cell(item: 1)) == Ink.red)
    }
  }
}
