internal import Interaction
internal import Wording

/// What a sheet of regions shows: the parallel regions of a statechart with pictures of their places,
/// pictures of combinations, and what regions do to each other.
package struct RegionChart: Sendable {
  /// A place of a region.
  package struct Node: Sendable {
    /// The name, for example "highlighted".
    package let name: String
    /// The changes of the picture by the place, in words; empty for the base.
    package let differences: [String]
    /// The part of the cell that the region changes.
    package let specimen: Specimen
    /// How the cell moves from the base to the place, as "0.2 s, easeInOut"; empty for at once.
    package let motion: String
    /// The findings about the place, in a few words each.
    package let faults: [String]

    /// Creates a place.
    package init(
      name: String, differences: [String] = [], specimen: Specimen, motion: String = "",
      faults: [String] = []
    ) {
      self.faults = faults
      (self.name, self.differences, self.specimen) = (name, differences, specimen)
      self.motion = motion
    }
  }

  /// A move from one place to another.
  package struct Arrow: Hashable, Sendable {
    /// The indices of the places. `to` is the number of places where the item is deleted.
    package let from, to: Int
    /// The actions, each of which causes the move.
    package let actions: [String]
    /// The gestures and the events of controls in words, in order.
    package let gestures: [String]
    /// The delegate calls, in order.
    package let calls: [String]
    /// The guard in brackets, as "[in highlighted]"; empty for none.
    package let guardText: String
    /// How the cell moves, as "0.2 s, easeInOut"; empty for at once.
    package let motion: String
    /// Whether the app acts, and not a finger.
    package let isOfApp: Bool
    /// How the cell answers; `nil` where no audit asks.
    package let answer: DiagramRemark?

    /// Creates an arrow.
    package init(
      from: Int, to: Int, actions: [String], gestures: [String] = [], calls: [String] = [],
      guardText: String = "", motion: String = "", isOfApp: Bool = false,
      answer: DiagramRemark? = nil
    ) {
      self.answer = answer
      (self.gestures, self.motion) = (gestures, motion)
      (self.from, self.to, self.actions, self.calls) = (from, to, actions, calls)
      (self.guardText, self.isOfApp) = (guardText, isOfApp)
    }

    /// Returns the arrow with other actions.
    package func saying(_ actions: [String]) -> Arrow {
      Arrow(
        from: from, to: to, actions: actions, gestures: gestures, calls: calls,
        guardText: guardText, motion: motion, isOfApp: isOfApp, answer: answer)
    }
  }

  /// How the places of a region are connected.
  package enum Kind: Hashable, Sendable {
    /// By the region's arrows.
    case arrows
    /// Every place with every other one: the app sets any value at any time.
    case anyOf
    /// Each place with its neighbours: the app sets one value after the other.
    case steps
  }

  /// A region.
  package struct Region: Sendable {
    /// The title, for example "Touch".
    package let title: String
    /// Remarks below the title: the property's name, and who sets it.
    package let notes: [String]
    /// The places.
    package let nodes: [Node]
    /// The index of the initial place.
    package let initial: Int
    /// The moves.
    package let arrows: [Arrow]
    /// How the places are connected.
    package let kind: Kind
    /// The only place of another region in which this one is visible, as "download loading"; `nil` if its visibility
    /// does not depend on another region.
    package let context: String?
    /// Whether the places look different.
    package let isVisible: Bool

    /// Creates a region.
    package init(
      title: String, notes: [String] = [], nodes: [Node], initial: Int, arrows: [Arrow],
      kind: Kind = .arrows, context: String? = nil, isVisible: Bool = true
    ) {
      self.isVisible = isVisible
      (self.title, self.notes, self.nodes, self.initial) = (title, notes, nodes, initial)
      (self.arrows, self.kind, self.context) = (arrows, kind, context)
    }

    /// Whether an arrow leads to the end of a deleted item, which is no place.
    var hasEnd: Bool { arrows.contains { !nodes.indices.contains($0.to) } }

    /// The name of the place to which an arrow leads, or of the end.
    func name(ofEnd index: Int) -> String {
      nodes.indices.contains(index) ? nodes[index].name : StateGraph.deleted
    }
  }

  /// A combination of places.
  package struct Look: Sendable {
    /// The names of the places that are not the base's, joined by plus signs; "base" for none.
    package let name: String
    /// The whole cell.
    package let specimen: Specimen

    /// Creates a combination.
    package init(name: String, specimen: Specimen) { (self.name, self.specimen) = (name, specimen) }
  }

  /// How two regions affect each other.
  package struct Interaction: Sendable {
    /// The result, as "selected hides played".
    package let title: String
    /// An explanation.
    package let text: String
    /// The cell with both; `nil` where words are enough.
    package let specimen: Specimen?

    /// Creates a remark.
    package init(title: String, text: String, specimen: Specimen? = nil) {
      (self.title, self.text, self.specimen) = (title, text, specimen)
    }
  }

  /// The title.
  package let title: String
  /// How many states and looks there are.
  package let summary: String
  /// The same without a formula, for the alternative text.
  package let spokenSummary: String
  /// The regions, those that are seen only inside another directly after it.
  package let regions: [Region]
  /// The arrows that delete the item and so leave all regions. Their places have no meaning.
  package let ends: [Arrow]
  /// The combinations; empty if there is only one region.
  package let looks: [Look]
  /// The meaning of the combinations.
  package let looksNote: String
  /// How regions affect each other, the strongest effect first.
  package let interactions: [Interaction]
  /// Remarks for the footer.
  package let sentences: [String]
  /// The findings of an audit in every state, in a few words each.
  package let faults: [String]
  /// The findings of an audit in some states that share no place, in a few words each, with the states.
  package let scatteredFaults: [String]
  /// What assistive apps find in the initial state; empty if the scene sets no accessibility properties.
  package let spoken: String

  /// Creates a chart.
  package init(
    title: String, summary: String, spokenSummary: String? = nil, regions: [Region],
    ends: [Arrow] = [], looks: [Look] = [], looksNote: String = "",
    interactions: [Interaction] = [], sentences: [String] = [], spoken: String = "",
    faults: [String] = [], scatteredFaults: [String] = []
  ) {
    (self.spoken, self.faults, self.ends) = (spoken, faults, ends)
    self.scatteredFaults = scatteredFaults
    self.spokenSummary = spokenSummary ?? summary
    (self.title, self.summary, self.regions) = (title, summary, regions)
    (self.looks, self.looksNote, self.interactions) = (looks, looksNote, interactions)
    self.sentences = sentences
  }

  /// The alternative text, in sentences.
  package var description: String {
    let head = "Statechart: \(title). \(spokenSummary)"
    let places = regions.map { region in
      let names = region.nodes.map { spacedWords($0.name) }.joined(separator: ", ")
      let inside = region.context.map { ", inside \(spacedWords($0))" } ?? ""
      return "\(spacedWords(region.title))\(inside): \(names)."
    }
    let titles = regions.map { spacedWords($0.title).lowercased() }.joined(separator: ", ")
    let read = spoken.isEmpty ? [] : ["VoiceOver reads: \(spoken)."]
    let affected = interactions.map { "\(spacedWords($0.title).capitalizedFirst)." }
    let ended =
      ends.isEmpty
      ? [] : ["The item is deleted after \(ends.flatMap(\.actions).joined(separator: ", "))."]
    // What is read and what hides something else is always listed; in a text that would be too long, regions have only
    // their titles.
    let whole = [head] + places + ended + read
    return isShort(whole + affected.prefix(1))
      ? alternativeText(whole + affected)
      : alternativeText([head, "Regions: \(titles)."] + ended + read + affected)
  }
}
