internal import CollectionLayouts
internal import Drawing

extension FlowLayout: SceneLayout {
  static let key = "flowLayout"

  func dump(into dump: inout SceneDump) {
    dump.line("itemSize \(itemSize.text)")
    dump.line("minimumLineSpacing \(decimal(minimumLineSpacing))")
    dump.line("minimumInteritemSpacing \(decimal(minimumInteritemSpacing))")
    dump.add(sectionInset, "sectionInset")
    dump.line("scrollDirection \(scrollDirection.rawValue)")
    dump.line("headerReferenceSize \(headerReferenceSize.text)")
    dump.line("footerReferenceSize \(footerReferenceSize.text)")
    dump.line("sectionHeadersPinToVisibleBounds \(sectionHeadersPinToVisibleBounds)")
    dump.line("sectionFootersPinToVisibleBounds \(sectionFootersPinToVisibleBounds)")
    switch estimatedItemSize {
    case .automatic?: dump.line("estimatedItemSize automatic")
    case .size(let size)?: dump.line("estimatedItemSize \(size.text)")
    case nil: break
    }
  }
}
