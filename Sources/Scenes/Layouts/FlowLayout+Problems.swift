internal import Drawing
internal import Vocabulary

extension FlowLayout {
  func check(in finder: inout some LayoutChecker, _ path: ScenePath) {
    finder.checkSize(itemSize, "itemSize", path)
    if case .size(let size) = estimatedItemSize {
      finder.checkSize(size, "estimatedItemSize", path)
    }
    let inset = sectionInset
    finder.checkDistances([minimumLineSpacing], "minimumLineSpacing", path)
    finder.checkDistances([minimumInteritemSpacing], "minimumInteritemSpacing", path)
    finder.checkDistances([inset.top, inset.left, inset.bottom, inset.right], "sectionInset", path)
    let (header, footer) = (headerReferenceSize, footerReferenceSize)
    finder.checkDistances([header.width, header.height], "headerReferenceSize", path)
    finder.checkDistances([footer.width, footer.height], "footerReferenceSize", path)
  }
}
