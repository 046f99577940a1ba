/// How a table cell shows that it is selected (`UITableViewCell.SelectionStyle`).
public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
  /// Not at all: neither by the default grey nor by views of one's own.
  case none
  /// In grey: iOS 7 and later have no blue (UIKit header).
  case blue
  /// In grey.
  case gray
  /// In grey.
  case `default`
}
