import Drawing
import Scenes
import Testing
import Validation
import Vocabulary

@testable import Views

@Suite("The table of properties")
struct PropertyTableTests {
  @Test("names of UIKit stand for one kind of view, and are not the words of kinds")
  func otherNames() {
    let names = ViewKind.authored.flatMap(\.otherNames)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: ViewKind.all.map(\.word)))
  }

  @Test(
    "each definition is that of its name, with a default that fits",
    arguments: PropertyName.allCases)
  func definitions(name: PropertyName) {
    let definition = name.definition
    #expect(definition.name == name)
    #expect(definition.objection(to: definition.defaultValue) == nil)
    #expect(!definition.owners.isEmpty)
    #expect(definition.meaning.hasSuffix("."))
  }

  @Test("a word finds the first property that has it, and a kind the defaults that only some have")
  func words() {
    for word in PropertyName.allCases.map(\.rawValue) {
      #expect(PropertyName(rawValue: word) == PropertyName.allCases.first { $0.rawValue == word })
      #expect(PropertyName(rawValue: "x" + word) == nil)
    }
    #expect(PropertyName(rawValue: "") == nil)
    for owner in ViewKind.all.map(PropertyOwner.view) {
      let names = owner.properties.filter { $0.definition.ownDefault(of: owner) != nil }
      #expect(owner.ownDefaults.map(\.name) == names)
    }
    #expect(ViewKind.all.contains { !PropertyOwner.view($0).ownDefaults.isEmpty })
  }

  @Test("animatable and inherited properties, and those that affect layout")
  func kinds() {
    func names(_ answer: (PropertyDefinition) -> Bool) -> [PropertyName] {
      PropertyName.allCases.filter { answer($0.definition) }
    }
    #expect(names(\.isInherited) == [.tintColor])
    #expect(
      names(\.affectsLayout) == [
        .isHidden, .isInstalled, .systemImage, .image, .preferredSymbolConfiguration, .text,
        .attributedText, .font, .textAlignment, .numberOfLines, .lineBreakMode,
        .preferredMaxLayoutWidth, .textTransform,
        .intrinsicContentSize, .horizontalHuggingPriority, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
        .autoresizingMask, .frame, .layoutMargins, .directionalLayoutMargins,
        .preservesSuperviewLayoutMargins,
        .semanticContentAttribute, .axis,
        .alignment, .distribution, .spacing, .customSpacingAfter,
        .isLayoutMarginsRelativeArrangement,
        Property<Bool>.isBaselineRelativeArrangement.name,
        .isActive, .constant, .priority, .backgroundInsets,
        .edgesAddingLayoutMarginsToBackgroundInsets, .secondaryText, .secondaryAttributedText,
        .imageToTextPadding, .textToSecondaryTextHorizontalPadding,
        .textToSecondaryTextVerticalPadding,
        .prefersSideBySideTextAndSecondaryText, .maximumSize,
        .reservedLayoutSize, .accessories, .accessoryType, .accessoryView, .progressViewStyle,
        .isSelected,
        .configuration, .buttonType, .title,
        Property<AttributedText?>.attributedTitle.name, .subtitle,
        Property<AttributedText?>.attributedSubtitle.name, .selectedTitle, .selectedSystemImage,
        .selectedImage, .titleFont, .buttonSize, .imagePlacement, .imagePadding, .titlePadding,
        .contentInsets, .showsActivityIndicator,
        ButtonStateProperties.backgroundImage.name,
        ButtonStateProperties.highlightedTitle.name,
        ButtonStateProperties.highlightedSystemImage.name,
        ButtonStateProperties.highlightedImage.name, ButtonStateProperties.disabledTitle.name,
        ButtonStateProperties.disabledSystemImage.name, ButtonStateProperties.disabledImage.name,
        .isOn, .activityIndicatorStyle, .isAnimating, .hidesWhenStopped,
        .placeholder, .borderStyle, .isSecureTextEntry, .leftView, .rightView, .textContainerInset,
        .lineFragmentPadding,
        .maximumNumberOfLines, .isScrollEnabled, .pictures, .picturesOf,
        SliderProperties.value.name, SliderProperties.minimumValue.name,
        SliderProperties.maximumValue.name, SegmentedControlProperties.items.name,
        SegmentedControlProperties.selectedSegmentIndex.name,
        PageControlProperties.numberOfPages.name, .contentStyle,
      ]
        + ListContentViewProperties.names.filter {
          !$0.rawValue.lowercased().hasSuffix("color") && $0 != .contentStyle
            && !$0.rawValue.hasSuffix("cornerRadius")
        })
    func animated(_ animatability: Animatability, in kind: ViewKind = .view) -> [PropertyName] {
      names { $0.animatability(in: kind) == animatability }
    }
    #expect(animated(.additive) == [.transform, .cornerRadius, .progress])
    #expect(
      animated(.replacing) == [
        .backgroundColor, .alpha, .tintColor, .anchorPoint, .shadowOpacity, .strokeWidth,
        .strokeOutset,
        .progressTintColor, .trackTintColor, .indicatorColor,
      ])
    #expect(
      animated(.layerOnly) == [
        .borderWidth, .borderColor, .zPosition, .shadowColor, .shadowRadius, .shadowOffset, .colors,
        .locations, .startPoint, .endPoint, .path, .fillColor, .strokeColor, .lineWidth,
        .miterLimit, Property<Double>.lineDashPhase.name, .strokeStart, .strokeEnd,
      ])
    #expect(
      animated(.throughLayout) == [
        .frame, .layoutMargins, .directionalLayoutMargins, .spacing, .customSpacingAfter, .constant,
        .backgroundInsets, SliderProperties.value.name,
      ])
    #expect(animated(.layerOnly, in: .backgroundConfiguration).isEmpty)
    let (cell, container) = (ViewKind.cell.properties, ViewKind.container.properties)
    #expect(
      Set(container).symmetricDifference(cell) == [
        .selectionStyle, .accessories, .accessoryType, .accessoryView, .separatorInset,
        .semanticContentAttribute, .automaticallyUpdatesBackgroundConfiguration,
        .automaticallyUpdatesContentConfiguration,
        RowSeparatorProperties.topSeparatorVisibility.name,
        RowSeparatorProperties.bottomSeparatorVisibility.name,
        RowSeparatorProperties.topSeparatorInsets.name,
        RowSeparatorProperties.bottomSeparatorInsets.name,
        RowSeparatorProperties.separatorColor.name,
      ])
    #expect(
      Set(ViewKind.view.properties).symmetricDifference(container) == [
        .isInstalled, .intrinsicContentSize, .horizontalHuggingPriority, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
        .autoresizingMask, .frame, .customSpacingAfter, .pictures, .picturesOf, .picturesIgnore,
      ])
    #expect(
      Set(PropertyName.allCases).subtracting(ViewKind.authored.flatMap(\.properties)) == [
        .selectionStyle, .style, .textTransform, .backgroundColorTransformer, .backgroundInsets,
        .edgesAddingLayoutMarginsToBackgroundInsets, .imageContentMode, .strokeColorTransformer,
        .strokeWidth, .strokeOutset, .shadowProperties, .isActive, .constant, .priority,
        .maximumSize, .reservedLayoutSize, .accessories, .accessoryType, .accessoryView,
        .separatorInset, .automaticallyUpdatesBackgroundConfiguration,
        .automaticallyUpdatesContentConfiguration,
        RowSeparatorProperties.topSeparatorVisibility.name,
        RowSeparatorProperties.bottomSeparatorVisibility.name,
        RowSeparatorProperties.topSeparatorInsets.name,
        RowSeparatorProperties.bottomSeparatorInsets.name,
        RowSeparatorProperties.separatorColor.name,
      ])
    #expect(
      Set(ViewKind.backgroundConfiguration.properties).intersection(container) == [
        .backgroundColor, .cornerRadius,
      ])
    for name in [PropertyName.colors, .locations, .startPoint, .endPoint] {
      #expect(name.definition.owners == [.view(.gradientView)])
    }
    #expect(PropertyName.path.definition.owners == [.view(.shapeView)])
    #expect(
      Set(ViewKind.imageView.properties).subtracting(ViewKind.view.properties) == [
        .systemImage, .image, .contentMode, .renderingMode, .capInsets, .resizingMode,
        .preferredSymbolConfiguration,
        Property<Double>.variableValue.name, .showsPlaceholder,
      ])
    #expect(
      Set(ViewKind.label.properties).symmetricDifference(ViewKind.imageView.properties) == [
        .systemImage, .image, .contentMode, .renderingMode, .capInsets, .resizingMode,
        .preferredSymbolConfiguration,
        Property<Double>.variableValue.name, .showsPlaceholder, .text,
        .font, .textColor, .textAlignment, .numberOfLines, .lineBreakMode, .preferredMaxLayoutWidth,
        .attributedText, .adjustsFontSizeToFitWidth, .minimumScaleFactor,
        Property<Bool>.allowsDefaultTighteningForTruncation.name,
      ])
  }

  @Test("a property is set once; nil makes it unwritten again")
  func setting() {
    var view = View.view("a", alpha: 0.5).setting(.alpha, to: 0.25).setting(.tintColor, to: nil)
    #expect(view.properties[.alpha] == 0.25)
    #expect(view.properties[.tintColor] == .some(nil))
    #expect(view.properties[.backgroundColor] == nil)
    view.properties[.alpha] = nil
    view.properties[.tintColor] = nil
    #expect(view == .view("a"))
  }

  @Test("numbers of transforms from Swift are checked")
  func swiftTransforms() {
    func problem(_ transform: ViewTransform) -> String? {
      SceneValidator.problems(
        in: Scene(
          cell: Cell().setting(.transform, to: transform),
          collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      ).first?.message
    }
    #expect(problem(ViewTransform(scaleX: .nan, y: .nan)) == "scale must be from -1000 to 1000")
    #expect(
      problem(ViewTransform(rotationAngle: .radians(.infinity)))
        == "rotate in half turns must be from -1000 to 1000")
    #expect(
      problem(ViewTransform(translationX: 0, y: 1e6)) == "translate must be from -10000 to 10000")
    #expect(problem(ViewTransform(scaleX: -1000, y: 1000)) == nil)
  }
}
