import Drawing
import Foundation
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import Scenes

/// A cell that Apple's engine laid out, as `Resources/README.md` tells.
struct InterfaceBuilderLayout: Decodable, CustomStringConvertible {
  struct LaidOutView: Decodable {
    struct Stack: Decodable {
      let axis: String
      let alignment: String
      let distribution: String
      let spacing: Double
      let marginsRelative: Bool?
    }

    let id: String
    let parent: String?
    let kind: String
    let frame: [Double]
    let given: Bool?
    let intrinsic: [Double?]?
    let hugging: [Int]?
    let compression: [Int]?
    /// Top, left, bottom, right: how far the frame reaches beyond the alignment rectangle.
    let alignmentInsets: [Double]?
    let margins: [Double?]?
    let hidden: Bool?
    let stack: Stack?
  }

  struct Relation: Decodable {
    let first: [String]
    let relation: String
    let second: [String]?
    let multiplier: Double?
    let constant: Double?
    let priority: Int?
  }

  private struct File: Decodable {
    let cases: [InterfaceBuilderLayout]
  }

  let id: String
  let size: [Double]
  let views: [LaidOutView]
  let constraints: [Relation]

  var description: String { id }

  /// All cells of the resource.
  static func all() throws -> [InterfaceBuilderLayout] {
    let url = Bundle.module.url(
      forResource: "interface-builder-layouts", withExtension: "json", subdirectory: "Resources")
    guard let url else { return [] }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }

  /// The cell's own content view has a frame of its own here, so that it is a view like others.
  private static func name(_ id: String) -> ViewName {
    ViewName(rawValue: id == "contentView" ? "content" : id)
  }

  /// The layout as the cell of a scene.
  func cell() throws -> Cell {
    var cell = Cell(subviews: try subviews(of: "cell"))
    if let margins = views.first(where: { $0.id == "cell" })?.margins {
      cell.properties[.directionalLayoutMargins] = Self.insets(margins)
    }
    cell.constraints = try constraints.map(Self.constraint)
    return cell
  }

  private func subviews(of parent: String) throws -> [View] {
    try views.filter { $0.parent == parent }.map { view in
      var properties = ViewProperties()
      if let margins = view.margins {
        properties[.directionalLayoutMargins] = Self.insets(margins)
      }
      if view.given == true {
        properties[.frame] = Rect(view.frame[0], view.frame[1], view.frame[2], view.frame[3])
      }
      if view.hidden == true { properties[.isHidden] = true }
      if let stack = view.stack {
        properties[.axis] = Axis(rawValue: stack.axis)
        properties[.alignment] = StackAlignment(rawValue: stack.alignment)
        properties[.distribution] = StackDistribution(rawValue: stack.distribution)
        properties[.spacing] = stack.spacing
        properties[.isLayoutMarginsRelativeArrangement] = stack.marginsRelative ?? false
      }
      return View(
        view.stack == nil ? .view : .stackView, name: Self.name(view.id), properties: properties,
        constraints: [], subviews: try subviews(of: view.id))
    }
  }

  private static func insets(_ margins: [Double?]) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: margins[0] ?? 8, leading: margins[1] ?? 8, bottom: margins[2] ?? 8,
      trailing: margins[3] ?? 8)
  }

  private static func constraint(_ relation: Relation) throws -> Constraint {
    struct Unknown: Error { let word: String }
    func anchor(_ words: [String]) throws -> Constraint.Anchor {
      guard let attribute = Constraint.Attribute(rawValue: words[1]) else {
        throw Unknown(word: words[1])
      }
      return Constraint.Anchor(attribute, of: name(words[0]))
    }
    let text = relation.relation == "==" ? "=" : relation.relation
    guard let kind = Constraint.Relation(rawValue: text) else {
      throw Unknown(word: relation.relation)
    }
    return Constraint(
      first: try anchor(relation.first), relation: kind, second: try relation.second.map(anchor),
      multiplier: relation.multiplier ?? 1, constant: relation.constant ?? 0,
      priority: LayoutPriority(rawValue: relation.priority ?? 1000))
  }

  /// What the content of the views asks for.
  var intrinsicSizes: [ViewName: IntrinsicContentSize] {
    var sizes: [ViewName: IntrinsicContentSize] = [:]
    for view in views {
      guard let intrinsic = view.intrinsic else { continue }
      let (hugging, resistance) = (view.hugging ?? [250, 250], view.compression ?? [750, 750])
      let extents = intrinsic.enumerated().map { axis, length in
        length.map {
          IntrinsicContentSize.Extent(
            length: $0, hugging: LayoutPriority(rawValue: hugging[axis]),
            resistance: LayoutPriority(rawValue: resistance[axis]))
        }
      }
      sizes[Self.name(view.id)] = IntrinsicContentSize(width: extents[0], height: extents[1])
    }
    return sizes
  }

  /// The alignment rectangles that Apple's engine found, in the parents' coordinates.
  var expected: [(name: ViewName, parent: ViewName, frame: Rect)] {
    views.compactMap { view in
      guard let parent = view.parent else { return nil }
      let insets = view.alignmentInsets ?? [0, 0, 0, 0]
      return (
        Self.name(view.id), Self.name(parent),
        Rect(view.frame[0], view.frame[1], view.frame[2], view.frame[3])
          .inset(
            by: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
      )
    }
  }
}
