/// A limit that can cut the exploration of a state graph short.
public enum ExplorationBound: String, CaseIterable, Hashable, Sendable {
  /// The maximum number of situations was reached.
  case situations
  /// Predicates distinguish items, and cells of some kinds of items never became visible.
  case otherItems
  /// App actions on other items depend on the state of the touched cell, which is unknown for unwatched cells.
  case otherStates

  /// What happens when animations end was not explored.
  case completions
  /// Cell reuse was not explored.
  case reusedCells
  /// Rows were swiped from rest only, and not while other touches were under way.
  case swipes
  /// Double and triple taps were made from rest only, each tap immediately after the one before.
  case taps
  /// Pans were made slowly, and to the next stops of the numbers that follow them.
  case pans
  /// Numbers that events change by steps went from stop to stop.
  case stops
  /// Context menus were opened from rest only.
  case menus
  /// No cell was moved to another position by its handle.
  case reordering
  /// One finger was down at a time, although a second one would do something else.
  case fingers
  /// Traits did not change, although scripts change some on which it depends what happens to cells.
  case traits

  /// The maximum number of situations that are explored. Our choice: far more than a comprehensible
  /// cell has.
  package static let maximumSituations = 4096

  /// The limit as a sentence without a full stop.
  public var sentence: String {
    switch self {
    case .situations: "only the first \(Self.maximumSituations) situations were explored"
    case .otherItems:
      "rules distinguish items, and not every kind of item was visible and could be touched"
    case .otherStates:
      "actions change other items depending on the state of the touched cell, which was not varied"
    case .completions: "completions of animations were not explored"
    case .reusedCells: "no cell was used again for another item"
    case .swipes: "rows were swiped from rest only"
    case .taps: "several taps were made from rest only"
    case .pans: "pans went slowly, and to the next stops only"
    case .stops: "numbers that events change by steps went to the next stops only"
    case .menus: "context menus were opened from rest only"
    case .reordering: "no row was moved by its handle"
    case .fingers: "only one finger was down at a time"
    case .traits: "traits did not change, as they do in scripts"
    }
  }

  /// Whether notes contain it. All scenes with swipe actions or with context menus have one of these two limits, which
  /// exclude only gestures of a finger whose touch is already under way; a note would not be specific to the scene.
  fileprivate var isTold: Bool { self != .swipes && self != .menus }
}

extension Collection<ExplorationBound> {
  /// The limits that notes contain, as sentences with semicolons between; `nil` if there are none.
  package var told: String? {
    let told = ExplorationBound.allCases.filter { $0.isTold && contains($0) }
    return told.isEmpty ? nil : told.map(\.sentence).joined(separator: "; ")
  }
}
