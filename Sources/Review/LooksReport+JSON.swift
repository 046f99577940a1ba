internal import Drawing
internal import Interaction
package import SceneReading
internal import Scenes
internal import Validation
internal import Vocabulary

extension LooksReport {
  /// The report as one JSON object on one line, with the name of the scene's file and its findings.
  package func json(
    _ file: String, _ findings: [CheckFinding], in document: SceneDocument
  ) -> String {
    // Lists of members that are added up in one expression would take the compiler 20 seconds.
    func place(_ path: ScenePath?) -> [(String, JSONValue)] {
      let members = document.members(at: path)
      return members.isEmpty ? [("file", .string(file))] : members
    }
    let found = findings.map { finding -> JSONValue in
      let participants = finding.problem.participants.map { participant -> JSONValue in
        var members: [(String, JSONValue)] = [("constraint", .string(participant.text))]
        if let view = participant.view { members.append(("view", .string(view))) }
        return .object(members + place(participant.path))
      }
      var members: [(String, JSONValue)] = [("kind", .string(finding.kind.rawValue))]
      if let view = finding.problem.view ?? finding.problem.participants.first?.view {
        members.append(("view", .string(view)))
      }
      members += place(finding.problem.path)
      members.append(("message", .string(finding.problem.message)))
      if !participants.isEmpty { members.append(("participants", .array(participants))) }
      return .object(members)
    }
    let value: JSONValue = [
      "scene": .string(file), "findings": .array(found), "looks": .array(looks.map(Self.json)),
    ]
    return value.text(levels: 0)
  }

  private static func json(_ look: StateLooks) -> JSONValue {
    let pairs = look.pairs.map { pair -> JSONValue in
      let numbers = ColorVision.allCases.map {
        ($0.rawValue, JSONValue.number(pair.difference.mean($0), places: 3))
      }
      return [
        "states": .strings([pair.first.id, pair.second.id]), "deltaE00": .object(numbers),
        "changedArea": .number(pair.difference.areas[.normal, default: 0], places: 2),
        "isEnough": .boolean(ColorVision.allCases.allSatisfy(pair.difference.isEnough)),
      ]
    }
    let contrasts = look.contrasts.map { contrast -> JSONValue in
      [
        "view": .string(contrast.view.rawValue), "state": .string(contrast.state.id),
        "kind": .string(contrast.kind), "ink": .string(contrast.ink),
        "ground": .string(contrast.ground), "ratio": .number(contrast.ratio, places: 3),
        "required": .number(contrast.required), "isEnough": .boolean(contrast.isEnough),
      ]
    }
    return [
      "item": .number(look.item), "appearance": .string(look.userInterfaceStyle.rawValue),
      "pairs": .array(pairs), "contrasts": .array(contrasts),
    ]
  }
}
