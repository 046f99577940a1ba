import Interaction
import Testing

@Suite("Touches on cells without a veto of the delegate")
struct SelectionTouchTests {
  @Test("at rest nothing is highlighted or selected")
  func rest() {
    let model = SelectionModel.single
    #expect(model.configuration.allowsSelection)
    #expect(!model.configuration.allowsMultipleSelection)
    #expect(model.configuration.policies.delegateOrder == .unhighlightLast)
    #expect(model.configuration.policies.deselectsOnTouchDown)
    #expect(model.pair == [.normal, .normal])
    #expect(model.highlightedItem == nil)
    #expect(model.selectedItems.isEmpty)
    #expect(model.touchRegion == .none)
  }

  @Test("a finger that comes down highlights")
  func down() {
    var model = SelectionModel.single
    #expect(
      model.log(.began(item: 0)) == ["shouldHighlight 0", "isHighlighted true 0", "didHighlight 0"])
    #expect(model.pair == [.highlighted, .normal])
    #expect(model.highlightedItem == 0)
    #expect(model.selectedItems.isEmpty)
    #expect(model.touchRegion == .inside)
  }

  @Test("a lift on the cell selects, and unhighlights last")
  func tap() {
    var model = SelectionModel.single.after(.began(item: 0))
    #expect(
      model.log(.ended) == [
        "shouldSelect 0", "isSelected true 0", "didSelect 0", "isHighlighted false 0",
        "didUnhighlight 0",
      ])
    #expect(model.pair == [.selected, .normal])
    #expect(model.selectedItems == [0])
    #expect(model.touchRegion == .none)
  }

  @Test("a tap on another cell: the order of the header")
  func headerOrder() {
    var model = SelectionModel.single.after(.began(item: 0), .ended)
    #expect(
      model.calls(.began(item: 1), .ended) == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
        "didUnhighlight 1",
      ])
    #expect(model.pair == [.normal, .selected])
    #expect(model.selectedItems == [1])
  }

  @Test("a tap on another cell: the order that unhighlights first")
  func unhighlightFirstOrder() {
    var model = SelectionModel.unhighlightFirst.after(.began(item: 0), .ended)
    #expect(
      model.calls(.began(item: 1), .ended) == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1",
        "didDeselect 0", "didSelect 1",
      ])
    #expect(model.pair == [.normal, .selected])
  }

  @Test("with the header's order a cell is both for a moment, with the other one it never is")
  func overlap() {
    var header = SelectionModel.single.after(.began(item: 0))
    #expect(
      header.log(.ended).filter { $0.hasPrefix("is") }
        == ["isSelected true 0", "isHighlighted false 0"])
    var other = SelectionModel.unhighlightFirst.after(.began(item: 0))
    #expect(
      other.log(.ended).filter { $0.hasPrefix("is") }
        == ["isHighlighted false 0", "isSelected true 0"])
  }

  @Test("a tap on the selected cell selects again and changes no flag but the highlight")
  func tapSelected() {
    var model = SelectionModel.single.after(.began(item: 0), .ended)
    #expect(
      model.log(.began(item: 0)) == ["shouldHighlight 0", "isHighlighted true 0", "didHighlight 0"])
    #expect(model.state(of: 0) == [.highlighted, .selected])
    #expect(
      model.log(.ended) == [
        "shouldSelect 0", "didSelect 0", "isHighlighted false 0", "didUnhighlight 0",
      ])
    #expect(model.pair == [.selected, .normal])
  }

  @Test(
    "dragging out unhighlights, dragging back in calls shouldHighlight again, a lift there selects")
  func dragOutAndIn() {
    var model = SelectionModel.single.after(.began(item: 0))
    #expect(model.log(.moved(inside: false)) == ["isHighlighted false 0", "didUnhighlight 0"])
    #expect(model.pair == [.normal, .normal])
    #expect(model.touchRegion == .outside)
    #expect(
      model.log(.moved(inside: true)) == [
        "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0",
      ])
    #expect(model.touchRegion == .inside)
    #expect(model.calls(.ended) == ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
    #expect(model.selectedItems == [0])
  }

  @Test("moving without crossing the cell's edge is nothing")
  func moveWithin() {
    var model = SelectionModel.single.after(.began(item: 0))
    let before = model
    #expect(model.log(.moved(inside: true)).isEmpty)
    #expect(model == before)
    _ = model.handle(.moved(inside: false))
    let outside = model
    #expect(model.log(.moved(inside: false)).isEmpty)
    #expect(model == outside)
  }

  @Test("a lift outside selects nothing and says nothing")
  func liftOutside() {
    var model = SelectionModel.single.after(.began(item: 0), .moved(inside: false))
    #expect(model.log(.ended).isEmpty)
    #expect(model == .single)
  }

  @Test("a lift outside of the selected cell leaves it selected")
  func liftOutsideOfSelected() {
    let selected = SelectionModel.single.after(.began(item: 0), .ended)
    var model = selected
    _ = model.log(.began(item: 0), .moved(inside: false))
    #expect(model.log(.ended).isEmpty)
    #expect(model == selected)
  }

  @Test("a cancelled touch unhighlights and selects nothing")
  func cancel() {
    var model = SelectionModel.single.after(.began(item: 0))
    #expect(model.log(.cancelled) == ["isHighlighted false 0", "didUnhighlight 0"])
    #expect(model == .single)
    #expect(model.log(.ended).isEmpty)
  }

  @Test("a touch that is cancelled outside of its cell says nothing more")
  func cancelOutside() {
    var model = SelectionModel.single.after(.began(item: 0), .moved(inside: false))
    #expect(model.log(.cancelled).isEmpty)
    #expect(model == .single)
  }

  @Test("a second finger is ignored, on the same cell, on another and while outside")
  func secondFinger() {
    var model = SelectionModel.single.after(.began(item: 0))
    let before = model
    #expect(model.log(.began(item: 1), .began(item: 0), .began(item: nil)).isEmpty)
    #expect(model == before)
    #expect(
      model.calls(.moved(inside: false), .began(item: 1)) == ["didUnhighlight 0"])
    #expect(model.pair == [.normal, .normal])
    #expect(model.calls(.moved(inside: true)) == ["shouldHighlight 0", "didHighlight 0"])
  }

  @Test("a cell that a finger holds takes no other one, and another cell does")
  func twoFingers() {
    var model = SelectionModel.single.after(.began(item: 0))
    #expect(model.handle(.began(item: 0), finger: 2).isEmpty)
    #expect(model.touchRegion(ofFinger: 2) == .none)
    #expect(!model.handle(.began(item: 1), finger: 2).isEmpty)
    #expect(model.touchRegion(ofFinger: 2) == .inside)
    #expect(model.pair == [.highlighted, .highlighted])
  }

  @Test("a finger that comes down beside all cells touches nothing")
  func besideCells() {
    var model = SelectionModel.single.after(.began(item: 0), .ended)
    let before = model
    #expect(
      model.log(.began(item: nil), .moved(inside: false), .moved(inside: true), .ended).isEmpty)
    #expect(model == before)
  }

  @Test("moves, lifts and cancels without a finger are nothing")
  func withoutFinger() {
    var model = SelectionModel.single
    #expect(model.log(.moved(inside: true), .moved(inside: false), .ended, .cancelled).isEmpty)
    #expect(model == .single)
  }

  @Test("without selection neither touches nor the app change anything")
  func selectionNotAllowed() {
    for multiple in [false, true] {
      let rest = SelectionModel(
        .init(allowsSelection: false, allowsMultipleSelection: multiple))
      var model = rest
      #expect(
        model.log(
          .began(item: 0), .moved(inside: false), .moved(inside: true), .ended, .began(item: 1),
          .cancelled, .select(item: 0), .deselect(item: 0)
        ).isEmpty)
      #expect(model == rest)
    }
  }
}
