internal import Views
package import Vocabulary

/// The accessories of cells.
extension Scene {
  /// Whether cells may show an accessory of a kind, be it by the accessory type of a table cell.
  package func mayShow(_ kind: CellAccessory.Kind) -> Bool {
    let names: [PropertyName] = [.accessories, .accessoryType]
    let own = names.compactMap { cell.properties[$0] }
    let cycles = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    let assigned = (cycles + rules.flatMap(\.assignments)).filter { names.contains($0.property) }
    return (own + assigned.map(\.value)).contains { value in
      switch value {
      case .accessories(let accessories): accessories.contains { $0.kind == kind }
      case .word(let word):
        AccessoryType(rawValue: word)?.accessories.contains { $0.kind == kind } == true
      default: false
      }
    }
  }

  /// The names of all that takes touches as a control does: the controls, and the info button of `detail`, which UIKit
  /// makes.
  package var namesOfControls: [ViewName] {
    let accessories: [ViewName] = mayShow(.detail) ? [.accessory(.detail)] : []
    return controls.map(\.name) + accessories
  }
}
