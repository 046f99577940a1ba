import Cellophane
import Testing
import Views

/// Keyframes, animators and the attributes of cells that come and go, whose spelling in Swift no example scene shows.
@Suite("Motion in Swift")
struct SwiftMotionTests {
  /// A scene of one view, as a file has it.
  private func read(states: String = "", rules: String = "", view: String = "") throws -> Scene {
    try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: { contentView: { subviews: [{ view: pad }] } }
        \(states)
        \(rules)
        collectionView:
          frame: { width: 100, height: 100 }
          items: 1
        \(view)

        """.utf8), file: "motion.cell.yaml"
    ).scene
  }

  private let written = Scene(
    cell: Cell(contentView: Container(subviews: [.view("pad")])),
    collectionView: CollectionView(size: Size(100, 100), items: .count(1)))

  @Test("keyframes equal those of a file, and the rule assigns their last values")
  func keyframes() throws {
    let file = try read(
      rules: """
        rules:
          - when: selected
            pad.backgroundColor: systemOrange
            animation: { duration: 1, curve: linear }
            calculationMode: cubic
            keyframes:
              - { relativeStartTime: 0, relativeDuration: 0.25, pad.alpha: 0.5 }
              - { relativeStartTime: 0.25, relativeDuration: 0.75, pad.alpha: 0.75, pad.cornerRadius: 8 }
        """)
    let color: Assignment = .set(.backgroundColor, of: "pad", to: .systemOrange)
    let half: Assignment = .set(.alpha, of: "pad", to: 0.5)
    let (alpha, radius): (Assignment, Assignment) = (
      .set(.alpha, of: "pad", to: 0.75), .set(.cornerRadius, of: "pad", to: 8)
    )
    let rule = Rule(
      when: .selected, color, animation: Animation(duration: .seconds(1), curve: .linear),
      keyframes: [
        Keyframe(relativeStartTime: 0, relativeDuration: 0.25, half),
        Keyframe(relativeStartTime: 0.25, relativeDuration: 0.75, alpha, radius),
      ], calculationMode: .cubic)
    #expect(rule.assignments == [color, alpha, radius])
    var swift = written
    swift.rules = [rule]
    #expect(file == swift)
  }

  @Test("an animator equals that of a file")
  func animator() throws {
    let file = try read(
      states: """
        states:
          drawn:
            range: 0...1
            animator: { duration: 0.6, curve: easeIn, scrubsLinearly: false, durationFactor: 0.5 }
        """)
    var swift = file
    swift.states[0].animator = PropertyAnimator(
      Animation(duration: .milliseconds(600), curve: .easeIn), scrubsLinearly: false,
      durationFactor: 0.5)
    #expect(file == swift)
  }

  @Test("the attributes of cells that come and go equal those of a file")
  func attributes() throws {
    let file = try read(
      view: """
          initialLayoutAttributesForAppearingItem: { alpha: 0.5, transform: { scale: 0.8 } }
          finalLayoutAttributesForDisappearingItem: { alpha: 1, transform: { translate: [200, 0] } }
        """)
    var swift = written
    swift.collectionView.initialLayoutAttributesForAppearingItem = AppearanceAttributes(
      alpha: 0.5, transform: ViewTransform(scaleX: 0.8, y: 0.8))
    swift.collectionView.finalLayoutAttributesForDisappearingItem = AppearanceAttributes(
      alpha: 1, transform: ViewTransform(translationX: 200, y: 0))
    #expect(file == swift)
  }
}
