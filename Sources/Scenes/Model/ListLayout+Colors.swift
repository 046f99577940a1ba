internal import Vocabulary

extension ListLayout {
  /// The colours that the list has, with their keys.
  var colors: [(keys: [String], color: DynamicColor)] {
    [(["separatorConfiguration", "color"], separatorConfiguration.color)]
      + (backgroundColor.map { [(["backgroundColor"], $0)] } ?? [])
  }

  /// The list with other colours in the place of its own.
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
