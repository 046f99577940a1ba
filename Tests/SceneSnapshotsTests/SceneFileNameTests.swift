import TestSupport
import Testing

@testable import SceneSnapshots

@Suite("Names of scene files")
struct SceneFileNameTests {
  @Test(
    "scenes are called after their files",
    arguments: [
      ("Fixtures/Scenes/selection.cell.yaml", "selection"), ("selection.cell.yaml", "selection"),
      ("a/b.yaml", "b"), ("b.yml", "b"), ("b.json", "b"), ("b.cell.yml", "b.cell"), ("b", "b"),
      ("a/b.txt", "b.txt"), ("my scene.cell.yaml", "my-scene"), ("é&b.yaml", "é-b"),
      ("a_b-c.1.yaml", "a_b-c.1"), (".cell.yaml", "scene"), ("...yaml", "scene"), ("..", "scene"),
      ("/", "-"), ("", "scene"), ("a.yaml.yaml", "a.yaml"),
      (".hid.cell.yaml", "_hid"), ("a/..b.yaml", "_.b"),
    ])
  func stems(path: String, stem: String) {
    #expect(SceneFileName.stem(of: path) == stem)
  }

  @Test("the scenes of a folder come in the order of their names")
  func scenes() throws {
    let folder = try TemporaryFolder()
    for name in ["b.cell.yaml", "a.cell.yaml", ".c.cell.yaml", "d.yaml", "e.cell.yaml.bak"] {
      try folder.write("", to: name)
    }
    #expect(
      try SceneFileName.scenes(inFolder: folder.path)
        == ["\(folder.path)/a.cell.yaml", "\(folder.path)/b.cell.yaml"])
    #expect(throws: (any Error).self) {
      try SceneFileName.scenes(inFolder: folder.path + "/no")
    }
  }
}
