import Drawing
import Images
import Interaction
import Testing
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Properties after the cascade")
struct ResolvedPropertiesTests {
  /// The properties of a content configuration that become the content of the views that it makes.
  private static let forwarded: Set<PropertyName> = [
    .text, .attributedText, .secondaryText, .secondaryAttributedText, .image, .systemImage,
  ]

  @Test(
    "every property that a kind of view has is stored in a typed field", arguments: ViewKind.all)
  func fields(kind: ViewKind) {
    let content = ViewContents.type(of: kind)
    for name in kind.properties where ViewAttributes.fields[name] == nil {
      if kind == .contentConfiguration, Self.forwarded.contains(name) { continue }
      #expect(content.init().has(name), "\(kind.word).\(name.rawValue)")
    }
  }

  @Test("the looks of a configuration's texts and image are stored by labels and image views")
  func groups() {
    for name in PropertyOwner.group(.textProperties).properties {
      #expect(LabelContent.fields[name] != nil, "\(name.rawValue)")
    }
    for name in PropertyOwner.group(.imageProperties).properties {
      #expect(
        ImageContent.fields[name] != nil || ViewAttributes.fields[name] != nil,
        "\(name.rawValue)")
    }
    for name in PropertyOwner.group(.constraint).properties {
      #expect(ConstraintValues.fields[name] != nil, "\(name.rawValue)")
    }
  }

  @Test("a field holds its default as it is in the surroundings", arguments: ViewKind.all)
  func defaults(kind: ViewKind) throws {
    let surroundings = Surroundings(Traits(userInterfaceStyle: .dark))
    let properties = surroundings.defaults(of: kind)
    for field in ViewAttributes.fields.all where kind.properties.contains(field.name) {
      let written = field.value(in: properties.attributes)
      switch field.name.definition.defaultValue(of: .view(kind)) {
      case .color(nil) where field.name == .tintColor:
        #expect(written == .color(.fixed(NamedColor.systemBlue.color(.dark))))
      case let value:
        #expect(
          written == value.mappingColors { .fixed($0.resolved(in: surroundings.colors)) },
          "\(field.name.rawValue)")
      }
    }
  }

  @Test("colours, fonts and symbols are those of the surroundings")
  func decided() throws {
    var traits = Traits(
      userInterfaceStyle: .dark, preferredContentSizeCategory: .extraLarge,
      layoutDirection: .rightToLeft)
    traits.legibilityWeight = .bold
    let surroundings = Surroundings(traits)
    var chosen = CascadedValues()
    chosen.set(.text, to: "a", .uiKit)
    chosen.set(.font, to: .body, .uiKit)
    chosen.set(.textColor, to: nil, .uiKit)
    let label = try #require(
      ResolvedProperties(chosen, of: .label, in: surroundings).content as? LabelContent)
    #expect(label.text == "a")
    #expect(label.font == Font.system(19, .semibold))
    #expect(label.textColor == NamedColor.label.color(.dark))
    var icon = CascadedValues()
    icon.set(.systemImage, to: .chevronForward, .uiKit)
    icon.set(.preferredSymbolConfiguration, to: SymbolConfiguration(textStyle: .body), .uiKit)
    let image = try #require(
      ResolvedProperties(icon, of: .imageView, in: surroundings).content as? ImageContent)
    #expect(image.systemImage == Symbol.chevronForward.resolved(rightToLeft: true))
    #expect(image.preferredSymbolConfiguration?.pointSize == 19)
    #expect(image.preferredSymbolConfiguration?.weight == .semibold)
  }

  @Test("properties are equal if their values, their content and their origins are")
  func equality() {
    func label(_ text: String, _ origin: ValueOrigin = .uiKit) -> ResolvedProperties {
      var chosen = CascadedValues()
      chosen.set(.text, to: text, origin)
      return ResolvedProperties(chosen, of: .label, in: .any)
    }
    #expect(label("a") == label("a"))
    #expect(label("a").hashValue == label("a").hashValue)
    #expect(label("a") != label("b"))
    #expect(label("a") != label("a", .classDefault))
    #expect(label("a").differences(from: label("b")).map(\.name) == [.text])
    #expect(label("a").differences(from: label("a", .classDefault)).isEmpty)
    #expect(ResolvedProperties(defaultsOf: .label, in: .any) != label(""))
  }
}
