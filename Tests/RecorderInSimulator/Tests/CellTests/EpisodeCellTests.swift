import UIKit
import XCTest

/// A cell as an app has it.
private final class EpisodeCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let badge = UIView()
  private var titleTop: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 16
    titleLabel.text = "The Lighthouse Keeper"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    badge.backgroundColor = .systemIndigo
    badge.alpha = 0.25
    for view in [titleLabel, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let top = titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14)
    titleTop = top
    NSLayoutConstraint.activate([
      top, titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) { self.badge.alpha = self.isHighlighted ? 1 : 0.25 }
    }
  }

  override var isSelected: Bool {
    didSet { titleLabel.textColor = isSelected ? .systemIndigo : .label }
  }

  var isPlaying = false {
    didSet { titleTop?.constant = isPlaying ? 20 : 14 }
  }
}

private final class Episodes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    list.dequeueReusableCell(withReuseIdentifier: "Episode", for: path)
  }

  func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    true
  }
}

final class EpisodeCellTests: XCTestCase {
  @MainActor
  func testRecording() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 361, height: 84)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 300), collectionViewLayout: layout)
    list.backgroundColor = .systemGroupedBackground
    list.register(EpisodeCell.self, forCellWithReuseIdentifier: "Episode")
    let episodes = Episodes()
    list.dataSource = episodes
    list.delegate = episodes
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.isHidden = false
    list.layoutIfNeeded()

    let folder = ProcessInfo.processInfo.environment["CAPTURES"] ?? NSTemporaryDirectory()
    var options = CellRecorder.Options()
    options.includesContent = true
    try CellRecorder.capture(
      list, at: IndexPath(item: 0, section: 0),
      script: [
        .touchDown, .touchUp, .deselect,
        .set("playing") { ($0 as? EpisodeCell)?.isPlaying = true },
        .set("-playing") { ($0 as? EpisodeCell)?.isPlaying = false },
      ], variants: [.dark, .rightToLeft, .accessibilityLarge], options: options,
      to: URL(fileURLWithPath: folder).appendingPathComponent("episode.json"))
  }
}
