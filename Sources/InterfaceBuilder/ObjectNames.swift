internal import Vocabulary
internal import XMLReading

/// Gives the views of a cell their names: an outlet of the cell, an outlet of another object, the
/// label or the restoration identifier in Interface Builder, or the kind of view.
///
/// A second view without a name of its own gets the beginning of its identifier in the file added
/// to its kind. So a view that is added later renames no other, wherever it is added.
struct ObjectNames {
  private var taken: Set<String>
  private let outlets: [String: [InterfaceBuilderDocument.Outlet]]
  private let cell: String

  /// Creates the names of a cell.
  ///
  /// - Parameters:
  ///   - outlets: The outlets of the document, by their destinations.
  ///   - cell: The identifier of the cell.
  init(outlets: [String: [InterfaceBuilderDocument.Outlet]], cell: String) {
    self.outlets = outlets
    self.cell = cell
    taken = []
  }

  /// The name that an outlet gives an object; `nil` for none.
  func outlet(to id: String) -> String? {
    guard let all = outlets[id] else { return nil }
    let own = all.first { $0.owner == cell } ?? all.first
    return own.flatMap { Self.word($0.property) }
  }

  /// Names a view and all views below it: first all that have names of their own, so that these
  /// do not depend on others, and then the rest.
  mutating func name(_ view: inout DesignedView) {
    nameOwn(&view)
    nameRest(&view)
  }

  private mutating func nameOwn(_ view: inout DesignedView) {
    for index in view.subviews.indices {
      let child = view.subviews[index]
      let own =
        outlet(to: child.id) ?? child.element["userLabel"].flatMap(Self.camelCase)
        ?? child.element["restorationIdentifier"].flatMap(Self.camelCase)
      if let own { view.subviews[index].name = take(own, id: child.id) }
      nameOwn(&view.subviews[index])
    }
  }

  private mutating func nameRest(_ view: inout DesignedView) {
    for index in view.subviews.indices {
      let child = view.subviews[index]
      if child.name.isEmpty {
        view.subviews[index].name = take(Self.word(of: child), id: child.id)
      }
      nameRest(&view.subviews[index])
    }
  }

  private static func word(of view: DesignedView) -> String {
    switch view.kind {
    case .box: word(view.element.name) ?? "box"
    case .switchControl: "switchControl"
    case .view, .label, .imageView, .stackView, .button, .progressView, .activityIndicatorView,
      .textField, .textView, .slider, .segmentedControl, .stepper, .pageControl:
      view.kind.word
    }
  }

  /// Returns a name that no other view or constraint has.
  ///
  /// - Parameter id: The identifier in the file, whose beginning is added if the name is taken.
  mutating func take(_ wanted: String, id: String) -> String {
    var name = String(wanted.prefix(56))
    if !ViewName(rawValue: name).isAllowed || Self.reserved.contains(name) { name += "View" }
    if taken.contains(name) {
      let block = id.split(separator: "-").first.flatMap { Self.word(String($0), first: false) }
      if let block { name += "_\(block.prefix(6))" }
    }
    let base = name
    var number = 2
    while taken.contains(name) {
      name = "\(base)_\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  /// The words of predicates, which would be confusing as names.
  private static let reserved: Set<String> = [
    "and", "or", "not", "true", "false", "nil", "highlighted", "selected", "disabled", "focused",
    "pinned", "editing", "expanded", "swiped", "reordering", "dark", "item", "contentSize", "null",
    "switch",
  ]

  /// The letters, digits and underscores of a text, if it begins with a letter or underscore.
  private static func word(_ text: String, first needsLetter: Bool = true) -> String? {
    let kept = text.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
    }
    guard let first = kept.first, !needsLetter || !("0"..."9").contains(first) else { return nil }
    return String(String.UnicodeScalarView(kept))
  }

  /// A text such as "Payment Method" as a name, `paymentMethod`; `nil` if it has no letters that a
  /// name can have.
  private static func camelCase(_ text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    guard let first = words.first else { return nil }
    let isAllCapitals = first.allSatisfy { !$0.isLowercase }
    let start =
      isAllCapitals ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return word(words.dropFirst().reduce(start) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() })
  }
}
