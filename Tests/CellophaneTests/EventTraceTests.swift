import Cellophane
import Foundation
import Testing

@testable import Review

@Suite("The events of a script as JSON")
struct EventTraceTests {
  @Test("have words in quotation marks, and numbers and flags without")
  func values() throws {
    let file = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
      .appending(path: "episode.cell.yaml").path
    let scene = try SceneDocument(contentsOfFile: file).scene
    let trace = try SceneRenderer(scene).trace(script: "download")
    let lines = trace.json.split(separator: "\n").filter { !$0.contains("updateConfiguration") }
    #expect(
      lines == [
        #"{"t":0,"item":0,"event":"download","value":"loading"}"#,
        #"{"t":0.2,"item":0,"event":"progress","value":0.42}"#,
        #"{"t":0.6,"item":0,"event":"progress","value":1}"#,
        #"{"t":1,"item":0,"event":"download","value":"done"}"#,
        #"{"t":1,"item":0,"event":"count","value":3}"#,
      ])
    #expect(trace.text.contains("item 0  download loading\n"))
  }
}
