internal import SceneFormat
internal import YAMLReading

/// Edits the items of a scene before they are read.
extension SceneReader {
  /// Edits each item of a scene.
  static func editingItems(
    _ root: Pairs, _ edit: (SourceNode) -> SourceNode
  ) -> Pairs {
    editingItemLists(root) { node in
      switch node.content {
      case .scalar: return node
      case .sequence(let items): return node.with(.sequence(items.map(edit)))
      case .mapping(let pairs):
        return node.with(
          .mapping(
            editing(ItemsKey.cycle.rawValue, of: pairs) { cycle in
              guard case .sequence(let items) = cycle.content else { return cycle }
              return cycle.with(.sequence(items.map(edit)))
            }))
      }
    }
  }

  /// Edits the items of the collection view or of each of its sections.
  static func editingItemLists(
    _ root: Pairs, _ edit: (SourceNode) -> SourceNode
  ) -> Pairs {
    let items = CollectionViewKey.items.rawValue
    return editing(RootKey.collectionView.rawValue, of: root) { view in
      guard case .mapping(let pairs) = view.content else { return view }
      let own = editing(items, of: pairs, edit)
      return view.with(
        .mapping(
          editing(CollectionViewKey.sections.rawValue, of: own) { sections in
            guard case .sequence(let list) = sections.content else { return sections }
            return sections.with(
              .sequence(
                list.map { section in
                  guard case .mapping(let pairs) = section.content else { return section }
                  return section.with(.mapping(editing(items, of: pairs, edit)))
                }))
          }))
    }
  }
}
