internal import CollectionLayouts
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
  /// A cell with the values that the app has set, as their numbers by input.
  private struct Look {
    let values: [Int]
    let posed: CellPoser.Posed
  }

  private let renderer: SceneRenderer
  /// For each item, its looks by state, each in the order of the combinations.
  private let cells: [[[Look]]]
  /// The number of inputs.
  private let inputCount: Int
  /// For each item, the frames of all items that differ from the first ones because of its size.
  private let moved: [[String: JSONValue]]
  private let frames: [Rect]
  /// How far the content is moved, so that the first screen stays where it is although cells above it have other sizes than
  /// were estimated.
  private let shift: Point
  /// The content offset along the scroll direction at the start, and the range of offsets.
  private let offset: Double
  private let range: ClosedRange<Double>
  /// Whether a finger scrolls the content.
  private let isScrollable: Bool
  private let background: Color
  /// Headers, footers and decorations in the content: those behind the cells, and those in front of them.
  private let extras: [[DisplayList.Item]]

  /// Presents all cells.
  ///
  /// - Parameter initial: The values that the app has set of each item at first, as their numbers by input.
  init(
    _ renderer: SceneRenderer, items: [Int], locals: [TransitionTable.Local],
    _ combinations: InputCombinations, initial: [[Int]], _ table: TransitionTable
  ) {
    self.renderer = renderer
    inputCount = combinations.inputs.count
    let resolved = renderer.resolved
    let poser = CellPoser(resolved, items: items, combinations, table)
    let start = poser.settled
    let viewport = resolved.viewport(of: start)
    let frames = Self.frames(of: items, in: viewport)
    self.frames = frames
    let shift = Self.shift(from: viewport, to: resolved.viewport(of: resolved.initialStage))
    self.shift = shift
    let presentation = resolved.presentation(of: start)
    background = presentation.backgroundColor
    let sections = (items.map { resolved.section(ofItem: $0) }.max() ?? 0) + 1
    extras = Self.extras(
      presentation, sections: sections, resolved, start, movedBy: start.contentOffset + shift)
    let machine = resolved.machine
    let arrangement = machine.arrangement(of: start)
    offset = machine.direction.position(of: start.contentOffset)
    let range = machine.scrollRange(in: arrangement)
    let way = machine.direction.position(of: shift)
    self.range = (range.lowerBound + way)...(range.upperBound + way)
    isScrollable = machine.isScrollable(in: arrangement)
    var cells: [[[Look]]] = []
    var moved: [[String: JSONValue]] = []
    for (item, first) in zip(items, initial) {
      let combined = combinations.all(from: first)
      var own: [[Look]] = []
      var shifts: [String: JSONValue] = [:]
      for local in locals {
        var looks: [Look] = []
        for values in combined {
          let stage = poser.stage(posing: item, local, values)
          let posed = poser.cell(ofItem: item, in: stage)
          looks.append(Look(values: values, posed: posed))
          guard resolved.isSelfSizing else { continue }
          let after = Self.frames(of: items, in: resolved.viewport(of: stage))
          let size = Self.name(posed.cell.frame.size)
          if after != frames, shifts[size] == nil {
            shifts[size] = Self.shifts(from: frames, to: after)
          }
        }
        own.append(looks)
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

  /// How far the first screen of one viewport is from that of another one.
  private static func shift(from old: Viewport, to new: Viewport) -> Point {
    guard let item = new.visibleItems.first, let before = old.contentFrame(ofItem: item),
      let after = new.contentFrame(ofItem: item)
    else { return .zero }
    return after.origin - before.origin
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
  ///
  /// - Parameter way: The translation from the viewport to the content.
  private static func extras(
    _ start: Presentation, sections: Int, _ resolved: ResolvedScene, _ stage: Stage,
    movedBy way: Point
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
        .layer(DisplayList.Layer(transform: .translation(way), items: layers))
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
    for look in cells.joined().joined() { add(look.posed.cell.view, []) }
    return result.map { (name: $0.0, kind: $0.1, ancestors: $0.2) }
  }

  /// The variant for the page's script.
  func json(_ looks: inout LookPool, _ notes: inout CellNotes) -> JSONValue {
    var combined = ValuePool<[JSONValue]>()
    var lists: [JSONValue] = []
    for (index, states) in cells.enumerated() {
      var list: [JSONValue] = []
      for combinations in states {
        var entries: [(values: [Int], json: JSONValue)] = []
        for look in combinations {
          // The first look is that of a cell.
          let number = looks.number(of: look.posed.cell)
          let own = combined.number(
            of: note(of: look.posed, isLast: index == cells.count - 1, &looks, &notes))
          entries.append((values: look.values, json: .numbers([number, own])))
        }
        list.append(Self.nested(entries[...], of: inputCount))
      }
      lists.append(.array(list))
    }
    return .object([
      "traits": .strings(PageSettings.values(of: renderer.traits)),
      "background": .color(background),
      "scroll": .numbers([offset, range.lowerBound, range.upperBound]),
      "scrolls": isScrollable ? 1 : nil,
      "frames": .array(frames.map { .rect($0.offset(by: shift)) }),
      "extras": .array(extras.map { .number($0.isEmpty ? -1 : looks.number(of: $0)) }),
      "cells": .array(lists),
      "notes": .array(combined.values.map { .array($0) }),
      "moved": moved.allSatisfy(\.isEmpty) ? nil : .array(moved.map(JSONValue.sorted)),
    ])
  }

  /// What the page's script knows of a cell beside its look: the rules that hold, its layout, the order of its
  /// accessibility elements, its controls, its look without the rules that animate without an end, its swipe actions, and
  /// its look below which a cell looks selected, or −2 if it looks selected itself. What is not there is −1, and left out at
  /// the end.
  ///
  /// - Parameter isLast: Whether the page has no cell after it.
  private func note(
    of posed: CellPoser.Posed, isLast: Bool, _ looks: inout LookPool, _ notes: inout CellNotes
  ) -> [JSONValue] {
    let aboveSelection = isLast ? nil : posed.cell.aboveSelection
    let elements = renderer.resolved.accessibilityElements(of: posed.cell)
    var numbers = [
      notes.layout(of: posed.cell), notes.order(of: posed.cell, elements),
      posed.areas.isEmpty ? -1 : notes.areas(posed.areas, of: posed.cell, elements),
      posed.base.map { looks.number(of: $0) } ?? -1,
      posed.rows.isEmpty ? -1 : looks.number(of: posed.rows),
      posed.cell.hidesSeparatorAbove
        ? -2 : aboveSelection.map { looks.number(of: $0) } ?? -1,
    ]
    while numbers.count > 2, numbers.last == -1 { numbers.removeLast() }
    return [.numbers(posed.heldRules)] + numbers.map { .number($0) }
  }

  /// The looks of combinations for the page's script: lists by the value of the first input, in these by that of the second
  /// one, and so on. 0 stands for cells without a look.
  ///
  /// - Parameters:
  ///   - entries: The looks, in the order of their values.
  ///   - count: The number of inputs.
  ///   - depth: The number of inputs whose values all of them share. Default: none.
  private static func nested(
    _ entries: ArraySlice<(values: [Int], json: JSONValue)>, of count: Int, from depth: Int = 0
  ) -> JSONValue {
    guard depth < count else { return entries.first?.json ?? 0 }
    var list: [JSONValue] = []
    var rest = entries
    while let value = rest.first?.values[depth] {
      let own = rest.prefix { $0.values[depth] == value }
      while list.count < value { list.append(0) }
      list.append(nested(own, of: count, from: depth + 1))
      rest = rest.dropFirst(own.count)
    }
    return .array(list)
  }
}

extension PresentedCell {
  /// The cell while the one below it looks selected; `nil` if that makes no difference.
  fileprivate var aboveSelection: PresentedCell? {
    guard let separator, separator.isHiddenFromBelow else { return nil }
    var cell = self
    (cell.separator, cell.hiddenSeparator) = (nil, separator)
    return cell
  }
}
