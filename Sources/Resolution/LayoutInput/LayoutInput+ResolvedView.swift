internal import Drawing
internal import Images
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

// The input of layout for a cell that the cascade has resolved.

extension LayoutInput {
  /// Creates the input of a resolved cell.
  init(_ cell: ResolvedView, texts: TextStore) {
    self.init()
    constraints = cell.constraints
    factors = cell.factors
    setMargins(of: cell, in: nil)
    accessories.margin = cell.attributes.directionalLayoutMargins.trailing
    var shownContent: ResolvedView?
    for view in cell.subviews {
      if let kind = CellAccessory.Kind.allCases.first(where: { .accessory($0) == view.name }) {
        accessories.insert(kind, view, texts)
        continue
      }
      if let accessory = cell.customAccessories[view.name] {
        accessories.insert(
          view.name, size: view.ownSize(texts), isLeading: accessory.isLeading)
      }
      switch view.kind {
      case .container:
        setMargins(of: view, in: .cell)
        setSemantics(view.attributes.semanticContentAttribute, of: view.name)
        if let shown = view.subviews.first, shown.kind == .contentConfiguration {
          shownContent = shown
        } else {
          add(view.subviews, in: view.name, texts)
        }
      case .backgroundConfiguration:
        if let content = view.properties.content as? BackgroundContent {
          background = BackgroundPlace(
            insets: content.backgroundInsets,
            edgesAddingLayoutMargins: content.edgesAddingLayoutMarginsToBackgroundInsets,
            layoutMargins: margins(of: .cell))
        }
        for view in view.subviews { fill(view.name) }
        add(view.subviews, in: view.name, texts)
      default:
        add([view], in: .cell, texts)
      }
    }
    content = shownContent.map { ListContent($0, besideAccessory: accessories.hasTrailing) }
  }

  private mutating func add(_ views: [ResolvedView], in superview: ViewName, _ texts: TextStore) {
    for view in views {
      add(LayoutView(view, texts), in: superview)
      add(view.subviews, in: view.name, texts)
      guard let field = view.properties.content as? TextFieldContent else { continue }
      for side in field.sideViews {
        guard let own = view.subviews.first(where: { $0.name == side.name }) else { continue }
        place(own.name, atLeadingEdge: side.isLeading, size: own.ownSize(texts))
      }
    }
  }

  private mutating func setMargins(of view: ResolvedView, in superview: ViewName?) {
    setMargins(
      view.attributes.directionalLayoutMargins, of: view.name,
      in: view.attributes.preservesSuperviewLayoutMargins ? superview : nil)
  }
}

extension ResolvedView {
  /// The size of a view that is placed without constraints, in points: its frame's, or its content's.
  fileprivate func ownSize(_ texts: TextStore) -> Size {
    if let frame = attributes.frame { return frame.size }
    let (own, shown) = (attributes.intrinsicContentSize, properties.content.contentSize(texts))
    return Size(shown.width ?? max(own.width, 0), shown.height ?? max(own.height, 0))
  }
}

extension LayoutView {
  fileprivate init(_ view: ResolvedView, _ texts: TextStore) {
    let attributes = view.attributes
    self.init(
      name: view.name, margins: attributes.directionalLayoutMargins,
      preservesSuperviewLayoutMargins: attributes.preservesSuperviewLayoutMargins,
      semanticContentAttribute: attributes.semanticContentAttribute,
      frame: attributes.frame, autoresizingMask: attributes.autoresizingMask,
      intrinsicContentSize: view.intrinsicContentSize(texts), text: view.labelText,
      baselines: view.properties.content.blockBaselines(texts),
      wrappingTexts: view.properties.content.wrappingTexts,
      title: view.properties.content.titlePlace(texts),
      stack: (view.properties.content as? StackContent).map {
        StackArrangement($0, of: view.subviews, view.stackTextWidths)
      })
  }
}

extension StackArrangement {
  /// Creates the arrangement of a stack view with the given arranged subviews.
  fileprivate init(
    _ stack: StackContent, of views: [ResolvedView], _ textWidths: StackTextWidths
  ) {
    self.init(
      axis: stack.axis, alignment: stack.alignment, distribution: stack.distribution,
      usesMargins: stack.isLayoutMarginsRelativeArrangement,
      usesBaselines: stack.isBaselineRelativeArrangement, textWidths: textWidths,
      elements: views.map { view in
        Element(
          name: view.name, spacingAfter: view.attributes.customSpacingAfter ?? stack.spacing,
          isHidden: view.attributes.isHidden)
      })
  }
}

extension AccessoryRow {
  /// Adds an accessory with its icon.
  fileprivate mutating func insert(
    _ kind: CellAccessory.Kind, _ view: ResolvedView, _ texts: TextStore
  ) {
    let image = view.image
    let configuration = image?.preferredSymbolConfiguration ?? SymbolConfiguration()
    let size = image?.intrinsicSize ?? view.labelText.map { texts.size(of: $0) } ?? .zero
    insert(
      kind, besideBodyOf: configuration.pointSize, iconSize: size,
      reservedWidth: image?.reservedLayoutSize.width ?? 0)
  }
}

extension ListContent {
  /// Creates the content of a content configuration.
  fileprivate init(_ view: ResolvedView, besideAccessory: Bool) {
    let values = view.properties.content as? ListContentValues ?? ListContentValues()
    var margins = view.attributes.directionalLayoutMargins
    if besideAccessory,
      !view.properties[PropertyName.directionalLayoutMargins].origin.isAuthored
    {
      margins.trailing = ListMetrics.trailingMarginBesideAccessory
    }
    self.init(
      style: view.contentStyle ?? .cell, margins: margins, imagePadding: values.imageToTextPadding,
      horizontalPadding: values.textToSecondaryTextHorizontalPadding,
      verticalPadding: values.textToSecondaryTextVerticalPadding,
      prefersSideBySide: values.prefersSideBySideTextAndSecondaryText)
    for part in view.subviews {
      switch ContentPart.allCases.first(where: { $0.name == part.name }) {
      case .text: text = part.labelText
      case .secondaryText: secondaryText = part.labelText
      case .image:
        guard let content = part.image else { continue }
        setImage(
          content.intrinsicSize, maximumSize: content.maximumSize,
          reservedSize: content.reservedLayoutSize, isSymbol: content.image == nil)
      case nil: break
      }
    }
  }
}
