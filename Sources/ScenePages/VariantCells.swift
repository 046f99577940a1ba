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
  private let items: [Int]
  /// For each item, its cells by state and combination; nil for combinations without a look.
  private let cells: [[PresentedCell?]]
  private let held: [[[Int]?]]
  /// For each item, the controls of its cells, in the same order; empty for scenes without controls.
  private let areas: [[[TransitionTable.Area]]]
  /// For each item, the frames of all items that differ from the initial ones because of its size.
  private let moved: [[String: JSONValue]]
  /// For each item, its cells without the rules that animate without an end, in the same order; `nil` where none holds.
  private let bases: [[PresentedCell?]]
  /// For each item, the swipe actions of its cells, in the same order.
  private let rows: [[[RowActions]]]
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
    self.items = items
    let resolved = renderer.resolved
    let machine = resolved.machine
    let start = resolved.initialStage
    let viewport = resolved.viewport(of: start)
    let motions = MotionTable(resolved, views: [])
    let frames = items.map { viewport.contentFrame(ofItem: $0) ?? .zero }
    self.frames = frames
    let presentation = resolved.presentation(of: start)
    background = presentation.backgroundColor
    let sections = (items.map { resolved.section(ofItem: $0) }.max() ?? 0) + 1
    extras = Self.extras(presentation, sections: sections, resolved, start)
    let combined = (0..<combinations.count).prefix(combinations.isComplete ? .max : 200_000)
      .map(combinations.values)
    var cells: [[PresentedCell?]] = []
    var held: [[[Int]?]] = []
    var moved: [[String: JSONValue]] = []
    var areas: [[[TransitionTable.Area]]] = []
    var bases: [[PresentedCell?]] = []
    var rows: [[[RowActions]]] = []
    for item in items {
      var ownRows: [[RowActions]] = []
      var ownBases: [PresentedCell?] = []
      var own: [PresentedCell?] = []
      var ownAreas: [[TransitionTable.Area]] = []
      var ownRules: [[Int]?] = []
      var shifts: [String: JSONValue] = [:]
      for local in locals {
        for values in combined {
          guard let values else {
            own.append(nil)
            ownRules.append(nil)
            ownRows.append([])
            ownAreas.append([])
            ownBases.append(nil)
            continue
          }
          func posed(_ state: CellState) -> Stage {
            let whole = combinations.adding(values, to: state)
            return resolved.stage(posing: [item: whole])
          }
          var stage = posed(local.state)
          if let measured = local.measured { stage.sizes[item] = posed(measured).sizes[item] }
          func presented(_ stage: Stage) -> PresentedCell {
            let cell =
              viewport.visibleItems.contains(item)
              ? resolved.presentation(of: stage).cells.first { $0.item == item } : nil
            return cell ?? resolved.cell(item: item, in: stage)
          }
          own.append(presented(stage))
          ownRows.append(
            table.followsSwipes
              ? RowActions.all(ofItem: item, machine, in: stage, present: presented) : [])
          ownAreas.append(table.areas(ofItem: item, in: stage))
          ownRules.append(
            motions.heldRules(
              PredicateSubject(
                item: item, section: resolved.section(ofItem: item),
                state: machine.state(ofItem: item, in: stage), traits: stage.traits,
                places: viewport.places(ofItem: item), initialValues: machine.initialValues)))
          let endless = motions.endless.intersection((ownRules.last ?? nil) ?? [])
          ownBases.append(
            endless.isEmpty ? nil : resolved.cell(item: item, in: stage, withoutRules: endless))
          if resolved.isSelfSizing, let cell = own.last ?? nil {
            let now = resolved.viewport(of: stage)
            let after = items.map { now.contentFrame(ofItem: $0) ?? .zero }
            let size = Self.name(cell.frame.size)
            if after != frames, shifts[size] == nil {
              shifts[size] = .array(
                zip(frames, after).map { before, after in
                  .numbers(
                    [
                      after.minX - before.minX, after.minY - before.minY,
                      after.size.width - before.size.width,
                      after.size.height - before.size.height,
                    ], places: 5)
                })
            }
          }
        }
      }
      cells.append(own)
      held.append(ownRules)
      rows.append(ownRows)
      moved.append(shifts)
      areas.append(ownAreas)
      bases.append(ownBases)
    }
    (self.cells, self.held, self.moved, self.areas) = (cells, held, moved, areas)
    (self.bases, self.rows) = (bases, rows)
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
    for case .some(let cell) in cells.joined() { add(cell.view, []) }
    return result.map { (name: $0.0, kind: $0.1, ancestors: $0.2) }
  }

  /// The variant for the page's script.
  func json(_ looks: inout LookPool, _ notes: inout CellNotes) -> JSONValue {
    var combined = ValuePool<[JSONValue]>()
    var lists: [JSONValue] = []
    for (item, own) in cells.enumerated() {
      var entries: [JSONValue] = []
      for (number, cell) in own.enumerated() {
        guard let cell, let held = held[item][number] else {
          entries.append(0)
          continue
        }
        let areas = areas[item][number]
        let base = bases[item][number].map { looks.number(of: $0) }
        let look = looks.number(of: cell)
        let actions = rows[item][number]
        let own: [JSONValue] =
          [
            .numbers(held), .number(notes.layout(of: cell)),
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
