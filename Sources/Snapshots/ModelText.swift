/// The text beside a golden, which describes the picture: views, frames and values. Each value has the place in
/// the scene that set it.
///
/// The first line is `presentation 1`, the name and the version of the format. Each further line is a node
/// (`star`) or a value in the node around it (`isHidden: false`), indented by two spaces for each level.
/// A value that is written in the scene is followed by its place and, if a rule set it, by the rule's condition:
/// `isHidden: false  @ rules[1].assignments[0] when selected`.
package struct ModelText: Hashable, Sendable {
  /// A value with its place in the tree. A node has an empty key and an empty value.
  package struct Entry: Hashable, Sendable {
    /// The names of the nodes that contain the value, from the outermost. The last name is that of the node if
    /// the key is empty.
    package let path: [String]
    /// The value's name; empty for a node.
    package let key: String
    /// The value as text; empty for a node.
    package let value: String
    /// The place in the scene that set the value; nil if it is not written in the scene.
    package let origin: String?
    /// The condition of the rule that set the value; nil if no rule did.
    package let condition: String?
    /// The number of earlier values of the same name in the node. A view whose frame is written in the scene has
    /// two: the frame that the layout computed, and the written one.
    fileprivate(set) var occurrence = 0
  }

  /// The first line of a text that describes one picture.
  package static let header = "presentation 1"
  /// The first line of a text that describes a whole script: its animations, and values over time.
  package static let motionHeader = "motion 1"
  /// The node with what the scene sets outside of its cell and its rules. Its keys are places in the scene.
  package static let settings = "settings"
  /// The node with the constraints of the layout.
  package static let constraints = "constraints"
  /// The node with the animations of the scene.
  package static let animations = "animations"
  /// The node with animated values that have not reached those of the other nodes.
  package static let motion = "in motion"
  /// The node with the duration of a script.
  package static let script = "script"
  /// The node with values over time, each a `ValueCurve`.
  package static let curves = "curves"

  /// The outermost nodes that are not items or views.
  static let groups: Set<String> = [
    settings, constraints, animations, motion, script, curves,
  ]

  /// Nodes and values in the order of the text.
  package private(set) var entries: [Entry] = []

  /// Reads a text. Lines that do not have the format become nodes, so that an edited text is a difference and
  /// not an error.
  package init(_ text: String) {
    var path: [String] = []
    var seen: [Entry.Identity: Int] = [:]
    for line in text.split(whereSeparator: \.isLineEnd) {
      let content = line.drop { $0 == " " }
      let level = (line.count - content.count) / 2
      if level == 0, content == Self.header || content == Self.motionHeader { continue }
      path = Array(path.prefix(level))
      guard let colon = content.firstRange(of: ": ") else {
        path.append(String(content))
        entries.append(Entry(path: path, key: "", value: "", origin: nil, condition: nil))
        continue
      }
      let (value, origin, condition) = Self.parts(of: content[colon.upperBound...])
      var entry = Entry(
        path: path, key: String(content[..<colon.lowerBound]), value: value, origin: origin,
        condition: condition)
      entry.occurrence = seen[entry.identity, default: 0]
      seen[entry.identity] = entry.occurrence + 1
      entries.append(entry)
    }
  }

  /// Splits a text into value, place and condition. A place contains no quotation marks, so that a quoted text
  /// that contains an @ is not mistaken for one.
  private static func parts(
    of text: Substring
  ) -> (value: String, origin: String?, condition: String?) {
    guard let marker = text.ranges(of: "  @ ").last,
      !text[marker.upperBound...].contains("\"") || text[marker.upperBound...].contains(" when ")
    else { return (String(text), nil, nil) }
    let origin = text[marker.upperBound...]
    if let when = origin.firstRange(of: " when ") {
      return (
        String(text[..<marker.lowerBound]), String(origin[..<when.lowerBound]),
        String(origin[when.upperBound...])
      )
    }
    return (String(text[..<marker.lowerBound]), String(origin), nil)
  }

  /// Returns the differences of two texts in the order of the newer one, followed by entries that only the older
  /// one contains.
  ///
  /// Only values are compared and not their places: a rule that is inserted before others moves their places but
  /// changes nothing.
  package static func changes(from old: ModelText, to new: ModelText) -> [ModelChange] {
    guard old.entries != new.entries else { return [] }
    let before = Dictionary(old.entries.map { ($0.identity, $0) }) { first, _ in first }
    let after = Dictionary(new.entries.map { ($0.identity, $0) }) { first, _ in first }
    let items = Set((old.entries + new.entries).compactMap(\.item)).count
    var changes: [ModelChange] = []
    func add(_ old: Entry?, _ new: Entry?) {
      guard let entry = new ?? old else { return }
      changes.append(ModelChange(from: old, to: new, entry: entry, namesItem: items > 1))
    }
    // The text of a picture contains animations only while something moves. If nothing moves in one of the two
    // pictures, this is not a change of the animations.
    let moves = [old, new].map { $0.entries.contains { $0.path.first == Self.animations } }
    // Texts of earlier versions have no settings. That is not a change of the scene.
    let haveSettings = [old, new].allSatisfy { $0.entries.contains { $0.path == [Self.settings] } }
    func isTold(_ entry: Entry) -> Bool {
      guard !entry.isGroup else { return false }
      if entry.path.first == Self.animations { return moves.allSatisfy(\.self) }
      return entry.path.first != Self.settings || haveSettings
    }
    // A view that was added or removed is one change, and not one for each of its values.
    var appeared: Set<[String]> = []
    for entry in new.entries where isTold(entry) {
      let inNewNode = entry.path.indices.contains { appeared.contains(Array(entry.path[...$0])) }
      guard !inNewNode else { continue }
      let match = before[entry.identity]
      if match == nil, entry.key.isEmpty { appeared.insert(entry.path) }
      if match?.value != entry.value { add(match, entry) }
    }
    var vanished: Set<[String]> = []
    for entry in old.entries where after[entry.identity] == nil && isTold(entry) {
      let inOldNode = entry.path.indices.contains { vanished.contains(Array(entry.path[...$0])) }
      guard !inOldNode else { continue }
      if entry.key.isEmpty { vanished.insert(entry.path) }
      add(entry, nil)
    }
    return changes.filter { !$0.isEmptyGroup }
  }
}

extension ModelText.Entry {
  struct Identity: Hashable {
    let path: [String]
    let key: String
    let occurrence: Int
  }

  /// Identifies the entry in both texts. While a text is read, the occurrence is 0.
  fileprivate var identity: Identity { Identity(path: path, key: key, occurrence: occurrence) }

  /// Whether the node is not a view but a heading, such as `in motion`, or an item below one.
  fileprivate var isGroup: Bool {
    key.isEmpty && path.first.map { ModelText.groups.contains($0) } ?? false
  }

  /// The item that contains the entry, such as `item 0`; nil outside of items.
  fileprivate var item: String? { path.first { $0.hasPrefix("item ") } }
}
