package import Drawing
internal import OrderedCollections
package import Views
package import Vocabulary

/// The names of images and colours in a scene.
extension Scene {
  /// Whether any image, colour, font or capture is referred to by name.
  package var usesAssets: Bool { namesAssets || !picturedViews.isEmpty }

  /// Whether any image, colour or font is referred to by name.
  package var namesAssets: Bool {
    collectionView.backgroundColor.usesAssets || layoutColors.contains(where: \.usesAssets)
      || colors.values.contains(where: \.usesAssets)
      || valueLists.contains { $0.contains(where: \.usesAssets) }
  }

  /// The paths of the font files that the scene's texts use, sorted; empty unless the scene is loaded.
  package var usedFontFiles: [String] {
    let fonts = valueLists.joined().flatMap(\.fonts).compactMap { $0.base?.descriptor?.file }
    return Set(fonts.flatMap { [$0.path] + $0.relatives.map(\.path) }).sorted()
  }

  /// The fonts that the scene's texts name, at the default text size, with bold, italic and monospaced parts, and the
  /// system's.
  package var usedFonts: [Font] {
    let values = valueLists.joined()
    let own = values.flatMap(\.fonts).map { $0.resolved(at: .large) } + [Font.system(17)]
    let runs = values.flatMap { value -> [AttributedText.Run] in
      if case .attributedText(let text?) = value { text.runs } else { [] }
    }
    let traits = Set(
      runs.map { run in
        let attributes = run.attributes
        return [attributes.isBold, attributes.isItalic, attributes.isMonospaced]
      })
    return own
      + traits.flatMap { traits in
        own.map { $0.adding(bold: traits[0], italic: traits[1], monospaced: traits[2]) }
      }
  }

  private var layoutColors: [DynamicColor] {
    collectionView.collectionViewLayout.sceneLayout.colors.map(\.color)
  }

  /// The values in the scene, in lists.
  var valueLists: [[PropertyValue]] {
    var lists = [cell.properties.written.map(\.value)]
    func add(_ views: [View]) {
      for view in views {
        lists.append(view.properties.written.map(\.value))
        add(view.subviews)
      }
    }
    for (_, container) in cell.containers {
      lists.append(container.properties.written.map(\.value))
    }
    if let configuration = cell.backgroundConfiguration {
      lists.append(configuration.properties.written.map(\.value))
    }
    if let content = cell.contentConfiguration {
      lists.append(content.properties.written.map(\.value))
      lists += content.groups.map { $0.properties.written.map(\.value) }
    }
    for (_, views, _) in cell.viewLists { add(views) }
    lists += rules.map { $0.assignments.map(\.value) }
    lists += rules.flatMap(\.keyframes).map { $0.assignments.map(\.value) }
    lists += collectionView.sections.flatMap { section in
      section.items.cycle.map { $0.assignments.map(\.value) }
    }
    lists += collectionView.supplementaryAssignments.map { $0.assignments.map(\.value) }
    for container in collectionView.supplementaryViews.values {
      lists.append(container.properties.written.map(\.value))
      add(container.subviews)
    }
    return lists
  }

  /// Returns the scene with every value of a property replaced by the result of `replace`, which
  /// also gets the value's path.
  package func mapValues(
    _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) -> Scene {
    var scene = self
    scene.cell.editInPlace { Self.map(&$0, ScenePath.scene.key("cell"), replace) }
    for index in scene.rules.indices {
      let path = ScenePath.scene.key("rules").index(index)
      Self.map(&scene.rules[index].assignments, path, replace)
      for number in scene.rules[index].keyframes.indices {
        Self.map(
          &scene.rules[index].keyframes[number].assignments,
          path.key("keyframes").index(number), replace)
      }
    }
    let collectionView = ScenePath.scene.key("collectionView")
    for section in scene.collectionView.sections.indices {
      let path = scene.collectionView.itemsPath(ofSection: section)
      for index in scene.collectionView.sections[section].items.cycle.indices {
        Self.map(
          &scene.collectionView.sections[section].items.cycle[index].assignments,
          path.index(index), replace)
      }
    }
    scene.collectionView.mapSupplementaryViews(replace)
    let ground = PropertyValue.color(scene.collectionView.backgroundColor)
    if case .color(let color?) = replace(ground, collectionView.key("backgroundColor")) {
      scene.collectionView.backgroundColor = color
    }
    let layout = scene.collectionView.collectionViewLayout.sceneLayout
    let mapped = layout.mappingColors { keys, color in
      let path = keys.reduce(collectionView.key(layout.key)) { $0.key($1) }
      if case .color(let color?) = replace(.color(color), path) { return color }
      return color
    }
    scene.collectionView.collectionViewLayout = mapped ?? scene.collectionView.collectionViewLayout
    for (name, color) in colors {
      let path = ScenePath.scene.key("colors").key(name)
      if case .color(let color?) = replace(.color(color), path) { scene.colors[name] = color }
    }
    return scene
  }

  private static func map(
    _ cell: inout Cell, _ path: ScenePath, _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) {
    map(&cell.properties, path, replace)
    let names = [
      (\Cell.backgroundView, ViewName.backgroundView),
      (\.selectedBackgroundView, .selectedBackgroundView),
      (\.multipleSelectionBackgroundView, .multipleSelectionBackgroundView),
    ]
    for (member, name) in names {
      guard var view = cell[keyPath: member] else { continue }
      map(&view, path.key(name.rawValue), replace)
      cell[keyPath: member] = view
    }
    if var configuration = cell.backgroundConfiguration {
      let path = path.key(ViewName.backgroundConfiguration.rawValue)
      map(&configuration.properties, path, replace)
      var views = configuration.customView.map { [$0] } ?? []
      map(&views, path.key("customView"), replace)
      configuration.customView = views.first
      cell.backgroundConfiguration = configuration
    }
    if var content = cell.contentConfiguration {
      let path = path.key(ViewName.contentConfiguration.rawValue)
      map(&content.properties, path, replace)
      map(&content.textProperties, path.key("textProperties"), replace)
      map(&content.secondaryTextProperties, path.key("secondaryTextProperties"), replace)
      map(&content.imageProperties, path.key("imageProperties"), replace)
      cell.contentConfiguration = content
    }
    map(&cell.contentView, path.key(ViewName.contentView.rawValue), replace)
    map(&cell.subviews, path.key("subviews"), replace)
  }

  private static func map(
    _ properties: inout ViewProperties, _ path: ScenePath,
    _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) {
    for (name, value) in properties.written {
      properties[name] = replace(value, path.key(name.rawValue).key("value"))
    }
  }

  fileprivate static func map(
    _ container: inout Container, _ path: ScenePath,
    _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) {
    map(&container.properties, path, replace)
    map(&container.subviews, path.key("subviews"), replace)
  }

  private static func map(
    _ views: inout [View], _ path: ScenePath,
    _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) {
    for index in views.indices {
      let path = path.index(index)
      map(&views[index].properties, path, replace)
      map(&views[index].subviews, path.key("subviews"), replace)
    }
  }

  fileprivate static func map(
    _ assignments: inout [Assignment], _ path: ScenePath,
    _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) {
    for index in assignments.indices {
      let old = assignments[index]
      let path = path.key("assignments").index(index).key("value")
      assignments[index] = Assignment(
        view: old.view, property: old.property, value: replace(old.value, path))
    }
  }
}

extension CollectionView {
  /// Replaces the values of supplementary views, and those that sections and items assign to them.
  fileprivate mutating func mapSupplementaryViews(
    _ replace: (PropertyValue, ScenePath) -> PropertyValue
  ) {
    let views = ScenePath.scene.key("collectionView").key("supplementaryViews")
    for (kind, container) in supplementaryViews {
      var container = container
      Scene.map(&container, views.key(kind), replace)
      supplementaryViews[kind] = container
    }
    func mapped(
      _ assignments: [String: [Assignment]], _ path: ScenePath
    ) -> [String: [Assignment]] {
      var result = assignments
      for (kind, list) in assignments {
        var list = list
        Scene.map(&list, path.key("supplementaryViews").key(kind), replace)
        result[kind] = list
      }
      return result
    }
    for section in sections.indices {
      sections[section].supplementaryViews = mapped(
        sections[section].supplementaryViews, path(ofSection: section))
      let items = itemsPath(ofSection: section)
      for index in sections[section].items.cycle.indices {
        sections[section].items.cycle[index].supplementaryViews = mapped(
          sections[section].items.cycle[index].supplementaryViews, items.index(index))
      }
    }
  }
}

extension PropertyValue {
  /// Whether it is an image, a colour or a font that is referred to by name.
  fileprivate var usesAssets: Bool {
    switch self {
    case .image(.named): true
    case .attributedText(let text?) where text.attachments.contains { $0.imageName != nil }: true
    default:
      colors.contains(where: \.usesAssets)
        || fonts.contains { $0.base?.isCustom == true && $0.base?.descriptor?.file == nil }
    }
  }
}

extension DynamicColor {
  /// Whether it is, or contains, a colour that is referred to by name.
  var usesAssets: Bool { !assetNames.isEmpty || pattern.map { !$0.isLoaded } == true }

  /// The names of colours in catalogues that it refers to.
  package var assetNames: [String] {
    switch self {
    case .fixed, .system, .palette, .pattern: []
    case .named(let name): [name]
    case .appearances(let light, let dark, let highContrast):
      light.assetNames + dark.assetNames + (highContrast?.assetNames ?? [])
    case .withAlphaComponent(let color, _): color.assetNames
    }
  }

  /// Returns the colour with names replaced by the results of `find`.
  package func replacingAssets(_ find: (String) -> DynamicColor?) -> DynamicColor {
    switch self {
    case .fixed, .system, .palette, .pattern: self
    case .named(let name): find(name) ?? self
    case .appearances(let light, let dark, let highContrast):
      .appearances(
        light: light.replacingAssets(find), dark: dark.replacingAssets(find),
        highContrast: highContrast?.replacingAssets(find))
    case .withAlphaComponent(let color, let alpha):
      .withAlphaComponent(color.replacingAssets(find), alpha)
    }
  }
}
