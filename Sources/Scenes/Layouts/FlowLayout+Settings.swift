internal import CollectionLayouts
internal import Drawing

extension FlowLayout {
  /// Adds the values that differ from UIKit's defaults.
  func addSettings(to list: inout SettingList, _ path: ScenePath) {
    let standard = FlowLayout()
    let sizes: [(key: String, size: Size, standard: Size)] = [
      ("itemSize", itemSize, standard.itemSize),
      ("headerReferenceSize", headerReferenceSize, standard.headerReferenceSize),
      ("footerReferenceSize", footerReferenceSize, standard.footerReferenceSize),
    ]
    for (key, size, standard) in sizes {
      list.add(size, unless: standard, at: path.key(key)) { $0.settingText }
    }
    switch estimatedItemSize {
    case .automatic?: list.add("automatic", at: path.key("estimatedItemSize"))
    case .size(let size)?: list.add(size.settingText, at: path.key("estimatedItemSize"))
    case nil: break
    }
    list.add(
      minimumLineSpacing, unless: standard.minimumLineSpacing,
      at: path.key("minimumLineSpacing")
    ) { decimal($0) }
    list.add(
      minimumInteritemSpacing, unless: standard.minimumInteritemSpacing,
      at: path.key("minimumInteritemSpacing")
    ) { decimal($0) }
    list.add(sectionInset, unless: .zero, at: path.key("sectionInset")) { $0.settingText }
    list.add(
      scrollDirection, unless: standard.scrollDirection, at: path.key("scrollDirection")
    ) { $0.rawValue }
    list.add(
      sectionHeadersPinToVisibleBounds, unless: false,
      at: path.key("sectionHeadersPinToVisibleBounds"), .scripts
    ) { "\($0)" }
    list.add(
      sectionFootersPinToVisibleBounds, unless: false,
      at: path.key("sectionFootersPinToVisibleBounds"), .scripts
    ) { "\($0)" }
  }
}
