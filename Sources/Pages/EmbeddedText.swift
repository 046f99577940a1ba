/// Returns the text of a file that is in the code of the program, without the line break at its end.
///
/// - Parameter file: The file's text as C has it (`CTexts`).
package func embeddedText(_ file: UnsafePointer<CChar>) -> String {
  let text = unsafe String(cString: file)
  return text.hasSuffix("\n") ? String(text.dropLast()) : text
}
