internal import Drawing
internal import Interaction
internal import Machine
package import ResolvedViews
package import Scenes
package import Views
package import Vocabulary

/// What assistive apps find in the cells of a scene.
extension ResolvedScene {
  /// The accessibility elements of a cell of the scene, in the order in which people go through them. UIKit offers the
  /// swipe actions of a row on the cell, or on all elements in a cell that is none.
  package func accessibilityElements(of cell: PresentedCell) -> [AccessibilityElement] {
    let names = swipeActions(of: cell).map { scene.collectionView.spokenName(of: $0) ?? "" }
    return cell.accessibilityElements(
      of: scene.cell.cellClass, isRightToLeft: traits.layoutDirection == .rightToLeft
    ).map { element in
      var element = element
      element.swipeActions = names
      return element
    }
  }

  /// The swipe actions that the row of a cell has in its state, as VoiceOver offers them: those of the trailing edge
  /// first (our choice). Conditions on places see the cell where it is before anything happens.
  package func swipeActions(of cell: PresentedCell) -> [SwipeActions.Action] {
    let view = scene.collectionView
    let actions = [SwipeEdge.trailing, .leading].flatMap { edge in
      view.swipeActions(at: edge)?.actions ?? []
    }
    // While the collection view is editing rows have none.
    guard !actions.isEmpty, !cell.state.contains(.editing) else { return [] }
    guard actions.contains(where: { $0.when != .always }) else { return actions }
    let subject = machine.subject(ofItem: cell.item, state: cell.state, in: initialStage)
    return actions.filter { $0.when.holds(for: subject) }
  }
}

extension ResolvedScene {
  /// What UIKit derives for a property of a view that the scene says nothing about; `nil` for properties that
  /// it does not derive, and where the scene says something.
  package func derivedAccessibility(
    _ property: PropertyName, of view: ViewName, in cell: PresentedCell
  ) -> ResolvedValue? {
    guard PropertyName.ofAccessibility.contains(property) else { return nil }
    let element = accessibilityElements(of: cell).first { $0.view == view }
    let value: PropertyValue
    switch property {
    case .isAccessibilityElement: value = .boolean(element != nil)
    case .accessibilityLabel: value = .string(element?.label ?? "")
    case .accessibilityValue: value = .string(element?.value ?? "")
    case .accessibilityTraits:
      let traits: AccessibilityTraits = (element?.traits ?? []).reduce(into: []) {
        $0.formUnion($1.traits)
      }
      value = .accessibilityTraits(traits)
    default: return nil
    }
    return ResolvedValue(value: value, origin: .uiKit)
  }
}
