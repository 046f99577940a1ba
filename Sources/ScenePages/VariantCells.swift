internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary

/// The cells of a scene with some traits, in every state that a page has.
struct VariantCells {
  private let renderer: SceneRenderer
  /// For each item, its cells by state and combination; nil for combinations without a look.
  private let cells: [[CellPoser.Posed?]]
  /// For each item, the frames of all items that differ from the initial ones because of its size.
  private let moved: [[String: JSONValue]]
  private let frames: [Rect]
  private let background: Color
  /// Headers, footers and decorations in the content: those behind the cells, and those in front of them.
  private let extras: [[DisplayList.Item]]

  /// Presents all cells.
  init(
    _ renderer: SceneRenderer, items: [Int], locals: [TransitionTable.Local],
    _ combinations: InputCombinations, _ table: TransitionTable
  ) {
    self.renderer = renderer
    let resolved = renderer.resolved
    let start = resolved.initialStage
    let viewport = resolved.viewport(of: start)
    let poser = CellPoser(resolved, viewport, combinations, table)
    let frames = Self.frames(of: items, in: viewport)
    self.frames = frames
    let presentation = resolved.presentation(of: start)
    background = presentation.backgroundColor
    let sections = (items.map { resolved.section(ofItem: $0) }.max() ?? 0) + 1
    extras = Self.extras(presentation, sections: sections, resolved, start)
    let combined = (0..<combinations.count).prefix(combinations.isComplete ? .max : 200_000)
      .map(combinations.values)
    var cells: [[CellPoser.Posed?]] = []
    var moved: [[String: JSONValue]] = []
    for item in items {
      var own: [CellPoser.Posed?] = []
      var shifts: [String: JSONValue] = [:]
      for local in locals {
        for values in combined {
          guard let values else {
            own.append(nil)
            continue
          }
          let stage = poser.stage(posing: item, local, values)
          let posed = poser.cell(ofItem: item, in: stage)
          own.append(posed)
          guard resolved.isSelfSizing else { continue }
          let after = Self.frames(of: items, in: resolved.viewport(of: stage))
          let size = Self.name(posed.cell.frame.size)
          if after != frames, shifts[size] == nil {
            shifts[size] = Self.shifts(from: frames, to: after)
          }
        }
      }
      cells.append(own)
      moved.append(shifts)
    }
    (self.cells, self.moved) = (cells, moved)
  }

  /// The frames of items in the content.
  private static func frames(of items: [Int], in viewport: Viewport) -> [Rect] {
    items.map { viewport.contentFrame(ofItem: $0) ?? .zero }
  }

  /// How much further each frame is, and how much larger, for the page's script.
  private static func shifts(from old: [Rect], to new: [Rect]) -> JSONValue {
    .array(
      zip(old, new).map { before, after in
        .numbers(
          [
            after.minX - before.minX, after.minY - before.minY,
            after.size.width - before.size.width, after.size.height - before.size.height,
          ], places: 5)
      })
  }

  /// Draws headers, footers and decorations of all sections, as they are at the start, in the content.
  private static func extras(
    _ start: Presentation, sections: Int, _ resolved: ResolvedScene, _ stage: Stage
  ) -> [[DisplayList.Item]] {
    var empty = start
    empty.cells = []
    return [false, true].map { isInFront in
      var presentation = empty
      presentation.sections = (0..<sections).compactMap { number in
        guard var section = resolved.section(number, in: stage, ground: start.backgroundColor)
        else { return nil }
        section.elements.removeAll { ($0.zIndex >= 0) != isInFront }
        if !isInFront { (section.header, section.footer) = (nil, nil) }
        return section
      }
      let layers = presentation.displayList().items.filter {
        if case .layer = $0 { true } else { false }
      }
      guard !layers.isEmpty else { return [] }
      return [
        .layer(DisplayList.Layer(transform: .translation(start.contentOffset), items: layers))
      ]
    }
  }

  private static func name(_ size: Size) -> String {
    [size.width, size.height].svgText(places: 3)
  }

  /// The views of all cells with their kinds and superviews.
  var views: [(name: ViewName, kind: ViewKind, ancestors: [ViewName])] {
    var seen: Set<ViewName> = []
    var result: [(ViewName, ViewKind, [ViewName])] = []
    func add(_ view: PresentedView, _ ancestors: [ViewName]) {
      if seen.insert(view.name).inserted { result.append((view.name, view.kind, ancestors)) }
      for subview in view.subviews { add(subview, ancestors + [view.name]) }
    }
    for case .some(let posed) in cells.joined() { add(posed.cell.view, []) }
    return result.map { (name: $0.0, kind: $0.1, ancestors: $0.2) }
  }

  /// The variant for the page's script.
  func json(_ looks: inout LookPool, _ notes: inout CellNotes) -> JSONValue {
    var combined = ValuePool<[JSONValue]>()
    var lists: [JSONValue] = []
    for own in cells {
      var entries: [JSONValue] = []
      for posed in own {
        guard let posed else {
          entries.append(0)
          continue
        }
        let (cell, areas, actions) = (posed.cell, posed.areas, posed.rows)
        let base = posed.base.map { looks.number(of: $0) }
        let look = looks.number(of: cell)
        let own: [JSONValue] =
          [
            .numbers(posed.heldRules), .number(notes.layout(of: cell)),
            .number(notes.order(of: cell, in: renderer.resolved)),
          ]
          + (areas.isEmpty && base == nil && actions.isEmpty
            ? [] : [.number(areas.isEmpty ? -1 : notes.areas(areas))])
          + (base == nil && actions.isEmpty ? [] : [.number(base ?? -1)])
          + (actions.isEmpty ? [] : [.number(looks.number(of: actions))])
        entries.append(.numbers([look, combined.number(of: own)]))
      }
      lists.append(.array(entries))
    }
    return .object([
      "traits": .strings(PageSettings.values(of: renderer.traits)),
      "background": .color(background),
      "frames": .array(frames.map(JSONValue.rect)),
      "extras": .array(extras.map { .number($0.isEmpty ? -1 : looks.number(of: $0)) }),
      "cells": .array(lists),
      "notes": .array(combined.values.map { .array($0) }),
      "moved": moved.allSatisfy(\.isEmpty) ? nil : .array(moved.map(JSONValue.sorted)),
    ])
  }
}
