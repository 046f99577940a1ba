internal import Drawing
internal import Interaction
internal import Layout
internal import OrderedCollections
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// Resolves the properties of one cell's views in one state: UIKit's default, overridden by the
/// template, by the item, and by the rules that hold, in order.
struct CellResolver {
  /// The values that views inherit, with the view that has each; `nil` for UIKit.
  typealias Heritage = [PropertyName: (value: TypedValue, owner: ViewName?)]

  /// The properties for which `nil` means the value of another property.
  private static let substitutes: [(name: PropertyName, substitute: PropertyName)] =
    PropertyName.allCases.compactMap { name in name.definition.substitute.map { (name, $0) } }

  let template: CellTemplate
  let surroundings: Surroundings
  let item: Int
  private let section: Int
  let state: CellState
  /// The places of the cell in the viewport.
  private let places: Set<CellPredicate.Place>
  /// Where the cell is in the viewport, if values follow it; empty for a cell without a place.
  private let viewportNumbers: [ViewportNumber: Double]
  /// The state for which the background's transformers were last called; `nil` if the previous
  /// state is unknown.
  let answeredState: CellState?
  /// The assignments of items and rules, by view, in the order in which they are applied.
  private var assignments: [ViewName: [ChosenValue]] = [:]
  /// The assignments of the rules for controls' states (`Scene.controlRules`), which are applied last, by view.
  private var controlAssignments: [ViewName: [ChosenValue]] = [:]

  /// How a table cell shows its selection.
  private(set) var selectionStyle = SelectionStyle.default
  /// Whether the background configuration, and the content configuration, follow the state.
  private(set) var updatesBackground = true
  private(set) var updatesContent = true
  /// Whether UIKit's style fills the background with the tint colour in this state.
  private(set) var hasTintedBackground = false
  /// Whether the cell itself has a background colour.
  private(set) var hasBackgroundColor = false

  init(
    _ template: CellTemplate, in surroundings: Surroundings, item: Int, section: Int = 0,
    state: CellState, places: Set<CellPredicate.Place> = [],
    viewportNumbers: [ViewportNumber: Double] = [:], answeredState: CellState? = nil,
    withoutRules ignored: Set<Int> = [], atKeyframe keyframe: RuleKeyframe? = nil
  ) {
    self.viewportNumbers = viewportNumbers
    self.template = template
    self.surroundings = surroundings
    self.item = item
    self.section = section
    self.state = state
    self.places = places
    self.answeredState = answeredState
    for entry in template.entries(ofItem: item) { assign(entry, .item(item, entry.path)) }
    for (index, rule) in template.rules.enumerated()
    where !ignored.contains(index) && rule.when.holds(for: subject(in: state)) {
      let passed = keyframe.flatMap { $0.rule == index ? $0.number : nil }
      for entry in passed.map(rule.entries(atKeyframe:)) ?? rule.entries {
        assign(entry, .rule(index, entry.path))
      }
    }
    for rule in template.controlRules where rule.when.holds(for: subject(in: state)) {
      for entry in rule.entries {
        controlAssignments[entry.view, default: []].append(
          ChosenValue(value: entry.value, origin: .uiKit))
      }
    }
    let cell = properties(of: template.root)
    selectionStyle = cell[.selectionStyle]
    updatesBackground = cell[.automaticallyUpdatesBackgroundConfiguration]
    updatesContent = cell[.automaticallyUpdatesContentConfiguration]
    hasBackgroundColor = cell[.backgroundColor] != nil
    if let node = backgroundConfiguration {
      let color = updated(properties(of: node), for: state)[PropertyName.backgroundColor]
      // The property's own default is nil, so the style's nil adds no origin.
      hasTintedBackground = color == ResolvedValue(value: .color(nil), origin: .classDefault)
    }
  }

  /// Returns a resolver for the same cell in another state.
  func with(state: CellState) -> CellResolver {
    CellResolver(
      template, in: surroundings, item: item, section: section, state: state, places: places,
      viewportNumbers: viewportNumbers)
  }

  private mutating func assign(_ entry: CellTemplate.Entry, _ origin: ValueOrigin) {
    assignments[entry.view, default: []].append(ChosenValue(value: entry.value, origin: origin))
  }

  /// The subject that predicates are evaluated for.
  func subject(in state: CellState) -> PredicateSubject {
    PredicateSubject(
      item: item, section: section, state: state, traits: surroundings.traits,
      places: places, initialValues: template.initialValues)
  }

  /// The resolved cell with its installed views.
  func cell() -> ResolvedView {
    var cell = resolved(
      template.root, [.tintColor: (TypedValue(.tintColor, .system(.systemBlue)), nil)],
      in: surroundings)
    cell.factors = template.following.map { $0.factors(in: state, template) } ?? [:]
    for constraint in template.constraints {
      let values = properties(constraint.properties, of: constraint.name, hasOneText: false)
      cell.constraints[constraint.name] = ConstraintValues(values, in: surroundings)
    }
    return cell
  }

  /// The background configuration; `nil` if the cell has none.
  var backgroundConfiguration: CellTemplate.Node? {
    template.root.subviews.first { $0.kind == .backgroundConfiguration }
  }

  /// The authored values of a view.
  func properties(of node: CellTemplate.Node) -> CascadedValues {
    properties(node.properties, of: node.name, hasOneText: node.hasOneText)
  }

  /// The template's values of a view or constraint, with the assignments of items and rules.
  ///
  /// - Parameter hasOneText: Whether `text` replaces an earlier `attributedText`.
  private func properties(
    _ written: CascadedValues, of name: ViewName, hasOneText: Bool
  ) -> CascadedValues {
    var properties = written
    for chosen in assignments[name] ?? [] {
      properties.set(chosen)
      let property = chosen.value.property
      // Both are one property in UIKit: the last assignment counts.
      if property == .image { properties.forget(.systemImage) }
      if property == .systemImage { properties.forget(.image) }
      if hasOneText, property == .text,
        properties[PropertyName.attributedText].value.isReplacedByText
      {
        let nothing: AttributedText? = nil
        properties.set(.attributedText, to: nothing, chosen.origin)
      }
    }
    // A state that changes nothing leaves the value's origin.
    for chosen in controlAssignments[name] ?? []
    where properties[chosen.value.property].value != chosen.value.value {
      properties.set(chosen)
    }
    if template.following != nil {
      properties.evaluate(
        { name in
          state.customValues[name] ?? template.initialValues[name]
            ?? ViewportNumber(rawValue: name).map { .number(viewportNumbers[$0] ?? 0) }
        }, seen: template.seen)
    }
    return properties
  }

  /// Whether UIKit hides a view: it shows one of these two only while the cell is selected or
  /// highlighted, and the other otherwise.
  private func isKeptFromSight(_ name: ViewName) -> Bool {
    switch name {
    case .selectedBackgroundView:
      !showsSelection(in: state) || template.usesMultipleSelectionView(in: state)
    case .multipleSelectionBackgroundView:
      !showsSelection(in: state) || !template.usesMultipleSelectionView(in: state)
    default: false
    }
  }

  /// - Parameter outer: The surroundings of the superview, with its tint colour.
  private func resolved(
    _ node: CellTemplate.Node, _ heritage: Heritage, in outer: Surroundings
  ) -> ResolvedView {
    var properties = properties(of: node)
    if isKeptFromSight(node.name) {
      properties.set(.isHidden, to: true, .uiKit)
    }
    if node.kind == .activityIndicatorView { hideWhenStopped(&properties) }
    properties = styled(properties, node)
    if node.name == .contentView,
      properties[PropertyName.directionalLayoutMargins].origin == .uiKit, hasTrailingAccessory
    {
      var margins = properties[Property<DirectionalEdgeInsets>.directionalLayoutMargins]
      margins.trailing = ListMetrics.trailingMarginBesideAccessory
      properties.set(.directionalLayoutMargins, to: margins, .uiKit)
    }
    var heritage = heritage
    for (property, inherited) in heritage {
      if properties[property].value == property.definition.defaultValue {
        properties.set(
          inherited.value, inherited.owner.map { .inherited(from: $0) } ?? .classDefault)
      } else {
        heritage[property] = (properties.chosen(property).value, node.name)
      }
    }
    // `UIColor.tintColor` as the tint colour itself is the superview's.
    let tint = heritage[.tintColor].flatMap { $0.owner == node.name ? $0.value : nil }
    let surroundings = tint.map { outer.tinted(by: $0) } ?? outer
    if node.kind == .backgroundConfiguration {
      properties = configured(properties, in: surroundings.colors)
    }
    for (name, substitute) in Self.substitutes
    where name.definition.owners.contains(.view(node.kind))
      && properties[name].value == name.definition.defaultValue
    {
      let other = properties.chosen(substitute)
      properties.set(TypedValue(substituting: other.value, in: name), other.origin)
    }
    if node.kind == .label {
      // UIKit's default colour, and its font with bold text, depend on traits, so dumps show them.
      properties.mention(.textColor)
      if surroundings.traits.legibilityWeight == .bold { properties.mention(.font) }
    }
    let accessories = node.kind == .cell ? accessories(properties) : []
    let shown = Dictionary(
      accessories.compactMap { accessory in accessory.view.map { ($0, accessory) } },
      uniquingKeysWith: { first, _ in first })
    let pictures = node.kind == .view ? template.pictures[node.name] : nil
    let picture = pictures?.picture(for: subject(in: state))
    if pictures != nil {
      // Dumps, explanations and the differences between states name the picture.
      properties.set(
        .pictures, to: picture.map { "picture of \($0.state)" } ?? "no picture",
        properties[PropertyName.pictures].origin)
    }
    let semantics = properties[Property<SemanticContentAttribute>.semanticContentAttribute]
    let direction = semantics.direction(in: surroundings.traits.layoutDirection)
    var resolved = ResolvedProperties(
      properties, of: node.kind, in: surroundings.reading(direction))
    if let pictures { resolved.show(picture, of: pictures) }
    var view = ResolvedView(
      name: node.name, kind: node.kind, properties: resolved,
      contentStyle: node.kind == .contentConfiguration ? template.contentStyle : nil,
      subviews: node.subviews.map { self.resolved($0, heritage, in: surroundings) }
        .filter {
          $0.properties.attributes.isInstalled && hasContent($0)
            && (shown[$0.name] != nil || !template.accessoryViews.contains($0.name))
        } + accessories.compactMap { self.resolved($0, heritage, in: surroundings) })
    view.customAccessories = shown
    view.stackTextWidths = template.stackTextWidths
    return view
  }

  /// All values that are assigned to a property of a view or to another form of it, the winning one last; `nil` if there
  /// is no such view or it does not have the property.
  func candidates(for property: PropertyName, of view: ViewName) -> [Candidate]? {
    let (view, property) = ContentPart.target(property, of: view)
    let group = ContentPart.allCases.first { $0.name == view }?.group
    let node = template.root.node(view)
    let constraint = template.constraints.first { $0.name == view }
    let owner =
      node.map { .view($0.kind) } ?? constraint.map { _ in PropertyOwner.group(.constraint) }
    guard let owner, let properties = node?.properties ?? constraint?.properties,
      property.definition.owners.contains(owner)
        || group == .imageProperties
          && property.definition.owners.contains(.group(.imageProperties))
        || group != nil && property == .textTransform && owner == .view(.label)
    else { return nil }
    var candidates = [
      Candidate(
        value: property.definition.defaultValue(of: owner), origin: .classDefault, holds: true)
    ]
    let forms = [property] + (property.otherForm.map { [$0] } ?? [])
    for form in forms {
      guard let style = node.flatMap({ styleValue(of: form, $0) }) else { continue }
      candidates.append(Candidate(value: style.value, origin: style.origin, holds: true))
    }
    for form in forms {
      let written = properties[form]
      guard written.origin != .classDefault else { continue }
      candidates.append(Candidate(value: written.value, origin: written.origin, holds: true))
    }
    func append(
      _ entries: [CellTemplate.Entry], _ holds: Bool, _ origin: (ScenePath) -> ValueOrigin
    ) {
      for entry in entries where entry.view == view {
        if forms.contains(entry.property) {
          candidates.append(
            Candidate(value: entry.value.value, origin: origin(entry.path), holds: holds))
        } else if property == .attributedText, entry.property == .text, node?.hasOneText == true,
          candidates.last(where: \.holds)?.value.isReplacedByText == true
        {
          candidates.append(
            Candidate(value: .attributedText(nil), origin: origin(entry.path), holds: holds))
        }
      }
    }
    append(template.entries(ofItem: item), true) { .item(item, $0) }
    for (index, rule) in template.rules.enumerated() {
      append(rule.entries, rule.when.holds(for: subject(in: state))) { .rule(index, $0) }
    }
    return candidates
  }

  /// The value of a configuration's style for a property of the configuration or of a view that it
  /// creates, in this state, even if another value is set; `nil` if the style has none.
  private func styleValue(
    of property: PropertyName, _ node: CellTemplate.Node
  ) -> ResolvedValue? {
    var bare = CascadedValues()
    if node.kind == .backgroundConfiguration {
      bare.set(properties(of: node).chosen(.style))
      guard property != .style else { return nil }
      bare = updated(bare, for: state)
    } else {
      bare = styled(bare, node)
    }
    let value = bare[property]
    return value.origin == .classDefault ? nil : value
  }
}

extension PropertyValue {
  /// Whether it is an attributed text that a later `text` replaces. One with a part that stands for the view's text shows
  /// that text instead.
  fileprivate var isReplacedByText: Bool {
    guard case .attributedText(let text?) = self else { return false }
    return !text.runs.contains(where: \.isViewsText)
  }
}

extension CellTemplate.Node {
  /// Whether `text` and `attributedText` are one text, of which the last assignment counts, as in a `UILabel` and a
  /// `UITextView` (documented). The `attributedText` of a content configuration supersedes its `text` in any order.
  fileprivate var hasOneText: Bool {
    (kind == .label || kind == .textView) && !ContentPart.allCases.contains { $0.name == name }
  }

  /// The node with this name, which may be this one or a descendant.
  fileprivate func node(_ name: ViewName) -> CellTemplate.Node? {
    self.name == name ? self : subviews.lazy.compactMap { $0.node(name) }.first
  }
}
