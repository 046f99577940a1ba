import Drawing

extension DisplayList {
  /// All texts, in the order in which they are drawn.
  var texts: [TypesetText] {
    Self.walk(items).compactMap {
      guard case .text(let text, _, _) = $0 else { return nil }
      return text
    }
  }

  /// What the texts say.
  var strings: [String] { texts.map(\.string) }

  /// All layers, outer ones before those in them.
  var layers: [Layer] {
    Self.walk(items).compactMap {
      guard case .layer(let layer) = $0 else { return nil }
      return layer
    }
  }

  private static func walk(_ items: [Item]) -> [Item] {
    items.flatMap { item -> [Item] in
      guard case .layer(let layer) = item else { return [item] }
      return [item] + walk(layer.items)
    }
  }
}
