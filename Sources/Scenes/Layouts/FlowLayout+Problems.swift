internal import CollectionLayouts
internal import Drawing

extension FlowLayout {
  func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    checker.checkSize(itemSize, "itemSize", path)
    if case .size(let size) = estimatedItemSize {
      checker.checkSize(size, "estimatedItemSize", path)
    }
    let inset = sectionInset
    checker.checkDistances([minimumLineSpacing], "minimumLineSpacing", path)
    checker.checkDistances([minimumInteritemSpacing], "minimumInteritemSpacing", path)
    checker.checkDistances(
      [inset.top, inset.left, inset.bottom, inset.right], "sectionInset", path)
    let (header, footer) = (headerReferenceSize, footerReferenceSize)
    checker.checkDistances([header.width, header.height], "headerReferenceSize", path)
    checker.checkDistances([footer.width, footer.height], "footerReferenceSize", path)
  }
}
