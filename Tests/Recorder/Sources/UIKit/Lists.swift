// swift-format-ignore-file
import Foundation

@MainActor
open class UIScrollView: UIView { public var contentOffset = CGPoint.zero }

public protocol UIContentConfiguration {}
public struct UICellConfigurationState {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public func resolvedColor() -> UIColor { .label }
  }
  public struct ImageProperties {
    public func resolvedTintColor(for color: UIColor) -> UIColor { color }
  }
  public var text: String?, secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
}

public struct UIBackgroundConfiguration {
  public var cornerRadius: CGFloat = 0, strokeWidth: CGFloat = 0, strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public func resolvedBackgroundColor(for tint: UIColor) -> UIColor { .systemBackground }
  public func resolvedStrokeColor(for tint: UIColor) -> UIColor { .clear }
  public func updated(for state: UICellConfigurationState) -> UIBackgroundConfiguration { self }
}

/// What cells of both lists have.
open class StubCell: UIView {
  public let contentView = UIView()
  public var backgroundView: UIView?, selectedBackgroundView: UIView?
  public var contentConfiguration: (any UIContentConfiguration)?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  public var configurationState: UICellConfigurationState { UICellConfigurationState() }
  public var reuseIdentifier: String? { "Cell" }
  public override init() {
    super.init()
    addSubview(contentView)
  }
}

open class UICollectionViewCell: StubCell {
  open var isHighlighted = false
  open var isSelected = false
}
open class UICollectionViewListCell: UICollectionViewCell {}

open class UITableViewCell: StubCell {
  public private(set) var isHighlighted = false
  public internal(set) var isSelected = false
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// The methods are optional in UIKit; here they have implementations, and an answer is nil without one.
@MainActor
public protocol UICollectionViewDelegate: AnyObject {
  func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool?
  func collectionView(_ list: UICollectionView, didHighlightItemAt path: IndexPath)
  func collectionView(_ list: UICollectionView, didUnhighlightItemAt path: IndexPath)
  func collectionView(_ list: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool?
  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ list: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool?
  func collectionView(_ list: UICollectionView, didDeselectItemAt path: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool?
  { nil }
  public func collectionView(_ list: UICollectionView, didHighlightItemAt path: IndexPath) {}
  public func collectionView(_ list: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  public func collectionView(_ list: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool?
  { nil }
  public func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(_ list: UICollectionView, shouldDeselectItemAt path: IndexPath)
    -> Bool?
  { nil }
  public func collectionView(_ list: UICollectionView, didDeselectItemAt path: IndexPath) {}
}

public final class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public var cells: [IndexPath: UICollectionViewCell] = [:]
  public weak var delegate: (any UICollectionViewDelegate)?
  public var allowsMultipleSelection = false
  public var indexPathsForSelectedItems: [IndexPath]? {
    cells.filter { $0.value.isSelected }.map(\.key)
  }
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? { cells[path] }
  public func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for (other, cell) in cells where !allowsMultipleSelection && other != path {
      cell.isSelected = false
    }
    if let path { cells[path]?.isSelected = true }
  }
  public func deselectItem(at path: IndexPath, animated: Bool) { cells[path]?.isSelected = false }
}

@MainActor
public protocol UITableViewDelegate: AnyObject {
  func tableView(_ list: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool?
  func tableView(_ list: UITableView, didHighlightRowAt path: IndexPath)
  func tableView(_ list: UITableView, didUnhighlightRowAt path: IndexPath)
  func tableView(_ list: UITableView, willSelectRowAt path: IndexPath) -> IndexPath?
  func tableView(_ list: UITableView, didSelectRowAt path: IndexPath)
  func tableView(_ list: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath?
  func tableView(_ list: UITableView, didDeselectRowAt path: IndexPath)
}

public final class UITableView: UIScrollView {
  public enum ScrollPosition: Sendable { case none }
  public var cells: [IndexPath: UITableViewCell] = [:]
  public weak var delegate: (any UITableViewDelegate)?
  public var allowsMultipleSelection = false
  public var indexPathsForSelectedRows: [IndexPath]? {
    cells.filter { $0.value.isSelected }.map(\.key)
  }
  public func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }
  public func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let path { cells[path]?.isSelected = true }
  }
  public func deselectRow(at path: IndexPath, animated: Bool) { cells[path]?.isSelected = false }
}
