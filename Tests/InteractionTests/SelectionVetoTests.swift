import Interaction
import Synchronization
import Testing

@Suite("A delegate that refuses")
struct SelectionVetoTests {
  @Test("no highlight, no selection: the lift calls no should method")
  func shouldHighlight() {
    let delegate = SelectionDelegate.refusing(.shouldHighlight)
    var model = SelectionModel.single
    #expect(model.log(.began(item: 0), delegate: delegate) == ["shouldHighlight 0"])
    #expect(model == .single)
    #expect(
      model.log(.moved(inside: false), .moved(inside: true), .ended, delegate: delegate) == [])
    #expect(model == .single)
  }

  @Test("a refused highlight does not silently deselect the old cell")
  func shouldHighlightKeepsOld() {
    let selected = SelectionModel.single.after(.select(item: 0))
    var model = selected
    #expect(
      model.log(.began(item: 1), .ended, delegate: .refusing(.shouldHighlight, item: 1))
        == ["shouldHighlight 1"])
    #expect(model == selected)
  }

  @Test("if a highlight is refused when the finger comes back in, the finger counts as outside")
  func shouldHighlightBackIn() {
    let delegate = SelectionDelegate.refusing(.shouldHighlight)
    var model = SelectionModel.single.after(.began(item: 0), .moved(inside: false))
    #expect(model.log(.moved(inside: true), delegate: delegate) == ["shouldHighlight 0"])
    #expect(model.touchRegion == .outside)
    #expect(model.log(.ended, delegate: delegate) == [])
    #expect(model == .single)
  }

  @Test("a refused selection keeps the old one, and still unhighlights")
  func shouldSelect() {
    let selected = SelectionModel.single.after(.select(item: 0))
    var model = selected.after(.began(item: 1))
    #expect(
      model.log(.ended, delegate: .refusing(.shouldSelect)) == [
        "shouldSelect 1", "isHighlighted false 1", "didUnhighlight 1", "isSelected true 0",
      ])
    #expect(model == selected)
  }

  @Test("a refused selection without the silent deselection changes no flag but the highlight")
  func shouldSelectPolicyOff() {
    let selected = SelectionModel.keepingOld.after(.select(item: 0))
    var model = selected.after(.began(item: 1))
    #expect(
      model.log(.ended, delegate: .refusing(.shouldSelect)) == [
        "shouldSelect 1", "isHighlighted false 1", "didUnhighlight 1",
      ])
    #expect(model == selected)
  }

  @Test("a refused deselection keeps the cell selected, and still unhighlights")
  func shouldDeselect() {
    let selected = SelectionModel.multiple.after(.select(item: 0))
    var model = selected.after(.began(item: 0))
    #expect(
      model.log(.ended, delegate: .refusing(.shouldDeselect)) == [
        "shouldDeselect 0", "isHighlighted false 0", "didUnhighlight 0",
      ])
    #expect(model == selected)
  }

  @Test("a veto for one item does not affect another")
  func perItem() {
    var model = SelectionModel.single
    let delegate = SelectionDelegate.refusing(.shouldSelect, item: 1)
    _ = model.log(.began(item: 1), .ended, delegate: delegate)
    #expect(model.selectedItems.isEmpty)
    _ = model.log(.began(item: 0), .ended, delegate: delegate)
    #expect(model.selectedItems == [0])
  }

  @Test("the delegate is called with the state that the cell has at that moment")
  func statesAsked() {
    let asked = Mutex<[String]>([])
    let delegate = SelectionDelegate { question, item, state in
      asked.withLock { $0.append("\(question) \(item) \(state.id)") }
      return true
    }
    var model = SelectionModel.multiple
    _ = model.log(.began(item: 0), .ended, .began(item: 0), .ended, delegate: delegate)
    #expect(
      asked.withLock { $0 } == [
        "shouldHighlight 0 normal", "shouldSelect 0 highlighted", "shouldHighlight 0 selected",
        "shouldDeselect 0 highlighted+selected",
      ])
  }

  @Test("unhighlighting first, the question of selection is about an unhighlighted cell")
  func statesAskedUnhighlightFirst() {
    let asked = Mutex<[String]>([])
    let delegate = SelectionDelegate { question, item, state in
      asked.withLock { $0.append("\(question) \(item) \(state.id)") }
      return true
    }
    var model = SelectionModel.unhighlightFirst
    _ = model.log(.began(item: 0), .ended, delegate: delegate)
    #expect(asked.withLock { $0 } == ["shouldHighlight 0 normal", "shouldSelect 0 normal"])
  }
}
