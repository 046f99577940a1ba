/// A change of the items or sections of a collection view. Items and sections keep their numbers. Positions count from
/// 0, those of items in their section, after all changes of the batch.
public enum ItemUpdate: Hashable, Sendable {
  /// Inserts an item that is not there (`insertItems(at:)`), into its own section if none is given.
  case insertItem(Int, at: Int, section: Int? = nil)
  /// Deletes an item (`deleteItems(at:)`).
  case deleteItem(Int)
  /// Moves an item to another position (`moveItem(at:to:)`), in the section in which it is if none is given.
  case moveItem(Int, to: Int, section: Int? = nil)
  /// Replaces the cell of an item by a new one (`reloadItems(at:)`).
  case reloadItem(Int)
  /// Configures the cell of an item again, which stays (`reconfigureItems(at:)`).
  case reconfigureItem(Int)
  /// Inserts a section that is not there (`insertSections(_:)`).
  case insertSection(Int, at: Int)
  /// Deletes a section with its items (`deleteSections(_:)`).
  case deleteSection(Int)
  /// Moves a section to another position (`moveSection(_:toSection:)`).
  case moveSection(Int, to: Int)
  /// Replaces the cells and supplementary views of a section by new ones (`reloadSections(_:)`).
  case reloadSection(Int)

  /// The item; `nil` for a change of a section.
  public var item: Int? {
    switch self {
    case .insertItem(let item, _, _), .deleteItem(let item), .moveItem(let item, _, _),
      .reloadItem(let item),
      .reconfigureItem(let item):
      item
    case .insertSection, .deleteSection, .moveSection, .reloadSection: nil
    }
  }

  /// The section; `nil` for a change of an item.
  package var section: Int? {
    switch self {
    case .insertItem, .deleteItem, .moveItem, .reloadItem, .reconfigureItem: nil
    case .insertSection(let section, _), .deleteSection(let section),
      .moveSection(let section, _), .reloadSection(let section):
      section
    }
  }

  /// The section that an item comes to; `nil` for the one where it is, and for other changes.
  package var destination: Int? {
    switch self {
    case .insertItem(_, _, let section), .moveItem(_, _, let section): section
    case .deleteItem, .reloadItem, .reconfigureItem, .insertSection, .deleteSection, .moveSection,
      .reloadSection:
      nil
    }
  }

  /// Returns the change of another item.
  package func about(_ item: Int) -> ItemUpdate {
    switch self {
    case .insertItem(_, let position, let section):
      .insertItem(item, at: position, section: section)
    case .deleteItem: .deleteItem(item)
    case .moveItem(_, let position, let section): .moveItem(item, to: position, section: section)
    case .reloadItem: .reloadItem(item)
    case .reconfigureItem: .reconfigureItem(item)
    case .insertSection, .deleteSection, .moveSection, .reloadSection: self
    }
  }

  /// The name of UIKit's method for this change alone.
  package var method: String {
    switch self {
    case .insertItem: "insertItem"
    case .deleteItem: "deleteItem"
    case .moveItem: "moveItem"
    case .reloadItem: "reloadItem"
    case .reconfigureItem: "reconfigureItem"
    case .insertSection: "insertSection"
    case .deleteSection: "deleteSection"
    case .moveSection: "moveSection"
    case .reloadSection: "reloadSection"
    }
  }

  /// The position of the item or section after the change; `nil` if the change names none.
  package var position: Int? {
    switch self {
    case .insertItem(_, let position, _), .moveItem(_, let position, _),
      .insertSection(_, let position),
      .moveSection(_, let position):
      position
    case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection: nil
    }
  }

  /// The arguments of UIKit's method without the item, as traces show them; `nil` if there are none.
  var argument: String? {
    let numbers = [section, position].compactMap(\.self)
    return numbers.isEmpty
      ? nil : numbers.map { "\($0)" }.joined(separator: " ") + inDestination
  }

  /// The end of a text that names the section that an item comes to.
  private var inDestination: String { destination.map { " in section \($0)" } ?? "" }

  /// Whether the cell of the item, or what the section shows, leaves with it.
  package var removesCell: Bool {
    switch self {
    case .deleteItem, .reloadItem, .deleteSection, .reloadSection: true
    case .insertItem, .moveItem, .reconfigureItem, .insertSection, .moveSection: false
    }
  }

  /// Whether a new cell appears for the item, or something new for the section.
  package var addsCell: Bool {
    switch self {
    case .insertItem, .reloadItem, .insertSection, .reloadSection: true
    case .deleteItem, .moveItem, .reconfigureItem, .deleteSection, .moveSection: false
    }
  }

  /// The change as dumps show it: `insert 4 at 1`.
  package var text: String {
    switch self {
    case .insertItem(let item, let position, _): "insert \(item) at \(position)\(inDestination)"
    case .deleteItem(let item): "delete \(item)"
    case .moveItem(let item, let position, _): "move \(item) to \(position)\(inDestination)"
    case .reloadItem(let item): "reload \(item)"
    case .reconfigureItem(let item): "reconfigure \(item)"
    case .insertSection(let section, let position): "insert section \(section) at \(position)"
    case .deleteSection(let section): "delete section \(section)"
    case .moveSection(let section, let position): "move section \(section) to \(position)"
    case .reloadSection(let section): "reload section \(section)"
    }
  }

  /// The change in the syntax of scene files.
  var sceneText: String { sceneText(item: item.map { "\($0)" } ?? "") }

  /// The change in the syntax of scene files, of an item or what stands for it.
  package func sceneText(item: String) -> String {
    let section = destination.map { ", section: \($0)" } ?? ""
    return switch self {
    case .insertItem(_, let position, _): "insertItem: { item: \(item), at: \(position)\(section) }"
    case .deleteItem: "deleteItem: \(item)"
    case .moveItem(_, let position, _): "moveItem: { item: \(item), to: \(position)\(section) }"
    case .reloadItem: "reloadItem: \(item)"
    case .reconfigureItem: "reconfigureItem: \(item)"
    case .insertSection(let section, let position):
      "insertSection: { section: \(section), at: \(position) }"
    case .deleteSection(let section): "deleteSection: \(section)"
    case .moveSection(let section, let position):
      "moveSection: { section: \(section), to: \(position) }"
    case .reloadSection(let section): "reloadSection: \(section)"
    }
  }

  /// Whether it deletes an item or a section.
  package var deletesItems: Bool {
    switch self {
    case .deleteItem, .deleteSection: true
    case .insertItem, .moveItem, .reloadItem, .reconfigureItem, .insertSection, .moveSection,
      .reloadSection:
      false
    }
  }

  /// The change as storyboards name it: `inserts item 4 at 1`.
  package var phrase: String {
    switch self {
    case .insertItem(let item, let position, _):
      "inserts item \(item) at \(position)\(inDestination)"
    case .deleteItem(let item): "deletes item \(item)"
    case .moveItem(let item, let position, _): "moves item \(item) to \(position)\(inDestination)"
    case .reloadItem(let item): "reloads item \(item)"
    case .reconfigureItem(let item): "configures item \(item) again"
    case .insertSection(let section, let position): "inserts section \(section) at \(position)"
    case .deleteSection(let section): "deletes section \(section)"
    case .moveSection(let section, let position): "moves section \(section) to \(position)"
    case .reloadSection(let section): "reloads section \(section)"
    }
  }
}

extension TouchScript.Step {
  /// The app changes the items, all at once and animated.
  public static func updateItems(_ updates: [ItemUpdate]) -> Self { .app(.updateItems(updates)) }
}
