import Interaction
import Testing

@Suite("Selection while editing, and refused selection")
struct EditingSelectionTests {
  private func model(
    selection: Bool = false, multiple: Bool = false, performs: Bool = false
  ) -> SelectionModel {
    SelectionModel(
      .init(
        allowsSelectionDuringEditing: selection, allowsMultipleSelectionDuringEditing: multiple,
        performsPrimaryAction: performs), isEditing: true)
  }

  @Test("both settings are off by default, and the app cannot select either")
  func off() {
    var model = model()
    #expect(model.log(.began(item: 0), .ended, .select(item: 0)).isEmpty)
    #expect(model.selectedItems.isEmpty)
  }

  @Test("with single selection one cell takes the place of the other")
  func single() {
    let model = model(selection: true).after(.began(item: 0), .ended, .began(item: 1), .ended)
    #expect(model.selectedItems == [1])
  }

  @Test("multiple selection needs no other setting")
  func multiple() {
    let model = model(multiple: true).after(.began(item: 0), .ended, .began(item: 1), .ended)
    #expect(model.selectedItems == [0, 1])
  }

  @Test("the selection stays when editing begins or ends")
  func kept() {
    var model = model(multiple: true).after(.began(item: 0), .ended, .began(item: 1), .ended)
    model.isEditing = false
    #expect(model.selectedItems == [0, 1])
    #expect(model.after(.began(item: 2), .ended).selectedItems == [2])
  }

  @Test("no primary action is performed while editing, or for a second cell")
  func primaryAction() {
    var editing = model(multiple: true, performs: true)
    #expect(!editing.calls(.began(item: 0), .ended).contains("performPrimaryAction 0"))
    editing.isEditing = false
    #expect(
      editing.calls(.began(item: 1), .ended) == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
        "performPrimaryAction 1", "didUnhighlight 1",
      ])
  }

  @Test("a refused selection keeps the old cell, or deselects it by a policy")
  func veto() {
    let refusing = SelectionDelegate.refusing(.shouldSelect, item: 1)
    var keeping = SelectionModel.single.after(.began(item: 0), .ended)
    _ = keeping.log(.began(item: 1), .ended, delegate: refusing)
    #expect(keeping.pair == [.selected, .normal])
    var deselecting = SelectionModel(
      .init(policies: SelectionPolicies(vetoedSelection: .deselectsOld))
    ).after(.began(item: 0), .ended)
    #expect(
      deselecting.log(.began(item: 1), .ended, delegate: refusing) == [
        "shouldHighlight 1", "isSelected false 0", "isHighlighted true 1", "didHighlight 1",
        "shouldSelect 1", "didDeselect 0", "isHighlighted false 1", "didUnhighlight 1",
      ])
    #expect(deselecting.pair == [.normal, .normal])
  }
}
