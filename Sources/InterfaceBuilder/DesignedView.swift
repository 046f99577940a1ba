internal import Drawing
internal import XMLReading

/// A view of a cell in Interface Builder's file.
struct DesignedView: Sendable {
  /// The kind of view in the scene.
  enum Kind: Hashable, Sendable {
    case view, label, imageView, stackView, button, switchControl, progressView
    case activityIndicatorView, textField, slider, segmentedControl, stepper, pageControl
    /// Whether the view scrolls, so that it has no intrinsic content size.
    case textView(scrolls: Bool)
    /// A view of a class that scenes do not have: only its place and its background are imported.
    /// Whether the class has an intrinsic content size.
    case box(hasIntrinsicSize: Bool)

    /// Creates the kind of an element.
    init(_ element: XMLElement) {
      switch element.name {
      case "view", "tableViewCellContentView", "collectionViewCellContentView", "visualEffectView",
        "tableViewCell", "collectionViewCell", "collectionReusableView":
        self = .view
      case "label": self = .label
      case "imageView": self = .imageView
      case "stackView": self = .stackView
      case "button": self = .button
      case "switch": self = .switchControl
      case "progressView": self = .progressView
      case "activityIndicatorView": self = .activityIndicatorView
      case "textField": self = .textField
      case "textView": self = .textView(scrolls: element["scrollEnabled"] != "NO")
      case "slider": self = .slider
      case "segmentedControl": self = .segmentedControl
      case "stepper": self = .stepper
      case "pageControl": self = .pageControl
      case "datePicker", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar",
        "colorWell":
        self = .box(hasIntrinsicSize: true)
      default: self = .box(hasIntrinsicSize: false)
      }
    }

    /// The word in scene files.
    var word: String {
      switch self {
      case .view, .box: "view"
      case .label: "label"
      case .imageView: "imageView"
      case .stackView: "stackView"
      case .button: "button"
      case .switchControl: "switch"
      case .progressView: "progressView"
      case .activityIndicatorView: "activityIndicatorView"
      case .textField: "textField"
      case .textView: "textView"
      case .slider: "slider"
      case .segmentedControl: "segmentedControl"
      case .stepper: "stepper"
      case .pageControl: "pageControl"
      }
    }
  }

  let element: XMLElement
  let kind: Kind
  /// The identifier in the file; empty for none.
  let id: String
  /// The name in the scene.
  var name: String
  /// The frame in the file, in the superview's coordinates.
  let frame: Rect?
  /// Whether the view is arranged by the stack view around it.
  let isArranged: Bool
  /// The subviews, from back to front.
  var subviews: [DesignedView]
  /// The number of views in the file that are left out with this one.
  private(set) var omittedViews = 0

  /// Creates a view and its subviews. They have no names yet.
  init(_ element: XMLElement, isArranged: Bool = false) {
    self.element = element
    kind = Kind(element)
    id = element["id"] ?? ""
    name = ""
    frame = element.storedFrame
    self.isArranged = isArranged
    subviews = []
    var container = element
    if element.name == "visualEffectView", let content = element.child(key: "contentView") {
      container = content
    }
    let elements = container.children(named: "subviews").flatMap(\.children)
    if case .box = kind {
      omittedViews = elements.reduce(0) { $0 + Self.count($1) }
      return
    }
    subviews = elements.map { DesignedView($0, isArranged: kind == .stackView) }
  }

  private static func count(_ element: XMLElement) -> Int {
    element.children(named: "subviews").flatMap(\.children).reduce(1) { $0 + count($1) }
  }

  /// The number of views in this one and below it.
  var count: Int { subviews.reduce(1) { $0 + $1.count } }

  /// The class of the app's own; `nil` for UIKit's.
  var customClass: String? { element["customClass"] }

  /// Whether the view is a symbol, whose alignment rectangle differs from its frame.
  var isSymbol: Bool {
    guard kind == .imageView || kind == .button else { return false }
    func isSystem(_ element: XMLElement) -> Bool {
      element["catalog"] == "system"
        || element.children.contains { isSystem($0) && $0.name != "subviews" }
    }
    return isSystem(element)
  }

  /// The insets of the alignment rectangle within the frame, as UIKit's controls have them. The
  /// stored frames of switches, sliders and segmented controls show them.
  var alignmentInsets: (left: Double, right: Double, bottom: Double) {
    switch element.name {
    case "switch": (0, 2, 0)
    case "slider" where customClass == nil: (2, 2, 1)
    case "segmentedControl": (0, 0, 1)
    default: (0, 0, 0)
    }
  }

  /// The stored alignment rectangle, in the superview's coordinates.
  var alignmentRect: Rect? {
    guard let frame else { return nil }
    let insets = alignmentInsets
    return Rect(
      frame.origin.x + insets.left, frame.origin.y,
      max(0, frame.size.width - insets.left - insets.right),
      max(0, frame.size.height - insets.bottom))
  }

  /// Whether the view is a spinner that a running cell hides, because it is stopped. The canvas keeps its place in a
  /// stack view, also if it is hidden in the file, as stored frames show.
  var isStoppedSpinner: Bool {
    kind == .activityIndicatorView && element.isYes("hidesWhenStopped")
      && !element.isYes("animating")
  }

  /// Whether the view has an intrinsic content size in Interface Builder.
  var hasIntrinsicSize: Bool {
    switch kind {
    case .label, .button, .switchControl, .progressView, .activityIndicatorView, .textField,
      .slider, .segmentedControl, .stepper, .pageControl:
      true
    case .textView(let scrolls): !scrolls
    case .imageView: imageName != nil || isSymbol
    case .view, .stackView: false
    case .box(let has): has
    }
  }

  /// The name of the image of an image view; `nil` for none.
  var imageName: String? {
    element["image"] ?? element.child(key: "image")?["image"]
  }

  /// Calls a function with this view and all views below it, each before its subviews.
  func forEach(_ body: (DesignedView) -> Void) {
    body(self)
    for view in subviews { view.forEach(body) }
  }
}
