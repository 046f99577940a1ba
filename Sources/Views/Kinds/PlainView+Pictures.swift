/// The captured pictures of a plain view.
package enum PlainViewProperties {
  static let pictures = Property<String>(
    "pictures", .string, default: "", of: [.view(.view)], unlikeUIKit: [.view(.view)],
    .affectsLayout,
    meaning:
      "A capture of the running cell, whose pictures the view shows: one for each state, in the same traits."
  )
  static let picturesOf = Property<String>(
    "picturesOf", .string, default: "", of: [.view(.view)], unlikeUIKit: [.view(.view)],
    .affectsLayout,
    meaning:
      "The captured view whose pictures are shown, for example cell. Default: that with the view's own name."
  )
  static let picturesIgnore = Property<[String]>(
    "picturesIgnore", .words, default: [], of: [.view(.view)], unlikeUIKit: [.view(.view)],
    meaning: "Flags, states and traits on which the pictures do not depend.")

  /// The names, in the order of the table.
  package static let names: [PropertyName] = [pictures.name, picturesOf.name, picturesIgnore.name]
}

extension Property where Value == String {
  /// The file of a capture whose pictures a plain view shows, relative to the scene's folder; empty for none.
  package static var pictures: Self { PlainViewProperties.pictures }
  /// The name of the captured view whose pictures a plain view shows; empty for the view's own.
  package static var picturesOf: Self { PlainViewProperties.picturesOf }
}

extension Property where Value == [String] {
  /// The flags, states and traits on which captured pictures do not depend. Default: none.
  package static var picturesIgnore: Self { PlainViewProperties.picturesIgnore }
}

extension PropertyName {
  /// The file of a capture whose pictures a plain view shows.
  package static var pictures: PropertyName { PlainViewProperties.pictures.name }
  /// The captured view whose pictures a plain view shows.
  package static var picturesOf: PropertyName { PlainViewProperties.picturesOf.name }
  /// The flags, states and traits on which captured pictures do not depend.
  package static var picturesIgnore: PropertyName { PlainViewProperties.picturesIgnore.name }
}
