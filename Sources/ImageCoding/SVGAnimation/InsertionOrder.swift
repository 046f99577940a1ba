/// An order of elements to which others are added anywhere. Each is named by the number of elements that were there when
/// it was added. Adding and comparing take the same time however many there are, nearly always.
struct InsertionOrder: Sendable {
  /// The difference between the ranks of two elements that are added one after the other: 32 more fit between them by
  /// halving before all are ranked again. 2³¹ such differences fit into an integer.
  private static let gap = 1 << 32

  private var first: Int?
  /// The element after each; `nil` for the last one.
  private var following: [Int?] = []
  /// Numbers that rise in the order.
  private var ranks: [Int] = []

  /// The elements in order.
  var elements: [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(following.count)
    var element = first
    while let current = element {
      elements.append(current)
      element = following[current]
    }
    return elements
  }

  /// The element after another one; the first one after `nil`.
  func element(after element: Int?) -> Int? {
    guard let element else { return first }
    return following[element]
  }

  /// Whether an element stands after another one; all do after `nil`.
  func isElement(_ element: Int, after other: Int?) -> Bool {
    guard let other else { return true }
    return ranks[element] > ranks[other]
  }

  /// Adds an element just after another one, or as the first one after `nil`. Returns its number.
  mutating func insert(after element: Int?) -> Int {
    let new = following.count
    let next = self.element(after: element)
    following.append(next)
    if let element { following[element] = new } else { first = new }
    let (low, high) = (element.map { ranks[$0] }, next.map { ranks[$0] })
    switch (low, high) {
    case (nil, nil): ranks.append(0)
    case (nil, let high?): ranks.append(high - Self.gap)
    case (let low?, nil): ranks.append(low + Self.gap)
    case (let low?, let high?):
      ranks.append(low + (high - low) / 2)
      if high - low < 2 { rankAgain() }
    }
    return new
  }

  private mutating func rankAgain() {
    for (place, element) in elements.enumerated() { ranks[element] = place * Self.gap }
  }
}
