import Interaction
import Testing

@Suite("Multiple selection, and selection by the app")
struct SelectionModeTests {
  @Test("taps add to the selection, without calls for other cells")
  func multipleAdds() {
    var model = SelectionModel.multiple
    #expect(
      model.calls(.began(item: 0), .ended) == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ])
    #expect(
      model.log(.began(item: 1), .ended) == [
        "shouldHighlight 1", "isHighlighted true 1", "didHighlight 1", "shouldSelect 1",
        "isSelected true 1", "didSelect 1", "isHighlighted false 1", "didUnhighlight 1",
      ])
    #expect(model.selectedItems == [0, 1])
    #expect(model.pair == [.selected, .selected])
  }

  @Test("a second tap calls shouldDeselect, and deselects")
  func multipleRemoves() {
    var model = SelectionModel.multiple.after(
      .began(item: 0), .ended, .began(item: 1), .ended)
    #expect(
      model.log(.began(item: 0), .ended) == [
        "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0", "shouldDeselect 0",
        "isSelected false 0", "didDeselect 0", "isHighlighted false 0", "didUnhighlight 0",
      ])
    #expect(model.selectedItems == [1])
    #expect(model.pair == [.normal, .selected])
  }

  @Test("a second tap, unhighlighting first")
  func multipleRemovesUnhighlightFirst() {
    var model = SelectionModel(
      .init(
        allowsMultipleSelection: true, policies: SelectionPolicies(delegateOrder: .unhighlightFirst)
      ))
    #expect(
      model.calls(.began(item: 0), .ended, .began(item: 0), .ended) == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0", "didSelect 0",
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldDeselect 0",
        "didDeselect 0",
      ])
  }

  @Test("single selection never calls shouldDeselect")
  func singleDoesNotAsk() {
    var model = SelectionModel.single
    let calls = model.calls(
      .began(item: 0), .ended, .began(item: 0), .ended, .began(item: 1), .ended)
    #expect(!calls.contains { $0.hasPrefix("shouldDeselect") })
    #expect(calls.filter { $0.hasPrefix("did") && $0.hasSuffix("0") }.last == "didDeselect 0")
  }

  @Test("the app selects without any call; in single selection the old item goes first")
  func programmaticSingle() {
    var model = SelectionModel.single
    #expect(model.log(.select(item: 0)) == ["isSelected true 0"])
    #expect(model.log(.select(item: 0)).isEmpty)
    #expect(model.log(.select(item: 1)) == ["isSelected false 0", "isSelected true 1"])
    #expect(model.selectedItems == [1])
    #expect(model.log(.deselect(item: 0)).isEmpty)
    #expect(model.log(.deselect(item: 1)) == ["isSelected false 1"])
    #expect(model == .single)
  }

  @Test("the app selects without any call; multiple selection keeps the others")
  func programmaticMultiple() {
    var model = SelectionModel.multiple
    #expect(
      model.log(.select(item: 1), .select(item: 0)) == ["isSelected true 1", "isSelected true 0"])
    #expect(model.selectedItems == [0, 1])
    #expect(model.log(.deselect(item: 1)) == ["isSelected false 1"])
    #expect(model.selectedItems == [0])
  }

  @Test("the app's selection does not call should methods of the delegate")
  func programmaticIgnoresDelegate() {
    var model = SelectionModel.single
    let refusing = SelectionDelegate { _, _, _ in false }
    #expect(model.log(.select(item: 0), delegate: refusing) == ["isSelected true 0"])
    #expect(model.log(.deselect(item: 0), delegate: refusing) == ["isSelected false 0"])
  }
}

@Suite("The old cell while another one is touched")
struct SilentDeselectionTests {
  private let selected = SelectionModel.single.after(.select(item: 0))

  @Test("it is shown unselected at once, silently, and still belongs to the selection")
  func touchDown() {
    var model = selected
    #expect(
      model.log(.began(item: 1)) == [
        "shouldHighlight 1", "isSelected false 0", "isHighlighted true 1", "didHighlight 1",
      ])
    #expect(model.pair == [.normal, .highlighted])
    #expect(model.selectedItems == [0])
  }

  @Test("when a lift calls the delegate, the flag has changed already")
  func lift() {
    var model = selected.after(.began(item: 1))
    #expect(
      model.log(.ended) == [
        "shouldSelect 1", "didDeselect 0", "isSelected true 1", "didSelect 1",
        "isHighlighted false 1", "didUnhighlight 1",
      ])
    #expect(model.pair == [.normal, .selected])
  }

  @Test("a cancelled touch gives it back, silently")
  func cancelled() {
    var model = selected.after(.began(item: 1))
    #expect(
      model.log(.cancelled) == ["isHighlighted false 1", "didUnhighlight 1", "isSelected true 0"])
    #expect(model == selected)
  }

  @Test("dragging out does not give it back yet, a lift outside does")
  func liftOutside() {
    var model = selected.after(.began(item: 1))
    #expect(model.log(.moved(inside: false)) == ["isHighlighted false 1", "didUnhighlight 1"])
    #expect(model.pair == [.normal, .normal])
    #expect(model.log(.ended) == ["isSelected true 0"])
    #expect(model == selected)
  }

  @Test("a cancel outside gives it back")
  func cancelledOutside() {
    var model = selected.after(.began(item: 1), .moved(inside: false))
    #expect(model.log(.cancelled) == ["isSelected true 0"])
    #expect(model == selected)
  }

  @Test("a touch on the selected cell itself does not touch its flag")
  func onItself() {
    var model = selected
    #expect(!model.log(.began(item: 0)).contains("isSelected false 0"))
    #expect(model.state(of: 0) == [.highlighted, .selected])
  }

  @Test("with the policy off, the old cell changes only at the lift")
  func policyOff() {
    var model = SelectionModel.keepingOld.after(.select(item: 0))
    #expect(
      model.log(.began(item: 1)) == ["shouldHighlight 1", "isHighlighted true 1", "didHighlight 1"])
    #expect(model.pair == [.selected, .highlighted])
    #expect(
      model.log(.ended) == [
        "shouldSelect 1", "isSelected false 0", "didDeselect 0", "isSelected true 1", "didSelect 1",
        "isHighlighted false 1", "didUnhighlight 1",
      ])
  }

  @Test("with the policy off, a cancelled touch leaves the old cell alone")
  func policyOffCancelled() {
    let selected = SelectionModel.keepingOld.after(.select(item: 0))
    var model = selected.after(.began(item: 1))
    #expect(model.log(.cancelled) == ["isHighlighted false 1", "didUnhighlight 1"])
    #expect(model == selected)
  }

  @Test("multiple selection suspends nothing")
  func multiple() {
    var model = SelectionModel.multiple.after(.select(item: 0))
    #expect(!model.log(.began(item: 1)).contains("isSelected false 0"))
    #expect(model.pair == [.selected, .highlighted])
  }

  @Test("changes by the app during a touch are used")
  func programmaticMeanwhile() {
    var model = selected.after(.began(item: 1))
    #expect(model.log(.deselect(item: 0)).isEmpty)
    #expect(model.log(.cancelled) == ["isHighlighted false 1", "didUnhighlight 1"])
    #expect(model == .single)

    model = selected.after(.began(item: 1))
    #expect(model.log(.select(item: 0)) == ["isSelected true 0"])
    #expect(model.log(.cancelled) == ["isHighlighted false 1", "didUnhighlight 1"])
    #expect(model == selected)

    model = selected.after(.began(item: 1))
    #expect(model.log(.select(item: 2)) == ["isSelected true 2"])
    #expect(model.calls(.ended).contains("didDeselect 2"))
    #expect(model.selectedItems == [1])
  }
}
