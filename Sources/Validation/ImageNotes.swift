internal import Drawing
internal import Images
package import Scenes
internal import Views
internal import Vocabulary

/// Notes on options of image views that have no effect on the images that the views show.
package enum ImageNotes {
  /// One note for each place that sets such an option. A view has none if the option has
  /// an effect on one of its images in some state.
  ///
  /// - Parameters:
  ///   - scene: The scene as it is written.
  ///   - loaded: The same scene with images in the place of their names.
  package static func notes(in scene: Scene, loaded: Scene) -> [SceneProblem] {
    let scopes = scene.scopes
    guard scopes.contains(where: { $0.contains(where: \.isOption) }) else { return [] }
    var images: [String: ScaledImage] = [:]
    _ = loaded.mapValues { value, _ in
      if case .image(.value(let image)?) = value, !image.name.isEmpty {
        images[image.name] = image
      }
      return value
    }
    return scopes.flatMap { scope in
      scope.filter(\.isOption).compactMap { option in
        note(on: option, among: scope.filter { $0.view == option.view }, images)
      }
    }
  }

  /// The kind of content of an image view.
  private enum Content {
    /// A system symbol, as our own drawing.
    case systemSymbol
    /// A custom symbol.
    case symbol
    /// Shapes, as those of an SVG file.
    case shapes
    /// Pixels, or an image that is not known.
    case other

    init(_ image: ScaledImage) {
      switch image.content {
      case .pixels: self = .other
      case .shapes: self = image.symbol == nil ? .shapes : .symbol
      }
    }
  }

  private static func note(
    on option: WrittenValue, among values: [WrittenValue], _ images: [String: ScaledImage]
  ) -> SceneProblem? {
    let contents = values.compactMap { content(of: $0, images) }
    guard !contents.isEmpty, !contents.contains(.other) else { return nil }
    if option.property == .capInsets {
      return SceneProblem(
        path: option.path,
        message: contents.contains(.shapes)
          ? "capInsets have no effect on an SVG image, which is stretched as a whole; export it as PNG"
          : "capInsets have no effect on a symbol, which is stretched as a whole; leave them out")
    }
    guard contents.allSatisfy({ $0 == .systemSymbol }), !values.contains(where: \.hasColors)
    else { return nil }
    return SceneProblem(
      path: option.path,
      message:
        "renderingMode: alwaysOriginal has no effect on a system symbol, whose drawing has no colours of its own; set"
        + " its tintColor, or paletteColors in preferredSymbolConfiguration")
  }

  /// The kind of image that a value is; `nil` if it is not an image.
  private static func content(
    of written: WrittenValue, _ images: [String: ScaledImage]
  ) -> Content? {
    guard [.image, .systemImage].contains(written.property) else { return nil }
    switch written.value {
    case .image(nil), .symbol(nil): return nil
    case .symbol: return .systemSymbol
    case .image(.value(let image)?): return Content(image)
    case .image(.named(let name)?): return images[name].map(Content.init) ?? .other
    default: return .other
    }
  }
}

/// A value of a view, as the scene writes it.
private struct WrittenValue {
  let view: ViewName
  let property: PropertyName
  let value: PropertyValue
  let path: ScenePath

  /// Whether it is an option that affects only some images.
  var isOption: Bool {
    switch value {
    case .insets(let insets): property == .capInsets && insets != .zero
    case .word(let word):
      property == .renderingMode && word == ImageRenderingMode.alwaysOriginal.rawValue
    default: false
    }
  }

  /// Whether it gives the layers of a symbol colours.
  var hasColors: Bool {
    guard case .symbolConfiguration(let configuration?) = value else { return false }
    return configuration.coloring != nil && configuration.coloring != .multicolor
  }
}

extension Scene {
  /// The values of the image views of the scene's cell, and those of each kind of supplementary view.
  fileprivate var scopes: [[WrittenValue]] {
    let root = ScenePath.scene
    var changes: [(path: ScenePath, assignments: [Assignment])] = []
    for (index, rule) in rules.enumerated() {
      let path = root.key("rules").index(index)
      changes.append((path, rule.assignments))
      for (number, keyframe) in rule.keyframes.enumerated() {
        changes.append((path.key("keyframes").index(number), keyframe.assignments))
      }
    }
    for (number, section) in collectionView.sections.enumerated() {
      let path = collectionView.itemsPath(ofSection: number)
      for (index, item) in section.items.cycle.enumerated() {
        changes.append((path.index(index), item.assignments))
      }
    }
    let own = Self.scope(of: cell.viewLists.map { ($0.views, $0.path) }, changes)
    let kinds = root.key("collectionView").key("supplementaryViews")
    let others = collectionView.supplementaryViews.sorted { $0.key < $1.key }.map {
      kind, container in
      Self.scope(
        of: [(container.subviews, kinds.key(kind).key("subviews"))],
        collectionView.supplementaryAssignments.filter { $0.kind == kind }
          .map { ($0.path, $0.assignments) })
    }
    return [own] + others
  }

  /// The values of image views in lists: their own, and those of assignments.
  private static func scope(
    of lists: [(views: [View], path: ScenePath)],
    _ changes: [(path: ScenePath, assignments: [Assignment])]
  ) -> [WrittenValue] {
    var result: [WrittenValue] = []
    var names: Set<ViewName> = []
    func add(_ views: [View], _ path: ScenePath) {
      for (index, view) in views.enumerated() {
        let path = path.index(index)
        if view.kind == .imageView {
          names.insert(view.name)
          result += view.properties.written.map { name, value in
            WrittenValue(
              view: view.name, property: name, value: value,
              path: path.key(name.rawValue).key("value"))
          }
        }
        add(view.subviews, path.key("subviews"))
      }
    }
    for list in lists { add(list.views, list.path) }
    for (path, assignments) in changes {
      for (index, assignment) in assignments.enumerated() where names.contains(assignment.view) {
        result.append(
          WrittenValue(
            view: assignment.view, property: assignment.property, value: assignment.value,
            path: path.key("assignments").index(index).key("value")))
      }
    }
    return result
  }
}
