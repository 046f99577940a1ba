internal import Captures
internal import Drawing
internal import SceneWriting
internal import Scenes
internal import Views
internal import Vocabulary

// Configurations, and the collection view around the cell.
extension CaptureImport {
  // MARK: - Configurations

  mutating func writeConfiguration(
    _ view: CapturedView, _ base: StateValues?, _ text: inout SceneLines
  ) {
    text.add("backgroundConfiguration:", at: 2)
    text.add("style: clear", at: 4)
    for line in lines(of: view, in: base) { text.add(line.text, at: 4) }
  }

  mutating func writeContent(
    _ view: CapturedView, _ base: StateValues?, _ text: inout SceneLines
  ) {
    viewCount += 1
    text.add("contentConfiguration:", at: 2)
    var groups: [(name: String, lines: [SceneLine])] = []
    for line in lines(of: view, in: base) {
      let parts = line.key.split(separator: ".").map(String.init)
      guard parts.count == 2 else {
        text.add(line.text, at: 4)
        continue
      }
      let inner = SceneLine(parts[1], line.value)
      if let index = groups.firstIndex(where: { $0.name == parts[0] }) {
        groups[index].lines.append(inner)
      } else {
        groups.append((parts[0], [inner]))
      }
    }
    for group in groups {
      text.add("\(group.name):", at: 4)
      for line in group.lines { text.add(line.text, at: 6) }
    }
  }

  // MARK: - The collection view

  mutating func writeCollectionView(_ text: inout SceneLines) {
    let size = tree.frame?.size ?? Size(1, 1)
    for state in states where state.views["cell"]?.frame?.size != size {
      note(
        "cell",
        "the cell has another size in the state \(state.name); the scene keeps that of normal")
    }
    text.add("")
    text.add("collectionView:")
    text.add("frame: \(sizeText(capture.environment.collectionView, of: "collectionView"))", at: 2)
    if let color = capture.environment.backgroundColor {
      text.add(
        "backgroundColor: \(PropertyValue.color(color.dynamic(dark: nil)).sceneText)", at: 2)
    }
    text.add(
      "flowLayout: { itemSize: \(sizeText(Size(max(size.width, 1), max(size.height, 1)), of: "cell")) }",
      at: 2)
    writeDelegate(&text)
    text.add("items: 1", at: 2)
  }
}
