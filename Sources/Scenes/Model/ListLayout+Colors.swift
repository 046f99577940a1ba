internal import Vocabulary

extension ListLayout {
  /// The colours of the list with their keys.
  var colors: [(keys: [String], color: DynamicColor)] {
    [(["separatorConfiguration", "color"], separatorConfiguration.color)]
      + (backgroundColor.map { [(["backgroundColor"], $0)] } ?? [])
  }

  /// Returns the list with its colours replaced.
  func mappingColors(
    _ change: (_ keys: [String], DynamicColor) -> DynamicColor
  ) -> ListLayout {
    var list = self
    list.separatorConfiguration.color = change(
      ["separatorConfiguration", "color"], separatorConfiguration.color)
    list.backgroundColor = backgroundColor.map { change(["backgroundColor"], $0) }
    return list
  }
}
