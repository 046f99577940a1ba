internal import Drawing
internal import Interaction
package import SceneReading
internal import Scenes
internal import Vocabulary

extension LooksReport {
  /// The report as one JSON object on one line, with the name of the scene's file and its findings.
  package func json(
    _ file: String, _ findings: [CheckFinding], in document: SceneDocument
  ) -> String {
    let found = findings.map { finding in
      let participants = finding.problem.participants.map { participant in
        let place = document.members(at: participant.path)
        return JSONValue.object(
          [("constraint", .string(participant.text))]
            + (participant.view.map { [("view", .string($0))] } ?? [])
            + (place.isEmpty ? [("file", .string(file))] : place))
      }
      let place = document.members(at: finding.problem.path)
      let view = finding.problem.view ?? finding.problem.participants.first?.view
      return JSONValue.object(
        [("kind", .string(finding.kind.rawValue))]
          + (view.map { [("view", .string($0))] } ?? [])
          + (place.isEmpty ? [("file", .string(file))] : place)
          + [("message", .string(finding.problem.message))]
          + (participants.isEmpty ? [] : [("participants", .array(participants))]))
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
      "item": .number(look.item), "appearance": .string(look.appearance.rawValue),
      "pairs": .array(pairs), "contrasts": .array(contrasts),
    ]
  }
}
