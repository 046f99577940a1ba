internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// How one layout is read from a scene file. `all` lists the layouts; a further layout adds its row there.
struct LayoutReading: Sendable {
  /// The key of the layout under `collectionView`.
  let key: CollectionViewKey
  /// Reads the value of the key; returns `nil` if required parts are missing, which has been reported.
  let read: @Sendable (inout SceneReader, SourceNode, ScenePath) -> CollectionLayout?

  /// The layouts, in the order of the reference.
  static let all: [LayoutReading] = [
    LayoutReading(key: .flowLayout) { reader, node, path in
      .flowLayout(reader.readFlowLayout(node, path))
    },
    LayoutReading(key: .listLayout) { reader, node, path in
      .listLayout(reader.readListLayout(node, path))
    },
    LayoutReading(key: .compositionalLayout) { reader, node, path in
      reader.readCompositionalLayout(node, path).map { .compositionalLayout($0) }
    },
    LayoutReading(key: .customLayout) { reader, node, path in
      reader.readCustomLayout(node, path).map { .customLayout($0) }
    },
  ]
}
