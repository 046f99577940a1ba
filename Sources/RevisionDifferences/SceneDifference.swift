internal import Review

/// How a scene differs between two revisions.
package struct SceneDifference: Codable, Sendable {
  /// Whether the scene is in both revisions.
  enum Kind: String, Codable, Sendable {
    /// It is only in the second revision.
    case added
    /// It is only in the first revision.
    case removed
    /// It is in both, and something that it may read differs.
    case changed
  }

  /// A picture or motion that differs.
  struct Look: Codable, Sendable {
    /// The name of the snapshot, without the scene's.
    let name: String
    /// How it differs and why, as a sentence.
    let message: String
    /// How much of it differs, without the reasons.
    let change: String
  }

  /// The common cause of several differences.
  struct Reason: Codable, Sendable {
    /// The cause in words: a property of a view with both values, a motion, or the renderer.
    let title: String
    /// Where it is in the scene: paths below the root with lines.
    let details: [String]
    /// The number of pictures and motions that it explains.
    let count: Int
  }

  /// The scene's path below the repository's root.
  let scene: String
  /// Whether it was added, removed or changed.
  let kind: Kind
  /// The error that one revision of the scene has, so that they were not compared.
  var failure: String?
  /// The number of pictures and motions that were compared.
  var compared = 0
  /// The pictures and motions that differ.
  var looks: [Look] = []
  /// The snapshots that only the second revision has.
  var looksAdded: [String] = []
  /// The snapshots that only the first revision has.
  var looksRemoved: [String] = []
  /// The causes of the differences: properties of views, motions, the picture alone.
  var reasons: [Reason] = []
  /// The lines of the scene's file that have gone, with "-", and come, with "+", in places that no cause names.
  var edits: [String] = []
  /// The inputs, states, arrows, events and accessibility elements that came or went.
  var behaviour: [SceneBehaviour.Change] = []

  /// Whether people can notice that something changed. A scene with changes in its text only is the same.
  var isNoticeable: Bool {
    kind != .changed || failure != nil || !looks.isEmpty || !looksAdded.isEmpty
      || !looksRemoved.isEmpty || !reasons.isEmpty || !behaviour.isEmpty
  }

  init(_ scene: String, _ kind: Kind) {
    self.scene = scene
    self.kind = kind
  }
}
