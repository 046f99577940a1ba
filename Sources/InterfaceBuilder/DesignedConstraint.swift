internal import Drawing
internal import Vocabulary
internal import XMLReading

/// A constraint in Interface Builder's file: first = multiplier × second + constant.
struct DesignedConstraint {
  /// One side of the constraint.
  struct Anchor: Equatable {
    /// The name of the view in the scene.
    var view: String
    /// A layout guide of the view; `nil` for the view itself.
    var guide: Constraint.Guide?
    /// The attribute.
    var attribute: Constraint.Attribute

    /// Whether the view is the cell or its content view.
    var isRoot: Bool { view == "cell" || view == "contentView" }
  }

  var first: Anchor
  var relation: Constraint.Relation
  /// The second side; `nil` for a number alone.
  var second: Anchor?
  var multiplier: Double
  var constant: Double
  let priority: Int
  /// The identifier in the file.
  let id: String
  /// The line in the file.
  let line: Int
  /// The name by which rules can change it; `nil` for none.
  var name: String?
  /// Whether Xcode removes it when it builds the app. The stored frames follow it.
  let isPlaceholder: Bool
  /// Whether it takes part in layout on a phone.
  let isInstalled: Bool
  /// The constant in a regular width; `nil` if it is the same.
  private(set) var wideConstant: Double?
  /// Whether it takes part in layout in a regular width.
  let isInstalledWide: Bool

  /// Why a constraint cannot be imported.
  enum Objection: Error {
    /// It belongs to a view that is left out.
    case omitted
    /// It names something unknown.
    case unknown(String)
  }

  /// Reads a constraint.
  ///
  /// - Parameters:
  ///   - element: The constraint's element.
  ///   - owner: The identifier of the view in which it stands, for sides without a view.
  ///   - anchors: The views and layout guides of the cell, by their identifiers.
  ///   - uninstalled: The identifiers of constraints and views that are not installed.
  ///   - uninstalledWide: The same in a regular width.
  init(
    _ element: XMLElement, owner: String, anchors: [String: Anchor], uninstalled: Set<String>,
    uninstalledWide: Set<String>
  ) throws(Objection) {
    func anchor(_ item: String, _ attribute: String?) throws(Objection) -> Anchor {
      guard var anchor = anchors[item] else { throw .omitted }
      guard let known = attribute.flatMap(Self.attribute) else {
        throw .unknown("the attribute \"\(attribute ?? "")\" is not known")
      }
      anchor.attribute = known
      return anchor
    }
    let classes = SizeClasses.phone
    first = try anchor(element["firstItem"] ?? owner, element["firstAttribute"])
    second = nil
    if let item = element["secondItem"] {
      second = try anchor(item, element["secondAttribute"])
    }
    guard second != nil || first.attribute == .width || first.attribute == .height else {
      throw .unknown("the place \"\(first.attribute.rawValue)\" is not related to a view")
    }
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case .some(let word): throw .unknown("the relation \"\(word)\" is not known")
    }
    let multiplier = classes.value("multiplier", of: element)
    guard let factor = multiplier.map(Self.ratio) ?? 1, factor != 0 else {
      throw .unknown("the multiplier \"\(multiplier ?? "")\" is not a number")
    }
    self.multiplier = factor
    let constant = classes.value("constant", of: element)
    guard let distance = constant.map(Double.init) ?? 0, distance.isFinite,
      abs(distance) <= ImportLimits.largestLength
    else { throw .unknown("the constant \"\(constant ?? "")\" is not a number up to 10000") }
    self.constant = distance
    let priority = classes.value("priority", of: element).map(Double.init) ?? 1000
    guard let priority, priority.isFinite else {
      throw .unknown("the priority is not a number")
    }
    self.priority = Int(min(max(priority, 1), 1000).rounded())
    id = element["id"] ?? ""
    line = element.line
    name = nil
    isPlaceholder = element.isYes("placeholder")
    isInstalled = !uninstalled.contains(id)
    isInstalledWide = !uninstalledWide.contains(id)
    let wide = SizeClasses.pad.number("constant", of: element) ?? 0
    wideConstant = wide != distance && abs(wide) <= ImportLimits.largestLength ? wide : nil
  }

  /// A multiplier such as "1.5", "4:3" or "2/10".
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    let value: Double?
    switch parts.count {
    case 1: value = parts[0]
    case 2: value = parts[0].flatMap { one in parts[1].map { one / $0 } }
    default: value = nil
    }
    return value.flatMap { $0.isFinite && abs($0) <= ImportLimits.largestLength ? $0 : nil }
  }

  /// An attribute by its word in the file; `nil` for one that is not known.
  static func attribute(_ word: String) -> Constraint.Attribute? {
    switch word {
    case "baseline": .lastBaseline
    case "edges", "center", "size": nil
    default: Constraint.Attribute(rawValue: word)
    }
  }

  /// Whether it differs in a regular width.
  var differsWide: Bool { wideConstant != nil || isInstalled != isInstalledWide }

  /// The same relation seen from the other side, if the multiplier is 1 and there is another side.
  var flipped: DesignedConstraint? {
    guard let second, multiplier == 1 else { return nil }
    var result = self
    result.first = second
    result.second = first
    result.constant = -constant
    result.wideConstant = wideConstant.map { -$0 }
    result.relation =
      switch relation {
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      case .lessThanOrEqual: .greaterThanOrEqual
      }
    return result
  }

  /// The constraint in Auto Layout's written form.
  ///
  /// - Parameters:
  ///   - owner: The view in whose list it stands.
  ///   - superview: The superview of that view.
  func text(in owner: String, superview: String?) -> String {
    func item(_ anchor: Anchor) -> String? {
      var words: [String] = []
      if anchor.view == superview {
        words.append("superview")
      } else if anchor.view != owner {
        words.append(anchor.view)
      } else if owner == "contentView" || owner == "cell" {
        words.append(owner)
      }
      if let guide = anchor.guide {
        if words.isEmpty { words.append(owner) }
        words.append(guide.rawValue)
      }
      return words.isEmpty ? nil : words.joined(separator: ".")
    }
    let left = [item(first), first.attribute.rawValue].compactMap { $0 }.joined(separator: ".")
    var text = "\(left) \(relation.rawValue) "
    if let second {
      let isSame = second.attribute == first.attribute
      let other = item(second)
      if multiplier != 1 { text += "\(decimal(multiplier, places: 6)) * " }
      switch other {
      case .some(let other): text += isSame ? other : "\(other).\(second.attribute.rawValue)"
      case nil: text += second.attribute.rawValue
      }
      if decimal(constant) != "0" {
        text += constant < 0 ? " - \(decimal(-constant))" : " + \(decimal(constant))"
      }
    } else {
      text += decimal(constant)
    }
    if priority < 1000 { text += " @\(priority)" }
    return text
  }
}
