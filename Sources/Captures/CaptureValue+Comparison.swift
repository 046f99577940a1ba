internal import Drawing

extension CaptureValue {
  /// Whether two values look the same.
  ///
  /// - Parameter tolerance: How far numbers may be apart.
  func isSame(as other: CaptureValue, within tolerance: Double) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }
    switch (self, other) {
    case (.number(let a), .number(let b)): return near(a, b)
    case (.numbers(let a), .numbers(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { near($0, $1) }
    case (.color(let a), .color(let b)): return a.isSame(as: b)
    // Nothing and a transparent colour look the same.
    case (.color(let color), .none), (.none, .color(let color)): return color.color.alpha == 0
    case (.colors(let a), .colors(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.font(let a), .font(let b)):
      return a.isSame(as: b)
    case (.image(let a), .image(let b)): return a.isSame(as: b)
    case (.text(let a), .text(let b)): return a == b
    case (.hiddenText, .text), (.text, .hiddenText): return true
    default: return self == other
    }
  }
}

extension CapturedColor {
  /// Whether two colours are at most one step of 255 apart: systems round differently.
  fileprivate func isSame(as other: CapturedColor) -> Bool {
    if color.alpha == 0, other.color.alpha == 0 { return true }
    func near(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= 1 }
    let (a, b) = (color.bytes, other.color.bytes)
    return near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue)
      && near(a.alpha, b.alpha)
  }
}

extension CapturedFont {
  /// Whether two fonts are the same. The app's own are, if their names are, or, where one is not known, their families:
  /// weight and slant are part of the name.
  fileprivate func isSame(as other: CapturedFont) -> Bool {
    guard abs(size - other.size) <= 0.01,
      textStyle == nil || other.textStyle == nil || textStyle == other.textStyle
    else { return false }
    if let name, let second = other.name { return name == second }
    guard family == other.family else { return false }
    return isOwn || weight == other.weight && isItalic == other.isItalic
  }
}

extension CapturedImage {
  /// Whether two images are the same by their names, or, without names, by their sizes.
  fileprivate func isSame(as other: CapturedImage) -> Bool {
    func agrees<Value: Equatable>(_ a: Value?, _ b: Value?) -> Bool {
      a == nil || b == nil || a == b
    }
    guard symbol == other.symbol else { return false }
    if symbol != nil {
      return agrees(weight, other.weight) && agrees(scale, other.scale)
        && (pointSize.flatMap { a in other.pointSize.map { abs(a - $0) <= 0.01 } } ?? true)
    }
    if let asset, let name = other.asset { return asset == name }
    guard let size, let second = other.size else { return true }
    return abs(size.width - second.width) <= CaptureComparison.frameTolerance
      && abs(size.height - second.height) <= CaptureComparison.frameTolerance
  }
}

extension AnimatedKeyPath {
  /// How far the ends of two animations may be apart.
  var tolerance: Double {
    switch self {
    case .position, .boundsSize: CaptureComparison.frameTolerance
    case .transform: 0.001
    case .opacity, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowOpacity,
      .shadowRadius, .shadowColor, .shadowOffset, .strokeStart, .strokeEnd, .strokeColor,
      .fillColor:
      0.01
    }
  }
}

extension CapturedAnimation {
  /// Whether both animate the same key path of the same layer.
  func isOfSameLayer(as other: CapturedAnimation) -> Bool {
    view == other.view && keyPath == other.keyPath
  }

  /// How far two samples may be apart: what the animation moves in a sixtieth of a second if it moves steadily, as a
  /// frame may show the value of the one before, and at least the tolerance of its ends.
  var sampleTolerance: Double {
    guard duration > 0 else { return keyPath.tolerance }
    return max(keyPath.tolerance, Self.distance(from, to) / duration / 60)
  }

  private static func distance(_ a: CaptureValue, _ b: CaptureValue) -> Double {
    switch (a, b) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.numbers(let a), .numbers(let b)): zip(a, b).map { abs($0 - $1) }.max() ?? 0
    default: 0
    }
  }

  /// The animation in one line.
  var text: String {
    "\(from.text) to \(to.text) in \(decimal(duration)) s, \(timing.text)"
  }
}

extension CapturedAnimation.Timing {
  /// Whether two timings are the same within what systems round.
  func isSame(as other: Self) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool {
      abs(a - b) <= max(0.005, 0.01 * max(abs(a), abs(b)))
    }
    switch (self, other) {
    case (.curve(let a), .curve(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { near($0, $1) }
    case (.spring(let a, let b, let c, let d), .spring(let e, let f, let g, let h)):
      return near(a, e) && near(b, f) && near(c, g) && near(d, h)
    case (.curve, .spring), (.spring, .curve): return false
    }
  }

  /// The timing in words.
  var text: String {
    switch self {
    case .curve(let numbers):
      switch numbers {
      case [0, 0, 1, 1]: "linear"
      case [0.42, 0, 1, 1]: "easeIn"
      case [0, 0, 0.58, 1]: "easeOut"
      case [0.42, 0, 0.58, 1]: "easeInOut"
      case [0.25, 0.1, 0.25, 1]: "the default curve"
      default: "curve (\(numbers.map { decimal($0) }.joined(separator: ", ")))"
      }
    case .spring(let mass, let stiffness, let damping, let velocity):
      "spring of mass \(decimal(mass)), stiffness \(decimal(stiffness)), damping \(decimal(damping)), velocity \(decimal(velocity))"
    }
  }
}
