internal import Exploration
internal import Interaction

/// Snapshot tests in Swift.
extension SceneCover {
  /// Tests that play the scripts and compare each change and the motion with goldens, with `CellophaneTesting`.
  ///
  /// - Parameter file: The name of the scene's file, which is expected beside the test.
  package func snapshotTests(ofScene file: String) -> String {
    let name = Self.sceneName(file)
    var lines = [
      "// Written by: cellophane cover \(SwiftText.comment(file)) --as tests",
      "import CellophaneTesting",
      "import Foundation",
      "import Testing",
      "",
      "/// Takes \(taken) of \(cell.arrows.count) arrows of \(SwiftText.comment(file)), item \(item).",
      "@Suite(\(SwiftText.quoted("Every arrow of \(name)")))",
      "struct \(SwiftText.typeName(name))CoverTests {",
      "  /// The scene file, in the folder of this file.",
      "  private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()",
      "    .appendingPathComponent(\(SwiftText.quoted(Self.fileName(file)))).path",
    ]
    for (index, script) in scripts.enumerated() {
      let count = Set(script.walk.arrows).count
      let title =
        "\(count) arrow\(count == 1 ? "" : "s") in one script"
        + (scripts.count > 1 ? ", \(index + 1) of \(scripts.count)" : "")
      lines += [
        "",
        "  @Test(\(SwiftText.quoted(title)))",
        "  func \(Self.functionName(index))() throws {",
        "    var scene = try SceneDocument(contentsOfFile: file).scene",
        "    scene.scripts[\(SwiftText.quoted(script.name))] = [",
      ]
      for part in script.walk.parts {
        for (index, step) in part.steps.enumerated() {
          let comment =
            index == 0 ? part.arrow.map { "  // \(SwiftText.comment($0.text))" } ?? "" : ""
          lines.append("      \(step.swiftText),\(comment)")
        }
      }
      lines += [
        "    ]",
        "    scene.snapshots = SnapshotPlan(",
        "      states: .list([]), scripts: [\(SwiftText.quoted(script.name))])",
        "    expectSnapshots(of: scene, named: \(SwiftText.quoted("\(name)-cover")))",
        "  }",
      ]
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private var taken: Int { cell.arrows.count - missedArrows.count }

  static func functionName(_ index: Int) -> String { index == 0 ? "cover" : "cover\(index + 1)" }

  /// The name of a file without its folders.
  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name of a scene file without its folders and its ending.
  static func sceneName(_ path: String) -> String {
    let name = fileName(path)
    return name.hasSuffix(".cell.yaml") ? String(name.dropLast(".cell.yaml".count)) : name
  }
}
