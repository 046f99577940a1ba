import Cellophane
import Foundation

let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")

let scene = Scene(
  "A cell that turns blue",
  cell: Cell(
    backgroundView: Container(backgroundColor: .hex(0xFF0000)),
    selectedBackgroundView: Container(backgroundColor: .hex(0x0000FF))),
  rules: [
    Rule(when: .highlighted, .set(.backgroundColor, of: .contentView, to: .hex(0xFF7E79)))
  ],
  collectionView: CollectionView(
    size: Size(width: 320, height: 116),
    collectionViewLayout: .flow(itemSize: Size(width: 92, height: 92), sectionInset: 12),
    items: .count(3)),
  scripts: ["tap": [.tap(0), .wait(.milliseconds(300))]])

let renderer = try SceneRenderer(scene)
let selected = try renderer.cell(item: 0, state: .selected)
try Data(selected.png()).write(to: folder.appending(path: "selected.png"))

let graph = try renderer.stateGraph(items: [0])
for transition in graph.transitions {
  print("\(transition.from.id): \(transition.action.rawValue) → \(transition.to.id)")
}

let explanation = try renderer.explanation(
  of: .backgroundColor, in: .contentView, state: .highlighted)
for contribution in explanation.contributions {
  print("\(contribution.source) says \(contribution.value) and \(contribution.verdict.rawValue)")
}
