internal import Drawing
internal import Interaction
internal import Resolution
internal import Scenes
internal import Validation
internal import Vocabulary

extension LayoutFaults {
  /// Images that are stretched along one axis more than along the other.
  static func stretched(
    _ resolved: ResolvedScene, _ item: Int, _ state: CellState, _ place: String
  ) -> [SceneProblem] {
    func text(_ size: Size) -> String {
      "\(decimal(size.width, places: 1)) × \(decimal(size.height, places: 1)) pt"
    }
    return resolved.stretchedImages(ofItem: item, state: state).map { image in
      let name = image.view.rawValue
      return SceneProblem(
        path: image.path,
        message:
          "warning: the image of \"\(name)\" is stretched unevenly: \(place) it is \(text(image.size)), and its own size is"
          + " \(text(image.imageSize)); write \"contentMode: scaleAspectFit\""
      ).of(name)
    }
  }
}
