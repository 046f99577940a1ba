internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a segmented control (`UISegmentedControl`): a ground, the selected segment, lines and titles, which are
/// views.
struct SegmentedControlContent: ViewContent {
  // Measured by others and in layout files of Interface Builder.
  private static let height = 32.0
  private static let radius = 8.0
  private static let selectionInset = 2.0
  private static let selectionRadius = 7.0
  private static let lineWidth = 1.0
  private static let lineInset = 6.0
  private static let fontSize = 13.0
  /// The minimum distance of a title from both sides of its segment, in points.
  private static let titleInset = 10.0

  var items: [String] = []
  var selectedSegmentIndex = -1
  var selectedSegmentTintColor: Color?
  var isEnabled = true
  var isHighlighted = false
  private var fillColor = Color.clear
  private var selectionColor = Color.clear
  private var titleColor = Color.clear
  private var isCapsule = false
  private var isMirrored = false

  static let fields = FieldTable<SegmentedControlContent>(
    Field(.items, { $1(&$0.items) }),
    Field(.selectedSegmentIndex, { $1(&$0.selectedSegmentIndex) }),
    Field(.selectedSegmentTintColor, { $1(&$0.selectedSegmentTintColor) }),
    Field(.isEnabled, { $1(&$0.isEnabled) }),
    Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  mutating func adapt(to surroundings: Surroundings) {
    let metrics = surroundings.traits.platform.metrics.controls
    fillColor = surroundings.color(.system(.tertiarySystemFill))
    isCapsule = metrics.areCapsules
    selectionColor = surroundings.color(metrics.selectedSegmentColor)
    titleColor = surroundings.color(.system(.label))
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  /// As a switch's (measured by others for that one).
  var opacity: Double { isEnabled ? 1 : 0.5 }

  private func title(_ index: Int) -> LabelText {
    LabelText(
      string: items[index],
      font: .system(Self.fontSize, index == selectedSegmentIndex ? .semibold : .regular),
      style: LabelStyle(
        alignment: .center, lineBreakMode: .byTruncatingTail, numberOfLines: 1,
        layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
  }

  /// All segments are as wide as the widest title needs, also when it is selected.
  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    let widest =
      items.indices.map { index in
        var text = title(index)
        text.font = .system(Self.fontSize, .semibold)
        return texts.size(of: text).width
      }.max() ?? 0
    let segment = (widest + 2 * Self.titleInset).rounded(.up)
    return (segment * Double(items.count), Self.height)
  }

  func parts(in place: ControlPlace) -> [ControlPart] {
    let bounds = Rect(origin: .zero, size: place.size)
    var ground = PartProperties(.view)
    ground.set(.backgroundColor, to: .fixed(fillColor))
    ground.set(.cornerRadius, to: isCapsule ? place.size.height / 2 : Self.radius)
    var parts = [ControlPart("background", of: place.name, bounds, ground)]
    for index in items.indices.dropFirst()
    where selectedSegmentIndex != index && selectedSegmentIndex != index - 1 {
      parts.append(line(before: index, place))
    }
    if items.indices.contains(selectedSegmentIndex) { parts.append(selection(place)) }
    return parts + items.indices.map { label($0, place) }
  }

  /// The frame of a segment; boundaries are whole points (measured by others).
  private func frame(of index: Int, in size: Size) -> Rect {
    func edge(_ index: Int) -> Double {
      (Double(index) * size.width / Double(max(items.count, 1))).rounded(.down)
    }
    let place = isMirrored ? items.count - 1 - index : index
    return Rect(edge(place), 0, edge(place + 1) - edge(place), size.height)
  }

  private func line(before index: Int, _ place: ControlPlace) -> ControlPart {
    var values = PartProperties(.view)
    values.set(.backgroundColor, to: .fixed(Color(hex: 0x8E8E93).withAlphaComponent(0.3)))
    let segment = frame(of: index, in: place.size)
    let edge = isMirrored ? segment.maxX : segment.minX
    return ControlPart(
      "line\(index)", of: place.name,
      Rect(
        place.pixel(edge - Self.lineWidth / 2), Self.lineInset, Self.lineWidth,
        max(place.size.height - 2 * Self.lineInset, 0)), values)
  }

  private func selection(_ place: ControlPlace) -> ControlPart {
    var values = PartProperties(.view)
    values.set(.backgroundColor, to: .fixed(selectedSegmentTintColor ?? selectionColor))
    let radius =
      isCapsule ? max(place.size.height / 2 - Self.selectionInset, 0) : Self.selectionRadius
    values.set(.cornerRadius, to: radius)
    values.set(.shadowOpacity, to: 0.12)
    values.set(.shadowColor, to: .fixed(Color(white: 0)))
    values.set(.shadowRadius, to: 4)
    values.set(.shadowOffset, to: Size(0, 3))
    let segment = frame(of: selectedSegmentIndex, in: place.size)
    return ControlPart(
      "selection", of: place.name, segment.inset(by: EdgeInsets(Self.selectionInset)), values)
  }

  private func label(_ index: Int, _ place: ControlPlace) -> ControlPart {
    let text = title(index)
    var values = PartProperties(.label)
    values.set(.text, to: text.string)
    values.set(.font, to: .fixed(text.font))
    values.set(.textColor, to: .fixed(titleColor))
    values.set(.textAlignment, to: .center)
    values.set(.lineBreakMode, to: .byTruncatingTail)
    let traits: AccessibilityTraits =
      index == selectedSegmentIndex ? [.button, .selected] : .button
    values.set(.accessibilityTraits, to: traits)
    return ControlPart(
      "title\(index)", of: place.name, frame(of: index, in: place.size), values)
  }
}
