package import Drawing

extension TextBreaks {
  /// A language in which texts are tried.
  package struct Language: Sendable {
    /// The name.
    package let name: String
    /// The plural category of its texts; `nil` for the usual one.
    package let form: String?
    /// The direction of reading; `nil` for the scene's.
    package let direction: LayoutDirection?
    /// Returns a text in the language.
    package let translated: @Sendable (String) -> String

    /// Creates a language.
    package init(
      _ name: String, form: String? = nil, direction: LayoutDirection? = nil,
      translated: @escaping @Sendable (String) -> String
    ) {
      (self.name, self.form, self.direction) = (name, form, direction)
      self.translated = translated
    }
  }
}
