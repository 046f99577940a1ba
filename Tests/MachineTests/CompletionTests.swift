import Drawing
import GridMachine
import Interaction
import Scenes
import Testing
import Validation
import Views
import Vocabulary

@testable import Machine

/// What happens when the animation of a rule ends, over a fixed grid.
@Suite("Completions of animations")
struct CompletionTests {
  /// Four items of which `moved` is animated for 0.3 s, and sets `landed` at its end.
  private static func machine(
    _ completion: [EventAction] = [.set([.init(.custom("landed"), true)])],
    _ change: (inout Animation) -> Void = { _ in }
  ) -> Machine {
    .grid { scene in
      scene.states = ["moved", "landed"].map { CustomState($0, .flag, source: .app) }
      var animation = Animation(duration: .milliseconds(300))
      change(&animation)
      scene.rules = [
        Rule(when: .custom("moved"), .set(.alpha, of: .cell, to: 0.5), animation: animation)
      ]
      scene.rules[0].completion = completion
    }
  }

  private func moved(_ item: Int, _ value: Bool = true) -> TouchScript.Step {
    .set(StateChange(item: item, values: [.init(.custom("moved"), .flag(value))]))
  }

  /// The events of a script with their times in milliseconds.
  private func log(_ script: TouchScript, in machine: Machine = machine()) -> [String] {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player.turns.flatMap { turn in
      turn.events.map { "\(Int((turn.time / .milliseconds(1)).rounded())) \($0)" }
    }
  }

  @Test("it is called when the animation ends, and its actions follow")
  func end() {
    #expect(
      log([.wait(.milliseconds(100)), moved(0), .wait(.seconds(1))]) == [
        "100 moved true 0", "400 rules[0].completion 0", "400 landed true 0",
      ])
  }

  @Test("an animation that runs when the script ends is completed, too")
  func afterwards() {
    #expect(log([moved(1)]).suffix(2) == ["300 rules[0].completion 1", "300 landed true 1"])
  }

  @Test("it is not called if the rule stops holding before, and is called when it holds again")
  func interrupted() {
    #expect(
      log([
        moved(0), .wait(.milliseconds(100)), moved(0, false), .wait(.milliseconds(100)),
        moved(0), .wait(.seconds(1)),
      ]) == [
        "0 moved true 0", "100 moved false 0", "200 moved true 0", "500 rules[0].completion 0",
        "500 landed true 0",
      ])
  }

  @Test("it is called at the end of its animation also if another rule takes over the property")
  func takenOver() {
    let machine = Machine.grid { scene in
      scene.states = ["moved", "landed", "over"].map { CustomState($0, .flag, source: .app) }
      let animation = Animation(duration: .milliseconds(300))
      scene.rules = [
        Rule(when: .custom("moved"), .set(.alpha, of: .cell, to: 0.5), animation: animation),
        Rule(when: .custom("over"), .set(.alpha, of: .cell, to: 0.2), animation: animation),
      ]
      scene.rules[0].completion = [.set([.init(.custom("landed"), true)])]
    }
    let over = TouchScript.Step.set(
      StateChange(item: 0, values: [.init(.custom("over"), .flag(true))]))
    #expect(
      log([moved(0), .wait(.milliseconds(100)), over, .wait(.seconds(1))], in: machine) == [
        "0 moved true 0", "100 over true 0", "300 rules[0].completion 0", "300 landed true 0",
      ])
  }

  @Test("it is called after the duration if nothing changes, and at once without properties")
  func changesNothing() {
    func log(_ assignments: [Assignment]) -> [String] {
      let machine = Machine.grid { scene in
        scene.states = ["moved", "landed"].map { CustomState($0, .flag, source: .app) }
        var rule = Rule(
          when: .custom("moved"), animation: Animation(duration: .milliseconds(300)))
        rule.assignments = assignments
        rule.completion = [.set([.init(.custom("landed"), true)])]
        scene.rules = [rule]
      }
      return self.log([moved(0), .wait(.seconds(1))], in: machine)
    }
    #expect(
      log([.set(.alpha, of: .cell, to: 1)]) == [
        "0 moved true 0", "300 rules[0].completion 0", "300 landed true 0",
      ])
    #expect(log([]) == ["0 moved true 0", "0 rules[0].completion 0", "0 landed true 0"])
  }

  @Test("it waits for the delay, all passes, and the delay of each item")
  func delays() {
    let machine = Self.machine([])
    #expect(log([moved(0), .wait(.seconds(1))], in: machine) == ["0 moved true 0"])
    let later = Self.machine { animation in
      animation.delay = .milliseconds(50)
      animation.repeatCount = 2
      animation.delayPerItem = .milliseconds(100)
    }
    #expect(
      log([moved(0), moved(1), .wait(.seconds(1))], in: later).filter {
        $0.contains("completion")
      } == ["650 rules[0].completion 0", "750 rules[0].completion 1"])
  }

  @Test("a rule about the place of cells or about traits is completed as it is animated")
  func surroundings() {
    func machine(_ when: CellPredicate) -> Machine {
      .grid { scene in
        scene.states = [CustomState("landed", .flag, source: .app)]
        scene.rules = [
          Rule(
            when: when, .set(.alpha, of: .cell, to: 0.5),
            animation: Animation(duration: .milliseconds(300)))
        ]
        scene.rules[0].completion = [.set([.init(.custom("landed"), true)])]
      }
    }
    func ends(_ script: TouchScript, _ when: CellPredicate) -> [String] {
      log(script, in: machine(when)).filter { !$0.contains("DidScroll") }
    }
    // Rows of 50 points: the first two are fully visible, then the second and the third.
    #expect(
      ends([.scroll(by: 50), .wait(.seconds(1))], .place(.fullyVisible)) == [
        "0 willDisplayCell 2", "0 didEndDisplayingCell 0", "300 rules[0].completion 2",
        "300 landed true 2",
      ])
    #expect(
      ends(
        [
          .wait(.milliseconds(100)), .traits(TraitsChange(userInterfaceStyle: .dark)),
          .wait(.seconds(1)),
        ],
        .dark
      ).suffix(4) == [
        "400 rules[0].completion 0", "400 landed true 0", "400 rules[0].completion 1",
        "400 landed true 1",
      ])
    #expect(ends([.wait(.seconds(1))], .place(.fullyVisible) || .dark).isEmpty)
  }

  @Test("it can delete the item")
  func deletes() {
    let machine = Self.machine([.deleteItem()])
    #expect(
      log([moved(1), .wait(.seconds(1))], in: machine) == [
        "0 moved true 1", "300 rules[0].completion 1", "300 deleteItem 1",
        "300 willDisplayCell 2", "300 didEndDisplayingCell 1",
      ])
  }

  /// Four items in a view that shows two of them; a rule holds from the start, and sets `landed` at its end.
  private static func appearing(_ rule: Rule) -> Machine {
    .grid { scene in
      scene.states = [
        CustomState("fresh", .flag, initialValue: .flag(true), source: .app),
        CustomState("landed", .flag, source: .app),
      ]
      scene.rules = [rule]
      scene.rules[0].completion = [.set([.init(.custom("landed"), true)])]
    }
  }

  @Test("animations of layers run from the first frame on in cells that appear, and are completed")
  func appearing() {
    let pop = LayerAnimation(
      of: .cell, keyPath: .scale, .basic(from: 0, to: 1),
      timing: .layer(duration: .milliseconds(500)))
    let machine = Self.appearing(Rule(when: .custom("fresh"), layerAnimations: [pop]))
    let ends = log([.wait(.seconds(1))], in: machine)
    #expect(ends.prefix(2) == ["500 rules[0].completion 0", "500 landed true 0"])
    let ended = log(
      [
        .wait(.milliseconds(100)), .traits(TraitsChange(userInterfaceStyle: .dark)),
        .wait(.seconds(1)),
      ],
      in: machine)
    #expect(ended.filter { $0.contains("completion 0") } == ["500 rules[0].completion 0"])
  }

  @Test("values that a cell has from the start are not changes, so that no completion is called")
  func neverStarts() {
    let fade = Rule(
      when: .custom("fresh"), .set(.alpha, of: .cell, to: 0.5),
      animation: Animation(duration: .milliseconds(500)))
    let machine = Self.appearing(fade)
    #expect(log([.wait(.seconds(1))], in: machine).isEmpty)
  }

  @Test("it needs an animation that ends")
  func needsEnd() {
    var scene = Scene(
      cell: Cell(), collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    var rule = Rule(when: .selected, .set(.alpha, of: .cell, to: 0.5))
    rule.completion = [.deselectItem()]
    scene.rules = [rule]
    let message = "a completion needs an animation that takes time and ends; give the rule one"
    #expect(SceneValidator.problems(in: scene).map(\.message) == [message])
    scene.rules[0].animation = Animation(duration: .seconds(1), repeatCount: .infinity)
    #expect(SceneValidator.problems(in: scene).map(\.message) == [message])
    scene.rules[0].animation = Animation(duration: .seconds(1))
    #expect(SceneValidator.problems(in: scene).isEmpty)
  }

  /// A cell that grows while `moved`, and shrinks otherwise; each completion starts the other animation.
  private static func pulse(_ assignments: Assignment...) -> Machine {
    .grid { scene in
      scene.states = [CustomState("moved", .flag, source: .app)]
      scene.rules = [true, false].map { isMoved in
        let when = CellPredicate.custom("moved")
        var rule = Rule(
          when: isMoved ? when : .not(when), animation: Animation(duration: .milliseconds(300)))
        rule.assignments = assignments
        rule.completion = [.set([.init(.custom("moved"), .flag(!isMoved))])]
        return rule
      }
    }
  }

  @Test("a pulse by two completions is played to the end of the script, and its loop is found")
  func pulse() {
    let machine = Self.pulse(.set(.alpha, of: .cell, to: 0.5))
    let ends = log([moved(0), .wait(.milliseconds(700))], in: machine).filter {
      $0.contains("completion")
    }
    #expect(
      ends == [
        "300 rules[0].completion 0", "600 rules[1].completion 0", "900 rules[0].completion 0",
      ])
    let stage = machine.initialStage(traits: Traits())
    let state = CellState.normal.setting(custom: "moved", to: true)
    let loop = machine.completionLoop(whenItem: 0, comesTo: state, in: stage)
    #expect(loop?.rules == [0, 1])
    #expect(loop?.period == .milliseconds(600))
    #expect(machine.completionLoop(whenItem: 0, comesTo: .normal, in: stage) == nil)
    #expect(Self.machine().completionLoop(whenItem: 0, comesTo: state, in: stage) == nil)
  }

  // Without the cut this would not end.
  @Test("animations that change nothing and start each other without end are cut off and named")
  func endless() {
    let machine = Self.pulse()
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play([.wait(.milliseconds(100)), moved(0), .wait(.seconds(1))])
    #expect(player.endlessChains.map(\.step) == [2])
    let chain = player.endlessChains.first?.chain ?? []
    #expect(chain.count == Reduction.longestChain + 1)
    #expect(Set(chain) == [.completion(rule: 0), .completion(rule: 1)])
    #expect(player.time == .milliseconds(1100))
    let state = CellState.normal.setting(custom: "moved", to: true)
    let loop = machine.completionLoop(
      whenItem: 0, comesTo: state, in: machine.initialStage(traits: Traits()))
    #expect(loop?.period == .zero)
  }
}
