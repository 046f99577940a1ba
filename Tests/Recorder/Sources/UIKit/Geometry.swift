// swift-format-ignore-file
// Declarations of Core Graphics and QuartzCore that the recorder calls, from their public documentation, with just
// enough behaviour for a test. It draws nothing and solves no constraints.
@_exported import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = CGAffineTransform(scaleX: 1, y: 1)

  public init(scaleX: CGFloat, y: CGFloat) {
    (a, b, c, d, tx, ty) = (scaleX, 0, 0, y, 0, 0)
  }
}

public final class CGColor: @unchecked Sendable {
  let components: [CGFloat]
  public static var typeID: UInt { 1 }
  init(_ components: [CGFloat]) { self.components = components }
}

public func CFGetTypeID(_ object: AnyObject) -> UInt { object is CGColor ? 1 : 0 }

public enum CGPathElementType {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public final class CGPath {
  let elements: [(CGPathElementType, [CGPoint])]
  public init(_ elements: [(CGPathElementType, [CGPoint])]) { self.elements = elements }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (type, points) in elements {
      var points = points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        var element = CGPathElement(type: type, points: buffer.baseAddress!)
        withUnsafePointer(to: &element) { block($0) }
      }
    }
  }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public enum CALayerCornerCurve: Sendable { case circular, continuous }
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }

public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
public typealias CFTimeInterval = Double

public final class CATransaction { public static func flush() {} }

public class CAMediaTimingFunction {
  let points: [Float]
  public init(controlPoints a: Float, _ b: Float, _ c: Float, _ d: Float) {
    points = [0, 0, a, b, c, d, 1, 1]
  }
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    values[0] = points[index * 2]
    values[1] = points[index * 2 + 1]
  }
}

public class CAAnimation: NSObject {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var timingFunction: CAMediaTimingFunction?
  var start = CACurrentMediaTime()
}

public class CAAnimationGroup: CAAnimation { public var animations: [CAAnimation]? }
public class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
}
public class CABasicAnimation: CAPropertyAnimation { public var fromValue: Any? }
public class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  public var initialVelocity: CGFloat = 0
}

@MainActor
open class CALayer {
  public func render(in context: CGContext) {}
  public var opacity: Float = 1
  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public var cornerCurve = CALayerCornerCurve.circular
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor? = CGColor([0, 0, 0, 1])
  public var shadowColor: CGColor? = CGColor([0, 0, 0, 1])
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var zPosition: CGFloat = 0
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var position = CGPoint.zero
  public var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  private var animations: [String: CAAnimation] = [:]

  nonisolated public init() {}

  public func affineTransform() -> CGAffineTransform { transform }
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  private func running() -> [String: CAAnimation] {
    let now = CACurrentMediaTime()
    animations = animations.filter { now < $0.value.start + $0.value.duration }
    return animations
  }

  public func animationKeys() -> [String]? { running().keys.sorted() }
  public func animation(forKey key: String) -> CAAnimation? { running()[key] }

  public func add(_ animation: CAAnimation, forKey key: String) {
    animation.start = CACurrentMediaTime()
    animations[key] = animation
  }

  /// The layer on screen: only the opacity moves in this stub.
  public func presentation() -> CALayer? {
    let copy = CALayer()
    copy.opacity = opacity
    copy.position = position
    copy.bounds = bounds
    copy.transform = transform
    copy.cornerRadius = cornerRadius
    copy.backgroundColor = backgroundColor
    if let animation = running()["opacity"] as? CABasicAnimation {
      let part = (CACurrentMediaTime() - animation.start) / animation.duration
      let old = animation.fromValue as? Double ?? 0
      copy.opacity = Float(old + (Double(opacity) - old) * min(max(part, 0), 1))
    }
    return copy
  }
}

public final class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

public final class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor? = CGColor([0, 0, 0, 1])
  public var strokeColor: CGColor?
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var lineWidth: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
}
