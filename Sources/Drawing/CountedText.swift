/// Returns a number with a noun in the right form, as `1 finding` and `2 findings`.
///
/// - Parameters:
///   - number: The number.
///   - noun: The noun in the singular; its plural ends in `s`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
