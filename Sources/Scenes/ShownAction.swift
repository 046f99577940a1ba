internal import Images
internal import Views
internal import Vocabulary

/// What the button of a swipe action or the row of a context menu shows, as `SwipeActions.button` and `ContextMenu.row`
/// have written it.
struct ShownAction {
  /// The background colour; `nil` for none.
  let backgroundColor: DynamicColor?
  /// The title; `nil` for none.
  private(set) var title: String?
  /// The icon; `nil` for none.
  private(set) var systemImage: Symbol?
  /// The image; `nil` for none.
  private(set) var image: SceneImage?
  /// Whether there is a check mark.
  private(set) var isChecked = false

  /// Reads what a view shows; nothing without a view.
  init(_ container: Container?) {
    guard let container else {
      backgroundColor = nil
      return
    }
    let color: DynamicColor?? = container.properties[.backgroundColor]
    backgroundColor = color ?? nil
    read(container.subviews)
  }

  private mutating func read(_ views: [View]) {
    for view in views {
      switch view.name.rawValue {
      case "title": title = view.properties[.text]
      case "image":
        let symbol: Symbol?? = view.properties[.systemImage]
        let picture: SceneImage?? = view.properties[.image]
        (systemImage, image) = (symbol ?? nil, picture ?? nil)
      case "check": isChecked = true
      default: read(view.subviews)
      }
    }
  }
}
