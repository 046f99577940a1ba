internal import Drawing
internal import Files
internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// The fonts in a scene's font files, found by name as `UIFont(name:size:)` does.
struct SceneFonts {
  /// The fonts, in the order of the scene's files.
  private(set) var fonts: [FontResource] = []

  /// Creates the fonts of some files. Fonts of one family are related.
  init(_ files: [[FontResource]]) {
    var all = files.flatMap(\.self)
    for index in all.indices {
      let family = all[index].familyName
      var others = all.enumerated().filter { $0.offset != index && $0.element.familyName == family }
        .map(\.element)
      for other in others.indices { others[other].relatives = [] }
      all[index].relatives = others
    }
    fonts = all
  }

  /// Returns the font with its file.
  ///
  /// - Throws: `AssetFailure` if there is no such font, axis or feature.
  func found(_ font: Font) throws(AssetFailure) -> Font {
    guard var descriptor = font.descriptor, let name = descriptor.name else { return font }
    let exact = fonts.first { $0.postScriptName == name }
    guard
      let family = exact?.familyName ?? fonts.first(where: { $0.familyName == name })?.familyName
    else { throw AssetFailure("there is no font \(quoted(name.shortened))" + hint(for: name)) }
    let isExact = exact != nil && descriptor.weight == nil && !font.isItalic
    var file = isExact ? exact : nil
    if file == nil {
      let wanted = descriptor.weight?.rawValue ?? exact?.weight ?? Font.Weight.regular.rawValue
      let italic = font.isItalic || exact?.isItalic == true
      file = fonts.filter { $0.familyName == family && $0.isItalic == italic }
        .min { abs($0.weight - wanted) < abs($1.weight - wanted) }
      // A family of a single italic font has no upright one.
      if file == nil, !font.isItalic { file = fonts.first { $0.familyName == family } }
      guard file != nil else {
        throw AssetFailure(
          "the family \(quoted(family)) has no italic font among the scene's fonts")
      }
    }
    guard let file else { return font }
    try check(&descriptor, in: file)
    descriptor.file = file
    var found = font
    found.descriptor = descriptor
    found.isItalic = file.isItalic
    if let weight = descriptor.weight { found.weight = weight }
    return found
  }

  /// Checks the axes and features, and turns the weight into a place on the axis of a variable font.
  private func check(
    _ descriptor: inout FontDescriptor, in file: FontResource
  ) throws(AssetFailure) {
    for (tag, value) in descriptor.variations.sorted(by: { $0.key < $1.key }) {
      guard let axis = file.axes.first(where: { $0.tag == tag }) else {
        let tags = file.axes.map(\.tag)
        throw AssetFailure(
          "the font \(quoted(file.postScriptName)) has no axis \(quoted(tag))"
            + (tags.isEmpty ? "; it is not variable" : "; it has \(tags.joined(separator: ", "))"))
      }
      guard axis.range.contains(value) else {
        throw AssetFailure(
          "\(tag) must be from \(decimal(axis.range.lowerBound)) to"
            + " \(decimal(axis.range.upperBound)) for the font \(quoted(file.postScriptName))")
      }
    }
    if let weight = descriptor.weight, descriptor.variations["wght"] == nil,
      let axis = file.axes.first(where: { $0.tag == "wght" })
    {
      descriptor.variations["wght"] = min(
        max(Double(weight.rawValue), axis.range.lowerBound), axis.range.upperBound)
    }
    for tag in descriptor.features where !file.features.contains(tag) {
      throw AssetFailure(
        "the font \(quoted(file.postScriptName)) has no feature \(quoted(tag)); leave it out")
    }
  }

  private func hint(for name: String) -> String {
    guard !fonts.isEmpty else {
      return ", as the scene names no font files; add \"fontFiles: [Fonts/\(name.shortened).ttf]\""
    }
    let names = Set(fonts.map(\.postScriptName) + fonts.map(\.familyName)).sorted()
    return " in the scene's fonts"
      + Suggestion.textOrList(for: name, among: names, areInSchema: false)
  }
}
