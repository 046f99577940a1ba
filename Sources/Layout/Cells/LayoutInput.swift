package import Drawing
package import Vocabulary

/// The resolved values of a named constraint.
package struct ConstraintValues: Hashable, Sendable {
  /// Whether the constraint is active.
  package var isActive = true
  /// The constant, in points.
  package var constant = 0.0
  /// The priority.
  package var priority = LayoutPriority.required

  /// Creates the values of a required constraint with the constant 0.
  package init() {}
}

/// Everything that the frames of a cell's views depend on and that a state can change.
package struct LayoutInput: Hashable, Sendable {
  /// A view whose margins also stay inside those of its superview.
  private struct Heir: Hashable {
    let name: ViewName
    let superview: ViewName
  }

  /// The scene's own views that are in the hierarchy.
  package private(set) var installed: Set<ViewName> = []
  /// The intrinsic content sizes of views.
  var intrinsicSizes: [ViewName: IntrinsicContentSize] = [:]
  /// The labels whose height depends on their width.
  private(set) var wrapping: [ViewName: LabelText] = [:]
  /// The texts of controls that become higher where they are narrow.
  private var wrappingControls: [ViewName: WrappingTexts] = [:]
  /// The fonts of labels, which determine baselines.
  private var fonts: [ViewName: Font] = [:]
  /// The baselines of labels with attributed texts.
  private var blocks: [ViewName: BlockBaselines] = [:]
  /// The titles of buttons and the lines of text fields, which determine their baselines.
  private var titles: [ViewName: TitlePlace] = [:]
  /// The views that fill their superviews, with any constraints.
  private(set) var filling: Set<ViewName> = []
  /// The views that have frames and no constraints.
  private(set) var frames: [ViewName: FramedPlace] = [:]
  /// The views at the sides of their superviews, which have no constraints.
  private(set) var sideViews: [ViewName: AccessoryRow.CustomPlace] = [:]
  /// The stack views.
  private(set) var stacks: [ViewName: StackArrangement] = [:]
  /// The named constraints.
  package var constraints: [ViewName: ConstraintValues] = [:]
  /// The values of the numbers that multiply constraints, by name.
  package var factors: [String: Double] = [:]
  /// The position of the background in the cell.
  package var background = BackgroundPlace()
  /// The content of a content configuration; `nil` if there is none.
  package var content: ListContent?
  /// The accessories.
  package var accessories = AccessoryRow()
  /// The margins that differ from UIKit's default.
  private var margins: [ViewName: DirectionalEdgeInsets] = [:]
  /// How far the readable areas of views are inside their margins at each side, in points, where they are
  /// narrower.
  private var readableInsets: [ViewName: Double] = [:]
  /// The views whose content does not simply have the cell's layout direction.
  private var semantics: [ViewName: SemanticContentAttribute] = [:]
  /// From the outside inwards.
  private var heirs: [Heir] = []

  /// The input without the numbers that solutions can follow.
  var withoutNumbers: LayoutInput {
    var result = self
    result.wrapping = [:]
    result.wrappingControls = [:]
    result.titles = [:]
    result.blocks = [:]
    for name in intrinsicSizes.keys {
      result.intrinsicSizes[name]?.width?.length = 0
      result.intrinsicSizes[name]?.height?.length = 0
    }
    for name in constraints.keys { result.constraints[name]?.constant = 0 }
    return result
  }

  /// Whether a view becomes higher where it is too narrow for its text.
  func wraps(_ view: ViewName) -> Bool { wrapping[view] != nil || wrappingControls[view] != nil }

  /// The names of the labels and the buttons with titles.
  var labels: Set<ViewName> { Set(fonts.keys).union(titles.keys) }

  /// Whether only constraints differ.
  package func hasSameContent(as other: LayoutInput) -> Bool {
    var other = other
    other.constraints = constraints
    return self == other
  }

  /// Creates the input of a cell without views.
  package init() {}

  /// Adds one of the scene's own views.
  package mutating func add(_ view: LayoutView, in superview: ViewName) {
    let name = view.name
    installed.insert(name)
    setMargins(
      view.margins, of: name, in: view.preservesSuperviewLayoutMargins ? superview : nil)
    setSemantics(view.semanticContentAttribute, of: name)
    if let frame = view.frame {
      frames[name] = FramedPlace(frame: frame, mask: view.autoresizingMask)
    } else if !view.autoresizingMask.isEmpty {
      filling.insert(name)
    }
    stacks[name] = view.stack
    intrinsicSizes[name] = view.intrinsicContentSize
    wrappingControls[name] = view.wrappingTexts
    titles[name] = view.title
    if let text = view.text {
      fonts[name] = text.font
      blocks[name] = view.baselines
      let wraps = text.container?.wrapsInLayout ?? true
      if text.style.numberOfLines != 1, !text.string.isEmpty, wraps { wrapping[name] = text }
    }
  }

  /// Makes a view fill its superview, whatever its constraints.
  package mutating func fill(_ view: ViewName) { filling.insert(view) }

  /// Places a view at the leading or the trailing edge of its superview, centred vertically.
  package mutating func place(_ view: ViewName, atLeadingEdge isLeading: Bool, size: Size) {
    frames[view] = nil
    sideViews[view] = AccessoryRow.CustomPlace(isLeading: isLeading, distance: 0, size: size)
  }

  /// Sets the layout margins of a view, in points.
  ///
  /// - Parameter superview: The superview inside whose margins the view's margins stay; `nil` for
  ///   none.
  package mutating func setMargins(
    _ insets: DirectionalEdgeInsets, of view: ViewName, in superview: ViewName?
  ) {
    if insets != .defaultLayoutMargins { margins[view] = insets }
    if let superview { heirs.append(Heir(name: view, superview: superview)) }
  }

  /// The layout margins of a view, in points.
  package func margins(of view: ViewName) -> DirectionalEdgeInsets {
    margins[view] ?? .defaultLayoutMargins
  }

  /// Sets whether a view's content is mirrored in right-to-left layouts.
  package mutating func setSemantics(
    _ attribute: SemanticContentAttribute, of view: ViewName
  ) {
    if attribute != .unspecified { semantics[view] = attribute }
  }

  /// The layout direction of a view's immediate content.
  func direction(of view: ViewName, in context: LayoutContext) -> LayoutDirection {
    semantics[view]?.direction(in: context.direction) ?? context.direction
  }

  /// Where the separator of a list cell starts unless a constraint moves it: at the margin of the content.
  var separatorInset: Double { margins(of: .contentView).leading }

  /// The distance of a view's readable area from its margins at each side, in points.
  func readableInset(of view: ViewName) -> Double { readableInsets[view] ?? 0 }

  /// The view whose baselines a horizontal stack has: the tallest; of equal ones the first.
  func tallest(of stack: StackArrangement) -> ViewName? {
    stack.shown.map(\.name).reversed().max {
      naturalLength(of: $0, along: .vertical) < naturalLength(of: $1, along: .vertical)
    }
  }

  /// The frame of one of UIKit's views in a cell of the context's size. Accessories reduce the
  /// width of the content view.
  func frame(ofFixed name: ViewName, in context: LayoutContext) -> Rect {
    switch name {
    case .contentView:
      accessories.contentFrame(in: context.size, direction: context.direction)
    case .backgroundConfiguration: background.frame(in: context)
    default: Rect(origin: .zero, size: context.size)
    }
  }

  /// The baselines of a label, a button's title or a text field's line; `nil` for other views. A label without text
  /// has those of one line.
  func baselines(of view: ViewName, scale: Double) -> TextBaselines? {
    if let title = titles[view] {
      if let block = title.block {
        return TextBaselines(
          naturalHeight: title.height, block: block, offset: title.offset, scale: scale)
      }
      return TextBaselines(
        naturalHeight: title.height, font: title.font, offset: title.offset,
        isOneLine: title.isOneLine, scale: scale)
    }
    guard let font = fonts[view] else { return nil }
    let height = intrinsicSizes[view]?.height?.length ?? 0
    if let block = blocks[view], height > 0 {
      return TextBaselines(naturalHeight: height, block: block, scale: scale)
    }
    let line = (font.lineHeight * scale).rounded(.up) / scale
    return TextBaselines(naturalHeight: height > 0 ? height : line, font: font, scale: scale)
  }

  /// The natural length of a view along an axis, computed from its subviews for a stack; 0 for
  /// views without one.
  func naturalLength(of view: ViewName, along axis: Axis) -> Double {
    guard let stack = stacks[view] else {
      let size = intrinsicSizes[view]
      return (axis == .horizontal ? size?.width : size?.height)?.length ?? 0
    }
    let lengths = stack.shown.map { naturalLength(of: $0.name, along: axis) }
    let inside =
      stack.axis == axis
      ? lengths.reduce(0, +) + stack.shown.dropLast().reduce(0) { $0 + $1.spacingAfter }
      : lengths.max() ?? 0
    guard stack.usesMargins else { return inside }
    let margins = margins(of: view)
    return inside
      + (axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom)
  }

  /// Returns the input with inherited margins for the given frames; `nil` if nothing changes.
  func inheritingMargins(
    at frames: [ViewName: Rect], in context: LayoutContext
  ) -> LayoutInput? {
    var result = self
    for heir in heirs {
      guard let frame = frames[heir.name], let around = frames[heir.superview] else { continue }
      let own = margins(of: heir.name)
      let theirs = result.margins(of: heir.superview)
      let left = frame.minX - around.minX
      let right = around.maxX - frame.maxX
      let isMirrored = direction(of: heir.name, in: context) == .rightToLeft
      result.margins[heir.name] = DirectionalEdgeInsets(
        top: max(own.top, theirs.top - (frame.minY - around.minY)),
        leading: max(own.leading, theirs.leading - (isMirrored ? right : left)),
        bottom: max(own.bottom, theirs.bottom - (around.maxY - frame.maxY)),
        trailing: max(own.trailing, theirs.trailing - (isMirrored ? left : right)))
    }
    return result == self ? nil : result
  }

  /// Returns the input with the readable areas of views for the given frames; `nil` if nothing changes.
  func readable(
    _ views: Set<ViewName>, at frames: [ViewName: Rect], in context: LayoutContext
  ) -> LayoutInput? {
    var result = self
    for name in views {
      guard let width = frames[name]?.size.width else { continue }
      let margins = margins(of: name)
      let inside = width - margins.leading - margins.trailing
      let widest = context.platform.readableWidth(in: width, at: context.category)
      if inside > widest { result.readableInsets[name] = (inside - widest) / 2 }
    }
    return result == self ? nil : result
  }

  /// Returns the input in which labels and buttons that became narrower than their text request the height that
  /// they need at that width, as with UIKit's `preferredMaxLayoutWidth`; `nil` if there are none.
  func wrapped(to frames: [ViewName: Rect], texts: TextStore) -> LayoutInput? {
    var result = self
    func wrap(_ name: ViewName, _ label: LabelText? = nil, _ size: (_ width: Double) -> Size) {
      guard let width = frames[name]?.size.width,
        let natural = intrinsicSizes[name]?.width?.length, width < natural
      else { return }
      let size = size(width)
      result.intrinsicSizes[name]?.width?.length = min(size.width, natural)
      result.intrinsicSizes[name]?.height?.length = size.height
      if let label { result.blocks[name] = texts.baselines(of: label, width: width) }
    }
    for (name, text) in wrapping { wrap(name, text) { texts.size(of: text, width: $0) } }
    for (name, control) in wrappingControls { wrap(name) { control.size(width: $0, texts) } }
    return result == self ? nil : result
  }
}
