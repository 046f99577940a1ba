public import Vocabulary

/// The accessibility attributes of a view (`UIAccessibility`). Without a value, UIKit derives it from the kind of
/// view.
package enum AccessibilityProperties {
  static let isAccessibilityElement = Property<Bool>(
    "isAccessibilityElement", .boolean, default: false,
    meaning:
      "Whether assistive apps see the view as one element. Default: true for labels with a text, controls, progress views and list cells."
  )
  static let accessibilityElementsHidden = Property<Bool>(
    "accessibilityElementsHidden", .boolean, default: false,
    meaning: "Whether assistive apps see neither the view nor its subviews. Default: false.")
  static let accessibilityLabel = Property<String>(
    "accessibilityLabel", .string, default: "",
    meaning:
      "What an element is called. Default, and with nil: the text of a label, the title of a button."
  )
  static let accessibilityValue = Property<String>(
    "accessibilityValue", .string, default: "",
    meaning: "The value of an element. Default, and with nil: that of a switch or progress view.")
  static let accessibilityHint = Property<String>(
    "accessibilityHint", .string, default: "",
    meaning: "What happens if an element is activated. Default, and with nil: none.")
  static let accessibilityTraits = Property<AccessibilityTraits>(
    "accessibilityTraits", .accessibilityTraits, default: [],
    meaning: "How an element is used. Default: those of the kind of view.")
  static let accessibilityElements = Property<[ViewName]>(
    "accessibilityElements", .viewNames, default: [],
    meaning:
      "The names of the views that are elements, in order. Default: all, as people read them.")
  static let accessibilityCustomActions = Property<[String]>(
    "accessibilityCustomActions", .words, default: [],
    meaning: "The names of actions that an element offers. Default: none.")

  /// The names, in the order of the table.
  package static let names: [PropertyName] = [
    isAccessibilityElement.name, accessibilityElementsHidden.name, accessibilityLabel.name,
    accessibilityValue.name, accessibilityHint.name, accessibilityTraits.name,
    accessibilityElements.name, accessibilityCustomActions.name,
  ]
}

extension Property where Value == Bool {
  /// Whether assistive apps see a view as one element. Default: what UIKit decides for the kind of view.
  public static var isAccessibilityElement: Self {
    AccessibilityProperties.isAccessibilityElement
  }
  /// Whether assistive apps see neither a view nor its subviews. Default: `false`.
  public static var accessibilityElementsHidden: Self {
    AccessibilityProperties.accessibilityElementsHidden
  }
}

extension Property where Value == String {
  /// The label of an element. Default: the one that UIKit derives from the text or title.
  public static var accessibilityLabel: Self { AccessibilityProperties.accessibilityLabel }
  /// The value of an element. Default: that of a switch or progress view.
  public static var accessibilityValue: Self { AccessibilityProperties.accessibilityValue }
  /// The effect of activating an element. Default: none.
  public static var accessibilityHint: Self { AccessibilityProperties.accessibilityHint }
}

extension Property where Value == AccessibilityTraits {
  /// How an element is used. Default: the traits of the kind of view.
  public static var accessibilityTraits: Self { AccessibilityProperties.accessibilityTraits }
}

extension Property where Value == [ViewName] {
  /// The names of the views that are elements, in order. Default: all, as people read them.
  public static var accessibilityElements: Self { AccessibilityProperties.accessibilityElements }
}

extension Property where Value == [String] {
  /// The names of actions that an element offers. Default: none.
  public static var accessibilityCustomActions: Self {
    AccessibilityProperties.accessibilityCustomActions
  }
}

extension PropertyName {
  /// Whether assistive apps see a view as one element.
  package static var isAccessibilityElement: PropertyName {
    AccessibilityProperties.isAccessibilityElement.name
  }
  /// Whether assistive apps see neither a view nor its subviews.
  package static var accessibilityElementsHidden: PropertyName {
    AccessibilityProperties.accessibilityElementsHidden.name
  }
  /// What an element is called.
  package static var accessibilityLabel: PropertyName {
    AccessibilityProperties.accessibilityLabel.name
  }
  /// The value of an element.
  package static var accessibilityValue: PropertyName {
    AccessibilityProperties.accessibilityValue.name
  }
  /// What happens if an element is activated.
  package static var accessibilityHint: PropertyName {
    AccessibilityProperties.accessibilityHint.name
  }
  /// How an element is used.
  package static var accessibilityTraits: PropertyName {
    AccessibilityProperties.accessibilityTraits.name
  }
  /// The names of the views that are elements, in order.
  package static var accessibilityElements: PropertyName {
    AccessibilityProperties.accessibilityElements.name
  }
  /// The names of actions that an element offers.
  package static var accessibilityCustomActions: PropertyName {
    AccessibilityProperties.accessibilityCustomActions.name
  }

  /// The properties that only assistive apps see.
  package static let ofAccessibility: [PropertyName] = AccessibilityProperties.names
}
