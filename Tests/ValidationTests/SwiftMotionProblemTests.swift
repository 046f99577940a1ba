import Drawing
import Interaction
import Scenes
import Testing
import Validation
import Views
import Vocabulary

/// Values of motion that only a scene in Swift can have: files refuse them when they are read.
@Suite("Problems of motion in Swift")
struct SwiftMotionProblemTests {
  private func problems(_ change: (inout Scene) -> Void) -> [String] {
    var scene = Scene(
      cell: Cell(contentView: Container(subviews: [.view("pad")])),
      collectionView: CollectionView(size: Size(100, 100), items: .count(1)))
    change(&scene)
    return SceneValidator.problems(in: scene).map(\.message)
  }

  @Test(
    "the times of a keyframe are fractions",
    arguments: [(-0.5, 0.5), (0.5, -0.5), (Double.nan, 0.0)])
  func times(start: Double, duration: Double) {
    let keyframe = Keyframe(
      relativeStartTime: start, relativeDuration: duration, .set(.alpha, of: "pad", to: 0.5))
    let found = problems {
      $0.rules = [
        Rule(when: .selected, animation: Animation(duration: .seconds(1)), keyframes: [keyframe])
      ]
    }
    let message =
      "relativeStartTime and relativeDuration are fractions of the animation, from 0 to 1"
    #expect(found == [message])
  }

  @Test("an animator has only a duration with a curve, or a spring")
  func animator() {
    func found(_ animator: PropertyAnimator?) -> [String] {
      problems {
        var state = CustomState("drawn", .number(from: 0, through: 1))
        state.animator = animator
        $0.states = [state]
      }
    }
    let usual = found(nil)
    #expect(found(PropertyAnimator(Animation(duration: .seconds(1)))) == usual)
    let message =
      "an animator has a duration with a curve, or a spring; leave out the rest of its animation"
    #expect(
      found(PropertyAnimator(Animation(duration: .seconds(1), repeatCount: 2))) == usual + [message]
    )
    #expect(
      found(PropertyAnimator(Animation(duration: .seconds(1)), durationFactor: -1)) == usual + [
        "durationFactor is from 0 to 100"
      ])
  }

  @Test("the alpha of cells that come and go is from 0 to 1")
  func attributes() {
    let found = problems {
      $0.collectionView.finalLayoutAttributesForDisappearingItem = AppearanceAttributes(alpha: 2)
    }
    #expect(found.count == 1, "\(found)")
  }
}
