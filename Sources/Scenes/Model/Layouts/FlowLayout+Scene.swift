internal import Drawing
internal import Vocabulary

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

  func check(in finder: inout ProblemFinder, _ path: ScenePath) {
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
