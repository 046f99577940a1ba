import Cellophane
import Foundation
import Testing

@testable import Review

/// Properties frame by frame, against numbers that are worked out here in another way.
@Suite struct PropertyTraceTests {
  private struct Row {
    let time: Double
    let item: Int
    let view: String
    let property: String
    let value: String
  }

  private func rows(_ name: String, _ script: String, fps: Int) throws -> [Row] {
    let file = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
      .appending(path: name + ".cell.yaml").path
    let scene = try SceneDocument(contentsOfFile: file).scene
    let csv = try SceneRenderer(scene).propertyTrace(script: script, framesPerSecond: fps).csv
    let lines = csv.split(separator: "\n")
    #expect(lines.first == "time,item,view,property,value")
    return try lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Row(
        time: try #require(Double(fields[0])), item: try #require(Int(fields[1])),
        view: fields[2], property: fields[3], value: fields[4])
    }
  }

  @Test("S5's press follows the spring's equation, integrated in small steps")
  func spring() throws {
    let rows = try rows("press", "hold", fps: 120).filter {
      $0.item == 0 && $0.view == "cell" && $0.property == "transform.scale.x"
    }
    // x″ = −1336.3703 (x − 1) − 29.24512 x′, from 0 with speed 3, from 0.05 s on for 0.4 s.
    var (x, speed) = (0.0, 3.0)
    var integrated: [Double] = [0]
    let step = 1e-6
    for index in 1...400_000 {
      speed += (-1336.3703 * (x - 1) - 29.24512 * speed) * step
      x += speed * step
      if index % 1000 == 0 { integrated.append(x) }
    }
    for row in rows where row.time >= 0.05 && row.time < 0.449 {
      let place = (row.time - 0.05) * 1000
      let (low, part) = (Int(place), place - place.rounded(.down))
      let progress = integrated[low] + (integrated[low + 1] - integrated[low]) * part
      #expect(abs((Double(row.value) ?? 0) - (1 - 0.02 * progress)) < 2e-5)
    }
    #expect(rows.count == 157)
    #expect(rows.first { $0.time >= 0.45 }?.value == "0.98")
    #expect(rows.last?.value == "1")
  }

  @Test("only properties that change have rows, with words unchanged")
  func words() throws {
    let rows = try rows("selection", "tap", fps: 20)
    #expect(
      Set(rows.map { "\($0.item).\($0.view).\($0.property)" }) == [
        "0.contentView.backgroundColor.red", "0.contentView.backgroundColor.green",
        "0.contentView.backgroundColor.blue", "0.contentView.backgroundColor.alpha",
        "0.selectedBackgroundView.isHidden", "0.star.isHidden",
      ])
    let star = rows.filter { $0.view == "star" }
    #expect(
      star.map(\.value) == ["true", "true", "true", "true", "true"]
        + .init(repeating: "false", count: 7))
    #expect(star.map(\.time).prefix(3) == [0, 0.05, 0.1])
  }

  @Test("times have six decimals")
  func times() throws {
    let file = Fixture.path
    let scene = try SceneDocument(contentsOfFile: file).scene
    let csv = try SceneRenderer(scene).propertyTrace(script: "tap").csv
    #expect(csv.contains("\n0.016667,0,"))
    #expect(csv.contains("\n0.150000,0,"))
  }
}
