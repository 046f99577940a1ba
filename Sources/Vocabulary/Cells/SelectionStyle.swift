/// The appearance of a selected table cell (`UITableViewCell.SelectionStyle`).
public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
  /// No change: neither the default gray nor the selected background views.
  case none
  /// Gray: since iOS 7 there is no blue (UIKit header).
  case blue
  /// Gray.
  case gray
  /// Gray.
  case `default`
}
