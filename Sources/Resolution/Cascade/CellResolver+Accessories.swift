internal import Drawing
internal import Images
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The views of accessories.
extension CellResolver {
  /// The view of an accessory; `nil` for a custom one, which is a view of the scene's own.
  func resolved(
    _ accessory: CellAccessory, _ heritage: Heritage, in surroundings: Surroundings
  ) -> ResolvedView? {
    switch accessory.kind {
    case .customView: return nil
    case .label, .popUpMenu: return label(accessory, in: surroundings)
    case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
      .outlineDisclosure:
      return icon(accessory, heritage, in: surroundings)
    }
  }

  private func icon(
    _ accessory: CellAccessory, _ heritage: Heritage, in surroundings: Surroundings
  ) -> ResolvedView {
    let (symbol, color, configuration) = look(of: accessory.kind)
    var properties = CascadedValues()
    properties.set(.systemImage, to: symbol, .uiKit)
    properties.set(.contentMode, to: .center, .uiKit)
    properties.set(.preferredSymbolConfiguration, to: configuration, .uiKit)
    if accessory.isHidden { properties.set(.isHidden, to: true, .uiKit) }
    if let width = reservedWidth(accessory, symbol, configuration) {
      properties.set(.reservedLayoutSize, to: Size(width, 0), .uiKit)
    }
    if let color = accessory.tintColor ?? color {
      properties.set(.tintColor, to: color, .uiKit)
    } else if let tint = heritage[.tintColor] {
      properties.set(tint.value, tint.owner.map { .inherited(from: $0) } ?? .classDefault)
    }
    if accessory.kind == .outlineDisclosure, state.contains(.expanded) {
      // The chevron points to where reading goes on, and turns down.
      let isMirrored = surroundings.traits.layoutDirection == .rightToLeft
      properties.set(
        .transform, to: ViewTransform(rotationAngle: .degrees(isMirrored ? -90 : 90)), .uiKit)
    }
    return view(accessory, .imageView, properties, in: surroundings)
  }

  /// A text in the colour of secondary labels (customary); that of a menu ends with two chevrons.
  private func label(
    _ accessory: CellAccessory, in surroundings: Surroundings
  ) -> ResolvedView {
    var properties = CascadedValues()
    properties.set(.font, to: .preferredFont(forTextStyle: .body), .uiKit)
    properties.set(.text, to: accessory.text, .uiKit)
    properties.set(.textColor, to: accessory.tintColor ?? .system(.secondaryLabel), .uiKit)
    if accessory.isHidden { properties.set(.isHidden, to: true, .uiKit) }
    if accessory.kind == .popUpMenu {
      var chevrons = TextAttributes()
      chevrons.font = .preferredFont(forTextStyle: .footnote)
      chevrons.attachment = Symbol(rawValue: "chevron.up.chevron.down").map {
        TextAttachment(.symbol($0))
      }
      let text = AttributedText(
        [.init(accessory.text + " "), .init(TextAttachment.character, attributes: chevrons)])
      properties.set(.attributedText, to: text, .uiKit)
    }
    return view(accessory, .label, properties, in: surroundings)
  }

  private func view(
    _ accessory: CellAccessory, _ kind: ViewKind, _ properties: CascadedValues,
    in surroundings: Surroundings
  ) -> ResolvedView {
    ResolvedView(
      name: .accessory(accessory.kind), kind: kind,
      properties: ResolvedProperties(properties, of: kind, in: surroundings), contentStyle: nil,
      subviews: [])
  }

  /// The width that is reserved for an accessory if it is set; `nil` for UIKit's.
  private func reservedWidth(
    _ accessory: CellAccessory, _ symbol: Symbol, _ configuration: SymbolConfiguration
  ) -> Double? {
    switch accessory.reservedLayoutWidth {
    case .standard: nil
    case .custom(let width) where width > 0: width
    case .actual, .custom:
      surroundings.symbol(symbol).outline(surroundings.configuration(configuration)).size.width
    }
  }
}
