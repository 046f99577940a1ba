internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import Vocabulary

extension CompositionalLayout {
  /// Adds the values by the keys with which they are written: those of the shorthand for one kind of item, or
  /// those of sections.
  func addSettings(to list: inout SettingList, _ path: ScenePath) {
    guard let short = shorthand else {
      var dump = SceneDump()
      self.dump(into: &dump)
      list.add(dump, path)
      return
    }
    list.add(scrollDirection, unless: .vertical, at: path.key("scrollDirection")) { $0.rawValue }
    list.add(interSectionSpacing, unless: 0, at: path.key("interSectionSpacing")) { decimal($0) }
    list.add(short.item.text, at: path.key("item"))
    list.add(short.group.text, at: path.key("group"))
    list.add(short.itemSpacing, unless: 0, at: path.key("interItemSpacing")) { decimal($0) }
    let section = short.section
    list.add(section.interGroupSpacing, unless: 0, at: path.key("interGroupSpacing")) {
      decimal($0)
    }
    list.add(section.contentInsets, unless: .zero, at: path.key("contentInsets")) { $0.sceneText }
  }

  /// The values of the shorthand; `nil` if the layout cannot be written with it.
  private var shorthand:
    (item: LayoutSize, group: LayoutSize, itemSpacing: Double, section: Section)?
  {
    guard let section = sections.first, case .group(let group) = section.content,
      case .item(let item)? = group.subitems.first,
      case .fixed(let spacing) = group.interItemSpacing
    else { return nil }
    let short = CompositionalLayout(
      item: item.layoutSize, group: group.layoutSize, interItemSpacing: spacing,
      interGroupSpacing: section.interGroupSpacing, contentInsets: section.contentInsets)
    return short.sections == sections
      ? (item.layoutSize, group.layoutSize, spacing, section) : nil
  }
}
