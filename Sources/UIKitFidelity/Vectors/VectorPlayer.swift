internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Timelines
internal import Views
internal import Vocabulary

/// Plays vectors: reads the scene as a file, plays its script, and compares what is seen.
package enum VectorPlayer {
  /// Plays a vector.
  ///
  /// - Parameter fontFolders: The folders of the font files; `nil` for the pinned fonts.
  package static func play(_ vector: Vector, fontFolders: [String]? = nil) -> VectorResult {
    let performance: Vector.Performance
    switch vector.play {
    case .scene(let scene): performance = scene
    case .untested(let missing): return .untested(missing: missing)
    }
    let timeline: Timeline
    do {
      timeline = try self.timeline(of: performance, vector.id, fontFolders)
    } catch {
      return .contradicts(["it cannot be played: \(error)"])
    }
    let differences = performance.expectations.flatMap {
      check($0, timeline, performance.tolerance)
    }
    return differences.isEmpty ? .holds : .contradicts(differences)
  }

  private static func timeline(
    of performance: Vector.Performance, _ id: String, _ fontFolders: [String]?
  ) throws -> Timeline {
    let document = try SceneDocument(Array(performance.scene.utf8), file: id)
    var traits = document.scene.traits
    traits.displayScale = DisplayScale(rawValue: performance.scale) ?? traits.displayScale
    let renderer = try SceneRenderer(document.scene, traits: traits, fontFolders: fontFolders)
    if let script = performance.script { return try renderer.timeline(script: script) }
    return Timeline(of: renderer.resolved, playing: TouchScript([]))
  }

  private static func check(
    _ expectation: Vector.Expectation, _ timeline: Timeline, _ tolerance: Double
  ) -> [String] {
    switch expectation {
    case .numbers(let path, let values):
      return values.sorted { $0.key < $1.key }.compactMap { time, expected in
        guard case .number(let found)? = value(path, in: timeline, at: time) else {
          return "\(path) has no number at \(decimal(time)) s"
        }
        return abs(found - expected) <= tolerance
          ? nil
          : "\(path) is \(decimal(found, places: 6)) at \(decimal(time)) s,"
            + " not \(decimal(expected, places: 6))"
      }
    case .texts(let path, let values):
      return values.sorted { $0.key < $1.key }.compactMap { time, expected in
        let found = value(path, in: timeline, at: time)?.text
        return found == expected
          ? nil : "\(path) is \(found ?? "missing") at \(decimal(time)) s, not \(expected)"
      }
    case .calls(let expected):
      let calls = timeline.turns.flatMap(\.events).filter { $0.call != nil }.map(\.description)
      return calls == expected
        ? []
        : [
          "the calls are \(calls.joined(separator: ", ")), not \(expected.joined(separator: ", "))"
        ]
    case .movement(let expected):
      var calls: [String] = []
      for event in timeline.turns.flatMap(\.events) {
        switch event {
        case .didScroll:
          if calls.last != "scrollViewDidScroll" { calls.append("scrollViewDidScroll") }
        case .scrollView(let call): calls.append(call.description)
        case .call, .flag, .gesture, .control, .custom, .batchUpdates, .app, .reorder,
          .didScrollSection,
          .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
          .traitCollectionDidChange:
          break
        }
      }
      return calls == expected
        ? []
        : [
          "the calls are \(calls.joined(separator: ", ")), not \(expected.joined(separator: ", "))"
        ]
    case .states(let item, let values):
      return values.sorted { $0.key < $1.key }.compactMap { time, expected in
        let state = timeline.state(ofItem: item, at: duration(time))
        let found = state.text(separator: ", ")
        return found == expected
          ? nil : "item \(item) is \(found) at \(decimal(time)) s, not \(expected)"
      }
    case .updates(let item, let expected):
      let count = timeline.turns.dropFirst().filter { $0.updates.contains(item) }.count
      return count == expected ? [] : ["item \(item) updates \(count) times, not \(expected)"]
    case .visibleItems(let values):
      return values.sorted { $0.key < $1.key }.compactMap { time, expected in
        let found = timeline.presentation(at: duration(time)).cells.map(\.item)
        return found == expected
          ? nil : "the items \(found) are in view at \(decimal(time)) s, not \(expected)"
      }
    }
  }

  private static func duration(_ seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// The beginning of the path of a supplementary view's frame.
  private static let supplementPrefix = "supplement:"

  /// A value of a path as `box.alpha` or `2:cell.frame.y`; `nil` if there is none.
  private static func value(
    _ path: String, in timeline: Timeline, at seconds: Double
  ) -> PropertyTrace.Value? {
    let parts = path.split(separator: ":", maxSplits: 1)
    let item = parts.count == 2 ? Int(parts[0]) ?? 0 : 0
    let time = duration(seconds)
    switch path {
    case "collectionView.contentOffset.x":
      return .number(timeline.presentation(at: time).contentOffset.x)
    case "collectionView.contentOffset.y":
      return .number(timeline.presentation(at: time).contentOffset.y)
    case let path where path.hasPrefix(supplementPrefix):
      // The first supplementary view of this name, as in `supplement:header.frame.x`.
      let name = parts.last?.split(separator: ".").first.map(String.init) ?? ""
      let views = timeline.presentation(at: time).sections.flatMap(\.supplements)
      guard let frame = views.first(where: { $0.kind == name })?.supplement.frame else {
        return nil
      }
      switch parts.last?.split(separator: ".").last {
      case "x": return .number(frame.minX)
      case "y": return .number(frame.minY)
      case "width": return .number(frame.size.width)
      case "height": return .number(frame.size.height)
      default: return nil
      }
    default:
      let cells = timeline.presentation(at: time).cells
      return cells.first { $0.item == item }?.value(of: String(parts.last ?? ""))
    }
  }
}

extension PresentedCell {
  /// A value of a view, by the names of both; the cell's frame is one of the viewport.
  fileprivate func value(of path: String) -> PropertyTrace.Value? {
    var found: PropertyTrace.Value?
    view.forEachView(frame: shownFrame) { presented, frame in
      // Names of views may have points.
      let prefix = presented.name.rawValue + "."
      guard found == nil, path.hasPrefix(prefix) else { return }
      let property = String(path.dropFirst(prefix.count))
      switch property {
      case "frame.x": found = .number(frame.minX)
      case "frame.y": found = .number(frame.minY)
      case "frame.width": found = .number(frame.size.width)
      case "frame.height": found = .number(frame.size.height)
      case "lines": found = presented.label.map { .number(Double($0.lines.count)) }
      default:
        presented.forEachValue(frame: frame) { name, value in
          if name == property { found = value }
        }
        if found == nil { found = presented.color(property).map { .text($0) } }
      }
    }
    return found
  }
}

extension PresentedView {
  /// A colour as `#RRGGBBAA`.
  fileprivate func color(_ property: String) -> String? {
    guard let name = PropertyName(rawValue: property),
      case .color(let color?) = properties[name].value
    else { return nil }
    let resolved = color.resolved(in: .light)
    let bytes = [resolved.red, resolved.green, resolved.blue, resolved.alpha].map {
      let byte = Int((min(max($0, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + bytes.joined()
  }
}
