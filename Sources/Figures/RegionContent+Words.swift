internal import Diagrams
internal import Interaction
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Wording

/// The sentences of a sheet of regions.
extension RegionContent {
  /// How many regions, states and looks there are.
  ///
  /// - Parameter isSpoken: Whether the product of the regions' places is left out.
  func summary(isSpoken: Bool = false) -> String {
    let counts = states.regions.map(\.places.count)
    let product = counts.map(String.init).joined(separator: " · ")
    let total = counts.reduce(Optional(1)) { product, count in
      product.flatMap { number -> Int? in
        let (next, isTooLarge) = number.multipliedReportingOverflow(by: count)
        return isTooLarge ? nil : next
      }
    }
    var states: String
    switch (self.states.stateCount, total) {
    case (let count?, let total?) where count == total: states = "\(product) = \(count) states"
    case (let count?, let total?): states = "\(count) of \(product) = \(total) states are reachable"
    case (let count?, nil): states = "\(count) states"
    case (nil, _): states = "\(product) states"
    }
    if counts.count == 1 || isSpoken, let count = self.states.stateCount {
      states = count == 1 ? "one state" : "\(count) states"
    }
    let looks = self.looks.count.map { "\($0) \($0 == 1 ? "look" : "looks")" }
    let head =
      counts.count == 1 ? "One region." : "\(counts.count) regions that run side by side."
    return [head, [states, looks ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") + "."]
      .joined(separator: " ")
  }

  var sentences: [String] {
    var sentences = renderer.pictureSentences + renderer.stopSentences
    if states.parts.contains(where: { $0.values.contains(StateChart.suspended) }) {
      sentences.append(
        "Suspended: selected, but shown unselected until the touch on another cell is decided.")
    }
    let unseen = looks.invisible.sorted().map { names.title($0) }
    if !unseen.isEmpty {
      sentences.append("Changes nothing that can be seen: \(unseen.joined(separator: ", ")).")
    }
    let parts = Set(states.parts.map(\.word.text))
    /// The flags of controls that are in no region, in words.
    func left(_ isMeant: (ControlFlag) -> Bool) -> [String] {
      renderer.resolved.scene.states.filter { $0.isImplied && !parts.contains($0.name) }
        .map(\.name).filter { ControlFlag.parts(of: $0).map { isMeant($0.property) } ?? false }
        .map { names.name(.custom($0)) }
    }
    let touched = left { $0 == .highlighted }
    if !touched.isEmpty {
      sentences.append(
        "Left out: \(touched.joined(separator: ", ")), set while a finger is on the control;"
          + " --form flat has them.")
    }
    let turned = left(\.isOfSwitches)
    if !turned.isEmpty {
      sentences.append(
        "Left out: \(turned.joined(separator: ", ")), set by touches; nothing in the scene depends on"
          + (turned.count == 1 ? " it." : " them.")
      )
    }
    sentences += renderer.scriptSentences + renderer.swipeSentences
    if !states.lost.isEmpty {
      let lost = states.lost.map { names.name($0) }.joined(separator: ", ")
      sentences.append(
        "When the cell scrolls out of view it is reused, and the app must set again: \(lost).")
    }
    if !states.deletions.isEmpty {
      sentences.append(
        "After \(states.deletingMethods.joined(separator: " or ")) the item is gone.")
    }
    if states.regions.contains(where: { $0.arrows.contains { names.isLong($0.conditions) } }) {
      sentences.append("In some states: the condition is long, and -o x.json has it.")
    }
    if let note = renderer.note(on: states) {
      sentences.append(note.capitalizedFirst + ".")
    }
    if states.regions.count > 1 {
      sentences.append("Every state with every arrow: --form flat, for example -o states.mmd.")
    }
    return sentences
  }
}
