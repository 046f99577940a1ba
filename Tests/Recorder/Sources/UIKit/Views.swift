// swift-format-ignore-file
import Foundation

public struct UIEdgeInsets { public var top, left, bottom, right: CGFloat }
public struct NSDirectionalEdgeInsets { public var top, leading, bottom, trailing: CGFloat }

public struct UILayoutPriority: Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}

@MainActor
public final class NSLayoutConstraint: NSObject {
  public enum Attribute: Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute
  }
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Axis: Sendable { case horizontal, vertical }
  public let firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var priority = UILayoutPriority(1000)
  public var identifier: String?
  public var isActive = true
  public init(
    item: AnyObject, attribute: Attribute, relatedBy relation: Relation = .equal,
    toItem: AnyObject? = nil,
    attribute second: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    (firstItem, firstAttribute, self.relation) = (item, attribute, relation)
    (secondItem, secondAttribute) = (toItem, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }
}

@MainActor
public final class UILayoutGuide { public internal(set) weak var owningView: UIView? }

@MainActor
open class UIView: NSObject {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  open class func makeLayer() -> CALayer { CALayer() }
  public let layer: CALayer
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var constraints: [NSLayoutConstraint] = []
  public var backgroundColor: UIColor?
  public var alpha: CGFloat = 1 { didSet { layer.opacity = Float(alpha) } }
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var tintColor: UIColor = .systemBlue
  public var transform = CGAffineTransform.identity { didSet { layer.transform = transform } }
  public var clipsToBounds = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  public var preservesSuperviewLayoutMargins = false
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public var accessibilityIdentifier: String?
  public let layoutMarginsGuide = UILayoutGuide()
  public let safeAreaLayoutGuide = UILayoutGuide()
  public var contentMode = ContentMode.scaleToFill
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var traitOverrides = UITraitOverrides()
  public var bounds = CGRect.zero
  public var center = CGPoint.zero
  public var traitCollection: UITraitCollection {
    var traits = superview?.traitCollection ?? UITraitCollection()
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return traits
  }
  public override init() {
    layer = Self.makeLayer()
    super.init()
    layoutMarginsGuide.owningView = self
    safeAreaLayoutGuide.owningView = self
  }
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      layer.position = center
      layer.bounds = bounds
    }
  }
  public func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  public func layoutIfNeeded() {}
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(self is UILabel ? 251 : 250)
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    UILayoutPriority(750)
  }
  public func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let button = Self(rawValue: 1 << 0), link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2), selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4), keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6), summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8), updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10), adjustable = Self(rawValue: 1 << 12)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14), tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
}

@MainActor
public enum UIAccessibility {
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let own = view.superview.map { convertToScreenCoordinates(view.frame, in: $0) } ?? view.frame
    return CGRect(
      x: own.minX + rect.minX, y: own.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

/// What every object of UIKit says to VoiceOver, by objects.
@MainActor
private struct Spoken {
  static var known: [ObjectIdentifier: Spoken] = [:]
  var isElement = false
  var isHidden = false
  var label: String?, value: String?, hint: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var elements: [Any]?
}

extension NSObject {
  @MainActor private var spoken: Spoken {
    get { Spoken.known[ObjectIdentifier(self)] ?? Spoken() }
    set { Spoken.known[ObjectIdentifier(self)] = newValue }
  }
  @MainActor public var isAccessibilityElement: Bool {
    get { spoken.isElement } set { spoken.isElement = newValue }
  }
  @MainActor public var accessibilityElementsHidden: Bool {
    get { spoken.isHidden } set { spoken.isHidden = newValue }
  }
  @MainActor public var accessibilityLabel: String? {
    get { spoken.label } set { spoken.label = newValue }
  }
  @MainActor public var accessibilityValue: String? {
    get { spoken.value } set { spoken.value = newValue }
  }
  @MainActor public var accessibilityHint: String? {
    get { spoken.hint } set { spoken.hint = newValue }
  }
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits } set { spoken.traits = newValue }
  }
  @MainActor public var accessibilityFrame: CGRect {
    get { spoken.frame } set { spoken.frame = newValue }
  }
  @MainActor public var accessibilityElements: [Any]? {
    get { spoken.elements } set { spoken.elements = newValue }
  }
  @MainActor public func accessibilityElementCount() -> Int { spoken.elements?.count ?? NSNotFound }
  @MainActor public func accessibilityElement(at index: Int) -> Any? { spoken.elements?[index] }
}

@MainActor
public final class UIAccessibilityElement: NSObject {
  public init(accessibilityContainer: Any) {
    super.init()
    isAccessibilityElement = true
  }
}

public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

public final class UILabel: UIView {
  public var text: String?
  public var font: UIFont = .systemFont(ofSize: 17)
  public var textColor: UIColor = .label
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public override init() {
    super.init()
    isUserInteractionEnabled = false
  }
}

public final class UIImageView: UIView {
  public var image: UIImage?
  public override init() {
    super.init()
    isUserInteractionEnabled = false
  }
}

public final class UIStackView: UIView {
  public enum Alignment: Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }
  public enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var spacing: CGFloat = 0
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  public var isLayoutMarginsRelativeArrangement = false
  public var arrangedSubviews: [UIView] { subviews }
  public func customSpacing(after view: UIView) -> CGFloat { .greatestFiniteMagnitude }
}

public class UIControl: UIView {
  public var isEnabled = true, isHighlighted = false, isSelected = false
}

public final class UIButton: UIControl {
  public struct Configuration {
    public enum Size: Sendable { case mini, small, medium, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Placement: Sendable { case leading, trailing, top, bottom }
    public var title: String?, subtitle: String?
    public var image: UIImage?
    public var buttonSize = Size.medium, cornerStyle = CornerStyle.dynamic
    public var imagePlacement = Placement.leading
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
  }
  public enum ButtonType: Sendable { case custom, system }
  public var buttonType: ButtonType { .system }
  public var configuration: Configuration?
  public var currentTitle: String?
  public var currentImage: UIImage?
  public var titleLabel: UILabel?
}

public final class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?, thumbTintColor: UIColor?
}

public final class UIProgressView: UIView {
  public var progress: Float = 0
  public var progressTintColor: UIColor?, trackTintColor: UIColor?
}

public final class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public var isAnimating = false, hidesWhenStopped = true
  public var style = Style.medium
}
