extension Fidelity {
  /// The behaviours of traits.
  static let traits: [Behaviour] = [
    Behaviour(
      "Traits",
      "Bold text makes system fonts two steps heavier: regular becomes semibold.",
      .unverified,
      "The other weights are our choice, and that bold parts of a text become heavier by as much, so that they still differ."
        + " reduceMotion affects predicates only."),
    Behaviour(
      "Traits",
      "With bold text a symbol in a text, in a button or with the size of a text style is as heavy as such text.",
      .documented,
      "A symbol matches text of its style; the documentation does not name bold text. Ours with a point size, or without a"
        + " configuration, keep their weight.",
      source: "UIImage.SymbolConfiguration.init(textStyle:)"),
    Behaviour(
      "Traits",
      "When traits change every visible cell updates its configuration once, and its dynamic"
        + " colours are resolved again.",
      .documented,
      "In scripts this is the step `traits`. The trace has one traitCollectionDidChange for all"
        + " views.",
      source: "UIView.traitCollectionDidChange(_:)"),
    Behaviour(
      "Traits",
      "A change of traits is not animated, except for what rules with an animation assign.",
      .unverified),
    Behaviour(
      "Traits",
      "Self-sizing cells are measured again when the text size, bold text or the direction"
        + " changes. Cells that are not visible are measured when they become visible.",
      .unverified),
    Behaviour(
      "Traits",
      "`platform` chooses the margins and heights of rows, the corners of cards, the letters of headers"
        + " and the shapes of controls of iOS 18 or iOS 26. Everything else is that of iOS 15 to 18.",
      .ourChoice,
      "iOS 26 has larger headers, and separators that end before the edge of a card (from memory); there is"
        + " no source for their measures yet."),
  ]
}
