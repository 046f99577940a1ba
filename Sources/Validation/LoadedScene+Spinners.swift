internal import Interaction
internal import Motion
internal import Scenes
package import Views
internal import Vocabulary

extension LoadedScene {
  /// The name of the part of a spinner, or of a button with one, that turns.
  package static func spinningPart(of kind: ViewKind) -> String {
    kind == .button ? "activityIndicator" : "spokes"
  }
}

extension Scene {
  /// How long a spinner takes for a turn, in eight steps (from memory, unverified; others use the same).
  private static let turn = Duration.seconds(1)

  /// Rules that turn the spokes of spinners in steps, without an end.
  var spinningRules: [Rule] {
    cellViews.filter(maySpin).map { spinner in
      let name = LoadedScene.spinningPart(of: spinner.kind)
      let part = ViewName(rawValue: "\(spinner.name.rawValue).\(name)")
      let steps = (0..<8).map { LayerAnimation.Value.number(Double($0) * .pi / 4) }
      let animation = LayerAnimation(
        of: part, keyPath: .rotation, .keyframes(steps, keyTimes: nil, .discrete),
        timing: .layer(duration: Self.turn, repeatCount: .infinity))
      return Rule(when: .constant(true), layerAnimations: [animation])
    }
  }

  /// Whether a view is a spinner, or a button that shows one in some state.
  private func maySpin(_ view: View) -> Bool {
    guard view.kind == .button else { return view.kind == .activityIndicatorView }
    let items = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    return view.properties[.showsActivityIndicator] != nil
      || (items + rules.flatMap(\.assignments)).contains {
        $0.view == view.name && $0.property == .showsActivityIndicator
      }
  }
}
