import UIKit

// A cell as an app would have it, recorded with the stub.

final class EpisodeCell: UICollectionViewCell {
  let titleLabel = UILabel()
  private let badge = UIView()
  private lazy var starView = UIImageView()
  var titleTop: NSLayoutConstraint?

  override init() {
    super.init()
    frame = CGRect(x: 0, y: 0, width: 361, height: 84)
    contentView.frame = bounds
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 16
    for view in [titleLabel, badge, starView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    titleLabel.text = "Tides"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.frame = CGRect(x: 16, y: 14, width: 200, height: 20.5)
    badge.backgroundColor = .systemIndigo
    badge.alpha = 0.25
    badge.frame = CGRect(x: 320, y: 30, width: 24, height: 24)
    starView.image = UIImage(systemName: "star.fill")
    starView.frame = CGRect(x: 16, y: 50, width: 20, height: 20)
    func pin(
      _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
      to item: UIView? = nil
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: attribute, toItem: item,
        attribute: item == nil ? .notAnAttribute : attribute, constant: constant)
    }
    let top = pin(titleLabel, .top, 14, to: contentView)
    titleTop = top
    contentView.constraints = [
      pin(titleLabel, .leading, 16, to: contentView), top,
      pin(badge, .leading, 320, to: contentView),
      pin(badge, .top, 30, to: contentView), pin(starView, .leading, 16, to: contentView),
      pin(starView, .top, 50, to: contentView),
    ]
    titleLabel.constraints = [pin(titleLabel, .width, 200), pin(titleLabel, .height, 20.5)]
    badge.constraints = [pin(badge, .width, 24), pin(badge, .height, 24)]
    starView.constraints = [pin(starView, .width, 20), pin(starView, .height, 20)]
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let fade = CABasicAnimation()
      fade.keyPath = "opacity"
      fade.duration = 0.2
      fade.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
      fade.fromValue = Double(badge.alpha)
      badge.alpha = isHighlighted ? 1 : 0.25
      badge.layer.add(fade, forKey: "opacity")
    }
  }

  override var isSelected: Bool {
    didSet { titleLabel.textColor = isSelected ? .systemIndigo : .label }
  }

  var isPlaying = false {
    didSet {
      titleTop?.constant = isPlaying ? 20 : 14
      titleLabel.frame.origin.y = isPlaying ? 20 : 14
    }
  }
}

final class Delegate: UICollectionViewDelegate {
  var calls: [String] = []
  func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool? {
    calls.append("shouldHighlight")
    return true
  }
  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("didSelect")
  }
}

let list = UICollectionView()
list.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
list.backgroundColor = .systemGroupedBackground
let path = IndexPath(indexes: [0, 0])
let cell = EpisodeCell()
list.cells[path] = cell
list.addSubview(cell)
let delegate = Delegate()
list.delegate = delegate

var options = CellRecorder.Options()
options.includesContent = true
options.isSystemClass = { String(reflecting: $0).hasPrefix("UIKit.") }
try CellRecorder.capture(
  list, at: path,
  script: [
    .touchDown, .touchUp, .deselect,
    .set("playing") { ($0 as? EpisodeCell)?.isPlaying = true },
    .set("-playing") { ($0 as? EpisodeCell)?.isPlaying = false },
  ], options: options, to: URL(fileURLWithPath: CommandLine.arguments[1]))
guard delegate.calls == ["shouldHighlight", "didSelect", "shouldHighlight", "didSelect"] else {
  fatalError("the delegate was called as \(delegate.calls)")
}

// A row of a table, whose delegate lets the second row be selected only.

final class RowCell: UITableViewCell {
  let nameLabel = UILabel()

  override init() {
    super.init()
    frame = CGRect(x: 0, y: 0, width: 393, height: 44)
    contentView.frame = bounds
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.text = "Low tide"
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.frame = CGRect(x: 16, y: 11, width: 200, height: 22)
    contentView.addSubview(nameLabel)
    func pin(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ isOwn: Bool)
      -> NSLayoutConstraint
    {
      NSLayoutConstraint(
        item: nameLabel, attribute: attribute, toItem: isOwn ? nil : contentView,
        attribute: isOwn ? .notAnAttribute : attribute, constant: constant)
    }
    contentView.constraints = [pin(.leading, 16, false), pin(.top, 11, false)]
    nameLabel.constraints = [pin(.width, 200, true), pin(.height, 22, true)]
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    nameLabel.alpha = highlighted ? 0.5 : 1
  }
}

final class TableDelegate: UITableViewDelegate {
  var calls: [String] = []
  func tableView(_ list: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool? { true }
  func tableView(_ list: UITableView, didHighlightRowAt path: IndexPath) {}
  func tableView(_ list: UITableView, didUnhighlightRowAt path: IndexPath) {}
  func tableView(_ list: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    calls.append("willSelect \(path[1])")
    return path[1] == 1 ? path : nil
  }
  func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) {
    calls.append("didSelect \(path[1])")
  }
  func tableView(_ list: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? { path }
  func tableView(_ list: UITableView, didDeselectRowAt path: IndexPath) {}
}

let table = UITableView()
table.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
let tableDelegate = TableDelegate()
table.delegate = tableDelegate
for row in 0...1 {
  let path = IndexPath(indexes: [0, row])
  let cell = RowCell()
  table.cells[path] = cell
  table.addSubview(cell)
  var options = options
  options.includesContent = false
  try CellRecorder.capture(
    table, at: path, variants: [], options: options,
    to: URL(fileURLWithPath: CommandLine.arguments[2 + row]))
}
guard tableDelegate.calls == ["willSelect 0", "willSelect 1", "didSelect 1"] else {
  fatalError("the table's delegate was called as \(tableDelegate.calls)")
}

// A cell whose content SwiftUI draws: one opaque view, with what VoiceOver reads in it.

struct HostingConfiguration: UIContentConfiguration {}

let hosting = UICollectionViewCell()
hosting.frame = CGRect(x: 0, y: 100, width: 361, height: 84)
hosting.contentView.frame = hosting.bounds
hosting.contentConfiguration = HostingConfiguration()
@MainActor
func element(_ label: String, _ traits: UIAccessibilityTraits, _ frame: CGRect) -> NSObject {
  let element = UIAccessibilityElement(accessibilityContainer: hosting.contentView)
  element.accessibilityLabel = label
  element.accessibilityTraits = traits
  element.accessibilityFrame = frame
  return element
}
let group = UIView()
group.accessibilityElements = [
  element("High tide", [.staticText, .header], CGRect(x: 16, y: 110, width: 200, height: 22)),
  element("Remind me", .button, CGRect(x: 300, y: 120, width: 44, height: 44)),
]
hosting.contentView.accessibilityElements = [group]
let hostingPath = IndexPath(indexes: [0, 1])
list.cells[hostingPath] = hosting
list.addSubview(hosting)
for (index, isShown) in [true, false].enumerated() {
  var options = options
  options.includesContent = isShown
  try CellRecorder.capture(
    list, at: hostingPath, options: options,
    to: URL(fileURLWithPath: CommandLine.arguments[4 + index]))
}
